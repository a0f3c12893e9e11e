"""Private tables: a host arranges seats and starts; every option of the game."""

from collections.abc import Callable

import pytest

from tapete.core.options import options
from tapete.games.guinote.rules import Rules
from tapete.tables.broadcast import Fault, Illegal
from tapete.tables.messages import (
    FromMember,
    Leave,
    Opening,
    PlaceBot,
    Refused,
    Rematch,
    Sit,
    Stand,
    Start,
    Swap,
)
from tests.tables.hall import SECOND, Hall, Tab, person


def kinds(tab: Tab) -> list[str]:
    return [chair.kind for chair in tab.presence.chairs]


async def test_who_opens_a_table_is_host_on_the_first_seat() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana", bots=False)
    assert ana.presence.seat == 0
    assert ana.presence.chairs[0].host
    assert kinds(ana) == ["person", "empty", "empty", "empty"]
    assert table.card().host == "Ana"
    assert not ana.presence.public


async def test_bots_on_request() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana", bots=True)
    assert kinds(ana) == ["person", "bot", "bot", "bot"]
    assert ana.status == "waiting"  # the host starts
    await hall.ask(table, ana, PlaceBot(ana, 2, bot=False))
    assert kinds(ana) == ["person", "bot", "empty", "bot"]
    assert await hall.ask(table, ana, Start(ana)) == Fault("refused", "seats-empty")
    await hall.ask(table, ana, PlaceBot(ana, 2, bot=True))
    await hall.ask(table, ana, Start(ana))
    assert ana.status == "playing"


async def test_seats_are_taken_left_and_changed_before_the_match() -> None:
    hall = Hall()
    table, [ana, bea] = await hall.private("Ana", "Bea")
    assert kinds(ana) == ["person", "person", "bot", "bot"]
    await hall.ask(table, bea, Sit(bea, 2))  # a bot makes room; the old seat is free
    assert kinds(ana) == ["person", "empty", "person", "bot"]
    assert bea.presence.seat == 2
    await hall.ask(table, ana, Swap(ana, 0, 2))
    assert (ana.presence.seat, bea.presence.seat) == (2, 0)
    assert ana.presence.chairs[2].host
    await hall.ask(table, bea, Stand(bea))
    assert bea.presence.seat is None
    assert bea.status == "waiting"
    assert await hall.ask(table, bea, Sit(bea, 2)) == Fault("refused", "seat-taken")


async def test_only_the_host_arranges_and_only_before_the_match() -> None:
    hall = Hall()
    table, [ana, bea] = await hall.private("Ana", "Bea")
    for message in (PlaceBot(bea, 3, bot=False), Swap(bea, 0, 1), Start(bea)):
        assert await hall.ask(table, bea, message) == Fault("refused", "not-host")
    await hall.ask(table, ana, Start(ana))
    for late in (PlaceBot(ana, 3, bot=False), Swap(ana, 0, 1), Start(ana), Stand(ana)):
        assert await hall.ask(table, ana, late) == Fault("refused", "not-waiting")
    assert await hall.ask(table, bea, Sit(bea, 3)) == Fault("refused", "no-return")


@pytest.mark.parametrize(
    ("message", "detail"),
    [
        (lambda tab: Sit(tab, 4), "no-such-seat"),
        (lambda tab: Sit(tab, -1), "no-such-seat"),
        (lambda tab: PlaceBot(tab, 9, bot=True), "no-such-seat"),
        (lambda tab: PlaceBot(tab, 0, bot=True), "seat-taken"),
        (lambda tab: PlaceBot(tab, 0, bot=False), "seat-taken"),
        (lambda tab: PlaceBot(tab, 1, bot=True), "seat-taken"),
        (lambda tab: Swap(tab, 0, 4), "no-such-seat"),
    ],
)
async def test_what_cannot_be_arranged_is_refused(
    message: Callable[[Tab], FromMember], detail: str
) -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana")
    rows = hall.rows(table)
    assert await hall.ask(table, ana, message(ana)) == Fault("refused", detail)
    assert hall.rows(table) == rows


