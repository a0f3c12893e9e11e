"""Voting between hands to finish the match [U-57]."""

from tapete.tables.broadcast import Fault
from tapete.tables.messages import Finish, Leave, Rematch
from tapete.tables.table import Table
from tests.tables.hall import SECOND, Hall, Tab, person
from tests.tables.party import Party, upto


async def between(hall: Party, people: int, **more: int) -> tuple[Table, list[Tab]]:
    """Return a table whose first hand has just ended, in a match without an end of its own."""
    table, tabs = await hall.match(people, options={"match_end": "open"}, **more)
    await hall.play_hand(table, tabs)
    assert table.course.state.phase == "deal"
    return table, tabs


async def vote(hall: Party, table: Table, *tabs: Tab) -> None:
    for tab in tabs:
        table.post(Finish(tab))
        await hall.settle()


async def test_two_of_three_people_end_the_match_at_once() -> None:
    """presidente T61: bots have no vote; then it is a finished match like any other."""
    hall = Party()
    table, tabs = await between(hall, 3, seats=5)
    assert (tabs[0].presence.finish_needed, tabs[0].presence.finish_votes) == (2, ())
    await vote(hall, table, tabs[0])
    assert tabs[2].presence.finish_votes == (0,)
    assert table.course.state.phase == "deal"
    await vote(hall, table, tabs[2])
    assert hall.moved(table)[-1] == "- finish"
    assert table.course.state.phase == "over"
    await hall.settle()
    assert (table.facts.status, tabs[1].status) == ("finished", "finished")
    assert tabs[1].presence.finish_needed == 0
    (kept,) = hall.archive.finished
    assert kept.moves[-1] == "- finish"
    assert sorted(kept.ranking) == [(seat,) for seat in range(5)]
    for tab in tabs:
        await hall.ask(table, tab, Rematch(tab, yes=True))
    await hall.settle()
    assert (table.facts.status, table.facts.match) == ("playing", 2)
    assert tabs[0].presence.finish_needed == 0


async def test_half_of_the_people_are_not_enough() -> None:
    hall = Party()
    table, tabs = await between(hall, 4)
    await vote(hall, table, tabs[0], tabs[1], tabs[1], tabs[0])
    assert tabs[3].presence.finish_votes == (0, 1)
    assert tabs[3].presence.finish_needed == 3
    assert len(hall.facts(table, "vote")) == 2
    await vote(hall, table, tabs[3])
    assert table.course.state.phase == "over"


async def test_a_person_alone_with_bots_finishes_alone() -> None:
    hall = Party()
    table, tabs = await between(hall, 1, seats=4)
    await vote(hall, table, tabs[0])
    assert table.facts.status == "finished"


async def test_votes_lapse_with_the_next_deal() -> None:
    hall = Party()
    table, tabs = await between(hall, 2)
    await vote(hall, table, tabs[0])
    await hall.until(lambda: table.course.deals == 2, within=20 * SECOND)
    assert table.facts.votes == ()
    assert (tabs[0].presence.finish_needed, tabs[0].presence.finish_votes) == (0, ())
    await hall.play_hand(table, tabs)
    await vote(hall, table, tabs[1])
    assert table.facts.status == "playing"
    assert tabs[0].presence.finish_votes == (1,)


async def test_there_is_nothing_to_vote_on_in_a_hand_and_before_the_first() -> None:
    hall = Party()
    table, tabs = await hall.sit(2)
    assert await hall.ask(table, tabs[0], Finish(tabs[0])) == Fault("refused", "no-vote")
    await hall.begin(table, tabs[0])
    assert tabs[0].presence.finish_needed == 0
    assert await hall.ask(table, tabs[0], Finish(tabs[0])) == Fault("refused", "no-vote")


async def test_after_the_last_hand_there_is_nothing_to_vote_on() -> None:
    hall = Party()
    table, tabs = await hall.match(2, options={"rounds": 1})
    await hall.play_hand(table, tabs)
    assert table.course.state.phase == "over"
    assert await hall.ask(table, tabs[0], Finish(tabs[0])) == Fault("refused", "no-vote")


