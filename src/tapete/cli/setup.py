"""What is to be played: game, variant, options and seats from the command line."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

import typer

from tapete.core.game import AnyGame
from tapete.core.options import OptionError, Value, Written, options

Variant: TypeAlias = Annotated[
    str | None, typer.Option(help="Variant; the first of `tapete games` if not given.")
]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Seats: TypeAlias = Annotated[
    int | None, typer.Option(help="Number of seats; the fewest of the variant if not given.")
]
Seed: TypeAlias = Annotated[
    int, typer.Option(help="The same seed gives the same deals and the same play.")
]
Records: TypeAlias = Annotated[
    str | None,
    typer.Option(metavar="DIR|FILE.jsonl", help="Where to write the records of the matches."),
]


@dataclass(frozen=True, slots=True)
class Setup:
    """A game ready to be played."""

    game: AnyGame
    variant: str
    options: dict[str, Written]
    """Only what differs from the variant."""
    seats: int
    rules: Any


def configure(
    name: str, variant: str | None, given: Sequence[str] | None, seats: int | None
) -> Setup:
    """Return the game of a command line.

    Raises: OptionError naming what does not exist; BadParameter for an option without a value.
    """
    from tapete.core import registry

    game = registry.game(name)
    chosen = game.variant(variant) if variant is not None else game.variants[0]
    count = min(chosen.seats) if seats is None else seats
    rules = game.configure(chosen.name, _values(game, given or ()), count)
    return Setup(game, chosen.name, game.differences(chosen.name, rules), count, rules)


def _values(game: AnyGame, given: Sequence[str]) -> dict[str, Value | str]:
    known = {option.name: option for option in options(game.rules)}
    values: dict[str, Value | str] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign:
            raise typer.BadParameter(f"{pair!r} is not NAME=VALUE", param_hint="--option")
        if name in values:
            raise OptionError(f"option {name}: given twice")
        values[name] = known[name].parse(text) if name in known else text
    return values
