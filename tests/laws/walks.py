"""Random matches of every game: setups by Hypothesis from the options, walks from a seed."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import HealthCheck, assume, note, settings
from hypothesis import strategies as st

from tapete.core.chance import CHANCE, ChanceMove, Choice, Dealer, DealerOf, Shuffle, ShuffleOf
from tapete.core.game import AnyGame
from tapete.core.options import OptionError, Value, options
from tapete.core.registry import games
from tests.options import random_value, values

NAMES = tuple(games())
"""Every registered game."""

law = settings(
    max_examples=150,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
"""How often a law is tried."""


TIRELESS = 7 / 8
"""How often a seat moves although its clock might have run out."""


@dataclass(frozen=True)
class Setup:
    """A game with its rules and number of seats."""

    game: AnyGame
    variant: str
    options: Mapping[str, Value]
    seats: int

    def start(self) -> Any:
        """Return the position before the first move."""
        rules = self.game.configure(self.variant, self.options, self.seats)
        return self.game.start(rules, self.seats)


@dataclass(frozen=True)
class Walk:
    """A match, or its beginning: one state more than moves."""

    setup: Setup
    states: tuple[Any, ...]
    moves: tuple[Any, ...]

    @property
    def game(self) -> AnyGame:
        """Return the game that was played."""
        return self.setup.game

    @property
    def last(self) -> Any:
        """Return the state after the last move."""
        return self.states[-1]

    @property
    def texts(self) -> list[str]:
        """Return the moves as lines of a record."""
        return [self.game.text(move) for move in self.moves]


@st.composite
def setups(draw: st.DrawFn, name: str) -> Setup:
    """Return a strategy for variants, options and numbers of seats of a game."""
    game = games()[name]
    variant = draw(st.sampled_from(game.variants))
    chosen = draw(
        st.fixed_dictionaries(
            {}, optional={option.name: values(option) for option in options(game.rules)}
        )
    )
    setup = Setup(game, variant.name, chosen, draw(st.sampled_from(variant.seats)))
    try:
        setup.start()
    except OptionError:
        assume(False)  # options that exclude one another
    return setup


@st.composite
def walks(draw: st.DrawFn, name: str, longest: int = 160) -> Walk:
    """Return a strategy for beginnings of matches; a failure shrinks to a short record."""
    setup = draw(setups(name))
    seed = draw(st.integers(0, 2**32))
    # Not `integers`, which like small numbers: most positions of interest come late.
    length = draw(st.sampled_from(range(longest + 1)))
    found = walk(setup, Random(seed), length)
    note(f"{setup.variant} {dict(setup.options)} seats {setup.seats}\n" + "\n".join(found.texts))
    return found


def walk(setup: Setup, rng: Random, length: int) -> Walk:
    """Return a match of at most that many moves; whoever may act is equally likely to."""
    game, state = setup.game, setup.start()
    states: list[Any] = [state]
    moves: list[Any] = []
    while len(moves) < length:
        move = step(game, state, rng)
        if move is None:
            break
        state = game.apply(state, move)
        states.append(state)
        moves.append(move)
    return Walk(setup, tuple(states), tuple(moves))


def step(game: AnyGame, state: Any, rng: Random) -> Any:
    """Return a random legal move or fault, or nothing when nobody may act.

    A clock that may run out does so less often than a seat moves, or hands would hardly end.
    """
    seats = game.actors(state)
    if not seats:
        return None
    seat = rng.choice(seats)
    if seat == CHANCE and CHANCE not in game.waits(state) and rng.random() < TIRELESS:
        seat = rng.choice([other for other in seats if other != CHANCE])
    if seat == CHANCE:
        return shuffled(rng.choice(game.chance(state)), rng)
    return rng.choice((*game.legal(state, seat), *game.faults(state, seat)))


def shuffled(choice: Choice, rng: Random) -> ChanceMove:
    """Return a move of chance that a choice allows."""
    match choice:
        case DealerOf(seats):
            return Dealer(rng.choice(seats))
        case ShuffleOf(cards):
            return Shuffle(tuple(rng.sample(cards, len(cards))))
        case _:
            return choice


def random_setup(name: str, rng: Random) -> Setup:
    """Return a setup whose options are drawn evenly, for long runs with a seed."""
    game = games()[name]
    while True:
        variant = rng.choice(game.variants)
        chosen = {
            option.name: random_value(option, rng)
            for option in options(game.rules)
            if rng.random() < 0.5
        }
        setup = Setup(game, variant.name, chosen, rng.choice(variant.seats))
        try:
            setup.start()
        except OptionError:
            continue
        return setup
