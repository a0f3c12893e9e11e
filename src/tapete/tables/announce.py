"""What members are told, and when: the position after each move, presence when people change."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tapete.core.chance import Finish
from tapete.core.options import written
from tapete.tables.broadcast import Card, Chair, Clock, Fault, Illegal, Position, Presence
from tapete.tables.clocks import first_hand, turn_total
from tapete.tables.course import Course, version
from tapete.tables.jobs import grace, returns
from tapete.tables.messages import Act, Part, Refused
from tapete.tables.pace import REMATCH
from tapete.tables.people import Member

if TYPE_CHECKING:
    from tapete.tables.table import Message, Table

Shown = tuple[dict[int, int], int, int]


@dataclass(slots=True)
class Speaker:
    """What the members of a table were told last."""

    dirty: bool = False
    """Whether people, seats or the status changed since."""
    begun: bool = False
    """Whether a match began since."""
    audiences: dict[str, int | None] = field(default_factory=dict)
    """By person: the seat whose view they were sent, None for a spectator's."""
    shown: Shown | None = None
    """The clocks they were sent."""
    aside: tuple[bool, bool] = (False, False)
    """Whether they play a newcomer's first hand, and whether they may vote."""

    def renew(self) -> None:
        """Tell everybody everything again."""
        self.dirty = True
        self.audiences.clear()

    def knows(self, member: Member, seat: int | None) -> bool:
        """Return whether a member was sent this view before."""
        return self.audiences.get(member.person.id, -1) == seat

    def forget(self, person: str) -> None:
        """Tell a person everything again, and the others who is here."""
        self.dirty = True
        self.audiences.pop(person, None)


def seat_of(table: "Table", member: Member) -> int | None:
    """Return the seat that a connection plays, None for a spectator."""
    return table.facts.seat_of(member.person.id)


def position(table: "Table", seat: int | None, *, fresh: bool, events: tuple[Any, ...]) -> Position:
    """Return the whole of what a seat, or a spectator (None), may know now."""
    game, course = table.ledger.game, table.course
    view = game.view(course.state, seat)
    return Position(fresh, version(course, seat), events, view, game.offers(view), clock(table))


def clock(table: "Table") -> Clock:
    """Return the deadlines that people may see."""
    seats, total, rest = _shown(table)
    return Clock(table.services.clock.now(), seats, total, rest)


def _shown(table: "Table") -> Shown:
    total = turn_total(table.setting(), table.facts, table.course)
    seats = {}
    for seat, turn in table.agenda.turns.items():
        person = table.facts.chairs[seat].person
        runs = turn.strict or (person is not None and person.id in table.attendance.members)
        if total and runs:
            seats[seat] = turn.end
    return seats, total, table.agenda.rest


def move(table: "Table", before: Course, made: Any) -> None:
    """Send the position after a move to every member who may see that anything happened."""
    speaker, game, after = table.speaker, table.ledger.game, table.course
    speaker.dirty = speaker.dirty or _aside(table) != speaker.aside
    for seat, members in _audiences(table).items():
        if version(after, seat) != version(before, seat):
            events = game.narrate(before.state, made, after.state, seat)
            _send(members, position(table, seat, fresh=False, events=events))
    speaker.shown = _shown(table)


def flush(table: "Table") -> None:
    """Tell everybody who is here now, and whoever needs it where the match stands."""
    speaker = table.speaker
    if not speaker.dirty:
        return
    begun, shown = speaker.begun, _shown(table)
    everybody_needs_it = begun or shown != speaker.shown
    speaker.dirty, speaker.begun, speaker.shown = False, False, shown
    speaker.aside = _aside(table)
    for member in [*table.attendance.members.values()]:
        member.send(presence(table, member))
    for seat, members in _audiences(table).items():
        known = [member for member in members if speaker.knows(member, seat)]
        new = [member for member in members if not speaker.knows(member, seat)]
        if known and everybody_needs_it:
            _send(known, position(table, seat, fresh=not begun, events=()))
        if new:
            _send(new, position(table, seat, fresh=True, events=()))
            speaker.audiences.update((member.person.id, seat) for member in new)


def _aside(table: "Table") -> tuple[bool, bool]:
    """Return what presence says of the course of the match."""
    ledger = table.ledger
    first = first_hand(ledger.game, ledger.rules, ledger.facts, ledger.course)
    return first, votable(table)


