"""Hidden cards dealt among places: every deal that is possible, none that is not."""

from collections import Counter
from random import Random

import pytest

from tapete.core.places import Places

NONE: frozenset[int] = frozenset()


def test_every_deal_in_which_no_card_is_barred_is_equally_likely() -> None:
    """Four cards; the first place may not have card 0, so it is in the second or third."""
    places = Places([0, 1, 2, 3], (2, 1, 1), (frozenset({0}), NONE, NONE))
    rng = Random(1)
    seen = Counter(tuple(tuple(sorted(p)) for p in places.deal(rng)) for _ in range(6_000))
    assert len(seen) == 6
    assert all(card != 0 for first, _, _ in seen for card in first)
    assert all(850 < count < 1_150 for count in seen.values())


def test_places_with_nothing_to_deal_stay_empty() -> None:
    assert Places([], (0, 0), (NONE, frozenset({3}))).deal(Random(0)) == [[], []]


def test_an_impossible_deal_is_named() -> None:
    places = Places([5, 5], (1, 1), (frozenset({5}), NONE))
    with pytest.raises(ValueError, match="no place is left for 2 cards such as 5"):
        places.deal(Random(0))
