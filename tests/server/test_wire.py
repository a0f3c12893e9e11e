"""What leaves the house of guiñote: a view becomes a message, field by field."""

from tapete.games.guinote.view import view
from tapete.server.wire.guinote import view_out
from tests.games.guinote.positions import position


def test_g4_a_hand_is_held_trumps_first_then_suit_by_suit_the_best_first() -> None:
    state = position({0: "2o 1c 10c 11c 3o 12b"}, trump="c")
    assert view_out(view(state, 0)).hand == ["1c", "10c", "11c", "3o", "2o", "12b"]


def test_g43_points_say_malas_and_buenas_and_what_is_missing_for_the_partida() -> None:
    state = position({0: "1o 2o"}, points=(50, 51))
    ours, theirs = view_out(view(state, None)).points or []
    assert (ours.said, ours.buenas, ours.missing) == (50, False, 51)
    assert (theirs.said, theirs.buenas, theirs.missing) == (1, True, 50)
