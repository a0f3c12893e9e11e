"""The program as a whole: statuses, version, help, and what it does not load."""

import subprocess
import sys

import pytest

from tapete import __version__
from tapete.cli import COMMANDS
from tests.cli.running import tapete


def test_the_version_is_printed() -> None:
    assert tapete("--version").out == f"tapete {__version__}\n"


@pytest.mark.parametrize("words", [["--help"], *[[name, "--help"] for name in COMMANDS]])
def test_every_command_explains_itself(words: list[str]) -> None:
    done = tapete(*words)
    assert (done.status, done.err) == (0, "")
    assert "Usage: tapete" in done.out


@pytest.mark.parametrize("words", [[], ["mus"], ["--wrong"]])
def test_a_wrong_command_line_is_status_64(words: list[str]) -> None:
    assert tapete(*words).status == 64


HEAVY = ("fluent", "babel", "rich", "pydantic", "litestar", "sqlalchemy", "tapete.bots")
LOADED = f"""
import sys
from tapete.cli import app
try:
    app(sys.argv[1:])
except SystemExit as end:
    assert not end.code, end.code
print(*[name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
"""


@pytest.mark.parametrize(
    "words",
    [["games"], ["games", "--json"], ["replay", "tests/transcripts/golden.json", "--json"]],
)
def test_what_says_nothing_to_people_starts_light(words: list[str]) -> None:
    """`tapete games` stays under 0.3 s because nothing heavy is loaded."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], capture_output=True, text=True, check=True
    )
    assert done.stderr == "\n"
    assert done.stdout


def test_a_reader_that_goes_away_ends_the_program_quietly() -> None:
    """As in ``tapete replay FILE --json | head -1``."""
    words = [sys.executable, "-m", "tapete", "replay", "tests/transcripts/golden.json", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.close()
        assert program.stderr.read() == b""


def test_the_program_speaks_utf_8_in_any_locale() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tapete", "replay", "tests/transcripts/golden.json"],
        env={"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"},
        capture_output=True,
        check=True,
    )
    assert "Guiñote".encode() in done.stdout
