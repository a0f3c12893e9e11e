"""The README's examples run, and what it names is there."""

import doctest
import re
from pathlib import Path

from tapete.bots import make
from tapete.core.registry import games
from tapete.server.wire import WIRES

ROOT = Path(__file__).parents[2]


def test_the_library_example_runs() -> None:
    assert doctest.testfile(str(ROOT / "README.md"), module_relative=False).failed == 0


def test_links_lead_somewhere() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "docs/adr").glob("*.md")]
    links = {
        (page, target)
        for page in pages
        for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
        if "://" not in target
    }
    broken = [(page.name, target) for page, target in links if not (page.parent / target).exists()]
    assert broken == []


def test_every_game_has_its_part_on_every_layer() -> None:
    """What `docs/how-to/add-a-game.md` asks for in section 9."""
    index = (ROOT / "web/src/games/index.ts").read_text(encoding="utf-8")
    for name, game in games().items():
        assert name in WIRES
        assert make("vecino", game)
        assert (ROOT / "web/src/games" / name).is_dir()
        assert f"{name}:" in index
        assert (ROOT / "docs/rules" / f"{name}.md").is_file()
        assert (ROOT / "src/tapete/locale/es" / f"{name}.ftl").is_file()
