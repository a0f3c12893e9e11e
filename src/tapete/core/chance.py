"""What chance and the clock do: moves of seat ``-``, and what they may be at a moment.

The rules never draw lots. They say with a `Choice` what may happen (`ShuffleOf` exactly these
cards); whoever runs the match supplies the move (`Shuffle` in an order). `Next`, `Timeout` and
`Finish` are choice and move at once.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from tapete.core import cards

CHANCE: Final = -1
"""The seat of chance and clock; ``-`` in text."""


@dataclass(frozen=True, slots=True)
class Dealer:
    """The seat drawn to deal first."""

    dealer: int
    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The order of a shuffled pack, top card first."""

    cards: tuple[int, ...]
    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class Next:
    """The next duel of a hand played in duels."""

    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class Timeout:
    """The clock of the seat in turn ran out, where the rules give that an effect."""

    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class Finish:
    """The table voted between hands to stop."""

    seat: int = CHANCE


@dataclass(frozen=True, slots=True)
class DealerOf:
    """A dealer may be drawn among these seats."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShuffleOf:
    """Exactly these cards may be shuffled; sorted, each as often as it occurs."""

    cards: tuple[int, ...]


ChanceMove: TypeAlias = Dealer | Shuffle | Next | Timeout | Finish
Choice: TypeAlias = DealerOf | ShuffleOf | Next | Timeout | Finish

_VERBS: Final[dict[type, str]] = {
    Dealer: "dealer",
    DealerOf: "dealer",
    Shuffle: "shuffle",
    ShuffleOf: "shuffle",
    Next: "next",
    Timeout: "timeout",
    Finish: "finish",
}
_BARE: Final[dict[str, ChanceMove]] = {"next": Next(), "timeout": Timeout(), "finish": Finish()}


def verb(choice: Choice | ChanceMove) -> str:
    """Return the verb of a choice or a move, such as ``shuffle``."""
    return _VERBS[type(choice)]


def text(move: ChanceMove) -> str:
    """Return the move as a line of a record, such as ``- dealer 0``."""
    match move:
        case Dealer(dealer):
            return f"- dealer {dealer}"
        case Shuffle(order):
            return f"- shuffle {cards.line(order)}".rstrip()
        case _:
            return f"- {verb(move)}"


def parse(line: str) -> ChanceMove:
    """Return the move of a record's line that begins with ``- ``.

    Raises: ValueError naming what is wrong.
    """
    word, _, rest = line.removeprefix("- ").partition(" ")
    move = _BARE.get(word)
    if word == "dealer" and rest.isascii() and rest.isdigit():
        move = Dealer(int(rest))
    elif word == "shuffle":
        move = Shuffle(cards.parse_cards(rest))
    if move is None or text(move) != line:
        raise ValueError(f"{line!r} is not a move of chance")
    return move


def allows(choices: tuple[Choice, ...], move: object) -> bool:
    """Return whether the move is one of the choices, a pack being the exact multiset of cards."""
    for choice in choices:
        match choice, move:
            case DealerOf(seats), Dealer(dealer):
                return dealer in seats
            case ShuffleOf(pack), Shuffle(order):
                return tuple(sorted(order)) == pack
            case _ if choice == move:
                return True
    return False
