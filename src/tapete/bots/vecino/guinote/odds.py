"""How likely a trick is ours: what the players still to come can and want to beat."""

from dataclasses import dataclass

from tapete.bots.vecino.guinote.memory import HIGHER, SUIT, Memory
from tapete.bots.vecino.guinote.weights import Weights
from tapete.core.cards import SUIT_OF
from tapete.games.guinote.view import POINTS, POWER, View, trick, winning


@dataclass(frozen=True, slots=True)
class Baza:
    """The trick on the table before a player's card."""

    cards: tuple[int, ...]
    best: int | None
    """The card that wins so far; None for whoever leads."""
    ours: bool
    """Whether the partner wins so far."""
    points: int
    followers: tuple[int, ...]
    """Seats still to come after this player."""


def baza(view: View, memory: Memory) -> Baza:
    """Return the trick on the table as the seat in turn sees it."""
    cards = trick(view)
    followers = tuple(
        [(memory.seat + far) % view.seats for far in range(1, view.seats - len(cards))]
    )
    if not cards:
        return Baza(cards, None, ours=False, points=0, followers=followers)
    place = winning(cards, view.trump)
    ours = view.seats == 4 and len(cards) - place == 2
    return Baza(cards, cards[place], ours, sum([POINTS[card] for card in cards]), followers)


def beats(card: int, best: int, trump: int) -> bool:
    """Return whether a card laid on a trick beats the one that wins it so far."""
    if SUIT_OF[card] == SUIT_OF[best]:
        return POWER[card] > POWER[best]
    return SUIT_OF[card] == trump


def win(memory: Memory, table: Baza, card: int, weights: Weights, *, stock: bool) -> float:
    """Return the probability that the own pair wins the trick with this card in it."""
    best, ours = table.best, table.ours
    if best is None or beats(card, best, memory.trump):
        best, ours = card, True
    led = SUIT_OF[table.cards[0] if table.cards else card]
    stake = table.points + POINTS[card]
    safe, lost, unknown = (1.0, 0.0, 0.0) if ours else (0.0, 1.0, 0.0)
    for seat in table.followers:
        if stock:
            chance = _takes(memory, seat, best, stake, weights)
        else:
            chance = _must_beat(memory, seat, best, led)
        if (seat - memory.seat) % 2:
            safe, unknown = safe * (1 - chance), unknown + safe * chance
        else:
            back = unknown * chance * weights.partner_retakes
            safe, lost, unknown = safe + lost * chance + back, lost * (1 - chance), unknown - back
    return safe


def _takes(memory: Memory, seat: int, best: int, stake: int, weights: Weights) -> float:
    """Return how likely a free player beats a card: he must be able to, and want to [G-14]."""
    wants = _readiness(weights.takes_blank, weights.takes_point, stake)
    higher = (1 - memory.none(seat, HIGHER[best])) * wants
    if SUIT_OF[best] == memory.trump:
        return higher * weights.ruffs_trump
    wants = _readiness(weights.ruffs_blank, weights.ruffs_point, stake)
    ruffs = (1 - memory.none(seat, SUIT[memory.trump])) * wants
    return higher + (1 - higher) * ruffs


def _readiness(blank: float, point: float, stake: int) -> float:
    return min(1.0, max(0.0, blank + stake * point))


def _must_beat(memory: Memory, seat: int, best: int, led: int) -> float:
    """Return how likely the duties of the arrastre make a player beat a card [G-20 to G-27]."""
    higher, suit, trumps = HIGHER[best], SUIT[led], SUIT[memory.trump]
    none = memory.none
    if SUIT_OF[best] != led:  # ruffed already: he must be void and have a higher trump
        return none(seat, suit) - none(seat, suit | higher)
    beats = 1 - none(seat, higher)
    if led == memory.trump:
        return beats
    return beats + none(seat, suit) - none(seat, suit | trumps)
