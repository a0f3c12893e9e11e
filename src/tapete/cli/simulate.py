"""``tapete simulate``: matches between bots, written as records."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from tapete.cli.keeping import keeper
from tapete.cli.program import Lang, Language, out
from tapete.cli.progress import watched
from tapete.cli.setup import Options, Records, Seats, Seed, Setup, Variant, configure
from tapete.records import Record, titles

if TYPE_CHECKING:
    from tapete.bots import Bot

Game: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="One of `tapete games`.")]
Matches: TypeAlias = Annotated[int, typer.Option(min=1, help="How many matches.")]
Bots: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--bot", metavar="NAME", help="A bot; repeats over the seats, in order."),
]
DEFAULT_BOT = "vecino"


def command(
    game: Game,
    variant: Variant = None,
    option: Options = None,
    seats: Seats = None,
    matches: Matches = 1,
    bot: Bots = None,
    seed: Seed = 0,
    records: Records = None,
    lang: Lang = Language.ES,
) -> None:
    """Play matches between bots.

    The same seed gives the same records, byte for byte. Without --records one line says who won.
    """
    from tapete.bots import make

    setup = configure(game, variant, option, seats)
    names = at_seats(bot or [DEFAULT_BOT], setup.seats)
    bots = [make(name, setup.game) for name in names]
    wins: Counter[tuple[int, ...]] = Counter()
    with keeper(records, setup.game.name) as keep:
        for record, ranking in watched(_play(setup, names, bots, matches, seed), matches):
            keep(record)
            wins[ranking[0]] += 1
    if records is None:
        out(_summary(setup, names, wins, seed, lang))


def at_seats(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return the bot of each seat; fewer bots than seats come round again."""
    return tuple([bots[seat % len(bots)] for seat in range(seats)])


def _play(
    setup: Setup, names: Sequence[str], bots: Sequence["Bot"], matches: int, seed: int
) -> Iterator[tuple[Record, Any]]:
    """Yield each match with its ranking; its seed is its own, so it is the same in every run."""
    from tapete.bots.match import play

    for number in range(1, matches + 1):
        rng = Random(f"{seed}/{number}")
        played = play(setup.game, setup.rules, setup.seats, bots, rng)
        yield record_of(setup, names, played.moves), setup.game.ranking(played.state)


def record_of(setup: Setup, bots: Sequence[str], moves: Sequence[str]) -> Record:
    """Return the record of a match between bots."""
    return Record(
        game=setup.game.name,
        variant=setup.variant,
        options=setup.options,
        seats=setup.seats,
        players=tuple([f"bot:{name}" for name in bots]),
        moves=tuple(moves),
    )


def _summary(
    setup: Setup, names: Sequence[str], wins: Counter[tuple[int, ...]], seed: int, lang: str
) -> str:
    from tapete.locale import say

    parts = [
        f"{'+'.join(f'{seat}:{names[seat]}' for seat in seats)} {count}"
        for seats, count in sorted(wins.items())
    ]
    return say(
        lang,
        "simulate-summary",
        **titles(lang, setup.game.name, setup.variant),
        matches=wins.total(),
        seed=str(seed),
        wins=", ".join(parts),
    )
