"""Laws of states: immutable, deterministic, complete, the same from every chair."""

from dataclasses import FrozenInstanceError, fields, is_dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bots.chance import Croupier
from tapete.core.chance import CHANCE, Shuffle
from tapete.core.game import AnyGame
from tests.laws.contract import BOUNDS, cards, rotate
from tests.laws.walks import NAMES, Setup, law, setups, walks

every_game = pytest.mark.parametrize("name", NAMES)


def tireless(game: AnyGame, state: Any) -> list[int]:
    """Return everybody who may act, in turn or out of it, but for a clock that may run out."""
    chance = CHANCE in game.waits(state)
    return [seat for seat in game.actors(state) if seat != CHANCE or chance]


@every_game
@settings(law, max_examples=50)
@given(data=st.data())
def test_every_match_ends_within_its_bound(name: str, data: st.DataObject) -> None:
    setup = data.draw(setups(name))
    game, rng = setup.game, Random(data.draw(st.integers(0, 2**32)))
    state, moves = setup.start(), 0
    bound = BOUNDS[name](state.rules, setup.seats)
    croupier = Croupier(rng, rounds=getattr(state.rules, "rounds", None))
    while seats := tireless(game, state):
        seat = rng.choice(seats)
        move = (
            croupier.move(game.chance(state))
            if seat == CHANCE
            else rng.choice((*game.legal(state, seat), *game.faults(state, seat)))
        )
        state = game.apply(state, move)
        moves += 1
        assert moves <= bound
    assert game.ranking(state) is not None


@every_game
@law
@given(data=st.data())
def test_no_card_is_lost_or_doubled(name: str, data: st.DataObject) -> None:
    """From a deal to the next the table holds exactly the pack that was shuffled; cards that are
    only made a new stock stay what they are."""
    found = data.draw(walks(name, longest=300))
    pack: list[int] = []
    for number, state in enumerate(found.states):
        move = found.moves[number - 1] if number else None
        held = cards(found.game, state)
        if isinstance(move, Shuffle) and held != pack:
            pack = sorted(move.cards)
        assert held == pack


@every_game
@law
@given(data=st.data())
def test_the_same_moves_lead_to_the_same_states(name: str, data: st.DataObject) -> None:
    """A replay is a fold over the texts."""
    found = data.draw(walks(name))
    state = found.setup.start()
    for text, expected in zip(found.texts, found.states[1:], strict=True):
        state = found.game.apply(state, found.game.parse(text))
        assert state == expected
        assert hash(state) == hash(expected)


def frozen(value: Any) -> bool:
    """Return whether a value cannot change: numbers, words, tuples and frozen dataclasses."""
    if value is None or isinstance(value, int | str):
        return True
    if isinstance(value, tuple):
        return all(map(frozen, value))
    if isinstance(value, frozenset):
        return all(map(frozen, value))
    if is_dataclass(value) and not isinstance(value, type):
        names = [field.name for field in fields(value)]
        for name in names[:1]:
            with pytest.raises(FrozenInstanceError):
                setattr(value, name, None)
        return all(frozen(getattr(value, name)) for name in names)
    return False


@every_game
@law
@given(data=st.data())
def test_states_moves_views_and_events_cannot_change(name: str, data: st.DataObject) -> None:
    found = data.draw(walks(name))
    game = found.game
    assert frozen(found.last)
    for seat in (*range(found.setup.seats), None):
        view = game.view(found.last, seat)
        assert frozen(view)
        assert hash(view) == hash(game.view(found.last, seat))
        for number, move in enumerate(found.moves):
            assert frozen(move)
            told = game.narrate(found.states[number], move, found.states[number + 1], seat)
            assert frozen(told)


@every_game
@law
@given(data=st.data())
def test_hands_are_sorted_and_one_for_each_seat(name: str, data: st.DataObject) -> None:
    found = data.draw(walks(name))
    for state in found.states:
        hands = found.game.hands(state)
        assert len(hands) == found.setup.seats
        assert all(list(hand) == sorted(hand) for hand in hands)


def turned(setup: Setup, texts: list[str], by: int) -> Any:
    """Return the state after the same moves by the seats some places further."""
    game, state = setup.game, setup.start()
    for text in texts:
        state = game.apply(state, game.parse(rotate(text, by, setup.seats)))
    return state


def groups(game: AnyGame, state: Any, by: int, seats: int) -> list[set[int]]:
    """Return the ranking some chairs further; empty while the match goes on."""
    ranking = game.ranking(state) or ()
    return [{(seat + by) % seats for seat in group} for group in ranking]


@every_game
@law
@given(data=st.data())
def test_no_chair_is_special(name: str, data: st.DataObject) -> None:
    """The same match some chairs further has the same hands, turns, moves and ranking there."""
    found = data.draw(walks(name))
    game, seats, state = found.game, found.setup.seats, found.last
    by = data.draw(st.integers(1, seats - 1))
    other = turned(found.setup, found.texts, by)
    assert game.phase(other) == game.phase(state)
    assert game.epoch(other) == game.epoch(state)
    for ask in (game.waits, game.actors):
        assert set(ask(other)) == {
            seat if seat == CHANCE else (seat + by) % seats for seat in ask(state)
        }
    for seat in range(seats):
        there = (seat + by) % seats
        assert game.hands(other)[there] == game.hands(state)[seat]
        assert [game.text(move) for move in game.legal(other, there)] == [
            rotate(game.text(move), by, seats) for move in game.legal(state, seat)
        ]
    assert groups(game, other, 0, seats) == groups(game, state, by, seats)
