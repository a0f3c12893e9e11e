"""Guiñote a second time, slow and plain, straight from the prose of the rules document.

Cards are texts, the table is changed in place, nothing is shared with the product. It writes the
perft files, and the rules are compared with it move by move.
"""

from collections.abc import Mapping
from typing import Any, Final

POINTS: Final = {"1": 11, "3": 10, "12": 4, "10": 3, "11": 2}
STRONGEST_FIRST: Final = ["1", "3", "12", "10", "11", "7", "6", "5", "4", "2"]
RANKS: Final = ["1", "2", "3", "4", "5", "6", "7", "10", "11", "12"]
PACK: Final = [rank + suit for rank in RANKS for suit in "oceb"]
DEFAULTS: Final[dict[str, Any]] = {
    "partidas_per_coto": 3,
    "cotos": 1,
    "both_over_100": "last_trick",
    "dealer_rotation": "right",
    "vueltas_dealer": "same",
    "cantes_per_trick": "one_per_player",
    "cante_window": "own_card",
}

VARIANTS: Final[dict[str, dict[str, Any]]] = {
    "guinote": {},
    "clasico": {"cotos": 2},
    "mano_a_mano": {},
}


def stronger(card: str, other: str) -> bool:
    """Return whether a card is the stronger of two of one suit."""
    return STRONGEST_FIRST.index(card[:-1]) < STRONGEST_FIRST.index(other[:-1])


def worth(cards: list[str]) -> int:
    """Return the card points."""
    return sum(POINTS.get(card[:-1], 0) for card in cards)


def winner(trick: list[tuple[int, str]], trump: str) -> tuple[int, str]:
    """Return who wins a trick so far, and with which card [G-13]."""
    trumps = [(seat, card) for seat, card in trick if card[-1] == trump]
    of_the_suit_led = [(seat, card) for seat, card in trick if card[-1] == trick[0][1][-1]]
    able = trumps or of_the_suit_led
    for seat, card in able:
        if not any(stronger(other, card) for _, other in able):
            return seat, card
    raise AssertionError("one card of a suit is the strongest")


def may_lay(
    card: str, hand: list[str], trick: list[tuple[int, str]], trump: str, partner: int | None
) -> bool:
    """Return whether a card of a hand may be laid in the arrastre [G-20 to G-27]."""
    if not trick:
        return True
    led = trick[0][1][-1]
    holder, winning = winner(trick, trump)
    partner_is_winning = holder == partner
    if any(held[-1] == led for held in hand):
        if card[-1] != led:
            return False  # he must follow [G-20]
        somebody_ruffed = winning[-1] != led
        if partner_is_winning or somebody_ruffed:
            return True  # [G-24], [G-22]
        can_beat = any(held[-1] == led and stronger(held, winning) for held in hand)
        return stronger(card, winning) if can_beat else True  # [G-21]
    if partner_is_winning:
        return True  # [G-24]
    trumps = [held for held in hand if held[-1] == trump]
    if winning[-1] != trump:
        return card in trumps if trumps else True  # [G-23], [G-26]
    higher = [held for held in trumps if stronger(held, winning)]
    return card in higher if higher else True  # [G-25]


