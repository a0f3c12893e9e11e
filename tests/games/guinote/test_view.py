"""What a seat may know, what proves that it lacks a card, and what it is offered."""

from random import Random

import pytest

from tapete.core.cards import TEXT_OF, parse_card, parse_cards
from tapete.games.guinote import GAME
from tapete.games.guinote.view import View, excluded, running_points
from tests.games.guinote.positions import deal, fresh, play, position


def lacks(view: View, seat: int) -> set[str]:
    return {TEXT_OF[card] for card in excluded(view)[seat]}


def test_a_view_has_the_own_hand_and_counts_of_the_others() -> None:
    state = deal({1: "1o 3o 12o 10o 11o 7o"}, muestra="7b")
    view = GAME.view(state, 1)
    assert view.hand == parse_cards("1o 3o 7o 10o 11o 12o")
    assert view.counts == (6, 6, 6, 6)
    assert (view.stock, view.muestra) == (16, parse_card("7b"))
    assert GAME.view(state, None).hand == ()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    view = GAME.view(fresh(), 0)
    assert (view.hand, view.counts, view.stock, view.muestra) == ((), (0,) * 4, 0, None)
    assert GAME.sample(view, Random(1)) == fresh()


@pytest.mark.parametrize("scoreboard", ["live", "hand_end"])
def test_the_points_follow_from_public_cards(scoreboard: str) -> None:
    """guinote A-15: what the table does not show can still be added up."""
    state = deal(
        {1: "1o 12c 10c 2e", 2: "2o 4e", 3: "3o 5e", 0: "4o 3e"},
        "7b",
        "4b 5b 6b 2b",
        seats=4,
        dealer=0,
        scoreboard=scoreboard,
    )
    state = play(state, "1 play 1o", "2 play 2o", "3 play 3o", "0 play 4o", "1 sing c")
    state = play(state, "1 play 2e", "2 play 4e", "3 play 5e", "0 play 3e")
    assert running_points(GAME.view(state, None)) == state.points == (10, 21 + 20)
    for seat in (2, None):
        assert GAME.sample(GAME.view(state, seat), Random(1)).points == (10, 41)


def test_who_did_not_follow_has_none_of_the_suit() -> None:
    """G-20: seat 0 discards on oros; it has no oros and, not having ruffed, no triunfo."""
    state = position(
        {3: "12o 7o 2e 6c 7c 3c", 0: "1c 4c 10c 11c 1e 3e", 1: "2c 4e", 2: "5c 5e"},
        leader=3,
        trump="b",
    )
    view = GAME.view(play(state, "3 play 12o", "0 play 1c"), 3)
    assert lacks(view, 0) == {TEXT_OF[c] for c in range(48) if c in every("o") | every("b")}


def every(suit: str) -> set[int]:
    ranks = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
    return set(parse_cards(" ".join(f"{rank}{suit}" for rank in ranks)))


def test_who_followed_without_beating_has_nothing_higher() -> None:
    """G-21"""
    state = position(
        {3: "10o 7c 2e 6c 4o 3c", 0: "2o 4c 10c 11c 1e 3e", 1: "2c 4e", 2: "5c 5e"},
        leader=3,
        trump="b",
    )
    view = GAME.view(play(state, "3 play 10o", "0 play 2o"), 2)
    assert lacks(view, 0) == {"1o", "3o", "12o"}


def test_who_ruffed_has_none_of_the_suit_led() -> None:
    """G-23"""
    state = position(
        {3: "10o 7c 2e 6c 4o 3c", 0: "2b 4c 10c 11c 1e 3e", 1: "2c 4e", 2: "5c 5e"},
        leader=3,
        trump="b",
    )
    view = GAME.view(play(state, "3 play 10o", "0 play 2b"), 2)
    assert lacks(view, 0) == {TEXT_OF[card] for card in every("o")}


def test_nothing_is_proved_under_a_partner_who_wins_but_the_suit() -> None:
    """G-24"""
    hands = {2: "1o 7c 2e 2c 4o 3c", 3: "2o 6c", 0: "4c 4e 10c 11c 12c 1e", 1: "5o 5e"}
    state = position(hands, leader=2, trump="b")
    view = GAME.view(play(state, "2 play 1o", "3 play 2o", "0 play 4c"), 1)
    assert lacks(view, 0) == {TEXT_OF[card] for card in every("o")}


def test_nothing_is_proved_while_the_stock_lasts() -> None:
    """G-14"""
    state = deal({1: "1o 2e", 2: "2c", 3: "4c", 0: "5c"}, muestra="7b")
    state = play(state, "1 play 1o", "2 play 2c", "3 play 4c", "0 play 5c", "1 play 2e")
    assert excluded(GAME.view(state, 0)) == (frozenset(),) * 4


def test_proofs_hold_in_every_sample() -> None:
    """G-20 to G-25"""
    state = position({3: "12o 7o 6o 2e 6c 7c", 0: "1c 4c 10c 11c 1e 3e"}, leader=3, trump="b")
    view = GAME.view(play(state, "3 play 12o", "0 play 1c"), 3)
    for seed in range(50):
        hand = GAME.sample(view, Random(seed)).hands[0]
        assert not set(hand) & (every("o") | every("b"))


def test_offers_of_a_spectator_are_empty() -> None:
    state = deal({}, muestra="7b")
    offers = GAME.offers(GAME.view(state, None))
    assert (offers.moves, offers.why) == ((), {})


def test_offers_between_hands_say_that_nothing_is_played() -> None:
    """G-28: cards left in the hand after a cut are still shown."""
    state = deal({}, muestra="7b")._replace(phase="deal")
    offers = GAME.offers(GAME.view(state, 1))
    assert offers.moves == ()
    assert {card: why.reason for card, why in offers.why.items()} == dict.fromkeys(
        state.hands[1], "wrong-phase"
    )


def test_offers_give_no_reason_when_everything_is_allowed() -> None:
    state = deal({}, muestra="7b")
    offers = GAME.offers(GAME.view(state, 1))
    assert offers.moves == GAME.legal(state, 1)
    assert offers.why == {}


@pytest.mark.parametrize(
    ("trick", "own", "card", "reason"),
    [
        ("12o", "1c 2b 7b", "1c", ("must-trump", {"suit": "b", "beats": "12o", "with": "2b"})),
        ("12o 7b", "1c 2b 1b", "2b", ("must-beat", {"suit": "b", "beats": "7b", "with": "1b"})),
        ("12o 7b", "1o 4o 1b", "1b", ("must-follow", {"suit": "o", "beats": "7b", "with": "4o"})),
    ],
)
def test_offers_say_why_not(
    trick: str, own: str, card: str, reason: tuple[str, dict[str, str]]
) -> None:
    """G-28"""
    state = position({0: own}, trick=trick, leader=-len(trick.split()) % 4)
    why = GAME.offers(GAME.view(state, 0)).why[parse_card(card)]
    assert why.reason == reason[0]
    assert {"card": card, "led": "o", **reason[1]} == why.values
