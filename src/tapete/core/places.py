"""Deal hidden cards among the places where they may be: what samples of every game need."""

from collections.abc import Sequence
from functools import cache
from math import factorial, prod
from random import Random


def deal_hidden(
    hidden: Sequence[int], room: Sequence[int], barred: Sequence[frozenset[int]], rng: Random
) -> list[list[int]]:
    """Return the hidden cards by place, every deal in which none is barred equally likely.

    `room` has the number of cards in each place; together they are as many as the cards.
    Raises: ValueError when no deal is possible.
    """
    cards = list(hidden)
    rng.shuffle(cards)
    kinds = list(dict.fromkeys(barred))
    # Places with the same bars are dealt to as one, which keeps the counting small.
    together = [sum(r for r, bar in zip(room, barred, strict=True) if bar == kind) for kind in kinds]
    piles = dict(zip(kinds, _assign(cards, tuple(together), kinds, rng), strict=True))
    for pile in piles.values():
        rng.shuffle(pile)
    dealt = []
    for places, bar in zip(room, barred, strict=True):
        dealt.append(piles[bar][:places])
        del piles[bar][:places]
    return dealt


def _assign(
    cards: list[int], room: tuple[int, ...], barred: Sequence[frozenset[int]], rng: Random
) -> list[list[int]]:
    """A card that is barred somewhere chooses its place with the number of ways to deal the cards
    after it as weight; the others fill what room is left."""
    bound = [card for card in cards if any(card in bar for bar in barred)]
    free = [card for card in cards if not any(card in bar for bar in barred)]
    dealt: list[list[int]] = [[] for _ in room]

    @cache
    def ways(number: int, left: tuple[int, ...]) -> int:
        if number == len(bound):
            return factorial(len(free)) // prod(map(factorial, left))
        return sum(ways(number + 1, rest) for rest in choices(number, left).values())

    def choices(number: int, left: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
        return {
            place: (*left[:place], left[place] - 1, *left[place + 1 :])
            for place in range(len(left))
            if left[place] and bound[number] not in barred[place]
        }

    for number, card in enumerate(bound):
        rests = choices(number, room)
        weights = [ways(number + 1, rest) for rest in rests.values()]
        if not any(weights):
            raise ValueError(f"no place is left for card {card}")
        (place,) = rng.choices(tuple(rests), weights)
        dealt[place].append(card)
        room = rests[place]
    for place, places in enumerate(room):
        dealt[place] += free[:places]
        free = free[places:]
    return dealt
