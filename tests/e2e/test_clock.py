"""The clock of a turn: right whatever the browser's own clock says, and kept by the server."""

import re
import time
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import People
from tests.e2e.player import MAY, Player

pytestmark = [pytest.mark.e2e, pytest.mark.unhurried]
SKEWS = (-10, 0, 10)
"""Minutes by which a browser's clock is wrong."""
TURN = 15


def test_the_seconds_are_right_on_a_wrong_clock(people: People) -> None:
    """Faults: client clock ±10 minutes; the time shown is right within 1 s. Then it runs out: a bot
    makes that one move [G-65]."""
    ana, jesus = people.table("Ana", "Jesús", variant="mano_a_mano", turn_seconds=TURN)
    expect(ana.hand.locator(MAY).first.or_(ana.page.get_by_text("Juega Jesús."))).to_be_visible()
    mine, other = (ana, jesus) if ana.playable else (jesus, ana)
    cards = len(mine.cards)
    for skew in SKEWS:
        wrong = datetime.now(UTC) + timedelta(minutes=skew)
        mine.context.clock.install(time=wrong)
        mine.page.reload()
        expect(shown(mine)).to_be_visible()
        assert abs(seconds(mine) - left(mine)) <= 1, skew
    expect(shown(mine)).to_have_class(re.compile("is-late"))
    other.waits_for_turn()
    expect(mine.hand.locator("button[data-card]")).to_have_count(cards - 1)
    assert not mine.presence["chairs"][mine.presence["seat"]]["gone"]


def shown(player: Player) -> Locator:
    return player.page.locator(".notice__clock")


def seconds(player: Player) -> int:
    """Return the seconds that the notice shows."""
    return int(re.sub(r"\D", "", shown(player).inner_text()))


def left(player: Player) -> float:
    """Return the seconds that are left by the clock of this machine, which is the server's."""
    seat = str(player.presence["seat"])
    end: int = player.position["clock"]["seats"][seat]
    return end / 1_000 - time.time()
