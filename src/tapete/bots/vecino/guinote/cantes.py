"""Sing, exchange the siete, and keep together what can still be sung."""

from typing import Final

from tapete.bots.vecino.guinote.memory import Memory
from tapete.bots.vecino.guinote.weights import Weights
from tapete.core.cards import SUIT_OF, spanish
from tapete.games.guinote.view import POWER, Exchange, SeatMove, Sing, View, running_points

PARTNER: Final = tuple(
    {12: spanish(10, card % 4), 10: spanish(12, card % 4)}.get(card // 4 + 1) for card in range(48)
)
"""For a rey its sota, for a sota its rey, for any other card nothing."""


def value(suit: int, trump: int) -> int:
    """Return what a cante brings [G-30]."""
    return 40 if suit == trump else 20


def to_sing(view: View, moves: tuple[SeatMove, ...]) -> Sing | None:
    """Return the cante to sing now, the dearest first, because the others may be lost [G-33].

    Nothing when it pays nothing: with the idas won by points already, a cante only shows cards.
    """
    sings = [move for move in moves if isinstance(move, Sing)]
    if not sings or _won_anyway(view):
        return None
    return max(sings, key=lambda move: value(move.suit, view.trump))


def _won_anyway(view: View) -> bool:
    if view.match.vueltas or view.rules.both_over_100 == "more_points":
        return False
    return running_points(view)[(view.seat or 0) % 2] > 100


def to_exchange(view: View, moves: tuple[SeatMove, ...]) -> Exchange | None:
    """Return the exchange of the siete when the muestra is the better card [G-38]."""
    for move in moves:
        if isinstance(move, Exchange) and view.muestra is not None:
            siete = spanish(7, view.trump)
            return move if POWER[view.muestra] > POWER[siete] else None
    return None


def pair_worth(view: View, memory: Memory, card: int, weights: Weights) -> float:
    """Return what a rey or sota is worth for a cante not sung yet."""
    other = PARTNER[card]
    suit = SUIT_OF[card]
    if other is None or suit in [sung for sung, _ in view.sung] or len(view.hand) < 3:
        return 0.0
    points = value(suit, view.trump)
    if other in view.hand:
        return points * weights.pair
    if other == view.muestra:
        siete = spanish(7, view.trump) in view.hand
        return points * weights.half_pair if siete else 0.0
    if not view.stock or not memory.unseen >> other & 1:
        return 0.0
    draws = view.stock // view.seats
    return points * weights.half_pair * draws / memory.unseen.bit_count()


def pending(view: View) -> int:
    """Return the points that the player could sing after winning a trick, the dearest cante."""
    if len(view.hand) < 3:
        return 0
    sung = [suit for suit, _ in view.sung]
    return max(
        [
            value(suit, view.trump)
            for suit in range(4)
            if suit not in sung
            and spanish(12, suit) in view.hand
            and spanish(10, suit) in view.hand
        ],
        default=0,
    )
