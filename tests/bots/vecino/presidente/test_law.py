"""Over any options and 2 to 10 seats: an answer that is offered, from every view."""

from random import Random
from typing import Any

from tapete.bots import make
from tapete.bots.match import steps
from tapete.core.chance import CHANCE
from tapete.games.presidente import GAME
from tests.laws.walks import random_setup

MATCHES = 30
MOVES = 120


class Referee:
    """Lets the neighbour play and checks that it answers with one of the moves, twice the same."""

    def __init__(self) -> None:
        self.bot = make("vecino", GAME)
        self.answers = 0

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        move = self.bot.choose(view, moves, rng)
        assert move in moves
        assert move == make("vecino", GAME).choose(view, moves, Random(1))
        self.answers += 1
        return move

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any | None:
        raise AssertionError("presidente has no move out of turn")


def test_every_answer_is_one_of_the_moves_and_depends_on_view_and_moves_alone() -> None:
    """U-52: it is never without an answer, and every match goes on."""
    rng, referee, seen = Random("law"), Referee(), set()
    for _ in range(MATCHES):
        setup = random_setup("presidente", rng)
        seen.add(setup.seats)
        state = setup.start()
        table = [referee] * setup.seats
        for (reached, _), _ in zip(
            steps(GAME, state.rules, setup.seats, table, rng), range(MOVES), strict=False
        ):
            state = reached
    assert len(seen) > 5
    assert referee.answers > MATCHES * MOVES / 2


def test_it_plays_alike_in_positions_that_look_alike() -> None:
    """Non-interference: the hidden cards are dealt anew, and no choice moves (section 8)."""
    rng, bot, compared = Random("honest"), make("vecino", GAME), 0
    for _ in range(MATCHES):
        setup = random_setup("presidente", rng)
        rules = setup.start().rules
        playing = steps(GAME, rules, setup.seats, [bot] * setup.seats, rng)
        for (state, _), number in zip(playing, range(MOVES), strict=False):
            if number % 7:
                continue
            for seat in set(GAME.waits(state)) - {CHANCE}:
                twin = GAME.sample(GAME.view(state, seat), rng)
                first, second = [
                    bot.choose(GAME.view(each, seat), GAME.legal(each, seat), Random(3))
                    for each in (state, twin)
                ]
                assert first == second
                compared += twin.hands != state.hands
    assert compared > 2 * MATCHES, "most positions hide something"


def test_whole_matches_of_every_variant_end() -> None:
    for variant in GAME.variants:
        rules = GAME.configure(variant.name, {}, 4)
        rng = Random(variant.name)
        (*_, (last, _)) = steps(GAME, rules, 4, [make("vecino", GAME)] * 4, rng)
        assert GAME.ranking(last) is not None, variant.name
