"""Every body of the HTTP interface. Lengths of names and the like are checked where they are read.

The TypeScript types of the client are generated from this module too.
"""

from typing import Literal

from msgspec import Struct, field

from tapete.core.options import Written
from tapete.server.wire import EventOut, ViewOut


class Body(Struct, kw_only=True, forbid_unknown_fields=True):
    """What all bodies share: a closed set of fields."""


# ---------------------------------------------------------------- requests


class Rename(Body):
    """Body of `PUT /api/me`."""

    name: str
    """1 to 20 characters after trimming, none of them a control character."""


class PlayRequest(Body):
    """Body of `POST /api/play`: a seat at a public table, at once."""

    game: str
    variant: str
    company: Literal["bots", "people"] = field(name="with")
    """`bots` plays at once; `people` waits for others."""
    seats: int | None = None
    """Null for any number with people, and for the variant's usual one with bots."""


class TableRequest(Body):
    """Body of `POST /api/tables`: a private table."""

    game: str
    variant: str
    options: dict[str, Written] = {}
    """Only what differs from the variant."""
    seats: int | None = None
    """Null for the variant's usual number."""
    bots: bool = False
    """Whether bots sit on the other seats to begin with."""


# ---------------------------------------------------------------- answers


class Me(Body):
    """Who one is to the others."""

    name: str
    newcomer: bool
    """Whether this person has never played a hand."""


class Span(Body):
    """A long range of numbers, both ends included."""

    min: int
    max: int


class OptionInfo(Body):
    """One choice of a table."""

    name: str
    type: Literal["choice", "integer", "mixed", "bool", "list", "numbers"]
    """A word; a number; either; on or off; some of the words; a row of numbers."""
    values: list[str | int | bool | Span]
    """Of a list or a row: what one place takes."""
    default: Written
    rule: str
    """Where the rules document speaks of it, such as ``A-12``."""
    private: list[Written]
    """Values that only a private table may choose."""
    same: dict[str, str]
    """Words of a list that are other names of a word."""
    barred: dict[str, dict[str, list[str]]]
    """By another option and its value: words of a list that make no sense with it."""
    offers: list[int]
    """The numbers to offer of a long range; round ones where empty."""
    group: str
    """The heading it stands under; empty for what everybody chooses."""
    when: dict[str, list[Written]]
    """The values of another option with which it matters; otherwise it changes nothing."""
    scale: int
    """How many units make one of what people count: 2 for half points."""


class VariantInfo(Body):
    """A regional game."""

    name: str
    seats: list[int]
    """The numbers of seats it may be played with."""
    usual: int
    """The number where nobody says how many."""
    options: dict[str, Written]
    """Only what differs from the defaults."""


class GameInfo(Body):
    """One game with what may be chosen about it."""

    game: str
    variants: list[VariantInfo]
    options: list[OptionInfo]


class Seated(Body):
    """Where to go: the table at which this person has a seat."""

    table: str


class TableCard(Body):
    """A table as the lobby shows it; a function of the table's state."""

    table: str
    game: str
    variant: str
    public: bool
    status: Literal["waiting", "playing", "finished", "closed"]
    seated: int
    """People on seats."""
    free: int
    """Seats that one more person could have now, or with the next partida or hand."""
    seats: int
    host: str
    """Name of the person who opened it, or empty."""


class Lobby(Body):
    """What is going on."""

    waiting: list[TableCard]
    """Public tables that wait for people."""
    tables: int
    """Tables being played."""
    people: int
    """People on seats."""


class Match(Body):
    """A finished match of one person."""

    record: str
    """Link name of the record."""
    game: str
    variant: str
    ended: int
    players: list[str]
    seat: int
    won: bool
    score: dict[str, list[int]]
    """The last score as in `docs/records.md`, such as partidas and cotos per pair, or points."""


class CotoCount(Body):
    """Cotos over all matches of one person [G-52]."""

    played: int
    won: int


class History(Body):
    """The finished matches of one person, newest first."""

    matches: list[Match]
    cotos: CotoCount


class ReplayPosition(Body):
    """The table before the first move, or after a move; everything is shown."""

    ply: int
    move: str | None
    time: int | None
    """Milliseconds since the start."""
    events: list[EventOut]
    hands: list[list[str]]
    view: ViewOut
    """As a spectator saw it."""


class Replay(Body):
    """A finished match, position by position."""

    record: str
    game: str
    variant: str
    options: dict[str, Written]
    """All of them, defaults included."""
    seats: int
    players: list[str]
    positions: list[ReplayPosition]


class Health(Body):
    """Whether the server can do its work."""

    status: Literal["ok", "failing", "stopping"]
    version: str


class HttpFault(Body, omit_defaults=True):
    """Body of every answer with a status of 400 or more."""

    error: str
    """A code, such as ``gone``, ``rate`` or ``invalid``."""
    detail: str
    """For people who read logs; the client shows its own sentence for the code."""
    retry_after: int | None = None
    """Seconds."""


HTTP_REQUESTS = (Rename, PlayRequest, TableRequest)
HTTP_ANSWERS = (
    Me,
    GameInfo,
    Seated,
    TableCard,
    Lobby,
    History,
    Replay,
    Health,
    HttpFault,
)
