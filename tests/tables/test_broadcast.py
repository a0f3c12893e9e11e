"""What leaves the table: whole views, versions without gaps, nothing a seat may not know."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tapete.core.cards import spanish
from tapete.games.guinote.notation import CardDrawn
from tapete.tables.broadcast import Out, Position
from tapete.tables.messages import Resync
from tapete.tables.table import Table
from tests.tables.hall import GUINOTE, Hall, Tab, person

SHORT: dict[str, object] = {"partidas_per_coto": 1}


async def watched(hall: Hall, **options: object) -> tuple[Table, list[Tab], Tab]:
    """Play a match with people who lose their lines now and then, somebody watching."""
    table, tabs = await hall.private("Ana", "Bea", "Carlos", options={**SHORT, **options})
    watcher = Tab(person("Eva"))
    await hall.join(table, watcher)
    await hall.begin(table, tabs[0])
    rng = Random(1)
    while table.facts.status == "playing":
        await hall.play_on(table, tabs)
        if rng.random() < 0.05:
            tab = rng.choice(tabs)
            await hall.part(table, tab)
            await hall.advance(300)
            await hall.join(table, tab)
    return table, tabs, watcher


def without_time(position: Position) -> tuple[Any, ...]:
    return position.version, position.view, position.offers


async def test_versions_have_no_gaps_and_end_equal_to_a_fresh_snapshot() -> None:
    hall = Hall(seed=6)
    table, tabs, watcher = await watched(hall)
    for tab in (*tabs, watcher):
        positions = tab.told(Position)
        for before, after in pairwise(positions):
            if after.fresh:
                assert after.version >= before.version
            else:
                assert after.version == before.version + 1
        last = tab.position
        await hall.ask(table, tab, Resync(tab))
        assert tab.position.fresh
        assert without_time(tab.position) == without_time(last)


async def test_a_lost_message_shows_as_a_gap_and_a_snapshot_mends_it() -> None:
    """Drop any one message: the next one is not the version known plus one."""
    hall = Hall(seed=6)
    _, tabs, _ = await watched(hall)
    events = [out for out in tabs[0].told(Position) if not out.fresh]
    assert len(events) > 40
    for lost in range(1, len(events) - 1):
        assert events[lost + 1].version != events[lost - 1].version + 1


async def test_section_7_no_message_tells_a_seat_what_it_may_not_know() -> None:
    hall = Hall(seed=6)
    table, tabs, watcher = await watched(hall)
    hands = 0
    for tab in (*tabs, watcher):
        seat = tab.presence.seat
        for out in tab.box:
            hands += check(out, seat)
    assert hands > 100
    assert table.facts.status == "finished"


def check(out: Out, seat: int | None) -> int:
    """Check one message for a seat; return how many cards of a hand it held."""
    if not isinstance(out, Position):
        return 0
    assert out.view.seat in (seat, None)  # they watched before they sat down
    seat = out.view.seat
    if seat is None:
        assert out.view.hand == ()
        assert out.offers.moves == ()
    assert {move.seat for move in out.offers.moves} <= {seat}
    assert set(out.offers.why) <= set(out.view.hand)
    for event in out.events:
        if isinstance(event, CardDrawn) and event.card is not None:
            known = {card for card, _ in out.view.shown}
            assert event.seat == seat or event.card in known
    return len(out.view.hand)


async def test_scoreboard_hand_end_hides_the_points_from_everybody() -> None:
    hall = Hall(seed=6)
    _, tabs, watcher = await watched(hall, scoreboard="hand_end")
    for tab in (*tabs, watcher):
        assert {out.view.phase for out in tab.told(Position) if out.view.points is not None} == {
            "deal",
            "over",
        }


async def test_one_audience_gets_one_object() -> None:
    """So that a message is encoded once however many watch."""
    hall = Hall()
    table, tabs = await hall.four()
    watchers = [Tab(person(f"w{number}")) for number in range(5)]
    for tab in watchers:
        await hall.join(table, tab)
    await hall.act(table, tabs[hall.turn(table)], hall.card(table))
    assert len({id(tab.position) for tab in watchers}) == 1
    assert len({id(tab.position) for tab in (*tabs, *watchers)}) == 5


async def test_nobody_hears_of_a_card_that_only_its_drawer_saw() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    for _ in range(4):
        await hall.act(table, tabs[hall.turn(table)], hall.card(table))
    for seat, tab in enumerate(tabs):
        drawn = [event for event in tab.position.events if isinstance(event, CardDrawn)]
        assert len(drawn) == 4
        assert [event.seat for event in drawn if event.card is not None] == [seat]


@pytest.mark.parametrize("seed", range(3))
async def test_a_view_holds_forty_cards_at_most_and_none_twice(seed: int) -> None:
    hall = Hall(seed=seed)
    table, _ = await hall.four()
    state = table.course.state
    cards = [*state.stock, *(card for hand in state.hands for card in hand)]
    assert sorted(cards) == sorted(spanish(rank, suit) for rank in RANKS for suit in range(4))
    assert GUINOTE.view(state, None).hand == ()


RANKS = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
