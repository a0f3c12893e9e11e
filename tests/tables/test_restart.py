"""The log is the table: folded again after any row, everything is as it was."""

import asyncio
import itertools
from collections.abc import Sequence
from random import Random

import pytest

from tapete.tables.broadcast import Illegal, Ok, Position
from tapete.tables.ledger import BadLog, load
from tapete.tables.log import Line, MemoryLog, Outcome
from tapete.tables.messages import Leave, NotKept, Opening, Rematch
from tapete.tables.table import Table
from tests.tables.hall import GUINOTE, SECOND, START, Hall, Tab, person

SHORT = {"partidas_per_coto": 1}


async def whole_match(hall: Hall, *names: str) -> tuple[Table, list[Tab], Tab]:
    """Play a match of one partida to its end, a spectator watching."""
    table, tabs = await hall.private(*names, options=dict(SHORT))
    watcher = Tab(person("Eva"))
    await hall.join(table, watcher)
    await hall.begin(table, tabs[0])
    while table.facts.status == "playing":
        await hall.play_on(table, tabs)
    return table, tabs, watcher


def upto(log: MemoryLog, table: str, rows: int) -> MemoryLog:
    """Return what a log would hold had the process been killed after so many rows."""
    copy = MemoryLog()
    copy.tables = {table: log.tables[table][:rows]}
    return copy


async def test_restarted_after_any_row_every_seat_has_the_view_it_had() -> None:
    """And the version it had: two people, two bots, a spectator."""
    hall = Hall(seed=5)
    table, tabs, watcher = await whole_match(hall, "Ana", "Bea")
    audiences = {0: tabs[0], 1: tabs[1], None: watcher}
    shown = {
        (seat, out.version): (out.view, out.offers)
        for seat, tab in audiences.items()
        for out in tab.told(Position)
    }
    lines = hall.log.tables[table.id]
    checked = 0
    for rows in range(4, len(lines) + 1):  # both people sit from the third row on
        ledger = load(table.id, lines[:rows])
        for seat in audiences:
            view = GUINOTE.view(ledger.course.state, seat)
            version = ledger.course.versions[-1 if seat is None else seat]
            assert shown[seat, version] == (view, GUINOTE.offers(view)), rows
            checked += 1
    assert checked > 100


async def test_a_match_goes_on_to_its_end_from_any_row() -> None:
    """Killed in every phase; what was in the log stays, and the table plays on."""
    hall = Hall(seed=5)
    table, _, _ = await whole_match(hall, "Ana", "Bea")
    lines = hall.log.tables[table.id]
    for rows in range(3, len(lines), 9):
        again = Hall(log=upto(hall.log, table.id, rows), seed=rows, now=lines[rows - 1].time + 5)
        found = await again.tables.find(table.id)
        assert found is not None
        tabs = [Tab(person("Ana"), "new"), Tab(person("Bea"), "new")]
        for tab in tabs:
            await again.join(found, tab)
        if found.facts.status == "waiting":
            await again.begin(found, tabs[0])
        while found.facts.status == "playing":
            await again.play_on(found, tabs)
        assert [line.text for line in lines[:rows]] == again.rows(found)[:rows]
        assert again.archive.finished[-1].moves[-1] in again.rows(found)


async def test_an_action_is_acknowledged_again_after_a_restart() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    tab, card = tabs[hall.turn(table)], hall.card(table)
    seen = tab.position.version
    await hall.act(table, tab, card, name="a")
    again = Hall(log=hall.log, now=hall.clock.time)
    found = await again.tables.find(table.id)
    assert found is not None
    newer = Tab(tab.person, "after the restart")
    await again.join(found, newer)
    rows = again.rows(found)
    assert await again.act(found, newer, card, version=seen, name="a") == Ok("a", seen + 1)
    assert again.rows(found) == rows


async def test_a_restart_gives_whoever_is_on_turn_a_full_turn() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    await hall.advance(59 * SECOND)
    again = Hall(log=hall.log, now=hall.clock.time + 3_600_000)
    found = await again.tables.find(table.id)
    assert found is not None
    for tab in tabs:
        await again.join(found, Tab(tab.person))
    end = found.agenda.turns[seat].end
    assert end >= again.clock.time + 60 * SECOND


async def test_g60_after_a_restart_an_outage_counts_from_the_restart() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = (hall.turn(table) + 1) % 4
    await hall.part(table, tabs[seat])
    await hall.advance(44 * SECOND)
    again = Hall(log=hall.log, now=hall.clock.time + 3_600_000)
    found = await again.tables.find(table.id)
    assert found is not None
    await again.advance(45 * SECOND)
    assert found.facts.chairs[seat].held
    await again.advance(1)
    assert found.facts.chairs[seat].gone == "line"


