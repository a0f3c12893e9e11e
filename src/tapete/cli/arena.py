"""``tapete arena``: how strong a bot is, the same deals played both ways."""

from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from tapete.cli.keeping import keeper
from tapete.cli.program import Lang, Language, out
from tapete.cli.progress import watched
from tapete.cli.setup import Options, Records, Seats, Seed, Setup, Variant, configure
from tapete.cli.simulate import record_of

if TYPE_CHECKING:
    from tapete.bots.arena import Contest
    from tapete.bots.tally import Places, Result, Share

First: TypeAlias = Annotated[str, typer.Argument(metavar="BOT", help="The bot that is measured.")]
Second: TypeAlias = Annotated[str, typer.Argument(metavar="BOT", help="The bot it plays.")]
Game: TypeAlias = Annotated[str, typer.Option(help="One of `tapete games`.")]
Pairs: TypeAlias = Annotated[
    int, typer.Option(min=1, help="Pairs of matches; both of a pair have the same deals.")
]
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one line of JSON.")]


def command(
    first: First,
    second: Second,
    game: Game = "guinote",
    variant: Variant = None,
    option: Options = None,
    seats: Seats = None,
    pairs: Pairs = 100,
    seed: Seed = 0,
    records: Records = None,
    json: Json = False,
    lang: Lang = Language.ES,
) -> None:
    """Let two bots meet, every deal played both ways, and say how often the first one wins."""
    from tapete.bots.arena import Contest, bouts
    from tapete.bots.tally import Tally

    setup = configure(game, variant, option, seats)
    contest = Contest(
        setup.game, setup.variant, setup.options, setup.seats, first, second, pairs, seed
    )
    tally = Tally(setup.game)
    played = bouts(contest, tally)
    with keeper(records, setup.game.name) as keep:
        for bout in watched(played, contest.matches):
            keep(record_of(setup, bout.players, bout.moves))
    if json:
        from json import dumps

        out(dumps(_figures(contest, tally.result()), ensure_ascii=False))
        return
    for line in _report(setup, first, second, tally.result(), lang):
        out(line)


def _figures(contest: "Contest", result: "Result") -> dict[str, Any]:
    """Return what was played and how it went; shares are the first bot's."""
    return {
        "game": contest.game.name,
        "variant": contest.variant,
        "options": dict(contest.options),
        "seats": contest.seats,
        "bots": [contest.first, contest.second],
        "pairs": contest.pairs,
        "seed": contest.seed,
        "matches": _numbers(result.matches),
        "partidas": None if result.partidas is None else _numbers(result.partidas),
        "hands": result.hands,
        "points": None if result.points is None else [round(each, 3) for each in result.points],
        "places": None if result.places is None else _means(result.places),
    }


def _numbers(share: "Share") -> dict[str, Any]:
    low, high = share.interval
    return {
        "won": share.won,
        "of": share.of,
        "share": round(share.rate, 5),
        "interval": [round(low, 5), round(high, 5)],
    }


def _means(places: "Places") -> dict[str, Any]:
    low, high = places.interval
    return {
        "means": [round(places.first, 4), round(places.second, 4)],
        "difference": round(places.difference, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _report(setup: Setup, first: str, second: str, result: "Result", lang: str) -> list[str]:
    from tapete.locale import named, say

    game = named(lang, f"game-{setup.game.name}", setup.game.name)
    lines = [say(lang, "arena-title", game=game, first=first, second=second)]
    for key, share in (("arena-matches", result.matches), ("arena-partidas", result.partidas)):
        if share is not None:
            lines.append(_share(lang, key, first, share))
    if result.points is not None:
        ours, theirs = result.points
        lines.append(say(lang, "arena-points", hands=result.hands, ours=ours, theirs=theirs))
    if result.places is not None:
        ours, theirs = result.places.first, result.places.second
        low, high = result.places.interval
        lines.append(say(lang, "arena-places", ours=ours, theirs=theirs, low=low, high=high))
    return lines


def _share(lang: str, key: str, first: str, share: "Share") -> str:
    from tapete.locale import say

    low, high = share.interval
    return say(
        lang,
        key,
        first=first,
        won=share.won,
        of=share.of,
        rate=100 * share.rate,
        low=100 * low,
        high=100 * high,
    )
