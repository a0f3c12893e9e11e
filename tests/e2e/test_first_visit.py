"""A newcomer reaches the first card in two taps, and is not hurried."""

import gzip
import re

import pytest
from playwright.sync_api import Page, Response, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.sizes import PHONE, SIZES, TALL, Size

pytestmark = pytest.mark.e2e
BUDGET = 60_000
"""Bytes of JavaScript, compressed, before the first card."""
MOST_TRIES = 60
COACH = "Toca una carta para echarla"


def first_card(newcomer: Player) -> str:
    """Go from the home page to the first card in two taps and return the card."""
    page = newcomer.page
    page.goto("/")
    play = page.get_by_role("button", name="Jugar ya a Guiñote")
    expect(play).to_be_in_viewport(ratio=1)
    play.click()
    newcomer.waits_for_turn()
    card = newcomer.playable[0]
    newcomer.touches(card)
    return card


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_two_taps_lead_to_the_first_card(size: Size, people: People) -> None:
    newcomer = people.come(size=size)
    card = first_card(newcomer)
    expect(newcomer.card(card)).to_have_count(0)
    newcomer.waits_for_turn()
    assert card not in newcomer.position["view"]["hand"]
    taken = [message["move"] for message in newcomer.sent if message["type"] == "act"]
    assert taken == [f"play {card}"]


@pytest.mark.unhurried
def test_the_first_card_lies_on_the_table_and_no_clock_runs(people: People) -> None:
    newcomer = people.come(size=PHONE)
    first_card(newcomer)
    mine = newcomer.page.get_by_role("img", name=re.compile("^Tú: "))
    expect(mine).to_be_visible()
    assert newcomer.presence["first_hand"]
    assert newcomer.position["clock"]["seats"] == {}
    expect(newcomer.page.locator(".notice__clock")).to_have_count(0)


def test_whoever_leads_first_is_told_how(people: People) -> None:
    """Three bots lead as often as the newcomer, so we come until it is our turn to lead."""
    newcomer = leads(people)
    expect(newcomer.page.get_by_text(COACH)).to_be_visible()
    expect(newcomer.notice).to_have_text(re.compile("Sales tú. Sin prisa: no hay reloj."))
    newcomer.lays()
    expect(newcomer.page.get_by_text(COACH)).to_have_count(0)


def leads(people: People) -> Player:
    for _ in range(MOST_TRIES):
        newcomer = people.come(size=TALL)
        newcomer.plays_now()
        newcomer.waits_for_turn()
        if not newcomer.position["view"]["trick"]:
            return newcomer
        newcomer.context.close()
    raise LookupError("somebody else leads every time")


def test_the_rules_open_beside_the_table(people: People) -> None:
    newcomer = people.come(size=PHONE)
    newcomer.plays_now()
    newcomer.waits_for_turn()
    with newcomer.context.expect_page() as opened:
        newcomer.page.get_by_role("link", name="Ver las reglas").click()
    expect(opened.value.get_by_role("heading", level=1)).to_be_visible()
    newcomer.button("Ya sé jugar").click()
    expect(newcomer.page.get_by_role("link", name="Ver las reglas")).to_have_count(0)
    newcomer.lays()


def test_little_script_comes_before_the_first_card(people: People) -> None:
    newcomer = people.come(size=PHONE)
    scripts: list[Response] = []
    newcomer.page.on("response", lambda one: scripts.append(one) if script(one) else None)
    newcomer.plays_now()
    newcomer.waits_for_turn()
    newcomer.page.wait_for_load_state("networkidle")
    before = list(scripts)
    newcomer.lays()
    sizes = {one.url: len(gzip.compress(one.body(), 9)) for one in before}
    assert len(sizes) >= 4  # the page, its language, the table, the game
    assert sum(sizes.values()) <= BUDGET, sizes


def script(response: Response) -> bool:
    return response.request.resource_type == "script"


def test_a_second_press_while_one_is_seated_does_nothing(people: People) -> None:
    """Faults: a quick double click takes two seats."""
    newcomer = people.come(size=PHONE)
    page = newcomer.page
    page.goto("/")
    asked = seats_asked(page)
    page.get_by_role("button", name="Jugar ya a Guiñote").dblclick()
    expect(newcomer.hand).to_be_visible()
    assert len(asked) == 1


def seats_asked(page: Page) -> list[str]:
    """Return the list in which every request for a seat will stand."""
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.url.endswith("/play") else None)
    return asked