class Table:
    """A table of guiñote that is changed by every move."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = seats
        self.options = {**DEFAULTS, **options}
        self.phase = "deal"
        self.dealer: int | None = None
        self.hand_is: str | None = None
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.stock: list[str] = []
        self.trump = ""
        self.trick: list[tuple[int, str]] = []
        self.turn = 0
        self.last_winner: int | None = None
        self.points = [0, 0]
        self.partidas = [0, 0]
        self.cotos = [0, 0]
        self.partida_won_by: int | None = None
        self.sung: list[str] = []
        self.rights = [0] * seats

    def shuffled(self) -> list[str]:
        """Return the cards that the next shuffle has."""
        return PACK

    def moves(self, seat: int) -> list[str]:
        """Return every legal move of a seat."""
        if self.phase != "play":
            return []
        hand = self.hands[seat]
        found = []
        if seat == self.turn:
            partner = (seat + 2) % 4 if self.seats == 4 else None
            found += [
                f"{seat} play {card}"
                for card in hand
                if self.stock or may_lay(card, hand, self.trick, self.trump, partner)
            ]
            if (
                self.stock
                and not self.trick
                and self.last_winner == seat
                and "7" + self.trump in hand
            ):
                found.append(f"{seat} exchange")
        if self.rights[seat]:
            found += [
                f"{seat} sing {suit}"
                for suit in "oceb"
                if "12" + suit in hand and "10" + suit in hand and suit not in self.sung
            ]
        return found

    def act(self, line: str) -> None:
        """Make a move. Raises: ValueError when it is not legal."""
        seat, verb, *rest = line.split()
        if seat == "-":
            self._chance(verb, rest)
            return
        if line not in self.moves(int(seat)):
            raise ValueError(line)
        if verb == "play":
            self._lay(int(seat), rest[0])
        elif verb == "sing":
            self._sing(int(seat), rest[0])
        else:
            hand = self.hands[int(seat)]
            hand[hand.index("7" + self.trump)] = self.stock[-1]
            self.stock[-1] = "7" + self.trump

    def _chance(self, verb: str, rest: list[str]) -> None:
        if self.phase != "deal":
            raise ValueError(verb)
        if verb == "dealer" and self.dealer is None:
            self.dealer = int(rest[0])
        elif verb == "shuffle" and self.dealer is not None and sorted(rest) == sorted(PACK):
            self._deal(list(rest))
        else:
            raise ValueError(verb)

    def _deal(self, pack: list[str]) -> None:
        assert self.dealer is not None
        if self.hand_is is None:
            self.hand_is = "idas"
        elif self.partida_won_by is None:
            self.dealer = self._next_dealer(self.options["vueltas_dealer"])
            self.hand_is = "vueltas"
        else:
            self.dealer = self._next_dealer(self.options["dealer_rotation"])
            self.hand_is = "idas"
            self.points = [0, 0]
            if max(self.partidas) == self.options["partidas_per_coto"]:
                self.partidas = [0, 0]
        self.partida_won_by = None
        self.hands = [[] for _ in range(self.seats)]
        for _packet in range(2):
            for place in range(1, self.seats + 1):
                seat = (self.dealer + place) % self.seats
                self.hands[seat] += [pack.pop(0) for _ in range(3)]
        muestra = pack.pop(0)
        self.stock = [*pack, muestra]
        self.trump = muestra[-1]
        self.trick = []
        self.turn = (self.dealer + 1) % self.seats
        self.last_winner = None
        self.sung = []
        self.rights = [0] * self.seats
        self.phase = "play"

    def _next_dealer(self, how: str) -> int:
        assert self.dealer is not None
        if how == "last_trick_winner":
            assert self.last_winner is not None
            return self.last_winner
        return self.dealer if how == "same" else (self.dealer + 1) % self.seats

    def _lay(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.rights[seat] = 0
        if not self.trick and self.options["cante_window"] == "lead":
            self.rights = [0] * self.seats
        self.trick.append((seat, card))
        self.turn = (seat + 1) % self.seats
        if len(self.trick) == self.seats:
            self._take_trick()

    def _take_trick(self) -> None:
        taker, _ = winner(self.trick, self.trump)
        self.points[taker % 2] += worth([card for _, card in self.trick])
        self.trick = []
        self.last_winner = self.turn = taker
        if self.hand_is == "vueltas" and self.points[taker % 2] > 100:
            self._partida(taker % 2)
            return
        if not any(self.hands):
            assert self.hand_is == "idas", "vueltas end before the last trick"
            self.points[taker % 2] += 10
            self._count()
            return
        if self.stock:
            for place in range(self.seats):
                self.hands[(taker + place) % self.seats].append(self.stock.pop(0))
        many = 4 if self.options["cantes_per_trick"] == "unlimited" else 1
        self.rights = [many if seat % 2 == taker % 2 else 0 for seat in range(self.seats)]

    def _sing(self, seat: int, suit: str) -> None:
        self.points[seat % 2] += 40 if suit == self.trump else 20
        self.sung.append(suit)
        self.rights[seat] -= 1
        if self.options["cantes_per_trick"] == "one_per_pair":
            self.rights = [0] * self.seats
        if self.hand_is == "vueltas" and self.points[seat % 2] > 100:
            self._partida(seat % 2)

    def _count(self) -> None:
        """Judge the idas after their last trick [G-44 to G-47]."""
        assert self.last_winner is not None
        over = [pair for pair in (0, 1) if self.points[pair] >= 101]
        if len(over) == 2:
            more = self.points.index(max(self.points))
            by_points = self.options["both_over_100"] == "more_points"
            tied = self.points[0] == self.points[1]
            self._partida(more if by_points and not tied else self.last_winner % 2)
        elif over:
            self._partida(over[0])
        else:
            self.rights = [0] * self.seats
            self.phase = "deal"

    def _partida(self, pair: int) -> None:
        self.rights = [0] * self.seats
        self.partida_won_by = pair
        self.partidas[pair] += 1
        self.phase = "deal"
        if self.partidas[pair] == self.options["partidas_per_coto"]:
            self.cotos[pair] += 1
            if self.cotos[pair] == self.options["cotos"]:
                self.phase = "over"

    def position(self) -> dict[str, Any]:
        """Return what a replay shows of a position, as far as the rules decide it."""
        waits = {"deal": ["-"], "play": [str(self.turn)], "over": []}
        return {
            "phase": self.phase,
            "to_act": waits[self.phase],
            "hands": [" ".join(sorted(hand, key=PACK.index)) for hand in self.hands],
            "score": {
                "points": list(self.points),
                "partidas": list(self.partidas),
                "cotos": list(self.cotos),
            },
        }
