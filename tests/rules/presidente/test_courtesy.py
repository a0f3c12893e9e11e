"""Rule U-59: what happens for whoever lets the courtesy clock run out."""

from typing import Any

import pytest

from tapete.games.presidente import GAME
from tests.rules.presidente.table import (
    leader,
    passes,
    play,
    position,
    ranked,
    refused,
    shuffled,
)


def late(state: Any, seat: int) -> str:
    """Return the move that is made for a seat whose time is over."""
    move = GAME.courtesy(state, seat)
    assert move is not None
    assert move in GAME.legal(state, seat)
    return GAME.text(move)


def test_u59_a_follower_passes() -> None:
    """U-59: also with cards that could be laid."""
    state = play(position("3o", "12o", ""), "0 play 3o")
    assert late(state, 1) == "1 pass"


@pytest.mark.parametrize(
    ("variant", "options", "own", "expected"),
    [
        ("uno_base", {}, "2o 9c 5e 12b 1o", "0 play 5e"),
        ("uno_base", {}, "2o 9c 9e 12b 1o", "0 play 9c"),
        ("cola_sur", {}, "2o 3o 3c 12b 1o", "0 play 12b"),
        ("cartas_canarias", {}, "2o 9c 5e 12b 1o", "0 play 2o"),
        ("trasero_noroeste", {}, "1o 1c 1e 12b 2c", "0 play 12b"),
        ("uno_doses_acompanados", {}, "2c 2e 2b 12b 1o", "0 play 12b"),
        ("uno_base", {"boss_power": "top_single"}, "2o 2c 2e 2b 1o", "0 play 1o"),
    ],
)
def test_u59_a_leader_leads_the_lowest_single(
    variant: str, options: dict[str, Any], own: str, expected: str
) -> None:
    """U-59: the highest card and bound twos last."""
    state = position(own, "", variant=variant, **options)
    assert late(state, 0) == expected


def test_u59_or_the_smallest_set() -> None:
    """U-59, U-22: where the start card must be laid and cannot be alone."""
    options: dict[str, Any] = {
        "variant": "uno_doses_acompanados",
        "first_start": "2b",
        "start_card_must_be_played": True,
    }
    state = position("2b 2c 7o 9o 9c", "", **options)
    assert leader(state) == 0
    assert refused(state, "0 play 7o") == "start-card"
    assert late(state, 0) == "0 play 2b 7o"


def test_u59_in_a_revolution_the_lowest_is_another_one() -> None:
    """U-59, U-35"""
    state = position("7o 7c 7e 7b 4o 12o", "", variant="cola_levante_revolucion")
    state = passes(play(state, "0 play 7o 7c 7e 7b"), 1)
    assert late(state, 0) == "0 play 12o"


def test_u59_a_winner_returns_its_worst_cards() -> None:
    """U-59, section 3: time-out of the exchange, worst k."""
    state = shuffled(ranked(0, 1, 2), "9o 5o 12o 4o 10o 11o 6o", "", "3o 3c 4c 5c 6c 8c 1c")
    assert late(state, 0) == "0 give 4o 5o"
    assert GAME.courtesy(state, 1) is None


def test_u59_nothing_is_done_for_who_is_not_in_turn() -> None:
    """U-59"""
    state = position("3o", "", "")
    assert GAME.courtesy(state, 1) is None
    assert not GAME.timed(state.rules)
