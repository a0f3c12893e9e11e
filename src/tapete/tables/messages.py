"""What a table may be told. Every message goes through the table's one queue."""

from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from tapete.tables.people import Member, Person


class Refused(Exception):  # noqa: N818  it is an answer, as it stands in the protocol
    """A request that a table does not meet; nothing has changed."""

    def __init__(self, code: str, detail: str, retry_after: int = 0) -> None:
        super().__init__(detail)
        self.code = code
        """``refused``, ``full``, ``gone`` or ``rate``."""
        self.detail = detail
        """A key of the catalogue, listed in `REFUSALS`."""
        self.retry_after = retry_after
        """Seconds, for ``rate``."""


REFUSALS = (
    "not-seated",  # a spectator used a verb of the seats
    "not-host",
    "not-waiting",  # only before the match begins
    "not-playing",
    "not-finished",  # no revancha is being asked
    "no-vote",  # finishing may not be voted on in this match, or not now [U-57]
    "seat-taken",
    "no-such-seat",
    "no-seat-free",
    "seats-empty",  # the match needs every seat
    "no-return",  # the table does not give seats back [G-61]
    "no-such-phrase",
    "too-many-phrases",
    "too-many-spectators",
    "table-closed",
    "not-kept",  # the log could not take it; nothing happened, try again
)


class NotKept(Refused):
    """The log did not take a row; nothing has changed."""

    def __init__(self) -> None:
        super().__init__("refused", "not-kept")


@dataclass(frozen=True, slots=True)
class Join:
    """A connection enters: as its person's seat, else as a spectator. Answered with presence and a
    snapshot. An older tab of the same person is told that it moved and forgotten."""

    member: Member


@dataclass(frozen=True, slots=True)
class Part:
    """A connection is gone. The person keeps the seat for 45 s [G-60, G-61]."""

    member: Member


@dataclass(frozen=True, slots=True)
class Act:
    """A seat moves. Answered with `Ok`, `Stale` or `Illegal`, always."""

    member: Member
    id: str
    """At most 64 characters."""
    version: int
    move: str
    """Without the seat."""


@dataclass(frozen=True, slots=True)
class Say:
    """A seat says a phrase to everybody."""

    member: Member
    phrase: str


@dataclass(frozen=True, slots=True)
class Resync:
    """A connection wants a snapshot."""

    member: Member


@dataclass(frozen=True, slots=True)
class Ready:
    """A seated person has seen enough of a finished hand."""

    member: Member


@dataclass(frozen=True, slots=True)
class Leave:
    """A person gives the seat, or the place in the queue for one, up for good [G-60]."""

    member: Member


@dataclass(frozen=True, slots=True)
class Rematch:
    """A seat answers whether it wants a revancha [G-57]."""

    member: Member
    yes: bool


@dataclass(frozen=True, slots=True)
class Finish:
    """A seat votes to finish the match, between hands; the vote lapses with the deal [U-57]."""

    member: Member


@dataclass(frozen=True, slots=True)
class Sit:
    """A person takes a seat before the match, or takes the own one back during it [G-61]."""

    member: Member
    seat: int


@dataclass(frozen=True, slots=True)
class Stand:
    """A person leaves the seat before the match and stays at the table."""

    member: Member


@dataclass(frozen=True, slots=True)
class PlaceBot:
    """The host puts a bot on an empty seat, or takes it away."""

    member: Member
    seat: int
    bot: bool


@dataclass(frozen=True, slots=True)
class Swap:
    """The host changes two seats before the match."""

    member: Member
    one: int
    other: int


@dataclass(frozen=True, slots=True)
class Start:
    """The host starts the match with every seat taken; at a public table that offers bots anybody
    seated does, and bots take the empty seats."""

    member: Member


@dataclass(frozen=True, slots=True)
class Enter:
    """A person without connection yet wants to play here (`Table.enter`): a public table gives an
    empty seat while it waits, or keeps a bot's seat for the next partida."""

    person: Person


class Receipt(NamedTuple):
    """Whose act is acknowledged once it is in the log."""

    member: Member
    id: str
    action: str
    """As it stands in the log."""


FromMember: TypeAlias = (
    Join
    | Part
    | Act
    | Say
    | Resync
    | Ready
    | Leave
    | Rematch
    | Finish
    | Sit
    | Stand
    | PlaceBot
    | Swap
    | Start
)


@dataclass(frozen=True, slots=True)
class Opening:
    """What a new table is to be."""

    game: str
    variant: str
    options: dict[str, object] = field(default_factory=dict)
    """Only what differs from the variant; none at public tables."""
    seats: int | None = None
    """None for the variant's usual number."""
    public: bool = False
    people: bool = False
    """Public only: wait for people; otherwise bots take the other seats and the match starts."""
    bots: bool = False
    """Private only: put bots on the other seats at once; the host starts."""