def votable(table: "Table") -> bool:
    """Return whether people may vote to finish the match now [U-57]."""
    choices = table.ledger.game.chance(table.course.state)
    return table.facts.status == "playing" and Finish() in choices


def _audiences(table: "Table") -> dict[int | None, list[Member]]:
    """Return the members by what they may see."""
    audiences: dict[int | None, list[Member]] = {}
    for member in table.attendance.members.values():
        audiences.setdefault(seat_of(table, member), []).append(member)
    return audiences


def _send(members: list[Member], out: Position) -> None:
    """One audience after another, so that a server encodes each position once."""
    for member in members:
        member.send(out)


def refuse(message: "Message", refusal: Refused) -> None:
    """Answer a message that was refused; an act is always answered by its id."""
    if isinstance(message, Act) and refusal.code != "gone":
        message.member.send(Illegal(message.id, refusal.detail))
    elif hasattr(message, "member") and not isinstance(message, Part):
        message.member.send(Fault(refusal.code, refusal.detail, refusal.retry_after))


def presence(table: "Table", member: Member) -> Presence:
    """Return the table and its people as one member sees them."""
    facts = table.facts
    person, seat = member.person.id, seat_of(table, member)
    chairs = tuple([_chair(table, at, person) for at in range(len(facts.chairs))])
    seated = {chair.person.id for chair in facts.chairs if chair.person and not chair.gone}
    finished = facts.status == "finished"
    first, voting = _aside(table)
    return Presence(
        table=table.id,
        game=facts.game,
        variant=facts.variant,
        options=written(table.ledger.rules),
        public=facts.public,
        status=facts.status,
        chairs=chairs,
        seat=seat,
        can_return=_can_return(table, person),
        spectators=sum(here not in seated for here in table.attendance.members),
        offer_bots=facts.status == "waiting" and table.offered,
        rematch=max(facts.since, table.born) + REMATCH if finished else 0,
        rematch_yes=_accepted(table) if finished else (),
        record=facts.record if facts.settled else None,
        first_hand=first,
        finish_needed=facts.majority if voting else 0,
        finish_votes=facts.votes if voting else (),
    )


def _accepted(table: "Table") -> tuple[int, ...]:
    """Return the seats that want the revancha: bots accept at once [G-57]."""
    chairs = enumerate(table.facts.chairs)
    return tuple([at for at, chair in chairs if not chair.held or at in table.facts.yes])


def _can_return(table: "Table", person: str) -> int | None:
    if table.facts.status != "playing" or not returns(table.facts, table.ledger.rules):
        return None
    for seat, chair in enumerate(table.facts.chairs):
        if chair.gone and chair.person is not None and chair.person.id == person:
            return seat
    return None


def _chair(table: "Table", seat: int, viewer: str) -> Chair:
    chair = table.facts.chairs[seat]
    person = chair.person
    if person is None:
        coming = chair.next.name if chair.next is not None else ""
        return Chair(seat, "bot" if chair.bot else "empty", chair.bot, next=coming)
    lost = None if chair.gone else table.attendance.absent.get(person.id)
    return Chair(
        seat,
        "bot" if chair.gone else "person",
        person.name,
        you=person.id == viewer,
        host=person.id == table.facts.host,
        away=0 if lost is None else lost + grace(table.facts, table.services.pace),
        gone=bool(chair.gone),
    )


def card(table: "Table") -> Card:
    """Return what a lobby shows of a table."""
    facts = table.facts
    coming = sum(chair.next is not None for chair in facts.chairs)
    free = 0
    if facts.status == "waiting":
        free = sum(chair.empty for chair in facts.chairs)
    elif facts.status == "playing" and facts.public:
        free = sum(bool(chair.bot) and chair.next is None for chair in facts.chairs)
    people = [chair.person for chair in facts.chairs if chair.person is not None]
    hosts = [person.name for person in people if person.id == facts.host]
    return Card(
        table=table.id,
        game=facts.game,
        variant=facts.variant,
        public=facts.public,
        status=facts.status,
        seated=len(facts.held) + coming,
        free=free,
        seats=len(facts.chairs),
        host=hosts[0] if hosts else "",
    )
