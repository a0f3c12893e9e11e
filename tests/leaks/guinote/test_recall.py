"""Recall: every card whose place a seat has ever seen is in that place in every sample."""

from dataclasses import fields, replace
from random import Random

from tapete.games.guinote import GAME
from tapete.games.guinote.view import View
from tests.laws.walks import random_setup, walk
from tests.leaks.guinote.memory import Memory, could_have_happened

MATCHES = 40


def test_no_sample_forgets_a_card_that_was_seen() -> None:
    """Section 7: hands dealt, muestra, its exchange and who drew it, cards played and sung; and
    what the plays of the arrastre prove (G-20 to G-25)."""
    rng = Random(1)
    known = unknown = 0
    for _ in range(MATCHES):
        found = walk(random_setup("guinote", rng), rng, rng.randint(40, 160))
        everybody = (*range(found.setup.seats), None)
        memories = [Memory(seat, found.setup.seats) for seat in everybody]
        for number, move in enumerate(found.moves):
            state = found.states[number + 1]
            for memory in memories:
                memory.observe(found.states[number], move, state)
            if number % 3:
                continue
            for memory in memories:
                assert memory.agrees(state), "the memory of the test itself"
                sample = GAME.sample(GAME.view(state, memory.seat), rng)
                assert memory.agrees(sample)
                assert could_have_happened(sample)
                known += len(memory.places)
                unknown += len(sample.stock) > 1
    assert min(known, unknown) > 1000


def test_public_knowledge_is_the_same_for_everybody() -> None:
    """Section 7: without its own hand a seat knows what a spectator knows."""
    rng = Random(2)
    for _ in range(MATCHES):
        found = walk(random_setup("guinote", rng), rng, rng.randint(1, 160))
        for state in found.states[::3]:
            public = GAME.view(state, None)
            for seat in range(found.setup.seats):
                assert replace(GAME.view(state, seat), seat=None, hand=()) == public
            assert public.hand == ()


def test_a_view_has_these_fields_and_no_other() -> None:
    """A list of what may be known: whoever adds a field must look at this test."""
    assert [field.name for field in fields(View)] == [
        "seat",
        "rules",
        "seats",
        "phase",
        "match",
        "hand",
        "counts",
        "stock",
        "muestra",
        "trump",
        "played",
        "leaders",
        "points",
        "sung",
        "may_sing",
        "shown",
        "ranking",
    ]
