"""What a trick is worth to win and to lose: points, and the count to 101 [G-44 to G-48]."""

from tapete.bots.vecino.guinote.odds import Baza
from tapete.bots.vecino.guinote.weights import Weights
from tapete.games.guinote.view import POINTS, View, running_points

_PASS = 100


def gain(view: View, table: Baza, card: int, chance: float, weights: Weights) -> float:
    """Return what a card brings in this trick, won with a probability, in points to expect.

    Who wins it gets what lies there and what the players still to come will add.
    """
    seat = view.seat or 0
    lying = table.points + POINTS[card]
    partner = any((follower - seat) % 2 == 0 for follower in table.followers)
    rivals = len(table.followers) - partner
    points = running_points(view)
    ours, theirs = points[seat % 2], points[1 - seat % 2]
    won = lying + partner * weights.load_ours
    lost = lying + rivals * weights.load_theirs
    return chance * _counted(view, ours, won, weights) - (1 - chance) * _counted(
        view, theirs, lost, weights
    )


def _counted(view: View, before: int, more: float, weights: Weights) -> float:
    """Return what points are worth to a pair that has some: passing 100 wins the partida."""
    if before <= _PASS < before + more:
        return more + (weights.win_partida if view.match.vueltas else weights.pass_idas)
    return more
