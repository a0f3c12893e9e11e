"""Somebody plays by keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tapete.games.guinote.state import State
from tests.e2e.matches import legal, match_until
from tests.e2e.people import People
from tests.e2e.player import MAY, Player

pytestmark = pytest.mark.e2e
MOST_TABS = 40


def sings_and_exchanges(state: State) -> bool:
    """Return whether seat 0 may sing and exchange, early in the hand."""
    if state.phase != "play" or len(state.played) > 12:
        return False
    may = legal(state, 0)
    return "exchange" in may and any(move.startswith("sing ") for move in may)


def test_a_whole_partida_by_keyboard_alone(people: People) -> None:
    """Tab, arrows and Enter; C for the cante, 7 for the siete, U for the last trick."""
    moves = match_until(sings_and_exchanges, partidas_per_coto=1)
    (ana,) = people.at(moves, "Ana", partidas_per_coto=1)
    keys = ana.page.keyboard
    tabs_into_the_hand(ana)
    keys.press("c")
    keys.press("7")
    expect(ana.actions).to_have_count(0)
    stock = ana.page.get_by_role("img", name=re.compile("^Mazo: .* Muestra: siete"))
    expect(stock).to_be_visible()
    looks_at_the_last_trick(ana)
    question = ana.page.get_by_text("¿Revancha?")
    laid = 0
    while True:
        expect(ana.hand.locator(MAY).first.or_(question).first).to_be_visible()
        if question.is_visible():
            break
        lays_by_key(ana)
        laid += 1
    assert laid >= 7
    tabs_to(ana, "Sí, otra")
    keys.press("Enter")
    ana.is_dealt_cards()


def looks_at_the_last_trick(ana: Player) -> None:
    """G-64: only the last trick may be looked at again."""
    keys = ana.page.keyboard
    last = ana.page.get_by_role("region", name="Última baza")
    keys.press("u")
    expect(last.get_by_role("img")).to_have_count(4)
    keys.press("Escape")
    expect(last).to_have_count(0)


def focused(ana: Player) -> dict[str, Any]:
    """Return card and words of what the keyboard is on."""
    found: dict[str, Any] = ana.page.evaluate(
        """() => {
          const on = document.activeElement;
          return { card: on.dataset.card ?? '', words: on.innerText };
        }"""
    )
    return found


def tabs_into_the_hand(ana: Player) -> None:
    for _ in range(MOST_TABS):
        if focused(ana)["card"]:
            return
        ana.page.keyboard.press("Tab")
    pytest.fail("Tab does not lead into the hand")


def tabs_to(ana: Player, words: str) -> None:
    for _ in range(MOST_TABS):
        if focused(ana)["words"].startswith(words):
            return
        ana.page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {words}")


def lays_by_key(ana: Player) -> None:
    """Go to the nearest card that may be laid, and lay it."""
    keys = ana.page.keyboard
    if not focused(ana)["card"]:  # after a page over the table was closed
        tabs_into_the_hand(ana)
    cards, playable = ana.cards, ana.playable
    place = cards.index(focused(ana)["card"])
    target = min((cards.index(card) for card in playable), key=lambda at: abs(at - place))
    for _ in range(abs(target - place)):
        keys.press("ArrowRight" if target > place else "ArrowLeft")
    card = focused(ana)["card"]
    assert card == cards[target]
    keys.press("Enter")
    expect(ana.card(card)).to_have_count(0)
