"""G-63 while there is a stock: what to throw away, what to keep, when to ruff and to load."""

import pytest

from tests.bots.vecino.answers import lays, partner_threw, with_stock


@pytest.mark.parametrize(("tall", "plain"), [("o", "c"), ("c", "o"), ("e", "c"), ("c", "e")])
@pytest.mark.parametrize("guinote", ["1", "3"])
def test_g63_discards_from_suits_without_as_or_tres(guinote: str, tall: str, plain: str) -> None:
    other = next(suit for suit in "oce" if suit not in (tall, plain))
    own = f"{guinote}{tall} 4{tall} 5{tall} 4{plain} 5{plain} 6b"
    state = partner_threw("2b", with_stock(own, f"12{other} 2{other} 4{other}", draws="2b"))
    assert lays(state) in {f"play 4{plain}", f"play 5{plain}"}


@pytest.mark.parametrize(("partner", "other"), [("c", "e"), ("e", "c"), ("o", "c"), ("c", "o")])
def test_g63_discards_from_another_suit_than_its_partner(partner: str, other: str) -> None:
    led = next(suit for suit in "oce" if suit not in (partner, other))
    own = f"4{partner} 5{partner} 4{other} 5{other} 6b 11b"
    state = with_stock(own, f"12{led} 2{led} 4{led}", draws=f"7{partner} 7{other}")
    assert lays(partner_threw(f"7{partner}", state)) == f"play 4{other}"
    assert lays(partner_threw(f"7{other}", state)) == f"play 4{partner}"


def test_g63_keeps_trumps_for_the_arrastre() -> None:
    assert lays(with_stock("2b 5b 1b 6c 3b 4b", "2o")) == "play 6c"
    assert lays(with_stock("2b 5b 1b 6c 3b 4b")) == "play 6c"


@pytest.mark.parametrize(
    ("trick", "ruffs"),
    [("2o", False), ("11o", False), ("2o 11o 4o", False), ("3o 2o 10o", True), ("4o 2o 1o", True)],
)
def test_g63_ruffs_early_only_for_about_ten_points(trick: str, ruffs: bool) -> None:
    assert (lays(with_stock("2b 4c 6c 7c 5e 6e", trick)) == "play 2b") is ruffs


def test_g63_ruffs_with_the_cheapest_trump_that_wins() -> None:
    assert lays(with_stock("2b 5b 12b 1b 5e 6e", "3o 2o 10o")) == "play 2b"
    assert lays(with_stock("2b 5b 12b 1b 5e 6e", "1o 2o 4b")) == "play 5b"


@pytest.mark.parametrize("best", ["1o", "4b", "12o"])
def test_g63_loads_points_on_a_trick_that_its_partner_wins(best: str) -> None:
    """The partner's card cannot be beaten any more: everybody else has played."""
    assert lays(with_stock("3c 4c 5c 6e 7e 2b", f"4o {best} 5o")) == "play 3c"


def test_g63_does_not_load_on_a_trick_that_an_opponent_wins() -> None:
    assert lays(with_stock("3c 4c 6c 6e 7e 2b", "4o 5o 12o")) not in {"play 3c", "play 2b"}


def test_g63_keeps_a_pair_together_while_it_can_still_be_sung() -> None:
    """Four points go to the partner rather than two, unless they cost the cante [G-33]."""
    own, trick = "12c 10c 11e 2b 4b 5b", "4o 1o 5o"
    assert lays(with_stock(own, trick)) == "play 11e"
    assert lays(with_stock(own, trick, sung={"c": 0})) == "play 12c"


def test_g17_g63_avoids_winning_the_last_trick_before_the_arrastre() -> None:
    """Who wins it leads to the arrastre, and an opponent draws the muestra."""
    own, trick = "7o 4c 5c 4e 5e 2b", "4o 5o 6o"
    assert lays(with_stock(own, trick, tricks=3, muestra="12b")) != "play 7o"
    dear = with_stock("1o 4c 5c 4e 5e 2b", "3o 11o 12o", tricks=3, muestra="12b")
    assert lays(dear) == "play 1o", "unless there is much to win"


def test_g63_leads_a_small_card_to_the_last_trick_before_the_arrastre() -> None:
    state = with_stock("1o 3c 4c 4e 5e 2b", tricks=3, muestra="12b")
    assert lays(state) in {"play 4c", "play 4e", "play 5e"}


def test_g38_g63_keeps_the_siete_while_the_exchange_may_come() -> None:
    """Any other trump goes first when a trump must win the trick."""
    own, trick = "6b 7b 4c 5c 4e 5e", "1o 2o 4b"
    assert lays(with_stock(own, trick, muestra="1b")) == "play 6b"
