"""Points, partidas, cotos: what a finished hand is worth and what is dealt next."""

from tapete.core.game import Ranking, Score
from tapete.games.guinote.state import (
    DEAL,
    MALAS,
    NOBODY,
    OVER,
    PASS,
    Match,
    State,
    last_winner,
)

Pairs = tuple[int, int]


def add(counts: Pairs, pair: int, more: int) -> Pairs:
    """Return the counts with something added to one pair."""
    return (counts[0] + more, counts[1]) if pair == 0 else (counts[0], counts[1] + more)


def cante_points(suit: int, trump: int) -> int:
    """Return 40 for the trump suit, 20 for any other [G-30]."""
    return 40 if suit == trump else 20


def passed(points: Pairs) -> bool:
    """Return whether a pair has passed 100; exactly 100 does not win [G-44]."""
    return points[0] > PASS or points[1] > PASS


def said(points: int) -> tuple[str, int]:
    """Return how people say points: up to 50 malas, above that what is over 50 as buenas [G-43]."""
    return ("malas", points) if points <= MALAS else ("buenas", points - MALAS)


def settle(state: State) -> State:
    """Return the position after the last trick or the cut of a hand: counters of the match are
    settled at once, points and tricks stay until the next shuffle [G-45 to G-55]."""
    winner = _partida_winner(state)
    match = state.match._replace(winner=winner)
    phase = DEAL
    if winner != NOBODY:
        match = match._replace(partidas=add(match.partidas, winner, 1))
        if match.partidas[winner] == state.rules.partidas_per_coto:
            match = match._replace(cotos=add(match.cotos, winner, 1))
            if match.cotos[winner] == state.rules.cotos:
                phase = OVER
    return state._replace(match=match, phase=phase)


def _partida_winner(state: State) -> int:
    """Return the pair that has won the partida, or NOBODY when vueltas follow [G-44 to G-48]."""
    ours, theirs = state.points
    if ours > PASS and theirs > PASS:  # only possible in the idas [G-46]
        if state.rules.both_over_100 == "more_points" and ours != theirs:
            return 0 if ours > theirs else 1
        return last_winner(state) % 2
    if passed(state.points):
        return 0 if ours > PASS else 1
    return NOBODY


def next_hand(state: State) -> Match:
    """Return the counters with which the next hand is dealt [G-11, G-47, G-51, G-56]."""
    match = state.match
    if not state.leaders:  # the first hand of the match
        return match
    dealer = next_dealer(state)
    if match.winner == NOBODY:
        return match._replace(dealer=dealer, vueltas=True, carried=state.points)
    new_coto = match.partidas[match.winner] == state.rules.partidas_per_coto
    return Match(
        dealer=dealer,
        partidas=(0, 0) if new_coto else match.partidas,
        cotos=match.cotos,
    )


def next_dealer(state: State) -> int:
    """Return the seat that deals after the hand on the table [G-11]."""
    vueltas = state.match.winner == NOBODY
    wish = state.rules.vueltas_dealer if vueltas else state.rules.dealer_rotation
    if wish == "same":
        return state.match.dealer
    if wish == "last_trick_winner":
        return last_winner(state)
    return (state.match.dealer + 1) % state.seats


def score(state: State) -> Score:
    """Return points of the partida, partidas and cotos per pair."""
    return {
        "points": list(state.points),
        "partidas": list(state.match.partidas),
        "cotos": list(state.match.cotos),
    }


def ranking(state: State) -> Ranking | None:
    """Return the seats of the winning pair before those of the other, once the match is decided."""
    if state.phase != OVER:
        return None
    best = state.match.winner
    return tuple(tuple(range(pair, state.seats, 2)) for pair in (best, 1 - best))
