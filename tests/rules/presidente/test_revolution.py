"""Rules U-34 to U-36: four of a kind that invert the values."""

from itertools import pairwise
from typing import Any

import pytest

from tapete.games.presidente import GAME
from tapete.games.presidente.events import RevolutionTurned
from tapete.games.presidente.state import State
from tests.rules.presidente.table import (
    allowed,
    leader,
    passes,
    play,
    position,
    refused,
    shuffled,
    told,
)

SOUTH, LEVANTE = "cola_sur_revolucion", "cola_levante_revolucion"
QUARTET = "7o 7c 7e 7b"


def turned(own: str, answer: str, variant: str = LEVANTE, **options: Any) -> State:
    """Return a hand in a revolution with a card of seat 0 on the table, seat 1 to answer it."""
    state = position(f"{QUARTET} {own} 10o 11o", answer, "", variant=variant, **options)
    return play(state, f"0 play {QUARTET}", "1 pass", "2 pass", f"0 play {own}")


def test_t31_values_are_inverted_at_once() -> None:
    """presidente T31, U-34: 3 beats 9, and 9 does not beat 3."""
    state = turned("9c", "3e 12e")
    assert GAME.view(state, None).revolution
    assert allowed(state, "1 play 3e")
    assert refused(state, "1 play 12e") == "not-higher"


def test_u34_the_answer_to_the_quartet_is_judged_by_the_new_order() -> None:
    """U-34: inverted for the trick in which it was laid, too."""
    state = position(f"{QUARTET} 9o", "8o 8c 8e 8b 6o 6c 6e 6b", "", variant=LEVANTE)
    state = play(state, f"0 play {QUARTET}")
    assert refused(state, "1 play 8o 8c 8e 8b") == "not-higher"
    assert allowed(state, "1 play 6o 6c 6e 6b")


def test_t32_a_quartet_on_a_quartet() -> None:
    """presidente T32, U-35: sixes, then fives by the inverted order; then the order is normal
    again and a quartet of reyes fits."""
    hands = ("6o 6c 6e 6b 9o", "5o 5c 5e 5b 9c", "12o 12c 12e 12b 4o 4c 4e 4b")
    state = position(*hands, variant=LEVANTE)
    state = play(state, "0 play 6o 6c 6e 6b", "1 play 5o 5c 5e 5b")
    assert not GAME.view(state, None).revolution
    assert refused(state, "2 play 4o 4c 4e 4b") == "not-higher"
    assert told(state, "2 play 12o 12c 12e 12b")[1] == RevolutionTurned(on=True)
    state = play(state, "2 play 12o 12c 12e 12b")
    assert GAME.view(state, None).revolution


@pytest.mark.parametrize(("variant", "boss"), [(SOUTH, "2o"), (LEVANTE, "2o")])
def test_t33_the_killing_card_still_kills(variant: str, boss: str) -> None:
    """presidente T33, U-35"""
    state = turned("3c", boss, variant)
    assert allowed(state, f"1 play {boss}")
    assert leader(play(state, f"1 play {boss}")) == 2


def test_t33_the_quartet_itself_may_be_killed() -> None:
    """presidente T33"""
    state = play(position(f"{QUARTET} 9o", "2o 3o", "", variant=SOUTH), f"0 play {QUARTET}")
    state = play(state, "1 play 2o")
    assert leader(state) == 2
    assert GAME.view(state, None).revolution


def test_t34_a_new_hand_has_the_normal_order() -> None:
    """presidente T34, U-34"""
    options: dict[str, Any] = {"variant": LEVANTE, "exchange_top": 0}
    state = position(f"{QUARTET} 9c", "", **options)
    state = play(state, f"0 play {QUARTET}", "1 pass")
    assert GAME.view(state, None).revolution
    state = play(state, "0 play 9c")
    assert GAME.phase(state) == "deal"
    state = shuffled(state, "4o 12e", "9c 3e")
    assert not GAME.view(state, None).revolution
    state = play(state, "1 play 9c")
    assert allowed(state, "0 play 12e")
    assert refused(state, "0 play 4o") == "not-higher"


