"""Deal hidden cards among the places where they may be: what samples of every game need."""

from collections.abc import Iterator, Sequence
from itertools import accumulate, islice
from math import factorial, prod
from random import Random

Counts = tuple[int, ...]


class Places:
    """The ways to deal hidden cards to places, each with so much room and some cards barred.

    Cards that are barred from the same places, and places with the same bars, go together: then
    few numbers tell how many deals there are.
    """

    def __init__(
        self, hidden: Sequence[int], room: Sequence[int], barred: Sequence[frozenset[int]]
    ) -> None:
        self._room = list(zip(room, barred, strict=True))
        self._kinds = list(dict.fromkeys(barred))
        alike: dict[tuple[bool, ...], list[int]] = {}
        for card in hidden:
            alike.setdefault(tuple([card in bar for bar in self._kinds]), []).append(card)
        self._classes = sorted(alike.items(), key=lambda item: len(item[1]))
        self._ways: dict[tuple[int, Counts], dict[Counts, int]] = {}

    def deal(self, rng: Random) -> list[list[int]]:
        """Return the cards by place, every deal in which none is barred equally likely.

        Raises: ValueError when no deal is possible.
        """
        piles: dict[frozenset[int], list[int]] = {kind: [] for kind in self._kinds}
        left = tuple([sum(r for r, bar in self._room if bar == kind) for kind in self._kinds])
        for number, (_, cards) in enumerate(self._classes):
            weights = self._weights(number, left)
            if not any(weights.values()):
                raise ValueError(f"no place is left for {len(cards)} cards such as {cards[0]}")
            split, places = _drawn(weights, rng), iter(rng.sample(cards, len(cards)))
            for kind, count in zip(self._kinds, split, strict=True):
                piles[kind] += islice(places, count)
            left = _less(left, split)
        for pile in piles.values():
            rng.shuffle(pile)
        return [[piles[bar].pop() for _ in range(places)] for places, bar in self._room]

    def _weights(self, number: int, left: Counts) -> dict[Counts, int]:
        """Return for each way in which a class may lie the deals of it and those after it."""
        known = self._ways.get((number, left))
        if known is None:
            bars, cards = self._classes[number]
            known = self._ways[number, left] = {
                split: _ways_to_split(split) * self._count(number + 1, _less(left, split))
                for split in _splits(len(cards), left, bars)
            }
        return known

    def _count(self, number: int, left: Counts) -> int:
        """Return the deals of the classes from a number on."""
        if number == len(self._classes):
            return 1
        return sum(self._weights(number, left).values())


def _drawn(weights: dict[Counts, int], rng: Random) -> Counts:
    """Return one of the splits by its weight; the weights outgrow what floats can hold."""
    at = rng.randrange(sum(weights.values()))
    ends = accumulate(weights.values())
    return next(split for split, end in zip(weights, ends, strict=True) if at < end)


def _ways_to_split(split: Counts) -> int:
    return factorial(sum(split)) // prod(map(factorial, split))


def _less(left: Counts, split: Counts) -> Counts:
    return tuple([places - taken for places, taken in zip(left, split, strict=True)])


def _splits(count: int, left: Counts, bars: tuple[bool, ...]) -> Iterator[Counts]:
    """Yield the ways in which so many cards may lie in the places that are not barred."""
    if not left:
        yield from () if count else ((),)
        return
    rest = sum([places for places, bar in zip(left[1:], bars[1:], strict=True) if not bar])
    for here in range(max(0, count - rest), min(count, 0 if bars[0] else left[0]) + 1):
        for there in _splits(count - here, left[1:], bars[1:]):
            yield (here, *there)
