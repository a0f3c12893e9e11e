"""Places, roles and points: what a finished hand is worth, and who wins the match."""

from typing import Final

from tapete.core.game import Ranking, Score
from tapete.games.presidente.rules import Rules
from tapete.games.presidente.state import (
    DEAL,
    NOBODY,
    OVER,
    Match,
    State,
    card_points,
    positions,
    ring,
    step,
    vices,
)

PRESIDENTE, VICEPRESIDENTE, NEUTRO, VICECOLA, COLA = ROLES = (
    "presidente",
    "vicepresidente",
    "neutro",
    "vicecola",
    "cola",
)
"""Roles from best to worst; how a region calls them is an option [U-54, U-55]."""
_PLACE_OF: Final = {role: place for place, role in enumerate(ROLES)}


def role(rules: Rules, seats: int, place: int) -> str:
    """Return the role of a place, 0 for the first [U-54]."""
    if place == 0:
        return PRESIDENTE
    if place == seats - 1:
        return COLA
    if vices(rules, seats) and place in (1, seats - 2):
        return VICEPRESIDENTE if place == 1 else VICECOLA
    return NEUTRO


def ended(state: State) -> bool:
    """Return whether the hand is over: one player left, or one out [U-53, U-64]."""
    if state.rules.hand_end == "first_out" and state.top:
        return True
    return sum(map(bool, state.hands)) <= 1


def settle(state: State) -> State:
    """Return the position after a hand: places and counters of the match at once, the cards stay
    until the next shuffle [U-53 to U-57, U-64 to U-67]."""
    places = (*state.top, *_left(state), *state.bottom)
    gained = _gained(state, places)
    match = state.match
    match = Match(
        dealer=match.dealer,
        hands=match.hands + 1,
        points=_add(match.points, gained),
        gained=gained,
        firsts=_count(match.firsts, places[0]),
        lasts=_count(match.lasts, places[-1]),
        places=places,
    )
    return state._replace(
        phase=OVER if _decided(state.rules, match) else DEAL,
        match=match,
        queue=(),
        top=places,
        bottom=(),
    )


def _left(state: State) -> list[int]:
    """Return the seats without a place yet, from best to worst [U-53, U-67]."""
    first = state.top[0] if state.top else 0
    order = [first, *ring(state, first)]

    def key(seat: int) -> tuple[int, int, int]:
        hand = state.hands[seat]
        return leftover(state.rules, hand), len(hand), order.index(seat)

    placed = (*state.top, *state.bottom)
    return sorted([seat for seat in order if seat not in placed], key=key)


def leftover(rules: Rules, hand: tuple[int, ...]) -> int:
    """Return the points of the cards left in a hand [U-65]."""
    return sum([card_points(rules, card) for card in hand])


def _gained(state: State, places: tuple[int, ...]) -> tuple[int, ...]:
    """Return the half points of a hand by seat [U-56, U-64]."""
    rules, gained = state.rules, [0] * state.seats
    if rules.scoring == "leftover":
        hands = [hand for seat, hand in enumerate(state.hands) if seat != places[0]]
        gained[places[0]] = 2 * sum([leftover(rules, hand) for hand in hands])
        return tuple(gained)
    for place, seat in enumerate(places):
        gained[seat] = rules.score_table[_PLACE_OF[role(rules, state.seats, place)]]
    return tuple(gained)


def _add(points: tuple[int, ...], gained: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([had + more for had, more in zip(points, gained, strict=True)])


def _count(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])


def _decided(rules: Rules, match: Match) -> bool:
    """Return whether the match ends with this hand [U-57, U-66]."""
    if rules.match_end == "rounds":
        return match.hands >= rules.rounds
    return rules.match_end == "target" and max(match.points) >= 2 * rules.target


def next_dealer(state: State) -> int:
    """Return the seat that deals after the hand on the table [U-18]."""
    match = state.match
    if not match.places:  # the first hand of the match
        return match.dealer
    if state.rules.dealer_later == "last":
        return match.places[-1]
    return (match.dealer + step(state.rules)) % state.seats


def score(state: State) -> Score:
    """Return half points by seat, and the seats by place in this hand."""
    places = [None if seat == NOBODY else seat for seat in positions(state)]
    return {"points": list(state.match.points), "positions": places}


def said(_rules: Rules, points: int) -> tuple[str, int]:
    """Return how people say half points: whole ones, or "y medio"."""
    return ("half" if points % 2 else "whole"), points // 2


def ranking(state: State) -> Ranking | None:
    """Return the seats from best to worst, once the match is over [U-58]."""
    if state.phase != OVER:
        return None
    match = state.match

    def key(seat: int) -> tuple[int, int, int, int]:
        place = match.places.index(seat)
        return -match.points[seat], -match.firsts[seat], match.lasts[seat], place

    return tuple([(seat,) for seat in sorted(range(state.seats), key=key)])
