"""Whoever loads the page again finds the same table, the same seat, the same moment."""

import re

import pytest
from playwright.sync_api import expect

from tapete.games.guinote import GAME
from tapete.games.guinote.state import State
from tests.e2e.matches import match_until, to_lay
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.sizes import PHONE

pytestmark = [pytest.mark.e2e, pytest.mark.unhurried]
CARDS = 40


def leads(state: State) -> bool:
    return on_turn(state) and not state.played


def follows(state: State) -> bool:
    return on_turn(state) and 4 < len(state.played) < 16 and len(state.played) % 4 == 2


def bound(state: State) -> bool:
    """In the arrastre, where not every card may be laid [G-19]."""
    return not state.stock and 1 < len(to_lay(state, 0)) < len(state.hands[0])


def in_vueltas(state: State) -> bool:
    return on_turn(state) and state.match.vueltas and len(state.played) > 4


def last_card(state: State) -> bool:
    """Seat 0 ends the hand, and the partida is not over with it."""
    return on_turn(state) and len(state.played) == CARDS - 1 and not state.match.vueltas


def on_turn(state: State) -> bool:
    return bool(to_lay(state, 0))


PHASES = {
    "first lead": leads,
    "in mid trick": follows,
    "arrastre": bound,
    "vueltas": in_vueltas,
}


def test_a_reload_changes_nothing_in_any_phase(people: People) -> None:
    """One person with three bots in every phase; the bots wait, because it is the person's turn."""
    for phase, wanted in PHASES.items():
        (player,) = people.at(match_until(wanted), "Ana")
        player.waits_for_turn()
        before, seat = player.sees, player.presence["seat"]
        player.page.reload()
        player.waits_for_turn()
        assert player.sees == before, phase
        assert player.presence["seat"] == seat
        player.lays()


def test_a_reload_at_the_end_of_a_hand_shows_its_count(people: People) -> None:
    (ana,) = people.at(match_until(last_card, partidas_per_coto=3), "Ana", size=PHONE)
    ana.lays()
    count = ana.sheet.get_by_role("row", name=re.compile("^Tantos"))
    expect(count).to_be_visible()
    said = count.inner_text()
    ana.page.reload()
    expect(count).to_be_visible()
    assert count.inner_text() == said
    ana.button(re.compile("^Seguir")).click()
    ana.is_dealt_cards()  # the table deals by itself when its time has come


def test_a_reload_in_the_waiting_room_keeps_every_seat(people: People) -> None:
    """Somebody who loads the page again is the same person, on the same seat, the host the host."""
    ana, carlos = people.come("Ana"), people.come("Carlos")
    table = ana.opens(bots=False)
    for player in (ana, carlos):
        player.goes_to(table)
    carlos.button("Sentarme en el sitio 3").click()
    for player in (ana, carlos):
        seats = player.page.get_by_role("list", name="Los sitios").get_by_role("listitem")
        expect(seats.nth(2)).to_contain_text("Carlos")
        player.page.reload()
        expect(seats.nth(0)).to_contain_text("Ana")
        expect(seats.nth(2)).to_contain_text("Carlos")
    expect(ana.button("Empezar")).to_be_disabled()
    expect(carlos.button("Empezar")).to_have_count(0)


def test_a_reload_at_the_end_of_the_match_keeps_the_revancha(people: People) -> None:
    (ana,) = ends_the_match(people)
    yes = ana.button(re.compile("^Sí, otra"))
    expect(yes).to_be_visible()
    title = ana.sheet.get_by_role("heading", level=2).inner_text()
    ana.page.reload()
    expect(ana.sheet.get_by_role("heading", level=2)).to_have_text(title)
    yes.click()
    ana.is_dealt_cards()


def ends_the_match(people: People) -> list[Player]:
    moves = match_until(last_of_all, partidas_per_coto=1)
    players = people.at(moves, "Ana", partidas_per_coto=1)
    players[0].lays()
    return players


def last_of_all(state: State) -> bool:
    """Seat 0 lays the last card of the match."""
    return last_card(state) and GAME.ranking(GAME.apply(state, GAME.legal(state, 0)[0])) is not None
