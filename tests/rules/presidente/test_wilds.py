"""Rules U-15 and U-16: twos that accompany other cards, because they may or because they must."""

import pytest

from tests.rules.presidente.table import (
    allowed,
    asked,
    leader,
    passes,
    places,
    play,
    plays,
    position,
    refused,
    told,
)

WILD, BOUND = "uno_doses_comodin", "uno_doses_acompanados"


def test_t43_a_two_with_a_seven_is_a_pair_of_sevens() -> None:
    """presidente T43, U-15: on a pair of sixes; a pair of sevens does not beat it."""
    state = play(position("6o 6c", "2c 7o", "7e 7b 8e 8b", variant=WILD), "0 play 6o 6c")
    assert told(state, "1 play 2c 7o")[0].number == "7"
    state = play(state, "1 play 2c 7o")
    assert refused(state, "2 play 7e 7b") == "not-higher"
    assert allowed(state, "2 play 8e 8b")


@pytest.mark.parametrize("variant", [WILD, BOUND])
@pytest.mark.parametrize(
    "cards", ["2c 7o", "2c 2e 7o", "2c 2e 2b 7o", "2c 7o 7c", "2c 2e 7o 7c", "2c 7o 7c 7e"]
)
def test_u15_twos_accompany_any_set_up_to_its_size(variant: str, cards: str) -> None:
    """U-15, U-16: also more twos than cards of the number."""
    state = position("2c 2e 2b 7o 7c 7e", "", "", variant=variant)
    assert allowed(state, f"0 play {cards}")
    assert told(state, f"0 play {cards}")[0].number == "7"
    assert refused(state, "0 play 2c 2e 7o 7c 7e") == "set-too-big"


@pytest.mark.parametrize(("card", "number"), [("1o", "A"), ("3o", "3"), ("12o", "12")])
def test_u15_the_number_is_that_of_the_other_cards(card: str, number: str) -> None:
    """U-15: below the two in the order of cards, or above it."""
    state = position(f"2c {card}", "", variant=WILD)
    pair = " ".join(sorted(["2c", card], key=lambda text: int(text[:-1])))
    assert told(state, f"0 play {pair}")[0].number == number


def test_u15_alone_or_among_themselves_they_are_ordinary_twos() -> None:
    """U-15: a two beats an as, a pair of twos a pair of ases."""
    state = play(position("1o", "2c", "", variant=WILD), "0 play 1o")
    assert told(state, "1 play 2c")[0].number == "2"
    state = play(position("1o 1c", "2c 2e", "", variant=WILD), "0 play 1o 1c")
    assert told(state, "1 play 2c 2e")[0].number == "2"
    assert allowed(position("2c 2e 2b", "", variant=WILD), "0 play 2c 2e 2b")


def test_u15_two_numbers_beside_a_two_are_no_set() -> None:
    """U-15, U-37"""
    state = position("2c 7o 8o", "", variant=WILD)
    assert refused(state, "0 play 2c 7o 8o") == "mixed-numbers"
    assert refused(state, "0 play 7o 8o") == "mixed-numbers"


def test_twos_accompany_nothing_where_they_are_ordinary() -> None:
    """U-15: `twos_role = rank`."""
    assert refused(position("2c 7o", ""), "0 play 2c 7o") == "mixed-numbers"


@pytest.mark.parametrize("variant", [WILD, BOUND])
def test_a19_the_killing_two_is_never_wild(variant: str) -> None:
    """presidente A-19, U-15, section 6.1: it accompanies no other number."""
    state = position("2o 7o 7c", "", variant=variant)
    assert refused(state, "0 play 2o 7o") == "mixed-numbers"
    assert refused(state, "0 play 2o 7o 7c") == "mixed-numbers"
    assert "2o 7o" not in plays(state)


def test_the_two_of_oros_is_wild_like_the_others_where_it_does_not_kill() -> None:
    """U-15: only a killing 2 of oros is excepted."""
    for options in ({"boss_power": "none"}, {"boss_power": "top_single"}, {"boss_card": "1o"}):
        state = position("2o 7o", "", twos_role="wild", **options)
        assert told(state, "0 play 2o 7o")[0].number == "7"


def test_the_killing_two_may_join_its_own_number() -> None:
    """U-14, section 6.1: a pair of twos with or without wild twos."""
    state = play(position("1o 1c", "2o 2c", "", variant=WILD), "0 play 1o 1c")
    assert allowed(state, "1 play 2o 2c")
    assert asked(play(state, "1 play 2o 2c")) == 2


def test_t45_a_bound_two_alone_is_no_answer() -> None:
    """presidente T45, U-16"""
    state = play(position("6o", "2c 7o 9o 10o 11o", "", variant=BOUND), "0 play 6o")
    assert refused(state, "1 play 2c") == "twos-bound"
    assert plays(state) == {"7o", "9o", "10o", "11o"}


def test_u16_bound_twos_are_never_laid_among_themselves() -> None:
    """U-16, section 6.1: with the 2 of oros or without; but that alone still kills."""
    state = play(position("6o 6c", "2o 2c 2e 7o 9o", "", variant=BOUND), "0 play 6o 6c")
    assert refused(state, "1 play 2c 2e") == "twos-bound"
    assert refused(state, "1 play 2o 2c") == "twos-bound"
    assert allowed(state, "1 play 2o")
    assert plays(state) == {"2o", "2c 7o", "2e 7o", "2c 9o", "2e 9o"}


def test_u16_a_pair_of_killing_twos_is_no_set_either() -> None:
    """U-16, section 6.1"""
    state = position("2o 2o 3o", "", variant=BOUND, decks=2)
    assert refused(state, "0 play 2o 2o") == "twos-bound"


def test_t44_a_leader_with_nothing_but_bound_twos_is_stuck() -> None:
    """presidente T44 and A-18, U-16, U-52: the worst place, and the next one leads."""
    state = position("7o 7c 7e 2c 2e", "", "", variant=BOUND)
    state = passes(play(state, "0 play 7o 7c 7e"), 1, 2)
    assert places(state) == [None, None, 0]
    assert leader(state) == 1


def test_a18_who_is_not_on_lead_keeps_bound_twos_and_can_only_pass() -> None:
    """presidente A-18: unplayable; stuck when on lead."""
    state = position("8o 8c 8e 9o 9c", "10o 10c 10e 2c 2e", "11o 11c 11e", variant=BOUND)
    state = play(state, "0 play 8o 8c 8e", "1 play 10o 10c 10e", "2 play 11o 11c 11e", "0 pass")
    assert plays(state) == set()
    state = play(state, "1 pass")
    assert places(state) == [None] * 3
    assert leader(state) == 2


def test_the_killing_two_gets_a_leader_out_of_bound_twos() -> None:
    """U-16, U-52, section 6.1: the killing card alone may be led."""
    state = position("7o 7c 7e 2o 2c", "", "", variant=BOUND)
    state = passes(play(state, "0 play 7o 7c 7e"), 1, 2)
    assert leader(state) == 0
    assert plays(state) == {"2o"}


def test_a_two_of_oros_that_does_not_kill_is_bound_too() -> None:
    """U-16: `top_single` only makes it the highest single card."""
    state = position("2o 7o", "", twos_role="wild_bound", boss_power="top_single")
    assert refused(state, "0 play 2o") == "twos-bound"
    assert allowed(state, "0 play 2o 7o")
