"""What a person with a perfect memory knows at a table of guiñote, kept apart from the views.

It hears the moves, sees the muestra and its own cards, and nothing else.
"""

from typing import Any

from tapete.core.cards import TEXT_OF
from tapete.core.chance import Shuffle
from tapete.games.guinote.state import Exchange, Play, Sing, State
from tests.perft.guinote.slow import PACK, may_lay, winner

PLAYED, UNDER = "played", "under the stock"


class Memory:
    """The places of the cards that one seat, or a spectator, has seen."""

    def __init__(self, seat: int | None, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.places: dict[str, int | str] = {}
        self.trick: list[tuple[int, str]] = []
        self.dealt = 0

    @property
    def texts(self) -> set[str]:
        """Return the cards that may stand in a message to this audience."""
        return {*self.places}

    def observe(self, _before: State, move: Any, after: State) -> None:
        """Take note of a move, and of the own hand after it."""
        match move:
            case Shuffle(order):
                self.places = {TEXT_OF[order[6 * self.seats]]: UNDER}
                self.trick = []
                self.dealt = 6 * self.seats
            case Play(seat, card):
                self._played(seat, TEXT_OF[card], after)
            case Sing(seat, suit):
                self.places |= {"10" + "oceb"[suit]: seat, "12" + "oceb"[suit]: seat}
            case Exchange(seat):
                muestra = self._under()
                self.places |= {muestra: seat, "7" + muestra[-1]: UNDER}
        if self.seat is not None:
            self.places |= {TEXT_OF[card]: self.seat for card in after.hands[self.seat]}

    def _under(self) -> str:
        (card,) = [card for card, place in self.places.items() if place == UNDER]
        return card

    def _played(self, seat: int, card: str, after: State) -> None:
        self.places[card] = PLAYED
        self.trick.append((seat, card))
        if len(self.trick) < self.seats:
            return
        taker, _ = winner(self.trick, "oceb"[after.trump])
        self.trick = []
        if self.dealt < len(PACK) and after.phase == "play":
            self.dealt += self.seats
            if self.dealt == len(PACK):  # everybody saw who took the muestra
                self.places[self._under()] = (taker - 1) % self.seats

    def agrees(self, state: State) -> bool:
        """Return whether every card ever seen is in its place."""
        lies = {TEXT_OF[card]: PLAYED for card in state.played}
        hands = {TEXT_OF[card]: seat for seat, hand in enumerate(state.hands) for card in hand}
        under = {TEXT_OF[state.stock[-1]]: UNDER} if state.stock else {}
        return self.places.items() <= {**lies, **hands, **under}.items()


def could_have_happened(state: State) -> bool:
    """Return whether with these hands every card of the arrastre so far was lawful [G-20 to G-27].

    Whoever broke a duty with the cards that a position gives him cannot hold them.
    """
    seats, trump = state.seats, "oceb"[state.trump]
    hands = [[TEXT_OF[card] for card in hand] for hand in state.hands]
    drawn_out = (len(PACK) - 6 * seats) // seats
    tricks = [
        [
            ((leader + place) % seats, TEXT_OF[card])
            for place, card in enumerate(state.played[number * seats : (number + 1) * seats])
        ]
        for number, leader in enumerate(state.leaders)
    ][drawn_out:]
    for trick in reversed(tricks):
        for place in range(len(trick) - 1, -1, -1):
            seat, card = trick[place]
            hands[seat].append(card)
            partner = (seat + 2) % 4 if seats == 4 else None
            if not may_lay(card, hands[seat], trick[:place], trump, partner):
                return False
    return True
