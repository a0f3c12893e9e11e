"""A record told to people: hands, every move in words, scores."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from tapete.core.cards import line as cards_line
from tapete.core.game import AnyGame
from tapete.locale import named, say
from tapete.records.record import Record, game_of, rules_of
from tapete.records.replay import Position, replay
from tapete.records.telling import Teller, openly
from tapete.records.wording import option_in_words

_PLY: Final = "{:>5}  "
_BELOW: Final = " " * 7


def transcript(record: Record, lang: str, *, to: int | None = None) -> Iterator[str]:
    """Yield the lines of a transcript, up to a move.

    Raises: IllegalRecord as `replay`, after the lines of all moves before.
    """
    game = game_of(record)
    teller = Teller(lang, game, rules_of(record), _people(record, lang))
    yield from _title(record, game, teller)
    before: Position | None = None
    for position in replay(record):
        if before is not None:
            yield from _move(teller, before, position)
        if position.ply == to:
            return
        before = position
    if before is not None and game.ranking(before.state) is None:
        yield say(lang, "replay-unfinished")


def _people(record: Record, lang: str) -> list[str]:
    """Return the names by seat, without signs that could steer a terminal."""
    return [_printable(_name(name, seat, lang)) for seat, name in enumerate(_players(record, lang))]


def _name(player: str, seat: int, lang: str) -> str:
    """Return what a player is called; bots have the names they had at the table."""
    return say(lang, "bot-name", seat=seat) if player.startswith("bot:") else player


def _players(record: Record, lang: str) -> Sequence[str]:
    return record.players or [say(lang, "seat", seat=str(seat)) for seat in range(record.seats)]


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "�" for sign in text)


def _title(record: Record, game: AnyGame, teller: Teller) -> Iterator[str]:
    lang = teller.lang
    yield say(
        lang,
        "replay-title",
        **titles(lang, record.game, record.variant),
        people=", ".join(_who(record, teller)),
    )
    for name, value in game.differences(record.variant, teller.rules).items():
        yield f"  {option_in_words(lang, game, name, value)}"
    yield ""


def _who(record: Record, teller: Teller) -> Iterator[str]:
    """Yield everybody's name, and what a bot was: "Pilar (bot:vecino)"."""
    players = map(_printable, _players(record, teller.lang))
    for name, player in zip(teller.people, players, strict=True):
        yield name if name == player else f"{name} ({player})"


def titles(lang: str, game: str, variant: str) -> dict[str, str]:
    """Return what people call a game and a variant, as values of a sentence."""
    return {
        "game": named(lang, f"game-{game}", game),
        "variant": named(lang, f"variant-{game}-{variant}", variant),
    }


def _move(teller: Teller, before: Position, after: Position) -> Iterator[str]:
    game = teller.game
    move = game.parse(after.move or "")
    events = openly(game, before.state, move, after.state)
    lines = [" ".join(map(teller.tell, alike)) for _, alike in groupby(events, key=type)] or [
        after.move or ""
    ]
    yield _PLY.format(after.ply) + lines[0]
    for line in lines[1:]:
        yield _BELOW + line
    if " shuffle " in f"{after.move} ":
        for name, hand in zip(teller.people, game.hands(after.state), strict=True):
            yield f"{_BELOW}{name}: {cards_line(hand)}"
