"""One browser and two servers for all tests here: one at a person's pace, one that hurries."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from hatch_build import build
from tests.chromium import provide
from tests.e2e.browser import FLAGS
from tests.e2e.people import PATIENCE, People
from tests.e2e.serving import Served
from tests.e2e.watching import Watch
from tests.files import ROOT

HURRY = 20
"""How many times faster bots answer and pauses end, where a test is not about them."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for all tests; each person has a profile of their own."""
    expect.set_options(timeout=PATIENCE)
    # It ends with these tests: while it runs, tests of coroutines could not.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=provide(), args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def built() -> None:
    """The client as its sources stand now; nothing happens when nothing has changed."""
    build(ROOT)


def _served(factory: pytest.TempPathFactory, pace: int) -> Iterator[Served]:
    server = Served(factory.mktemp("server"), pace=pace)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="package")
def hurried(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots answer at once and whose pauses are short."""
    yield from _served(tmp_path_factory, HURRY)


@pytest.fixture(scope="package")
def unhurried(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server as people have it."""
    yield from _served(tmp_path_factory, 1)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> Served:
    """The server of a test: `unhurried` where the test, its module or class asks for it."""
    calm = request.node.get_closest_marker("unhurried") is not None
    served: Served = request.getfixturevalue("unhurried" if calm else "hurried")
    if not served.runs:  # a test that ended it has failed
        served.start()
    return served


@pytest.fixture
def watch() -> Iterator[Watch]:
    """What the browsers complain about; anything that the test has not allowed fails it."""
    watch = Watch()
    yield watch
    assert watch.complaints == []


@pytest.fixture
def people(browser: Browser, server: Served, watch: Watch) -> Iterator[People]:
    """Where people come from."""
    people = People(browser, server, watch)
    yield people
    people.leave()
