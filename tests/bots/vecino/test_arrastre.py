"""G-63 in the arrastre: draw trumps when strong, cash what is good by count, mind the ultimas."""

import pytest

from tests.bots.vecino.answers import arrastre, lays, with_stock
from tests.games.guinote.positions import vueltas


def test_g63_leads_trumps_when_strong() -> None:
    """Whoever reaches the arrastre with more trumps draws those of the others [G-29]."""
    assert lays(arrastre("1b 3b 12b 10b 11b 4o"))[-1] == "b"


def test_g63_cashes_cards_that_are_good_by_count() -> None:
    """The as of oros and all trumps have gone, so the tres takes its trick."""
    state = arrastre("3o 4c 5e", s1="7o 6c 5c", s2="5o 2e 4e", s3="6o 7e 6e")
    assert lays(state) == "play 3o"


def test_g63_does_not_lead_a_tres_into_the_as() -> None:
    state = arrastre("3o 12c 4c 5e", s1="1o 7o 6c 5c", s2="5o 2e 4e 10e", s3="6o 7e 6e 11e")
    assert lays(state) != "play 3o"


def test_g24_g63_loads_on_the_partner() -> None:
    """Void and not bound: the points go to the partner's trick."""
    state = arrastre("3c 4c 2b 5e", "4o 1o 5o", s1="6c 7c 1c", s2="6e 7e 2e", s3="4e 10e 11e")
    assert lays(state) == "play 3c"


def test_g20_g63_gives_the_least_to_a_trick_that_is_lost() -> None:
    state = arrastre("3o 4o 5e 4c", "1o", s1="6c 7c 2c 5c", s2="6e 7e 2e 4e", s3="7o 10e 11e")
    assert lays(state) == "play 4o"


@pytest.mark.parametrize(("ours", "theirs"), [(99, 80), (80, 99)])
def test_g48_takes_the_trick_that_decides_the_vueltas(ours: int, theirs: int) -> None:
    """Two points lie on the table: for whoever wins them they are enough."""
    state = with_stock(
        "1b 4c 5c 4e 5e 6e", "2o 4o 11o", match=vueltas((70, 70)), points=(ours, theirs)
    )
    assert lays(state) == "play 1b"
    assert lays(state._replace(points=(70, 70))) != "play 1b"
