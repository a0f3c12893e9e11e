"""The player that any other must beat: every legal move is as likely as any other."""

from random import Random
from typing import Any, Final

from tapete.core.game import AnyGame

REACTS: Final = 1 / 8
"""How often it acts out of turn when it may; always would make every window trivial."""


class Uniform:
    """Any legal move with equal chance; out of turn one time in eight."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Return any of the moves."""
        return rng.choice(moves)

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any | None:
        """Return any of the moves, with probability 1/8."""
        return rng.choice(moves) if moves and rng.random() < REACTS else None
