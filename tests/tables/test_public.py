"""Playing with whoever is there: bots at once, people from the next partida on, or people first."""

import asyncio

import pytest

from tapete.core.options import OptionError
from tapete.tables.broadcast import Card, Fault, Position
from tapete.tables.messages import Leave, Opening, Refused, Sit, Start
from tapete.tables.table import Table
from tests.tables.hall import SECOND, Hall, Tab, person

WITH_BOTS = Opening("guinote", "guinote", public=True)
WITH_PEOPLE = Opening("guinote", "guinote", public=True, people=True)


async def opened(hall: Hall, opening: Opening, name: str = "Ana") -> tuple[Table, Tab]:
    tab = Tab(person(name))
    table = await hall.tables.open(opening, tab.person)
    await hall.join(table, tab)
    return table, tab


async def entered(hall: Hall, table: Table, name: str) -> Tab:
    tab = Tab(person(name))
    await table.enter(tab.person)
    await hall.join(table, tab)
    return tab


async def test_with_bots_the_match_begins_at_once() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_BOTS)
    assert ana.status == "playing"
    assert [chair.kind for chair in ana.presence.chairs] == ["person", "bot", "bot", "bot"]
    await hall.advance(2 * SECOND)
    assert table.course.state.phase == "play"


async def test_others_take_bots_seats_when_the_next_partida_begins_and_not_before() -> None:
    hall = Hall(seed=2)
    table, ana = await opened(hall, WITH_BOTS)
    await hall.advance(5 * SECOND)
    bea = await entered(hall, table, "Bea")
    carlos = await entered(hall, table, "Carlos")
    assert [chair.next for chair in ana.presence.chairs] == ["", "Bea", "Carlos", ""]
    assert bea.presence.seat is None
    assert bea.position.view.hand == ()
    won = 0
    while not won:  # idas and vueltas: nobody is replaced within a partida
        assert table.facts.held == (0,)
        await hall.play_on(table, [ana])
        won = sum(table.course.state.match.partidas)
    await hall.until(lambda: table.course.deals > 1 and bea.presence.seat == 1, within=20 * SECOND)
    await hall.advance(0)
    assert table.facts.held == (0, 1, 2)
    assert bea.position.view.hand == table.course.state.hands[1]
    assert [chair.next for chair in ana.presence.chairs] == [""] * 4
    while table.facts.status == "playing":
        await hall.play_on(table, [ana, bea, carlos])
    players = hall.archive.finished[0].players
    assert [player.name for player in players] == ["Ana", "Bea", "Carlos", "bot:vecino"]
    assert players[0].joined == 0 < players[1].joined


async def test_one_person_for_each_bots_seat_however_many_come_at_once() -> None:
    hall = Hall()
    table, _ = await opened(hall, WITH_BOTS)

    async def try_to(name: str) -> int | str:
        try:
            return await table.enter(person(name))
        except Refused as refusal:
            return refusal.detail

    seats = await asyncio.gather(*[try_to(f"p{number}") for number in range(6)])
    assert [*seats] == [1, 2, 3, "no-seat-free", "no-seat-free", "no-seat-free"]
    assert await table.enter(person("p1")) == 2  # asking again changes nothing
    assert await table.enter(person("Ana")) == 0
    assert table.card().free == 0


async def test_whoever_is_not_there_when_the_partida_begins_gets_no_seat() -> None:
    """Only people who are confirmed to be here are seated."""
    hall = Hall(seed=2)
    table, ana = await opened(hall, WITH_BOTS)
    bea = await entered(hall, table, "Bea")
    ghost = person("Ghost")
    await table.enter(ghost)
    await hall.advance(45_000)
    assert table.facts.chairs[2].next == ghost
    await hall.advance(1)
    assert table.facts.chairs[2].next is None
    while table.course.state.phase != "deal" or not table.course.ended:
        await hall.play_on(table, [ana])
    await hall.part(table, bea)
    while sum(table.course.state.match.partidas) == 0 or table.course.state.phase == "deal":
        await hall.play_on(table, [ana])
    assert table.facts.held == (0,)
    assert table.facts.chairs[1].next is None


async def test_bots_play_on_for_somebody_who_waits_for_a_seat() -> None:
    """The only person at the table leaves; another one is waiting and gets the seat."""
    hall = Hall(seed=2)
    table, ana = await opened(hall, WITH_BOTS)
    bea = await entered(hall, table, "Bea")
    await hall.ask(table, ana, Leave(ana))
    await hall.until(lambda: bea.presence.seat == 1, within=900 * SECOND)
    assert table.facts.held == (1,)


async def test_whoever_waits_for_a_bots_seat_may_change_their_mind() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_BOTS)
    bea = await entered(hall, table, "Bea")
    await hall.ask(table, bea, Leave(bea))
    assert [chair.next for chair in ana.presence.chairs] == [""] * 4


