"""Cards as small integers, and their text.

A Spanish card is ``(rank - 1) * 4 + suit`` (0 to 47), a French one the same from 64 on (64 to 115),
a joker 127. So integers sort in the order of `docs/records.md`, rank first, then suit (o c e b, or
D H S C), jokers last; a text names its card without saying the pack; and several packs need
nothing more, because the same integer stands for each copy. Hands are sorted tuples of cards.
"""

from collections.abc import Iterable
from typing import Final

OROS, COPAS, ESPADAS, BASTOS = range(4)
JOKER: Final = 127
SUITS: Final = "oceb"
FRENCH_SUITS: Final = "DHSC"

_FRENCH: Final = 64
_FRENCH_RANKS: Final = ("A", *(str(rank) for rank in range(2, 11)), "J", "Q", "K")

TEXT_OF: Final[dict[int, str]] = (
    {
        rank * 4 + suit: f"{rank + 1}{letter}"
        for rank in range(12)
        for suit, letter in enumerate(SUITS)
    }
    | {
        _FRENCH + rank * 4 + suit: name + letter
        for rank, name in enumerate(_FRENCH_RANKS)
        for suit, letter in enumerate(FRENCH_SUITS)
    }
    | {JOKER: "JK"}
)
"""Text by card, such as ``12o``, ``10H`` or ``JK``."""
CARD_OF: Final[dict[str, int]] = {text: card for card, text in TEXT_OF.items()}
SUIT_OF: Final = tuple(card % 4 for card in range(JOKER))
"""Suit by card, 0 to 3; not for jokers."""
RANK_OF: Final = tuple(card % _FRENCH // 4 + 1 for card in range(JOKER))
"""Rank by card, 1 to 12 (Spanish) or 1 to 13 (French); not for jokers."""


def spanish(rank: int, suit: int) -> int:
    """Return the Spanish card of a rank (1 to 12) and a suit (0 to 3)."""
    return (rank - 1) * 4 + suit


def spanish_pack(*, without: Iterable[int] = ()) -> tuple[int, ...]:
    """Return the Spanish cards in order, without the ranks named (8 and 9 leave 40 cards)."""
    left_out = frozenset(without)
    return tuple(card for card in range(48) if RANK_OF[card] not in left_out)


def french_pack() -> tuple[int, ...]:
    """Return the fifty-two French cards in order, without jokers."""
    return tuple(range(_FRENCH, _FRENCH + 52))


def parse_card(text: str) -> int:
    """Return the card of a text. Raises: ValueError naming the text that is no card."""
    try:
        return CARD_OF[text]
    except KeyError:
        raise ValueError(f"{text!r} is not a card") from None


def parse_cards(line: str) -> tuple[int, ...]:
    """Return the cards of a line, in its order. Raises: ValueError as `parse_card`."""
    return tuple([parse_card(text) for text in line.split()])


def line(cards: Iterable[int]) -> str:
    """Return the texts of the cards in the order given, with a space between them."""
    return " ".join([TEXT_OF[card] for card in cards])


def insert(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the sorted hand with one more card."""
    return tuple(sorted((*hand, card)))


def remove(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the hand without one copy of the card. Raises: ValueError when it is not there."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
