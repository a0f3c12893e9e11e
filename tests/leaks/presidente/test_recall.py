"""Recall: every card whose place a seat has ever seen is in that place in every sample."""

from dataclasses import fields, replace
from random import Random

from tapete.games.presidente import GAME
from tapete.games.presidente.state import NOBODY, Gift
from tapete.games.presidente.view import View
from tests.laws.walks import random_setup, walk
from tests.leaks.presidente.memory import Memory

MATCHES = 60


def test_no_sample_forgets_a_card_that_was_seen() -> None:
    """Section 8: hands dealt, cards given and got, start card, discards, what was laid and taken,
    a stock made of closed tricks, hands left at the end."""
    rng = Random(1)
    known = unknown = 0
    for _ in range(MATCHES):
        found = walk(random_setup("presidente", rng), rng, rng.randint(40, 160))
        memories = [Memory(seat, found.setup.seats) for seat in (*range(found.setup.seats), None)]
        for number, move in enumerate(found.moves):
            before, state = found.states[number : number + 2]
            for memory in memories:
                memory.observe(before, move, state)
            if number % 3:
                continue
            for memory in memories:
                assert [*memory.disagreements(state)] == [], "the memory of the test itself"
                sample = GAME.sample(GAME.view(state, memory.seat), rng)
                assert [*memory.disagreements(sample)] == []
                known += sum(map(len, memory.hands))
                unknown += sample.hands != state.hands
    assert min(known, unknown) > 1000


def test_public_knowledge_is_the_same_for_everybody() -> None:
    """Section 8: without its own hand and its own exchange a seat knows what a spectator knows."""
    rng = Random(2)
    for _ in range(MATCHES):
        found = walk(random_setup("presidente", rng), rng, rng.randint(1, 160))
        for state in found.states[::3]:
            public = GAME.view(state, None)
            for seat in range(found.setup.seats):
                view = GAME.view(state, seat)
                gifts = tuple([_covered(gift) for gift in view.aside.gifts])
                aside = view.aside._replace(gifts=gifts)
                assert replace(view, seat=None, hand=(), aside=aside) == public
            assert public.hand == ()


def _covered(gift: Gift) -> Gift:
    return gift._replace(cards=(NOBODY,) * len(gift.cards))


def test_a_view_has_these_fields_and_no_other() -> None:
    """A list of what may be known: whoever adds a field must look at this test."""
    assert [field.name for field in fields(View)] == [
        *("seat", "rules", "seats", "phase", "match", "hand", "counts", "stock", "pile", "tricks"),
        *("number", "revolution", "queue", "passed", "skipped", "top", "bottom", "aside", "left"),
        "ranking",
    ]
    assert GAME.view(GAME.start(GAME.configure("uno_base", {}, 4), 4), 0).aside._fields == (
        *("opener", "named", "owed", "gifts", "removed", "taken", "recycled", "debt", "must"),
    )
