"""Counts of lines of play, compared with those a second implementation wrote."""

from pathlib import Path

import pytest

from tapete.core.registry import game, games
from tests.perft.perft import HERE, Case, count, divide, read, start
from tests.perft.write import SLOW, SlowNode

FILES = sorted(HERE.glob("*/*.perft"))
CASES = [
    pytest.param(path, case, id=f"{path.parent.name}-{path.stem}-{case.name}")
    for path in FILES
    for case in read(path)
]


def differences(name: str, case: Case, depth: int) -> str:
    """Return for each first move what the product and the second implementation count."""
    ours = divide(start(game(name), case), depth)
    theirs = divide(SlowNode.of(name, case), depth)
    lines = [f"{name} {case.name} depth {depth}: leaves and checksum after each first move"]
    for text in sorted({*ours, *theirs}):
        mark = " " if ours.get(text) == theirs.get(text) else "!"
        lines.append(f"{mark} {text}: rules {ours.get(text)}, second {theirs.get(text)}")
    return "\n".join(lines)


@pytest.mark.parametrize(("path", "case"), CASES)
def test_leaves_and_checksum(path: Path, case: Case) -> None:
    name = path.parent.name
    for depth, expected in case.depths.items():
        if count(start(game(name), case), depth) != expected:
            pytest.fail(differences(name, case, depth))


def test_every_game_with_a_second_implementation_has_a_file() -> None:
    assert {path.parent.name for path in FILES} == set(SLOW) == set(games())


def test_a_difference_is_told_per_first_move() -> None:
    case = next(iter(read(HERE / "guinote" / "guinote.perft")))
    told = differences("guinote", case, 1).splitlines()
    assert len(told) == 1 + case.depths[1][0]
    assert all(line.startswith("  ") and " play " in line for line in told[1:])
