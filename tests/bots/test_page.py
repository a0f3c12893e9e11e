"""`docs/bots.md` holds: its bot plays, and what it names exists."""

import re
from pathlib import Path
from random import Random
from typing import Any

from tapete.bots import bots
from tapete.bots.match import play
from tapete.bots.vecino import guinote, presidente
from tapete.bots.vecino.guinote.weights import Weights
from tapete.bots.vecino.presidente import weights
from tapete.games.guinote import GAME
from tapete.games.presidente import GAME as PRESIDENTE
from tests.games.guinote.positions import rules

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/bots.md").read_text("utf-8")


def names(heading: str) -> set[str]:
    """Return what stands as code in the first column of the table below a heading."""
    table = PAGE.split(heading, 1)[1].split("\n\n")[0]
    return set(re.findall(r"^\| `(\w+)`", table, re.MULTILINE))


def test_the_bot_of_the_page_plays_a_match() -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    made: dict[str, Any] = {}
    exec(source, made)  # the page is the project's own
    bot = made["Cautious"](GAME)
    played = play(GAME, rules(), 4, [bot] * 4, Random(0))
    assert GAME.ranking(played.state) is not None


def test_the_page_names_every_bot_and_every_module() -> None:
    assert names("| Name | Games | Plays |") == set(bots())
    folder = Path(str(guinote.__file__)).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert names("| Module | Knows |") == modules


def test_the_weights_that_the_page_names_exist() -> None:
    tips = PAGE.split("| Tip | Where |", 1)[1].split("\n\n")[0]
    named = set(re.findall(r"`(\w+)`", tips)) - names("| Module | Knows |")
    assert named <= set(Weights.__slots__)
    assert len(named) > 5


def test_the_page_names_the_parts_and_weights_of_presidente() -> None:
    folder = Path(str(presidente.__file__)).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert names("| Part | Knows |") == modules
    minded = PAGE.split("| What it minds | Rules | Where |", 1)[1].split("\n\n")[0]
    named = set(re.findall(r"`([A-Z_]+)`", minded))
    assert len(named) > 10
    assert all(hasattr(weights, name) for name in named)


def test_the_page_says_how_strong_the_neighbour_is_in_every_variant_of_presidente() -> None:
    assert names("| Variant | Seats |") == {variant.name for variant in PRESIDENTE.variants}
