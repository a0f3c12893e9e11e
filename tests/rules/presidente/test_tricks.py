"""Rules U-37 to U-44: leads, answers, passes, and the end of a trick."""

from typing import Any, Final

import pytest

from tapete.games.presidente import GAME
from tests.rules.presidente.table import (
    allowed,
    asked,
    leader,
    legal,
    passes,
    play,
    plays,
    position,
    refused,
)

FOUR: Final = ("3o 4o 5o 6o 12o", "7o 8o 9o 10o 11c", "7c 8c 9c 10c 12c", "7e 8e 9e 10e 12e")
"""Four hands for tricks of single cards."""


@pytest.mark.parametrize("cards", ["7o", "7o 7c", "7o 7c 7e", "7o 7c 7e 7b"])
def test_u37_a_card_or_a_set_of_one_number(cards: str) -> None:
    """U-37: pareja, trío, cuarteto; the suits do not matter."""
    state = position("7o 7c 7e 7b 9o", "")
    assert allowed(state, f"0 play {cards}")
    assert refused(state, "0 play 7o 9o") == "mixed-numbers"


@pytest.mark.parametrize(("size", "fits"), [(3, 3), (4, 4), (8, 8)])
def test_u37_the_largest_set(size: int, fits: int) -> None:
    """U-37: `max_set` 3, 4 or 8."""
    cards = ["7o", "7o", "7c", "7c", "7e", "7e", "7b", "7b"]
    state = position(f"{' '.join(cards)} 9o", "", decks=2, max_set=size)
    for count in range(1, 9):
        text = f"0 play {' '.join(cards[:count])}"
        if count <= fits:
            assert allowed(state, text)
        else:
            assert refused(state, text) == "set-too-big"


def test_t59_four_ases_in_canarias_are_too_many() -> None:
    """presidente T59, U-37: the largest set is three; four fives are discarded before."""
    state = position("1o 1c 1e 1b 3o", "5o 5c 5e 5b 4o", variant="cartas_canarias")
    assert refused(state, "0 play 1o 1c 1e 1b") == "set-too-big"
    assert allowed(state, "0 play 1o 1c 1e")
    assert refused(state, "1 play 5o 5c 5e 5b") == "not-your-turn"
    assert GAME.view(state, None).counts == (5, 1)


def test_a_set_is_laid_from_the_own_hand() -> None:
    """U-37: every copy of a card has to be held."""
    state = position("7o 7c 9o", "7e", "", decks=2)
    assert refused(state, "0 play 7o 7e") == "not-in-hand"
    assert refused(state, "0 play 7o 7o") == "not-in-hand"
    assert refused(state, "1 play 7e") == "not-your-turn"
    assert refused(state, "3 play 7e") == "no-such-seat"
    assert refused(state, "0 give 7o") == "wrong-phase"


def test_t57_the_leader_must_not_pass() -> None:
    """presidente T57, U-37, U-41"""
    state = position("7o", "", "")
    assert refused(state, "0 pass") == "must-lead"
    assert "pass" not in legal(state, 0)


def test_t12_on_a_single_card_only_a_higher_single_card() -> None:
    """presidente T12 and A-3, U-38, U-39: pair, lower and equal card refused."""
    state = play(position("6o", "5c 6c 7c 7e 9c", ""), "0 play 6o")
    assert refused(state, "1 play 7c 7e") == "wrong-size"
    assert refused(state, "1 play 5c") == "not-higher"
    assert refused(state, "1 play 6c") == "not-higher"
    assert allowed(state, "1 play 7c")
    assert plays(state) == {"7c", "7e", "9c"}


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_u38_the_size_of_the_lead_binds_the_whole_trick(size: int) -> None:
    """U-38, presidente A-3: for everybody until the next lead."""
    low, high = ["5o", "5c", "5e", "5b"], ["9o", "9c", "9e", "9b"]
    top = ["12o", "12c", "12e", "12b"]
    state = position(" ".join([*low, "3o"]), " ".join(high), " ".join(top))
    state = play(state, f"0 play {' '.join(low[:size])}", f"1 play {' '.join(high[:size])}")
    for count in range(1, 5):
        text = f"2 play {' '.join(top[:count])}"
        assert allowed(state, text) == (count == size)


def test_t13_two_of_three_may_be_laid() -> None:
    """presidente T13, U-39: a pair out of a trio."""
    state = play(position("6o 6c", "9o 9c 9e 3c 4c", ""), "0 play 6o 6c")
    assert plays(state) == {"9o 9c", "9o 9e", "9c 9e"}


def test_u39_play_goes_clockwise() -> None:
    """U-39: to the next seat number."""
    state = position(*FOUR)
    for text, after in (("0 play 3o", 1), ("1 play 7o", 2), ("2 play 8c", 3), ("3 play 9e", 0)):
        state = play(state, text)
        assert asked(state) == after


