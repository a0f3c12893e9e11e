"""What the runner of a match does for seat ``-``: draw the dealer, shuffle the pack."""

from collections.abc import Iterable
from random import Random
from typing import TypeAlias

from tapete.core.chance import (
    ChanceMove,
    Choice,
    Dealer,
    DealerOf,
    Finish,
    Next,
    Shuffle,
    ShuffleOf,
    allows,
)

Pack: TypeAlias = tuple[int, ...]


def draw(choices: tuple[Choice, ...], rng: Random) -> ChanceMove:
    """Return what happens of what may happen.

    Never `Timeout`, because bots do not tire, nor `Finish`: how many hands a match without an end
    lasts is decided by whoever runs it.

    Raises: ValueError when nothing else may happen.
    """
    for choice in choices:
        match choice:
            case DealerOf(seats):
                return Dealer(rng.choice(seats))
            case ShuffleOf(pack):
                order = list(pack)
                rng.shuffle(order)
                return Shuffle(tuple(order))
            case Next():
                return choice
    raise ValueError(f"chance may only {choices}")


class Croupier:
    """Acts for seat ``-`` in one match: by what was fixed beforehand, then by lot."""

    def __init__(
        self,
        rng: Random,
        first_dealer: int | None = None,
        decks: Iterable[Pack] = (),
        rounds: int | None = None,
    ) -> None:
        self._rng = rng
        self._dealer = first_dealer
        self._decks = iter(decks)
        self._rounds = rounds
        self._offered = 0

    def move(self, choices: tuple[Choice, ...]) -> ChanceMove:
        """Return what happens of what may happen.

        A match that may be finished between hands is finished after `rounds` of them.

        Raises: ValueError when what was fixed beforehand may not happen.
        """
        if Finish() in choices:
            self._offered += 1
            if self._offered == self._rounds:
                return Finish()
        fixed = self._fixed(choices)
        if fixed is None:
            return draw(choices, self._rng)
        if not allows(choices, fixed):
            raise ValueError(f"{fixed} cannot happen here, only {choices}")
        return fixed

    def _fixed(self, choices: tuple[Choice, ...]) -> ChanceMove | None:
        if self._dealer is not None and any(isinstance(choice, DealerOf) for choice in choices):
            return Dealer(self._dealer)
        if any(isinstance(choice, ShuffleOf) for choice in choices):
            deck = next(self._decks, None)
            return None if deck is None else Shuffle(deck)
        return None
