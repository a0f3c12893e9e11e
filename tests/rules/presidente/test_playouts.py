"""Whole matches at random: every preset with every number of players comes to its end."""

from collections import Counter
from random import Random

import pytest

from tapete.core.cards import TEXT_OF
from tapete.core.chance import CHANCE, Finish, ShuffleOf
from tapete.games.presidente import GAME
from tapete.games.presidente.state import State
from tests.laws.walks import step
from tests.rules.presidente.table import fresh, places

VARIANTS = [variant.name for variant in GAME.variants]


def cards(state: State) -> Counter[int]:
    """Return where every card is, wherever it lies."""
    view = GAME.view(state, None)
    found = Counter[int](state.stock)
    for hand in GAME.hands(state):
        found.update(hand)
    for gone in view.aside.removed:
        found.update(gone.cards)
    recycled = view.aside.recycled[-1] if view.aside.recycled else 0
    for trick in (*view.tricks[recycled:], view.pile):
        for _, laid in trick:
            found.update(laid)
    return found


def _conserved(state: State, pack: Counter[int]) -> None:
    if GAME.phase(state) in ("play", "exchange"):
        lost = pack - cards(state)
        assert not lost, [TEXT_OF[card] for card in lost]
        assert cards(state) == pack


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", range(2, 11))
def test_t62_every_match_ends_with_a_ranking(variant: str, seats: int) -> None:
    """presidente T62, U-53: cards conserved after every move, places complete after every hand."""
    rng = Random(f"{variant} {seats}")
    options = {"target": 60} if variant.startswith("uno_master") else {"rounds": 2}
    state = fresh(variant, seats, **options)
    shuffles = [choice for choice in GAME.chance(_drawn(state)) if isinstance(choice, ShuffleOf)]
    pack = Counter(shuffles[0].cards)
    for _ in range(20_000):
        move = step(GAME, state, rng)
        if move is None:
            break
        if isinstance(move, Finish):  # the table wants to see the end
            continue
        hands = state.match.hands
        state = GAME.apply(state, move)
        _conserved(state, pack)
        if state.match.hands > hands:
            assert sorted(map(str, places(state))) == sorted(map(str, range(seats)))
    assert GAME.phase(state) == "over"
    assert state.match.hands >= 2 or max(state.match.points) >= 120
    ranking = GAME.ranking(state)
    assert ranking is not None
    assert sorted(seat for group in ranking for seat in group) == [*range(seats)]
    assert CHANCE not in GAME.actors(state)


def _drawn(state: State) -> State:
    """Return the position after the dealer is drawn."""
    return GAME.apply(state, GAME.parse("- dealer 0"))
