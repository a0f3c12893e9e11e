"""The neighbour at guiñote: the tips of the table, told to a program [G-63].

Every card that may be laid is given a worth in points: what it brings in this trick, with the
probability that the own pair wins it, less what the card is worth later. The dearest is laid.
`memory` counts cards, `odds` says how likely a trick is ours, `stakes` what it is worth, `mazo` and
`arrastre` what a card is worth later, `cantes` sings and exchanges.
"""

from random import Random

from tapete.bots.vecino.guinote import arrastre, cantes, final, mazo
from tapete.bots.vecino.guinote.memory import remember
from tapete.bots.vecino.guinote.odds import baza
from tapete.bots.vecino.guinote.weights import ALONE, PAIRS, Weights
from tapete.core.game import AnyGame
from tapete.games.guinote.view import POINTS, POWER, Play, SeatMove, View


class Vecino:
    """Plays guiñote by rules of thumb."""

    def __init__(self, game: AnyGame, weights: Weights | None = None) -> None:
        self.game = game
        self._weights = weights

    def choose(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> SeatMove:
        """Return the move that the tips of the table advise: exchange, sing, or lay a card."""
        first = cantes.to_exchange(view, moves) or cantes.to_sing(view, moves)
        if first is not None:
            return first
        plays = [move for move in moves if isinstance(move, Play)]
        return plays[0] if len(plays) == 1 else self._card(view, plays, rng)

    def react(self, view: View, moves: tuple[SeatMove, ...], rng: Random) -> SeatMove | None:
        """Return the cante to sing out of turn, or nothing."""
        return cantes.to_sing(view, moves)

    def _card(self, view: View, plays: list[Play], rng: Random) -> Play:
        memory = remember(view)
        if final.near(view):
            return final.best(view, memory, plays, rng)
        table = baza(view, memory)
        phase = mazo if view.stock else arrastre
        weights = self._weights or (PAIRS if view.seats == 4 else ALONE)

        def worth(move: Play) -> tuple[float, int, int]:
            card = move.card
            value = phase.worth(view, memory, table, card, weights)
            return value, -POINTS[card], -POWER[card]

        return max(plays, key=worth)
