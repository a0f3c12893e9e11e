"""Positions of guiñote built by text, for tests that say which cards lie where.

What a test does not name is filled with the cards that are left, lowest first, so that every
position holds the forty cards.
"""

from collections.abc import Mapping
from typing import Final

import pytest

from tapete.core.cards import SUITS, TEXT_OF, line, parse_cards
from tapete.core.game import IllegalMove
from tapete.games.guinote import GAME
from tapete.games.guinote.rules import Rules
from tapete.games.guinote.state import PACK, PLAY, Match, State

VARIANT_OF: Final = {4: "guinote", 2: "mano_a_mano"}


def rules(seats: int = 4, /, **options: object) -> Rules:
    """Return the rules of the variant for a number of seats, with some options changed."""
    return GAME.configure(VARIANT_OF[seats], options, seats)


def pack(
    hands: Mapping[int, str], muestra: str, draws: str = "", *, seats: int = 4, dealer: int = 0
) -> tuple[int, ...]:
    """Return the pack that deals these hands; `draws` are the first cards of the stock."""
    named = [*parse_cards(" ".join(hands.values())), *parse_cards(muestra), *parse_cards(draws)]
    assert len(named) == len(set(named)), "a card is named twice"
    left = [card for card in PACK if card not in named]
    order = [(dealer + place) % seats for place in range(1, seats + 1)]
    full = {}
    for seat in order:
        own = list(parse_cards(hands.get(seat, "")))
        full[seat] = own + [left.pop(0) for _ in range(6 - len(own))]
    packets = [card for half in (0, 3) for seat in order for card in full[seat][half : half + 3]]
    return (*packets, *parse_cards(muestra), *parse_cards(draws), *left)


def deal(
    hands: Mapping[int, str],
    muestra: str,
    draws: str = "",
    *,
    seats: int = 4,
    dealer: int = 0,
    **options: object,
) -> State:
    """Return the first hand of a match, just dealt: these hands, muestra and cards to draw."""
    order = line(pack(hands, muestra, draws, seats=seats, dealer=dealer))
    return play(fresh(seats, **options), f"- dealer {dealer}", f"- shuffle {order}")


def fresh(seats: int = 4, /, **options: object) -> State:
    """Return the position before the first move."""
    return GAME.start(rules(seats, **options), seats)


def position(
    hands: Mapping[int, str],
    *,
    trick: str = "",
    leader: int = 0,
    trump: str = "b",
    muestra: str = "",
    draws: str = "",
    tricks: int = 1,
    seats: int = 4,
    points: tuple[int, int] = (0, 0),
    match: Match | None = None,
    may_sing: tuple[int, ...] = (),
    sung: Mapping[str, int] | None = None,
    options: Mapping[str, object] | None = None,
) -> State:
    """Return a hand in the middle of play.

    With a `muestra` there is a stock, `draws` on top of it, `tricks` tricks are done and hands are
    filled up to six cards. Without one it is the arrastre; the longest hand says how far. The
    leader has won all earlier tricks.
    """
    laid, top, under = parse_cards(trick), parse_cards(draws), parse_cards(muestra)
    less = [int((seat - leader) % seats < len(laid)) for seat in range(seats)]
    own = {seat: parse_cards(text) for seat, text in hands.items()}
    left = sorted({*PACK} - {*laid, *top, *under}.union(*own.values()))
    full, done = _fill(own, less, left, tricks if under else None)
    played = (*[left.pop(0) for _ in range(done * seats)], *laid)
    return fresh(seats, **(options or {}))._replace(
        phase=PLAY,
        match=match or Match(dealer=0),
        hands=full,
        stock=(*top, *left, *under),
        trump=SUITS.index(muestra[-1] if under else trump),
        played=played,
        leaders=(leader,) * (done + 1),
        points=points,
        sung=tuple((SUITS.index(suit), seat) for suit, seat in (sung or {}).items()),
        may_sing=may_sing or (0,) * seats,
    )


def _fill(
    own: Mapping[int, tuple[int, ...]], less: list[int], left: list[int], tricks: int | None
) -> tuple[tuple[tuple[int, ...], ...], int]:
    """Return the hands, filled up with cards that are then no longer left, and the tricks done.

    Seats that have laid a card have one `less`; `tricks` is none in the arrastre.
    """
    most = max(len(cards) + less[seat] for seat, cards in own.items()) if tricks is None else 6
    full = []
    for seat, already in enumerate(less):
        cards = own.get(seat, ())
        assert len(cards) + already <= most, f"seat {seat} has too many cards"
        more = [left.pop(0) for _ in range(most - already - len(cards))]
        full.append(tuple(sorted((*cards, *more))))
    return tuple(full), 40 // len(less) - most if tricks is None else tricks


def vueltas(points: tuple[int, int], dealer: int = 0) -> Match:
    """Return the counters of a match whose first partida is in its vueltas."""
    return Match(dealer=dealer, vueltas=True, carried=points)


def play(state: State, *lines: str) -> State:
    """Return the position after these moves."""
    for text in lines:
        state = GAME.apply(state, GAME.parse(text))
    return state


def legal(state: State, seat: int) -> list[str]:
    """Return the legal moves of a seat, without the seat: ``play 4c``, ``sing o``, ``exchange``."""
    return [GAME.text(move).split(" ", 1)[1] for move in GAME.legal(state, seat)]


def may_play(state: State) -> set[str]:
    """Return the cards that the seat in turn may lay."""
    (seat,) = GAME.waits(state)
    moves = [text.split() for text in legal(state, seat)]
    return {words[1] for words in moves if words[0] == "play"}


def may_sing(state: State, seat: int) -> str:
    """Return the letters of the suits that a seat may sing now."""
    return "".join(text[-1] for text in legal(state, seat) if text.startswith("sing"))


def refused(state: State, text: str) -> str:
    """Return the reason why a move is not legal."""
    move = GAME.parse(text)
    before = hash(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move)
    assert hash(state) == before
    assert GAME.explain(state, move) == caught.value.reason
    assert move not in GAME.legal(state, move.seat)
    return caught.value.reason


def hand(state: State, seat: int) -> set[str]:
    """Return the cards of a hand."""
    return {TEXT_OF[card] for card in state.hands[seat]}
