"""Write the perft files: ``python -m tests.perft.write``.

Positions are found on random matches of the second implementation, which also counts them; the
product has no part in it.
"""

import copy
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.perft.guinote import slow
from tests.perft.perft import HERE, Case, count, write

SLOW: Final = {"guinote": slow.Table}
"""The second implementation of each game that has one."""
HEAD: Final = "Written by python -m tests.perft.write from a second implementation; do not edit."


@dataclass(frozen=True)
class SlowNode:
    """A position of the second implementation."""

    table: Any

    @classmethod
    def of(cls, name: str, case: Case) -> "SlowNode":
        """Return the position of a case."""
        table = SLOW[name](case.seats, {**slow.VARIANTS[case.variant], **case.options})
        for text in case.moves:
            table.act(text)
        return cls(table)

    def moves(self) -> list[str]:
        """Return the moves of all seats."""
        return [text for seat in range(self.table.seats) for text in self.table.moves(seat)]

    def after(self, text: str) -> "SlowNode":
        """Return the position after a move."""
        table = copy.deepcopy(self.table)
        table.act(text)
        return SlowNode(table)

    def position(self) -> dict[str, Any]:
        """Return phase, turn, hands and score, as a replay shows them."""
        found: dict[str, Any] = self.table.position()
        return found


@dataclass(frozen=True)
class Wanted:
    """A kind of position to look for on random matches."""

    name: str
    depth: int
    when: Callable[[slow.Table, list[str]], bool]
    """Whether a table with these moves is what is wanted."""
    variant: str = "guinote"
    seats: int = 4
    options: tuple[tuple[str, Any], ...] = ()


def leading(table: slow.Table, left: int) -> bool:
    """Return whether a baza is to be led in the arrastre with so many cards in each hand."""
    return not table.trick and not table.stock and len(table.hands[0]) == left


def cantes(moves: list[str]) -> int:
    """Return how many cantes are possible."""
    return sum("sing" in text for text in moves)


GUINOTE: Final = [
    Wanted("opening", 4, lambda table, _: len(table.stock) == 16 and not table.trick),
    Wanted("two-cantes", 3, lambda _, moves: cantes(moves) >= 2),
    Wanted("exchange", 3, lambda _, moves: any("exchange" in text for text in moves)),
    Wanted(
        "exchange-and-cante",
        3,
        lambda _, moves: any("exchange" in text for text in moves) and cantes(moves) > 0,
    ),
    Wanted("last-draw", 3, lambda table, _: len(table.stock) == 4 and len(table.trick) == 2),
    Wanted("arrastre", 12, lambda table, _: leading(table, 6)),
    Wanted("ending", 16, lambda table, _: leading(table, 4) and table.hand_is == "idas"),
    Wanted(
        "vueltas-cut",
        16,
        lambda table, _: leading(table, 4) and table.hand_is == "vueltas",
    ),
    Wanted(
        "vueltas-cante-wins",
        3,
        lambda table, moves: (
            table.hand_is == "vueltas" and cantes(moves) > 0 and max(table.points) > 80
        ),
    ),
    Wanted(
        "one-per-pair",
        3,
        lambda _, moves: cantes(moves) >= 2,
        options=(("cantes_per_trick", "one_per_pair"),),
    ),
    Wanted(
        "unlimited",
        3,
        lambda _, moves: cantes(moves) >= 3,
        options=(("cantes_per_trick", "unlimited"),),
    ),
    Wanted(
        "window-lead", 4, lambda _, moves: cantes(moves) >= 2, options=(("cante_window", "lead"),)
    ),
    Wanted(
        "both-over-100",
        8,
        lambda table, _: leading(table, 2) and table.hand_is == "idas" and sum(table.points) > 170,
        options=(("both_over_100", "more_points"), ("partidas_per_coto", 1)),
    ),
    Wanted(
        "two-opening", 4, lambda table, _: len(table.stock) == 28, variant="mano_a_mano", seats=2
    ),
    Wanted(
        "two-exchange",
        4,
        lambda _, moves: any("exchange" in text for text in moves) and cantes(moves) > 0,
        variant="mano_a_mano",
        seats=2,
    ),
    Wanted("two-arrastre", 12, lambda table, _: leading(table, 6), variant="mano_a_mano", seats=2),
]


def find(wanted: Wanted, rng: Random) -> Case:
    """Return a position of the wanted kind."""
    options = dict(wanted.options)
    while True:
        case = Case(wanted.name, wanted.variant, wanted.seats, options)
        table = slow.Table(wanted.seats, {**slow.VARIANTS[wanted.variant], **options})
        while table.phase != "over" and len(case.moves) < 100:
            moves = SlowNode(table).moves()
            if table.phase == "play" and wanted.when(table, moves):
                return case
            text = rng.choice(moves) if moves else chance(table, rng)
            table.act(text)
            case.moves.append(text)


def chance(table: slow.Table, rng: Random) -> str:
    """Return the move of chance that a table waits for."""
    if table.dealer is None:
        return f"- dealer {rng.randrange(table.seats)}"
    return "- shuffle " + " ".join(rng.sample(slow.PACK, len(slow.PACK)))


def main() -> None:
    """Find the positions, count them and write the files."""
    rng = Random(2024)
    cases = [find(wanted, rng) for wanted in GUINOTE]
    for case, wanted in zip(cases, GUINOTE, strict=True):
        for depth in sorted({1, 2, wanted.depth}):
            case.depths[depth] = count(SlowNode.of("guinote", case), depth)
    write(HERE / "guinote" / "guinote.perft", cases, HEAD)


if __name__ == "__main__":
    main()
