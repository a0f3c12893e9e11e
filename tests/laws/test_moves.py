"""Laws of moves: what is listed is legal, what is not listed is refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.core import chance
from tapete.core.chance import CHANCE
from tapete.core.game import AnyGame, IllegalMove
from tests.laws.contract import FREE, VERBS, order
from tests.laws.universe import of_chance, universe
from tests.laws.walks import NAMES, law, walks

every_game = pytest.mark.parametrize("name", NAMES)


def check_lists(game: AnyGame, state: Any, seats: int) -> None:
    """Check who may act and in which order the moves are listed."""
    waits, actors = game.waits(state), game.actors(state)
    assert set(waits) <= set(actors) <= {CHANCE, *range(seats)}
    assert len(set(actors)) == len(actors)
    assert (CHANCE in actors) == bool(game.chance(state))
    for seat in range(seats):
        legal = game.legal(state, seat)
        assert bool(legal) or not game.faults(state, seat) or seat in actors
        assert bool(legal or game.faults(state, seat)) == (seat in actors)
        assert all(move.seat == seat for move in legal)
        texts = [game.text(move) for move in legal]
        assert texts == sorted(texts, key=lambda text: order(game, text))
        assert len(set(texts)) == len(texts)
        assert not set(legal) & set(game.faults(state, seat))
    assert game.legal(state, CHANCE) == ()


@every_game
@law
@given(data=st.data())
def test_legal_moves_are_sorted_unique_and_of_seats_that_may_act(
    name: str, data: st.DataObject
) -> None:
    found = data.draw(walks(name))
    for state in found.states:
        check_lists(found.game, state, found.setup.seats)


@every_game
@law
@given(data=st.data())
def test_somebody_may_act_until_the_ranking_is_set(name: str, data: st.DataObject) -> None:
    found = data.draw(walks(name, longest=400))
    game = found.game
    for state in found.states:
        assert (game.ranking(state) is not None) == (game.waits(state) == ())
        if game.waits(state) == (CHANCE,):
            assert game.phase(state) in ("deal", "over")
        ranking = game.ranking(state)
        if ranking is not None:
            assert sorted(seat for group in ranking for seat in group) == [
                *range(found.setup.seats)
            ]


@every_game
@law
@given(data=st.data())
def test_every_legal_move_applies(name: str, data: st.DataObject) -> None:
    found = data.draw(walks(name))
    game, state = found.game, found.last
    before = hash(state)
    for seat in range(found.setup.seats):
        for move in game.legal(state, seat):
            assert game.explain(state, move) is None
            after = game.apply(state, move)
            assert after != state
            check_epoch(game, state, move, after)
    assert hash(state) == before


def check_epoch(game: AnyGame, before: Any, move: Any, after: Any) -> None:
    """Check the epoch law and the law of free moves."""
    verb = game.text(move).split()[1]
    assert game.free(move) == (move.seat != CHANCE and verb in FREE)
    if game.free(move):
        assert game.epoch(after) == game.epoch(before)
    else:
        assert game.epoch(after) > game.epoch(before)


@every_game
@law
@given(data=st.data())
def test_the_epoch_rises_with_turn_actions_and_chance_only(name: str, data: st.DataObject) -> None:
    found = data.draw(walks(name, longest=300))
    for number, move in enumerate(found.moves):
        check_epoch(found.game, found.states[number], move, found.states[number + 1])


@every_game
@law
@given(data=st.data())
def test_everything_else_is_refused(name: str, data: st.DataObject) -> None:
    """G-28 for every game: what `legal` does not list raises, and `explain` says the reason."""
    found = data.draw(walks(name))
    game, state, seats = found.game, found.last, found.setup.seats
    allowed = {
        move
        for seat in range(seats)
        for move in (*game.legal(state, seat), *game.faults(state, seat))
    }
    for move in {*universe(name, found.setup.variant, seats), *allowed}:
        reason = game.explain(state, move)
        assert (reason is None) == (move in allowed)
        check_refused(game, state, move, reason)
    choices = game.chance(state)
    for move in of_chance(choices, seats):
        reason = game.explain(state, move)
        assert (reason is None) == (move.seat == CHANCE and chance.allows(choices, move))
        check_refused(game, state, move, reason)


def check_refused(game: AnyGame, state: Any, move: Any, reason: str | None) -> None:
    """Check that a move with a reason against it raises with that reason."""
    if reason is not None:
        with pytest.raises(IllegalMove) as caught:
            game.apply(state, move)
        assert caught.value.reason == reason


@every_game
@law
@given(data=st.data())
def test_every_move_has_a_text_of_its_own(name: str, data: st.DataObject) -> None:
    found = data.draw(walks(name))
    game, state = found.game, found.last
    moves = [
        *found.moves,
        *[move for seat in range(found.setup.seats) for move in game.legal(state, seat)],
    ]
    for move in moves:
        text = game.text(move)
        assert game.parse(text) == move
        seat, verb, *_ = text.split(" ")
        assert seat == ("-" if move.seat == CHANCE else str(move.seat))
        assert move.seat == CHANCE or verb in VERBS[name]
