"""The end of a match: final, kept, and whether there is another one [G-57]."""

import asyncio

import pytest

from tapete.core.registry import game
from tapete.tables.broadcast import Fault, Illegal, Position
from tapete.tables.messages import Act, Join, Leave, Opening, Part, Rematch
from tapete.tables.table import Table
from tests.tables.hall import SECOND, Hall, Tab, person

SHORT = {"partidas_per_coto": 1}


async def finished(hall: Hall, *names: str) -> tuple[Table, list[Tab]]:
    """Return a table whose match of one partida has just ended."""
    table, tabs = await hall.private(*names, options=dict(SHORT))
    await hall.begin(table, tabs[0])
    while table.facts.status == "playing":
        await hall.play_on(table, tabs)
    return table, tabs


async def test_e53_a_coto_of_one_partida_is_decided_by_it() -> None:
    """guinote E-53, G-54."""
    hall = Hall(seed=1)
    await finished(hall, "Ana")
    assert sorted(hall.archive.finished[0].score["cotos"]) == [0, 1]
    assert sorted(hall.archive.finished[0].score["partidas"]) == [0, 1]


async def test_g53_a_finished_match_is_kept_and_its_record_can_be_opened() -> None:
    hall = Hall(seed=1)
    table, [ana, bea] = await finished(hall, "Ana", "Bea")
    [kept] = hall.archive.finished
    assert ana.status == "finished"
    assert ana.presence.record == kept.record
    assert [player.name for player in kept.players] == ["Ana", "Bea", "bot:vecino", "bot:vecino"]
    assert [player.person for player in kept.players][1:3] == [bea.person.id, None]
    assert kept.options == SHORT
    assert len(kept.times) == len(kept.moves)
    assert [*kept.times] == sorted(kept.times)
    assert kept.ended == kept.began + kept.times[-1]
    guinote = game("guinote")
    state = guinote.start(table.ledger.rules, 4)
    for move in kept.moves:
        state = guinote.apply(state, guinote.parse(move))
    assert guinote.ranking(state) == kept.ranking


async def test_a_match_that_could_not_be_kept_is_kept_later_once() -> None:
    hall = Hall(seed=1)
    hall.archive.failing = 2
    table, [ana] = await hall.private("Ana", options=dict(SHORT))
    await hall.begin(table, ana)
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    assert len(hall.archive.finished) == 1
    assert hall.services.tally.incidents == 2


async def test_a_crash_before_the_match_was_kept_keeps_it_after_the_restart() -> None:
    hall = Hall(seed=1)
    table, _ = await finished(hall, "Ana")
    lines = hall.log.tables[table.id]
    assert lines[-1].text == "# settled {}"
    del lines[-1]
    again = Hall(log=hall.log, now=hall.clock.time)
    await again.tables.start()
    await again.advance(20 * SECOND)
    assert again.archive.finished == hall.archive.finished


async def test_g57_all_accept_and_the_next_match_begins() -> None:
    """Same seats and options, counters at zero, next dealer in rotation, at a private table."""
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana", "Bea")
    last_dealer = table.course.state.match.dealer
    assert tabs[0].presence.rematch == table.facts.since + 60_000
    assert tabs[0].presence.rematch_yes == (2, 3)  # bots accept at once
    await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    assert tabs[1].presence.rematch_yes == (0, 2, 3)
    assert table.facts.match == 1
    await hall.ask(table, tabs[1], Rematch(tabs[1], yes=True))
    assert table.facts.match == 2
    await hall.advance(3 * SECOND)
    state = table.course.state
    assert state.match.dealer == (last_dealer + 1) % 4
    assert (state.match.partidas, state.match.cotos, state.points) == ((0, 0), (0, 0), (0, 0))
    assert state.rules.partidas_per_coto == 1
    assert [tab.presence.seat for tab in tabs] == [0, 1]
    assert tabs[0].presence.record is None
    assert table.facts.record != hall.archive.finished[0].record


async def test_g57_both_click_at_once_and_there_is_exactly_one_new_match() -> None:
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana", "Bea", "Carlos", "Dani")

    async def click(tab: Tab) -> None:
        table.post(Rematch(tab, yes=True))

    await asyncio.gather(*[click(tab) for tab in tabs for _ in range(3)])
    await hall.advance(2 * SECOND)
    assert sum(row.startswith("# match") for row in hall.rows(table)) == 2
    assert [tab.presence.seat for tab in tabs] == [0, 1, 2, 3]
    assert all(tab.status == "playing" for tab in tabs)


async def test_e52_three_of_four_are_not_enough() -> None:
    """guinote E-52, G-57: the time passes and the table closes."""
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana", "Bea", "Carlos", "Dani")
    for tab in tabs[:3]:
        await hall.ask(table, tab, Rematch(tab, yes=True))
    await hall.advance(59_000)
    assert {tab.status for tab in tabs} == {"finished"}
    await hall.advance(1_000)
    assert all(tab.status == "closed" for tab in tabs)
    assert hall.rows(table)[-1] == '# close {"why":"timeout"}'


