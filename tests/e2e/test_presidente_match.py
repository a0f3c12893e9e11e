"""Whole matches of presidente in real browsers, by people and bots."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.player import CARD, Player
from tests.e2e.presidente import acts, gather, hears, plays_to_the_end
from tests.e2e.sizes import PHONE

pytestmark = pytest.mark.e2e
FIVE = ("Ana", "Jesús", "Carlos", "Isabel", "Pilar")


def shows_the_ranking(player: Player) -> None:
    """Everybody reads the same ranking, best first, with the points in words of the table."""
    expect(player.sheet.locator(".standings")).to_be_visible()
    view = player.position["view"]
    rows = player.sheet.locator(".standings tbody tr")
    expect(rows).to_have_count(len(view["counts"]))
    seats = [seat for group in view["ranking"] for seat in group]
    wanted = [f"{view['points'][seat] / 2:g}".replace(".", ",") for seat in seats]
    expect(rows.locator("td:last-child")).to_have_text(wanted)


def gifts(player: Player) -> int:
    """Return how often somebody gave cards back."""
    return len({one["id"] for one in player.sent if one.get("move", "").startswith("give ")})


def test_five_people_play_cola_levante(people: People) -> None:
    """U-24, U-53, U-54, U-57: two hands with their exchange, and the ranking at the end."""
    players = gather(people, FIVE, "cola_levante", 5, rounds=2)
    plays_to_the_end(players)
    for player in players:
        shows_the_ranking(player)
    assert sorted(map(gifts, players)) == [0, 0, 0, 1, 1], "presidente and vicepresidente gave"
    expect(players[0].button(re.compile("^Sí, otra"))).to_be_visible()


def test_two_people_and_bots_play_trasero_on_phones(people: People) -> None:
    """U-46, U-50: the northwest with its roles, on small screens."""
    players = gather(people, FIVE[:2], "trasero_noroeste", 4, PHONE, rounds=2)
    plays_to_the_end(players)
    for player in players:
        shows_the_ranking(player)
    looks_at_it_again(players[0])


def looks_at_it_again(player: Player) -> None:
    """The replay begins with the deal, goes on with the lead and ends with the places."""
    player.page.get_by_role("link", name="Repetición").click()
    told = player.page.get_by_role("status").first
    player.button("Al principio de todo").click()
    player.button("Una carta adelante").click()
    expect(told).to_contain_text("sale con")
    expect(player.page.locator(".pile__set")).to_have_count(1)
    player.button("Al final de todo").click()
    expect(player.page.locator(".replay__count .standings tbody tr")).to_have_count(4)


def test_whoever_is_too_late_in_uno_master_takes_two_cards(people: People) -> None:
    """U-60, U-61, U-62: the countdown is seen, two cards are taken, and the match goes on."""
    [ana] = gather(people, FIVE[:1], "uno_master_4", 2, PHONE, match_end="rounds", rounds=1)
    while ana.position["view"]["turn"] != 0:
        hears(ana, ana.position["version"])
    expect(ana.page.locator(".notice__clock")).to_be_visible()
    before = ana.hand.locator(CARD).count()
    stock = ana.position["view"]["stock"]
    while len(ana.position["view"]["hand"]) == before:
        hears(ana, ana.position["version"])
    expect(ana.hand.locator(CARD)).to_have_count(before + 2)
    assert ana.position["view"]["stock"] == stock - 2
    expect(ana.page.get_by_role("status").first).to_contain_text("tiempo")
    plays_to_the_end([ana])
    shows_the_ranking(ana)


def test_people_vote_to_finish(people: People) -> None:
    """U-57: a match without an end ends when more than half of the people want it to."""
    [ana] = gather(people, FIVE[:1], "uno_base", 3, match_end="open")
    while ana.position["view"]["left"] is None:
        plays_one(ana)
    expect(ana.sheet).to_be_visible()
    ana.button(re.compile("^Terminar la partida")).click()
    while ana.position["view"]["phase"] != "over":
        hears(ana, ana.position["version"])
    shows_the_ranking(ana)


def plays_one(player: Player) -> None:
    version = player.position["version"]
    if player.position["view"]["turn"] == 0:
        acts(player)
    hears(player, version)