def test_u34_it_lasts_until_the_next_revolution() -> None:
    """U-34: through all tricks in between."""
    hands = (f"{QUARTET} 5o 9c", "6o 6c 6e 6b 3e 4e", "")
    state = play(position(*hands, variant=LEVANTE), f"0 play {QUARTET}")
    state = passes(state, 1, 2)
    state = play(state, "0 play 9c", "1 play 3e", "2 pass", "0 pass")
    assert leader(state) == 1
    assert GAME.view(state, None).revolution
    state = play(state, "1 play 6o 6c 6e 6b")
    assert not GAME.view(state, None).revolution


@pytest.mark.parametrize("size", [5, 6, 8])
def test_u34_more_than_four_are_a_revolution_too(size: int) -> None:
    """U-34: four or more equal cards, where the table allows sets of eight."""
    cards = " ".join(["7o", "7o", "7c", "7c", "7e", "7e", "7b", "7b"][:size])
    state = position(f"{cards} 9o", "", variant=LEVANTE, decks=2, max_set=8)
    assert GAME.view(play(state, f"0 play {cards}"), None).revolution


@pytest.mark.parametrize("cards", ["2c 7o 7c 7e", "2c 2e 7o 7c", "2c 2e 2b 7o"])
def test_u34_wild_twos_may_complete_the_quartet(cards: str) -> None:
    """U-34, section 6.1"""
    state = position(f"{cards} 9o", "", variant=LEVANTE, twos_role="wild")
    assert GAME.view(play(state, f"0 play {cards}"), None).revolution


def test_u34_a_trio_is_no_revolution() -> None:
    """U-34"""
    state = position("7o 7c 7e 9o", "", variant=LEVANTE)
    assert not GAME.view(play(state, "0 play 7o 7c 7e"), None).revolution


def test_u34_instead_of_being_discarded() -> None:
    """U-34, presidente A-8: the quartet stays in the hand."""
    state = position(f"{QUARTET} 9o", "", variant=SOUTH)
    assert allowed(state, f"0 play {QUARTET}")


THREES = [
    (LEVANTE, {}, ["3", "4", "5", "6", "8", "9", "10", "11", "12", "1", "2"]),
    (SOUTH, {}, ["3", "2", "4", "5", "6", "8", "9", "10", "11", "12", "1"]),
    (SOUTH, {"revolution_order": "reverse"}, ["2", "4", "5", "6", "8", "9", "12", "3", "1"]),
    (LEVANTE, {"order": "as_alto"}, ["2", "3", "4", "9", "12", "1"]),
    (LEVANTE, {"revolution_order": "three_top"}, ["3", "4", "5", "12", "1", "2"]),
]


@pytest.mark.parametrize(("variant", "options", "chain"), THREES)
def test_u35_the_inverted_order(variant: str, options: dict[str, Any], chain: list[str]) -> None:
    """U-35, presidente A-7: exact inversion, or with the 3 moved to the top."""
    for upper, lower in pairwise(chain):
        assert allowed(turned(f"{lower}c", f"{upper}e", variant, **options), f"1 play {upper}e")
        state = turned(f"{upper}c", f"{lower}e", variant, **options)
        assert refused(state, f"1 play {lower}e") == "not-higher"


def test_u35_equal_is_equal_in_a_revolution() -> None:
    """U-35, U-40"""
    state = turned("9c", "9e")
    assert allowed(state, "1 play 9e")


def test_u36_where_nothing_is_said_four_are_just_a_set() -> None:
    """U-36: the base."""
    state = position(f"{QUARTET} 9o", "8o 8c 8e 8b", "")
    state = play(state, f"0 play {QUARTET}")
    assert not GAME.view(state, None).revolution
    assert allowed(state, "1 play 8o 8c 8e 8b")


def test_the_turn_of_the_order_is_told() -> None:
    """U-34: on, and off again."""
    state = position(f"{QUARTET} 9o", "6o 6c 6e 6b", "", variant=LEVANTE)
    assert RevolutionTurned(on=True) in told(state, f"0 play {QUARTET}")
    state = play(state, f"0 play {QUARTET}")
    assert RevolutionTurned(on=False) in told(state, "1 play 6o 6c 6e 6b")
