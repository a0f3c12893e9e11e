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

BOUNDARIES: Final = frozenset({"PartidaWon"})
"""Events after which a partida begins anew: then other people take bots' seats."""


def _rests() -> Mapping[str, int]:
    return {
        "DealerDrawn": 1_200,
        "TrickWon": 1_500,
        "HandEnded": 8_000,
        "PartidaWon": 8_000,
        "CotoWon": 10_000,
    }


@dataclass(frozen=True, slots=True)
class Pace:
    """The lengths a table keeps to."""

    rests: Mapping[str, int] = field(default_factory=_rests)
    """By name of the event that ends something: how long that stays before the table goes on."""
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

    def rest(self, events: Iterable[str]) -> int:
        """Return how long the table rests after a move with events of these names."""
        return max([self.rests.get(event, 0) for event in events], default=0)

    def bot(self, rng: Random) -> int:
        """Return how long a bot takes for its next answer, whatever it holds."""
        return rng.randint(self.bot_least, self.bot_most)


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
