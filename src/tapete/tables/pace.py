"""How fast a table goes: what stays on the table for how long, and when bots answer.

None of it depends on a hand or on how many cards could be played, so that timing tells nothing.
All lengths are milliseconds.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

GRACE: Final = 45_000
"""A line may be down this long; a bot takes the seat when it is down longer [G-60, G-61]."""
OUTAGES: Final = 300_000
"""In one match a person's clock stands still no longer than this for lost lines, all together."""
HIDDEN: Final = 600_000
"""Length of a turn where no clock is shown."""
REMATCH: Final = 60_000
"""How long a revancha may be accepted [G-57]."""
CLAIM: Final = 6_000
"""How long after its last move a match may still be claimed against."""
TOLERANCE: Final = 300
"""What reaches the server this long after the deadline that people are shown still counts, because
lines are slow [presidente T52]."""
EXPIRIES: Final = 2
"""So many turns in a row that the clock ended: the seat counts as left [G-65]."""
TIMEOUTS: Final = 3
"""The same where the clock has an effect of its own [presidente T49]."""
HURRY: Final = 3
"""Bots play so many times as fast while all people at a table only wait for the others."""


def _rests() -> Mapping[str, int]:
    return {
        "DealerDrawn": 1_200,
        "CardsGiven": 2_000,
        "QuartetDiscarded": 2_500,
        "RevolutionTurned": 1_500,
        "TimedOut": 1_000,
        "SeatOut": 1_200,
        "SeatOffended": 2_500,
        "SeatStuck": 2_500,
        "TrickWon": 1_500,
        "HandEnded": 8_000,
        "PartidaWon": 8_000,
        "CotoWon": 10_000,
    }


def _phases() -> Mapping[str, int]:
    return {"exchange": 30_000}


@dataclass(frozen=True, slots=True)
class Pace:
    """The lengths a table keeps to."""

    rests: Mapping[str, int] = field(default_factory=_rests)
    """By name of the event that people must see: how long it stays before the table goes on. Of
    several at once the longest counts: a trick that was killed or cut is closed like any other."""
    phases: Mapping[str, int] = field(default_factory=_phases)
    """By phase with a clock of its own: how long each seat has [presidente section 3]."""
    deal: int = 1_000
    """What a deal takes, before the first lead."""
    bot_least: int = 700
    bot_most: int = 1_400
    """Between these a bot's answer comes, in turn or out of turn; evenly drawn."""
    think: int = 2_000
    """A bot that has not answered after this is replaced by any legal move."""
    offer_bots: int = 20_000
    """How long a public table waits for people before bots are offered."""
    waiting_grace: int = 600_000
    """How long a private table that has not begun keeps a seat without connection: its host is
    away sending the link."""
    empty: int = 60_000
    """How long a table that has not begun stays without anybody on a seat."""
    waiting: int = 7_200_000
    """How long a table may wait at all."""
    alone: int = 120_000
    """How long bots play on when no person holds a seat any more."""
    alone_return: int = 600_000
    """The same where a person may still take the seat back."""

    def rest(self, events: Iterable[str], *, hurry: bool = False) -> int:
        """Return how long the table rests after a move with events of these names."""
        length = max([self.rests.get(event, 0) for event in events], default=0)
        return length // HURRY if hurry else length

    def bot(self, rng: Random, *, hurry: bool = False) -> int:
        """Return how long a bot takes for its next answer, whatever it holds."""
        length = rng.randint(self.bot_least, self.bot_most)
        return length // HURRY if hurry else length


def fast(divisor: int = 20) -> Pace:
    """Return a pace some times faster where only bots and pauses are concerned: for load tests and
    tests in a browser. What people are granted stays as it is."""
    normal = Pace()
    return Pace(
        rests={event: length // divisor for event, length in normal.rests.items()},
        deal=normal.deal // divisor,
        bot_least=normal.bot_least // divisor,
        bot_most=normal.bot_most // divisor,
    )
