"""Small files and small functions."""

import ast
from pathlib import Path

from tests.files import GENERATED, ours, shown

MOST_LINES, MOST_LINES_OF_A_FUNCTION = 400, 40


def test_no_file_is_longer_than_400_lines() -> None:
    sizes = {shown(path): lines(path) for path in ours(".py", ".ts", ".svelte", ".css", ".c")}
    assert len(sizes) > 100
    assert {n: s for n, s in sizes.items() if s > MOST_LINES and n not in GENERATED} == {}


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_no_function_is_longer_than_40_lines() -> None:
    """Python; in the client the linter counts."""
    long = {
        f"{shown(path)}:{node.lineno} {node.name}": length
        for path in ours(".py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if (length := (node.end_lineno or 0) - node.lineno + 1) > MOST_LINES_OF_A_FUNCTION
    }
    assert long == {}
