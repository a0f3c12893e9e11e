"""People at a table of presidente, who choose sets by touching cards."""

from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.player import CARD, INDEX, MAY, Player
from tests.e2e.sizes import DESKTOP, Size

STILL: Final = {"speed": "off", "sound": False}


def gather(
    people: People,
    names: Sequence[str],
    variant: str,
    seats: int,
    size: Size = DESKTOP,
    **options: Any,
) -> list[Player]:
    """Return people at a private table that has begun, in seat order; bots have the rest."""
    host, *others = [people.come(name, size, settings=STILL) for name in names]
    table = host.opens(bots=True, game="presidente", variant=variant, seats=seats, **options)
    host.goes_to(table)
    for seat, other in enumerate(others, start=1):
        other.goes_to(table)
        other.button(f"Sentarme en el sitio {seat + 1}").click()
    host.button("Empezar").click()
    for player in [host, *others]:
        expect(player.hand.locator(CARD).first).to_be_visible()
    return [host, *others]


def plays_to_the_end(players: Sequence[Player]) -> None:
    """Let everybody play whenever it is their turn, until the match is over; counts end alone."""
    watcher = players[0]
    while watcher.position["view"]["phase"] != "over":
        version = watcher.position["version"]
        view = watcher.position["view"]
        asked = [one["seat"] for one in view["owed"]] or [view["turn"]]
        mine = [seat for seat in asked if seat is not None and seat < len(players)]
        if view["left"] is None and mine:
            acts(players[mine[0]])
        hears(watcher, version)


def hears(player: Player, version: int) -> None:
    """Wait until the position is another one."""
    assert player.socket is not None
    while player.position["version"] == version:
        player.socket.wait_for_event("framereceived")


def acts(player: Player) -> None:
    """Give the first cards, lay the first set that may be laid, or pass."""
    expect(player.page.locator(".notice.is-mine")).to_be_visible()
    owed = player.position["legal"]["give"]
    single = player.position["view"]["size"] == 1
    may = player.hand.locator(MAY)
    go = player.page.locator(".actions .button--go")
    if owed:
        for place in range(owed):
            may.nth(place).click(position=INDEX)
        go.click()
    elif not may.count():
        player.button("Paso").click()
    else:
        may.first.click(position=INDEX)
        if not single:
            go.click()
