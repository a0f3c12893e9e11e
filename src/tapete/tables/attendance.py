"""Who is connected, and since when those on seats are not.

Nothing here is in the log: after a restart nobody is connected, and every outage counts from then.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from tapete.tables.clocks import Turn
from tapete.tables.facts import Facts
from tapete.tables.pace import GRACE, OUTAGES
from tapete.tables.people import Member


@dataclass(slots=True)
class Attendance:
    """The connections of a table, one for each person."""

    members: dict[str, Member] = field(default_factory=dict)
    """By person: the newest tab."""
    absent: dict[str, int] = field(default_factory=dict)
    """By person with a seat, or a place in the queue for one: moment at which the line was lost."""
    spent: dict[str, int] = field(default_factory=dict)
    """By person: for how long clocks stood still in this match."""

    def has(self, member: Member) -> bool:
        """Return whether this connection is its person's newest."""
        return self.members.get(member.person.id) is member

    def arrive(self, member: Member) -> Member | None:
        """Return the older connection of the person that this one replaces, if any."""
        old = self.members.get(member.person.id)
        self.members[member.person.id] = member
        return old

    def depart(self, member: Member) -> bool:
        """Return whether the person has no connection any more."""
        if not self.has(member):
            return False
        del self.members[member.person.id]
        return True

    def watch(self, facts: Facts, now: int) -> None:
        """Begin to count the absence of whoever should be here and is not."""
        expected = set(_expected(facts))
        for person in expected:
            if person not in self.members:
                self.absent.setdefault(person, now)
        for person in [*self.absent]:
            if person in self.members or person not in expected:
                del self.absent[person]

    def renew(self, now: int) -> None:
        """Count every absence from now, as a match begins."""
        self.absent = dict.fromkeys(self.absent, now)
        self.spent.clear()

    def credit(self, facts: Facts, seat: int) -> int:
        """Return how long the clock of a seat may stand still in its next turn: as long as one
        outage may last, bounded over the match, so that nobody gains time by losing the line."""
        person = facts.chairs[seat].person
        spent = self.spent.get(person.id, 0) if person else 0
        return max(0, min(GRACE, OUTAGES - spent))

    def resume(self, person: str, turn: Turn, now: int) -> Turn:
        """Return the turn of a person who comes back: longer by the time the line was down [G-61],
        as far as the credit goes."""
        lost = self.absent.get(person)
        if lost is None:
            return turn
        stood = min(turn.credit, max(0, now - max(lost, turn.start)))
        self.spent[person] = self.spent.get(person, 0) + stood
        return turn._replace(end=turn.end + stood, credit=turn.credit - stood)


def _expected(facts: Facts) -> Iterator[str]:
    for chair in facts.chairs:
        if chair.person is not None and not chair.gone:
            yield chair.person.id
        if chair.next is not None:
            yield chair.next.id
