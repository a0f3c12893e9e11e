"""What may still be in other hands, and how likely a set is to stand there."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from math import comb

from tapete.bots.vecino.presidente.weights import CUTS, HURRY, KILLS
from tapete.games.presidente.view import (
    AS,
    BOSS,
    NOBODY,
    TWO,
    View,
    boss,
    hidden_cards,
    powers_now,
)

Cards = tuple[int, ...]


@dataclass(frozen=True)
class Unseen:
    """The cards that a seat does not see, and the hands they may be in."""

    view: View
    revolution: bool
    _known: dict[tuple[int, int, tuple[int, ...]], float] = field(default_factory=dict)
    """What has been worked out already: a hand is weighed many times for one answer."""

    @cached_property
    def cards(self) -> Counter[int]:
        """Return the cards in other hands or in the stock."""
        return hidden_cards(self.view, [self.view.hand])

    @cached_property
    def numbers(self) -> Counter[int]:
        """Return how many of each number are unseen; the highest card apart."""
        counts: Counter[int] = Counter()
        for card, count in self.cards.items():
            counts[BOSS if card == self.highest else card >> 2] += count
        return counts

    @cached_property
    def highest(self) -> int:
        """Return the highest card, or NOBODY."""
        return boss(self.view.rules)

    @cached_property
    def powers(self) -> tuple[int, ...]:
        """Return the value by number."""
        return powers_now(self.view.rules, revolution=self.revolution)

    @cached_property
    def others(self) -> list[int]:
        """Return the other seats that still hold cards."""
        view = self.view
        return [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]

    @cached_property
    def danger(self) -> bool:
        """Return whether somebody else may go out soon."""
        return any(self.view.counts[seat] <= HURRY for seat in self.others)

    @cached_property
    def inverted(self) -> "Unseen":
        """Return the same with the values inverted."""
        return Unseen(self.view, not self.revolution)

    def stands(self, number: int, size: int, asked: Iterable[int] | None = None) -> float:
        """Return how likely nobody of those asked beats such a set, 0 to 1; a rough guess."""
        seats = tuple(self.others if asked is None else asked)
        key = number, size, seats
        if key not in self._known:
            self._known[key] = 1 / (1 + self._threats(number, size, seats)) if seats else 1.0
        return self._known[key]

    def _threats(self, number: int, size: int, seats: tuple[int, ...]) -> float:
        """Return how many sets that beat such a set are to be expected in these hands."""
        rules = self.view.rules
        least = self.powers[number] - (rules.equal == "allowed")
        threats = 0.0
        for other, count in self.numbers.items():
            if other == BOSS:
                if rules.boss_power == "kill_any":
                    threats += KILLS * self._held(count, 1, seats)
                elif size == 1:
                    threats += self._held(count, 1, seats)
            elif other in AS and rules.cutter_rank == "A":
                threats += CUTS * self._held(count, 1, seats)
            elif self.powers[other] > least and count >= size:
                if other in TWO and rules.twos_role == "wild_bound":
                    continue
                threats += min(1.0, self._held(count, size, seats))
        return threats

    def _held(self, count: int, size: int, seats: tuple[int, ...]) -> float:
        """Return how many of these hands hold so many of the unseen cards of a number."""
        return sum([_at_least(size, count, self._share(seat)) for seat in seats])

    def _share(self, seat: int) -> float:
        return self.view.counts[seat] / self.total

    @cached_property
    def total(self) -> int:
        """Return how many cards are unseen."""
        return self.cards.total()

    def strength(self, card: int) -> int:
        """Return the value of a card laid alone."""
        return self.powers[BOSS if card == self.highest else card >> 2]


def is_as(card: int) -> bool:
    """Return whether a card is an as."""
    return card != NOBODY and card >> 2 in AS


@lru_cache(maxsize=65_536)
def _at_least(size: int, count: int, share: float) -> float:
    """Return how likely a hand with this share of the cards holds so many of a number."""
    fewer = [comb(count, k) * share**k * (1 - share) ** (count - k) for k in range(size)]
    return 1 - sum(fewer)
