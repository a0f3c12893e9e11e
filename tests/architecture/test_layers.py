"""Layers: who may import whom."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.files import ROOT, ours, shown


def test_imports_keep_to_the_layers() -> None:
    program = Path(sys.executable).with_name("lint-imports")
    run = subprocess.run([program, "--no-cache"], cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("layer", ["core", "games"])
def test_the_rules_import_only_the_standard_library(layer: str) -> None:
    foreign = [
        f"{shown(path)}: {name}"
        for path in ours(".py")
        if path.is_relative_to(ROOT / "src/tapete" / layer)
        for name in imported(path)
        if name not in sys.stdlib_module_names and name != "tapete"
    ]
    assert foreign == []


def test_the_rules_never_draw_a_random_number_or_read_the_clock() -> None:
    """House rule: the rules are passive. A sample draws from the generator it is given."""
    asleep = [
        f"{shown(path)}: {name}"
        for path in ours(".py")
        if path.is_relative_to(ROOT / "src/tapete/core")
        or path.is_relative_to(ROOT / "src/tapete/games")
        for name in imported(path)
        if name in {"asyncio", "datetime", "logging", "secrets", "threading", "time"}
    ]
    assert asleep == []


def imported(path: Path) -> Iterator[str]:
    """Yield the top-level names a file imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module).partition(".")[0]
