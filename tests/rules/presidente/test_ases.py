"""Rules U-46, U-47, U-50 to U-52: ases that cut, are never led, and must not be kept."""

import pytest

from tapete.core.cards import parse_card
from tapete.games.presidente import GAME
from tapete.games.presidente.events import SeatOffended, SeatStuck, TrickCut
from tests.rules.presidente.table import (
    allowed,
    asked,
    leader,
    passes,
    places,
    play,
    plays,
    points,
    position,
    refused,
    told,
)

NW, CANARIAS = "trasero_noroeste", "cartas_canarias"


@pytest.mark.parametrize("cards", ["11o", "11o 11c", "11o 11c 11e", "11o 11c 11e 11b"])
def test_t35_an_as_cuts_a_set_of_any_size(cards: str) -> None:
    """presidente T35, U-46: three caballos on the table (the seed's example); the cutter leads."""
    state = position(cards, "1o 3o", "", variant=NW)
    state = play(state, f"0 play {cards}", "1 play 1o")
    assert leader(state) == 1


def test_t36_an_as_is_never_led() -> None:
    """presidente T36, U-47: neither alone nor as a pair."""
    state = position("1o 1c 3o", "", variant=NW)
    assert refused(state, "0 play 1o") == "as-not-led"
    assert refused(state, "0 play 1o 1c") == "as-alone"
    assert plays(state).isdisjoint({"1o", "1c", "1o 1c"})


def test_u47_an_as_never_forms_part_of_a_set() -> None:
    """U-47: not as an answer, nor with wild twos."""
    state = play(position("11o 11c", "1o 1c 2c", "", variant=NW), "0 play 11o 11c")
    assert refused(state, "1 play 1o 1c") == "as-alone"
    wild = play(position("11o 11c", "1o 2c", "", variant=NW, twos_role="wild"), "0 play 11o 11c")
    assert refused(wild, "1 play 1o 2c") == "as-alone"
    assert allowed(wild, "1 play 1o")


@pytest.mark.parametrize("card", ["2o", "2c", "12o", "3o"])
def test_t37_an_as_cuts_a_two_and_the_2_of_oros(card: str) -> None:
    """presidente T37 and A-10, U-46: although it ranks below them."""
    state = position(card, "1o 3e", "", variant=NW)
    assert leader(play(state, f"0 play {card}", "1 play 1o")) == 1


def test_u46_elsewhere_an_as_is_an_ordinary_card() -> None:
    """U-46, U-12"""
    state = position("1o 1c 3o", "12e", "", variant=CANARIAS)
    assert {"1o", "1o 1c"} <= plays(state)
    state = play(position("11o 11c", "1o", "", variant=CANARIAS), "0 play 11o 11c")
    assert refused(state, "1 play 1o") == "wrong-size"


def test_t38_of_two_ases_one_laid() -> None:
    """presidente T38, U-50, U-51: left with an as, culo at once; the next one leads."""
    hands = ("6o 6c 6e 3o 3c", "7o 7c 7e 1o 1c", "8o 8c 8e 5o", "9o")
    state = position(*hands, variant=NW)
    state = play(state, "0 play 6o 6c 6e", "1 play 7o 7c 7e", "2 play 8o 8c 8e")
    state = passes(state, 3, 0, 1)
    state = passes(play(state, "2 play 5o"), 3, 0)
    assert told(state, "1 play 1o")[2] == SeatOffended(1, 4, (parse_card("1c"),))
    state = play(state, "1 play 1o")
    assert places(state) == [None, None, None, 1]
    assert leader(state) == 2


def test_u50_the_remaining_as_is_shown_to_all() -> None:
    """U-50, section 8: the hand is removed."""
    state = position("7o 7c 7e 7b 1o", "", "", variant=NW)
    state = play(state, "0 play 7o 7c 7e 7b")
    for seat in (0, 1, None):
        (gone,) = GAME.view(state, seat).aside.removed
        assert (gone.seat, gone.cards, gone.why) == (0, (parse_card("1o"),), "offence")
    assert leader(state) == 1


@pytest.mark.parametrize("variant", [NW, CANARIAS])
def test_u50_a_last_as_is_an_offence_whatever_was_laid(variant: str) -> None:
    """U-50 (a): the trick is over, although nobody has answered."""
    state = position("7o 7c 7e 3o 1o", "8o 8c 8e", "", variant=variant)
    state = passes(play(state, "0 play 7o 7c 7e"), 1, 2)
    state = play(state, "0 play 3o")
    assert places(state) == [None, None, 0]
    assert leader(state) == 1


def test_u50_under_beat_or_pass_the_others_may_still_answer() -> None:
    """U-49, U-50"""
    state = position("7o 7c 7e 3o 1o", "8o", "", variant=NW, after_out="beat_or_pass")
    state = passes(play(state, "0 play 7o 7c 7e"), 1, 2)
    state = play(state, "0 play 3o")
    assert places(state) == [None, None, 0]
    assert asked(state) == 1
    assert leader(passes(state, 1, 2)) == 1


def test_u50_elsewhere_a_last_as_may_be_kept() -> None:
    """U-50: the base, the South."""
    for variant in ("uno_base", "cola_levante"):
        state = position("7o 7c 7e 3o 1o", "", "", variant=variant)
        state = passes(play(state, "0 play 7o 7c 7e"), 1, 2)
        state = passes(play(state, "0 play 3o"), 1, 2)
        assert leader(state) == 0
        assert places(play(state, "0 play 1o")) == [0, None, None]


