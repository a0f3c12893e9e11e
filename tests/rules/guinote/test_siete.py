"""Rules G-38 to G-41: changing the siete of triunfo for the muestra."""

import pytest

from tapete.core.cards import parse_card
from tapete.games.guinote import GAME
from tapete.games.guinote.notation import SieteExchanged
from tests.games.guinote.positions import (
    deal,
    hand,
    legal,
    may_sing,
    play,
    position,
    refused,
)


def can_exchange(muestra: str, *, tricks: int = 1, seats: int = 4) -> bool:
    """Return whether seat 0, who has won the last baza, may change the siete of bastos."""
    state = position({0: "7b"}, leader=0, muestra=muestra, tricks=tricks, seats=seats)
    return "exchange" in legal(state, 0)


def test_g38_the_holder_of_the_siete_who_won_the_last_baza_may_change_it() -> None:
    """G-38"""
    state = position({0: "7b 4o"}, muestra="1b", leader=0)
    assert legal(state, 0)[-1] == "exchange"
    after = play(state, "0 exchange")
    assert "1b" in hand(after, 0)
    assert "7b" not in hand(after, 0)


def test_g38_not_the_partner_of_the_winner() -> None:
    """G-38, guinote A-9, guinote E-37"""
    state = position({0: "1o", 1: "2o", 2: "7b"}, muestra="1b", leader=0)
    assert refused(state, "2 exchange") == "not-your-turn"
    state = play(state, "0 play 1o", "1 play 2o")
    assert refused(state, "2 exchange") == "trick-not-won"


def test_g38_not_after_the_winner_has_led() -> None:
    """G-38, guinote E-38"""
    state = position({0: "7b 4o"}, muestra="1b", leader=0)
    assert refused(play(state, "0 play 4o"), "0 exchange") == "not-your-turn"


def test_g38_not_without_the_siete_of_triunfo() -> None:
    """G-38"""
    state = position({0: "7o"}, muestra="1b", leader=0)
    assert refused(state, "0 exchange") == "no-siete"


def test_g38_not_for_the_winner_of_the_baza_before_the_last() -> None:
    """G-38: only whoever won the last baza himself, and only when it is his turn to lead."""
    state = deal(
        {1: "1o 7b 4c", 2: "2o 1c", 3: "4o 2c", 0: "5o 5c"}, muestra="1b", draws="2e 4e 5e 6e"
    )
    state = play(state, "1 play 1o", "2 play 2o", "3 play 4o", "0 play 5o")
    assert "exchange" in legal(state, 1)
    state = play(state, "1 play 4c", "2 play 1c", "3 play 2c", "0 play 5c")
    assert GAME.waits(state) == (2,)
    assert refused(state, "1 exchange") == "not-your-turn"
    assert refused(state, "2 exchange") == "no-siete"


def test_g39_the_siete_lies_under_the_stock_and_is_drawn_last() -> None:
    """G-39"""
    hands = {0: "7b 1o", 1: "2o", 2: "4o", 3: "5o"}
    state = position(hands, muestra="1b", tricks=3, leader=0)
    trump = state.trump
    after = play(state, "0 exchange")
    for seat in (0, 1, 2, 3, None):
        assert GAME.view(after, seat).muestra == parse_card("7b")
    assert after.trump == trump
    end = play(after, "0 play 1o", "1 play 2o", "2 play 4o", "3 play 5o")
    assert "7b" in hand(end, 3)


def test_g39_the_exchange_is_public_and_the_turn_stays() -> None:
    """G-39: everybody knows who holds the muestra from now on."""
    state = position({0: "7b 4o"}, muestra="1b", leader=0)
    move = GAME.parse("0 exchange")
    after = GAME.apply(state, move)
    for seat in (0, 1, 2, 3, None):
        (event,) = GAME.narrate(state, move, after, seat)
        assert event == SieteExchanged(seat=0, taken=parse_card("1b"), laid=parse_card("7b"))
        assert (parse_card("1b"), 0) in GAME.view(after, seat).shown
    assert GAME.waits(after) == (0,)
    assert GAME.epoch(after) == GAME.epoch(state) + 1
    assert play(after, "0 play 1b").played[-1] == parse_card("1b")
    assert refused(after, "0 exchange") == "no-siete"


