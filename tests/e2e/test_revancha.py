"""The end of a coto, and whether another one is wanted."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.matches import GOLDEN
from tests.e2e.people import NAMES, People
from tests.e2e.player import Player

pytestmark = pytest.mark.e2e

YES = re.compile("^Sí, otra")


def coto_ends(people: People) -> list[Player]:
    """Return four people who have just finished a coto of one partida; seats 1 and 3 won."""
    players = people.at(GOLDEN[:-1], *NAMES, partidas_per_coto=1, cantes_per_trick="unlimited")
    players[1].lays("3e")
    for seat, player in enumerate(players):
        title = "¡Coto para vosotros!" if seat % 2 else re.compile("Coto para ellos", re.IGNORECASE)
        expect(player.sheet.get_by_role("heading", name=title)).to_be_visible()
        expect(player.sheet.get_by_text("¿Revancha?")).to_be_visible()
    return players


def test_g57_a_revancha_that_all_want_begins_at_zero(people: People) -> None:
    """G-57: the same seats and options, all counters at zero, the next dealer in rotation."""
    players = coto_ends(people)
    options = players[0].presence["options"]
    for player in players[:3]:
        player.button(YES).click()
        expect(player.button(YES)).to_have_count(0)
    said = (
        players[3].sheet.get_by_role("list", name="Quién ha dicho que sí").get_by_role("listitem")
    )
    expect(said.filter(has_text="dice que sí")).to_have_count(3)
    players[3].button(YES).click()
    for seat, player in enumerate(players):
        player.is_dealt_cards()
        player.shows_points(0, 0)
        expect(player.score.get_by_text("0–0")).to_be_visible()
        assert player.presence["options"] == options
        assert player.presence["seat"] == seat
    expect(players[0].seat("Jesús")).to_have_accessible_name(re.compile("reparte"))


def test_e52_one_refusal_closes_the_table(people: People) -> None:
    """guinote E-52, G-57: three accept, the fourth goes."""
    players = coto_ends(people)
    for player in players[:3]:
        player.button(YES).click()
    players[3].button("Dejarlo aquí").click()
    expect(players[3].page).to_have_url(re.compile("/$"))
    for player in players[:3]:
        expect(player.sheet.get_by_text("Aquí se acaba la mesa.")).to_be_visible()
        expect(player.button(YES)).to_have_count(0)


def test_g53_jugar_ya_is_one_coto_and_a_revancha(people: People) -> None:
    """G-53: public play is a single coto; bots want the revancha at once."""
    player = people.come("Pilar")
    player.plays_now()
    assert not plays_a_coto(player)["partidas"] or max(player.position["view"]["partidas"]) == 3
    player.button(YES).click()
    player.is_dealt_cards()
    expect(player.score.get_by_text("0–0")).to_be_visible()
    player.lays()


def plays_a_coto(player: Player) -> dict[str, list[int]]:
    player.plays_until(player.page.get_by_text("¿Revancha?"))
    view: dict[str, list[int]] = player.position["view"]
    return view
