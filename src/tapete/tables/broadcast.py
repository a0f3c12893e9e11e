"""What a table says to its members. The server copies it field by field into messages."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from tapete.core.game import Offers
from tapete.core.options import Written

Status: TypeAlias = Literal["waiting", "playing", "finished", "closed"]


@dataclass(frozen=True, slots=True)
class Clock:
    """Deadlines, all in milliseconds since the epoch by the table's clock."""

    now: int
    seats: Mapping[int, int]
    """Seat → moment at which its time for this move ends; without the seats whose clock is not
    shown, or stands still because the line is down. Where running out of time is a move of the
    rules, bots and people without a line are among them."""
    total: int
    """Length of a whole turn, 0 for none."""
    rest: int
    """Moment until which a finished trick or hand stays, 0 for none. A turn action that comes
    earlier is held until then."""


@dataclass(frozen=True, slots=True)
class Position:
    """The whole of what a seat, or a spectator, may know now.

    All members of one audience get the same object, so that it need be encoded only once.
    """

    fresh: bool
    """Whether it answers a join or a resync, or only clocks changed (``snapshot``); otherwise
    something happened (``events``) and the version is the one before plus one."""
    version: int
    events: tuple[Any, ...]
    """What the game narrates for this audience."""
    view: Any
    offers: Offers[Any]
    clock: Clock


@dataclass(frozen=True, slots=True)
class Ok:
    """The act is in the log and done, now or when it came the first time."""

    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Stale:
    """The act was chosen before somebody else's and was not done."""

    id: str
    version: int
    """The seat's present one."""


@dataclass(frozen=True, slots=True)
class Illegal:
    """The act is against a rule and was not done."""

    id: str
    reason: str
    """A reason code of the game, or ``not-seated``, ``no-such-move``, ``not-kept``."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a table and who is on it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    """Of the person, also while a bot plays for them; else the bot's, such as ``vecino``."""
    you: bool = False
    host: bool = False
    away: int = 0
    """Moment at which a bot takes the seat of a person without connection, else 0 [G-60]."""
    gone: bool = False
    """Whether a bot plays to the end for a person who left or lost the line."""
    next: str = ""
    """Name of the person who takes this bot's seat with the next partida or hand."""


@dataclass(frozen=True, slots=True)
class Presence:
    """The table and its people, as one member sees them."""

    table: str
    game: str
    variant: str
    options: Mapping[str, Written]
    """All of them, defaults included."""
    public: bool
    status: Status
    chairs: tuple[Chair, ...]
    seat: int | None
    can_return: int | None
    spectators: int
    offer_bots: bool
    rematch: int
    rematch_yes: tuple[int, ...]
    record: str | None
    first_hand: bool
    finish_needed: int
    finish_votes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Said:
    """Somebody said a phrase. A muted connection drops it."""

    seat: int
    phrase: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A newer tab of the same person has taken over; the table has forgotten this member."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A request was refused, for the reasons of `messages.Refused`."""

    code: str
    detail: str
    retry_after: int = 0


Out: TypeAlias = Position | Ok | Stale | Illegal | Presence | Said | Moved | Fault


@dataclass(frozen=True, slots=True)
class Card:
    """A table in the lobby: a function of its state."""

    table: str
    game: str
    variant: str
    public: bool
    status: Status
    seated: int
    """People on seats, those for the next partida included."""
    free: int
    """Seats that one more person could have now, or from the next partida on."""
    seats: int
    host: str
    """Name, empty where nobody is host."""
