"""Rules U-30 to U-33: four of a kind that are discarded before the first lead."""

from typing import Any

import pytest

from tapete.core.cards import parse_cards
from tapete.games.presidente import GAME
from tapete.games.presidente.events import QuartetDiscarded, SeatOut
from tests.rules.presidente.table import (
    allowed,
    deal,
    hand,
    leader,
    places,
    play,
    plays,
    points,
    position,
    ranked,
    refused,
    shuffled,
    sizes,
    told,
)

SOUTH, LEVANTE, CANARIAS = "cola_sur", "cola_levante", "cartas_canarias"
REGIONS = pytest.mark.parametrize("variant", [SOUTH, LEVANTE, CANARIAS])


@REGIONS
def test_u30_four_of_a_kind_are_discarded(variant: str) -> None:
    """U-30, U-31, presidente A-8: by themselves, before the first lead."""
    state = position("3o 5o", "7o 7c 7e 7b 9o", "", variant=variant)
    assert leader(state) == 0
    assert hand(state, 1) == "9o"
    assert sizes(state) == [5, 1, 5]


def test_u30_everybody_sees_the_discard() -> None:
    """U-30, section 8: face up; and it stays away from the stock and the tricks."""
    state = position("", "7o 7c 7e 7b 9o", "", variant=SOUTH)
    for seat in (0, 1, 2, None):
        (gone,) = GAME.view(state, seat).aside.removed
        assert (gone.seat, gone.cards, gone.why) == (1, parse_cards("7o 7c 7e 7b"), "quartet")


@pytest.mark.parametrize("variant", ["uno_base", "nalga_manchado", "trasero_noroeste"])
def test_u30_other_regions_keep_them(variant: str) -> None:
    """U-30, U-36"""
    state = position("7o 7c 7e 7b 9o", "", variant=variant)
    assert sizes(state) == [5, 5]
    assert allowed(state, "0 play 7o 7c 7e 7b")


def test_t26_four_twos_go_with_the_killing_card() -> None:
    """presidente T26, U-32: the South."""
    state = position("3o", "2o 2c 2e 2b 9o", "", variant=SOUTH)
    assert hand(state, 1) == "9o"


def test_t27_in_canarias_four_ases_are_kept() -> None:
    """presidente T27, U-31: laid as trio and single, or as pairs."""
    state = position("1o 1c 1e 1b 3o 5o", "", variant=CANARIAS)
    assert sizes(state) == [6, 6]
    assert {"1o", "1o 1c", "1e 1b", "1o 1c 1e"} <= plays(state)
    assert refused(state, "0 play 1o 1c 1e 1b") == "set-too-big"


@pytest.mark.parametrize("ranks", [["7"], ["A", "7"]])
def test_u31_which_numbers_are_kept_is_an_option(ranks: Any) -> None:
    """U-31: `quartets_except`."""
    state = position("7o 7c 7e 7b 9o", "1o 1c 1e 1b 9c", variant=SOUTH, quartets_except=ranks)
    assert sizes(state) == [5, 5 if "A" in ranks else 1]


def test_u31_figures_of_the_french_pack_are_named_by_their_letters() -> None:
    """U-5, U-31"""
    french: dict[str, Any] = {"deck": "french52", "quartets_except": ["K"]}
    state = position("KD KH KS KC 9D", "JD JH JS JC 9H", variant=SOUTH, **french)
    assert sizes(state) == [5, 1]


def test_u32_the_discard_comes_after_the_exchange() -> None:
    """U-32: the president's four ases, the fourth of which it has just received."""
    state = ranked(0, 1, 2, variant=SOUTH, quartets="discard", quartets_when="every_hand", deal=5)
    assert GAME.phase(state) == "deal"
    state = shuffled(state, "1o 1c 1e 4o 5o", "6o 7o 8o 9o 10o", "1b 12o 4c 5c 6c")
    assert GAME.phase(state) == "exchange"
    assert sizes(state) == [7, 5, 3]
    state = play(state, "0 give 4o 5o")
    assert hand(state, 0) == "12o"
    assert sizes(state) == [1, 5, 5]


def test_u32_who_breaks_the_four_by_giving_keeps_the_rest() -> None:
    """U-32"""
    state = ranked(0, 1, 2, variant=SOUTH, quartets="discard", deal=5)
    state = shuffled(state, "1o 1c 1e 4o 5o", "6o 7o 8o 9o 10o", "1b 12o 4c 5c 6c")
    state = play(state, "0 give 1b 4o")
    assert sizes(state) == [5, 5, 5]


@pytest.mark.parametrize(("when", "left"), [("every_hand", 1), ("first_hand", 5)])
def test_u32_in_every_hand_or_in_the_first(when: str, left: int) -> None:
    """U-32, presidente A-14"""
    options = {"quartets": "discard", "quartets_when": when, "exchange_top": 0, "deal": 5}
    state = ranked(0, 1, 2, variant=SOUTH, **options)
    state = shuffled(state, "7o 7c 7e 7b 9o", "4o 5o 6o 8o 10o", "4c 5c 6c 8c 10c")
    assert sizes(state) == [left, 5, 5]
    first = position("7o 7c 7e 7b 9o", "", "", variant=SOUTH, quartets_when=when)
    assert sizes(first) == [1, 5, 5]


