"""Rules G-62 and G-64, section 7, and the options that only the table uses."""

from typing import get_args

import pytest

from tapete.core.cards import parse_cards
from tapete.core.options import OptionError, options
from tapete.games.guinote import GAME
from tapete.games.guinote.rules import Rules
from tapete.games.guinote.state import Exchange, Play, SeatMove, Sing, last_trick
from tests.games.guinote.positions import deal, play, position, rules


def test_g62_there_is_no_signal() -> None:
    """G-62: a seat can play, sing and exchange, and nothing else."""
    assert set(get_args(SeatMove)) == {Play, Sing, Exchange}
    for text in ("0 sign as", "0 look", "0 ask"):
        with pytest.raises(ValueError, match="is not a move of guinote"):
            GAME.parse(text)


def test_g64_only_the_last_completed_baza_may_be_looked_at() -> None:
    """G-64"""
    state = deal({1: "1o 2e", 2: "2o", 3: "4o", 0: "5o"}, muestra="7b")
    assert last_trick(state) == ()
    first = ("1 play 1o", "2 play 2o", "3 play 4o", "0 play 5o")
    state = play(state, *first)
    assert last_trick(state) == parse_cards("1o 2o 4o 5o")
    state = play(state, "1 play 2e")
    assert last_trick(state) == parse_cards("1o 2o 4o 5o")
    assert last_trick(GAME.view(state, None)) == last_trick(state)


def test_a15_option_scoreboard() -> None:
    """guinote A-15: points running, or at the end of the hand."""
    for scoreboard, shown in (("live", (30, 20)), ("hand_end", None)):
        hands = {0: "7o", 1: "2o", 2: "4o", 3: "5o"}
        state = position(hands, points=(30, 20), options={"scoreboard": scoreboard})
        for seat in (0, 3, None):
            assert GAME.view(state, seat).points == shown
        state = play(state, "0 play 7o", "1 play 2o", "2 play 4o", "3 play 5o")
        assert GAME.phase(state) == "deal"
        assert GAME.view(state, 1).points == (40, 20)


def test_a10_option_seat_return() -> None:
    """guinote A-10: a private table may let a person come back; the rules only carry it."""
    assert rules().seat_return == "never"
    assert rules(seat_return="allowed").seat_return == "allowed"
    by_name = {option.name: option for option in options(Rules)}
    assert by_name["seat_return"].private == ("allowed",)


@pytest.mark.parametrize("seconds", [0, 15, 60, 300])
def test_a11_option_turn_seconds(seconds: int) -> None:
    """guinote A-11: 15 to 300, or 0 at private tables."""
    assert rules(turn_seconds=seconds).turn_seconds == seconds
    by_name = {option.name: option for option in options(Rules)}
    assert by_name["turn_seconds"].private == (0,)


@pytest.mark.parametrize("seconds", [14, 301, -1, 1])
def test_a11_other_seconds_are_refused(seconds: int) -> None:
    """guinote A-11"""
    with pytest.raises(OptionError, match="is not one of 0, 15–300"):
        rules(turn_seconds=seconds)


OPTIONS: dict[str, list[object]] = {
    "partidas_per_coto": [3, 1, 2, 4, 5],
    "cotos": [1, 2, 3, 4, 5],
    "both_over_100": ["last_trick", "more_points"],
    "dealer_rotation": ["right", "last_trick_winner"],
    "vueltas_dealer": ["same", "next", "last_trick_winner"],
    "cantes_per_trick": ["one_per_player", "one_per_pair", "unlimited"],
    "cante_window": ["own_card", "lead"],
    "seat_return": ["never", "allowed"],
    "scoreboard": ["live", "hand_end"],
    "turn_seconds": [60, 0, 15, 300],
}
"""Options and values of section 5, the default first."""


def test_options_are_those_of_section_5() -> None:
    """guinote A-1, guinote A-2, guinote A-3, guinote A-4, guinote A-5, guinote A-10,
    guinote A-11, guinote A-12, guinote A-15; and no others, no local extras (guinote A-19)"""
    assert {option.name: option.default for option in options(Rules)} == {
        name: values[0] for name, values in OPTIONS.items()
    }
    for name, values in OPTIONS.items():
        for value in values:
            assert getattr(rules(**{name: value}), name) == value
        with pytest.raises(OptionError, match=f"option {name}: 'other' is not one of"):
            rules(**{name: "other"})
