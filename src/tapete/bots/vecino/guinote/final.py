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

CARDS: Final = {4: 2, 2: 5}
"""With how many cards in hand the end is played out, by number of seats."""
DEALS: Final = 4
"""Deals that are looked at while cards are hidden."""
_PASS: Final = 100
_ULTIMAS: Final = 10
_PARTIDA: Final = 60
"""What winning the partida is worth, in points."""

_LOW, _HIGH = -1e9, 1e9

Hands = tuple[tuple[int, ...], ...]


def near(view: View) -> bool:
    """Return whether the end is near enough to play it out."""
    return not view.stock and len(view.hand) <= CARDS[view.seats]


def best(view: View, memory: Memory, plays: list[Play], rng: Random) -> Play:
    """Return the play that brings most when everybody plays best from here."""
    known = memory.unseen.bit_count() == max(memory.hidden)  # all that is hidden is in one hand
    deals = [deal(view, memory, rng) for _ in range(1 if known else DEALS)]
    ends = [End(view, hands) for hands in deals if hands]
    if len(ends) == 1:
        return ends[0].best(plays)
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
        self._side = (view.seat or 0) % 2
        self._vueltas = view.match.vueltas
        self._more_points = view.rules.both_over_100 == "more_points"
        self._laid = trick(view)
        self._leader = view.leaders[-1]
        self._points = counted(view)
        sung = [suit for suit, _ in view.sung]
        self._pairs = [
            (spanish(12, suit), spanish(10, suit), 40 if suit == view.trump else 20)
            for suit in range(4)
            if suit not in sung
        ]

    def after(self, card: int, low: float = _LOW) -> float:
        """Return what laying a card brings in the end, in points; `low` or less if not more."""
        return self._lay(self._hands, self._leader, self._laid, card, *self._points, low, _HIGH)

    def best(self, plays: list[Play]) -> Play:
        """Return the play that brings most."""
        found, most = plays[0], _LOW
        for move in plays:
            value = self.after(move.card, most)
            if value > most:
                found, most = move, value
        return found

    def _lay(
        self,
        hands: Hands,
        leader: int,
        laid: tuple[int, ...],
        card: int,
        ours: int,
        theirs: int,
        low: float,
        high: float,
    ) -> float:
        """Return the end after a card, no matter how much outside of low to high it lies."""
        seat = (leader + len(laid)) % self._seats
        hand = tuple([other for other in hands[seat] if other != card])
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        laid = (*laid, card)
        if len(laid) < self._seats:
            return self._search(hands, leader, laid, ours, theirs, low, high)
        winner = (leader + winning(laid, self._trump)) % self._seats
        more = sum([POINTS[each] for each in laid])
        left = len(hands[winner])
        if left > 1:
            more += self._sung(hands, winner)
        if winner % 2 == self._side:
            ours += more
        else:
            theirs += more
        if self._vueltas and (ours > _PASS or theirs > _PASS):
            return self._outcome(ours, theirs, winner)
        if left > 1:
            return self._search(hands, winner, (), ours, theirs, low, high)
        return self._last(hands, winner, ours, theirs)

    def _last(self, hands: Hands, leader: int, ours: int, theirs: int) -> float:
        """Return the end when everybody has one card left, or none."""
        if not hands[leader]:
            winner, more = leader, 0
        else:
            laid = tuple([hands[(leader + far) % self._seats][0] for far in range(self._seats)])
            winner = (leader + winning(laid, self._trump)) % self._seats
            more = sum([POINTS[card] for card in laid])
        more += 0 if self._vueltas else _ULTIMAS
        if winner % 2 == self._side:
            return self._outcome(ours + more, theirs, winner)
        return self._outcome(ours, theirs + more, winner)

    def _search(
        self,
        hands: Hands,
        leader: int,
        laid: tuple[int, ...],
        ours: int,
        theirs: int,
        low: float,
        high: float,
    ) -> float:
        """Return the end when the seat in turn lays what is best for its side."""
        seat = (leader + len(laid)) % self._seats
        mine = seat % 2 == self._side
        found = _LOW if mine else _HIGH
        for card in self._legal(hands[seat], laid):
            value = self._lay(hands, leader, laid, card, ours, theirs, low, high)
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
        total = 0
        for seat in range(winner % 2, self._seats, 2):
            hand = hands[seat]
            total += max(
                [value for rey, sota, value in self._pairs if rey in hand and sota in hand],
                default=0,
            )
        return total

    def _outcome(self, ours: int, theirs: int, last: int) -> float:
        """Return the difference in points, and the partida if it is decided [G-44 to G-48]."""
        value = float(ours - theirs)
        if ours <= _PASS and theirs <= _PASS:
            return value
        won = ours > _PASS
        if won and theirs > _PASS:
            more = self._more_points and ours != theirs
            won = ours > theirs if more else last % 2 == self._side
        return value + (_PARTIDA if won else -_PARTIDA)
