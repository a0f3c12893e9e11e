"""Where running out of time is a move of the rules: Uno Master with its 4, 6 and 8 seconds."""

import asyncio
from random import Random
from typing import Any

import pytest

from tapete.tables.broadcast import Ok, Position, Stale
from tapete.tables.log import MemoryLog, Outcome
from tapete.tables.messages import Act, Leave, Opening
from tapete.tables.pace import Pace
from tapete.tables.table import Table
from tests.tables.hall import SECOND, Tab, person
from tests.tables.party import Party, moves, upto

MASTER = "uno_master_4"


def left(table: Table) -> int:
    """Return how many milliseconds the seat in turn is still shown."""
    (turn,) = table.agenda.turns.values()
    return turn.end - table.services.clock.now()


async def expire(hall: Party, table: Table) -> int:
    """Let the turn run out, and return whose it was."""
    await hall.fresh(table)
    seat = hall.turn(table)
    await hall.advance(left(table) + 301)
    return seat


@pytest.mark.parametrize("seconds", [4, 6, 8])
async def test_u60_the_three_speeds_are_the_length_of_every_turn(seconds: int) -> None:
    hall = Party()
    table, tabs = await hall.match(3, variant=f"uno_master_{seconds}")
    clock = tabs[0].position.clock
    assert clock.total == seconds * SECOND
    assert [*clock.seats] == [hall.turn(table)]
    assert clock.seats[hall.turn(table)] - hall.clock.time == seconds * SECOND


async def test_u61_when_the_time_is_over_two_cards_are_taken_and_the_lead_is_lost() -> None:
    """presidente T47: the move is the clock's, exactly 300 ms after the deadline shown."""
    hall = Party()
    table, _ = await hall.match(3, variant=MASTER)
    seat, start = hall.turn(table), hall.clock.time
    await hall.advance(4_300)
    assert hall.turn(table) == seat
    await hall.advance(1)
    assert (hall.last(table).text, hall.last(table).time) == ("- timeout", start + 4_301)
    assert len(table.course.state.hands[seat]) == 9
    assert hall.turn(table) == (seat + 1) % 3


async def test_a_time_out_when_following_counts_as_a_pass() -> None:
    """presidente T46"""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    leader = hall.turn(table)
    await hall.play(table, tabs)
    late = await expire(hall, table)
    assert late == (leader + 1) % 3
    assert table.course.state.passed == (late,)
    assert hall.turn(table) == (leader + 2) % 3


async def test_deadlines_fire_with_nobody_connected() -> None:
    """Fault: a disconnected player never ran out of time. No time is given for the lost line."""
    hall = Party()
    table, tabs = await hall.match(4, variant=MASTER)
    start = hall.clock.time
    for tab in tabs:
        await hall.part(table, tab)
    await hall.advance(4_300)
    assert hall.last(table).text != "- timeout"
    await hall.advance(1)
    assert (hall.last(table).text, hall.last(table).time) == ("- timeout", start + 4_301)
    await hall.advance(20 * SECOND)
    assert hall.moved(table).count("- timeout") >= 4


async def test_losing_the_line_gains_no_time_and_the_others_see_the_clock_run() -> None:
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    seat, end = hall.turn(table), hall.clock.time + 4_000
    await hall.advance(1_000)
    await hall.part(table, tabs[seat])
    other = tabs[(seat + 1) % 3]
    assert other.position.clock.seats == {seat: end}
    await hall.advance(2_000)
    again = Tab(tabs[seat].person, "again")
    await hall.join(table, again)
    assert again.position.clock.seats == {seat: end}
    await hall.advance(1_301)
    assert hall.last(table).text == "- timeout"


async def test_a_play_300_ms_after_the_deadline_counts() -> None:
    """presidente T52"""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    await hall.advance(left(table) + 300)
    assert isinstance(await hall.play(table, tabs), Ok)
    assert "- timeout" not in hall.moved(table)


async def test_a_play_301_ms_after_the_deadline_is_refused_and_told_so() -> None:
    """presidente T52"""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    seat = hall.turn(table)
    seen, move = tabs[seat].position.version, moves(table, seat)[0]
    await hall.advance(left(table) + 301)
    answer = await hall.act(table, tabs[seat], move, version=seen, name="late")
    assert answer == Stale("late", tabs[seat].position.version)
    assert hall.moved(table)[-1] == "- timeout"