def test_u39_or_the_other_way_round() -> None:
    """U-39, section 6.1: `direction = anticlockwise`, to the seat before."""
    hands = (FOUR[0], FOUR[1], FOUR[2], FOUR[3])
    state = position(*hands, direction="anticlockwise")
    assert leader(state) == 2  # the seat before the dealer, seat 3
    for text, after in (("2 play 7c", 1), ("1 play 8o", 0), ("0 play 12o", 3)):
        state = play(state, text)
        assert asked(state) == after


def test_u41_a_follower_may_always_pass() -> None:
    """U-41: also with cards that could be laid, as with the pair of caballos of the seed."""
    state = play(position("4o 4c", "11o 11c", ""), "0 play 4o 4c")
    assert legal(state, 1)[-1] == "pass"
    assert allowed(state, "1 play 11o 11c")
    assert asked(play(state, "1 pass")) == 2


def test_t14_who_passed_may_lay_when_the_turn_comes_again() -> None:
    """presidente T14 and A-4, U-42: `lap`, in the same trick."""
    state = play(position(*FOUR), "0 play 3o", "1 pass", "2 play 7c", "3 pass", "0 pass")
    assert asked(state) == 1
    assert allowed(state, "1 play 8o")
    state = play(state, "1 play 8o", "2 play 9c")
    assert [asked(state), asked(passes(state, 3)), asked(passes(state, 3, 0))] == [3, 0, 1]


def test_t15_or_is_out_until_the_next_lead() -> None:
    """presidente T15 and A-4, U-42, U-44: `trick`, seat 1 is not asked any more."""
    state = position(*FOUR, pass_scope="trick")
    state = play(state, "0 play 3o", "1 pass", "2 play 7c", "3 play 8e", "0 play 12o")
    assert asked(state) == 2
    state = passes(state, 2, 3)
    assert leader(state) == 0
    state = play(state, "0 play 4o")
    assert asked(state) == 1
    assert allowed(state, "1 play 7o")


def test_u42_under_trick_scope_the_turn_passes_over_who_passed() -> None:
    """U-42, U-44: after seat 3 has laid, seat 0 is asked and then seat 2, not seat 1."""
    state = position(*FOUR, pass_scope="trick")
    state = play(state, "0 play 3o", "1 pass", "2 play 7c", "3 play 8e", "0 pass")
    assert asked(state) == 2
    state = play(state, "2 play 9c")
    assert asked(state) == 3
    assert leader(passes(state, 3)) == 2


def test_t16_when_all_pass_the_last_one_leads_what_it_likes() -> None:
    """presidente T16, U-43: three, seven, rey, and everybody passes (the seed's example)."""
    state = position("3o 4o 5o 6o 8o", "7o 3c", "12c 4c 4e 5c 5e", "")
    state = passes(play(state, "0 play 3o", "1 play 7o", "2 play 12c"), 3, 0, 1)
    assert leader(state) == 2
    assert {"4c", "4c 4e", "5c 5e"} <= plays(state)


def test_u43_passes_before_the_last_play_do_not_count() -> None:
    """U-43: everybody else has to pass after it."""
    state = play(position(*FOUR), "0 play 3o", "1 pass", "2 pass", "3 play 7e")
    assert [asked(state), asked(passes(state, 0)), asked(passes(state, 0, 1))] == [0, 1, 2]
    assert leader(passes(state, 0, 1, 2)) == 3


def test_u43_with_two_players_one_pass_ends_the_trick() -> None:
    """U-43"""
    state = play(position("3o", "12c"), "0 play 3o", "1 play 12c", "0 pass")
    assert leader(state) == 1


@pytest.mark.parametrize("seats", range(2, 11))
def test_u44_everybody_else_is_asked_once_after_a_play(seats: int) -> None:
    """U-44: clockwise from whoever has laid."""
    options: dict[str, Any] = {"deal": 5}
    state = play(position("3o", *[""] * (seats - 1), **options), "0 play 3o")
    for seat in range(1, seats):
        assert asked(state) == seat
        state = passes(state, seat)
    assert leader(state) == 0


def test_u44_who_has_left_is_not_asked() -> None:
    """U-44, U-48: only players still in the hand."""
    state = position("7o 7c 7e 7b 12o", "3c", "3e", "3b")
    state = passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2, 3)
    state = play(state, "0 play 12o")
    assert leader(state) == 1
    state = passes(play(state, "1 play 3c"), 2)
    assert asked(state) == 3
    assert leader(passes(state, 3)) == 1


def test_the_table_shows_the_sets_of_the_trick_and_who_laid_them() -> None:
    """U-38, section 8: and nothing of them after the trick is closed."""
    state = play(position("6o 6c", "9o 9c", ""), "0 play 6o 6c", "1 play 9o 9c")
    assert [seat for seat, _ in GAME.view(state, None).pile] == [0, 1]
    state = passes(state, 2, 0)
    assert GAME.view(state, None).pile == ()
    assert [seat for seat, _ in GAME.view(state, None).tricks[-1]] == [0, 1]
