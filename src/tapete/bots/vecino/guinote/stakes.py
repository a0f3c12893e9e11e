"""What a trick is worth to win and to lose: points, and the count to 101 [G-44 to G-48]."""

from tapete.bots.vecino.guinote.memory import Memory
from tapete.bots.vecino.guinote.odds import Baza
from tapete.bots.vecino.guinote.weights import Weights
from tapete.core.cards import SUIT_OF
from tapete.games.guinote.view import POINTS, View, running_points

_PASS = 100


def gain(
    view: View, memory: Memory, table: Baza, card: int, chance: float, weights: Weights
) -> float:
    """Return what a card brings in this trick, won with a probability, in points to expect.

    Who wins it gets what lies there and what the players still to come will add.
    """
    won = lost = float(table.points + POINTS[card])
    load, dodge = weights.load, weights.dodge
    if not view.stock:
        load, dodge = weights.bound_load, weights.bound_dodge
    led = SUIT_OF[table.cards[0] if table.cards else card]
    for seat in table.followers:
        points = memory.any_points() if view.stock else memory.points(seat, led)
        friend = (seat - memory.seat) % 2 == 0
        won += points * (load if friend else dodge)
        lost += points * (dodge if friend else load)
    ours, theirs = counted(view)
    return chance * _passing(view, ours, won, weights) - (1 - chance) * _passing(
        view, theirs, lost, weights
    )


def counted(view: View) -> tuple[int, int]:
    """Return the points of the own pair and of the other."""
    points = running_points(view)
    return (points[0], points[1]) if (view.seat or 0) % 2 == 0 else (points[1], points[0])


def sing_later(view: View, points: int, weights: Weights) -> float:
    """Return what it is worth to win a trick after which these points could be sung."""
    if points and view.match.vueltas and counted(view)[0] + points > _PASS:
        return points + weights.win_partida
    return points * weights.sing_now


def haste(view: View, weights: Weights) -> float:
    """Return how much what a card is worth later counts: less when vueltas may be cut soon."""
    if not view.match.vueltas:
        return 1.0
    return min(1.0, (_PASS + 1 - max(counted(view))) / weights.haste)


def _passing(view: View, before: int, more: float, weights: Weights) -> float:
    """Return what points are worth to a pair that has some: passing 100 wins the partida."""
    if before <= _PASS < before + more:
        return more + (weights.win_partida if view.match.vueltas else weights.pass_idas)
    return more
