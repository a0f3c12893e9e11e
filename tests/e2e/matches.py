"""Matches that lead to a position worth looking at."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from tapete.bots.chance import draw
from tapete.core.chance import CHANCE
from tapete.games.guinote import GAME
from tapete.games.guinote.state import State
from tests.files import ROOT

_RECORD: Final = Path(ROOT) / "tests/transcripts/golden.json"
GOLDEN: Final[list[str]] = json.loads(_RECORD.read_text("utf-8"))["moves"]
"""The golden trace of section 4.3 of the rules: one whole hand, won by seats 1 and 3 (pair B)."""
MOST_TRIES: Final = 5_000


def before(move: str) -> list[str]:
    """Return the golden trace up to a move, which is not yet made."""
    return GOLDEN[: GOLDEN.index(move)]


def match_until(
    wanted: Callable[[State], bool], *, variant: str = "guinote", seats: int = 4, **options: Any
) -> list[str]:
    """Return the moves of some match up to the first position that is wanted."""
    rules = GAME.configure(variant, options, seats)
    for seed in range(MOST_TRIES):
        rng, moves = Random(seed), []
        state = GAME.start(rules, seats)
        while not wanted(state) and (waits := GAME.waits(state)):
            if waits[0] == CHANCE:
                move: Any = draw(GAME.chance(state), rng)
            else:
                move = rng.choice(GAME.legal(state, waits[0]))
            moves.append(GAME.text(move))
            state = GAME.apply(state, move)
        if wanted(state):
            return moves
    raise LookupError("no match leads there")


def state_after(moves: Sequence[str], **options: Any) -> State:
    """Return the position to which moves lead at a table of four."""
    state = GAME.start(GAME.configure("guinote", options, 4), 4)
    for move in moves:
        state = GAME.apply(state, GAME.parse(move))
    return state


def legal(state: State, seat: int) -> list[str]:
    """Return what a seat may do, as moves without the seat."""
    return [GAME.text(move).partition(" ")[2] for move in GAME.legal(state, seat)]


def to_lay(state: State, seat: int) -> list[str]:
    """Return the cards that a seat may lay; none where it is not its turn."""
    moves = legal(state, seat) if state.phase == "play" else []
    return [move.removeprefix("play ") for move in moves if move.startswith("play ")]
