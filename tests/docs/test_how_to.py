"""The how-to pages hold: what they say is built from their own text, in a copy of the sources."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOW_TO = ROOT / "docs" / "how-to"
BLOCK = re.compile(
    r"^```\w+\n# (?P<added>added to (?:(?P<table>\w+) in )?)?(?P<path>(?:src|tests)/\S+)\n"
    r"(?P<body>.*?)^```",
    re.MULTILINE | re.DOTALL,
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of sources and tests that a page may change."""
    ignored = shutil.ignore_patterns("static", "__pycache__")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def follow(page: str, copy: Path) -> list[str]:
    """Do what the page's code blocks say; return the files it creates."""
    created = []
    for block in BLOCK.finditer((HOW_TO / page).read_text(encoding="utf-8")):
        path, body = copy / block["path"], block["body"]
        if not block["added"]:
            created.append(path.name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body, encoding="utf-8")
            continue
        text = path.read_text(encoding="utf-8")
        if block["table"]:  # a row of a table goes below the line that opens it
            opening = re.search(rf"^{block['table']}: .*\n", text, re.MULTILINE)
            assert opening, f"{block['path']} has no {block['table']}"
            text = text[: opening.end()] + body + text[opening.end() :]
        else:
            text += "\n" + body
        path.write_text(text, encoding="utf-8")
    return created


def run(copy: Path, command: str) -> str:
    """Return what a Python command prints in the copy."""
    done = subprocess.run(
        [sys.executable, *shlex.split(command)],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_add_a_game_builds_a_game_that_keeps_every_law(copy: Path) -> None:
    created = follow("add-a-game.md", copy)
    usual = sorted(path.name for path in (copy / "src/tapete/games/guinote").glob("*.py"))
    assert sorted(created) == usual, "always the same files"
    assert '"alta"' in run(copy, "-m tapete games --json")
    run(copy, "-m tapete simulate alta --seats 3 --matches 20 --bot uniform")
    run(copy, "-m mypy --strict src/tapete/games")
    laws = "-m pytest -q -p no:cacheprovider tests/laws tests/leaks -k alta"
    assert "passed" in run(copy, laws)


def test_add_a_variant_needs_a_row_and_two_sentences(copy: Path) -> None:
    follow("add-a-variant.md", copy)
    assert "del_pueblo" in run(copy, "-m tapete games --json")
    run(copy, "-m tapete simulate guinote --variant del_pueblo --bot uniform")
    said = "from tapete.locale import say; print(say('es', 'variant-guinote-del_pueblo'))"
    assert run(copy, f'-c "{said}"').strip() == "Como en mi pueblo"
