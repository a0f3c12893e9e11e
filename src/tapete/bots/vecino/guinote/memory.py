"""What a player who counts knows: which cards are still out, and who cannot hold which [G-63].

Sets of cards are bit masks, card ``c`` being ``1 << c``: a choice asks for hundreds of them.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import comb
from typing import Final

from tapete.core.cards import SUIT_OF
from tapete.games.guinote.view import PACK, POINTS, POWER, View, winning


def mask(cards: Iterable[int]) -> int:
    """Return the set of these cards."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


SUIT: Final = tuple(mask(card for card in PACK if SUIT_OF[card] == suit) for suit in range(4))
"""The cards of each suit."""
HIGHER: Final = tuple(
    mask(other for other in PACK if other % 4 == card % 4 and POWER[other] > POWER[card])
    for card in range(48)
)
"""The cards of its suit that are stronger, for each card."""
_ALL: Final = mask(PACK)
_OF_POINTS: Final = tuple(
    (points, mask(card for card in PACK if POINTS[card] == points)) for points in (2, 3, 4, 10, 11)
)


def _mean(cards: int) -> float:
    """Return the points of a card of a set, on average."""
    if not cards:
        return 0.0
    total = sum([points * (cards & having).bit_count() for points, having in _OF_POINTS])
    return total / cards.bit_count()


@dataclass(frozen=True, slots=True)
class Memory:
    """The count of one seat."""

    seat: int
    trump: int
    unseen: int
    """Cards whose place is unknown: in a hidden hand or in the stock."""
    known: tuple[int, ...]
    """For each other seat the cards it is known to hold: sung, exchanged, drawn face up."""
    hidden: tuple[int, ...]
    """For each other seat how many of its cards are unknown."""
    barred: tuple[int, ...]
    """For each seat cards that it cannot hold, proved by its plays in the arrastre."""

    def none(self, seat: int, cards: int) -> float:
        """Return the probability that a seat holds none of some cards."""
        if self.known[seat] & cards:
            return 0.0
        pool = self.unseen & ~self.barred[seat]
        wanted = (pool & cards).bit_count()
        if not wanted:
            return 1.0
        size, held = pool.bit_count(), self.hidden[seat]
        return comb(size - wanted, held) / comb(size, held) if held <= size else 0.0

    def out(self, cards: int) -> int:
        """Return those of some cards that others hold or may draw."""
        out = self.unseen
        for held in self.known:
            out |= held
        return out & cards

    def points(self, seat: int, suit: int) -> float:
        """Return the points to expect of the card that a seat must lay to a suit led."""
        pool = self.unseen & ~self.barred[seat] | self.known[seat]
        void = self.none(seat, SUIT[suit])
        return void * _mean(pool) + (1 - void) * _mean(pool & SUIT[suit])

    def any_points(self) -> float:
        """Return the points of a card out, on average."""
        return _mean(self.out(_ALL))

    def good(self, card: int) -> bool:
        """Return whether every stronger card of its suit has gone."""
        return not self.out(HIGHER[card])


def remember(view: View) -> Memory:
    """Return what the seat of a view knows by counting."""
    seat = view.seat or 0
    known = [0] * view.seats
    for card, holder in view.shown:
        if holder != seat:
            known[holder] |= 1 << card
    seen = mask(view.played) | mask(view.hand)
    if view.muestra is not None:
        seen |= 1 << view.muestra
    for held in known:
        seen |= held
    return Memory(
        seat=seat,
        trump=view.trump,
        unseen=_ALL & ~seen,
        known=tuple(known),
        hidden=tuple(
            [
                0 if each == seat else view.counts[each] - known[each].bit_count()
                for each in range(view.seats)
            ]
        ),
        barred=(0,) * view.seats if view.stock else proved(view),
    )


def proved(view: View) -> tuple[int, ...]:
    """Return for each seat the cards that its plays in the arrastre prove it cannot hold."""
    seats = view.seats
    barred = [0] * seats
    first = (len(PACK) - 6 * seats) // seats
    for number in range(first, len(view.leaders)):
        cards = view.played[number * seats : (number + 1) * seats]
        for place in range(1, len(cards)):
            seat = (view.leaders[number] + place) % seats
            barred[seat] |= _lacks(cards[:place], cards[place], view.trump, seats)
    return tuple(barred)


def _lacks(before: tuple[int, ...], card: int, trump: int, seats: int) -> int:
    """Return the cards that a player who laid this one cannot have [G-20 to G-27]."""
    place = winning(before, trump)
    best, led = before[place], SUIT_OF[before[0]]
    free = seats == 4 and len(before) - place == 2
    ruffed = SUIT_OF[best] != led
    if SUIT_OF[card] == led:
        bound = not free and not ruffed and POWER[card] < POWER[best]
        return HIGHER[best] if bound else 0
    if free or led == trump:
        return SUIT[led]
    if not ruffed:
        return SUIT[led] | (0 if SUIT_OF[card] == trump else SUIT[trump])
    overruffs = SUIT_OF[card] == trump and POWER[card] > POWER[best]
    return SUIT[led] | (0 if overruffs else HIGHER[best])
