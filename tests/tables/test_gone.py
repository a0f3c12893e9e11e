"""Who leaves a table of presidente for good, and the time that everybody is shown."""

from typing import Any

import pytest

from tapete.tables.messages import Leave
from tests.tables.hall import SECOND
from tests.tables.party import Party


@pytest.mark.parametrize("variant", ["trasero_noroeste", "cola_sur", "uno_master_8"])
async def test_u70_a_bot_plays_for_who_left_to_the_end_of_the_match(variant: str) -> None:
    """U-70: as at every table."""
    options: dict[str, Any] = {"match_end": "rounds", "rounds": 2}
    hall = Party()
    table, tabs = await hall.match(3, variant=variant, options=options)
    seat = hall.turn(table)
    await hall.ask(table, tabs[seat], Leave(tabs[seat]))
    assert table.facts.chairs[seat].gone == "left"
    assert tabs[seat].position.view.hand == ()
    others = [tab for tab in tabs if tab is not tabs[seat]]
    while table.facts.status == "playing":
        await hall.play_on(table, others)
    assert table.course.state.match.hands == 2
    assert any(row.startswith(f"{seat} play") for row in hall.moved(table))
    assert hall.archive.finished[0].players[seat].gone


async def test_u68_everybody_is_told_until_when_the_seat_in_turn_has_time() -> None:
    """U-68: what the countdown counts, in place of the tray with a clock; for all alike."""
    hall = Party()
    table, tabs = await hall.match(3, variant="uno_master_4")
    seat = hall.turn(table)
    for tab in tabs:
        clock = tab.position.clock
        assert clock.total == 4 * SECOND
        assert clock.seats == {seat: hall.clock.time + 4 * SECOND}
    await hall.advance(SECOND)
    assert tabs[0].position.clock.seats[seat] - hall.clock.time == 3 * SECOND