async def test_a_game_that_knows_no_finish_knows_no_vote() -> None:
    hall = Hall()
    table, tabs = await hall.four()
    assert await hall.ask(table, tabs[0], Finish(tabs[0])) == Fault("refused", "no-vote")
    assert tabs[0].presence.finish_needed == 0


async def test_who_watches_does_not_vote_but_sees_the_votes() -> None:
    """Fault: spectators could act → every verb refused from every non-seat."""
    hall = Party()
    table, tabs = await between(hall, 2)
    watcher = Tab(person("Zoe"))
    await hall.join(table, watcher)
    assert await hall.ask(table, watcher, Finish(watcher)) == Fault("refused", "not-seated")
    await vote(hall, table, tabs[1])
    assert watcher.presence.finish_votes == (1,)


async def test_whoever_leaves_takes_the_vote_along() -> None:
    """The votes of those who stay are counted anew: one of two is not enough, one of one is."""
    hall = Party()
    table, tabs = await between(hall, 4)
    await vote(hall, table, tabs[0], tabs[1])
    await hall.ask(table, tabs[1], Leave(tabs[1]))
    assert (tabs[0].presence.finish_needed, tabs[0].presence.finish_votes) == (2, (0,))
    await hall.ask(table, tabs[2], Leave(tabs[2]))
    assert table.course.state.phase == "deal"
    await hall.ask(table, tabs[3], Leave(tabs[3]))
    assert hall.moved(table)[-1] == "- finish"


async def test_votes_survive_a_restart() -> None:
    hall = Party()
    table, tabs = await between(hall, 3)
    await vote(hall, table, tabs[0])
    again = Party(log=upto(hall.log, table.id), now=hall.clock.time + 1_000)
    found = await again.tables.find(table.id)
    assert found is not None
    newer = [Tab(tab.person, "newer") for tab in tabs]
    for tab in newer:
        await again.join(found, tab)
    assert newer[1].presence.finish_votes == (0,)
    await vote(again, found, newer[1])
    assert again.moved(found)[-1] == "- finish"


async def test_a_majority_whose_finish_was_not_written_finishes_after_the_restart() -> None:
    """Killed between the last vote and the move."""
    hall = Party()
    table, tabs = await between(hall, 3)
    await vote(hall, table, tabs[0], tabs[1])
    rows = hall.rows(table)
    cut = rows.index("- finish")
    again = Party(log=upto(hall.log, table.id, cut), now=hall.clock.time + 1_000)
    found = await again.tables.find(table.id)
    assert found is not None
    await again.advance(0)
    assert again.moved(found)[-1] == "- finish"


async def test_an_open_match_goes_on_until_people_finish_it() -> None:
    """U-57: `match_end = open`, over more hands than any other match would have."""
    hall = Party()
    table, tabs = await hall.match(2, options={"match_end": "open", "rounds": 1, "target": 1})
    for _ in range(7):
        await hall.play_hand(table, tabs)
        assert table.course.state.phase == "deal"
        await hall.until(
            lambda: table.course.state.phase in ("exchange", "play"), within=30 * SECOND
        )
    await hall.play_hand(table, tabs)
    await vote(hall, table, *tabs)
    assert table.facts.status == "finished"
    assert hall.archive.finished[0].options == {"match_end": "open", "rounds": 1, "target": 1}


async def test_an_open_match_that_everybody_left_ends_without_people() -> None:
    """Fault: unabortable bot games pile up → every table has a terminal path without people."""
    hall = Party()
    table, tabs = await between(hall, 2, seats=3)
    for tab in tabs:
        await hall.ask(table, tab, Leave(tab))
    await hall.until(lambda: table.facts.status == "closed", within=130 * SECOND)
    assert hall.archive.finished == []
