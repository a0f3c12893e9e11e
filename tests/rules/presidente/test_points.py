"""Rules U-54 to U-58: roles, points, the length of a match and who wins it."""

from typing import Any

import pytest

from tapete.core.chance import Finish
from tapete.games.presidente import GAME
from tapete.games.presidente.events import MatchEnded
from tests.rules.presidente.table import (
    again,
    places,
    play,
    points,
    ranked,
    refused,
    shuffled,
    told,
)

ROLES = [
    pytest.param("uno_base", [4, 3, 2.5, 2.5, 1, 0], id="E1 base, 6 players"),
    pytest.param("uno_base", [4, 2.5, 2.5, 0], id="E2 base, 4 players"),
    pytest.param("cola_sur", [4, 3, 1, 0], id="E3 South, 4 players"),
    pytest.param("uno_base", [4, 3, 2.5, 1, 0], id="E4 base, 5 players"),
    pytest.param("uno_base", [4, 2.5, 0], id="E4 base, 3 players"),
    pytest.param("uno_base", [4, 0], id="E4 base, 2 players"),
    pytest.param("trasero_noroeste", [4, 2.5, 0], id="T56 northwest, 3 players"),
    pytest.param("nalga_manchado", [4, 2.5, 2.5, 0], id="nalga manchado, 4 players"),
    pytest.param("trasero_noroeste", [4, 3, 1, 0], id="northwest, 4 players"),
    pytest.param("cola_levante", [4, 3, 1, 0], id="Levante, 4 players"),
    pytest.param("cartas_canarias", [4, 3, 1, 0], id="Canarias, 4 players"),
    pytest.param("cartas_canarias", [4, 3, 2.5, 1, 0], id="Canarias, 5 players"),
]


@pytest.mark.parametrize(("variant", "expected"), ROLES)
def test_points_go_by_role(variant: str, expected: list[float]) -> None:
    """U-54, U-56, presidente E1, E2, E3, E4, T2 and T56, presidente A-13 and A-30."""
    order = [*range(1, len(expected)), 0]
    state = ranked(*order, variant=variant)
    assert places(state) == order
    assert [points(state)[seat] for seat in order] == expected


def test_t56_with_three_players_only_the_ends_exchange() -> None:
    """presidente T56, U-54, U-29: the northwest without vices."""
    state = shuffled(ranked(0, 1, 2, variant="trasero_noroeste"), "", "", "")
    assert GAME.waits(state) == (0,)


@pytest.mark.parametrize(
    ("vices_from", "expected"),
    [(4, [4, 3, 1, 0]), (5, [4, 2.5, 2.5, 0]), ("never", [4, 2.5, 2.5, 0])],
)
def test_u54_from_how_many_players_there_are_vices(
    vices_from: int | str, expected: list[float]
) -> None:
    """U-54, presidente A-13: `vices_from`."""
    assert points(ranked(0, 1, 2, 3, vices_from=vices_from)) == expected
    five = [4, 2.5, 2.5, 2.5, 0] if vices_from == "never" else [4, 3, 2.5, 1, 0]
    assert points(ranked(0, 1, 2, 3, 4, vices_from=vices_from)) == five


@pytest.mark.parametrize("labels", ["cola", "trasero", "semicola", "culo", "rey"])
def test_u55_the_words_for_the_roles_change_nothing_else(labels: str) -> None:
    """U-55"""
    state = ranked(0, 1, 2, 3, 4, labels=labels)
    assert state.rules.labels == labels
    assert points(state) == [4, 3, 2.5, 1, 0]


def test_u56_the_points_of_the_roles_are_an_option() -> None:
    """U-56: `score_table`, in half points; presidente, vicepresidente, neutro, vicecola, cola."""
    state = ranked(0, 1, 2, 3, 4, score_table=[20, 10, 3, 1, 7])
    assert GAME.score(state)["points"] == [20, 10, 3, 1, 7]


def test_e5_three_hands_of_five_players() -> None:
    """presidente E5, U-56: orders ABCDE, BACED, EADBC."""
    state = ranked(0, 1, 2, 3, 4, exchange_top=0, exchange_vice=0)
    state = again(state, 1, 0, 2, 4, 3)
    assert points(state) == [7, 7, 5, 1, 1]
    state = again(state, 4, 0, 3, 1, 2)
    assert points(state) == [10, 8, 5, 3.5, 5]


