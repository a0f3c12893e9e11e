"""The last tricks, played out to the end: with few cards left a player who counts sees them all.

Against one opponent the arrastre hides nothing from a counter. With four the hidden cards are dealt
in a few ways that agree with the count, and the card that is best on average is laid.
"""

from random import Random
from typing import Final

from tapete.bots.vecino.guinote.memory import Memory
from tapete.bots.vecino.guinote.stakes import counted
from tapete.core.cards import spanish
from tapete.games.guinote.play import duties
from tapete.games.guinote.view import PACK, POINTS, Play, View, trick, winning

CARDS: Final = {4: 2, 2: 4}
"""With how many cards in hand the end is played out, by number of seats."""
DEALS: Final = 6
"""Deals that are looked at while cards are hidden."""
_PASS: Final = 100
_ULTIMAS: Final = 10
_PARTIDA: Final = 60
"""What winning the partida is worth, in points."""

Hands = tuple[tuple[int, ...], ...]


def near(view: View) -> bool:
    """Return whether the end is near enough to play it out."""
    return not view.stock and len(view.hand) <= CARDS[view.seats]


def best(view: View, memory: Memory, plays: list[Play], rng: Random) -> Play:
    """Return the play that brings most when everybody plays best from here."""
    known = not any(memory.hidden) or memory.unseen.bit_count() == max(memory.hidden)
    deals = [deal(view, memory, rng) for _ in range(1 if known else DEALS)]
    ends = [End(view, hands) for hands in deals if hands]
    return max(plays, key=lambda move: sum([end.after(move.card) for end in ends]))


def deal(view: View, memory: Memory, rng: Random) -> Hands:
    """Return hands that agree with the count; now and then none is found, then nothing."""
    unseen = [card for card in PACK if memory.unseen >> card & 1]
    for _ in range(8):
        rng.shuffle(unseen)
        hands, at = [], 0
        for seat in range(view.seats):
            if seat == memory.seat:
                hands.append(view.hand)
                continue
            drawn = unseen[at : at + memory.hidden[seat]]
            at += memory.hidden[seat]
            if any(memory.barred[seat] >> card & 1 for card in drawn):
                break
            hands.append((*drawn, *[c for c in PACK if memory.known[seat] >> c & 1]))
        else:
            return tuple(hands)
    return ()


class End:
    """The rest of a hand with every card known, as the seat in turn sees it."""

    def __init__(self, view: View, hands: Hands) -> None:
        self._hands = hands
        self._trump = view.trump
        self._seats = view.seats
        self._seat = view.seat or 0
        self._vueltas = view.match.vueltas
        self._more_points = view.rules.both_over_100 == "more_points"
        self._laid = trick(view)
        self._leader = view.leaders[-1]
        self._points = counted(view)
        self._unsung = frozenset(range(4)) - {suit for suit, _ in view.sung}

    def after(self, card: int) -> float:
        """Return what laying a card brings in the end, in points."""
        return self._lay(self._hands, self._leader, self._laid, card, self._points, -1e9, 1e9)

    def _lay(
        self,
        hands: Hands,
        leader: int,
        laid: tuple[int, ...],
        card: int,
        points: tuple[int, int],
        low: float,
        high: float,
    ) -> float:
        seat = (leader + len(laid)) % self._seats
        hand = tuple([other for other in hands[seat] if other != card])
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        laid = (*laid, card)
        if len(laid) < self._seats:
            return self._search(hands, leader, laid, points, low, high)
        winner = (leader + winning(laid, self._trump)) % self._seats
        last = not hands[winner]
        more = sum([POINTS[each] for each in laid])
        more += _ULTIMAS if last and not self._vueltas else 0
        more += self._sung(hands, winner)
        mine = (winner - self._seat) % 2 == 0
        points = (points[0] + more, points[1]) if mine else (points[0], points[1] + more)
        if last or (self._vueltas and max(points) > _PASS):
            return self._outcome(points, mine=mine)
        return self._search(hands, winner, (), points, low, high)

    def _search(
        self,
        hands: Hands,
        leader: int,
        laid: tuple[int, ...],
        points: tuple[int, int],
        low: float,
        high: float,
    ) -> float:
        seat = (leader + len(laid)) % self._seats
        mine = (seat - self._seat) % 2 == 0
        found = -1e9 if mine else 1e9
        for card in self._legal(hands[seat], laid):
            value = self._lay(hands, leader, laid, card, points, low, high)
            if mine:
                found = max(found, value)
                low = max(low, value)
            else:
                found = min(found, value)
                high = min(high, value)
            if low >= high:
                break
        return found

    def _legal(self, hand: tuple[int, ...], laid: tuple[int, ...]) -> tuple[int, ...]:
        if not laid or len(hand) == 1:
            return hand
        place = winning(laid, self._trump)
        partner = self._seats == 4 and len(laid) - place == 2
        return duties(hand, laid[0], laid[place], self._trump, partner_wins=partner)

    def _sung(self, hands: Hands, winner: int) -> int:
        """Return what the winner's pair can sing now, a cante each, the dearest."""
        if len(hands[winner]) < 2:
            return 0
        total = 0
        for seat in range(winner % 2, self._seats, 2):
            suits = [
                s for s in self._unsung if {spanish(12, s), spanish(10, s)} <= set(hands[seat])
            ]
            total += max([40 if suit == self._trump else 20 for suit in suits], default=0)
        return total

    def _outcome(self, points: tuple[int, int], *, mine: bool) -> float:
        """Return the difference in points, and the partida if it is decided [G-44 to G-48]."""
        ours, theirs = points
        value = float(ours - theirs)
        if ours <= _PASS and theirs <= _PASS:
            return value
        won = ours > _PASS
        if won and theirs > _PASS:
            won = ours > theirs if self._more_points and ours != theirs else mine
        return value + (_PARTIDA if won else -_PARTIDA)