class SlowLog(MemoryLog):
    """A log that writes one named row only when it is told to."""

    def __init__(self, slow: str) -> None:
        super().__init__()
        self.slow = slow
        self.go = asyncio.Event()
        self.waiting = asyncio.Event()

    async def append(
        self,
        *,
        table: str,
        version: int,
        action: str | None,
        text: str,
        time: int,
        deadline: int | None,
    ) -> Outcome:
        if text.startswith(self.slow):
            self.waiting.set()
            await self.go.wait()
        return await super().append(
            table=table, version=version, action=action, text=text, time=time, deadline=deadline
        )


@pytest.mark.parametrize(("late", "counts"), [(300, True), (301, False)])
async def test_what_counts_is_when_an_act_arrived_not_when_its_turn_in_the_queue_came(
    late: int, counts: bool
) -> None:
    """presidente T52: the table is busy writing that somebody left, and gets to the act, and to
    the deadline, two seconds too late."""
    log = SlowLog("# gone")
    hall = Party(log=log)
    table, tabs = await hall.match(3, variant=MASTER)
    seat, end = hall.turn(table), hall.clock.time + 4_000
    tab, other = tabs[seat], tabs[(seat + 1) % 3]
    act = Act(tab, "a", tab.position.version, moves(table, seat)[0])
    table.post(Leave(other))
    await log.waiting.wait()
    hall.clock.time = end + 2_000
    table.post(act, arrived=end + late)
    log.go.set()
    await hall.queue(table)
    if counts:
        assert tab.last(Ok).id == "a"
        assert hall.moved(table)[-1] == f"{seat} {act.move}"
        assert "- timeout" not in hall.moved(table)
    else:
        assert tab.last(Stale).id == "a"
        assert hall.moved(table)[-1] == "- timeout"


async def test_an_act_that_was_read_together_with_the_deadline_comes_before_it() -> None:
    """The timer rings first, the act is put into the queue by another task of the same round."""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    seat, moment = hall.turn(table), hall.clock.time + 4_301
    tab = tabs[seat]
    act = Act(tab, "a", tab.position.version, moves(table, seat)[0])
    ring = hall.clock.next_ring(moment)
    assert ring is not None
    hall.clock.time = moment
    ring.callback()
    asyncio.get_running_loop().call_soon(lambda: table.post(act, arrived=moment - 1))
    await hall.settle()
    assert hall.moved(table)[-1] == f"{seat} {act.move}"


async def test_after_three_time_outs_in_a_row_a_bot_has_the_seat() -> None:
    """presidente T49"""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    counts = [0, 0, 0]
    while max(counts) < 3:
        counts[await expire(hall, table)] += 1
    (gone,) = hall.facts(table, "gone")
    assert gone == {"seat": counts.index(3), "why": "idle"}
    assert table.facts.held == tuple(seat for seat in range(3) if counts[seat] < 3)
    assert tabs[gone["seat"]].presence.seat is None
    assert tabs[gone["seat"]].position.view.hand == ()


async def test_a_play_of_ones_own_starts_the_count_of_time_outs_anew() -> None:
    """presidente T49"""
    hall = Party()
    table, tabs = await hall.match(2, variant=MASTER)
    for own in (False, False, True, False, False):
        await hall.fresh(table)
        if hall.turn(table):
            await hall.play(table, tabs, "pass" if table.course.state.pile else "")
        await hall.fresh(table)
        assert hall.turn(table) == 0
        if own:
            assert isinstance(await hall.play(table, tabs), Ok)
        else:
            await expire(hall, table)
    assert table.facts.chairs[0].idle == 2
    assert table.facts.held == (0, 1)


async def test_when_everybody_times_out_the_table_still_comes_to_an_end() -> None:
    """presidente T49: bots have the seats after a while, and nobody is there to play on for."""
    hall = Party()
    table, _ = await hall.match(3, variant=MASTER)
    await hall.until(lambda: table.facts.held == (), within=60 * SECOND)
    assert len(hall.facts(table, "gone")) == 3
    await hall.until(lambda: table.facts.status == "closed", within=150 * SECOND)


