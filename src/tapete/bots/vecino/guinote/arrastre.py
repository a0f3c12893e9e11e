"""Play without a stock: cash what is good by count, draw trumps when strong, mind the ultimas."""

from tapete.bots.vecino.guinote import cantes
from tapete.bots.vecino.guinote.memory import HIGHER, SUIT, Memory, mask
from tapete.bots.vecino.guinote.odds import Baza, win
from tapete.bots.vecino.guinote.stakes import gain, haste, sing_later
from tapete.bots.vecino.guinote.weights import Weights
from tapete.core.cards import SUIT_OF
from tapete.games.guinote.view import POINTS, View


def worth(view: View, memory: Memory, table: Baza, card: int, weights: Weights) -> float:
    """Return what laying this card brings, less what the card is worth in the hand."""
    chance = win(memory, table, card, weights, stock=False)
    total = gain(view, memory, table, card, chance, weights)
    total += chance * sing_later(view, cantes.pending(view), weights)
    kept = later(view, memory, card, weights) + cantes.pair_worth(view, memory, card, weights)
    total -= kept * haste(view, weights)
    if table.best is None and SUIT_OF[card] == view.trump and _strong(view, memory):
        total += weights.draw_trumps
    return total


def _strong(view: View, memory: Memory) -> bool:
    trumps = SUIT[view.trump]
    out = memory.out(trumps).bit_count()
    return 0 < out < (mask(view.hand) & trumps).bit_count()


def later(view: View, memory: Memory, card: int, weights: Weights) -> float:
    """Return what a card is worth in a later trick of the arrastre."""
    ultimas = 10 * weights.ultimas if len(view.hand) == 2 and not view.match.vueltas else 0.0
    if SUIT_OF[card] == view.trump:
        if memory.good(card):
            return POINTS[card] + weights.master_trump + ultimas
        trumps = memory.out(SUIT[view.trump])
        beaten = 1 - (trumps & HIGHER[card]).bit_count() / trumps.bit_count()
        return beaten * weights.trump_later - (1 - beaten) * POINTS[card] * weights.risk
    chance = _wins_led(view, memory, card) * weights.reach
    found = weights.future + ultimas + POINTS[card]
    return chance * found - (1 - chance) * POINTS[card] * weights.risk


def _wins_led(view: View, memory: Memory, card: int) -> float:
    """Return how likely a card led now would win: nobody has a higher one, no rival ruffs."""
    suit, trumps = SUIT[SUIT_OF[card]], SUIT[view.trump]
    chance = 1.0
    for far in range(1, view.seats, 2):
        seat = (memory.seat + far) % view.seats
        none = memory.none
        ruffs = none(seat, suit) - none(seat, suit | trumps)
        chance *= max(0.0, none(seat, HIGHER[card]) - ruffs)
    return chance
