"""What happens in a hand of presidente, in the past tense."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """A seat was drawn to deal the first hand [U-18]."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A hand was shuffled and dealt [U-17]."""

    dealer: int
    hand: int
    """Number of the hand, from 1."""
    cards: int
    """Cards of the pack or packs."""


@dataclass(frozen=True, slots=True)
class LeaderNamed:
    """A seat opens the hand, by the start card if it holds one [U-19 to U-23]."""

    seat: int
    starter: int | None


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """Cards went from one seat to another in the exchange; `cards` is None for others [U-24]."""

    seat: int
    to: int
    count: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class QuartetDiscarded:
    """Four of a kind left a hand without being played [U-30]."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SetPlayed:
    """A card or a set was laid [U-37]."""

    seat: int
    cards: tuple[int, ...]
    number: str
    """Its rank as on the cards; wild twos count as it [U-15]."""
    leads: bool
    equal: bool
    """Whether it only equals the set before: igualar [U-40]."""


@dataclass(frozen=True, slots=True)
class RevolutionTurned:
    """Four of a kind inverted the values, or put them right again [U-34]."""

    on: bool


@dataclass(frozen=True, slots=True)
class TrickKilled:
    """The highest card ended the trick [U-45]."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TrickCut:
    """An as ended the trick [U-46]."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat lost its turn because the one before equalled [U-40]."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat laid nothing [U-41]."""

    seat: int


@dataclass(frozen=True, slots=True)
class TimedOut:
    """A seat was too late and has cards to take [U-61]."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardsTaken:
    """A seat took cards from the stock; `cards` is None for the others [U-61]."""

    seat: int
    count: int
    cards: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class StockRecycled:
    """The closed tricks were shuffled into a new stock [U-62]."""

    count: int


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick was closed; nobody beat what this seat laid last [U-43]."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeadPassed:
    """A seat leads although it did not win the trick [U-45, U-49, U-61]."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatOut:
    """A seat has no cards left and takes the best free place [U-48]."""

    seat: int
    place: int
    """From 1."""


@dataclass(frozen=True, slots=True)
class SeatOffended:
    """A seat kept an as to the end and takes the worst free place [U-50]."""

    seat: int
    place: int
    cards: tuple[int, ...]
    """What it still held."""


@dataclass(frozen=True, slots=True)
class SeatStuck:
    """A seat on lead had nothing to lead and takes the worst free place [U-52]."""

    seat: int
    place: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandEnded:
    """A hand is over [U-53, U-64]."""

    places: tuple[int, ...]
    """Seats by place."""
    gained: tuple[int, ...]
    """Half points by seat."""
    totals: tuple[int, ...]
    """Half points by seat in the match."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over [U-57, U-58, U-66]."""

    ranking: tuple[int, ...]
    """Seats from best to worst."""


Event: TypeAlias = (
    DealerDrawn
    | HandDealt
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
    | TrickWon
    | LeadPassed
    | SeatOut
    | SeatOffended
    | SeatStuck
    | HandEnded
    | MatchEnded
)
