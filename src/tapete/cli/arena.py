"""``tapete arena``: how strong a bot is, the same deals played both ways."""

from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from tapete.cli.keeping import keeper
from tapete.cli.program import Lang, Language, out
from tapete.cli.progress import watched
from tapete.cli.setup import Options, Records, Seats, Seed, Setup, Variant, configure
from tapete.cli.simulate import record_of

if TYPE_CHECKING:
    from tapete.bots.tally import Result, Share

First: TypeAlias = Annotated[str, typer.Argument(metavar="BOT", help="The bot that is measured.")]
Second: TypeAlias = Annotated[str, typer.Argument(metavar="BOT", help="The bot it plays.")]
Game: TypeAlias = Annotated[str, typer.Option(help="One of `tapete games`.")]
Pairs: TypeAlias = Annotated[
    int, typer.Option(min=1, help="Pairs of matches; both of a pair have the same deals.")
]


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
    with keeper(records, setup.game.name) as keep:
        for bout in watched(bouts(contest, tally), contest.matches):
            keep(record_of(setup, bout.players, bout.moves))
    for line in _report(setup, first, second, tally.result(), lang):
        out(line)


def _report(setup: Setup, first: str, second: str, result: "Result", lang: str) -> list[str]:
    from tapete.locale import named, say

    shares = [("arena-matches", result.matches), ("arena-partidas", result.partidas)]
    return [
        say(
            lang,
            "arena-title",
            game=named(lang, f"game-{setup.game.name}", setup.game.name),
            first=first,
            second=second,
        ),
        *[_share(lang, key, first, share) for key, share in shares if share is not None],
        say(
            lang,
            "arena-points",
            hands=result.hands,
            ours=result.points[0],
            theirs=result.points[1],
        ),
    ]


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