@pytest.mark.parametrize(
    ("cards", "left"),
    [
        ("7o 7o 7c 7e 7b", "7o"),
        ("7o 7c 7e 7b 7b", "7o"),
        ("7c 7c 7e 7e 7b 7b", "7c 7c"),
        ("7o 7o 7c 7c 7e 7e 7b 7b", ""),
        ("2o 2o 2c 2e 2b", "2o"),
        ("7o 7c 7e 7b 8o 8c 8e 8b 9o", "9o"),
    ],
)
def test_t30_of_more_than_four_the_best_stay(cards: str, left: str) -> None:
    """presidente T30, U-32: two packs; every complete group of four goes."""
    each = len(cards.split())
    state = position("3o", cards, "", variant=SOUTH, decks=2, deal=max(5, each))
    assert hand(state, 1) == left


def test_t28_who_is_emptied_is_president_at_once() -> None:
    """presidente T28, U-33: and if it was to lead, the next one leads."""
    state = position("7o 7c 7e 7b 8o 8c 8e 8b", "3o", "", variant=SOUTH)
    assert places(state) == [0, None, None]
    assert leader(state) == 1
    state = position("3o", "7o 7c 7e 7b 8o 8c 8e 8b", "", variant=SOUTH)
    assert places(state) == [1, None, None]
    assert leader(state) == 0


EIGHT = ("7o 7c 7e 7b 8o 8c 8e 8b", "9o 9c 9e 9b 10o 10c 10e 10b", "5o 5c 5e 5b 6o 6c 6e 6b")


@pytest.mark.parametrize("dealer", range(3))
def test_t29_two_of_three_emptied_end_the_hand(dealer: int) -> None:
    """presidente T29, U-33: in seat order from the leader, without a card laid."""
    options: dict[str, Any] = {"variant": SOUTH, "deal": 8, "first_start": "left_of_dealer"}
    state = deal(EIGHT[0], "", EIGHT[1], dealer=dealer, **options)
    first = {0: 2, 1: 2, 2: 0}[dealer]
    assert GAME.phase(state) == "deal"
    assert places(state) == [first, 2 - first, 1]
    assert points(state)[1] == 0


def test_t29_both_of_two_emptied_end_the_hand() -> None:
    """presidente T29"""
    state = position(EIGHT[0], EIGHT[1], variant=LEVANTE)
    assert GAME.phase(state) == "deal"
    assert places(state) == [0, 1]
    assert points(state) == [4, 0]


def test_u33_all_of_three_emptied() -> None:
    """U-33"""
    state = position(*EIGHT, variant=LEVANTE)
    assert places(state) == [0, 1, 2]


def test_a_hand_may_end_the_match_without_a_card_laid() -> None:
    """U-33, U-53, U-57"""
    state = position(EIGHT[0], EIGHT[1], variant=LEVANTE, rounds=1)
    assert GAME.phase(state) == "over"
    assert GAME.ranking(state) == ((0,), (1,))


def test_u50_an_as_left_alone_by_the_discard_is_an_offence() -> None:
    """U-50, section 6.1: (a) also applies after discards; the next one leads."""
    state = position("7o 7c 7e 7b 1o", "3o", "", variant=CANARIAS)
    assert places(state) == [None, None, 0]
    assert leader(state) == 1
    south = position("7o 7c 7e 7b 1o", "3o", "", variant=SOUTH)
    assert places(south) == [None, None, None]
    assert plays(south) == {"1o"}


def test_u32_the_discards_go_in_seat_order_from_the_leader() -> None:
    """U-32: all at once, but told and counted from the leader on."""
    options: dict[str, Any] = {"deal": 5, "first_start": "left_of_dealer"}
    hands = ("7o 7c 7e 7b 1o", "8o 8c 8e 8b 1c", "9o 9c 9e 9b 3o")
    for dealer, order in ((2, [0, 1, 2]), (0, [1, 2, 0]), (1, [2, 0, 1])):
        state = deal(*hands, variant=SOUTH, dealer=dealer, **options)
        assert [gone.seat for gone in GAME.view(state, None).aside.removed] == order


def test_the_emptied_seat_is_told_as_out() -> None:
    """U-33"""
    state = ranked(0, 1, 2, variant=SOUTH, quartets="discard", exchange_top=1, deal=8)
    state = shuffled(state, "1o 1c 1e 5o 5c 5e 5b 4o", "", "1b 4c 6c 8c 9c 10c 11c 12c")
    events = told(state, "0 give 4o")
    (gone,) = [event for event in events if isinstance(event, QuartetDiscarded)]
    assert (gone.seat, gone.cards) == (0, parse_cards("1o 1c 1e 1b 5o 5c 5e 5b"))
    assert SeatOut(0, 1) in events
    state = play(state, "0 give 4o")
    assert places(state) == [0, None, None]
    assert leader(state) == 2


def test_discards_that_end_the_hand_spare_who_comes_later() -> None:
    """U-33, U-50, U-64: from the leader, seat 3, seat 4 is out first; seat 0 keeps its as."""
    state = deal(
        "7o 7c 7e 7b 8o 8c 8e 8b 1o",
        "",
        "",
        "2b",
        "5o 5c 5e 5b 6o 6c 6e 6b",
        dealer=4,
        removed_ranks=["9"],
        first_start="2b",
        quartets="discard",
        hand_end="first_out",
        taboo_last_rank="A",
    )
    assert GAME.phase(state) == "deal"
    assert places(state)[0] == 4
    assert [len(hand) for hand in state.hands] == [1, 9, 9, 9, 0]
    assert places(state)[1] == 0, "the fewest points left"