def test_e13_who_wins_a_match_of_three_hands() -> None:
    """presidente E13 and T58, U-58: base, four players, orders ABCD, BACD, CDAB → C, A, B, D."""
    state = ranked(0, 1, 2, 3, exchange_top=0, rounds=3)
    state = again(state, 1, 0, 2, 3)
    assert GAME.ranking(state) is None
    state = again(state, 2, 3, 0, 1)
    assert points(state) == [9, 6.5, 9, 2.5]
    assert GAME.ranking(state) == ((2,), (0,), (1,), (3,))
    assert GAME.phase(state) == "over"


EVEN: dict[str, Any] = {"score_table": [2, 2, 2, 2, 2], "exchange_top": 0}


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        pytest.param(["012", "012", "120"], "012", id="more first places"),
        pytest.param(["120", "012"], "102", id="fewer last places"),
        pytest.param(["012", "210", "021", "201"], "201", id="better in the last hand"),
    ],
)
def test_t58_equal_totals(hands: list[str], expected: str) -> None:
    """presidente T58, U-58: all points equal; the tie is broken in this order."""
    orders = [[int(seat) for seat in order] for order in hands]
    state = ranked(*orders[0], rounds=len(hands), **EVEN)
    for order in orders[1:]:
        state = again(state, *order)
    assert len(set(points(state))) == 1
    assert GAME.ranking(state) == tuple((int(seat),) for seat in expected)


@pytest.mark.parametrize("rounds", [1, 2, 5, 7])
def test_u57_so_many_hands(rounds: int) -> None:
    """U-57, presidente A-28: `rounds`, five by default."""
    options: dict[str, Any] = {} if rounds == 5 else {"rounds": rounds}
    state = ranked(0, 1, 2, exchange_top=0, **options)
    for number in range(2, rounds + 1):
        assert GAME.phase(state) == "deal", number
        state = again(state, 0, 1, 2)
    assert GAME.phase(state) == "over"
    assert GAME.waits(state) == GAME.actors(state) == ()
    assert GAME.ranking(state) == ((0,), (1,), (2,))


def test_u57_or_until_a_total() -> None:
    """U-57, section 6.1: `target` counts whole points; 8 are reached in the second hand."""
    state = ranked(0, 1, 2, exchange_top=0, match_end="target", target=8)
    assert GAME.phase(state) == "deal"
    assert GAME.phase(again(state, 0, 1, 2)) == "over"
    short = again(state, 1, 0, 2)
    assert points(short) == [6.5, 6.5, 0]
    assert GAME.phase(short) == "deal"


def test_u57_or_as_long_as_the_table_likes() -> None:
    """U-57: `open`; more than fifty hands."""
    state = ranked(0, 1, exchange_top=0, match_end="open")
    for _ in range(54):
        state = again(state, 0, 1)
    assert GAME.phase(state) == "deal"
    assert points(state) == [220, 0]
    assert GAME.phase(play(state, "- finish")) == "over"


@pytest.mark.parametrize("match_end", ["rounds", "target", "open"])
def test_t61_the_table_may_finish_between_hands(match_end: str) -> None:
    """presidente T61, U-57: in every mode; the match ends at once."""
    state = ranked(1, 2, 0, exchange_top=0, match_end=match_end, target=100)
    assert Finish() in GAME.chance(state)
    (ended,) = told(state, "- finish")
    assert ended == MatchEnded((1, 2, 0))
    state = play(state, "- finish")
    assert GAME.phase(state) == "over"
    assert GAME.ranking(state) == ((1,), (2,), (0,))
    assert refused(state, "- finish") == "wrong-phase"


def test_t61_nobody_finishes_a_hand_or_a_match_that_has_not_begun() -> None:
    """presidente T61, U-57"""
    state = ranked(0, 1, 2)
    before = GAME.start(state.rules, 3)
    assert refused(before, "- finish") == "wrong-phase"
    assert refused(play(before, "- dealer 0"), "- finish") == "wrong-phase"
    state = shuffled(state, "4o 5o", "", "")
    assert refused(state, "- finish") == "wrong-phase"
    assert refused(play(state, "0 give 4o 5o"), "- finish") == "wrong-phase"


def test_points_are_halves_inside_and_said_as_people_say_them() -> None:
    """U-56: 2.5 points are five halves."""
    state = ranked(0, 1, 2)
    assert GAME.score(state)["points"] == [8, 5, 0]
    assert [GAME.said(state.rules, half) for half in (8, 5, 0)] == [
        ("whole", 4),
        ("half", 2),
        ("whole", 0),
    ]


def test_what_a_hand_brought_is_told_at_its_end() -> None:
    """U-56"""
    state = ranked(0, 1, 2, exchange_top=0)
    match = GAME.view(again(state, 1, 0, 2), None).match
    assert match.gained == (5, 8, 0)
    assert match.points == (13, 13, 0)
