"""Presidente a second time: what cards are worth, and which sets may be laid."""

import itertools

from tests.perft.presidente.pack import LOW_TO_HIGH, Card, Options, card_text, number


class Values:
    """Values of cards and sets under the options of a table [U-7 to U-16, U-28, U-35]."""

    def __init__(self, opt: Options) -> None:
        self.opt = opt
        self.revolution = False

    def boss(self) -> Card | None:
        if self.opt["boss_card"] == "none":
            return None
        return (0, 0) if self.opt["boss_card"] == "1o" else (1, 0)

    def boss_is_special(self) -> bool:
        return self.boss() is not None and self.opt["boss_power"] != "none"

    def killing(self, card: Card) -> bool:
        return self.opt["boss_power"] == "kill_any" and card == self.boss()

    def killing_play(self, cards: list[Card]) -> bool:
        return len(cards) == 1 and self.killing(cards[0])

    def num(self, card: Card) -> str:
        return number(self.opt, card)

    def wild(self, card: Card) -> bool:
        return self.opt["twos_role"] != "rank" and self.num(card) == "2" and not self.killing(card)

    def is_cutter(self, card: Card) -> bool:
        return self.opt["cutter_rank"] == "A" and self.num(card) == "A"

    def order_now(self) -> list[str]:
        low = list(LOW_TO_HIGH[self.opt["order"]])
        if self.revolution:
            low.reverse()
            if self.opt["revolution_order"] == "three_top":
                low.remove("3")
                low.append("3")
        return low

    def worth(self, cards: list[Card]) -> int:
        """Return the height of a legal set on the table now."""
        if len(cards) == 1 and self.boss_is_special() and cards[0] == self.boss():
            return 1000
        named = self.set_number(cards)
        assert named is not None
        return self.order_now().index(named)

    def set_number(self, cards: list[Card]) -> str | None:
        """Return the number of a set, None when the cards are no set."""
        plain = [card for card in cards if not self.wild(card)]
        if not plain:
            return "2"
        numbers = {self.num(card) for card in plain}
        return numbers.pop() if len(numbers) == 1 else None

    def goodness(self, card: Card) -> tuple[int, int, int]:
        """Return the key for the exchange, the best card the highest [U-28]."""
        low = LOW_TO_HIGH[self.opt["order"]]
        special = self.boss_is_special() and card == self.boss()
        return (1 if special else 0, low.index(self.num(card)), -card[1])

    def best(self, hand: list[Card], k: int) -> list[Card]:
        return sorted(hand, key=self.goodness, reverse=True)[:k]

    def worst(self, hand: list[Card], k: int) -> list[Card]:
        return sorted(hand, key=self.goodness)[:k]

    def card_value(self, card: Card) -> int:
        """Return what a card left is worth [U-65]."""
        if self.killing(card):
            return 50
        name = self.num(card)
        if name in "A2":
            return 20
        return 10 if name in "TSCR" else int(name)

    def is_set(self, cards: list[Card]) -> bool:
        """Return whether a set exists at all, whatever the table shows."""
        if len(cards) == 0 or len(cards) > self.opt["max_set"]:
            return False
        if any(self.is_cutter(card) for card in cards):
            return len(cards) == 1
        if self.set_number(cards) is None:
            return False
        if self.opt["twos_role"] == "wild_bound":
            only_twos = all(self.num(card) == "2" for card in cards)
            return not only_twos or self.killing_play(cards)
        return True

    def fits(self, cards: list[Card], table: list[Card] | None) -> bool:
        """Return whether cards may be laid on a set, or led (start card apart)."""
        if not self.is_set(cards):
            return False
        if table is None:
            return not any(self.is_cutter(card) for card in cards)
        if self.killing_play(cards) or self.is_cutter(cards[0]):
            return True
        if len(cards) != len(table):
            return False
        mine, there = self.worth(cards), self.worth(table)
        return mine > there or (mine == there and self.opt["equal"] == "allowed")

    def candidates(self, hand: list[Card]) -> set[tuple[Card, ...]]:
        """Return every group of cards that could be a set, each text once."""
        found: set[tuple[Card, ...]] = set()
        for wanted in {self.num(card) for card in hand}:
            group = [card for card in hand if self.num(card) == wanted or self.wild(card)]
            for size in range(1, min(len(group), self.opt["max_set"]) + 1):
                found |= {tuple(sorted(c)) for c in itertools.combinations(group, size)}
        return found

    def words(self, cards: list[Card] | tuple[Card, ...]) -> str:
        return " ".join(card_text(self.opt, card) for card in sorted(cards))
