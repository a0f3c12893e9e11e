"""What a table must do by itself, and when: the one list behind its timer and the log's deadline.

A running table always has at least one job, whoever is connected; a closed one has none.
"""

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from tapete.tables.attendance import Attendance
from tapete.tables.clocks import Agenda
from tapete.tables.facts import Facts
from tapete.tables.pace import GRACE, REMATCH, TOLERANCE, Pace

Kind: TypeAlias = Literal[
    "chance",  # draw the dealer, shuffle
    "turn",  # the time of a seat for a move is over
    "finish",  # a majority has voted to finish
    "bot",  # a bot answers in turn
    "react",  # a bot is asked out of turn
    "stalled",  # a bot has thought too long
    "held",  # the trick has rested: do what came too early
    "absent",  # a line has been down too long
    "unreserve",  # the same, for somebody waiting for a bot's seat
    "end",  # the match is final
    "begin",  # everybody is here, or wants the revancha
    "offer",  # people have been waited for long enough
    "close",  # nobody is left, or nobody wants to go on
]


class Job(NamedTuple):
    """Something to do at a moment."""

    moment: int
    kind: Kind
    seat: int = -1
    why: str = ""


class Desk(NamedTuple):
    """What jobs follow from, besides the cards."""

    attendance: Attendance
    pace: Pace
    rules: Any
    born: int
    """Moment since which the table is in memory: windows of people count from it at the least."""
    thinking: dict[int, int]
    """By seat whose bot is thinking: until when it may."""
    held: int
    """How many acts wait for a trick to have rested."""
    offered: bool
    """Whether bots have been offered."""


def jobs(facts: Facts, agenda: Agenda, desk: Desk) -> Iterator[Job]:
    """Yield every job of a table, in no order."""
    if desk.held and facts.status != "playing":
        yield Job(0, "held")
    match facts.status:
        case "waiting":
            yield from _waiting(facts, desk)
        case "playing":
            yield from _by_the_cards(facts, agenda, desk)
            yield from _by_the_people(facts, desk)
        case "finished":
            yield from _finished(facts, desk)


def grace(facts: Facts, pace: Pace) -> int:
    """Return how long a line may be down before the seat is taken or freed."""
    return pace.waiting_grace if facts.status == "waiting" and not facts.public else GRACE


def returns(facts: Facts, rules: Any) -> bool:
    """Return whether the table gives a seat back to a person whom a bot replaced [G-61]."""
    return not facts.public and getattr(rules, "seat_return", "never") == "allowed"


def everybody(facts: Facts, attendance: Attendance) -> bool:
    """Return whether all people on seats are connected."""
    people = [chair.person for chair in facts.chairs if chair.person is not None]
    return all(person.id in attendance.members for person in people)


def _waiting(facts: Facts, desk: Desk) -> Iterator[Job]:
    pace = desk.pace
    if not facts.held:
        yield Job(max(facts.since, desk.born) + pace.empty, "close", why="empty")
        return
    yield Job(max(facts.opened, desk.born) + pace.waiting, "close", why="waiting")
    yield from _absent(facts, desk)
    if facts.public:
        if not any(chair.empty for chair in facts.chairs):
            if not facts.people or everybody(facts, desk.attendance):
                yield Job(0, "begin")
        elif facts.people and not desk.offered:
            yield Job(max(facts.since, desk.born) + pace.offer_bots, "offer")


def _by_the_cards(facts: Facts, agenda: Agenda, desk: Desk) -> Iterator[Job]:
    if agenda.chance is not None:
        yield Job(0, "finish") if facts.voted_out else Job(agenda.chance, "chance")
    if agenda.end is not None:
        yield Job(agenda.end, "end")
    if desk.held:
        yield Job(agenda.rest, "held")
    yield from ends(facts, agenda, desk)
    for seat, limit in desk.thinking.items():
        yield Job(limit, "stalled", seat)
    for seat, moment in agenda.bots.items():
        if seat not in desk.thinking:
            yield Job(moment, "bot", seat)
    for seat, moment in agenda.reacts.items():
        if seat not in desk.thinking:
            yield Job(moment, "react", seat)


def ends(facts: Facts, agenda: Agenda, desk: Desk) -> Iterator[Job]:
    """Yield the end of every turn: what comes in the last millisecond of the tolerance still
    counts [presidente T52]."""
    for seat, turn in agenda.turns.items():
        person = facts.chairs[seat].person
        absent = person is not None and person.id in desk.attendance.absent
        end = turn.end + (turn.credit if absent else 0)
        yield Job(end + TOLERANCE + 1, "turn", seat)


def _by_the_people(facts: Facts, desk: Desk) -> Iterator[Job]:
    yield from _absent(facts, desk)
    if not facts.held and not any(chair.next is not None for chair in facts.chairs):
        pace = desk.pace
        length = pace.alone_return if returns(facts, desk.rules) else pace.alone
        yield Job(max(facts.since, desk.born) + length, "close", why="alone")


def _absent(facts: Facts, desk: Desk) -> Iterator[Job]:
    """Exactly the grace is not too long: the take-over comes one millisecond later [G-61]."""
    lost, length = desk.attendance.absent, grace(facts, desk.pace)
    for seat, chair in enumerate(facts.chairs):
        if chair.person is not None and not chair.gone and chair.person.id in lost:
            yield Job(lost[chair.person.id] + length + 1, "absent", seat)
        if chair.next is not None and chair.next.id in lost:
            yield Job(lost[chair.next.id] + length + 1, "unreserve", seat)


def _finished(facts: Facts, desk: Desk) -> Iterator[Job]:
    held = facts.held
    if not held:
        yield Job(0, "close", why="alone")
    elif set(held) <= set(facts.yes):
        yield Job(0, "begin")
    else:
        yield Job(max(facts.since, desk.born) + REMATCH, "close", why="timeout")
