"""Cards fly and tricks rest, and neither ever holds up what is so."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tapete.games.guinote.state import State
from tests.e2e.matches import match_until, to_lay
from tests.e2e.people import People
from tests.e2e.player import Player

pytestmark = pytest.mark.e2e
RESTS = 1_200
"""Milliseconds that a finished trick stays at least, unless it is touched."""
_COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const layer = document.querySelector('.flights');
  new MutationObserver((all) => {
    for (const { addedNodes } of all) window.flights += addedNodes.length;
  }).observe(layer, { childList: true });
}"""
_TIME_THE_TRICK = """() => new Promise((done) => {
  const lying = () => document.querySelectorAll('.trick__card img').length;
  let began = 0;
  const look = () => {
    if (!began && lying() === 4) began = performance.now();
    if (began && lying() !== 4) done(performance.now() - began);
    else requestAnimationFrame(look);
  };
  look();
})"""


def ends_the_trick(state: State) -> bool:
    return len(state.played) % 4 == 3 and len(state.played) > 4 and bool(to_lay(state, 0))


@pytest.mark.unhurried
def test_a_finished_trick_stays_until_all_have_seen_it(people: People) -> None:
    """Faults: the last card of the trick vanishes before it is seen."""
    (ana,) = people.at(match_until(ends_the_trick), "Ana")
    ana.waits_for_turn()
    ana.page.evaluate(f"() => {{ window.stayed = ({_TIME_THE_TRICK})() }}")
    ana.lays()
    assert ana.page.evaluate("() => window.stayed") >= RESTS


@pytest.mark.unhurried
def test_a_finished_trick_goes_when_it_is_touched(people: People) -> None:
    (ana,) = people.at(match_until(ends_the_trick), "Ana")
    ana.waits_for_turn()
    ana.lays()
    expect(ana.trick).to_have_count(4)
    expect(ana.page.get_by_text("ganó", exact=True)).to_be_visible()  # the server has the card
    ana.page.get_by_role("region", name="El tapete").click(position={"x": 8, "y": 250})
    expect(ana.trick).to_have_count(0, timeout=RESTS / 2)


@pytest.mark.parametrize(
    ("settings", "look", "moves"),
    [
        ({"speed": "normal"}, {}, True),
        ({"speed": "off"}, {}, False),
        ({"speed": "slow"}, {"reduced_motion": "reduce"}, False),
    ],
    ids=["normal", "off", "reduced motion"],
)
def test_nothing_flies_for_those_who_want_no_movement(
    settings: dict[str, str], look: dict[str, Any], moves: bool, people: People
) -> None:
    ana = people.come("Ana", settings=settings, **look)
    ana.plays_now()
    ana.page.evaluate(_COUNT_FLIGHTS)
    for _ in range(3):
        ana.lays()
    ana.waits_for_turn()
    assert (ana.page.evaluate("() => window.flights") > 0) is moves


def test_fast_play_queues_nothing_up(people: People) -> None:
    """Faults: animations block the queue. At the slowest the hand is still the server's."""
    ana = people.come("Ana", settings={"speed": "slow"})
    ana.plays_now()
    for _ in range(8):
        ana.waits_for_turn()
        is_as_the_server_says(ana)
        ana.lays()


def is_as_the_server_says(player: Player) -> None:
    view = player.position["view"]
    assert sorted(player.cards) == sorted(view["hand"])
    on_table = view["trick"] or view["last_trick"]
    assert player.trick.count() in (len(view["trick"]), len(on_table))
    stock = player.page.get_by_role("img", name=re.compile("^Mazo: "))
    left = re.compile(rf"quedan? {view['stock']} carta")
    expect(stock.filter(has=player.page.locator("img"))).to_have_count(1 if view["stock"] else 0)
    if view["stock"]:
        expect(stock).to_have_accessible_name(left)
