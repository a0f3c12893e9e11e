"""How long a move takes: `legal` of the seat that moves plus `apply`.

The mean over uniform play of a game's default preset at four seats, best of five runs, without
texts, faults and views. The moves are drawn before the clock starts.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

from tapete.core.chance import CHANCE, ChanceMove, Choice, Dealer, DealerOf, Shuffle, ShuffleOf
from tapete.core.game import AnyGame
from tapete.core.registry import games
from tapete.games.presidente import sets

LIMIT: Final = 10.0
"""Microseconds a move may take on the machine that the calibration loop describes."""
RUNS: Final = 5
MOVES: Final = 20_000
SEATS: Final = 4

Step: TypeAlias = tuple[Any, Any]
"""A state and the move that a seat made in it."""


def walk(game: AnyGame, *, moves: int = MOVES, seed: int = 0) -> list[Step]:
    """Return the steps of matches in which every seat that may act is as likely to, uniformly."""
    rng = Random(seed)
    rules = game.configure(game.variants[0].name, {}, SEATS)
    steps: list[Step] = []
    state = game.start(rules, SEATS)
    while len(steps) < moves:
        seats = game.actors(state)
        if not seats:
            state = game.start(rules, SEATS)
            continue
        seat = rng.choice(seats)
        if seat == CHANCE:
            state = game.apply(state, draw(game.chance(state), rng))
            continue
        move = rng.choice(game.legal(state, seat))
        steps.append((state, move))
        state = game.apply(state, move)
    return steps


def draw(choices: Sequence[Choice], rng: Random) -> ChanceMove:
    """Return the move of chance drawn from the first of the choices."""
    match choices[0]:
        case DealerOf(seats):
            return Dealer(rng.choice(seats))
        case ShuffleOf(cards):
            return Shuffle(tuple(rng.sample(cards, len(cards))))
        case other:
            return other


def best(game: AnyGame, steps: Sequence[Step], *, runs: int = RUNS) -> float:
    """Return the microseconds a move took in the fastest run."""
    legal, apply = game.legal, game.apply

    def run() -> float:
        begin = perf_counter()
        for state, move in steps:
            legal(state, move.seat)
            apply(state, move)
        return perf_counter() - begin

    return min(run() for _ in range(runs)) / len(steps) * 1e6


def calibrate(*, runs: int = RUNS) -> float:
    """Return the microseconds that a fixed piece of work takes: sort, slice and build tuples."""
    rounds = 10_000
    cards = tuple(range(40, 0, -1))

    def run() -> float:
        begin = perf_counter()
        for place in range(rounds):
            cut = place % 40
            sorted(cards[cut:] + cards[:cut])
        return perf_counter() - begin

    return min(run() for _ in range(runs)) / rounds * 1e6


def widest(*, hands: int = 200, seed: int = 0) -> tuple[float, int]:
    """Return the milliseconds for all leads of the slowest of some hands, and how many they were.

    Thirty cards of two packs with wild twos; each hand is new, and what earlier runs left in
    memory is thrown away; best of five runs.
    """
    game, rng = games()["presidente"], Random(seed)
    rules = game.configure("uno_doses_comodin", {"decks": 2}, 3)
    start = game.apply(game.start(rules, 3), Dealer(0))
    (pack,) = [choice.cards for choice in game.chance(start) if isinstance(choice, ShuffleOf)]
    slowest = (0.0, 0)
    for _ in range(hands):
        state = game.apply(start, Shuffle(tuple(rng.sample(pack, len(pack)))))
        seat = state.queue[0]
        thirty = tuple(sorted(rng.sample(state.hands[seat], 30)))
        state = state._replace(hands=(thirty,) * 3)
        times, leads = [], 0
        for _ in range(RUNS):
            sets.forget()
            begin = perf_counter()
            leads = len(game.legal(state, seat))
            times.append((perf_counter() - begin) * 1e3)
        slowest = max(slowest, (min(times), leads))
    return slowest


def main() -> None:
    """Print one line for the machine and one for each game."""
    print(f"calibration loop          {calibrate():6.2f} µs  (fixed work: compare machines by it)")
    for game in games().values():
        steps = walk(game)
        print(
            f"{game.name:10} legal + apply  {best(game, steps):6.2f} µs a move  (limit {LIMIT:g})"
        )
    milliseconds, leads = widest()
    print(f"presidente 30 cards, wild {milliseconds:6.2f} ms for all {leads} leads  (limit 1)")


if __name__ == "__main__":
    main()
