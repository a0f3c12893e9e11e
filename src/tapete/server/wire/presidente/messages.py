"""The messages of presidente. Points are half points; numbers are ranks as on the cards."""

from typing import Literal, TypeAlias

from tapete.server.wire.part import DealerDrawn, Part

Role: TypeAlias = Literal["presidente", "vicepresidente", "neutro", "vicecola", "cola"]


class LaidSet(Part):
    """A set on the table and the seat that laid it."""

    seat: int
    cards: list[str]
    number: str
    """Its rank as on the cards; wild twos count as it [U-15]."""
    equal: bool
    """Whether it only equals the set under it: igualar [U-40]."""


class Removed(Part):
    """Cards that left a hand without being played."""

    seat: int
    cards: list[str]
    why: Literal["quartet", "offence", "stuck"]


class Exchanged(Part):
    """Cards that went from one seat to another before this hand [U-24 to U-27]."""

    seat: int
    to: int
    count: int
    cards: list[str] | None
    """Null for everybody but these two."""


class Owed(Part):
    """Cards that a winner still has to give back."""

    seat: int
    to: int
    count: int


class PresidenteView(Part, tag="presidente"):
    """A hand of presidente as one seat, or a spectator, knows it."""

    seat: int | None
    phase: Literal["deal", "exchange", "play", "over"]
    hand_number: int
    """From 1; 0 before the first deal."""
    hands_total: int | None
    """How many hands the match has; null where something else ends it [U-57]."""
    target: int | None
    """Half points that end the match [U-57, U-66]."""
    dealer: int | None
    turn: int | None
    """The seat in turn, null when none is."""
    queue: list[int]
    """Seats still to answer after the one in turn [U-44]."""
    passed: list[int]
    """Seats that passed since the last set, or in this trick where passing binds it [U-42]."""
    skipped: int | None
    """The seat that the last set skipped [U-40]."""
    hand: list[str]
    """The best first, in the order of the table."""
    counts: list[int]
    pile: list[LaidSet]
    """The trick on the table, the set to beat last."""
    size: int
    """How many cards an answer has; 0 on a lead [U-38]."""
    last_trick: list[LaidSet]
    last_winner: int | None
    """Who laid its last set."""
    revolution: bool
    order: list[str]
    """The numbers of the pack as they count now, the lowest first [U-7 to U-12, U-35]."""
    positions: list[int | None]
    """Seats by place in this hand, null where a place is still open."""
    roles: list[Role | None]
    """By seat after the last finished hand [U-54]."""
    points: list[int]
    """Half points by seat in the match."""
    gained: list[int] | None
    """Half points by seat of the hand just finished; null while one is played."""
    stock: int
    closed: int
    """Cards of the closed tricks."""
    removed: list[Removed]
    exchanges: list[Exchanged]
    owed: list[Owed]
    start_card: str | None
    """The card by which the opener of the first hand leads [U-19, U-20]."""
    left: list[list[str]] | None
    """The hands left at the end of a hand, by seat."""
    left_points: list[int] | None
    """What they are worth in whole points, where cards left count [U-65]."""
    ranking: list[list[int]] | None


class SetOffer(Part):
    """Sets that may be laid: any `size - twos` of these cards with any `twos` of the wild twos."""

    number: str
    size: int
    twos: int
    cards: list[str]


class PresidenteLegal(Part, tag="presidente"):
    """What this seat may do now."""

    sets: list[SetOffer]
    wilds: list[str]
    """Twos of the hand that may accompany other cards [U-15]."""
    must: str | None
    """A card that the first lead must hold [U-22]."""
    can_pass: bool
    give: int
    """How many cards this seat has to give back, 0 for none [U-26]."""


class PresidenteDealt(Part, tag="presidente-dealt"):
    """As `HandDealt` in `games/presidente/events.py`; the events below have its names."""

    dealer: int
    hand: int
    cards: int


class LeaderNamed(Part, tag="leader-named"):
    seat: int
    starter: str | None


class CardsGiven(Part, tag="cards-given"):
    seat: int
    to: int
    count: int
    cards: list[str] | None


class QuartetDiscarded(Part, tag="quartet-discarded"):
    seat: int
    cards: list[str]


class SetPlayed(Part, tag="set-played"):
    seat: int
    cards: list[str]
    number: str
    leads: bool
    equal: bool


class RevolutionTurned(Part, tag="revolution-turned"):
    on: bool


class TrickKilled(Part, tag="trick-killed"):
    seat: int
    card: str


class TrickCut(Part, tag="trick-cut"):
    seat: int
    card: str


class TurnSkipped(Part, tag="turn-skipped"):
    seat: int


class Passed(Part, tag="passed"):
    seat: int


class TimedOut(Part, tag="timed-out"):
    seat: int
    count: int


class CardsTaken(Part, tag="cards-taken"):
    seat: int
    count: int
    cards: list[str] | None


class StockRecycled(Part, tag="stock-recycled"):
    count: int


class PresidenteTrickWon(Part, tag="presidente-trick-won"):
    seat: int


class LeadPassed(Part, tag="lead-passed"):
    seat: int


class SeatOut(Part, tag="seat-out"):
    seat: int
    place: int


class SeatOffended(Part, tag="seat-offended"):
    seat: int
    place: int
    cards: list[str]


class SeatStuck(Part, tag="seat-stuck"):
    seat: int
    place: int
    cards: list[str]


class PresidenteHandEnded(Part, tag="presidente-hand-ended"):
    places: list[int]
    gained: list[int]
    totals: list[int]


class MatchEnded(Part, tag="match-ended"):
    ranking: list[int]


PresidenteEvent: TypeAlias = (
    DealerDrawn
    | PresidenteDealt
    | LeaderNamed
    | CardsGiven
    | QuartetDiscarded
    | SetPlayed
    | RevolutionTurned
    | TrickKilled
    | TrickCut
    | TurnSkipped
    | Passed
    | TimedOut
    | CardsTaken
    | StockRecycled
    | PresidenteTrickWon
    | LeadPassed
    | SeatOut
    | SeatOffended
    | SeatStuck
    | PresidenteHandEnded
    | MatchEnded
)
