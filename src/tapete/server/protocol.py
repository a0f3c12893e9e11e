"""Every message between server and client, as tagged unions; `docs/protocol.md` describes them.

The TypeScript types of the client are generated from this module and checked for drift.
Cards and suits are the texts of `docs/records.md`, seats are numbers, times are milliseconds:
moments since the epoch, lengths as such. What a game adds stands in `server/wire/<game>.py`.
"""

from enum import IntEnum
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from tapete.core.options import Written
from tapete.server.wire import EventOut, LegalOut, ViewOut

PROTOCOL: Final = 1
"""Rises with every change that an open page of the day before would not understand."""


Name: TypeAlias = Annotated[str, Meta(max_length=64)]


class Frame(Struct, forbid_unknown_fields=True, kw_only=True):
    """What all messages share: a closed set of fields."""


# ---------------------------------------------------------------- from the client


class Hello(Frame, tag="hello"):
    """First message of a connection."""

    protocol: int


class Join(Frame, tag="join"):
    """Enter a table, as a player where this person has a seat, else as a spectator."""

    table: Name
    seen: int | None = None
    """Version the tab knows, or null."""
    tab: Name = ""
    """Random name of the tab; the newest tab of a person wins, a reload is the same tab."""


class Act(Frame, tag="act"):
    """Make a move; the seat is this connection's."""

    id: Name
    """Chosen by the client, the same when it sends the same act again."""
    version: int
    """The seat's version the move was chosen on."""
    move: Annotated[str, Meta(max_length=200)]
    """Text without the seat, such as ``play 4c``."""


class Say(Frame, tag="say"):
    """Say one of the fixed phrases to the table."""

    phrase: Name


class Resync(Frame, tag="resync"):
    """Ask for a snapshot."""


class Ready(Frame, tag="ready"):
    """Say that the finished hand has been seen; the next one is dealt when all people have, or when
    its rest ends."""


class Leave(Frame, tag="leave"):
    """Give the seat up for good; a bot plays it to the end [G-60]."""


class Rematch(Frame, tag="rematch"):
    """Answer whether another match is wanted [G-57]."""

    yes: bool


class Finish(Frame, tag="finish"):
    """Vote to finish the match, between hands; once more than half of the people on seats have, it
    ends. Votes lapse with the next deal [U-57]."""


class Mute(Frame, tag="mute"):
    """Stop or start receiving phrases on this connection."""

    on: bool


class Ping(Frame, tag="ping"):
    """Ask for a sign of life and the server's time."""

    n: int


class Sit(Frame, tag="sit"):
    """Take an empty seat, or a bot's, at a table that has not begun; or take one's own seat back
    where the table allows it [G-61]."""

    seat: int


class Stand(Frame, tag="stand"):
    """Leave the seat of a table that has not begun, and stay."""


class PlaceBot(Frame, tag="place-bot"):
    """The host puts a bot on an empty seat, or takes it away."""

    seat: int
    bot: bool


class Swap(Frame, tag="swap"):
    """The host changes two seats before the match."""

    one: int
    other: int


class Start(Frame, tag="start"):
    """The host starts the match; every seat is taken by then."""


ClientMessage: TypeAlias = (
    Hello
    | Join
    | Act
    | Say
    | Resync
    | Ready
    | Leave
    | Rematch
    | Finish
    | Mute
    | Ping
    | Sit
    | Stand
    | PlaceBot
    | Swap
    | Start
)

# ---------------------------------------------------------------- from the server


class Welcome(Frame, tag="welcome"):
    """Answer to `hello`."""

    protocol: int
    name: str
    """Of this person."""
    now: int


class WhyNot(Frame):
    """Why a card is not offered: a reason code and the values of its sentence."""

    reason: str
    values: dict[str, str]


class Clock(Frame):
    """Deadlines, all by the server's clock."""

    now: int
    seats: dict[str, int]
    """Seat → moment at which its time for this move ends; empty where no clock is shown. A little
    of what comes later still counts, because lines are slow."""
    total: int
    """Length of a whole turn, 0 for none."""
    rest: int
    """Moment until which a finished trick or hand stays, 0 for none."""


