"""Every screen, in every theme and language and size: readable for all, nothing out of reach."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.people import People
from tests.e2e.screens import SCREENS, Cast
from tests.e2e.serving import Served
from tests.e2e.sizes import DESKTOP, PHONE, SIZES, Size
from tests.e2e.watching import LOST_LINE, MISSING, Watch
from tests.files import ROOT

pytestmark = pytest.mark.e2e
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
THEMES = ("light", "dark", "contrast")
LANGUAGES = ("es", "en")
SCRIPTS = ROOT / "tests/e2e/scripts"
AT_THE_TABLE = ("lead", "trick", "trick of long names", "arrastre", "blocked card", "last trick")


@pytest.fixture(scope="module")
def cast(browser: Browser, hurried: Served) -> Iterator[Cast]:
    """Whoever goes to the screens; one for all tests here, because tables take time to lay."""
    watch = Watch()
    watch.allow(LOST_LINE)
    watch.allow(MISSING)
    people = People(browser, hurried, watch)
    yield Cast(people)
    people.leave()
    assert watch.complaints == []


FRAMES = "() => new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r())))"


def resize(page: Page, size: Size) -> None:
    """Give the page another size and wait until it has been laid out anew, observers included."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    page.wait_for_function("width => innerWidth === width", arg=size.width)
    page.evaluate(FRAMES)


def misfits(page: Page) -> Any:
    """Return what does not fit on a page, once it has been laid out."""
    page.evaluate(FRAMES)
    return page.evaluate(script("layout"))


def script(name: str) -> str:
    """Return a script that looks at a page."""
    return (SCRIPTS / f"{name}.js").read_text("utf-8")


FAULTY = """() => {
  const hole = document.createElement('div');
  hole.innerHTML = '<img src="/icon.png"><button class="tiny">x</button><p>wide</p>';
  hole.querySelector('.tiny').style.cssText = 'padding: 0; min-height: 0; width: 9px; height: 9px';
  hole.querySelector('p').style.width = '3000px';
  document.querySelector('main').append(hole);
}"""


def test_faults_would_be_found(people: People, watch: Watch) -> None:
    """The looks below see a picture without words, a tiny target, and what runs off the screen."""
    watch.allow(MISSING)
    page = people.come().page
    page.goto("/acerca")
    page.wait_for_selector("h1")
    page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(FAULTY)
    assert [rule for rule, *_ in page.evaluate(script("axe"))] == ["image-alt"]
    found = misfits(page)
    assert any("wide" in one for one in found)
    assert any(one.startswith("button.tiny x is 9x9") for one in found)


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(screen: str, cast: Cast) -> None:
    """WCAG 2.2 A and AA and best practice, in three themes and two languages."""
    player = cast.at(screen)
    player.page.evaluate(AXE.read_text("utf-8"))
    found = {}
    for size, theme, language in product((PHONE, DESKTOP), THEMES, LANGUAGES):
        resize(player.page, size)
        player.prefers(theme=theme, language=language)
        # Another theme is other colours, and nothing else.
        faults = player.page.evaluate(script("axe"), theme != THEMES[0])
        if faults:
            found[f"{size} {theme} {language}"] = faults
    player.prefers(theme="light", language="es")
    assert found == {}


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_runs_off_the_screen(screen: str, cast: Cast) -> None:
    """Nothing to be scrolled sideways, no target smaller than 48 px, none that is covered."""
    player = cast.at(screen)
    found: dict[str, Any] = {}
    for size in SIZES:
        resize(player.page, size)
        found[str(size)] = misfits(player.page)
    assert found == {str(size): [] for size in SIZES}


@pytest.mark.parametrize("screen", SCREENS)
def test_large_text_cuts_nothing_off(screen: str, cast: Cast) -> None:
    """Text at 200 %: everything can still be reached."""
    player = cast.at(screen)
    player.page.evaluate("() => (document.documentElement.style.fontSize = '200%')")
    found: dict[str, Any] = {}
    for size in (PHONE, DESKTOP):
        resize(player.page, size)
        found[str(size)] = misfits(player.page)
    player.page.evaluate("() => (document.documentElement.style.fontSize = '')")
    assert found == {str(size): [] for size in (PHONE, DESKTOP)}


@pytest.mark.parametrize("screen", AT_THE_TABLE)
def test_a_phone_shows_the_whole_table_without_scrolling(screen: str, cast: Cast) -> None:
    page = cast.at(screen).page
    resize(page, PHONE)
    assert page.evaluate("() => document.scrollingElement.scrollHeight") <= PHONE.height


@pytest.mark.parametrize("screen", ["trick of long names", "coto end"])
def test_the_score_is_never_written_over(screen: str, cast: Cast) -> None:
    """Points of three figures, and cotos between them, on the narrowest screen too."""
    page = cast.at(screen).page
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(script("bar")) == [], size


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("screen", ["trick", "trick of long names", "arrastre"])
def test_plates_cover_no_number(screen: str, size: Size, cast: Cast) -> None:
    """Number and suit of every card on the table and in the hand are free."""
    page = cast.at(screen).page
    resize(page, size)
    assert page.evaluate(script("indices")) == []