def test_g39_a_cante_that_the_exchange_completed_may_be_sung() -> None:
    """G-39, guinote E-39: the rey de triunfo for the holder of its sota."""
    hands = {0: "2o 7b 10b", 1: "4o", 2: "5o", 3: "6o"}
    state = position(hands, muestra="12b", leader=0, may_sing=(1, 0, 1, 0))
    assert may_sing(state, 0) == ""
    after = play(state, "0 exchange")
    assert may_sing(after, 0) == "b"
    assert play(after, "0 sing b").points == (40, 0)


def test_g39_but_not_when_his_cante_of_this_baza_is_spent() -> None:
    """G-39, G-33"""
    hands = {0: "12c 10c 7b 10b"}
    state = position(hands, muestra="12b", leader=0, may_sing=(1, 0, 1, 0))
    state = play(state, "0 sing c", "0 exchange")
    assert refused(state, "0 sing b") == "cante-closed"


@pytest.mark.parametrize("tricks", [1, 2, 3])
def test_g40_before_leading_bazas_2_to_4(tricks: int) -> None:
    """G-40"""
    assert can_exchange("1b", tricks=tricks)


@pytest.mark.parametrize("tricks", range(1, 14))
def test_g40_with_two_players_before_leading_bazas_2_to_14(tricks: int) -> None:
    """G-40"""
    assert can_exchange("1b", tricks=tricks, seats=2)


@pytest.mark.parametrize("seats", [4, 2])
def test_g40_not_before_the_first_baza(seats: int) -> None:
    """G-40"""
    state = deal({1: "7b"}, muestra="1b", seats=seats)
    assert refused(state, "1 exchange") == "trick-not-won"


def test_g40_not_after_the_muestra_was_drawn() -> None:
    """G-40, guinote A-9, guinote E-36: baza 4 won by the holder of the siete."""
    hands = {0: "1o 7b", 1: "2o", 2: "4o", 3: "5o"}
    state = position(hands, muestra="1b", tricks=3, leader=0)
    state = play(state, "0 play 1o", "1 play 2o", "2 play 4o", "3 play 5o")
    assert "1b" in hand(state, 3)
    assert refused(state, "0 exchange") == "stock-gone"


@pytest.mark.parametrize("seats", [4, 2])
def test_g40_not_in_the_arrastre(seats: int) -> None:
    """G-40: after the last baza with a stock, and in any later one."""
    state = position({0: "7b 1o"}, leader=0, seats=seats)
    assert refused(state, "0 exchange") == "stock-gone"


def test_g40_the_siete_drawn_after_winning_baza_3() -> None:
    """G-40, guinote E-35: exchange allowed before leading baza 4."""
    hands = {0: "1o", 1: "2o", 2: "4o", 3: "5o"}
    state = position(hands, muestra="1b", draws="7b", tricks=2, leader=0)
    state = play(state, "0 play 1o", "1 play 2o", "2 play 4o", "3 play 5o")
    assert "7b" in hand(state, 0)
    assert "exchange" in legal(state, 0)


def test_g40_a_muestra_lower_than_the_siete_may_be_taken() -> None:
    """G-40, guinote E-40: the muestra is the 2."""
    assert can_exchange("2b")


def test_g40_when_the_muestra_is_the_siete_nobody_can_exchange() -> None:
    """G-40, guinote E-41"""
    for tricks in (1, 2, 3):
        state = position({0: "1b"}, muestra="7b", tricks=tricks, leader=0)
        assert refused(state, "0 exchange") == "no-siete"


def test_g41_cante_and_exchange_are_offered_exactly_when_available() -> None:
    """G-41: the offers of the seat's own view; the buttons are the client's."""
    hands = {0: "7b 12o 10o"}
    closed = position(hands, muestra="1b", leader=1)
    opened = position(hands, muestra="1b", leader=0, may_sing=(1, 0, 1, 0))
    for state in (closed, opened):
        for seat in range(4):
            offered = GAME.offers(GAME.view(state, seat)).moves
            assert offered == GAME.legal(state, seat)
    texts = [GAME.text(move) for move in GAME.offers(GAME.view(opened, 0)).moves]
    assert texts[-2:] == ["0 sing o", "0 exchange"]
    assert not any("sing" in GAME.text(move) for move in GAME.offers(GAME.view(closed, 0)).moves)
