"""Play while there is a stock: get rid of what is worth nothing, keep trumps for the arrastre."""

from tapete.bots.vecino.guinote import cantes
from tapete.bots.vecino.guinote.memory import SUIT, Memory, mask
from tapete.bots.vecino.guinote.odds import Baza, win
from tapete.bots.vecino.guinote.stakes import gain, haste, sing_later
from tapete.bots.vecino.guinote.weights import Weights
from tapete.core.cards import SUIT_OF, spanish
from tapete.games.guinote.view import POINTS, POWER, View, tricks_done


def worth(view: View, memory: Memory, table: Baza, card: int, weights: Weights) -> float:
    """Return what laying this card brings, less what the card is worth in the hand."""
    chance = win(memory, table, card, weights, stock=True)
    laid = gain(view, memory, table, card, chance, weights)
    kept = keep(view, memory, card, weights) * haste(view, weights)
    return laid + chance * _winning(view, card, weights) - kept


def _winning(view: View, card: int, weights: Weights) -> float:
    """Return what winning this trick is worth beyond its points."""
    worth = sing_later(view, cantes.pending(view), weights)
    if view.stock == view.seats:
        # Who wins the last trick leads to the arrastre, and a rival draws the muestra [G-17].
        muestra = view.muestra if view.muestra is not None else card
        drawn = weights.trump_keep[POWER[muestra] - 1] * weights.muestra
        return worth - weights.lead_arrastre - drawn
    siete = spanish(7, view.trump)
    if siete in view.hand and card != siete:
        worth += weights.siete_now * _exchange_brings(view, weights)
    return worth


def _exchange_brings(view: View, weights: Weights) -> float:
    """Return what the muestra is worth more than the siete while there is time [G-40]."""
    if view.muestra is None or view.stock == view.seats:
        return 0.0
    kept = weights.trump_keep
    return max(0.0, kept[POWER[view.muestra] - 1] - kept[4])


def keep(view: View, memory: Memory, card: int, weights: Weights) -> float:
    """Return what a card is worth kept for the arrastre [G-63]."""
    power = POWER[card] - 1
    pair = cantes.pair_worth(view, memory, card, weights)
    if SUIT_OF[card] == view.trump:
        siete = card == spanish(7, view.trump)
        later = weights.siete_keep * _exchange_brings(view, weights) if siete else 0.0
        return weights.trump_keep[power] + pair + later
    suit = mask(view.hand) & SUIT[SUIT_OF[card]]
    worth = weights.side_keep[power] + pair
    if POINTS[card] < 10 and any(suit >> spanish(rank, SUIT_OF[card]) & 1 for rank in (1, 3)):
        worth += weights.guard
    if suit.bit_count() == 1:
        worth -= weights.void
    if SUIT_OF[card] in partner_discards(view):
        worth += weights.partner_suit
    return worth


def partner_discards(view: View) -> set[int]:
    """Return the suits of the worthless cards that the partner has thrown away."""
    if view.seats != 4 or view.seat is None:
        return set()
    partner = (view.seat + 2) % 4
    suits = set()
    for number in range(tricks_done(view) + 1):
        place = (partner - view.leaders[number]) % 4
        at = number * 4 + place
        if at < len(view.played) and not POINTS[view.played[at]]:
            suits.add(SUIT_OF[view.played[at]])
    return suits - {view.trump}
