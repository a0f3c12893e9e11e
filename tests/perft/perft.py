"""Perft: how many lines of play begin at a position, and a checksum of where they end.

A leaf is a position a number of moves further, or where a hand ends before; chance is not tried.
The checksum adds up the CRC-32 of every leaf: phase, turn, hands and score. So a rule that changes
only the points changes it too.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol
from zlib import crc32

from tapete.core.cards import line
from tapete.core.chance import CHANCE
from tapete.core.game import AnyGame

HERE = Path(__file__).parent
MODULUS = 2**32


@dataclass
class Case:
    """A position, given by the moves that lead to it, and what was counted from it."""

    name: str
    variant: str = ""
    seats: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)
    depths: dict[int, tuple[int, int]] = field(default_factory=dict)
    """Leaves and checksum by depth."""


class Node(Protocol):
    """A position that can be counted, of the product or of the second implementation."""

    def moves(self) -> list[str]:
        """Return the moves of all seats."""
        ...

    def after(self, text: str) -> "Node":
        """Return the position after a move."""
        ...

    def position(self) -> dict[str, Any]:
        """Return phase, turn, hands and score, as a replay shows them."""
        ...


@dataclass(frozen=True)
class OfGame:
    """A position of the product."""

    game: AnyGame
    state: Any

    def moves(self) -> list[str]:
        """Return the moves of all seats."""
        seats = [seat for seat in self.game.actors(self.state) if seat != CHANCE]
        return [self.game.text(m) for seat in seats for m in self.game.legal(self.state, seat)]

    def after(self, text: str) -> "OfGame":
        """Return the position after a move."""
        return OfGame(self.game, self.game.apply(self.state, self.game.parse(text)))

    def position(self) -> dict[str, Any]:
        """Return phase, turn, hands and score, as a replay shows them."""
        waits = self.game.waits(self.state)
        return {
            "phase": self.game.phase(self.state),
            "to_act": ["-" if seat == CHANCE else str(seat) for seat in waits],
            "hands": [line(hand) for hand in self.game.hands(self.state)],
            "score": self.game.score(self.state),
        }


def count(node: Node, depth: int) -> tuple[int, int]:
    """Return the number of leaves and their checksum."""
    moves = node.moves() if depth else []
    if not moves:
        return 1, crc32(json.dumps(node.position()).encode())
    leaves = checksum = 0
    for text in moves:
        more, sums = count(node.after(text), depth - 1)
        leaves += more
        checksum = (checksum + sums) % MODULUS
    return leaves, checksum


def divide(node: Node, depth: int) -> dict[str, tuple[int, int]]:
    """Return leaves and checksum for each first move."""
    return {text: count(node.after(text), depth - 1) for text in sorted(node.moves())}


def start(game: AnyGame, case: Case) -> OfGame:
    """Return the position of a case."""
    rules = game.configure(case.variant, case.options, case.seats)
    node = OfGame(game, game.start(rules, case.seats))
    for text in case.moves:
        node = node.after(text)
    return node


def read(path: Path) -> Iterator[Case]:
    """Return the cases of a file."""
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        case = Case("")
        for text in block.strip().splitlines():
            word, _, rest = text.partition(" ")
            _take(case, word, rest)
        yield case


def _take(case: Case, word: str, rest: str) -> None:
    match word:
        case "id":
            case.name = rest
        case "variant":
            case.variant, seats = rest.split(" seats ")
            case.seats = int(seats)
        case "options":
            case.options = json.loads(rest)
        case "move":
            case.moves.append(rest)
        case "perft":
            depth, leaves, checksum = map(int, rest.split())
            case.depths[depth] = (leaves, checksum)
        case "#":
            pass
        case _:
            raise ValueError(f"{word!r} is not a line of a perft file")


def write(path: Path, cases: list[Case], head: str) -> None:
    """Write the cases into a file."""
    blocks = []
    for case in cases:
        lines = [f"id {case.name}", f"variant {case.variant} seats {case.seats}"]
        lines.append(f"options {json.dumps(case.options)}")
        lines += [f"move {text}" for text in case.moves]
        lines += [f"perft {n} {leaves} {sums}" for n, (leaves, sums) in case.depths.items()]
        blocks.append("\n".join(lines))
    path.write_text(f"# {head}\n" + "\n\n".join(blocks) + "\n", encoding="utf-8")
