"""Whole positions that agree with what a seat knows, in hands where that is a lot."""

from random import Random

import pytest

from tapete.core.cards import parse_cards
from tapete.games.presidente import GAME
from tapete.games.presidente.state import State
from tests.rules.presidente.table import deal, passes, play, position, ranked, shuffled

MANY = 40


def samples(state: State, seat: int | None) -> list[State]:
    """Return many positions that a seat holds for possible; each looks to it like the real one."""
    view = GAME.view(state, seat)
    found = [GAME.sample(view, Random(seed)) for seed in range(MANY)]
    for each in found:
        assert GAME.view(each, seat) == view
        assert [len(hand) for hand in each.hands] == [*view.counts]
    return found


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_samples_look_like_the_position(seat: int | None) -> None:
    state = play(deal("2o 3o", "7c", ""), "0 play 3o")
    assert len({each.hands for each in samples(state, seat)}) > 1


def test_the_start_card_is_where_everybody_knows_it_to_be() -> None:
    """U-19"""
    state = play(deal("2o 3o", "7c", ""), "0 play 3o")
    (boss,) = parse_cards("2o")
    for seat in (1, 2, None):
        assert all(boss in each.hands[0] for each in samples(state, seat))


def test_what_was_given_is_known_to_the_giver() -> None:
    """U-24, U-26"""
    hands = ("4o 5o 6o 8o 9o 10o 11o", "", "12c 11c 4c 5c 6c 8c 9c")
    state = play(shuffled(ranked(0, 1, 2), *hands), "0 give 4o 5o")
    for each in samples(state, 0):
        assert set(parse_cards("4o 5o")) <= set(each.hands[2])
    for each in samples(state, 2):
        assert set(parse_cards("11c 12c")) <= set(each.hands[0])
    first = {each.hands[0] for each in samples(state, 1)}
    assert any(not set(parse_cards("11c 12c")) <= set(hand) for hand in first)


def test_nobody_keeps_a_quartet_that_had_to_go() -> None:
    """U-30"""
    state = deal("3o", "", "", variant="cola_sur")
    for each in samples(state, 0):
        for hand in each.hands:
            assert not any(
                hand.count(card) and set(range(card, card + 4)) <= set(hand)
                for card in range(0, 48, 4)
            )


def test_hands_left_open_are_as_they_are() -> None:
    """Section 8: between hands."""
    state = position("7o 7c 7e 7b 9o", "", "", variant="uno_master_4")
    state = play(passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2), "0 play 9o")
    for seat in (0, 1, None):
        assert all(each.hands == state.hands for each in samples(state, seat))
