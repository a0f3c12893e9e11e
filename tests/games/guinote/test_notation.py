"""Moves as text, and events cut to what a seat may know."""

import pytest

from tapete.core.cards import parse_card
from tapete.core.chance import Dealer, Finish
from tapete.games.guinote import GAME
from tapete.games.guinote.notation import (
    CardDrawn,
    CardPlayed,
    DealerDrawn,
    Event,
    HandDealt,
    TrickWon,
)
from tapete.games.guinote.state import Exchange, Move, Play, Sing, State
from tests.games.guinote.positions import deal, fresh, play, position

MOVES: list[tuple[Move, str]] = [
    (Play(0, parse_card("4c")), "0 play 4c"),
    (Play(3, parse_card("12b")), "3 play 12b"),
    (Sing(1, 0), "1 sing o"),
    (Sing(2, 3), "2 sing b"),
    (Exchange(3), "3 exchange"),
    (Play(4, parse_card("4c")), "4 play 4c"),
    (Sing(10, 1), "10 sing c"),
    (Exchange(123456789), "123456789 exchange"),
    (Dealer(2), "- dealer 2"),
    (Finish(), "- finish"),
]


@pytest.mark.parametrize(("move", "text"), MOVES)
def test_text_and_parse_are_inverse(move: Move, text: str) -> None:
    assert GAME.text(move) == text
    assert GAME.parse(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0",
        "0 play",
        "1234567890 play 4c",
        "² play 4c",
        "00 play 4c",
        "-1 play 4c",
        "0 play 4c 5c",
        "0  play 4c",
        " 0 play 4c",
        "0 play 4c ",
        "0 PLAY 4c",
        "0 sing",
        "0 sing oros",
        "0 sing 1o",
        "0 exchange 7o",
        "0 pass",
        "-dealer 0",
    ],
)
def test_what_is_no_move_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text!r} is not a move of guinote$"):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0 play 13o", "'13o' is not a card"),
        ("0 play 10H", "'10H' is not a card of the Spanish pack"),
        ("0 play JK", "'JK' is not a card of the Spanish pack"),
        ("- sing o", "'- sing o' is not a move of chance"),
    ],
)
def test_cards_and_chance_that_do_not_exist_are_named(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        GAME.parse(text)


def told(state: State, text: str, seat: int | None) -> tuple[Event, ...]:
    """Return what a seat is told of a move."""
    move = GAME.parse(text)
    return GAME.narrate(state, move, GAME.apply(state, move), seat)


def test_the_dealer_and_the_deal_are_told_to_everybody() -> None:
    assert told(fresh(), "- dealer 2", None) == (DealerDrawn(2),)
    state = deal({}, muestra="7b", dealer=2)
    before = play(fresh(), "- dealer 2")
    move = GAME.parse("- shuffle " + " ".join(state_texts(state)))
    (event,) = GAME.narrate(before, move, GAME.apply(before, move), 1)
    assert isinstance(event, HandDealt)


def state_texts(state: State) -> list[str]:
    """Return some order of the pack."""
    cards = [card for hand in state.hands for card in hand] + list(state.stock)
    return [GAME.text(Play(0, card)).split()[-1] for card in cards]


def test_a_card_says_whether_it_leads_and_whether_it_wins() -> None:
    state = position({0: "10o", 1: "11o 4e", 2: "2b"}, leader=0, muestra="4b")
    assert told(state, "0 play 10o", 3) == (CardPlayed(0, parse_card("10o"), True, True),)
    state = play(state, "0 play 10o")
    assert told(state, "1 play 11o", 3) == (CardPlayed(1, parse_card("11o"), False, False),)
    state = play(state, "1 play 11o")
    assert told(state, "2 play 2b", 3) == (CardPlayed(2, parse_card("2b"), False, True),)


def test_a_hidden_card_drawn_is_told_to_its_drawer_only() -> None:
    hands = {0: "10o", 1: "11o", 2: "1o", 3: "2o"}
    state = position(hands, leader=0, muestra="4b", draws="2e 4e 5e 6e")
    state = play(state, "0 play 10o", "1 play 11o", "2 play 1o")
    drawn = {2: "2e", 3: "4e", 0: "5e", 1: "6e"}
    for seat in (0, 1, 2, 3, None):
        _, won, *draws = told(state, "3 play 2o", seat)
        assert won == TrickWon(seat=2, points=16, last=False)
        assert draws == [
            CardDrawn(drawer, parse_card(card) if drawer == seat else None)
            for drawer, card in drawn.items()
        ]


def test_the_muestra_drawn_is_told_to_everybody() -> None:
    hands = {0: "10o", 1: "11o", 2: "1o", 3: "2o"}
    state = position(hands, leader=0, muestra="4b", tricks=3)
    state = play(state, "0 play 10o", "1 play 11o", "2 play 1o")
    for seat in (0, 1, 2, 3, None):
        events = told(state, "3 play 2o", seat)
        assert CardDrawn(1, parse_card("4b")) in events
        hidden = [event for event in events if isinstance(event, CardDrawn) and event.card is None]
        assert len(hidden) == {0: 2, 1: 3, 2: 2, 3: 2, None: 3}[seat]


def test_chance_that_has_no_effect_tells_nothing() -> None:
    state = deal({}, muestra="4b")
    assert GAME.narrate(state, Finish(), state, None) == ()
