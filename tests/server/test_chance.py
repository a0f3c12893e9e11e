"""Fault: players do not trust the shuffle → uniform, from the system, never the same twice."""

from collections import Counter
from math import sqrt

from tapete.server.chance import PORTION, Lots


def test_every_card_comes_to_every_place_equally_often() -> None:
    lots, rounds, cards = Lots(), 8_000, 10
    places: Counter[tuple[int, int]] = Counter()
    for _ in range(rounds):
        pack = list(range(cards))
        lots.shuffle(pack)
        places.update(enumerate(pack))
    expected = rounds / cards
    squares = sum((count - expected) ** 2 / expected for count in places.values())
    freedom = (cards - 1) ** 2
    assert len(places) == cards**2
    # Seven standard deviations: a fair shuffle fails this once in many lifetimes.
    assert abs(squares - freedom) < 7 * sqrt(2 * freedom)


def test_numbers_fill_their_range() -> None:
    lots = Lots()
    assert {lots.getrandbits(3) for _ in range(500)} == set(range(8))
    assert all(0 <= lots.random() < 1 for _ in range(1_000))
    assert {lots.choice("ab") for _ in range(100)} == {"a", "b"}


def test_no_portion_is_given_out_twice() -> None:
    lots = Lots()
    pieces = [lots.randbytes(16) for _ in range(3 * PORTION // 16)]
    assert len(set(pieces)) == len(pieces)
    assert len(lots.randbytes(2 * PORTION)) == 2 * PORTION
    assert len(lots.randbytes(7)) == 7
