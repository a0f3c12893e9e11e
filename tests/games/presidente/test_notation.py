"""Moves as text, and events cut to what a seat may know."""

from typing import Any

import pytest

from tapete.core.cards import parse_cards
from tapete.core.chance import Dealer, Finish, Timeout
from tapete.games.presidente import GAME
from tapete.games.presidente.events import (
    CardsGiven,
    DealerDrawn,
    HandDealt,
    HandEnded,
    LeaderNamed,
    LeadPassed,
    MatchEnded,
    Passed,
    SeatOut,
    SetPlayed,
    TrickWon,
)
from tapete.games.presidente.state import Give, Move, Pass, Play
from tests.rules.presidente.table import fresh, passes, play, position, ranked, shuffled, told

MOVES: list[tuple[Move, str]] = [
    (Play(0, parse_cards("4c")), "0 play 4c"),
    (Play(2, parse_cards("7o 7c")), "2 play 7o 7c"),
    (Play(9, parse_cards("2c 2c 12b")), "9 play 2c 2c 12b"),
    (Play(1, parse_cards("AD 2S")), "1 play AD 2S"),
    (Pass(1), "1 pass"),
    (Pass(10), "10 pass"),
    (Give(0, parse_cards("3o 5b")), "0 give 3o 5b"),
    (Give(3, parse_cards("KC")), "3 give KC"),
    (Dealer(2), "- dealer 2"),
    (Timeout(), "- timeout"),
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
        "0 play ",
        "0 give",
        "0 pass 4c",
        "0 pass ",
        " 0 pass",
        "00 pass",
        "-1 pass",
        "x pass",
        "0 PASS",
        "0  pass",
        "0 paso",
        "0 exchange",
        "0 play 7o  7c",
        "0 play 7o 7c ",
        "-timeout",
    ],
)
def test_what_is_no_move_is_named(text: str) -> None:
    with pytest.raises(ValueError, match=f"^{text!r} is not a move of presidente$|is not a card"):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("0 play 13o", "'13o' is not a card"),
        ("0 play JK", "no jokers"),
    ],
)
def test_wrong_cards_are_named(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("said", "written"),
    [("0 play 7c 7o", "0 play 7o 7c"), ("0 give 5b 3o", "0 give 3o 5b")],
)
def test_cards_may_be_named_in_any_order_and_are_written_in_one(said: str, written: str) -> None:
    """At a table; a record has to be written as it is (records.md, section 2)."""
    assert GAME.text(GAME.parse(said)) == written


def test_equal_copies_are_one_move() -> None:
    """Two plays that would have the same text are one move."""
    state = position("7o 7o 7c 7c 9o", "", decks=2)
    texts = [GAME.text(move) for move in GAME.legal(state, 0)]
    assert len(texts) == len(set(texts))
    assert {"0 play 7o", "0 play 7o 7o", "0 play 7o 7c", "0 play 7c 7c"} <= set(texts)


def test_the_deal_is_told() -> None:
    assert told(fresh(), "- dealer 2") == [DealerDrawn(2)]
    removed: Any = [str(rank) for rank in range(1, 13) if rank not in (2, 7)]
    before = play(fresh(seats=2, decks=1, removed_ranks=removed), "- dealer 0")
    for seat in (0, 1, None):
        dealt, named = told(before, "- shuffle 2o 7o 2c 7c 2e 7e 2b 7b", seat)
        assert dealt == HandDealt(dealer=0, hand=1, cards=8)
        assert named == LeaderNamed(1, parse_cards("2o")[0])


def test_what_losers_give_is_told_with_the_deal() -> None:
    """U-24: the cards to giver and receiver only."""
    state = ranked(0, 1, 2)
    dealt = shuffled(state, "4o 5o 6o 8o 9o 10o 11o", "", "12c 11c 4c 5c 6c 8c 9c")
    assert dealt.aside.gifts[0].cards == parse_cards("11c 12c")
    for seat in (0, 1, 2, None):
        events = told(dealt, "0 give 4o 5o", seat)
        cards = parse_cards("4o 5o") if seat in (0, 2) else None
        assert events == [CardsGiven(0, 2, 2, cards), LeaderNamed(2, None)]


def test_a_trick_is_told_set_by_set() -> None:
    state = position("7o 7c", "9o 9c", "")
    cards = parse_cards("7o 7c")
    assert told(state, "0 play 7o 7c") == [SetPlayed(0, cards, "7", leads=True, equal=False)]
    state = play(state, "0 play 7o 7c")
    cards = parse_cards("9o 9c")
    assert told(state, "1 play 9o 9c") == [SetPlayed(1, cards, "9", leads=False, equal=False)]
    state = play(state, "1 play 9o 9c", "2 pass")
    assert told(state, "0 pass") == [Passed(0), TrickWon(1)]


def test_the_end_of_a_hand_and_of_a_match_is_told() -> None:
    state = position("7o 7c 7e 7b 9o", "12o", "", rounds=1)
    state = passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2)
    assert told(state, "0 play 9o")[1:] == [SeatOut(0, 1), TrickWon(0), LeadPassed(1)]
    two = play(position("7o 7c 7e 7b 9o", "", rounds=1), "0 play 7o 7c 7e 7b", "1 pass")
    assert told(two, "0 play 9o")[1:] == [
        SeatOut(0, 1),
        HandEnded(places=(0, 1), gained=(8, 0), totals=(8, 0)),
        MatchEnded((0, 1)),
    ]
