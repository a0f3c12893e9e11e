"""What the laws must know of each game beyond its contract, in one place.

A new game joins the laws by being registered; two lines here say where its cards lie and how
long its matches can get. Verbs are those of `docs/records.md`.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from tapete.core.cards import CARD_OF, FRENCH_SUITS, SUITS
from tapete.core.game import AnyGame
from tapete.games.presidente.rules import pack
from tapete.games.presidente.state import closed

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "guinote": ("play", "sing", "exchange"),
    "paulo": (
        *("deal", "ask", "answer", "cut", "look", "show", "decide", "play", "bet", "accept", "go"),
        *("advise", "sign", "claim"),
    ),
    "mao": (
        *("ready", "starter", "play", "jump", "draw", "pass", "take", "mao", "catch", "report"),
    ),
    "presidente": ("give", "play", "pass"),
}
"""Verbs of each game, in the order in which legal moves are listed."""
FREE: Final = frozenset(
    ("sing", "mao", "catch", "report", "ready", "look", "sign", "advise", "claim", "give")
)
"""Verbs of moves that never raise the epoch."""
NAMES_A_SEAT: Final = frozenset(("dealer", "catch", "report", "claim"))
"""Verbs whose argument is a seat."""

PILES: Final[dict[str, Callable[[Any], Iterable[tuple[int, ...]]]]] = {
    "guinote": lambda state: (state.stock, state.played),
    "presidente": lambda state: (
        state.stock,
        closed(state),
        *(cards for _, cards in state.pile),
        *(gone.cards for gone in state.aside.removed),
    ),
}
"""Where cards lie that are in no hand, between a shuffle and the next."""

BOUNDS: Final[dict[str, Callable[[Any, int], int]]] = {
    # A hand has a shuffle, forty cards, four cantes and an exchange; a partida has two hands.
    "guinote": lambda rules, _seats: (
        1 + 2 * 46 * (2 * rules.partidas_per_coto - 1) * (2 * rules.cotos - 1)
    ),
    # A hand has a shuffle, two gifts, and for each card at most one lap of the others' passes.
    "presidente": lambda rules, seats: 2 + rules.rounds * (3 + len(pack(rules, seats)) * seats),
}
"""The most moves that a match can take when nobody's time runs out and it is finished, where it
may be, after as many hands as its rules name."""


def order(game: AnyGame, text: str) -> tuple[Any, ...]:
    """Return the key by which legal moves are sorted: verb, then cards and suits in their order."""
    _, verb, *words = text.split(" ")
    return (VERBS[game.name].index(verb), *[(_rank(word), word) for word in words])


def _rank(word: str) -> int:
    if word in CARD_OF:
        return CARD_OF[word]
    suits = SUITS + FRENCH_SUITS
    return suits.index(word) if len(word) == 1 and word in suits else 0


def cards(game: AnyGame, state: Any) -> list[int]:
    """Return every card on the table, sorted."""
    piles = (*game.hands(state), *PILES[game.name](state))
    return sorted(card for pile in piles for card in pile)


def rotate(text: str, by: int, seats: int) -> str:
    """Return a move with every seat in it turned by some places."""
    seat, verb, *words = text.split(" ")
    turned = [seat if seat == "-" else str((int(seat) + by) % seats), verb]
    if verb in NAMES_A_SEAT:
        words = [str((int(word) + by) % seats) for word in words]
    return " ".join([*turned, *words])