async def test_the_part_of_host_passes_on() -> None:
    hall = Hall()
    table, [ana, bea, carlos] = await hall.private("Ana", "Bea", "Carlos")
    await hall.ask(table, ana, Leave(ana))
    assert [chair.host for chair in carlos.presence.chairs] == [False, True, False, False]
    await hall.ask(table, bea, PlaceBot(bea, 0, bot=True))
    await hall.ask(table, bea, Start(bea))
    assert carlos.status == "playing"
    await hall.ask(table, bea, Leave(bea))
    assert [chair.host for chair in carlos.presence.chairs] == [False, False, True, False]


async def test_a_host_who_is_away_to_send_the_link_keeps_the_table() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana", bots=False)
    await hall.part(table, ana)
    await hall.advance(600_000)
    assert await hall.tables.find(table.id) is table
    again = Tab(ana.person, "again")
    await hall.join(table, again)
    assert again.presence.seat == 0
    assert again.presence.chairs[0].host


async def test_an_abandoned_private_table_closes() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana", bots=False)
    await hall.part(table, ana)
    await hall.advance(600_001 + 60_000)
    assert await hall.tables.find(table.id) is None


async def test_a_private_table_does_not_wait_for_ever() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana", bots=False)
    await hall.advance(2 * 3_600_000)
    assert ana.status == "closed"
    assert table.facts.status == "closed"


async def test_g54_every_option_reaches_the_match_and_is_shown() -> None:
    """Every option of section 5 with a value that is not the default."""
    chosen: dict[str, object] = {}
    for option in options(Rules):
        values = [value for value in option.values if not isinstance(value, dict)]
        chosen[option.name] = next(value for value in values if value != option.default)
    hall = Hall()
    table, tabs = await hall.four(options=chosen)
    assert tabs[0].presence.options == chosen
    assert {name: getattr(table.course.state.rules, name) for name in chosen} == chosen


async def test_g55_the_classic_preset() -> None:
    hall = Hall()
    ana = Tab(person("Ana"))
    table = await hall.tables.open(Opening("guinote", "clasico", bots=True), ana.person)
    await hall.join(table, ana)
    assert ana.presence.options["partidas_per_coto"] == 3
    assert ana.presence.options["cotos"] == 2


async def test_g59_a_table_for_two() -> None:
    hall = Hall(seed=1)
    ana = Tab(person("Ana"))
    table = await hall.tables.open(Opening("guinote", "mano_a_mano", bots=True), ana.person)
    await hall.join(table, ana)
    assert kinds(ana) == ["person", "bot"]
    await hall.begin(table, ana)
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    assert len(hall.archive.finished[0].players) == 2


async def test_a_match_begun_while_somebody_is_away_counts_the_outage_from_then() -> None:
    hall = Hall()
    table, [ana, bea] = await hall.private("Ana", "Bea")
    await hall.part(table, bea)
    await hall.advance(300 * SECOND)
    await hall.ask(table, ana, Start(ana))
    assert ana.presence.chairs[1].away == hall.clock.time + 45_000
    await hall.advance(44_000)
    assert table.facts.chairs[1].held


async def test_no_verb_of_the_seats_before_there_is_a_match() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana")
    assert await hall.ask(table, ana, Rematch(ana, yes=True)) == Fault("refused", "not-finished")
    assert await hall.act(table, ana, "play 1o", name="x") == Illegal("x", "wrong-phase")


async def test_no_seat_of_a_private_table_is_kept_for_the_next_partida() -> None:
    hall = Hall()
    table, [ana] = await hall.private("Ana")
    await hall.ask(table, ana, Start(ana))
    assert table.card().free == 0
    with pytest.raises(Refused, match="no-seat-free"):
        await table.enter(person("Eva"))
