"""What a seat may know of a position: section 8 of the rules document, line by line."""

import pytest

from tapete.core.cards import parse_cards
from tapete.games.presidente import GAME
from tapete.games.presidente.state import NOBODY, State
from tapete.games.presidente.view import View
from tests.rules.presidente.table import (
    deal,
    fresh,
    passes,
    play,
    position,
    ranked,
    shuffled,
)

EVERYBODY = (0, 1, 2, None)


def views(state: State) -> list[View]:
    """Return what each of three seats, and a spectator, may know."""
    return [GAME.view(state, seat) for seat in EVERYBODY]


def test_of_hands_the_own_and_the_number_of_the_others() -> None:
    state = position("3o 4o 5o 6o 7o", "3c 4c 5c 6c 7c", "3e 4e 5e 6e 7e")
    for seat, suit in enumerate("oce"):
        view = GAME.view(state, seat)
        assert view.hand == parse_cards(f"3{suit} 4{suit} 5{suit} 6{suit} 7{suit}")
        assert view.counts == (5, 5, 5)
        assert view.left is None
    assert GAME.view(state, None).hand == ()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    for view in views(fresh(seats=3)):
        assert (view.hand, view.counts, view.stock, view.pile) == ((), (0, 0, 0), 0, ())
        assert (view.left, view.ranking) == (None, None)


def test_the_trick_on_the_table_and_the_closed_ones_are_public() -> None:
    state = position("3o 4o", "7c", "9e")
    state = passes(play(state, "0 play 3o", "1 play 7c", "2 play 9e"), 0, 1)
    for view in views(state):
        assert view.pile == ()
        (trick,) = view.tricks
        assert trick == ((0, parse_cards("3o")), (1, parse_cards("7c")), (2, parse_cards("9e")))


def test_passes_skips_and_who_is_still_to_answer_are_public() -> None:
    state = position("7o", "7c", "9o", variant="cola_sur")
    state = play(state, "0 play 7o", "1 play 7c")
    for view in views(state):
        assert (view.skipped, view.queue, view.passed) == (2, (0,), ())
    state = play(position("7o", "7c", "9o"), "0 play 7o", "1 pass")
    for view in views(state):
        assert (view.skipped, view.queue, view.passed) == (NOBODY, (2,), (1,))


def test_the_exchange_is_known_to_giver_and_receiver() -> None:
    """U-24: the others only learn how many; nobody learns what is still to be given."""
    state = shuffled(ranked(0, 1, 2), "4o 5o 6o 8o 9o 10o 11o", "", "12c 11c 4c 5c 6c 8c 9c")
    taken = parse_cards("11c 12c")
    for seat, view in zip(EVERYBODY, views(state), strict=True):
        (gift,) = view.aside.gifts
        assert (gift.giver, gift.to) == (2, 0)
        assert gift.cards == (taken if seat in (0, 2) else (NOBODY, NOBODY))
        assert view.aside.owed == (2, 0, 0)
    state = play(state, "0 give 4o 5o")
    for seat, view in zip(EVERYBODY, views(state), strict=True):
        (_, gift) = view.aside.gifts
        assert (gift.giver, gift.to) == (0, 2)
        assert gift.cards == (parse_cards("4o 5o") if seat in (0, 2) else (NOBODY, NOBODY))


def test_the_exchange_of_others_is_hidden_where_it_moves_by_itself() -> None:
    """U-27: Canarias, five players; the vices see theirs, the neutral nothing."""
    state = shuffled(ranked(0, 1, 2, 3, 4, variant="cartas_canarias"), *[""] * 5)
    for seat in (0, 1, 2, 3, 4, None):
        for gift in GAME.view(state, seat).aside.gifts:
            assert (NOBODY in gift.cards) == (seat not in (gift.giver, gift.to))


@pytest.mark.parametrize("seat", EVERYBODY)
def test_discards_and_revolutions_are_public(seat: int | None) -> None:
    """U-30, U-34"""
    state = position("3o", "7o 7c 7e 7b 9o", "", variant="cola_sur")
    (gone,) = GAME.view(state, seat).aside.removed
    assert (gone.seat, gone.cards, gone.why) == (1, parse_cards("7o 7c 7e 7b"), "quartet")
    state = position("7o 7c 7e 7b 9o", "", "", variant="cola_sur_revolucion")
    assert GAME.view(play(state, "0 play 7o 7c 7e 7b"), seat).revolution


@pytest.mark.parametrize("seat", EVERYBODY)
def test_of_the_stock_only_the_size(seat: int | None) -> None:
    """U-61: and of cards taken how many; they are in the hand of whoever took them."""
    state = deal("2o 3o", "", "", variant="uno_master_6", stock="9o 10o")
    assert GAME.view(state, seat).stock == 27
    state = play(state, "- timeout")
    view = GAME.view(state, seat)
    assert view.stock == 25
    (take,) = view.aside.taken
    assert (take.seat, take.drawn) == (0, 2)
    assert set(parse_cards("9o 10o")).issubset(view.hand) == (seat == 0)


def test_hands_left_are_open_between_hands_and_hidden_again_in_the_next() -> None:
    """U-64, section 8: they are needed to count the leftover points."""
    state = position("7o 7c 7e 7b 9o", "", "", variant="uno_master_4")
    state = play(passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2), "0 play 9o")
    for view in views(state):
        assert view.left == GAME.hands(state)
    state = shuffled(state, "", "", "")
    assert {view.left for view in views(state)} == {None}


def test_places_points_and_the_order_of_the_match_are_public() -> None:
    state = ranked(1, 0, 2, rounds=1)
    for view in views(state):
        assert view.match.places == (1, 0, 2)
        assert view.match.points == (5, 8, 0)
        assert view.ranking == ((1,), (0,), (2,))


def test_a_spectator_learns_nothing_that_a_seat_would_not() -> None:
    """Everything in the view of a spectator stands in the view of every seat."""
    state = shuffled(ranked(0, 1, 2), "4o 5o 6o 8o 9o 10o 11o", "", "12c 11c 4c 5c 6c 8c 9c")
    state = play(state, "0 give 4o 5o", "2 play 4c")
    own = ("seat", "hand", "aside")
    watched = GAME.view(state, None)
    for seat in range(3):
        view = GAME.view(state, seat)
        for name in (name for name in view.__slots__ if name not in own):
            assert getattr(view, name) == getattr(watched, name)
        assert view.aside._replace(gifts=()) == watched.aside._replace(gifts=())