async def test_u60_a_bots_time_runs_out_like_a_persons() -> None:
    """A bot that thinks too long is shown a clock, and takes two cards."""
    asleep = asyncio.Event()

    async def think(ask: Any, view: Any, legal: tuple[Any, ...], rng: Random) -> Any:
        if asleep.is_set():
            await asyncio.Event().wait()
        return ask(view, legal, rng)

    hall = Party(pace=Pace(think=60_000), think=think)
    table, tabs = await hall.match(1, variant=MASTER, seats=2)
    while hall.turn(table) == 0:
        await hall.play(table, tabs)
    await hall.fresh(table)
    asleep.set()
    assert [*tabs[0].position.clock.seats] == [1]
    await hall.advance(left(table) + 300, thinking=table)
    assert hall.turn(table) == 1
    await hall.advance(1, thinking=table)
    assert hall.last(table).text == "- timeout"
    assert not table.facts.chairs[1].idle
    table.stop()
    await hall.settle()


async def test_a_rest_does_not_eat_the_clock() -> None:
    """The four seconds begin when the trick has rested, and when two cards have been taken."""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    await expire(hall, table)
    clock = tabs[0].position.clock
    assert clock.rest == hall.clock.time + 1_000
    assert [*clock.seats.values()] == [clock.rest + 4_000]
    await hall.play(table, tabs)
    while table.course.state.pile:
        await hall.play(table, tabs, "pass")
    clock = tabs[0].position.clock
    assert clock.rest == hall.clock.time + 1_500
    assert [*clock.seats.values()] == [clock.rest + 4_000]


async def test_a_deal_in_the_middle_of_a_draw_is_the_tables() -> None:
    """presidente T48: the stock is empty, the closed tricks are shuffled, the hand goes on."""
    hall = Party()
    table, tabs = await hall.match(2, variant=MASTER, options={"deal": 12, "timeout_cards": 4})
    while table.course.state.stock or not table.course.state.tricks:
        await hall.play(table, tabs)
        while table.course.state.pile:
            await hall.play(table, tabs, "pass")
        if table.course.state.stock:
            await expire(hall, table)
            await hall.fresh(table)
        assert table.facts.status == "playing"
    await expire(hall, table)
    assert (table.course.state.phase, hall.moved(table)[-1]) == ("deal", "- timeout")
    await hall.advance(1_000)
    assert hall.moved(table)[-1].startswith("- shuffle")
    assert table.course.state.phase == "play"
    assert len(table.agenda.turns) == 1


async def test_a_newcomers_first_hand_of_uno_master_has_its_clock() -> None:
    """U-60: here the clock is the game."""
    hall = Party()
    ana = Tab(person("Ana", newcomer=True))
    opening = Opening("presidente", MASTER, public=True)
    table = await hall.tables.open(opening, ana.person)
    await hall.join(table, ana)
    await hall.until(lambda: ana.position.clock.seats, within=20 * SECOND)
    assert ana.position.clock.total == 4_000
    assert not ana.presence.first_hand


async def test_after_a_restart_whoever_is_in_turn_has_a_full_turn_and_the_count_goes_on() -> None:
    """Fault: move during deploy lost, time burnt → restart adds time to whoever is on turn."""
    hall = Party()
    table, _ = await hall.match(2, variant=MASTER)
    for _ in range(2):
        await expire(hall, table)
    await hall.fresh(table)
    await hall.advance(3_900)
    again = Party(log=upto(hall.log, table.id), now=hall.clock.time + 60_000)
    found = await again.tables.find(table.id)
    assert found is not None
    assert [chair.idle for chair in found.facts.chairs] == [1, 1]
    assert left(found) >= 4_000
    assert found.course.versions == table.course.versions


async def test_leaving_in_turn_gives_no_more_time() -> None:
    """A bot takes over with what is left of the turn, and moves in it."""
    hall = Party()
    table, tabs = await hall.match(3, variant=MASTER)
    seat, end = hall.turn(table), hall.clock.time + 4_000
    await hall.advance(1_000)
    await hall.ask(table, tabs[seat], Leave(tabs[seat]))
    assert table.agenda.turns[seat].end == end
    await hall.advance(1_400)
    assert hall.moved(table)[-1].startswith(f"{seat} play")


async def test_everybody_sees_whose_clock_runs() -> None:
    """Section 8: clock and deadline are public; spectators too."""
    hall = Party()
    table, tabs = await hall.match(2, variant=MASTER, seats=4)
    watcher = Tab(person("Zoe"))
    await hall.join(table, watcher)
    for _ in range(8):
        seat = hall.turn(table)
        for tab in (*tabs, watcher):
            assert [*tab.last(Position).clock.seats] == [seat]
        await hall.play_on(table, tabs)
        if table.course.state.phase != "play":
            return
