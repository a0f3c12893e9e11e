"""Hands of presidente dealt as the document tells them, by nothing but moves of a record.

A test names the cards of each seat; `deal` finds the order of the pack that deals them and plays
it. Whoever is named with too few cards gets some that are left: of bastos first, then espadas,
copas and oros, each time from 4 up, 3, as and 2 last, so that nobody gets four of a kind by chance.

`position` deals five cards or as many as the longest hand named, and puts the rest aside as a
stock, of which nobody takes while there is no clock with cards; seat 0 leads. It changes nothing
else of a variant. In `ranked` the first hand has already been played.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import pytest

from tapete.core.cards import TEXT_OF, line, parse_cards
from tapete.core.chance import CHANCE, ShuffleOf
from tapete.core.game import IllegalMove
from tapete.games.presidente import GAME
from tapete.games.presidente.rules import Rules
from tapete.games.presidente.state import State

_FILL: Final = ("4", "5", "6", "7", "8", "9", "10", "11", "12", "J", "Q", "K", "3", "1", "A", "2")
_RANKED: Final = ("12", "11", "10", "9", "8", "7", "6", "5", "4")


def rules(variant: str = "uno_base", seats: int = 4, **options: Any) -> Rules:
    """Return the rules of a variant with some options changed."""
    return GAME.configure(variant, options, seats)


def fresh(variant: str = "uno_base", seats: int = 4, **options: Any) -> State:
    """Return the position before the first move."""
    return GAME.start(rules(variant, seats, **options), seats)


def deal(
    *hands: str,
    variant: str = "uno_base",
    seats: int = 0,
    dealer: int | None = None,
    stock: str = "",
    **options: Any,
) -> State:
    """Return the first hand of a match: these cards in the hands of seat 0, 1 …

    `stock` are its first cards. The last seat deals unless another one is named.
    """
    seats = seats or len(hands)
    start = fresh(variant, seats, **options)
    return shuffled(
        play(start, f"- dealer {seats - 1 if dealer is None else dealer}"), *hands, stock=stock
    )


def position(*hands: str, variant: str = "uno_base", **options: Any) -> State:
    """Return a hand of few cards in which seat 0 leads, whatever it holds."""
    each = max(5, *[len(hand.split()) for hand in hands])
    short = {"deal": each, "first_start": "left_of_dealer"}
    return deal(*hands, variant=variant, **{**short, **options})


def shuffled(state: State, *hands: str, stock: str = "") -> State:
    """Return the next hand dealt: these cards in the hands of seat 0, 1 …, these first to take."""
    (pack,) = [choice.cards for choice in GAME.chance(state) if isinstance(choice, ShuffleOf)]
    seats, first = state.seats, GAME.next_dealer(state)
    way = 1 if state.rules.direction == "clockwise" else -1
    around = [(first + way * place) % seats for place in range(1, seats + 1)]
    each = state.rules.deal
    dealt = each * seats if isinstance(each, int) else len(pack)
    own = {seat: [*parse_cards(text)] for seat, text in enumerate(hands)}
    left = _left(pack, [*parse_cards(stock), *[card for hand in own.values() for card in hand]])
    columns = []
    for place, seat in enumerate(around):
        cards = own.get(seat, [])
        room = len(range(place, dealt, seats)) - len(cards)
        assert room >= 0, f"seat {seat} has too many cards"
        columns.append([*cards, *[left.pop(0) for _ in range(room)]])
    order = [columns[place % seats][place // seats] for place in range(dealt)]
    return play(state, f"- shuffle {line([*order, *parse_cards(stock), *left])}")


def _left(pack: Iterable[int], named: list[int]) -> list[int]:
    """Return the cards of the pack that are not named, those that are given out first in front."""
    left = Counter(pack)
    left.subtract(named)
    short = [TEXT_OF[card] for card, count in left.items() if count < 0]
    assert not short, f"the pack has not that many: {short}"

    copies = [(copy, card) for card, count in left.items() for copy in range(count)]

    def place(item: tuple[int, int]) -> tuple[int, int, int]:
        copy, card = item
        return -(card % 4), copy, _FILL.index(TEXT_OF[card][:-1])

    return [card for _, card in sorted(copies, key=place)]


def play(state: State, *lines: str) -> State:
    """Return the position after these moves."""
    for text in lines:
        state = GAME.apply(state, GAME.parse(text))
    return state


def passes(state: State, *seats: int) -> State:
    """Return the position after these seats passed, one after the other."""
    return play(state, *[f"{seat} pass" for seat in seats])


def leader(state: State) -> int:
    """Return the seat that leads freely."""
    (seat,) = GAME.waits(state)
    assert seat != CHANCE, "nobody leads between hands"
    assert refused(state, f"{seat} pass") == "must-lead"
    return seat


def asked(state: State) -> int:
    """Return the seat that has to beat or to pass."""
    (seat,) = GAME.waits(state)
    assert "pass" in legal(state, seat), f"seat {seat} leads"
    return seat


def legal(state: State, seat: int) -> list[str]:
    """Return the legal moves of a seat, without the seat: ``play 7o 7c``, ``pass``."""
    return [GAME.text(move).split(" ", 1)[1] for move in GAME.legal(state, seat)]


def plays(state: State) -> set[str]:
    """Return what the seat in turn may lay: ``7o``, ``7o 7c``."""
    (seat,) = GAME.waits(state)
    moves = [text.partition(" ") for text in legal(state, seat)]
    return {cards for verb, _, cards in moves if verb == "play"}


def allowed(state: State, text: str) -> bool:
    """Return whether a move is legal; the list of legal moves has to agree."""
    move = GAME.parse(text)
    listed = move in GAME.legal(state, move.seat)
    assert listed == (GAME.explain(state, move) is None)
    return listed


def refused(state: State, text: str) -> str:
    """Return the reason why a move is not legal; the position stays as it was."""
    move = GAME.parse(text)
    before = hash(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move)
    assert hash(state) == before
    assert GAME.explain(state, move) == caught.value.reason
    assert move not in GAME.legal(state, move.seat)
    return caught.value.reason


def hand(state: State, seat: int) -> str:
    """Return the cards of a hand, in the order of records."""
    return line(GAME.hands(state)[seat])


def sizes(state: State) -> list[int]:
    """Return how many cards each seat holds."""
    return [len(cards) for cards in GAME.hands(state)]


def places(state: State) -> list[int | None]:
    """Return the seats by place in this hand, None where a place is still open."""
    found: list[int | None] = GAME.score(state)["positions"]
    return found


def points(state: State) -> list[float]:
    """Return the points by seat, as people count them."""
    return [half / 2 for half in GAME.score(state)["points"]]


def told(state: State, text: str, seat: int | None = None) -> list[Any]:
    """Return what a seat, or a spectator, is told of a move."""
    move = GAME.parse(text)
    return [*GAME.narrate(state, move, GAME.apply(state, move), seat)]


def ranked(*order: int, variant: str = "uno_base", **options: Any) -> State:
    """Return the position after a first hand in which the seats left in this order."""
    plain = {"decks": 2, "max_set": 8, "quartets": "none", "deal": 7}
    start = fresh(variant, len(order), **{**plain, **options})
    return again(play(start, f"- dealer {len(order) - 1}"), *order)


def again(state: State, *order: int) -> State:
    """Return the position after one more hand, in which the seats leave in this order.

    Every seat gets cards of one number, the higher the better its place, and nothing is exchanged.
    """
    each = state.rules.deal
    assert isinstance(each, int)
    suits = ["o", "o", "c", "c", "e", "e", "b", "b"][:each]
    own = {seat: " ".join(rank + suit for suit in suits) for seat, rank in zip(order, _RANKED)}
    return finished(shuffled(state, *[own[seat] for seat in range(len(order))]), order)


def finished(state: State, order: Iterable[int]) -> State:
    """Return the end of a hand of `again`: whoever is next to leave lays all, others but one."""
    targets = [*order]
    while GAME.phase(state) == "play":
        target = next(seat for seat in targets if GAME.hands(state)[seat])
        (seat,) = GAME.waits(state)
        cards = hand(state, seat).split()
        leads = "pass" not in legal(state, seat)
        if leads and seat == target:
            state = play(state, f"{seat} play {' '.join(cards)}")
        elif leads or seat == target:
            state = play(state, f"{seat} play {cards[0]}")
        else:
            state = play(state, f"{seat} pass")
    return state
