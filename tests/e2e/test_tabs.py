"""Tabs of one person, tabs that sleep, and the browser's own buttons."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tapete.games.guinote.state import State
from tests.e2e.matches import match_until, to_lay
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.relay import Relay
from tests.e2e.watching import LOST_LINE, Watch

pytestmark = [pytest.mark.e2e, pytest.mark.unhurried]
ELSEWHERE = "La mesa está en otra pestaña"
AWAKE = 5_000
"""Milliseconds in which a tab that wakes has caught up."""


def test_the_newest_tab_wins_and_the_other_says_so(people: People) -> None:
    """Faults: one identity holds one seat; two tabs of one person."""
    ana = people.come("Ana")
    ana.plays_now()
    old = ana.page
    new = Player(ana.context, ana.context.new_page())
    new.goes_to(ana.table)
    new.waits_for_turn()
    expect(old.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    new.lays()
    old.get_by_role("button", name="Seguir aquí").click()
    expect(new.page.get_by_role("heading", name=ELSEWHERE)).to_be_visible()
    ana.lays()


def test_a_reload_is_the_same_tab(people: People) -> None:
    """Faults: a reload says "already open"."""
    ana = people.come("Ana")
    ana.plays_now()
    for _ in range(3):
        ana.page.reload()
        ana.waits_for_turn()
    expect(ana.page.get_by_role("heading", name=ELSEWHERE)).to_have_count(0)
    ana.lays()


def test_back_and_forward_only_look(people: People) -> None:
    """Faults: loading a page never performs an action."""
    ana = people.come("Ana")
    ana.plays_now()
    ana.waits_for_turn()
    table, cards = ana.table, ana.cards
    asked = changes(ana.page)
    ana.page.go_back()
    expect(ana.button("Jugar ya a Guiñote")).to_be_visible()
    ana.page.go_forward()
    ana.waits_for_turn()
    ana.page.go_back()
    ana.page.reload()
    ana.page.get_by_role("link", name=re.compile("Tu mesa de guiñote sigue ahí")).click()
    ana.waits_for_turn()
    assert (ana.table, ana.cards) == (table, cards)
    assert asked == []
    assert {message["type"] for message in ana.sent} <= {"hello", "join", "ping"}


def changes(page: Page) -> list[str]:
    """Return the list in which every request that is not a GET will stand."""
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url) if one.method != "GET" else None)
    return asked


def test_a_frozen_tab_catches_up_when_it_wakes(people: People) -> None:
    """Faults: freeze the client without closing the line; it catches up within 5 s of waking."""
    ana, jesus = people.at(match_until(jesus_leads), "Ana", "Jesús")
    with asleep(ana):
        jesus.lays()
        expect(jesus.seat("Ana")).to_have_accessible_name(re.compile("le toca"))
    catches_up(ana, jesus)


def test_a_tab_whose_line_died_in_its_sleep_catches_up(people: People) -> None:
    """Faults: trust in a half-open socket. On waking the line is probed, and given up if dead."""
    ana, jesus = people.at(match_until(jesus_leads), "Ana", "Jesús")
    relay = Relay(ana.page)
    ana.page.reload()
    ana.sits_at_the_table()
    relay.dies()
    jesus.lays()
    expect(jesus.seat("Ana")).to_have_accessible_name(re.compile("le toca"))
    expect(ana.page.get_by_role("article", name=re.compile("^Jesús, .*le toca"))).to_be_visible()
    ana.page.evaluate("() => dispatchEvent(new Event('focus'))")  # as when the tab is shown again
    catches_up(ana, jesus)
    assert relay.connections == 2


@contextmanager
def asleep(player: Player) -> Iterator[None]:
    """Stop every script of a tab for a while; its socket stays open."""
    debugger = player.context.new_cdp_session(player.page)
    debugger.send("Debugger.enable")
    debugger.send("Debugger.pause")
    yield
    debugger.send("Debugger.disable")


def jesus_leads(state: State) -> bool:
    """In the middle of a hand, so that Ana is the last to lay a card."""
    return bool(to_lay(state, 1)) and len(state.played) in (8, 12)


def catches_up(ana: Player, jesus: Player) -> None:
    may = ana.hand.locator("button:not([aria-disabled])")
    expect(may.first).to_be_visible(timeout=AWAKE)
    assert any(card.startswith("Jesús") for card in ana.sees["trick"])
    ana.lays()
    expect(jesus.page.get_by_role("img", name=re.compile("^Ana: "))).to_be_visible()


def test_no_network_for_a_while(people: People, watch: Watch) -> None:
    """Faults: an opponent's move missed in a tunnel."""
    watch.allow(LOST_LINE)
    ana, jesus = people.at(match_until(jesus_leads), "Ana", "Jesús")
    ana.context.set_offline(True)
    jesus.lays()
    expect(jesus.seat("Ana")).to_have_accessible_name(re.compile("le toca"))
    ana.context.set_offline(False)
    catches_up(ana, jesus)
