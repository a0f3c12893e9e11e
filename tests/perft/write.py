"""Write the perft files: ``python -m tests.perft.write``.

Positions are found on random matches of the second implementation, which also counts them; the
product has no part in it.
"""

import copy
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tests.perft.guinote import slow as guinote
from tests.perft.guinote.positions import GUINOTE
from tests.perft.perft import HERE, Case, count, write
from tests.perft.presidente import slow as presidente
from tests.perft.presidente.positions import PRESIDENTE
from tests.perft.wanted import Wanted

SLOW: Final[dict[str, Any]] = {"guinote": guinote, "presidente": presidente}
"""The second implementation of each game that has one."""
WANTED: Final[dict[str, list[Wanted]]] = {"guinote": GUINOTE, "presidente": PRESIDENTE}
HEAD: Final = "Written by python -m tests.perft.write from a second implementation; do not edit."


@dataclass(frozen=True)
class SlowNode:
    """A position of the second implementation."""

    table: Any

    @classmethod
    def of(cls, name: str, case: Case) -> "SlowNode":
        """Return the position of a case."""
        table = SLOW[name].Table(case.seats, {**SLOW[name].VARIANTS[case.variant], **case.options})
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


def find(name: str, wanted: Wanted, rng: Random) -> Case:
    """Return a position of the wanted kind."""
    options = dict(wanted.options)
    while True:
        case = Case(wanted.name, wanted.variant, wanted.seats, options)
        table = SlowNode.of(name, case).table
        while table.phase != "over" and len(case.moves) < wanted.longest:
            moves = SlowNode(table).moves()
            if table.phase in ("play", "exchange") and wanted.when(table, moves):
                return case
            text = rng.choice(moves) if moves else chance(table, rng)
            table.act(text)
            case.moves.append(text)


def chance(table: Any, rng: Random) -> str:
    """Return the move of chance that a table waits for."""
    if table.dealer is None:
        return f"- dealer {rng.randrange(table.seats)}"
    pack: list[str] = table.shuffled()
    return "- shuffle " + " ".join(rng.sample(pack, len(pack)))


def main() -> None:
    """Find the positions, count them and write the files."""
    for name, kinds in WANTED.items():
        rng = Random(2024)
        cases = [find(name, wanted, rng) for wanted in kinds]
        for case, wanted in zip(cases, kinds, strict=True):
            for depth in sorted({1, 2, wanted.depth}):
                case.depths[depth] = count(SlowNode.of(name, case), depth)
        write(HERE / name / f"{name}.perft", cases, HEAD)


if __name__ == "__main__":
    main()
