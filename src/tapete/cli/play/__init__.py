"""``tapete play``: a match in the terminal against bots."""

from typing import Annotated, TypeAlias

import typer

from tapete.cli.program import Lang, Language
from tapete.cli.setup import Options, Seats, Variant, configure
from tapete.cli.simulate import DEFAULT_BOT, Bots, at_seats

Game: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="One of `tapete games`.")]
Name: TypeAlias = Annotated[str | None, typer.Option(help="Your name in the record.")]
Deals: TypeAlias = Annotated[
    int | None, typer.Option("--seed", help="The same seed gives the same deals.")
]
Keep: TypeAlias = Annotated[
    str | None, typer.Option(metavar="FILE", help="Where to write the match when it is over.")
]


def command(
    game: Game = "guinote",
    variant: Variant = None,
    option: Options = None,
    seats: Seats = None,
    bot: Bots = None,
    name: Name = None,
    seed: Deals = None,
    record: Keep = None,
    lang: Lang = Language.ES,
) -> None:
    """Play a match against bots, in the terminal.

    Type the number of a card; `?` says what else there is. Ctrl-D leaves.
    """
    from tapete.cli.play.session import Session

    setup = configure(game, variant, option, seats)
    bots = at_seats(bot or [DEFAULT_BOT], setup.seats - 1)
    Session(setup, bots, lang, name=name, seed=seed).play(record)
