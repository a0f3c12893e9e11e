"""Sampling spreads: every deal that agrees with a view is drawn, and all equally often."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from random import Random

import pytest

from tapete.games.guinote import GAME
from tapete.games.guinote.state import PACK, State
from tapete.games.guinote.view import View, sample
from tests.games.guinote.positions import deal, play
from tests.laws.walks import random_setup, walk
from tests.leaks.guinote.memory import Memory, could_have_happened

ENDINGS = 12
DRAWS = 50
"""Samples for each deal that is possible."""

Hands = tuple[tuple[int, ...], ...]


def deals(hidden: frozenset[int], counts: tuple[int, ...]) -> Iterator[Hands]:
    """Return every way to deal the cards into hands of these sizes."""
    if not counts:
        yield ()
        return
    for hand in combinations(sorted(hidden), counts[0]):
        for rest in deals(hidden - {*hand}, counts[1:]):
            yield (hand, *rest)


def possible(state: State, memory: Memory) -> set[Hands]:
    """Return all hands that agree with what a seat has seen, found by trying them all."""
    seat = memory.seat
    assert seat is not None
    assert not state.stock
    hidden = frozenset(PACK) - {*state.played} - {*state.hands[seat]}
    counts = [0 if other == seat else len(hand) for other, hand in enumerate(state.hands)]
    found = set()
    for hands in deals(hidden, tuple(counts)):
        full = tuple(state.hands[seat] if other == seat else h for other, h in enumerate(hands))
        guess = state._replace(hands=full)
        if memory.agrees(guess) and could_have_happened(guess):
            found.add(full)
    return found


def endings(wanted: int) -> Iterator[tuple[View, set[Hands]]]:
    """Return moments of the arrastre in which some deals are possible, but not too many."""
    rng = Random(5)
    while wanted:
        found = walk(random_setup("guinote", rng), rng, 46)
        seat = rng.randrange(found.setup.seats)
        memory = Memory(seat, found.setup.seats)
        most = rng.choice((2, 2, 2, 3))
        for number, move in enumerate(found.moves):
            state = found.states[number + 1]
            memory.observe(found.states[number], move, state)
            if state.stock or state.phase != "play" or len(state.hands[seat]) > most:
                continue
            hands = possible(state, memory)
            if 6 <= len(hands) <= 60:
                wanted -= 1
                yield GAME.view(state, seat), hands
            break


def check_even(counts: Counter[Hands], hands: set[Hands]) -> None:
    """Check with chi-square that the counts are even over the hands."""
    assert set(counts) == hands, "a possible deal is starved, or an impossible one is drawn"
    expected = counts.total() / len(hands)
    chi = sum((counts[each] - expected) ** 2 / expected for each in hands)
    freedom = len(hands) - 1
    assert chi < freedom + 5 * sqrt(2 * freedom)


def test_every_possible_deal_of_an_ending_is_equally_likely() -> None:
    """G-20 to G-25 as proofs: neither more nor less is excluded than the plays prove."""
    rng = Random(6)
    for view, hands in endings(ENDINGS):
        counts = Counter(sample(view, rng).hands for _ in range(DRAWS * len(hands)))
        check_even(counts, hands)


@pytest.mark.parametrize("seat", [0, None])
def test_with_a_stock_every_hidden_card_is_equally_likely_everywhere(seat: int | None) -> None:
    """G-8: the order of the stock is unknown to all, and so is who holds what."""
    state = deal({0: "1o 2o 3o 4o 5o 6o", 1: "1c"}, muestra="7b")
    state = play(state, "1 play 1c")
    view = GAME.view(state, seat)
    rng = Random(7)
    rounds = 3000
    held = Counter(card for _ in range(rounds) for card in sample(view, rng).hands[2])
    hidden = {*PACK} - {*view.played, *view.hand, state.stock[-1]}
    assert set(held) == hidden
    expected = rounds * 6 / len(hidden)
    chi = sum((held[card] - expected) ** 2 / expected for card in hidden)
    assert chi < len(hidden) + 5 * sqrt(2 * len(hidden))
