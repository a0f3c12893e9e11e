"""The rules against a second implementation, move by move, over every option.

Also the identities of section 4.2 of the rules document, on the same matches.
"""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tapete.core.cards import line
from tapete.games.guinote import GAME
from tapete.games.guinote.scoring import cante_points
from tapete.games.guinote.state import DEAL, NOBODY, OVER, PLAY, POINTS, State
from tests.laws.walks import random_setup, step
from tests.perft.guinote.slow import Table

MATCHES = 100
MOVES = 600


def shown(state: State) -> dict[str, Any]:
    """Return what a replay shows of a position, as far as the rules decide it."""
    return {
        "phase": GAME.phase(state),
        "to_act": ["-" if seat < 0 else str(seat) for seat in GAME.waits(state)],
        "hands": [line(hand) for hand in GAME.hands(state)],
        "score": GAME.score(state),
    }


def check(state: State, table: Table) -> None:
    assert json.dumps(shown(state)) == json.dumps(table.position())
    for seat in range(state.seats):
        listed = [GAME.text(move) for move in GAME.legal(state, seat)]
        assert sorted(listed) == sorted(table.moves(seat))
    if state.phase != DEAL:
        assert state.match.dealer == table.dealer


@pytest.mark.parametrize("seed", range(2))
def test_two_readings_of_the_document_agree(seed: int) -> None:
    """G-6 to G-56 in one: legal moves, hands, turn and score after every move."""
    rng = Random(seed)
    met: Counter[str] = Counter()
    for _ in range(MATCHES):
        setup = random_setup("guinote", rng)
        options = {**GAME.variant(setup.variant).options, **setup.options}
        state, table = setup.start(), Table(setup.seats, options)
        for _ in range(MOVES):
            move = step(GAME, state, rng)
            if move is None:
                break
            text = GAME.text(move)
            state = GAME.apply(state, move)
            table.act(text)
            check(state, table)
            met[text.split()[1]] += 1
            met["vueltas"] += state.match.vueltas
    assert min(met[what] for what in ("sing", "exchange", "shuffle", "vueltas")) > 100, met


def hands_of(rng: Random) -> list[tuple[State, State]]:
    """Return the last position of every hand of a random match, with the one before it."""
    setup = random_setup("guinote", rng)
    state, ends = setup.start(), []
    while (move := step(GAME, state, rng)) is not None:
        before, state = state, GAME.apply(state, move)
        if before.phase == PLAY != state.phase:
            ends.append((before, state))
    return ends


def sung(state: State) -> list[int]:
    """Return per pair what its cantes of this hand are worth."""
    worth = [0, 0]
    for suit, seat in state.sung:
        worth[seat % 2] += cante_points(suit, state.trump)
    return worth


def test_identities_of_the_idas_and_the_vueltas() -> None:
    """G-42, G-46, G-49, section 4.2: the idas total 130 + cantes; both pairs can pass 100 only
    with 80 or more in cantes; vueltas end before the last baza, with one winner."""
    rng = Random(42)
    idas = vueltas = 0
    for _ in range(60):
        for _before, state in hands_of(rng):
            cantes = sum(sung(state))
            if state.match.vueltas:
                vueltas += 1
                assert state.match.winner != NOBODY
                assert max(state.points) > 100 >= min(state.points)
                assert all(state.hands), "vueltas end before the last baza"
            else:
                idas += 1
                assert sum(state.points) == 130 + cantes
                assert not any(state.hands)
                assert max(state.points) <= 230
                if min(state.points) > 100:
                    assert cantes >= 80
                won = max(state.points) > 100
                assert (state.match.winner != NOBODY) == won
            assert state.phase in (DEAL, OVER)
    assert min(idas, vueltas) > 50


def test_points_of_every_pair_follow_from_its_bazas() -> None:
    """G-42, G-48: card points of its bazas + cantes + 10 de últimas + what it brought."""
    rng = Random(7)
    for _ in range(20):
        for _before, state in hands_of(rng):
            expected = [*state.match.carried]
            for number, winner in enumerate(state.leaders[1:]):
                baza = state.played[number * state.seats : (number + 1) * state.seats]
                expected[winner % 2] += sum(POINTS[card] for card in baza)
            for pair, worth in enumerate(sung(state)):
                expected[pair] += worth
            if not state.match.vueltas:
                expected[state.leaders[-1] % 2] += 10
            assert [*state.points] == expected


def test_the_count_told_at_the_end_of_a_hand_adds_up() -> None:
    """G-42: cards, cantes, últimas and what was brought are the points."""
    rng = Random(8)
    counted = 0
    for _ in range(20):
        setup = random_setup("guinote", rng)
        state = setup.start()
        while (move := step(GAME, state, rng)) is not None:
            before, state = state, GAME.apply(state, move)
            for event in GAME.narrate(before, move, state, None):
                if type(event).__name__ != "HandEnded":
                    continue
                counted += 1
                for pair in (0, 1):
                    ten = 10 * (event.ultimas == pair)
                    brought = state.match.carried[pair]
                    total = event.cards[pair] + event.cantes[pair] + ten + brought
                    assert total == event.points[pair] == state.points[pair]
                assert event.vueltas == (state.match.winner == NOBODY)
                if not state.match.vueltas:
                    assert sum(event.cards) == 120
    assert counted > 50
