"""What seats do with their cards and say: judged in the order of arrival, always answered."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tapete.tables import announce
from tapete.tables.broadcast import Ok, Said, Stale
from tapete.tables.course import version
from tapete.tables.jobs import Job
from tapete.tables.messages import Act, NotKept, Ready, Receipt, Refused, Resync, Say
from tapete.tables.people import Member
from tapete.tables.phrases import PHRASES

if TYPE_CHECKING:
    from tapete.tables.table import Table

LONGEST_ID: Final = 64
LONGEST_MOVE: Final = 200
PHRASES_IN_TURN: Final = 3
PHRASE_SPAN: Final = 10_000
"""A seat may say three phrases in ten seconds."""


def seat_of(table: "Table", member: Member) -> int:
    """Return the seat of a connection. Raises: Refused for spectators and for older tabs."""
    seat = announce.seat_of(table, member)
    if seat is None or not table.attendance.has(member):
        raise Refused("refused", "not-seated")
    return seat


async def act(table: "Table", message: Act) -> None:
    """Judge a move. Stale is what was chosen before the epoch rose; a free move never is; what was
    done already is acknowledged again and not done again."""
    seat = seat_of(table, message.member)
    action = f"{seat}/{message.id}"
    present = version(table.course, seat)
    if table.ledger.did(action):
        message.member.send(Ok(message.id, present))
        return
    move = _read(table, seat, message)
    free = table.ledger.game.free(move)
    if not free and message.version < table.course.turned[seat]:
        message.member.send(Stale(message.id, present))
        return
    reason = table.ledger.game.explain(table.course.state, move)
    if reason is not None:
        raise Refused("refused", reason)
    if not free and table.agenda.rest > table.services.clock.now():
        table.held.append(message)
        return
    try:
        await table.move(move, Receipt(message.member, message.id, action))
    except NotKept:
        await table.sure()
        if not table.ledger.did(action):
            raise
        message.member.send(Ok(message.id, version(table.course, seat)))


def _read(table: "Table", seat: int, message: Act) -> Any:
    """Return the move that an act names. Raises: Refused with the reason code."""
    if table.facts.status != "playing":
        raise Refused("refused", "wrong-phase")
    if len(message.id) > LONGEST_ID or len(message.move) > LONGEST_MOVE:
        raise Refused("refused", "no-such-move")
    try:
        return table.ledger.game.parse(f"{seat} {message.move}")
    except ValueError:
        raise Refused("refused", "no-such-move") from None


async def held(table: "Table", job: Job) -> None:
    """Judge again what came before the trick had rested."""
    waiting, table.held = table.held, []
    for message in waiting:
        table.post(message)


async def say(table: "Table", message: Say) -> None:
    """Say a phrase to everybody at the table: there is no partner-only channel [G-62]."""
    seat = seat_of(table, message.member)
    if message.phrase not in PHRASES:
        raise Refused("refused", "no-such-phrase")
    now = table.services.clock.now()
    table.said = [(at, who) for at, who in table.said if at > now - PHRASE_SPAN]
    mine = [at for at, who in table.said if who == seat]
    if len(mine) >= PHRASES_IN_TURN:
        wait = mine[0] + PHRASE_SPAN - now
        raise Refused("rate", "too-many-phrases", retry_after=-(-wait // 1_000))
    table.said.append((now, seat))
    for member in [*table.attendance.members.values()]:
        member.send(Said(seat, message.phrase))


async def resync(table: "Table", message: Resync) -> None:
    """Send a snapshot; asking twice is the same as asking once."""
    member = message.member
    if not table.attendance.has(member):
        raise Refused("refused", "not-seated")
    member.send(announce.presence(table, member))
    seat = announce.seat_of(table, member)
    member.send(announce.position(table, seat, fresh=True, events=()))


async def ready(table: "Table", message: Ready) -> None:
    """Deal at once when everybody seated and connected has seen enough; nobody need say so."""
    table.ready.add(seat_of(table, message.member))
    facts, members = table.facts, table.attendance.members
    people = {seat: facts.chairs[seat].person for seat in facts.held}
    here = {seat for seat, person in people.items() if person and person.id in members}
    if table.agenda.chance is not None and here <= table.ready:
        table.agenda = replace(table.agenda, chance=table.now(), rest=0)


HANDLERS: Final[dict[type, Callable[["Table", Any], Awaitable[int | None]]]] = {
    Act: act,
    Say: say,
    Resync: resync,
    Ready: ready,
}
