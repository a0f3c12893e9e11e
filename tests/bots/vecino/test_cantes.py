"""G-63, G-30 to G-41: the neighbour sings at once, dearest first, and exchanges what pays."""

import pytest

from tests.bots.vecino.answers import lays, reacts, with_stock
from tests.games.guinote.positions import position, vueltas

PAIR = (1, 0, 1, 0)
"""Both of seat 0 and its partner may sing."""


def test_g31_sings_as_soon_as_it_may() -> None:
    assert lays(with_stock("12o 10o 4c 5c 4e 5e", may_sing=PAIR)) == "sing o"


def test_g32_sings_out_of_turn_for_a_trick_that_its_partner_won() -> None:
    state = position({2: "12e 10e"}, muestra="7b", leader=0, may_sing=PAIR)
    assert reacts(state, 2) == "sing e"


def test_g33_sings_the_forty_first() -> None:
    own = "12o 10o 12b 10b 12e 10e"
    assert lays(with_stock(own, may_sing=PAIR)) == "sing b"
    unlimited = with_stock(
        own, may_sing=(4, 0, 4, 0), sung={"b": 0}, options={"cantes_per_trick": "unlimited"}
    )
    assert lays(unlimited) in {"sing o", "sing e"}


def test_g46_does_not_show_cards_when_the_idas_are_won_by_points_already() -> None:
    """More than 100 is enough; where more points decide, it goes on singing."""
    own, points = "12o 10o 4c 5c 4e 5e", (101, 40)
    assert lays(with_stock(own, points=points, may_sing=PAIR)).startswith("play")
    partner = position({2: own}, muestra="7b", points=points, may_sing=PAIR)
    assert reacts(partner, 2) is None
    more = {"both_over_100": "more_points"}
    assert lays(with_stock(own, points=points, may_sing=PAIR, options=more)) == "sing o"
    assert lays(with_stock(own, points=(100, 40), may_sing=PAIR)) == "sing o"


def test_g48_sings_in_vueltas_whatever_the_count() -> None:
    state = with_stock(
        "12o 10o 4c 5c 4e 5e",
        match=vueltas((90, 60)),
        points=(95, 80),
        may_sing=PAIR,
    )
    assert lays(state) == "sing o"


@pytest.mark.parametrize("muestra", ["1b", "3b", "12b", "10b", "11b"])
def test_g38_exchanges_the_siete_for_a_better_card(muestra: str) -> None:
    assert lays(with_stock("7b 4c 5c 4e 5e 6e", muestra=muestra)) == "exchange"


@pytest.mark.parametrize("muestra", ["2b", "4b", "5b", "6b"])
def test_g40_does_not_exchange_it_for_a_worse_card(muestra: str) -> None:
    assert lays(with_stock("7b 4c 5c 4e 5e 6e", muestra=muestra)).startswith("play")


def test_g39_exchanges_before_it_sings() -> None:
    """The exchange may complete the forty, and only one cante is allowed [guinote E-39]."""
    own = "7b 10b 12o 10o 4e 5e"
    assert lays(with_stock(own, muestra="12b", may_sing=PAIR)) == "exchange"
    after = "12b 10b 12o 10o 4e 5e"
    assert lays(with_stock(after, muestra="7b", may_sing=PAIR)) == "sing b"
