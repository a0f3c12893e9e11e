"""The rules against a second implementation, move by move, over every option."""

import json
from collections import Counter
from random import Random
from typing import Any

from tapete.core import chance
from tapete.core.cards import line
from tapete.core.chance import CHANCE
from tapete.core.options import as_json
from tapete.games.presidente import GAME
from tapete.games.presidente.state import Pass, Play, State
from tests.laws.walks import random_setup, step
from tests.perft.presidente.slow import Table

MATCHES = 250
MOVES = 400
MET = (
    *("give", "timeout", "RevolutionTurned", "TrickKilled", "TrickCut", "TurnSkipped"),
    *("QuartetDiscarded", "SeatStuck", "SeatOffended", "StockRecycled", "MatchEnded"),
)


def shown(state: State) -> dict[str, Any]:
    """Return what a replay shows of a position, as far as the rules decide it."""
    return {
        "phase": GAME.phase(state),
        "to_act": ["-" if seat < 0 else str(seat) for seat in GAME.waits(state)],
        "hands": [line(hand) for hand in GAME.hands(state)],
        "score": GAME.score(state),
    }


def check(state: State, table: Table) -> None:
    assert json.dumps(shown(state)) == json.dumps(table.position())
    for seat in range(state.seats):
        listed = [GAME.text(move) for move in GAME.legal(state, seat)]
        assert sorted(listed) == table.moves(seat)
    may = GAME.chance(state) if CHANCE in GAME.actors(state) else ()
    assert sorted(map(chance.verb, may)) == table.chances()


def eager(state: State, rng: Random) -> Any:
    """Return a random move that often lays as many cards as it can."""
    move = step(GAME, state, rng)
    if isinstance(move, Play | Pass) and rng.random() < 0.7:
        return max(GAME.legal(state, move.seat), key=lambda m: len(getattr(m, "cards", ())))
    return move


def test_two_readings_of_the_document_agree() -> None:
    """U-1 to U-67 in one: legal moves, hands, turn and score after every move."""
    rng = Random(0)
    met: Counter[str] = Counter()
    for _ in range(MATCHES):
        setup = random_setup("presidente", rng)
        options = {**GAME.variant(setup.variant).options, **setup.options}
        written = {name: as_json(value) for name, value in options.items()}
        state, table = setup.start(), Table(setup.seats, written)
        for _ in range(MOVES):
            move = eager(state, rng)
            if move is None:
                break
            before, text = state, GAME.text(move)
            state = GAME.apply(state, move)
            table.act(text)
            check(state, table)
            met[text.split()[1]] += 1
            met.update(type(event).__name__ for event in GAME.narrate(before, move, state, None))
    assert min(met[what] for what in MET) > 0, met
