"""Counting: what is out, who holds what for certain, who cannot hold what [G-63]."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bots import make
from tapete.bots.match import steps
from tapete.bots.vecino.guinote.memory import HIGHER, SUIT, Memory, mask, proved, remember
from tapete.core.cards import BASTOS, COPAS, OROS, parse_card, parse_cards
from tapete.games.guinote import GAME
from tapete.games.guinote.state import PACK, State
from tapete.games.guinote.view import excluded
from tests.games.guinote.positions import play, position, rules


def count(state: State, seat: int = 0) -> Memory:
    return remember(GAME.view(state, seat))


def cards(line: str) -> int:
    return mask(parse_cards(line))


def test_g63_what_was_played_or_lies_open_is_not_out() -> None:
    state = position({0: "1o 3o 12o"}, trick="4c 6c", leader=2, muestra="7b", tricks=2)
    memory = count(state)
    assert memory.unseen & mask((*state.played, *state.hands[0], parse_card("7b"))) == 0
    assert memory.unseen == mask(PACK) - mask((*state.played, *state.hands[0], parse_card("7b")))
    assert memory.hidden == (0, 6, 5, 5)


def test_g63_a_card_is_good_when_all_that_beat_it_are_gone_or_its_own() -> None:
    hands = {0: "3o 10c 1c 3c", 1: "1e 3e 4o 5o", 2: "12e 10e 6o 7o", 3: "2c 4c 5c 12c"}
    memory = count(position(hands))
    assert memory.out(HIGHER[parse_card("10c")]) == cards("12c")
    good = [memory.good(card) for card in parse_cards("3o 3c 10c 1e 3e 12e")]
    assert good == [True, True, False, True, False, False]


def test_g36_cards_sung_are_known_until_they_are_played() -> None:
    state = position({2: "12c 10c 4o"}, muestra="7b", may_sing=(1, 0, 1, 0), leader=0)
    state = play(state, "2 sing c")
    assert count(state).known == (0, 0, cards("12c 10c"), 0)
    assert count(state).hidden == (0, 6, 4, 6)
    assert count(state, 2).known == (0, 0, 0, 0), "its own hand is no news"


def test_g17_everybody_knows_who_drew_the_muestra() -> None:
    state = position({0: "1o", 1: "4o", 2: "5o", 3: "6o"}, muestra="7b", tricks=3)
    state = play(state, "0 play 1o", "1 play 4o", "2 play 5o", "3 play 6o")
    assert count(state).known == (0, 0, 0, cards("7b"))


def test_the_probability_to_lack_cards_is_the_share_of_deals() -> None:
    """Three hidden cards for seat 1 of five out, two of them oros: C(3,3) of C(5,3) deals."""
    memory = Memory(
        seat=0,
        trump=BASTOS,
        unseen=cards("4o 5o 4c 5c 6c"),
        known=(0, 0, cards("12e"), 0),
        hidden=(0, 3, 1, 1),
        barred=(0, 0, 0, cards("4o 5o")),
    )
    assert memory.none(1, SUIT[OROS]) == pytest.approx(1 / 10)
    assert memory.none(2, SUIT[OROS]) == pytest.approx(3 / 5)
    assert memory.none(2, cards("12e")) == 0
    assert memory.none(3, SUIT[OROS]) == 1
    assert memory.none(1, cards("1b")) == 1
    assert memory.points(3, COPAS) == 0
    assert memory.any_points() == pytest.approx(4 / 6)


@settings(max_examples=25)
@given(st.integers(0, 10**9), st.sampled_from([2, 4]))
def test_g20_to_g25_what_plays_prove_is_what_the_view_proves(seed: int, seats: int) -> None:
    """G-20, G-21, G-22, G-23, G-24, G-25: the quick inference is the slow one of the view."""
    bots = [make("uniform", GAME)] * seats
    own = rules(seats, partidas_per_coto=1)
    for state, _ in steps(GAME, own, seats, bots, Random(seed)):
        if state.phase == "play" and not state.stock and len(state.hands[0]) < 5:
            view = GAME.view(state, 0)
            for seat, barred in enumerate(proved(view)):
                open_cards = remember(view).unseen
                assert barred & open_cards == mask(excluded(view)[seat]) & open_cards


@settings(max_examples=10)
@given(st.integers(0, 10**9))
def test_what_is_thought_likely_happens_as_often(seed: int) -> None:
    """Over samples of a position, a seat lacks a suit about as often as the count says."""
    rng = Random(seed)
    bots = [make("uniform", GAME)] * 4
    states = [state for state, _ in steps(GAME, rules(4), 4, bots, rng) if state.phase == "play"]
    view = GAME.view(rng.choice([state for state in states if state.stock]), 0)
    memory, lacks = remember(view), Counter[tuple[int, int]]()
    for _ in range(400):
        hands = GAME.sample(view, rng).hands
        lacks.update(
            (s, suit) for s in (1, 2, 3) for suit in range(4) if not mask(hands[s]) & SUIT[suit]
        )
    for seat in (1, 2, 3):
        for suit in range(4):
            assert abs(lacks[seat, suit] / 400 - memory.none(seat, SUIT[suit])) < 0.15
