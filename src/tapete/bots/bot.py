"""What a bot is: something that answers a view with a move.

A bot never meets a state. It is given what its seat may know and the legal moves of that seat, so
a bot that peeks cannot be written by accident. All its randomness comes from the generator it is
handed: the same view, moves and generator give the same answer.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol, TypeAlias

from tapete.core.game import AnyGame


class Bot(Protocol):
    """A player of one game, at any seat of any number of tables; it keeps nothing between calls."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """Return one of the moves; asked when the game waits for this seat."""

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any | None:
        """Return one of the moves, or nothing; asked when this seat may act out of turn."""


Factory: TypeAlias = Callable[[AnyGame], Bot]
"""Makes a bot for a game. Raises: OptionError when it does not know the game."""
