"""Coming, going and sitting: who holds which seat, who is host, who wants the revancha, who wants
to finish."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from tapete.tables.acts import seat_of
from tapete.tables.announce import votable
from tapete.tables.broadcast import Moved
from tapete.tables.facts import Chair, who
from tapete.tables.jobs import returns
from tapete.tables.messages import (
    Enter,
    Finish,
    Join,
    Leave,
    Part,
    PlaceBot,
    Refused,
    Rematch,
    Sit,
    Stand,
    Start,
    Swap,
)
from tapete.tables.people import Member, Person
from tapete.tables.starting import begin_match

if TYPE_CHECKING:
    from tapete.tables.table import Table

MOST_SPECTATORS: Final = 50


async def join(table: "Table", message: Join) -> None:
    """Let a connection in. The newest tab of a person wins; a reload is the same tab."""
    member, here = message.member, table.attendance
    person = member.person.id
    seat = table.facts.seat_of(person)
    if _own_seat(table, member.person) is None and person not in here.members:
        watching = sum(table.facts.seat_of(other) is None for other in here.members)
        if watching >= MOST_SPECTATORS:
            raise Refused("full", "too-many-spectators")
    old = here.arrive(member)
    if old is not None and old is not member and old.tab != member.tab:
        old.send(Moved())
    if seat is not None and seat in table.agenda.turns:
        turn = table.agenda.turns[seat]
        table.agenda.turns[seat] = here.resume(person, turn, table.now())
    here.watch(table.facts, table.now())
    table.speaker.forget(person)


async def part(table: "Table", message: Part) -> None:
    """Note that a person has no connection any more; the seat stays theirs for a while [G-60]."""
    if table.attendance.depart(message.member):
        table.attendance.watch(table.facts, table.now())
        table.speaker.forget(message.member.person.id)


async def enter(table: "Table", message: Enter) -> int:
    """Return the seat of a person who wants to play: an empty one while the table waits, a bot's
    from the next partida on."""
    facts, person = table.facts, message.person
    seat = _own_seat(table, person)
    if seat is not None:
        return seat
    if facts.status == "waiting":
        seat = _first(table, lambda chair: chair.empty)
        await table.fact("sit", seat=seat, **who(person))
        return seat
    if facts.status != "playing" or not facts.public:
        raise Refused("refused", "no-seat-free")
    if any(chair.gone and chair.person and chair.person.id == person.id for chair in facts.chairs):
        raise Refused("refused", "no-return")  # not in this match again [G-61]
    seat = _first(table, lambda chair: bool(chair.bot) and chair.next is None)
    await table.fact("reserve", seat=seat, **who(person))
    return seat


def _own_seat(table: "Table", person: Person) -> int | None:
    """Return the seat that a person has, or waits for."""
    for seat, chair in enumerate(table.facts.chairs):
        if chair.next is not None and chair.next.id == person.id:
            return seat
    return table.facts.seat_of(person.id)


def _first(table: "Table", fits: Callable[[Chair], bool]) -> int:
    for seat, chair in enumerate(table.facts.chairs):
        if fits(chair):
            return seat
    raise Refused("refused", "no-seat-free")


async def leave(table: "Table", message: Leave) -> None:
    """Give up the seat, or the place in the queue for one [G-60]; after the match, refuse the
    revancha [G-57]."""
    facts, person = table.facts, message.member.person
    seat = _own_seat(table, person)
    if seat is None or not table.attendance.has(message.member):
        return
    if facts.chairs[seat].next is not None:
        await table.fact("release", seat=seat)
    elif facts.status == "waiting":
        await table.fact("empty", seat=seat)
    elif facts.status == "playing":
        await table.fact("gone", seat=seat, why="left")
    else:
        await table.fact("close", why="refused")


async def rematch(table: "Table", message: Rematch) -> None:
    """Note who wants a revancha; one refusal closes the table [G-57]."""
    seat = seat_of(table, message.member)
    if table.facts.status != "finished":
        raise Refused("refused", "not-finished")
    if not message.yes:
        await table.fact("close", why="refused")
    elif seat not in table.facts.yes:
        await table.fact("rematch", seat=seat)


async def finish(table: "Table", message: Finish) -> None:
    """Note that a person wants to finish the match; it ends when more than half do [U-57]."""
    seat = seat_of(table, message.member)
    if not votable(table):
        raise Refused("refused", "no-vote")
    if not table.facts.chairs[seat].voted:
        await table.fact("vote", seat=seat)


async def sit(table: "Table", message: Sit) -> None:
    """Take a seat before the match, or one's own back during it [G-61]."""
    facts, person = table.facts, message.member.person
    chair = _chair(table, message.seat)
    if not table.attendance.has(message.member):
        raise Refused("refused", "not-seated")
    if facts.status == "playing":
        mine = chair.gone and chair.person is not None and chair.person.id == person.id
        if not mine or not returns(facts, table.ledger.rules):
            raise Refused("refused", "no-return")
        table.thinking.drop(message.seat)
        await table.fact("back", seat=message.seat)
        return
    _waiting(table)
    if chair.person is not None:
        raise Refused("refused", "seat-taken")
    if facts.public and (chair.bot or facts.seat_of(person.id) is not None):
        raise Refused("refused", "no-seat-free")  # nobody chooses partners at a public table
    await table.fact("sit", seat=message.seat, **who(person))


