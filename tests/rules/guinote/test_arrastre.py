"""Rules G-19 to G-29: the duties of the arrastre. Triunfo bastos, seat 0 to play."""

import pytest

from tapete.core.game import Why
from tapete.games.guinote import GAME
from tests.games.guinote.positions import deal, hand, legal, may_play, play, position, refused

ANY = "any"
CASES = [
    ("E-1", "G-21", "12o", "3o 4o 1c", "3o"),
    ("E-2", "G-21", "12o", "7o 4o 1c 1b", "7o 4o"),
    ("E-3", "G-24", "12o 7o", "1o 4o 1c", "1o 4o"),
    ("E-4", "G-24", "12o 7o", "1c 1b 5e", ANY),
    ("E-5", "G-21", "12o 3o", "1o 4o 1c", "1o"),
    ("E-6", "G-23", "12o", "1c 2b 7b", "2b 7b"),
    ("E-7", "G-25", "12o 7b", "1c 2b 1b", "1b"),
    ("E-8", "G-25", "12o 7b", "1c 2b 5e", ANY),
    ("E-9", "G-22", "12o 7b", "1o 4o 1b", "1o 4o"),
    ("E-10", "G-27", "1b", "2b 1c", "2b"),
    ("E-11", "G-27", "12b", "3b 4b 1c", "3b"),
    ("E-12", "G-24", "3b 7b", "1b 4b 1c", "1b 4b"),
    ("E-13", "G-26", "3b", "1c 4o", ANY),
    ("E-14", "G-24", "12o 2b 1o", "1c 1b 5e", ANY),
    ("E-15", "G-25", "12o 2b 7b", "1c 1b 5e", "1b"),
    ("E-16", "G-22", "3o 2b", "1o 4o 1b", "1o 4o"),
    ("E-17", "G-26", "12o", "1c 5e", ANY),
]
"""Edge case, rule that decides it, cards laid (the last by the opponent before seat 0), own hand,
cards that may be laid. Partners: with two cards laid the first is the partner's."""


@pytest.mark.parametrize(
    ("trick", "own", "expected"), [pytest.param(*row[2:], id=" ".join(row[:2])) for row in CASES]
)
def test_g20_to_g27_what_may_be_laid(trick: str, own: str, expected: str) -> None:
    """G-20, G-21, G-22, G-23, G-24, G-25, G-26, G-27; guinote E-1, guinote E-2, guinote E-3,
    guinote E-4, guinote E-5, guinote E-6, guinote E-7, guinote E-8, guinote E-9, guinote E-10,
    guinote E-11, guinote E-12, guinote E-13, guinote E-14, guinote E-15, guinote E-16,
    guinote E-17; the decisions guinote A-6, guinote A-7, guinote A-8"""
    state = position({0: own}, trick=trick, leader=-len(trick.split()) % 4)
    allowed = set(own.split()) if expected == ANY else set(expected.split())
    assert may_play(state) == allowed


@pytest.mark.parametrize(
    ("trick", "own", "card", "reason"),
    [
        ("12o", "3o 4o 1c", "1c", "must-follow"),
        ("12o", "3o 4o 1c", "4o", "must-beat"),
        ("12o", "1c 2b 7b", "1c", "must-trump"),
        ("12o 7b", "1c 2b 1b", "1c", "must-trump"),
        ("12o 7b", "1c 2b 1b", "2b", "must-beat"),
        ("12o 7b", "1o 4o 1b", "1b", "must-follow"),
        ("12o", "3o 4o 1c", "7c", "not-in-hand"),
    ],
)
def test_g28_a_card_against_a_duty_is_refused(trick: str, own: str, card: str, reason: str) -> None:
    """G-28, guinote E-24: rejected with a reason, the state unchanged."""
    state = position({0: own, 1: "7c"}, trick=trick, leader=-len(trick.split()) % 4)
    assert refused(state, f"0 play {card}") == reason
    assert GAME.faults(state, 0) == ()


