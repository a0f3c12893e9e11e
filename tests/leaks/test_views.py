"""Secret by default, for every game: nothing that a seat gets depends on what it may not see.

Two positions that look alike to a seat are made by sampling from its view: whatever else the
second holds, view, legal moves, offers and events must be the same.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tapete.core.game import IllegalMove
from tests.laws.contract import cards
from tests.laws.walks import NAMES, Setup, random_setup, walk

every_game = pytest.mark.parametrize("name", NAMES)
MATCHES = 120
MOVES = 160
ALIKE = 30
"""Positions that look alike, tried for each event."""
SMALL = 5
"""Audiences of a table at which all of them are looked at."""


def positions(name: str, seed: int, every: int) -> Iterator[tuple[Setup, Any]]:
    """Return positions of random matches, over all variants and options."""
    rng = Random(seed)
    for _ in range(MATCHES):
        found = walk(random_setup(name, rng), rng, rng.randint(1, MOVES))
        for state in found.states[rng.randrange(every) :: every]:
            yield found.setup, state


def everybody(setup: Setup) -> tuple[int | None, ...]:
    """Return all seats and the spectator."""
    return (*range(setup.seats), None)


def some_of(audiences: tuple[int | None, ...], rng: Random) -> list[int | None]:
    """Return all audiences of a small table, and as many of a large one."""
    return [*audiences] if len(audiences) <= SMALL else rng.sample(audiences, 2)


@every_game
def test_a_sample_looks_like_the_position_it_was_drawn_for(name: str) -> None:
    rng = Random(1)
    other = 0
    for setup, state in positions(name, seed=1, every=4):
        game = setup.game
        for seat in everybody(setup):
            view = game.view(state, seat)
            alike = game.sample(view, rng)
            other += game.hands(alike) != game.hands(state)
            assert game.view(alike, seat) == view
            if seat is not None:
                assert game.legal(alike, seat) == game.legal(state, seat)
                assert game.hands(alike)[seat] == game.hands(state)[seat]
            assert game.waits(alike) == game.waits(state)
            assert cards(game, alike) == cards(game, state)
    assert other > 1000, "the samples must differ from the truth, or nothing was tested"


def shown(move: Any) -> tuple[int, ...]:
    """Return the cards that a move names."""
    cards: tuple[int, ...] = getattr(move, "cards", ())
    return (move.card,) if hasattr(move, "card") else cards


@every_game
def test_offers_are_the_legal_moves_of_the_seat(name: str) -> None:
    """Offers are made from a view, so they cannot know more than it; here: nor less."""
    for setup, state in positions(name, seed=2, every=3):
        game = setup.game
        for seat in range(setup.seats):
            offers = game.offers(game.view(state, seat))
            allowed = (*game.legal(state, seat), *game.faults(state, seat))
            assert offers.moves == allowed
            offered = {card for move in offers.moves for card in shown(move)}
            assert set(offers.why) == {*game.hands(state)[seat]} - offered
        assert game.offers(game.view(state, None)).moves == ()


@every_game
def test_events_tell_no_more_than_the_views_before_and_after(name: str) -> None:
    """Alike before and after the move: then the same events."""
    rng = Random(3)
    compared = 0
    for _ in range(MATCHES):
        found = walk(random_setup(name, rng), rng, rng.randint(2, MOVES))
        game = found.game
        for number in range(rng.randrange(9), len(found.moves), 9):
            before, move, after = (
                found.states[number],
                found.moves[number],
                found.states[number + 1],
            )
            for seat in some_of(everybody(found.setup), rng):
                told = game.narrate(before, move, after, seat)
                seen = game.view(after, seat)
                known = game.view(before, seat)
                for _ in range(ALIKE if len(told) > 1 else 2):
                    alike = game.sample(known, rng)
                    try:
                        then = game.apply(alike, move)
                    except IllegalMove:
                        continue
                    if game.view(then, seat) == seen and then != after:
                        compared += 1
                        assert game.narrate(alike, move, then, seat) == told
    assert compared > 500


@every_game
def test_a_spectator_may_not_act(name: str) -> None:
    """No seat, no verb: moves of numbers that are no seat are refused in every phase."""
    for setup, state in positions(name, seed=4, every=20):
        for seat in range(setup.seats):
            for move in setup.game.legal(state, seat):
                for stranger in (-2, setup.seats, setup.seats + 1):
                    values = {field: getattr(move, field) for field in type(move).__slots__}
                    with pytest.raises(IllegalMove):
                        setup.game.apply(state, type(move)(**{**values, "seat": stranger}))
