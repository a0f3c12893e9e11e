"""What a seat may know, what it may be offered, and whole positions that agree with it.

`View` has no field for a hidden card. It keeps what everybody saw happen, so that a bot with a
good memory needs nothing else; the screen shows less of it [G-64].
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from tapete.core.cards import SUIT_OF, SUITS, TEXT_OF
from tapete.core.game import Offers, Ranking, Why
from tapete.core.places import Places
from tapete.games.guinote import play, scoring
from tapete.games.guinote.rules import Rules
from tapete.games.guinote.state import (
    NOBODY,
    PACK,
    PLAY,
    POINTS,
    POWER,
    Exchange,
    Match,
    Play,
    SeatMove,
    Sing,
    State,
    last_winner,
    leader,
    trick,
    tricks_done,
    turn,
    winning,
)

# What bots need: views, moves and what both a state and a view can tell, but no state.
__all__ = [
    "NOBODY",
    "PACK",
    "PLAY",
    "POINTS",
    "POWER",
    "Exchange",
    "Match",
    "Play",
    "SeatMove",
    "Sing",
    "View",
    "excluded",
    "last_winner",
    "leader",
    "offers",
    "running_points",
    "sample",
    "trick",
    "tricks_done",
    "turn",
    "view",
    "winning",
]


@dataclass(frozen=True, slots=True)
class View:
    """A match of guiñote as one seat knows it, or a spectator."""

    seat: int | None
    """None for a spectator, who sees only what is public."""
    rules: Rules
    seats: int
    phase: str
    match: Match
    hand: tuple[int, ...]
    """Own cards; empty for a spectator."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    stock: int
    """Cards to draw, the muestra included."""
    muestra: int | None
    trump: int
    played: tuple[int, ...]
    leaders: tuple[int, ...]
    points: tuple[int, int] | None
    """None while the table hides them until the hand ends (`scoreboard = hand_end`)."""
    sung: tuple[tuple[int, int], ...]
    may_sing: tuple[int, ...]
    """The right to sing, which follows from public facts; who holds a cante is not in it."""
    shown: tuple[tuple[int, int], ...]
    """Hidden cards whose place everybody knows, own ones included."""
    ranking: Ranking | None


def view(state: State, seat: int | None) -> View:
    """Return what a seat, or a spectator (None), may know of a position (section 7)."""
    hidden = state.rules.scoreboard == "hand_end" and state.phase == PLAY
    return View(
        seat=seat,
        rules=state.rules,
        seats=state.seats,
        phase=state.phase,
        match=state.match,
        hand=() if seat is None else state.hands[seat],
        counts=tuple(map(len, state.hands)),
        stock=len(state.stock),
        muestra=state.stock[-1] if state.stock else None,
        trump=state.trump,
        played=state.played,
        leaders=state.leaders,
        points=None if hidden else state.points,
        sung=state.sung,
        may_sing=state.may_sing,
        shown=state.shown,
        ranking=scoring.ranking(state),
    )


def running_points(view: View) -> tuple[int, int]:
    """Return the points per pair in the partida: what anybody can add up from public cards."""
    if view.points is not None:
        return view.points
    points = view.match.carried
    for place, winner in enumerate(view.leaders[1:]):
        cards = view.played[place * view.seats : (place + 1) * view.seats]
        points = scoring.add(points, winner % 2, sum([POINTS[card] for card in cards]))
    for suit, seat in view.sung:
        points = scoring.add(points, seat % 2, scoring.cante_points(suit, view.trump))
    return points


def excluded(view: View) -> tuple[frozenset[int], ...]:
    """Return for each seat the cards that it cannot hold, proved by its plays in the arrastre.

    Whoever did not follow, beat or ruff when bound to has nothing to do it with [G-20 to G-25].
    """
    proved: list[set[int]] = [set() for _ in range(view.seats)]
    first = _first_trick_of_the_arrastre(view)
    for number in range(first, len(view.leaders)):
        cards = view.played[number * view.seats : (number + 1) * view.seats]
        for place in range(1, len(cards)):
            seat = (view.leaders[number] + place) % view.seats
            best = winning(cards[:place], view.trump)
            partner_wins = view.seats == 4 and place - best == 2
            proved[seat] |= _impossible(
                cards[0], cards[best], cards[place], view.trump, partner_wins=partner_wins
            )
    return tuple(map(frozenset, proved))