class Position(Frame):
    """The whole of what a seat may know now; the client computes nothing from events."""

    version: int
    events: list[EventOut]
    """What to animate and announce since the version before; empty in a snapshot after a gap."""
    view: ViewOut
    legal: LegalOut
    why: dict[str, WhyNot]
    """By card: why it is not offered."""
    clock: Clock


class Snapshot(Position, tag="snapshot"):
    """The position, on joining and on `resync`."""


class Events(Position, tag="events"):
    """The position after something happened; versions have no gaps."""


class Ok(Frame, tag="ok"):
    """The act is in the log and done."""

    id: str
    version: int


class Stale(Frame, tag="stale"):
    """The act came after somebody else's and was not done."""

    id: str
    version: int


class Illegal(Frame, tag="illegal"):
    """The act is against a rule and was not done."""

    id: str
    reason: str


class Chair(Frame):
    """One seat of a table and who is on it."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    you: bool = False
    host: bool = False
    away: int = 0
    """Moment at which a bot takes the seat of a person without connection, else 0 [G-60]."""
    gone: bool = False
    """Whether a bot plays for a person who left or lost the line; `name` is that person's."""
    next: str = ""
    """Name of the person who takes this bot's seat with the next partida or hand."""


class Presence(Frame, tag="presence"):
    """The table and its people; sent on joining and whenever it changes."""

    table: str
    game: str
    variant: str
    options: dict[str, Written]
    """All of them, defaults included."""
    public: bool
    status: Literal["waiting", "playing", "finished", "closed"]
    chairs: list[Chair]
    seat: int | None
    """This connection's seat; null for a spectator."""
    can_return: int | None
    """The seat this person may take back with `sit`, or null [G-61]."""
    spectators: int
    offer_bots: bool
    """At a public table that has waited for people long enough: starting with bots is offered."""
    rematch: int
    """Moment until which a revancha may be accepted, 0 when none is asked [G-57]."""
    rematch_yes: list[int]
    """Seats that have accepted."""
    record: str | None
    """Link name of the finished match's record."""
    first_hand: bool
    """Whether this is a newcomer's first hand against bots, played without a clock."""
    finish_needed: int
    """How many votes finish the match now, 0 where there is nothing to vote on [U-57]."""
    finish_votes: list[int]
    """Seats that have voted to finish it."""


class Said(Frame, tag="said"):
    """Somebody said a phrase."""

    seat: int
    phrase: str


class Pong(Frame, tag="pong"):
    """Answer to `ping`."""

    n: int
    now: int


class MovedElsewhere(Frame, tag="moved-elsewhere"):
    """A newer tab of the same person has taken over; this one stays quiet."""


class Restarting(Frame, tag="restarting"):
    """The server is about to stop; come back soon."""


class Upgrade(Frame, tag="upgrade"):
    """The page is older than the server: one guided reload."""

    protocol: int


FaultCode: TypeAlias = Literal["full", "gone", "rate", "refused", "malformed"]


class Fault(Frame, tag="fault"):
    """A request could not be met."""

    code: FaultCode
    """`refused`: not this person's to do, or not now; `malformed`: not a message."""
    detail: str = ""
    """A key of the catalogue, or for `malformed` the place and the reason."""
    retry_after: int = 0


ServerMessage: TypeAlias = (
    Welcome
    | Snapshot
    | Events
    | Ok
    | Stale
    | Illegal
    | Presence
    | Said
    | Pong
    | MovedElsewhere
    | Restarting
    | Upgrade
    | Fault
)


class Closing(IntEnum):
    """Why the server closed a connection: the codes it closes with."""

    RESTARTING = 1012
    """The server stops; it comes back soon."""
    TOO_LONG = 1009
    """A message of more than 16 KiB."""
    SILENT = 1011
    """A ping of the WebSocket itself was not answered within 20 seconds."""
    MALFORMED = 4000
    """What came was not a message."""
    UPGRADE = 4001
    """The page speaks another version of the protocol."""
    MOVED_ELSEWHERE = 4002
    """A newer tab of the same person has taken over."""
    GONE = 4003
    """There is no such table, or no longer."""
    RATE = 4004
    """Far too many messages."""
    NO_HELLO = 4005
    """Nothing was said for ten seconds after connecting, or not `hello` first."""
    SLOW = 4006
    """What waited to be sent grew too long. Where nothing at all is read any more, the connection
    ends without a code."""