async def test_tables_are_taken_up_by_themselves_after_a_restart() -> None:
    """No client connected; the deadline is in the log."""
    hall = Hall()
    tables = [(await hall.four())[0] for _ in range(3)]
    await hall.tables.stop()
    again = Hall(log=hall.log, now=hall.clock.time)
    await again.tables.start()
    await again.advance(2 * SECOND)
    assert {card.table for card in again.tables.cards()} == {table.id for table in tables}
    await again.advance(400 * SECOND)
    assert again.tables.cards() == []  # all people gone: every table found its end
    assert await hall.log.due() == []


async def test_one_bad_row_fails_nobody_else() -> None:
    hall = Hall()
    bad, _ = await hall.four()
    good, tabs = await hall.four()
    lines = hall.log.tables[bad.id]
    lines[-1] = Line(lines[-1].version, None, "- shuffle 1o 2o", START, START)
    again = Hall(log=hall.log, now=hall.clock.time)
    await again.tables.start()
    await again.advance(2 * SECOND)
    assert await again.tables.find(bad.id) is None
    found = await again.tables.find(good.id)
    assert found is not None
    tab = Tab(tabs[again.turn(found)].person)
    await again.join(found, tab)
    await again.advance(0)
    assert isinstance(await again.act(found, tab, again.card(found)), Ok)
    assert again.services.tally.incidents >= 1


@pytest.mark.parametrize(
    ("row", "text"),
    [
        (0, "0 play 1o"),
        (0, '# open {"game":"guinote"}'),
        (0, '# open {"game":"chess","variant":"x","options":{},"public":true,"people":true}'),
        (1, "# dance {}"),
        (1, "# sit []"),
        (1, "# sit {"),
        (1, '# bot {"seat":9,"bot":"vecino"}'),
        (1, '# bot {"seat":-1,"bot":"vecino"}'),
        (-1, "nonsense"),
        (-1, '# open {"game":"guinote"}'),
        (-1, '# match {"record":"r","stand_in":"vecino","versions":[0]}'),
    ],
)
async def test_a_log_that_cannot_be_folded_names_the_row(row: int, text: str) -> None:
    hall = Hall()
    table, _ = await hall.four()
    lines = hall.log.tables[table.id]
    place = row % len(lines)
    lines[place] = Line(place + 1, None, text, START, START)
    with pytest.raises(BadLog, match=f"row {place + 1}"):
        load(table.id, lines)


async def test_a_move_outside_a_match_is_a_bad_row() -> None:
    hall = Hall()
    table, _ = await hall.private("Ana")
    lines = [*hall.log.tables[table.id], Line(2, None, "0 play 1o", START, START)]
    with pytest.raises(BadLog, match="outside a match"):
        load(table.id, lines)


def test_a_log_with_a_gap_is_refused() -> None:
    with pytest.raises(BadLog, match="no rows"):
        load("t", [])
    with pytest.raises(BadLog, match="first rows are missing"):
        load("t", [Line(2, None, "# close {}", START, None)])