@pytest.mark.parametrize("ases", ["1o 1c", "1o 1c 1e"])
def test_t40_in_canarias_the_last_play_holds_ases(ases: str) -> None:
    """presidente T40 and A-15, U-50 (b): culo, although nothing is left."""
    rest = ["7o", "7c", "7e"][: 5 - len(ases.split())]
    state = position(f"{ases} {' '.join(rest)}", "", "", variant=CANARIAS)
    state = passes(play(state, f"0 play {' '.join(rest)}"), 1, 2)
    assert told(state, f"0 play {ases}")[1] == SeatOffended(0, 3, ())
    state = play(state, f"0 play {ases}")
    assert places(state) == [None, None, 0]
    assert leader(state) == 1


def test_a15_ases_laid_before_the_end_are_no_offence() -> None:
    """presidente A-15, U-50: they must be laid before finishing."""
    state = position("1o 1c 7o 7c 7e", "", "", variant=CANARIAS)
    state = passes(play(state, "0 play 1o 1c"), 1, 2)
    state = play(state, "0 play 7o 7c 7e")
    assert places(state) == [0, None, None]


OFFENDERS = ("7o 7c 7e 7b 1o", "8o 8c 8e 8b 1c", "9o 9c 9e 9b 1e", "3o")


def test_t41_the_first_offender_is_last_the_second_last_but_one() -> None:
    """presidente T41 and A-16, U-51"""
    state = play(position(*OFFENDERS, variant=NW), "0 play 7o 7c 7e 7b")
    assert places(state) == [None, None, None, 0]
    state = play(state, "1 play 8o 8c 8e 8b")
    assert places(state) == [None, None, 1, 0]
    assert leader(state) == 2


def test_t42_when_all_but_one_offend_the_other_is_president() -> None:
    """presidente T42, U-51, U-53"""
    state = play(position(*OFFENDERS, variant=NW), "0 play 7o 7c 7e 7b", "1 play 8o 8c 8e 8b")
    state = play(state, "2 play 9o 9c 9e 9b")
    assert GAME.phase(state) == "deal"
    assert places(state) == [3, 2, 1, 0]


def test_t39_a_leader_with_nothing_but_ases_is_culo() -> None:
    """presidente T39 and A-17, U-52: and the next one leads."""
    state = position("7o 7c 7e 1o 1c", "", "", variant=NW)
    state = play(state, "0 play 7o 7c 7e", "1 pass")
    stuck = told(state, "2 pass")[-2:]
    assert stuck[0] == SeatStuck(0, 3, (parse_card("1o"), parse_card("1c")))
    state = passes(state, 2)
    assert places(state) == [None, None, 0]
    assert leader(state) == 1


def test_u52_one_leader_after_another_may_be_stuck() -> None:
    """U-52, U-51: the next one that should lead has only ases too; the hand ends."""
    hands = ("7o 7c 7e 1o 1c", "6o 6c 6e 1e 1b", "3o")
    state = position(*hands, variant=NW, first_start="boss", boss_card="none")
    assert leader(state) == 0  # an as is the highest card dealt, from the dealer's left
    state = play(state, "0 play 7o 7c 7e", "1 pass", "2 pass")
    assert (places(state), leader(state)) == ([None, None, 0], 1)
    state = play(state, "1 play 6o 6c 6e", "2 pass")
    assert GAME.phase(state) == "deal"
    assert places(state) == [2, 1, 0]


def test_u46_who_leaves_with_a_cutting_as_names_no_leader() -> None:
    """U-46, U-49: where the last as is no offence; the trick is closed, and the next one leads."""
    hands = ("7o 7c 7e 7b 4o", "8o 8c 8e 8b 1o", "9o 9c 9e 9b 5c", "")
    state = position(*hands, variant=NW, taboo_last_rank="none", after_out="beat_or_pass")
    state = play(state, "0 play 7o 7c 7e 7b", "1 play 8o 8c 8e 8b", "2 play 9o 9c 9e 9b")
    state = passes(state, 3, 0, 1)
    state = passes(play(state, "2 play 5c"), 3)
    assert places(state) == [2, None, None, None]
    state = play(passes(state, 0), "1 play 1o")
    assert places(state) == [2, 1, None, None]
    assert leader(state) == 3


def test_e12_the_northwest_with_four_players() -> None:
    """presidente E12, U-50, U-54, U-56: A 4, C 3, D 1, B 0."""
    hands = ("7o 7c 7e 7b 12o", "8o 8c 8e 8b 1o", "9o 9c 9e 9b 12c", "3o")
    state = position(*hands, variant=NW)
    state = passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2, 3)
    state = play(state, "0 play 12o", "1 play 8o 8c 8e 8b")
    state = passes(play(state, "2 play 9o 9c 9e 9b"), 3)
    state = play(state, "2 play 12c")
    assert places(state) == [0, 2, 3, 1]
    assert points(state) == [4, 0, 3, 1]


def test_u46_what_everybody_is_told() -> None:
    """U-46"""
    state = play(position("11o 11c", "1o 3o", "", variant=NW), "0 play 11o 11c")
    assert told(state, "1 play 1o")[1] == TrickCut(1, parse_card("1o"))


def test_the_french_as_cuts_and_is_taboo_too() -> None:
    """U-5, U-46, U-47, U-50"""
    state = position("JD JH", "AD 3D", "", variant=NW, deck="french52")
    assert leader(play(state, "0 play JD JH", "1 play AD")) == 1
    state = position("7D 7H 7S 7C AD", "", variant=NW, deck="french52")
    assert places(play(state, "0 play 7D 7H 7S 7C")) == [1, 0]