async def test_g61_who_left_a_match_does_not_come_back_on_another_seat() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_BOTS)
    await hall.ask(table, ana, Leave(ana))
    with pytest.raises(Refused, match="no-return"):
        await table.enter(ana.person)


async def test_with_people_the_match_begins_when_all_seats_are_taken_and_all_are_here() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_PEOPLE)
    tabs = [ana, *[await entered(hall, table, name) for name in ("Bea", "Carlos")]]
    assert ana.status == "waiting"
    dani = Tab(person("Dani"))
    assert await table.enter(dani.person) == 3
    assert ana.status == "waiting"  # the seat is taken, the connection not yet there
    await hall.join(table, dani)
    assert ana.status == "playing"
    assert [tab.presence.seat for tab in (*tabs, dani)] == [0, 1, 2, 3]


async def test_bots_are_offered_after_twenty_seconds_of_waiting() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_PEOPLE)
    bea = await entered(hall, table, "Bea")
    await hall.advance(19_999)
    assert not ana.presence.offer_bots
    assert await hall.ask(table, ana, Start(ana)) == Fault("refused", "seats-empty")
    await hall.advance(1)
    assert ana.presence.offer_bots
    await hall.ask(table, bea, Start(bea))
    assert ana.status == "playing"
    assert [chair.kind for chair in ana.presence.chairs] == ["person", "person", "bot", "bot"]


async def test_a_ghost_in_the_queue_is_replaced_by_a_bot_or_loses_the_seat() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_PEOPLE)
    await table.enter(person("Ghost"))
    await hall.advance(20_000)
    await hall.ask(table, ana, Start(ana))
    assert [chair.kind for chair in ana.presence.chairs] == ["person", "bot", "bot", "bot"]
    other, _ = await opened(hall, WITH_PEOPLE, "Bea")
    await other.enter(person("Ghost"))
    await hall.advance(45_001)
    assert other.facts.chairs[1].empty


async def test_nobody_chooses_a_partner_at_a_public_table() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_PEOPLE)
    assert await hall.ask(table, ana, Sit(ana, 2)) == Fault("refused", "no-seat-free")
    bea = Tab(person("Bea"))
    await hall.join(table, bea)
    await hall.ask(table, bea, Sit(bea, 3))
    assert bea.presence.seat == 3


async def test_a_lobby_entry_is_a_function_of_the_state() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_PEOPLE)
    assert table.card() == Card(table.id, "guinote", "guinote", True, "waiting", 1, 3, 4, "")
    bea = await entered(hall, table, "Bea")
    assert (table.card().seated, table.card().free) == (2, 2)
    await hall.ask(table, bea, Leave(bea))
    assert (table.card().seated, table.card().free) == (1, 3)
    await hall.advance(20_000)
    await hall.ask(table, ana, Start(ana))
    assert (table.card().status, table.card().seated, table.card().free) == ("playing", 1, 3)
    await hall.ask(table, ana, Leave(ana))
    assert table.card().seated == 0


async def test_a_waiting_table_that_everybody_left_is_gone_within_a_minute() -> None:
    hall = Hall()
    table, ana = await opened(hall, WITH_PEOPLE)
    await hall.ask(table, ana, Leave(ana))
    await hall.part(table, ana)
    await hall.advance(60_000)
    assert hall.tables.cards() == []
    with pytest.raises(Refused, match="table-closed"):
        await table.enter(person("Bea"))


async def test_public_tables_play_the_defaults() -> None:
    hall = Hall()
    opening = Opening("guinote", "guinote", {"turn_seconds": 0}, public=True)
    with pytest.raises(OptionError, match="turn_seconds"):
        await hall.tables.open(opening, person("Ana"))


@pytest.mark.parametrize(
    ("opening", "named"),
    [
        (Opening("chess", "x"), "game chess"),
        (Opening("guinote", "x"), "variant x"),
        (Opening("guinote", "guinote", {"cotos": 9}), "option cotos"),
        (Opening("guinote", "guinote", {"x": 9}), "option x"),
        (Opening("guinote", "guinote", seats=2), "seats 2"),
    ],
)
async def test_what_does_not_exist_cannot_be_opened(opening: Opening, named: str) -> None:
    hall = Hall()
    with pytest.raises(OptionError, match=named):
        await hall.tables.open(opening, person("Ana"))
    assert hall.log.tables == {}


async def test_people_who_take_over_see_versions_without_gaps() -> None:
    hall = Hall(seed=2)
    table, ana = await opened(hall, WITH_BOTS)
    bea = await entered(hall, table, "Bea")
    while bea.presence.seat is None:
        await hall.play_on(table, [ana])
    await hall.advance(3 * SECOND)
    known = 0
    for out in bea.told(Position):
        assert out.fresh or out.version == known + 1
        known = out.version
