"""Clocks that are no rule of the game: a follower passes, a leader leads low, a winner gives the
worst cards."""

from collections import Counter

import pytest

from tapete.core.cards import line
from tapete.games.presidente.state import worst
from tapete.tables.broadcast import Illegal, Ok, Stale
from tests.tables.hall import SECOND
from tests.tables.party import PRESIDENTE, Party, moves


async def test_u59_a_leader_out_of_time_leads_the_lowest_single() -> None:
    hall = Party()
    table, tabs = await hall.match(3)
    seat, start = hall.turn(table), hall.clock.time
    assert tabs[seat].position.clock.total == 30_000
    state = table.course.state
    lowest = PRESIDENTE.text(PRESIDENTE.courtesy(state, seat))
    assert len(lowest.split()) == 3
    await hall.advance(30_300)
    assert hall.turn(table) == seat
    await hall.advance(1)
    assert hall.moved(table)[-1] == lowest
    assert hall.log.tables[table.id][-2].time == start + 30_301
    assert table.facts.chairs[seat].held
    assert not table.facts.chairs[seat].automatic


async def test_u59_a_follower_out_of_time_passes() -> None:
    hall = Party()
    table, tabs = await hall.match(3)
    await hall.play(table, tabs)
    await hall.fresh(table)
    seat = hall.turn(table)
    await hall.advance(30_301)
    assert hall.moved(table)[-1] == f"{seat} pass"
    assert hall.facts(table, "idle") == [{"seat": seat, "standing": False}]


async def test_an_act_300_ms_late_counts_and_one_later_is_stale() -> None:
    """presidente T52"""
    hall = Party()
    table, tabs = await hall.match(3)
    await hall.advance(30_300)
    assert isinstance(await hall.play(table, tabs), Ok)
    await hall.fresh(table)
    seat = hall.turn(table)
    seen = tabs[seat].position.version
    await hall.advance(30_301)
    answer = await hall.act(table, tabs[seat], "pass", version=seen, name="late")
    assert answer == Stale("late", seen + 1)


async def test_after_two_such_turns_in_a_row_a_bot_has_the_seat() -> None:
    """The table's rule, as in guiñote."""
    hall = Party()
    table, tabs = await hall.match(2)
    await hall.fresh(table)
    absent = hall.turn(table)
    other = 1 - absent
    while not table.facts.chairs[absent].gone:
        await hall.play_on(table, [tabs[other]])
    assert hall.facts(table, "gone") == [{"seat": absent, "why": "idle"}]
    assert len(hall.facts(table, "idle")) == 1


async def test_in_the_exchange_each_winner_has_thirty_seconds_then_gives_the_worst() -> None:
    """Section 3: whatever the length of a turn; both vices and both clocks at once."""
    hall = Party()
    table, tabs = await hall.match(5, options={"turn_seconds": 120})
    await hall.play_hand(table, tabs)
    await hall.until_phase(table, "exchange")
    await hall.fresh(table)
    clock, state = tabs[0].position.clock, table.course.state
    owed = {seat: count for seat, count in enumerate(state.aside.owed) if count}
    assert sorted(owed.values()) == [1, 2]
    assert clock.seats == dict.fromkeys(owed, hall.clock.time + 30_000)
    assert clock.total == 30_000
    before = len(hall.moved(table))
    await hall.advance(30_301)
    given = hall.moved(table)[before:]
    assert sorted(given) == [
        f"{seat} give {line(worst(state.rules, state.hands[seat], count))}"
        for seat, count in sorted(owed.items())
    ]
    assert table.course.state.phase == "play"
    assert table.facts.held == (0, 1, 2, 3, 4)
    leader = hall.turn(table)
    assert table.agenda.turns[leader].end - table.agenda.turns[leader].start == 120_000


async def test_whoever_leads_after_giving_last_has_a_whole_turn() -> None:
    """The time of the exchange is not the time of the lead."""
    hall = Party()
    table, tabs = await hall.match(3, options={"later_start": "first"})
    await hall.play_hand(table, tabs)
    await hall.until_phase(table, "exchange")
    await hall.fresh(table)
    seat = hall.turn(table)
    await hall.advance(20_000)
    await hall.act(table, tabs[seat], moves(table, seat)[0])
    assert hall.turn(table) == seat
    turn = table.agenda.turns[seat]
    assert (turn.start, turn.end - turn.start) == (hall.clock.time + 2_000, 30_000)


async def test_a_gift_that_comes_too_late_is_answered() -> None:
    hall = Party()
    table, tabs = await hall.match(3)
    await hall.play_hand(table, tabs)
    await hall.until_phase(table, "exchange")
    await hall.fresh(table)
    seat = hall.turn(table)
    move = moves(table, seat)[-1]
    await hall.advance(30_301)
    assert await hall.act(table, tabs[seat], move, name="late") == Illegal("late", "wrong-phase")


@pytest.mark.parametrize("phase", ["play", "exchange"])
async def test_without_a_clock_nothing_is_shown_and_ten_minutes_are_given(phase: str) -> None:
    """`turn_seconds = 0`."""
    hall = Party()
    table, tabs = await hall.match(3, options={"turn_seconds": 0})
    if phase == "exchange":
        await hall.play_hand(table, tabs)
        await hall.until_phase(table, "exchange")
        await hall.fresh(table)
    seat = hall.turn(table)
    assert (tabs[0].position.clock.seats, tabs[0].position.clock.total) == ({}, 0)
    await hall.advance(600 * SECOND)
    assert hall.turn(table) == seat
    await hall.advance(301)
    assert hall.turn(table) != seat


async def test_a_bot_that_erred_and_a_courtesy_never_lose_a_card() -> None:
    """Fault: duplicate cards → conservation: nobody plays, every move is the clock's."""
    hall = Party()
    table, _ = await hall.match(4, options={"rounds": 1})
    pack = Counter(card for hand in table.course.state.hands for card in hand)
    while table.course.state.phase == "play":
        await hall.step()
        state = table.course.state
        sets = [cards for trick in (*state.tricks, state.pile) for _, cards in trick]
        laid = [card for cards in sets for card in cards]
        assert Counter([*laid, *[card for hand in state.hands for card in hand]]) == pack
    assert table.facts.held == ()
