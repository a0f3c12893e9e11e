"""Rule U-40: laying the same value, and who is skipped by it."""

import pytest

from tapete.games.presidente import GAME
from tapete.games.presidente.events import SetPlayed, TurnSkipped
from tapete.games.presidente.state import NOBODY
from tests.rules.presidente.table import (
    allowed,
    asked,
    leader,
    passes,
    places,
    play,
    position,
    refused,
    told,
)

SOUTH, LEVANTE = "cola_sur", "cola_levante"
BOTH = pytest.mark.parametrize("variant", [SOUTH, LEVANTE])


@BOTH
def test_t18_with_four_players_the_next_one_is_skipped(variant: str) -> None:
    """presidente T18, U-40: A 7, B 7; C skipped, D in turn; D and A pass, B leads."""
    state = play(position("7o", "7c", "9o", "", variant=variant), "0 play 7o", "1 play 7c")
    assert refused(state, "2 play 9o") == "not-your-turn"
    assert asked(state) == 3
    assert leader(passes(state, 3, 0)) == 1


@BOTH
def test_t18_who_was_skipped_is_asked_again_after_the_next_set(variant: str) -> None:
    """presidente T18, U-44"""
    state = position("7o", "7c", "9o", "8o", variant=variant)
    state = play(state, "0 play 7o", "1 play 7c", "3 play 8o")
    assert [asked(state), asked(passes(state, 0)), asked(passes(state, 0, 1))] == [0, 1, 2]


@BOTH
def test_t19_with_three_players_the_turn_goes_back(variant: str) -> None:
    """presidente T19, U-40"""
    state = play(position("7o", "7c", "", variant=variant), "0 play 7o", "1 play 7c")
    assert asked(state) == 0
    assert leader(passes(state, 0)) == 1


@BOTH
def test_t20_with_two_players_the_trick_is_closed(variant: str) -> None:
    """presidente T20 and A-20, U-40: the opponent is skipped."""
    state = play(position("7o 9o", "7c", variant=variant), "0 play 7o", "1 play 7c")
    assert leader(state) == 1


def test_a20_with_two_players_left_of_three() -> None:
    """presidente A-20, U-44: only seats still in the hand count."""
    state = position("7o 7c 7e 12o 12c", "9o", "9c", variant=LEVANTE)
    state = passes(play(state, "0 play 7o 7c 7e"), 1, 2)
    state = play(state, "0 play 12o 12c")
    assert (places(state), leader(state)) == ([0, None, None], 1)
    state = play(state, "1 play 9o", "2 play 9c")
    assert leader(state) == 2


@pytest.mark.parametrize("after_out", ["next_leads", "beat_or_pass"])
def test_t21_igualar_with_the_last_card_skips_nobody(after_out: str) -> None:
    """presidente T21 and A-21, U-40, U-49, section 6.1: leaving cancels the skip."""
    hands = ("6o 6c 6e 9o 3o", "7o 7c 7e 8b 9c", "10o 4c", "4e")
    state = position(*hands, variant=LEVANTE, after_out=after_out)
    state = passes(play(state, "0 play 6o 6c 6e", "1 play 7o 7c 7e"), 2, 3, 0)
    state = passes(play(state, "1 play 8b"), 2, 3)
    state = play(state, "0 play 9o")
    assert told(state, "1 play 9c")[0].equal
    assert not any(isinstance(event, TurnSkipped) for event in told(state, "1 play 9c"))
    state = play(state, "1 play 9c")
    assert places(state) == [1, None, None, None]
    if after_out == "next_leads":
        assert leader(state) == 2
    else:
        assert asked(state) == 2
        assert [asked(passes(state, 2)), asked(passes(state, 2, 3))] == [3, 0]


def test_t22_in_the_base_equal_is_refused() -> None:
    """presidente T22, U-40: and in the northwest and Canarias."""
    for variant in ("uno_base", "trasero_noroeste", "cartas_canarias", "uno_master_4"):
        state = play(position("7o", "7c", "", variant=variant), "0 play 7o")
        assert refused(state, "1 play 7c") == "not-higher"


def test_t23_the_killing_card_on_a_two_kills_and_does_not_equal() -> None:
    """presidente T23, U-40, U-45: Levante; the trick is closed."""
    state = play(position("2c", "2o", "3o", variant=LEVANTE), "0 play 2c")
    assert not told(state, "1 play 2o")[0].equal
    state = play(state, "1 play 2o")
    assert leader(state) == 2


