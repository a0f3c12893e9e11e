"""Lines break, messages are lost, servers fall over: nothing is lost and nothing is done twice."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tapete.games.guinote.state import State
from tests.e2e.matches import match_until, to_lay
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.relay import SOCKET, Message, Relay, once
from tests.e2e.serving import Served
from tests.e2e.test_screens import FRAMES
from tests.e2e.watching import LOST_LINE, Watch

pytestmark = [pytest.mark.e2e, pytest.mark.unhurried]
LOST = "Sin conexión. Tu sitio se guarda."


def is_act(message: Message) -> bool:
    return bool(message["type"] == "act")


def settled(player: Player, card: str) -> None:
    """Wait until the server has a card that was laid."""
    expect(player.card(card)).to_have_count(0)
    player.waits_for_turn()
    assert card not in player.position["view"]["hand"]


def test_a_move_that_was_swallowed_is_sent_again(people: People) -> None:
    """Faults: swallow the client's frame; it is resent until acknowledged and applied once."""
    ana = people.come("Ana")
    relay = Relay(ana.page)
    relay.up = once(is_act)
    ana.plays_now()
    card = ana.lays()
    expect(ana.page.locator(".is-sent")).to_have_count(1)  # drawn, but not yet acknowledged
    settled(ana, card)
    first, *again = relay.acts
    assert again
    assert [act["id"] for act in again] == [first["id"]] * len(again)
    assert len(ana.position["view"]["hand"]) == 6


def test_a_lost_message_is_noticed_and_made_good(people: People) -> None:
    """Faults: drop any one event; the client notices by its number and ends equal to a snapshot."""
    ana = people.come("Ana")
    relay = Relay(ana.page)
    ana.plays_now()
    ana.waits_for_turn()
    relay.down = once(lambda message: message["type"] == "events")
    ana.lays()
    ana.waits_for_turn()
    assert "resync" in [message["type"] for message in relay.asked]
    seen, view = ana.sees, ana.position["view"]
    ana.page.reload()
    ana.waits_for_turn()
    assert (ana.sees, ana.position["view"]) == (seen, view)


def test_a_move_made_on_a_dead_line_is_made_once(people: People) -> None:
    """Faults: two own moves made while offline; at most one is accepted."""
    ana = people.come("Ana")
    relay = Relay(ana.page)
    ana.plays_now()
    ana.waits_for_turn()
    relay.up = lambda message: not is_act(message)
    card, other, *_ = ana.playable
    ana.touches(card)
    ana.tries(other)
    relay.up = lambda message: True
    relay.cut()
    settled(ana, card)
    assert {act["id"] for act in relay.acts} == {relay.acts[0]["id"]}
    expect(ana.card(other)).to_be_visible()


def test_nothing_can_be_laid_while_the_line_is_down(
    people: People, server: Served, watch: Watch
) -> None:
    """Faults: an optimistic move offline diverges for ever. What cannot be sent is not made."""
    watch.allow(LOST_LINE)
    ana = people.come("Ana")
    relay = Relay(ana.page)
    ana.plays_now()
    ana.waits_for_turn()
    cards = ana.cards
    server.kill()
    expect(ana.notice).to_have_text(LOST)
    ana.tries(cards[0])
    expect(ana.page.get_by_role("alert")).to_have_text(re.compile("Ahora no hay conexión"))
    expect(ana.notice).to_have_text(LOST)
    server.start()
    ana.waits_for_turn()
    assert ana.cards == cards
    assert relay.acts == []


def test_after_kill_9_in_mid_trick_play_goes_on(
    people: People, server: Served, watch: Watch
) -> None:
    """Faults: the notice stays until the first valid snapshot, not until the socket is open."""
    watch.allow(LOST_LINE)
    ana, jesus = people.at(match_until(in_mid_trick), "Ana", "Jesús")
    relay = Relay(ana.page)
    ana.page.reload()
    ana.sits_at_the_table()
    trick = ana.sees["trick"]
    assert trick
    server.kill()
    for player in (ana, jesus):
        expect(player.notice).to_have_text(LOST)
    relay.down = lambda message: message["type"] != "snapshot"
    server.start()
    expect(jesus.notice).not_to_have_text(LOST)
    expect(ana.page.locator(".is-trouble")).to_have_count(1)
    for _ in range(1_000):  # each comes back in a time of its own
        if relay.connections > 1:
            break
        ana.page.evaluate(FRAMES)
    assert relay.connections > 1
    relay.release()
    expect(ana.page.locator(".is-trouble")).to_have_count(0)
    assert ana.sees["trick"] == trick
    jesus.lays()
    ana.lays()


def in_mid_trick(state: State) -> bool:
    """Cards lie on the table and seat 1 is to lay one."""
    return bool(to_lay(state, 1)) and len(state.played) % 4 == 2 and len(state.played) > 4


def test_a_network_without_websockets_is_named(people: People, watch: Watch) -> None:
    """Faults: an ISP breaks WebSockets; the screen says so plainly, and pages still work."""
    ana = people.come("Ana")
    ana.page.route_web_socket(SOCKET, lambda socket: socket.close(code=3001))
    table = ana.opens(bots=True)
    ana.goes_to(table)
    expect(ana.page.get_by_text("Tu red no deja pasar los WebSockets")).to_be_visible()
    ana.page.goto("/ajustes")
    expect(ana.page.get_by_role("heading", name="Ajustes")).to_be_visible()


def test_an_old_page_is_loaded_anew_once(people: People) -> None:
    """Faults: at most one guarded reload for a change of the protocol, never a loop."""
    ana = people.come("Ana")
    ana.page.route_web_socket(SOCKET, newer)
    loads: list[str] = []
    ana.page.on("domcontentloaded", lambda page: loads.append(page.url))
    ana.goes_to(ana.opens(bots=True))
    expect(ana.page.get_by_role("heading", name="Hay una versión nueva de Tapete")).to_be_visible()
    assert len(loads) == 2
    with ana.page.expect_event("domcontentloaded"):
        ana.button("Cargar otra vez").click()
    expect(ana.page.get_by_role("heading", name="Hay una versión nueva de Tapete")).to_be_visible()
    assert len(loads) == 3


def newer(socket: WebSocketRoute) -> None:
    """Answer as a server does that speaks a newer protocol."""
    socket.on_message(lambda _: socket.send(json.dumps({"type": "upgrade", "protocol": 999})))
