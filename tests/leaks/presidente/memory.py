"""What a person with a perfect memory knows at a table of presidente, kept apart from the views.

It hears the events that it is told, sees its own cards, and nothing else.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tapete.core.cards import TEXT_OF
from tapete.games.presidente import GAME, events
from tapete.games.presidente.state import State

Cards = Counter[int]


class Memory:
    """The places of the cards that one seat, or a spectator, has seen in this hand."""

    def __init__(self, seat: int | None, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self._renew()

    def _renew(self) -> None:
        self.seen: set[int] = set()
        self.hands: list[Cards] = [Counter() for _ in range(self.seats)]
        self.open: Cards = Counter()
        """Cards that were laid and lie in the trick or in closed ones, or were removed."""
        self.closed: Cards = Counter()
        self.trick: Cards = Counter()
        self.stock: Cards | None = None
        """Exactly the cards of the stock, while nobody has taken any since they were seen."""

    @property
    def texts(self) -> set[str]:
        """Return the cards that may stand in a message to this audience."""
        return {TEXT_OF[card] for card in self.seen}

    def observe(self, before: State, move: Any, after: State) -> None:
        """Take note of a move by the events that this audience is told, and of the own hand."""
        for event in GAME.narrate(before, move, after, self.seat):
            self._hear(event)
        if self.seat is not None:
            self.hands[self.seat] = Counter(after.hands[self.seat])
            self.seen |= {*after.hands[self.seat]}
        if after.phase != "play" and GAME.view(after, self.seat).left is not None:
            for seat, hand in enumerate(after.hands):  # everybody shows what is left
                self.hands[seat] = Counter(hand)
                self.seen |= {*hand}

    def _hear(self, event: Any) -> None:
        match event:
            case events.HandDealt():
                self._renew()
            case events.LeaderNamed(seat, card) if card is not None:
                self.hands[seat] |= Counter([card])
                self.seen.add(card)
            case events.CardsGiven(giver, to, _, cards) if cards is not None:
                self._leave(giver, cards)
                self.hands[to] += Counter(cards)
            case events.SetPlayed(seat, cards):
                self._leave(seat, cards)
                self.trick += Counter(cards)
            case events.QuartetDiscarded(seat, cards):
                self._leave(seat, cards)
                self.open += Counter(cards)
            case events.SeatOffended(seat, _, cards) | events.SeatStuck(seat, _, cards):
                self._leave(seat, cards)
                self.open += Counter(cards)
            case events.TrickWon():
                self.closed += self.trick
                self.trick = Counter()
            case events.StockRecycled():
                self.stock, self.closed = self.closed, Counter()
            case events.CardsTaken(seat, _, cards):
                self.stock = None
                self.hands[seat] += Counter(cards or ())

    def _leave(self, seat: int, cards: tuple[int, ...]) -> None:
        self.hands[seat] -= Counter(cards)
        self.seen |= {*cards}

    def disagreements(self, state: State) -> Iterator[str]:
        """Yield what a position has elsewhere than this audience saw it."""
        for seat, cards in enumerate(self.hands):
            if cards - Counter(state.hands[seat]):
                yield f"seat {seat} holds {cards - Counter(state.hands[seat])}"
        table = Counter([card for _, laid in state.pile for card in laid])
        if self.trick != table:
            yield f"trick {self.trick}"
        if self.stock is not None and Counter(state.stock) != self.stock:
            yield f"stock {self.stock}"