def test_g28_what_cannot_be_laid_is_not_offered_and_says_why() -> None:
    """G-28"""
    state = position({0: "3o 4o 1c"}, trick="12o", leader=3)
    offers = GAME.offers(GAME.view(state, 0))
    assert [GAME.text(move) for move in offers.moves] == ["0 play 3o"]
    why = {GAME.text(GAME.parse(f"0 play {card}")): card for card in ("4o", "1c")}
    assert len(offers.why) == len(why) == 2
    by_reason = {reason.reason: reason for reason in offers.why.values()}
    assert by_reason["must-beat"] == Why(
        "must-beat", {"card": "4o", "suit": "o", "led": "o", "beats": "12o", "with": "3o"}
    )
    assert by_reason["must-follow"] == Why(
        "must-follow", {"card": "1c", "suit": "o", "led": "o", "beats": "12o", "with": "3o"}
    )


def test_g28_nobody_plays_out_of_turn() -> None:
    """G-28"""
    state = position({0: "3o 4o 1c", 2: "1o"}, trick="12o", leader=3)
    assert refused(state, "2 play 1o") == "not-your-turn"
    assert refused(state, "3 play 5c") == "not-your-turn"
    offers = GAME.offers(GAME.view(state, 2))
    assert offers.moves == ()
    assert {why.reason for why in offers.why.values()} == {"not-your-turn"}
    assert set(offers.why) == set(state.hands[2])


def test_g19_the_duties_begin_before_baza_5() -> None:
    """G-19"""
    state = position({0: "1o", 1: "4o 5o", 2: "5c", 3: "6o"}, muestra="2b", tricks=3, leader=0)
    state = play(state, "0 play 1o", "1 play 4o", "2 play 5c", "3 play 6o")
    assert state.stock == ()
    lead = next(card for card in sorted(hand(state, 0)) if card.endswith("o"))
    state = play(state, f"0 play {lead}")
    assert all(card.endswith("o") for card in may_play(state))
    assert "5o" in hand(state, 1)


def test_g19_two_players_the_duties_begin_before_baza_15() -> None:
    """G-19"""
    state = position({0: "1o 3o", 1: "4o 5o"}, muestra="2b", tricks=13, leader=0, seats=2)
    assert may_play(play(state, "0 play 1o")) == hand(state, 1)
    state = play(state, "0 play 1o", "1 play 4o", "0 play 3o")
    assert state.stock == ()
    assert may_play(state) == {card for card in hand(state, 1) if card.endswith("o")}


def test_g19_the_event_says_when_it_begins() -> None:
    """G-19"""
    state = position({0: "1o", 1: "4o", 2: "5c", 3: "6o"}, muestra="2b", tricks=3, leader=0)
    before = play(state, "0 play 1o", "1 play 4o", "2 play 5c")
    move = GAME.parse("3 play 6o")
    events = GAME.narrate(before, move, GAME.apply(before, move), None)
    assert type(events[-1]).__name__ == "ArrastreBegan"


def test_g24_the_duty_to_follow_stays_when_the_partner_wins() -> None:
    """G-24"""
    state = position({0: "2o 1c 1b"}, trick="1o 7o", leader=2)
    assert may_play(state) == {"2o"}
    assert refused(state, "0 play 1b") == "must-follow"


def test_g24_never_applies_with_two_players() -> None:
    """G-24, G-59, guinote E-20: [12o], hand 1o 4o."""
    state = position({0: "1o 4o"}, trick="12o", leader=1, seats=2)
    assert may_play(state) == {"1o"}


def test_g29_a_lead_in_the_arrastre_is_an_ordinary_card() -> None:
    """G-29, guinote E-19: any card may be led, triunfo included."""
    state = position({0: "3o 4o 1c 2b"}, leader=0)
    assert may_play(state) == {"3o", "4o", "1c", "2b"}
    assert legal(state, 0) == ["play 1c", "play 2b", "play 3o", "play 4o"]


def test_g14_no_duty_while_the_stock_lasts_even_in_the_last_baza_with_it() -> None:
    """G-14"""
    state = deal({1: "1o", 2: "3o 5c"}, muestra="7b")
    assert may_play(play(state, "1 play 1o")) == hand(state, 2)
    state = position({0: "3o 5c"}, trick="1o", leader=3, muestra="4b", tricks=3)
    assert may_play(state) == hand(state, 0)