class FlakyLog(MemoryLog):
    """Fails now and then, before or after it has written, as a database does."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.rng = Random(seed)
        self.failing = 0.0
        self.unreadable = False

    async def read(self, table: str) -> Sequence[Line]:
        if self.unreadable:
            raise OSError("cannot be read")
        return await super().read(table)

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
        luck = self.rng.random()
        if luck < self.failing:
            raise OSError("before writing")
        outcome = await super().append(
            table=table, version=version, action=action, text=text, time=time, deadline=deadline
        )
        if luck < 2 * self.failing:
            raise OSError("after writing")
        return outcome


@pytest.mark.parametrize("seed", range(3))
async def test_a_log_that_fails_loses_nothing_acknowledged_and_does_nothing_twice(
    seed: int,
) -> None:
    log = FlakyLog(seed)
    hall = Hall(log=log, seed=seed)
    table, tabs = await hall.private("Ana", "Bea", "Carlos", "Dani", options=dict(SHORT))
    await hall.begin(table, tabs[0])
    log.failing = 0.15
    done: list[str] = []
    refused = 0
    while table.facts.status == "playing":
        if table.course.state.phase != "play":
            await hall.step()
            continue
        await hall.advance(max(0, table.agenda.rest - hall.clock.time))
        tab, card = tabs[hall.turn(table)], hall.card(table)
        name = f"a{len(done)}"
        for _ in range(50):  # a client resends the same act until it is acknowledged
            answer = await hall.act(table, tab, card, version=tab.position.version, name=name)
            if isinstance(answer, Ok):
                break
            assert answer == Illegal(name, "not-kept")
            refused += 1
        done.append(card)
    plays = [row.partition(" ")[2] for row in hall.rows(table) if " play " in row]
    assert plays == done
    assert refused > 0
    assert load(table.id, log.tables[table.id]).course.state == table.course.state


async def test_while_the_log_is_down_people_still_come_and_go() -> None:
    """Whoever loses the line meanwhile is not taken for present for ever."""
    log = FlakyLog(0)
    hall = Hall(log=log)
    table, tabs = await hall.four()
    log.failing = 1.0
    seat = hall.turn(table)
    answer = await hall.act(table, tabs[seat], hall.card(table), name="a")
    assert answer == Illegal("a", "not-kept")
    await hall.part(table, tabs[(seat + 1) % 4])
    watcher = Tab(person("Eva"))
    await hall.join(table, watcher)
    assert watcher.presence.chairs[(seat + 1) % 4].away == hall.clock.time + 45_000
    assert watcher.position.view == GUINOTE.view(table.course.state, None)
    log.failing = 0.0
    await hall.advance(1_000)
    assert isinstance(await hall.act(table, tabs[seat], hall.card(table), name="a"), Ok)


async def test_a_log_that_became_unreadable_refuses_acts_and_keeps_trying() -> None:
    log = FlakyLog(0)
    hall = Hall(log=log)
    table, tabs = await hall.four()
    tab, card = tabs[hall.turn(table)], hall.card(table)
    log.failing, log.unreadable = 1.0, True
    assert await hall.act(table, tab, card, name="a") == Illegal("a", "not-kept")
    log.failing = 0.0
    assert await hall.act(table, tab, card, name="a") == Illegal("a", "not-kept")
    await hall.advance(65 * SECOND)  # the turn is over, and nobody can write that down
    assert table.facts.chairs[tabs.index(tab)].idle == 0
    log.unreadable = False
    await hall.advance(SECOND)
    assert tab.position.fresh
    assert isinstance(await hall.act(table, tab, card, name="a"), Ok)


async def test_a_table_that_cannot_be_written_is_not_opened() -> None:
    hall = Hall(log=FlakyLog(0))
    opening = Opening("guinote", "guinote")
    await hall.tables.open(opening, person("Ana"))
    hall.names = itertools.count(1)  # a name that is taken
    with pytest.raises(NotKept):
        await hall.tables.open(opening, person("Bea"))


async def test_rows_that_somebody_else_wrote_are_read() -> None:
    """A conflict: the table reads its log again and tells everybody where the match stands."""
    hall = Hall()
    table, tabs = await hall.four()
    seat, card = hall.turn(table), hall.card(table)
    await hall.log.append(
        table=table.id,
        version=len(hall.rows(table)) + 1,
        action=f"{seat}/elsewhere",
        text=f"{seat} {card}",
        time=hall.clock.time,
        deadline=None,
    )
    answer = await hall.act(table, tabs[seat], card, name="here")
    assert answer == Illegal("here", "not-kept")
    assert hall.turn(table) == (seat + 1) % 4
    for tab in tabs:
        assert tab.position.fresh
        assert tab.position.view.played == table.course.state.played
    assert await hall.act(table, tabs[seat], card, name="elsewhere") == Ok(
        "elsewhere", tabs[seat].position.version
    )


async def test_the_log_is_kept_small_by_skipping_earlier_matches() -> None:
    """After a revancha only the last match is folded; versions go on without a gap."""
    hall = Hall(seed=2)
    table, tabs, _ = await whole_match(hall, "Ana")
    last = tabs[0].position.version
    await hall.ask(table, tabs[0], Rematch(tabs[0], True))
    await hall.advance(5 * SECOND)
    lines = hall.log.tables[table.id]
    ledger = load(table.id, lines)
    assert ledger.course.state == table.course.state
    assert ledger.course.versions == table.course.versions
    versions = [out.version for out in tabs[0].told(Position) if not out.fresh]
    assert versions == [*range(versions[0], versions[-1] + 1)]
    assert versions[-1] > last


async def test_a_table_that_was_closed_is_gone() -> None:
    hall = Hall()
    table, [tab] = await hall.private("Ana", bots=False)
    await hall.ask(table, tab, Leave(tab))
    await hall.advance(61 * SECOND)
    assert await hall.tables.find(table.id) is None
    assert await hall.tables.find("never-was") is None
    again = Hall(log=hall.log, now=hall.clock.time)
    assert await again.tables.find(table.id) is None


async def test_many_who_ask_for_a_table_at_once_get_the_same_one() -> None:
    hall = Hall()
    table, _ = await hall.four()
    again = Hall(log=hall.log, now=hall.clock.time)

    found = await asyncio.gather(*[again.tables.find(table.id) for _ in range(20)])
    assert len({id(each) for each in found}) == 1
    assert found[0] is not None


async def test_a_table_opened_for_play_with_bots_begins_even_if_the_process_dies_between() -> None:
    hall = Hall()
    table = await hall.tables.open(Opening("guinote", "guinote", public=True), person("Ana"))
    await hall.settle()
    again = Hall(log=upto(hall.log, table.id, 1), now=hall.clock.time)
    found = await again.tables.find(table.id)
    assert found is not None
    await again.advance(5 * SECOND)
    assert found.course.state.phase == "play"
