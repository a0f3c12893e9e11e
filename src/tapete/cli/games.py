"""``tapete games``: what can be played."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Annotated, Any, Final, TypeAlias

import typer

from tapete.cli.program import out
from tapete.core.game import AnyGame
from tapete.core.options import Option, as_json, as_text, options

_WIDTH: Final = 100
_FEWEST: Final = 20
"""Letters that the last column has at least."""
_FEW: Final = 3
"""Numbers of seats that are listed one by one."""
Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one line of JSON.")]


def command(json: Json = False) -> None:
    """List games, variants and options.

    A variant stands with its numbers of seats and what differs from the defaults; an option with
    its default, the values it takes and its rule.
    """
    from tapete.core import registry

    games = registry.games().values()
    if json:
        from json import dumps

        out(dumps([_description(game) for game in games], ensure_ascii=False))
        return
    for game in games:
        for line in _lines(game):
            out(line)


def _description(game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.name,
        "variants": [
            {
                "name": variant.name,
                "seats": list(variant.seats),
                "options": {name: as_json(value) for name, value in variant.options.items()},
            }
            for variant in game.variants
        ],
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "values": option.values,
                "default": as_json(option.default),
                "rule": option.rule,
            }
            for option in options(game.rules)
        ],
    }


def _lines(game: AnyGame) -> Iterator[str]:
    yield game.name
    rows = [_variant_row(game, number) for number in range(len(game.variants))]
    yield from _columns(rows)
    yield ""
    yield from _columns([_option_row(option) for option in options(game.rules)])


def _variant_row(game: AnyGame, number: int) -> tuple[str, ...]:
    variant = game.variants[number]
    changed = " ".join(f"{name}={as_text(value)}" for name, value in variant.options.items())
    return (f"--variant {variant.name}", f"--seats {_seats(variant.seats)}", changed)


def _seats(seats: tuple[int, ...]) -> str:
    if len(seats) > _FEW and seats[-1] - seats[0] == len(seats) - 1:
        return f"{seats[0]}–{seats[-1]}"
    return "|".join(map(str, seats))


def _option_row(option: Option) -> tuple[str, ...]:
    values = " | ".join(option.spans())
    match option.type:
        case "list":
            values = f"list of {values}"
        case "numbers":
            values = f"{as_text(option.default).count(',') + 1} numbers: {values}"
    return (f"--option {option.name}={as_text(option.default)}", values, option.rule)


def _columns(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Yield the rows in columns; what does not fit in the last one goes on below."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    margin = 2 + sum(widths[:-1]) + 2 * len(widths[:-1])
    for row in rows:
        cells = [cell.ljust(width) for cell, width in zip(row[:-1], widths[:-1], strict=True)]
        first, *below = wrap(row[-1], max(_WIDTH - margin, _FEWEST), break_on_hyphens=False) or [""]
        yield ("  " + "  ".join([*cells, first])).rstrip()
        for rest in below:
            yield " " * margin + rest
