"""The web client: its own tests, and what the build leaves for the server."""

import gzip
import re
import subprocess
import sys

import pytest

from hatch_build import build
from tests.files import ROOT

STATIC = ROOT / "src/tapete/static"
BUDGET = 60_000  # bytes of JavaScript, compressed, before the first card


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    """The client as its sources stand now; nothing happens when nothing has changed."""
    build(ROOT)


@pytest.mark.web
def test_the_clients_own_tests_pass() -> None:
    command = [sys.executable, "web/npm.py", "test"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr


def page() -> str:
    return (STATIC / "index.html").read_text("utf-8")


def test_the_page_holds_no_inline_script_and_no_foreign_address() -> None:
    """The server's Content-Security-Policy forbids both."""
    scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page(), re.DOTALL)
    assert scripts
    assert [body for _, body in scripts if body.strip()] == []
    assert [
        at for at in re.findall(r'(?:src|href)="([^"]*)"', page()) if not at.startswith("/")
    ] == []


def test_what_the_page_asks_for_is_there() -> None:
    asked = re.findall(r'(?:src|href)="/([^"]*)"', page())
    assert [name for name in asked if not (STATIC / name).is_file()] == []


def test_the_script_before_any_screen_is_small() -> None:
    """Screens are fetched when they are opened; the whole way to the first card is an e2e test."""
    scripts = [STATIC / name for name in re.findall(r'"/(assets/[^"]*\.js)"', page())]
    assert scripts
    assert sum(len(gzip.compress(path.read_bytes(), 9)) for path in scripts) <= BUDGET


def test_the_script_knows_where_the_cards_are() -> None:
    (deck,) = (STATIC / "assets").glob("cards-*")
    assert (deck / "classic/phone/7o.svg").is_file()
    assert (deck / "classic/phone/french/10H.svg").is_file()
    scripts = (path.read_text("utf-8") for path in (STATIC / "assets").glob("*.js"))
    assert any(f"/assets/{deck.name}" in text for text in scripts)
