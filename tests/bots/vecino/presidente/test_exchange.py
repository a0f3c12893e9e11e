"""What a winner gives back: cards that help it least and arm nobody [U-26]."""

from tests.bots.vecino.presidente.answers import answer
from tests.rules.presidente.table import ranked, shuffled

COLA = "2c 2e 6o 6c"
"""Its two best cards go to the presidente first [U-24]."""


def test_u26_low_singles_go() -> None:
    state = shuffled(ranked(0, 1, 2, 3), "4o 5c 7o 7c 7e 1o 1c", "3o 3c", "3e", COLA)
    assert answer(state, 0) == "give 4o 5c"


def test_u26_high_cards_stay() -> None:
    """Not even one of a pair of twos for a 9 that stays."""
    state = shuffled(ranked(0, 1, 2, 3), "4o 4c 7o 7c 9e 1o 1c", "3o 3c", "3e", COLA)
    assert answer(state, 0) == "give 4o 4c"
