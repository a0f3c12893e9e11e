"""The last tricks against one opponent: what the neighbour finds is what full search finds."""

from random import Random
from typing import Any

import pytest

from tapete.bots import make
from tapete.bots.match import steps
from tapete.bots.vecino.guinote import final
from tapete.bots.vecino.guinote.memory import remember
from tapete.games.guinote import GAME
from tapete.games.guinote.scoring import cante_points
from tapete.games.guinote.state import Play, Sing, State
from tests.bots.vecino.answers import arrastre, lays
from tests.games.guinote.positions import rules

PARTIDA = 60


def slow(state: State, side: int) -> float:
    """Return the end of the hand in points for a side, by the rules alone and without pruning."""
    if state.phase != "play":
        ours, theirs = state.points[side], state.points[1 - side]
        won = state.match.winner
        return ours - theirs + (0 if won < 0 else PARTIDA if won == side else -PARTIDA)
    (seat,) = GAME.waits(state)
    moves = GAME.legal(state, seat)
    sings = [move for move in moves if isinstance(move, Sing)]
    if sings:
        dearest = max(sings, key=lambda move: cante_points(move.suit, state.trump))
        return slow(GAME.apply(state, dearest), side)
    ends = [slow(GAME.apply(state, move), side) for move in moves]
    return max(ends) if seat % 2 == side else min(ends)


def endings(cards: int, options: dict[str, Any]) -> list[State]:
    """Return positions of matches with a choice to make and this many cards in hand."""
    own = rules(2, **options)
    bots = [make("uniform", GAME)] * 2
    found = []
    for seed in range(25):
        for state, _ in steps(GAME, own, 2, bots, Random(seed)):
            if state.phase == "play" and not state.stock:
                (seat,) = GAME.waits(state)
                moves = GAME.legal(state, seat)
                plays = all(isinstance(move, Play) for move in moves)
                if len(state.hands[seat]) == cards and plays and len(moves) > 1:
                    found.append(state)
    return found


@pytest.mark.parametrize(("cards", "most"), [(2, 60), (3, 40), (4, 8)])
@pytest.mark.parametrize("more", ["last_trick", "more_points"])
def test_g44_to_g48_the_end_is_found_as_by_full_search(cards: int, most: int, more: str) -> None:
    """G-44, G-45, G-46, G-48: idas and vueltas, the ultimas, the cantes still to come."""
    positions = endings(cards, {"both_over_100": more})[:most]
    assert len(positions) > most // 2
    for state in positions:
        (seat,) = GAME.waits(state)
        moves = [move for move in GAME.legal(state, seat) if isinstance(move, Play)]
        ends = {move: slow(GAME.apply(state, move), seat % 2) for move in moves}
        view = GAME.view(state, seat)
        end = final.End(view, final.deal(view, remember(view), Random(0)))
        assert {move: end.after(move.card) for move in moves} == ends
        assert ends[make("vecino", GAME).choose(view, tuple(moves), Random(0))] == max(
            ends.values()
        )


def test_g42_keeps_the_winner_for_the_ultimas() -> None:
    """Two cards left and no trump but its own: the worthless card goes first."""
    assert lays(arrastre("1b 4o", s1="7o 5c", s2="5o 6c", s3="6o 7c")) == "play 4o"
