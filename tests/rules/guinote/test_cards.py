"""Rules G-1 to G-5: the cards."""

from collections import Counter

import pytest

from tapete.core.cards import RANK_OF, SUIT_OF, TEXT_OF, parse_card, parse_cards
from tapete.games.guinote.state import PACK, POINTS, POWER


def test_g01_the_pack_has_forty_cards_without_eights_and_nines() -> None:
    """G-1"""
    assert len(PACK) == len(set(PACK)) == 40
    assert Counter(SUIT_OF[card] for card in PACK) == dict.fromkeys(range(4), 10)
    assert sorted({RANK_OF[card] for card in PACK}) == [1, 2, 3, 4, 5, 6, 7, 10, 11, 12]


@pytest.mark.parametrize("suit", "oceb")
def test_g02_exactly_five_ranks_of_a_suit_carry_points(suit: str) -> None:
    """G-2"""
    worthless = parse_cards(" ".join(rank + suit for rank in ("7", "6", "5", "4", "2")))
    assert [POINTS[card] for card in worthless] == [0] * 5
    assert sum(POINTS[card] > 0 for card in PACK if TEXT_OF[card].endswith(suit)) == 5


@pytest.mark.parametrize("suit", "oceb")
def test_g03_as_tres_rey_sota_and_caballo_have_their_points(suit: str) -> None:
    """G-3"""
    points = {rank: POINTS[parse_card(rank + suit)] for rank in ("1", "3", "12", "10", "11")}
    assert points == {"1": 11, "3": 10, "12": 4, "10": 3, "11": 2}
    assert sum(points.values()) == 30


def test_g03_the_pack_totals_120() -> None:
    """G-3"""
    assert sum(POINTS[card] for card in PACK) == 120


@pytest.mark.parametrize("suit", "oceb")
def test_g04_order_of_strength_inside_a_suit(suit: str) -> None:
    """G-4: the sota outranks the caballo."""
    high_to_low = ["1", "3", "12", "10", "11", "7", "6", "5", "4", "2"]
    powers = [POWER[parse_card(rank + suit)] for rank in high_to_low]
    assert powers == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]


def test_g05_as_and_tres_are_the_two_strongest_and_the_two_dearest() -> None:
    """G-5: "guiñote" names them; nothing else in the rules depends on the name."""
    by_power = sorted(PACK, key=lambda card: POWER[card])[-8:]
    by_points = sorted(PACK, key=lambda card: POINTS[card])[-8:]
    assert set(by_power) == set(by_points)
    assert {RANK_OF[card] for card in by_power} == {1, 3}
