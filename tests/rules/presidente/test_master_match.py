"""Rule U-66: a match of Uno Master, hand after hand, to 500 points."""

from functools import cache

from tapete.games.presidente import GAME
from tapete.games.presidente.state import State
from tests.rules.presidente.table import deal, leader, passes, places, play, points, shuffled


@cache
def at_430() -> State:
    """Return a match of three whose seat 0 has won three hands; seat 2 is to deal and to lead."""
    first = ("4o 4c 4e 4b 5o 5c 2o", "10o 10c 10e 10b 11o 11c 11e", "3b 1o 11b 12o 12c 12e 12b")
    state = deal(*first, variant="uno_master_6")
    state = passes(play(state, "0 play 4o 4c 4e 4b"), 1, 2)
    state = play(passes(play(state, "0 play 5o 5c"), 1, 2), "0 play 2o")
    assert points(state) == [143, 0, 0]
    own, last = "4o 4c 4e 4b 5o 5c 12o", "3b 1o 1c 11b 12c 12e 12b"
    state = won(shuffled(state, own, "10o 10c 10e 10b 11o 11c 11e", last), "5o 5c")
    assert points(state) == [293, 0, 0]
    return won(shuffled(state, own, "10o 10c 10e 7o 7c 7e 6o", last), "5o 5c")


def won(state: State, pair: str) -> State:
    """Return the hand after seat 2 leads 3b and seat 0 beats it with 12o and lays all it has."""
    state = passes(play(state, "2 play 3b", "0 play 12o"), 1, 2)
    return play(passes(play(state, "0 play 4o 4c 4e 4b"), 1, 2), f"0 play {pair}")


def test_e10_more_than_500_points_win_the_match() -> None:
    """presidente E10, U-66: 430 + 30 + 62 = 522."""
    state = at_430()
    assert points(state) == [430, 0, 0]
    assert (GAME.phase(state), places(state)) == ("deal", [0, 1, 2])
    hands = ("7o 7c 7e 11o 11c 4o 4e", "8o 8c 8e 9o 9c 1o 12c", "6o 6c 6e 2o 3c 4c 5c")
    state = shuffled(state, *hands)
    assert leader(state) == 2
    state = play(state, "2 play 6o 6c 6e", "0 play 7o 7c 7e", "1 play 8o 8c 8e")
    state = play(passes(state, 2, 0), "1 play 9o 9c", "2 pass", "0 play 11o 11c")
    state = play(passes(state, 1, 2), "0 play 4o 4e")
    assert points(state) == [522, 0, 0]
    assert GAME.phase(state) == "over"
    assert GAME.ranking(state) == ((0,), (1,), (2,))


def test_t51_exactly_500_points_win_the_match() -> None:
    """presidente T51, U-66"""
    hands = ("4o 4c 4e 4b 8o 8c 12o", "3o 3c 3e 5o 5e 5b 6o", "3b 6c 6e 6b 7o 7c 8e")
    state = won(shuffled(at_430(), *hands), "8o 8c")
    assert points(state) == [500, 0, 0]
    assert GAME.phase(state) == "over"


def test_u66_one_point_less_does_not() -> None:
    """U-66: 499; the next hand is waited for."""
    hands = ("4o 4c 4e 4b 8o 8c 12o", "3o 3c 3e 5o 5e 5b 5c", "3b 6c 6e 6b 7o 7c 8e")
    state = won(shuffled(at_430(), *hands), "8o 8c")
    assert points(state) == [499, 0, 0]
    assert GAME.phase(state) == "deal"
    assert GAME.ranking(state) is None
