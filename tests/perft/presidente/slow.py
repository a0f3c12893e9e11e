"""Presidente a second time, slow and plain, straight from the prose of the rules document.

The table is changed in place, nothing is shared with the product. It writes the perft files, and
the rules are compared with it move by move.
"""

import itertools
from collections.abc import Mapping
from typing import Any

from tests.perft.presidente.pack import (
    DEFAULTS,
    FRENCH_TEXT,
    SPANISH_TEXT,
    VARIANTS,
    Card,
    card_text,
    how_many_decks,
    one_pack,
    option_numbers,
)
from tests.perft.presidente.values import Values

__all__ = ["VARIANTS", "Table"]


class Hand(Values):
    """One hand, from the deal to its places [U-17 to U-53]."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__({**DEFAULTS, **options})
        self.seats = seats
        self.step = 1 if self.opt["direction"] == "clockwise" else -1
        self.pack = sorted(one_pack(self.opt) * how_many_decks(self.opt, seats))
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.history: list[list[int]] = []
        self.positions: list[int | None] = [None] * seats
        self.phase = "deal"
        self.owes: dict[int, tuple[int, int]] = {}
        self.drawing: tuple[int, int] | None = None
        self.stock: list[Card] = []
        self.pile: list[Card] = []
        self.closed: list[Card] = []
        self.table: list[Card] | None = None
        self.duty: Card | None = None
        self.passed: set[int] = set()
        self.queue: list[int] = []
        self.active: set[int] = set()
        self.top: list[int] = []
        self.bottom: list[int] = []
        self.turn = self.last = self.leader = -1

    def round_from(self, seat: int) -> list[int]:
        """Return all seats in the direction of play, beginning with one."""
        return [(seat + self.step * place) % self.seats for place in range(self.seats)]

    def after(self, seat: int) -> list[int]:
        """Return the other seats in the direction of play that are in the hand."""
        return [other for other in self.round_from(seat)[1:] if other in self.active]

    def plays(self, seat: int) -> list[list[Card]]:
        """Return the sets that a seat may lay."""
        found = [list(each) for each in self.candidates(self.hands[seat])]
        allowed = [each for each in found if self.fits(each, self.table)]
        if self.duty is not None and self.table is None:
            return [each for each in allowed if self.duty in each] or allowed
        return allowed

    def deal_hand(self, dealer: int, cards: list[Card]) -> None:
        o, n = self.opt, self.seats
        self.hands = [[] for _ in range(n)]
        self.pile, self.closed, self.top, self.bottom = [], [], [], []
        self.active = set(range(n))
        self.revolution = False
        self.table, self.duty, self.passed, self.queue = None, None, set(), []
        ring = self.round_from(dealer)
        ring = ring[1:] + ring[:1]
        count = len(cards) if o["deal"] == "all" else n * o["deal"]
        for place in range(count):
            self.hands[ring[place % n]].append(cards[place])
        self.stock = cards[count:]
        if self.history:
            self.leader = self.history[-1][-1 if o["later_start"] == "last" else 0]
        else:
            self.leader = self.first_leader(ring)
        self.settle_positions()
        self.owes = {}
        if self.history:
            self.exchange()
        if self.owes:
            self.phase = "exchange"
        else:
            self.discard_quartets()

    def start_card(self) -> Card | None:
        if self.opt["first_start"] == "boss":
            return self.boss()
        named: dict[str, Card | None] = {"3o": (2, 0), "2b": (1, 3), "left_of_dealer": None}
        return named[self.opt["first_start"]]

    def first_leader(self, ring: list[int]) -> int:
        """Return who leads the first hand [U-19, U-20, U-23]."""
        card = self.start_card()
        for seat in ring:
            if card is not None and card in self.hands[seat]:
                self.duty = card if self.opt["start_card_must_be_played"] else None
                return seat
        if self.opt["first_start"] != "boss":
            return ring[0]
        highest = max(self.goodness(card)[:2] for hand in self.hands for card in hand)
        for seat in ring:
            if any(self.goodness(card)[:2] == highest for card in self.hands[seat]):
                return seat
        raise AssertionError("somebody holds the highest card")

    def has_vices(self) -> bool:
        least = self.opt["vices_from"]
        return bool(least != "never" and self.seats >= max(4, least))

    def exchange(self) -> None:
        """Let the losers give, and the winners too or owe [U-24 to U-29]."""
        before = self.history[-1]
        pairs = [(before[0], before[-1], self.opt["exchange_top"])]
        if self.has_vices():
            pairs.append((before[1], before[-2], self.opt["exchange_vice"]))
        for winner, loser, wanted in pairs:
            k = min(wanted, len(self.hands[winner]), len(self.hands[loser]))
            if k == 0:
                continue
            good = self.best(self.hands[loser], k)
            bad = self.worst(self.hands[winner], k)
            self.move(loser, winner, good)
            if self.opt["winner_gives"] == "worst":
                self.move(winner, loser, bad)
            else:
                self.owes[winner] = (loser, k)

    def move(self, giver: int, receiver: int, cards: list[Card]) -> None:
        for card in cards:
            self.hands[giver].remove(card)
            self.hands[receiver].append(card)

    def give(self, seat: int, cards: list[Card]) -> None:
        receiver, _ = self.owes.pop(seat)
        self.move(seat, receiver, cards)
        if not self.owes:
            self.discard_quartets()

    def discard_quartets(self) -> None:
        """Discard four of a kind where that is the rule, then let the first one lead [U-30]."""
        o, leader = self.opt, self.leader
        self.phase = "play"
        if o["quartets"] == "discard" and (o["quartets_when"] == "every_hand" or not self.history):
            before = [len(hand) for hand in self.hands]
            for seat in self.round_from(leader):
                self.discard(seat)
            for seat in self.round_from(leader):
                if len(self.hands[seat]) < before[seat] and not self.hand_is_over():
                    self.leave_or_offend(seat, [])
            if self.hand_is_over():
                self.end_hand()
                return
        if leader in self.active:
            self.lead(leader)
        else:
            self.duty = None
            self.lead(self.after(leader)[0])

    def discard(self, seat: int) -> None:
        spared = option_numbers(self.opt, self.opt["quartets_except"])
        for wanted in sorted({self.num(card) for card in self.hands[seat]} - spared):
            group = [card for card in self.hands[seat] if self.num(card) == wanted]
            for card in self.worst(group, len(group) // 4 * 4):
                self.hands[seat].remove(card)

    def lead(self, seat: int) -> None:
        """Close the trick and let a seat lead; whoever cannot is stuck [U-52]."""
        self.closed += self.pile
        self.pile, self.table, self.passed, self.queue, self.last = [], None, set(), [], -1
        while not self.plays(seat):
            self.to_bottom(seat)
            self.duty = None
            if self.hand_is_over():
                self.end_hand()
                return
            seat = self.after(seat)[0]
        self.turn = seat

    def lay(self, seat: int, cards: list[Card]) -> None:
        """Lay a set, in the processing order of section 3."""
        o, cutting = self.opt, self.is_cutter(cards[0])
        ordinary = not self.killing_play(cards) and not cutting
        equal = False
        if self.table is not None and ordinary:
            equal = self.worth(cards) == self.worth(self.table)
        for card in cards:
            self.hands[seat].remove(card)
            self.pile.append(card)
        self.duty, self.table, self.last = None, list(cards), seat
        if o["quartets"] == "revolution" and len(cards) >= 4:
            self.revolution = not self.revolution
        self.leave_or_offend(seat, cards)
        if self.hand_is_over():
            self.end_hand()
            return
        following = self.after(seat)
        if seat not in self.active and (not ordinary or o["after_out"] == "next_leads"):
            self.lead(following[0])
        elif cutting:
            self.lead(seat)
        elif not ordinary:
            self.lead(following[0] if o["kill_leader"] == "next" else seat)
        else:
            skips = equal and o["equal_skip"] and seat in self.active
            self.answer(following, skips=skips)

    def answer(self, following: list[int], *, skips: bool) -> None:
        """Ask those who may answer [U-44]."""
        if self.opt["pass_scope"] == "trick":
            following = [seat for seat in following if seat not in self.passed]
        self.queue = following[1:] if skips else following
        self.go_on()

    def go_on(self) -> None:
        if self.queue:
            self.turn = self.queue[0]
        elif self.last in self.active:
            self.lead(self.last)
        else:
            self.lead(self.after(self.last)[0])

    def lose_turn(self, seat: int) -> None:
        """Count a pass, or the time-out of a follower."""
        self.passed.add(seat)
        self.queue = self.queue[1:]
        self.go_on()

    def draw(self) -> None:
        """Take cards for a time-out; stop where closed tricks must be shuffled [U-61, U-62]."""
        assert self.drawing is not None
        seat, left = self.drawing
        while left > 0 and (self.stock or self.closed):
            if not self.stock:
                self.drawing = (seat, left)
                self.phase = "deal"
                return
            self.hands[seat].append(self.stock.pop(0))
            left -= 1
        self.drawing = None
        self.phase = "play"
        if self.table is None:
            self.duty = None
            self.lead(self.after(seat)[0])
        else:
            self.lose_turn(seat)

    def leave_or_offend(self, seat: int, final: list[Card]) -> None:
        """Give a seat its place when it has no cards, or kept an as [U-48, U-50]."""
        hand = self.hands[seat]
        taboo = self.opt["taboo_last_rank"] == "A"
        if not hand and not (taboo and any(self.num(card) == "A" for card in final)):
            self.active.discard(seat)
            self.top.append(seat)
            self.settle_positions()
        elif not hand or (taboo and len(hand) == 1 and self.num(hand[0]) == "A"):
            self.to_bottom(seat)

    def to_bottom(self, seat: int) -> None:
        self.hands[seat] = []
        self.active.discard(seat)
        self.bottom.insert(0, seat)
        self.settle_positions()

    def settle_positions(self) -> None:
        free: list[int | None] = [None] * (self.seats - len(self.top) - len(self.bottom))
        self.positions = [*self.top, *free, *self.bottom]

    def hand_is_over(self) -> bool:
        return len(self.active) <= 1 or (self.opt["hand_end"] == "first_out" and bool(self.top))

    def end_hand(self) -> None:
        raise NotImplementedError

    def left(self, seat: int) -> int:
        return sum(self.card_value(card) for card in self.hands[seat])


class Table(Hand):
    """A match, driven by the moves of its record."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        super().__init__(seats, options)
        self.points = [0] * seats
        self.dealer: int | None = None

    def act(self, move: str) -> None:
        """Make a move of a record; nothing is checked but turn and phase."""
        seat, verb, *args = move.split(" ")
        cards = [] if verb == "dealer" else [self.parse(arg) for arg in args]
        if verb == "dealer":
            self.dealer = int(args[0])
        elif verb == "shuffle" and self.drawing is not None:
            self.stock, self.closed, self.phase = cards, [], "play"
            self.draw()
        elif verb == "shuffle":
            self.dealer = self.next_dealer()
            self.deal_hand(self.dealer, cards)
        elif verb == "timeout":
            self.drawing = (self.turn, self.opt["timeout_cards"])
            self.draw()
        elif verb == "finish":
            self.phase = "over"
        elif verb == "give":
            self.give(int(seat), cards)
        elif verb == "pass":
            self.lose_turn(int(seat))
        else:
            self.lay(int(seat), cards)

    def parse(self, text: str) -> Card:
        french = self.opt["deck"] == "french52"
        names, suits = (FRENCH_TEXT, "DHSC") if french else (SPANISH_TEXT, "oceb")
        return names.index(text[:-1]), suits.index(text[-1])

    def next_dealer(self) -> int:
        assert self.dealer is not None
        if not self.history:
            return self.dealer
        if self.opt["dealer_later"] == "last":
            return self.history[-1][-1]
        return self.round_from(self.dealer)[1]

    def shuffled(self) -> list[str]:
        """Return the cards that the next shuffle has."""
        cards = sorted(self.closed) if self.drawing is not None else self.pack
        return [card_text(self.opt, card) for card in cards]

    def moves(self, seat: int) -> list[str]:
        """Return the moves of a seat as lines of a record."""
        if self.phase == "exchange" and seat in self.owes:
            gifts = itertools.combinations(self.hands[seat], self.owes[seat][1])
            return sorted({f"{seat} give {self.words(gift)}" for gift in gifts})
        if self.phase != "play" or seat != self.turn:
            return []
        passes = [] if self.table is None else [f"{seat} pass"]
        return sorted([f"{seat} play {self.words(each)}" for each in self.plays(seat)] + passes)

    def chances(self) -> list[str]:
        """Return what chance and clock may do."""
        if self.phase == "deal":
            if self.dealer is None:
                return ["dealer"]
            return ["finish", "shuffle"] if self.history and not self.drawing else ["shuffle"]
        timed = self.opt["turn_seconds"] > 0 and self.opt["timeout_cards"] > 0
        return ["timeout"] if self.phase == "play" and timed else []

    def end_hand(self) -> None:
        """Settle places and points [U-53 to U-57, U-64 to U-67]."""
        ring = self.round_from(self.top[0] if self.top else 0)
        rest = sorted(self.active, key=lambda s: (self.left(s), len(self.hands[s]), ring.index(s)))
        order = self.top + rest + self.bottom
        self.positions = [*order]
        self.history.append(order)
        self.active = set()
        if self.opt["scoring"] == "leftover":
            self.points[order[0]] += 2 * sum(self.left(s) for s in order[1:])
        else:
            for place, seat in enumerate(order, 1):
                self.points[seat] += self.opt["score_table"][self.role(place)]
        self.phase = "deal"
        ends = self.opt["match_end"]
        if (ends == "rounds" and len(self.history) >= self.opt["rounds"]) or (
            ends == "target" and max(self.points) >= 2 * self.opt["target"]
        ):
            self.phase = "over"

    def role(self, place: int) -> int:
        """Return the place in the table of points of a place from 1 [U-54, U-56]."""
        if place == 1:
            return 0
        if place == self.seats:
            return 4
        if self.has_vices() and place in (2, self.seats - 1):
            return 1 if place == 2 else 3
        return 2

    def position(self) -> dict[str, Any]:
        """Return phase, turn, hands and score, as a replay shows them."""
        waiting: list[int] = []
        if self.phase in ("exchange", "play"):
            waiting = sorted(self.owes) if self.phase == "exchange" else [self.turn]
        return {
            "phase": self.phase,
            "to_act": ["-"] if self.phase == "deal" else [str(seat) for seat in waiting],
            "hands": [self.words(hand) for hand in self.hands],
            "score": {"points": [*self.points], "positions": [*self.positions]},
        }
