"""What holds for every bot at every game, in positions of walks with any options and time-outs."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bots import bots, make
from tapete.core.chance import CHANCE
from tapete.core.game import AnyGame
from tests.laws.walks import NAMES, Walk, walks

PER_WALK = 12
"""Positions of a walk that are looked at."""

each = pytest.mark.parametrize(
    ("name", "bot"), [(name, bot) for name in NAMES for bot in sorted(bots())]
)


def asked(walk: Walk, rng: Random) -> list[tuple[Any, int]]:
    """Return some positions of a walk, each with a seat that may act there."""
    found = [
        (state, seat) for state in walk.states for seat in walk.game.actors(state) if seat != CHANCE
    ]
    return rng.sample(found, min(PER_WALK, len(found)))


def answers(game: AnyGame, bot: str, state: Any, seat: int) -> tuple[Any, Any]:
    """Return what a new bot chooses and how it reacts."""
    view, moves = game.view(state, seat), game.legal(state, seat)
    player = make(bot, game)
    return player.choose(view, moves, Random(3)), player.react(view, moves, Random(3))


@each
@settings(max_examples=60)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_every_answer_is_legal_and_the_same_again(
    name: str, bot: str, data: st.DataObject, seed: int
) -> None:
    """Never stuck, whatever the options; `python -m bench.bots` says how long it takes."""
    walk = data.draw(walks(name))
    for state, seat in asked(walk, Random(seed)):
        choice, reaction = answers(walk.game, bot, state, seat)
        legal = walk.game.legal(state, seat)
        assert choice in legal
        assert reaction is None or reaction in legal
        assert (choice, reaction) == answers(walk.game, bot, state, seat)


@each
@settings(max_examples=60)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_a_bot_plays_alike_in_positions_that_look_alike(
    name: str, bot: str, data: st.DataObject, seed: int
) -> None:
    """Non-interference: what its seat cannot see is dealt anew, and no answer changes."""
    walk, rng = data.draw(walks(name)), Random(seed)
    for state, seat in asked(walk, rng):
        twin = walk.game.sample(walk.game.view(state, seat), rng)
        assert answers(walk.game, bot, state, seat) == answers(walk.game, bot, twin, seat)
