"""People and their seats: lines lost, seats left, bots that take over, tabs that move."""

from collections.abc import Callable

import pytest

from tapete.tables.broadcast import Fault, Moved, Ok, Position, Presence
from tapete.tables.messages import Join, Leave, Part, Resync, Say, Sit, Start
from tapete.tables.table import Table
from tests.tables.hall import GUINOTE, SECOND, Hall, Tab, person

RETURN = {"seat_return": "allowed"}


async def test_e49_back_after_exactly_45_seconds_the_player_continues() -> None:
    """guinote E-49, G-61."""
    hall = Hall()
    table, tabs = await hall.four()
    seat = (hall.turn(table) + 2) % 4
    await hall.part(table, tabs[seat])
    away = tabs[seat - 1].presence.chairs[seat].away
    assert away == hall.clock.time + 45_000
    await hall.advance(45_000)
    await hall.join(table, Tab(tabs[seat].person, "again"))
    await hall.advance(SECOND)
    assert table.facts.chairs[seat].held
    assert tabs[seat - 1].presence.chairs[seat].away == 0


async def test_e50_more_than_45_seconds_down_a_bot_plays_to_the_end_of_the_match() -> None:
    """guinote E-50, G-60: announced, and the person may only watch."""
    hall = Hall()
    table, tabs = await hall.four(options={"partidas_per_coto": 1})
    seat = (hall.turn(table) + 2) % 4
    await hall.part(table, tabs[seat])
    await hall.advance(45_001)
    assert hall.rows(table)[-1] == f'# gone {{"seat":{seat},"why":"line"}}'
    chair = tabs[seat - 1].presence.chairs[seat]
    assert (chair.kind, chair.gone, chair.name) == ("bot", True, tabs[seat].person.name)
    again = Tab(tabs[seat].person, "again")
    await hall.join(table, again)
    assert again.presence.seat is None
    assert again.position.view.seat is None
    assert again.position.view.hand == ()
    answer = await hall.ask(table, again, Sit(again, seat))
    assert answer == Fault("refused", "no-return")
    others = [tab for tab in tabs if tab is not tabs[seat]]
    while table.facts.status == "playing":
        await hall.play_on(table, others)
    finished = hall.archive.finished[0]
    assert finished.players[seat].gone
    assert finished.players[seat].person == tabs[seat].person.id


async def test_g61_down_time_is_counted_per_outage() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = (hall.turn(table) + 2) % 4
    for _ in range(3):
        await hall.part(table, tabs[seat])
        await hall.advance(15_000)
        await hall.join(table, tabs[seat])
        await hall.advance(1_000)
    await hall.part(table, tabs[seat])
    await hall.advance(44_000)
    assert table.facts.chairs[seat].held


async def test_g60_leaving_gives_the_seat_to_a_bot_at_once() -> None:
    """Leaving and losing the line are different facts."""
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    await hall.ask(table, tabs[seat], Leave(tabs[seat]))
    assert table.facts.chairs[seat].gone == "left"
    assert all(tab.presence.chairs[seat].gone for tab in tabs)
    assert tabs[seat].presence.seat is None
    assert tabs[seat].position.view.hand == ()
    await hall.advance(1_400)
    assert hall.turn(table) != seat


async def test_e51_who_leaves_in_the_first_partida_is_replaced_in_both_cotos() -> None:
    """guinote E-51, G-60: a private match of 3 × 2."""
    hall = Hall(seed=1)
    table, [ana, bea] = await hall.private("Ana", "Bea", options={"cotos": 2})
    await hall.begin(table, ana)
    await hall.ask(table, bea, Leave(bea))
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
        assert table.facts.chairs[1].gone == "left"
    assert max(hall.archive.finished[0].score["cotos"]) == 2
    assert len({row for row in hall.rows(table) if row.startswith("# gone")}) == 1


PHASES: dict[str, Callable[[Hall, Table], bool]] = {
    "before the deal": lambda hall, table: table.course.deals == 0,
    "leading": lambda hall, table: len(table.course.state.played) == 0,
    "in mid-trick": lambda hall, table: len(table.course.state.played) % 4 == 2,
    "while a trick rests": lambda hall, table: (
        table.agenda.rest > hall.clock.time and table.course.state.phase == "play"
    ),
    "in the arrastre": lambda hall, table: not table.course.state.stock,
    "between hands": lambda hall, table: bool(table.course.ended),
    "in vueltas": lambda hall, table: table.course.state.match.vueltas,
}


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [0, 1])
async def test_g60_leaving_in_any_phase_lets_the_hand_go_on(phase: str, seat: int) -> None:
    hall = Hall(seed=1)
    table, tabs = await hall.private("Ana", "Bea", options={"partidas_per_coto": 2})
    await hall.ask(table, tabs[0], Start(tabs[0]))
    while not PHASES[phase](hall, table):
        await hall.play_on(table, tabs)
    await hall.ask(table, tabs[seat], Leave(tabs[seat]))
    staying = [tab for tab in tabs if tab is not tabs[seat]]
    while table.facts.status == "playing":
        await hall.play_on(table, staying)
    assert hall.archive.finished[0].players[seat].gone