async def stand(table: "Table", message: Stand) -> None:
    """Leave the seat and stay at the table."""
    _waiting(table)
    await table.fact("empty", seat=seat_of(table, message.member))


async def place_bot(table: "Table", message: PlaceBot) -> None:
    """Put a bot on an empty seat, or take it away."""
    _host(table, message.member)
    chair = _chair(table, message.seat)
    if chair.person is not None or message.bot != chair.empty:
        raise Refused("refused", "seat-taken")
    if message.bot:
        await table.fact("bot", seat=message.seat, bot=table.services.stand_in)
    else:
        await table.fact("empty", seat=message.seat)


async def swap(table: "Table", message: Swap) -> None:
    """Change two seats, whoever sits there."""
    _host(table, message.member)
    _chair(table, message.one)
    _chair(table, message.other)
    if message.one != message.other:
        await table.fact("swap", one=message.one, other=message.other)


async def start(table: "Table", message: Start) -> None:
    """Begin the match: the host with every seat taken, or, at a public table that offers bots,
    anybody seated, bots taking the seats of those who are not here."""
    facts = table.facts
    if facts.public:
        _waiting(table)
        seat_of(table, message.member)
        if not table.offered:
            raise Refused("refused", "seats-empty")
        await _fill(table)
    else:
        _host(table, message.member)
        if any(chair.empty for chair in facts.chairs):
            raise Refused("refused", "seats-empty")
    await begin_match(table)


async def _fill(table: "Table") -> None:
    here = table.attendance.members
    for seat, chair in enumerate(table.facts.chairs):
        if not chair.bot and (chair.person is None or chair.person.id not in here):
            await table.fact("bot", seat=seat, bot=table.services.stand_in)


def _chair(table: "Table", seat: int) -> Chair:
    if not 0 <= seat < len(table.facts.chairs):
        raise Refused("refused", "no-such-seat")
    return table.facts.chairs[seat]


def _waiting(table: "Table") -> None:
    if table.facts.status != "waiting":
        raise Refused("refused", "not-waiting")


def _host(table: "Table", member: Member) -> None:
    _waiting(table)
    here = table.attendance.has(member)
    if not here or table.facts.public or member.person.id != table.facts.host:
        raise Refused("refused", "not-host")


HANDLERS: Final[dict[type, Callable[["Table", Any], Awaitable[int | None]]]] = {
    Join: join,
    Part: part,
    Enter: enter,
    Leave: leave,
    Rematch: rematch,
    Finish: finish,
    Sit: sit,
    Stand: stand,
    PlaceBot: place_bot,
    Swap: swap,
    Start: start,
}
