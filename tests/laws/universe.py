"""All moves that could be tried at a table, legal or not, malformed ones included.

Read off from seeded matches: for every kind of move each field takes every value that was seen in
it, and integers two values beyond; so a new game needs nothing here.
"""

from collections import defaultdict
from dataclasses import fields
from functools import cache
from itertools import product
from random import Random
from typing import Any

from tapete.core.chance import Dealer, Finish, Next, Shuffle, ShuffleOf, Timeout
from tapete.core.registry import games
from tests.laws.walks import Setup, walk

MATCHES = 6
MOVES = 400


@cache
def universe(name: str, variant: str, seats: int) -> tuple[Any, ...]:
    """Return every move of seats for a variant; most are illegal in any one state."""
    setup = Setup(games()[name], variant, {}, seats)
    seen: dict[type, list[set[Any]]] = defaultdict(list)
    for seed in range(MATCHES):
        for state in walk(setup, Random(seed), MOVES).states:
            for seat in range(seats):
                for move in (*setup.game.legal(state, seat), *setup.game.faults(state, seat)):
                    _note(seen[type(move)], move)
    return tuple(move for kind, values in seen.items() for move in _all(kind, values, seats))


def _note(values: list[set[Any]], move: Any) -> None:
    for place, field in enumerate(fields(move)):
        if place == len(values):
            values.append(set())
        values[place].add(getattr(move, field.name))


def _all(kind: type, values: list[set[Any]], seats: int) -> list[Any]:
    names = [field.name for field in fields(kind)]
    wide = []
    for name, found in zip(names, values, strict=True):
        if name == "seat":
            found = {*range(-3, seats + 2)}
        elif all(type(value) is int for value in found):
            found = {*found, min(found) - 1, min(found) - 2, max(found) + 1, max(found) + 2}
        wide.append(sorted(found, key=repr))
    return [kind(*chosen) for chosen in product(*wide)]


def of_chance(choices: tuple[Any, ...], seats: int) -> list[Any]:
    """Return moves of chance and clock, right and wrong, also in the name of a seat."""
    moves: list[Any] = [Dealer(seat) for seat in range(-2, seats + 2)]
    packs = [choice.cards for choice in choices if isinstance(choice, ShuffleOf)]
    for pack in [*packs, tuple(range(40))]:
        moves += [Shuffle(pack), Shuffle(pack[::-1]), Shuffle(pack[1:]), Shuffle(())]
        moves += [Shuffle((*pack, pack[0])), Shuffle((pack[0], *pack[:-1]))]
    for seat in (-2, -1, 0, seats):
        moves += [Next(seat), Timeout(seat), Finish(seat), Dealer(0, seat)]
        moves += [Shuffle(pack, seat) for pack in packs]
    return moves