@pytest.mark.parametrize("how", ["no", "leave"])
async def test_g57_one_refusal_closes_the_table(how: str) -> None:
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana", "Bea")
    await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    message = Rematch(tabs[1], yes=False) if how == "no" else Leave(tabs[1])
    await hall.ask(table, tabs[1], message)
    assert tabs[0].status == "closed"
    assert tabs[0].presence.record == hall.archive.finished[0].record
    late = await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    assert late == Fault("gone", "table-closed")
    newcomer = Tab(person("Eva"))
    assert await hall.ask(table, newcomer, Join(newcomer)) == Fault("gone", "table-closed")
    assert await hall.ask(table, tabs[0], Part(tabs[0])) is None
    assert await hall.tables.find(table.id) is None


async def test_g57_whoever_is_gone_need_not_accept_and_a_bot_has_the_seat() -> None:
    """A revancha is a new match: the seat of one who left is a bot's from then on."""
    hall = Hall(seed=1)
    table, tabs = await hall.private("Ana", "Bea", options=dict(SHORT))
    await hall.begin(table, tabs[0])
    await hall.ask(table, tabs[1], Leave(tabs[1]))
    while table.facts.status == "playing":
        await hall.play_on(table, tabs[:1])
    assert await hall.ask(table, tabs[1], Rematch(tabs[1], yes=False)) == Fault(
        "refused", "not-seated"
    )
    await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    chair = tabs[0].presence.chairs[1]
    assert (chair.kind, chair.name, chair.gone) == ("bot", "vecino", False)


async def test_g57_a_line_that_is_down_when_the_match_ends_has_the_same_time() -> None:
    """Rejoin at the end of the game."""
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana", "Bea")
    await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    await hall.part(table, tabs[1])
    await hall.advance(50 * SECOND)
    again = Tab(tabs[1].person, "again")
    await hall.join(table, again)
    assert again.status == "finished"
    assert again.position.view.ranking is not None
    await hall.ask(table, again, Rematch(again, yes=True))
    assert table.facts.match == 2


async def test_g57_after_a_restart_the_revancha_may_still_be_accepted() -> None:
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana")
    again = Hall(log=hall.log, now=hall.clock.time + 3_600_000, seed=2)
    found = await again.tables.find(table.id)
    assert found is not None
    ana = Tab(tabs[0].person)
    await again.join(found, ana)
    assert ana.presence.rematch == again.clock.time + 60_000
    await again.ask(found, ana, Rematch(ana, yes=True))
    assert found.facts.match == 2


async def test_g57_a_crash_between_the_last_yes_and_the_new_match_begins_it() -> None:
    hall = Hall(seed=1)
    table, tabs = await finished(hall, "Ana")
    await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    lines = hall.log.tables[table.id]
    place = next(at for at, line in enumerate(lines) if line.text.startswith("# rematch"))
    del lines[place + 1 :]
    again = Hall(log=hall.log, now=hall.clock.time, seed=2)
    await again.tables.start()
    await again.advance(5 * SECOND)
    found = await again.tables.find(table.id)
    assert found is not None
    assert found.facts.match == 2


async def test_no_revancha_before_the_match_is_over() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    answer = await hall.ask(table, tabs[0], Rematch(tabs[0], yes=True))
    assert answer == Fault("refused", "not-finished")


async def test_g57_a_public_table_offers_the_revancha_too() -> None:
    """G-53."""
    hall = Hall(seed=1)
    ana = Tab(person("Ana"))
    table = await hall.tables.open(Opening("guinote", "mano_a_mano", public=True), ana.person)
    await hall.join(table, ana)
    while table.facts.status != "finished":
        await hall.play_on(table, [ana])
    versions = [out.version for out in ana.told(Position) if not out.fresh]
    await hall.ask(table, ana, Rematch(ana, yes=True))
    await hall.advance(5 * SECOND)
    more = [out.version for out in ana.told(Position) if not out.fresh]
    assert more == [*range(versions[0], more[-1] + 1)]
    assert table.course.state.phase == "play"


async def test_a_match_that_ends_after_all_people_left_is_kept_and_the_table_closes() -> None:
    """guinote E-51: bots play to the end where it comes within their two minutes alone."""
    hall = Hall(seed=1)
    table, tabs = await hall.private("Ana", "Bea", options=dict(SHORT))
    await hall.begin(table, tabs[0])
    while len(table.course.state.played) < 32:
        await hall.play_on(table, tabs)
    for tab in tabs:
        await hall.ask(table, tab, Leave(tab))
    await hall.advance(120 * SECOND)
    [kept] = hall.archive.finished
    assert [player.gone for player in kept.players] == [True, True, False, False]
    assert hall.rows(table)[-2:] == ["# settled {}", '# close {"why":"alone"}']


async def test_a_card_held_back_when_the_hand_ends_is_answered() -> None:
    """The partner's cante cuts the vueltas while a card waits for the trick to have rested."""
    hall = Hall(seed=1)
    table, [ana] = await hall.private("Ana", options=dict(SHORT))
    await hall.begin(table, ana)
    while table.facts.status == "playing":
        await hall.play_on(table, [ana])
    table.held.append(Act(ana, "early", ana.position.version, "play 1o"))
    await hall.advance(0)
    table.start()
    await hall.advance(SECOND)
    assert ana.answers()[-1] == Illegal("early", "wrong-phase")
    assert table.held == []
