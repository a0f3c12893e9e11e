"""The how-to pages hold: what they say is built from their own text, in a copy of the sources."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOW_TO = ROOT / "docs" / "how-to"
BLOCK = re.compile(
    r"^```\w+\n# (added to (?P<what>\w+ in )?)?(?P<path>src/\S+)\n(?P<body>.*?)^```", re.M | re.S
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the sources that a page may change."""
    target = tmp_path / "src"
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src", target, ignore=ignored)
    return tmp_path


def follow(page: str, copy: Path) -> list[str]:
    """Do what the page's code blocks say; return the files touched."""
    touched = []
    for block in BLOCK.finditer((HOW_TO / page).read_text(encoding="utf-8")):
        path, body = copy / block["path"], block["body"]
        touched.append(block["path"])
        if not block[1]:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body, encoding="utf-8")
        elif block["what"]:
            text = path.read_text(encoding="utf-8")
            head, rows = text.split("VARIANTS: Final = (\n")
            path.write_text(head + "VARIANTS: Final = (\n" + body + rows, encoding="utf-8")
        else:
            path.write_text(path.read_text(encoding="utf-8") + "\n" + body, encoding="utf-8")
    return touched


def run(copy: Path, *command: str) -> str:
    """Return what a Python command prints in the copy."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(copy / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def test_add_a_game_builds_a_game_that_keeps_every_law(copy: Path) -> None:
    files = follow("add-a-game.md", copy)
    names = sorted(path.name for path in (copy / "src/tapete/games/guinote").glob("*.py"))
    assert sorted(Path(path).name for path in files) == names, "always the same files"
    assert '"alta"' in run(copy, "-m", "tapete", "games", "--json")
    run(
        copy,
        "-m",
        "tapete",
        "simulate",
        "alta",
        "--seats",
        "3",
        "--matches",
        "20",
        "--bot",
        "uniform",
    )
    run(
        copy,
        "-m",
        "mypy",
        "--strict",
        "--cache-dir",
        str(copy / "cache"),
        str(copy / "src/tapete/games"),
    )
    laws = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/laws", "-k", "alta")
    assert "passed" in laws


def test_add_a_variant_needs_a_row_and_two_sentences(copy: Path) -> None:
    follow("add-a-variant.md", copy)
    assert "del_pueblo" in run(copy, "-m", "tapete", "games", "--json")
    run(copy, "-m", "tapete", "simulate", "guinote", "--variant", "del_pueblo", "--bot", "uniform")
    said = "from tapete.locale import say; print(say('es', 'variant-guinote-del_pueblo'))"
    assert run(copy, "-c", said).strip() == "Como en mi pueblo"