def test_u40_lower_is_refused_where_equal_is_allowed() -> None:
    """U-40"""
    state = play(position("7o", "7c 6c", "", variant=LEVANTE), "0 play 7o")
    assert allowed(state, "1 play 7c")
    assert refused(state, "1 play 6c") == "not-higher"


@pytest.mark.parametrize("size", [2, 3])
def test_u40_sets_are_equalled_by_sets(size: int) -> None:
    """U-40: pairs and trios of two packs; the skip is the same."""
    cards = " ".join(["7o", "7c", "7e"][:size])
    state = position(cards, cards, "", "", variant=LEVANTE, decks=2, quartets="none")
    state = play(state, f"0 play {cards}", f"1 play {cards}")
    assert asked(state) == 3


def test_u40_without_the_skip_everybody_is_asked() -> None:
    """U-40: `equal_skip = false`."""
    state = position("7o", "7c", "", "", variant=LEVANTE, equal_skip=False)
    state = play(state, "0 play 7o", "1 play 7c")
    assert [asked(state), asked(passes(state, 2)), asked(passes(state, 2, 3))] == [2, 3, 0]


def test_u40_the_skip_goes_in_the_direction_of_play() -> None:
    """U-40, section 6.1"""
    state = position("7e", "7c", "7o", "", variant=LEVANTE, direction="anticlockwise")
    assert leader(state) == 2
    state = play(state, "2 play 7o", "1 play 7c")
    assert asked(state) == 3


def test_u40_under_trick_scope_whoever_passed_cannot_be_skipped() -> None:
    """U-42, U-44: an igualar removes the first of those still asked."""
    state = position("7o", "8o", "9o", "7c", variant=LEVANTE, pass_scope="trick")
    state = play(state, "0 play 7o", "1 pass", "2 pass", "3 play 7c")
    assert leader(state) == 3  # seat 0 was the only one left to answer, and is skipped


def test_u40_twos_that_accompany_may_equal() -> None:
    """U-15, U-40: a two and a seven equal a pair of sevens."""
    state = position("7o 7c", "2c 7e", "", "", variant=LEVANTE, twos_role="wild")
    state = play(state, "0 play 7o 7c", "1 play 2c 7e")
    assert asked(state) == 3


def test_the_highest_card_that_does_not_kill_is_higher_and_not_equal() -> None:
    """U-13, U-40: `top_single` on a two; a two does not equal it."""
    options = {"variant": LEVANTE, "boss_power": "top_single"}
    state = play(position("2c", "2o", "", "", **options), "0 play 2c", "1 play 2o")
    assert asked(state) == 2
    state = play(position("2o", "2c", "", **options), "0 play 2o")
    assert refused(state, "1 play 2c") == "not-higher"


def test_the_skip_is_told_and_seen() -> None:
    """U-40, section 8: passes and skips are public."""
    state = play(position("7o", "7c", "", "", variant=SOUTH), "0 play 7o")
    for seat in (0, 1, 2, 3, None):
        played, skipped = told(state, "1 play 7c", seat)
        assert isinstance(played, SetPlayed)
        assert played.equal
        assert skipped == TurnSkipped(2)
    assert GAME.view(play(state, "1 play 7c"), None).skipped == 2


def test_who_equals_and_is_left_with_a_taboo_as_skips_nobody() -> None:
    """U-40, U-49, U-50, section 6.1: that is leaving the hand too."""
    hands = ("6o 6c 6e 9o 3o", "7o 7c 7e 9c 1c", "8o 8c 8e 4o 5c", "")
    options = {"taboo_last_rank": "A", "after_out": "beat_or_pass"}
    state = position(*hands, variant=LEVANTE, **options)
    state = play(state, "0 play 6o 6c 6e", "1 play 7o 7c 7e", "2 play 8o 8c 8e")
    state = passes(state, 3, 0, 1)
    state = play(state, "2 play 4o", "3 pass", "0 play 9o", "1 play 9c")
    assert places(state) == [None, None, None, 1]
    assert asked(state) == 2
    assert GAME.view(state, None).skipped == NOBODY
    assert [asked(passes(state, 2)), asked(passes(state, 2, 3))] == [3, 0]
