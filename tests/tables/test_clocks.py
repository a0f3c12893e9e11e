"""Clocks: absolute, the table's own, and never shorter or longer for a line that is down."""

import pytest

from tapete.tables.broadcast import Ok, Position
from tapete.tables.log import MemoryLog, Outcome
from tapete.tables.messages import Leave, Opening, Rematch, Start
from tapete.tables.table import Table
from tests.tables.hall import SECOND, Hall, Tab, person


def plays_of(hall: Hall, table: Table, seat: int) -> list[str]:
    return [row for row in hall.rows(table) if row.startswith(f"{seat} play")]


async def test_g65_when_the_turn_is_over_a_bot_makes_that_one_move() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    end = tabs[seat].position.clock.seats[seat]
    assert tabs[seat].position.clock.total == 60_000
    await hall.advance(end - hall.clock.time - 1)
    assert hall.turn(table) == seat
    await hall.advance(1_500)
    assert hall.turn(table) != seat
    assert len(plays_of(hall, table, seat)) == 1
    assert table.facts.chairs[seat].held
    assert not table.facts.chairs[seat].standing


async def test_g65_after_two_expiries_in_a_row_the_seat_counts_as_left() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    others = [tab for tab in tabs if tab is not tabs[seat]]
    while not table.facts.chairs[seat].gone:
        await hall.play_on(table, others)
    assert table.facts.chairs[seat].gone == "idle"
    assert len(plays_of(hall, table, seat)) == 1
    assert tabs[seat].presence.seat is None
    assert tabs[seat].position.view.hand == ()
    await hall.advance(3 * SECOND)
    assert len(plays_of(hall, table, seat)) == 2


async def test_g65_a_move_of_ones_own_between_two_expiries_starts_the_count_anew() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    others = [tab for tab in tabs if tab is not tabs[seat]]
    for own in (False, True, False):
        plays = len(plays_of(hall, table, seat))
        while hall.turn(table) != seat or table.agenda.rest > hall.clock.time:
            await hall.play_on(table, others)
        if own:
            assert isinstance(await hall.act(table, tabs[seat], hall.card(table)), Ok)
        while len(plays_of(hall, table, seat)) == plays:
            await hall.step()
    assert table.facts.chairs[seat].held


async def test_g61_the_clock_stands_still_while_the_line_is_down() -> None:
    """It is his turn: the table waits, and he has the rest of his time when he comes back."""
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    end = tabs[seat].position.clock.seats[seat]
    await hall.advance(end - hall.clock.time - 10_000)
    await hall.part(table, tabs[seat])
    other = tabs[(seat + 1) % 4]
    assert other.position.clock.seats == {}
    assert other.position.fresh
    await hall.advance(45_000)
    assert hall.turn(table) == seat
    again = Tab(tabs[seat].person, "again")
    await hall.join(table, again)
    assert again.position.clock.seats == {seat: hall.clock.time + 10_000}
    assert other.position.clock.seats == {seat: hall.clock.time + 10_000}
    await hall.advance(9_999)
    assert hall.turn(table) == seat
    assert isinstance(await hall.act(table, again, hall.card(table)), Ok)


async def test_g60_down_on_ones_turn_the_take_over_comes_after_45_seconds_not_later() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    await hall.part(table, tabs[seat])
    await hall.advance(45_000)
    assert table.facts.chairs[seat].held
    await hall.advance(1)
    assert table.facts.chairs[seat].gone == "line"
    await hall.advance(1_400)
    assert hall.turn(table) != seat


async def test_losing_the_line_again_and_again_gains_45_seconds_a_move_at_most() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    end = tabs[seat].position.clock.seats[seat]
    while hall.turn(table) == seat:
        await hall.part(table, tabs[seat])
        await hall.advance(40_000)
        await hall.join(table, tabs[seat])
        await hall.advance(1_000)
    assert hall.clock.time <= end + 45_000 + 41_000
    assert len(plays_of(hall, table, seat)) == 1


async def test_over_a_match_lost_lines_gain_five_minutes_at_most() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = (hall.turn(table) + 1) % 4
    gained = 0
    for _ in range(9):
        while hall.turn(table) != seat:
            await hall.play_on(table, [tab for tab in tabs if tab is not tabs[seat]])
        await hall.advance(max(0, table.agenda.turns[seat].start - hall.clock.time))
        before = table.agenda.turns[seat].end
        await hall.part(table, tabs[seat])
        await hall.advance(44_000)
        await hall.join(table, tabs[seat])
        gained += table.agenda.turns[seat].end - before
        await hall.act(table, tabs[seat], hall.card(table))
    assert gained == 300_000
    assert table.facts.chairs[seat].held


@pytest.mark.parametrize("seconds", [15, 300])
async def test_g65_the_length_of_a_turn_is_an_option(seconds: int) -> None:
    hall = Hall()
    _, tabs = await hall.four(options={"turn_seconds": seconds})
    clock = tabs[0].position.clock
    assert clock.total == seconds * SECOND
    assert [*clock.seats.values()] == [clock.now + 1_000 + seconds * SECOND]


async def test_without_a_clock_a_turn_is_ten_minutes_and_not_shown() -> None:
    """`turn_seconds = 0`."""
    hall = Hall()
    table, tabs = await hall.four(options={"turn_seconds": 0})
    seat = hall.turn(table)
    assert (tabs[0].position.clock.seats, tabs[0].position.clock.total) == ({}, 0)
    await hall.advance(600_000)
    assert hall.turn(table) == seat
    await hall.advance(3 * SECOND)
    assert hall.turn(table) != seat


