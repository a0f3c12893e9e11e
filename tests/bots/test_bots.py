"""What holds for every bot at every table: legal, repeatable, blind to what its seat cannot see."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bots import Bot, bots, make
from tapete.bots.match import steps
from tapete.core.cards import parse_card
from tapete.core.chance import CHANCE
from tapete.core.options import OptionError, options
from tapete.games.guinote import GAME
from tapete.games.guinote.rules import Rules
from tapete.games.guinote.state import PLAYS, SINGS
from tests.games.guinote.positions import position, rules

NAMES = sorted(bots())
SEATS = st.sampled_from([2, 4])
OPTIONS = st.fixed_dictionaries(
    {option.name: st.sampled_from(option.words) for option in options(Rules) if option.words}
    | {"partidas_per_coto": st.integers(1, 3), "cotos": st.integers(1, 2)}
)
"""Every option that changes play."""


class Referee:
    """Lets a bot play and checks that it answers with a legal move, twice the same."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.bot = make(name, GAME)

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return self.answer("choose", view, moves, rng)

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any | None:
        return self.answer("react", view, moves, rng)

    def answer(self, asked: str, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        again, before = Random(), rng.getstate()
        again.setstate(before)
        move = getattr(self.bot, asked)(view, moves, rng)
        assert move in moves or (asked == "react" and move is None)
        assert move == getattr(make(self.name, GAME), asked)(view, moves, again)
        return move


@given(st.integers(0, 10**9), SEATS, OPTIONS, st.lists(st.sampled_from(NAMES), min_size=4))
def test_every_answer_is_legal_and_depends_on_view_moves_and_generator_alone(
    seed: int, seats: int, values: dict[str, Any], names: list[str]
) -> None:
    """Over every option and number of seats; a new bot answers like one that has played on."""
    own = rules(seats, **values)
    table = [Referee(name) for name in names[:seats]]
    state = GAME.start(own, seats)
    for reached, _ in steps(GAME, own, seats, table, Random(seed)):
        state = reached
    assert GAME.ranking(state) is not None


@pytest.mark.parametrize("name", NAMES)
@given(st.integers(0, 10**9), SEATS, OPTIONS)
def test_a_bot_plays_alike_in_positions_that_look_alike(
    name: str, seed: int, seats: int, values: dict[str, Any]
) -> None:
    """Non-interference: the hidden cards are dealt anew, and neither choice nor reaction moves."""
    own, bot, rng = rules(seats, **values), make(name, GAME), Random(seed)
    positions = [state for state, _ in steps(GAME, own, seats, [bot] * seats, rng)]
    for state in positions[seed % 7 :: 7]:
        for seat in GAME.actors(state):
            if seat != CHANCE:
                twin = GAME.sample(GAME.view(state, seat), rng)
                assert answers(bot, state, seat) == answers(bot, twin, seat)


def answers(bot: Bot, state: Any, seat: int) -> tuple[Any, Any]:
    """Return what a bot would choose and how it would react."""
    view, moves = GAME.view(state, seat), GAME.legal(state, seat)
    return bot.choose(view, moves, Random(3)), bot.react(view, moves, Random(3))


def test_uniform_chooses_every_legal_move_equally_often() -> None:
    state = position({0: "12o 10o 3c"}, may_sing=(1, 0, 1, 0))
    bot, rng = make("uniform", GAME), Random(7)
    moves = GAME.legal(state, 0)
    counts = Counter(bot.choose(GAME.view(state, 0), moves, rng) for _ in range(4000))
    assert set(counts) == set(moves) == {*(PLAYS[0][parse_card(c)] for c in HAND), SINGS[0][0]}
    assert all(800 < count < 1200 for count in counts.values())


HAND = ("12o", "10o", "3c")


def test_uniform_reacts_one_time_in_eight() -> None:
    state = position({0: "3c", 2: "12o 10o"}, may_sing=(1, 0, 1, 0))
    bot, rng = make("uniform", GAME), Random(7)
    view, moves = GAME.view(state, 2), GAME.legal(state, 2)
    counts = Counter(bot.react(view, moves, rng) for _ in range(8000))
    assert set(counts) == {None, SINGS[2][0]}
    assert 850 < counts[SINGS[2][0]] < 1150
    assert bot.react(view, (), rng) is None


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="bot maestro: there are uniform, vecino"):
        make("maestro", GAME)
