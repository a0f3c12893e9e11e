"""The duties of the arrastre against a second reading of the prose, on 100,000 positions."""

from random import Random

import pytest

from tapete.core.cards import TEXT_OF
from tapete.games.guinote import play
from tapete.games.guinote.state import PACK, PLAY, Match, State
from tests.games.guinote.positions import rules
from tests.perft.guinote.slow import may_lay

POSITIONS = {4: 70_000, 2: 30_000}


def draw(rng: Random, seats: int) -> State:
    """Return a random moment of the arrastre: who leads, cards laid, hand, triunfo."""
    laid = rng.randrange(seats)
    leader = rng.randrange(seats)
    size = rng.randint(1, 6)
    # Half of the draws come from two suits, so that following and beating are not rare.
    suits = rng.sample(range(4), 2) if rng.random() < 0.5 else range(4)
    cards = rng.sample([card for card in PACK if card % 4 in suits], laid + size)
    turn = (leader + laid) % seats
    hand = tuple(sorted(cards[laid:]))
    return State(
        rules=rules(seats),
        seats=seats,
        phase=PLAY,
        epoch=0,
        match=Match(dealer=0),
        hands=tuple(hand if seat == turn else () for seat in range(seats)),
        stock=(),
        trump=rng.randrange(4),
        played=tuple(cards[:laid]),
        leaders=(leader,),
        points=(0, 0),
        sung=(),
        may_sing=(0,) * seats,
        shown=(),
    )


def expected(state: State) -> list[str]:
    """Return the cards that the prose lets the seat in turn lay."""
    leader = state.leaders[0]
    seat = play.waits(state)[0]
    partner = (seat + 2) % 4 if state.seats == 4 else None
    trick = [
        ((leader + place) % state.seats, TEXT_OF[card]) for place, card in enumerate(state.played)
    ]
    hand = [TEXT_OF[card] for card in state.hands[seat]]
    return [card for card in hand if may_lay(card, hand, trick, "oceb"[state.trump], partner)]


@pytest.mark.parametrize("seats", [4, 2])
def test_g20_to_g27_agree_with_a_naive_reading(seats: int) -> None:
    """G-20, G-21, G-22, G-23, G-24, G-25, G-26, G-27"""
    rng = Random(20)
    narrowed = 0
    for _ in range(POSITIONS[seats]):
        state = draw(rng, seats)
        allowed = [TEXT_OF[card] for card in play.legal_cards(state)]
        assert allowed == expected(state), state
        narrowed += len(allowed) < len(state.hands[play.waits(state)[0]])
    # A test that hardly ever met a duty would prove nothing.
    assert narrowed > POSITIONS[seats] // 4