async def test_a_newcomers_first_hand_against_bots_has_no_clock() -> None:
    hall = Hall(seed=4)
    ana = Tab(person("Ana", newcomer=True))
    table = await hall.tables.open(Opening("guinote", "guinote", public=True), ana.person)
    await hall.join(table, ana)
    await hall.until(lambda: ana.position.offers.moves, within=20 * SECOND)
    assert ana.presence.first_hand
    assert (ana.position.clock.seats, ana.position.clock.total) == ({}, 0)
    await hall.advance(500 * SECOND)
    assert table.facts.held == (0,)
    while not table.course.ended:
        await hall.play_on(table, [ana])
    assert hall.archive.have_played == [ana.person.id]
    assert not ana.presence.first_hand
    while not ana.position.clock.seats:
        await hall.step()
    assert ana.position.clock.total == 60_000


async def test_a_keeper_that_fails_does_not_stop_the_hand() -> None:
    hall = Hall(seed=4)
    hall.archive.failing = 1
    ana = Tab(person("Ana", newcomer=True))
    table = await hall.tables.open(Opening("guinote", "guinote", public=True), ana.person)
    await hall.join(table, ana)
    await hall.until(lambda: table.course.deals == 1, within=20 * SECOND)
    while table.course.deals == 1:
        await hall.play_on(table, [ana])
    assert hall.services.tally.incidents == 1


async def test_a_newcomer_among_people_has_a_clock() -> None:
    hall = Hall()
    tabs = [Tab(person("Ana", newcomer=True)), Tab(person("Bea"))]
    opening = Opening("guinote", "mano_a_mano", public=True, people=True)
    table = await hall.tables.open(opening, tabs[0].person)
    await hall.join(table, tabs[0])
    await table.enter(tabs[1].person)
    await hall.join(table, tabs[1])
    await hall.advance(3 * SECOND)
    assert not tabs[0].presence.first_hand
    assert tabs[0].position.clock.total == 60_000


async def test_deadlines_fire_with_nobody_connected() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    for tab in tabs:
        await hall.part(table, tab)
    moves = table.course.moves
    await hall.advance(60_000)
    assert table.facts.held == ()
    assert table.course.moves > moves


class Watching(MemoryLog):
    """Notes rows after which nothing would ever happen."""

    def __init__(self) -> None:
        super().__init__()
        self.dead: list[str] = []
        self.checked = 0

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
        self.checked += 1
        if (deadline is None) != text.startswith("# close") or (deadline or time) < time:
            self.dead.append(text)
        return await super().append(
            table=table, version=version, action=action, text=text, time=time, deadline=deadline
        )


@pytest.mark.parametrize("people", [1, 2, 4])
async def test_a_table_that_is_not_closed_always_has_a_deadline(people: int) -> None:
    """At every row of a whole match, and the one timer is armed for it."""
    log = Watching()
    hall = Hall(log=log, seed=people)
    names = ["Ana", "Bea", "Carlos", "Dani"][:people]
    table, tabs = await hall.private(*names, options={"partidas_per_coto": 1, "cotos": 2})
    await hall.ask(table, tabs[0], Start(tabs[0]))
    while table.facts.status != "finished":
        await hall.play_on(table, tabs)
        armed = [ring.moment for ring in hall.clock.rings if not ring.cancelled]
        assert armed
        if table.course.state.phase == "play":
            seat = hall.turn(table)
            assert seat in table.agenda.turns or seat in table.agenda.bots
    await hall.ask(table, tabs[0], Rematch(tabs[0], False))
    assert log.dead == []
    assert log.checked > 100
    assert not [ring for ring in hall.clock.rings if not ring.cancelled]


async def test_the_clock_in_a_position_is_the_tables_own() -> None:
    """A client computes its offset from `now`; nothing else of time comes from it."""
    hall = Hall()
    table, tabs = await hall.four()
    await hall.advance(7_000)
    await hall.act(table, tabs[hall.turn(table)], hall.card(table))
    for tab in tabs:
        assert tab.position.clock.now == hall.clock.time
        assert tab.position.clock.seats == {hall.turn(table): hall.clock.time + 60_000}


async def test_a_cante_does_not_make_a_turn_longer() -> None:
    hall = Hall(seed=3)
    table, tabs = await hall.four()
    for _ in range(300):
        seat = hall.turn(table) if table.course.state.phase == "play" else -1
        singing = [
            move
            for tab in tabs
            if tab.presence.seat == seat
            for move in tab.position.offers.moves
            if hasattr(move, "suit")
        ]
        if singing:
            end = table.agenda.turns[seat].end
            await hall.advance(2_000)
            await hall.act(table, tabs[seat], f"sing {'oceb'[singing[0].suit]}")
            assert table.agenda.turns[seat].end == end
            return
        await hall.play_on(table, tabs)
    raise AssertionError("nobody could sing in turn; choose another seed")


async def test_leaving_does_not_restart_the_clock_of_others() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    before = table.agenda.turns[seat]
    await hall.advance(5_000)
    other = tabs[(seat + 1) % 4]
    await hall.ask(table, other, Leave(other))
    assert table.agenda.turns[seat] == before
    assert tabs[seat].told(Position)
