"""Beginning: the match on a table, and the people who take bots' seats with a new partida."""

from typing import TYPE_CHECKING

from tapete.tables.facts import who

if TYPE_CHECKING:
    from tapete.tables.table import Table


async def begin_match(table: "Table") -> None:
    """Begin the first match, or a revancha: the same seats and options, counters at zero, the
    next dealer in rotation [G-57]."""
    facts, course, services = table.facts, table.course, table.services
    await seat_those_waiting(table)
    dealer = {"dealer": table.ledger.game.next_dealer(course.state)} if facts.match else {}
    table.attendance.renew(table.now())
    await table.fact(
        "match",
        record=services.name(),
        versions=list(course.versions),
        stand_in=services.stand_in,
        **dealer,
    )


async def seat_those_waiting(table: "Table") -> None:
    """Give the bots' seats that people wait for to those who are still here."""
    for seat, chair in enumerate(table.facts.chairs):
        if chair.next is None:
            continue
        if chair.next.id in table.attendance.members:
            joined = table.course.moves
            await table.fact("sit", seat=seat, joined=joined, **who(chair.next))
        else:
            await table.fact("release", seat=seat)