def _first_trick_of_the_arrastre(view: View) -> int:
    return (len(PACK) - 6 * view.seats) // view.seats


@lru_cache(maxsize=20_000)
def _impossible(
    led: int, best: int, card: int, trump: int, *, partner_wins: bool
) -> frozenset[int]:
    """Return the cards with which this play would have been against a duty."""

    def forbids(other: int) -> bool:
        pair = tuple(sorted((card, other)))
        return card not in play.duties(pair, led, best, trump, partner_wins=partner_wins)

    return frozenset(other for other in PACK if other != card and forbids(other))


def sample(view: View, rng: Random) -> State:
    """Return a whole position that agrees with everything the view knows.

    Hidden cards are dealt at random among the places they may be in; known ones lie where they
    were seen.
    """
    hands, stock = _deal_hidden(view, rng)
    return State(
        rules=view.rules,
        seats=view.seats,
        phase=view.phase,
        epoch=0,
        match=view.match,
        hands=hands,
        stock=stock,
        trump=view.trump,
        played=view.played,
        leaders=view.leaders,
        points=running_points(view),
        sung=view.sung,
        may_sing=view.may_sing,
        shown=view.shown,
    )


def _deal_hidden(view: View, rng: Random) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    if not view.leaders:
        return ((),) * view.seats, ()
    known = _known_hands(view)
    muestra = () if view.muestra is None else (view.muestra,)
    placed = {*view.played, *muestra}.union(*known)
    hidden = [card for card in PACK if card not in placed]
    room = [count - len(hand) for count, hand in zip(view.counts, known, strict=True)]
    under = view.stock - len(muestra)
    *hands, stock = Places(hidden, (*room, under), (*excluded(view), frozenset())).deal(rng)
    full = [tuple(sorted((*known[seat], *hand))) for seat, hand in enumerate(hands)]
    return tuple(full), (*stock, *muestra)


def _known_hands(view: View) -> list[tuple[int, ...]]:
    hands: list[tuple[int, ...]] = [()] * view.seats
    for card, seat in view.shown:
        hands[seat] = (*hands[seat], card)
    if view.seat is not None:
        hands[view.seat] = view.hand
    return hands


def offers(view: View) -> Offers[SeatMove]:
    """Return the legal moves of a view's seat and, for each other card of its hand, why not."""
    if view.seat is None or view.phase != PLAY:
        return Offers((), dict.fromkeys(view.hand, Why("wrong-phase", {})))
    # Legality needs only the own hand and public facts, so any position that agrees will do.
    state = _own_position(view, view.seat)
    moves = play.legal(state, view.seat)
    if turn(view) != view.seat:
        waiting = Why("not-your-turn", {})
        return Offers(moves, dict.fromkeys(view.hand, waiting))
    return Offers(moves, _reasons(view, state))


def _own_position(view: View, seat: int) -> State:
    hands: list[tuple[int, ...]] = [()] * view.seats
    hands[seat] = view.hand
    unknown = (NOBODY,) * max(0, view.stock - 1)
    muestra = () if view.muestra is None else (view.muestra,)
    return State(
        rules=view.rules,
        seats=view.seats,
        phase=view.phase,
        epoch=0,
        match=view.match,
        hands=tuple(hands),
        stock=(*unknown, *muestra),
        trump=view.trump,
        played=view.played,
        leaders=view.leaders,
        points=(0, 0),
        sung=view.sung,
        may_sing=view.may_sing,
        shown=view.shown,
    )


def _reasons(view: View, state: State) -> Mapping[int, Why]:
    allowed = play.legal_cards(state)
    cards = trick(view)
    if len(allowed) == len(view.hand):
        return {}
    best = cards[winning(cards, view.trump)]
    values = {
        "suit": SUITS[SUIT_OF[allowed[0]]],
        "led": SUITS[SUIT_OF[cards[0]]],
        "beats": TEXT_OF[best],
        "with": TEXT_OF[min(allowed, key=lambda card: POWER[card])],
    }
    return {
        card: Why(play.refusal(card, allowed, cards[0]), {"card": TEXT_OF[card], **values})
        for card in view.hand
        if card not in allowed
    }