@pytest.mark.parametrize("phase", PHASES)
async def test_the_line_comes_back_in_any_phase(phase: str) -> None:
    """Reconnect: the state is as it was, and the snapshot equals what the others have."""
    hall = Hall(seed=1)
    table, tabs = await hall.private("Ana", "Bea", options={"partidas_per_coto": 2})
    await hall.ask(table, tabs[0], Start(tabs[0]))
    while not PHASES[phase](hall, table):
        await hall.play_on(table, tabs)
    await hall.part(table, tabs[0])
    await hall.advance(200)
    rows = hall.rows(table)
    again = Tab(tabs[0].person, "again")
    await hall.join(table, again)
    assert hall.rows(table) == rows
    assert again.presence.seat == 0
    assert again.position.fresh
    assert again.position.view == GUINOTE.view(table.course.state, 0)
    assert again.position.version == table.course.versions[0]


async def test_g61_a_private_table_may_give_the_seat_back() -> None:
    hall = Hall()
    table, tabs = await hall.four(options=dict(RETURN))
    seat = (hall.turn(table) + 3) % 4
    await hall.part(table, tabs[seat])
    await hall.advance(45_001)
    again = Tab(tabs[seat].person, "again")
    await hall.join(table, again)
    assert again.presence.can_return == seat
    assert tabs[seat - 1].presence.can_return is None
    assert await hall.ask(table, tabs[seat - 1], Sit(tabs[seat - 1], seat)) == Fault(
        "refused", "no-return"
    )
    await hall.ask(table, again, Sit(again, seat))
    assert table.facts.chairs[seat].held
    assert again.presence.seat == seat
    assert again.position.view.hand == table.course.state.hands[seat]
    others = [tab for tab in tabs if tab is not tabs[seat]]
    while hall.turn(table) != seat:
        await hall.play_on(table, others)
    assert isinstance(await hall.act(table, again, hall.card(table)), Ok)


async def test_g61_no_return_where_the_table_does_not_allow_it() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    await hall.ask(table, tabs[1], Leave(tabs[1]))
    assert tabs[1].presence.can_return is None
    assert await hall.ask(table, tabs[1], Sit(tabs[1], 1)) == Fault("refused", "no-return")


async def test_g61_a_seat_may_be_taken_back_while_its_bot_is_about_to_move() -> None:
    hall = Hall()
    table, tabs = await hall.four(options=dict(RETURN))
    seat = hall.turn(table)
    await hall.ask(table, tabs[seat], Leave(tabs[seat]))
    await hall.ask(table, tabs[seat], Sit(tabs[seat], seat))
    await hall.advance(5 * SECOND)
    assert hall.turn(table) == seat
    assert isinstance(await hall.act(table, tabs[seat], hall.card(table)), Ok)


async def test_the_newest_tab_of_a_person_wins() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    seat = hall.turn(table)
    newer = Tab(tabs[seat].person, "newer")
    await hall.join(table, newer)
    assert isinstance(tabs[seat].box[-1], Moved)
    silent = len(tabs[seat].box)
    await hall.part(table, tabs[seat])  # its socket closes after that: no line was lost
    assert newer.presence.chairs[seat].away == 0
    assert isinstance(await hall.act(table, newer, hall.card(table)), Ok)
    assert len(tabs[seat].box) == silent
    assert table.attendance.members[newer.person.id] is newer


async def test_a_reload_is_the_same_tab() -> None:
    """The new connection comes before the old one is known to be dead: nobody is told to move."""
    hall = Hall()
    table, tabs = await hall.four()
    reloaded = Tab(tabs[0].person, tabs[0].tab)
    await hall.join(table, reloaded)
    assert not tabs[0].told(Moved)
    assert reloaded.presence.seat == 0
    await hall.part(table, tabs[0])
    assert reloaded.presence.chairs[0].away == 0


async def test_a_person_has_one_seat_and_no_wider_view_as_spectator() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    second = Tab(tabs[2].person, "second")
    await hall.join(table, second)
    assert second.position.view.seat == 2
    assert [chair.you for chair in second.presence.chairs] == [False, False, True, False]
    assert second.presence.spectators == 0


async def test_resync_is_idempotent() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    for tab in tabs:
        tab.box.clear()
        await hall.ask(table, tab, Resync(tab))
        await hall.ask(table, tab, Resync(tab))
        assert [type(out) for out in tab.box] == [Presence, Position] * 2
        assert tab.box[:2] == tab.box[2:]


async def test_a_table_lets_fifty_spectators_in() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    watchers = [Tab(person(f"w{number}")) for number in range(51)]
    for tab in watchers:
        await hall.ask(table, tab, Join(tab))
    assert watchers[49].presence.spectators == 50
    assert watchers[50].answers() == [Fault("full", "too-many-spectators")]
    reload = Tab(watchers[0].person, "other")
    await hall.ask(table, reload, Join(reload))
    assert reload.told(Position)
    await hall.part(table, tabs[0])
    await hall.join(table, tabs[0])  # a seat is never refused
    assert tabs[0].presence.seat == 0


async def test_a_member_who_joins_twice_or_parts_twice_changes_nothing() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    await hall.join(table, tabs[0])
    assert not tabs[0].told(Moved)
    table.post(Part(tabs[0]))
    table.post(Part(tabs[0]))
    await hall.settle()
    assert tabs[1].presence.chairs[0].away
    assert await hall.ask(table, tabs[0], Say(tabs[0], "hello")) == Fault("refused", "not-seated")
