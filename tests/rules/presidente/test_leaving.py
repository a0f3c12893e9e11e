"""Rules U-48, U-49 and U-53: out of cards, who goes on, and the end of a hand."""

from typing import Any

import pytest

from tapete.core.chance import CHANCE
from tapete.games.presidente import GAME
from tapete.games.presidente.events import HandEnded, SeatOut
from tests.rules.presidente.table import (
    allowed,
    asked,
    leader,
    passes,
    places,
    play,
    points,
    position,
    refused,
    told,
)

HANDS = ("9o 9c 9e 9b 3o", "4o 8o 8c", "5c 12c 12e", "6e 1c")


def gone(**options: Any) -> Any:
    """Return a hand of four in which seat 0 has just laid its last card, a three."""
    state = position(*HANDS, **options)
    state = passes(play(state, "0 play 9o 9c 9e 9b"), 1, 2, 3)
    return play(state, "0 play 3o")


def test_t17_the_next_one_leads_freely() -> None:
    """presidente T17 and A-2, U-48, U-49: the trick is closed at once."""
    state = gone()
    assert places(state) == [0, None, None, None]
    assert leader(state) == 1
    assert allowed(state, "1 play 8o 8c")
    assert GAME.view(state, None).pile == ()


def test_t17_or_must_beat_or_pass() -> None:
    """presidente T17, U-49: `beat_or_pass`; all pass, and the next one leads."""
    state = gone(after_out="beat_or_pass")
    assert places(state) == [0, None, None, None]
    assert asked(state) == 1
    assert refused(state, "1 play 8o 8c") == "wrong-size"
    assert [asked(passes(state, 1)), asked(passes(state, 1, 2))] == [2, 3]
    state = passes(state, 1, 2, 3)
    assert leader(state) == 1


def test_u49_who_beats_the_last_card_goes_on_with_the_trick() -> None:
    """U-49: `beat_or_pass`; the seat that left is not asked."""
    state = play(gone(after_out="beat_or_pass"), "1 pass", "2 play 5c", "3 pass")
    assert asked(state) == 1
    assert leader(passes(state, 1)) == 2


def test_u48_who_is_out_takes_no_part_until_the_next_hand() -> None:
    """U-48"""
    state = gone()
    assert refused(state, "0 pass") == "not-your-turn"
    assert GAME.legal(state, 0) == ()
    state = passes(play(state, "1 play 4o"), 2, 3)
    assert leader(state) == 1


def test_u48_places_are_taken_from_the_best_on() -> None:
    """U-48, U-53: the last one takes the place that is left, and the hand is over."""
    hands = ("9o 9c 9e 9b 3o", "8o 8c 8e 8b 4o", "7o 7c 7e 7b 5o", "6o")
    state = position(*hands)
    for seat in range(3):
        (four, one) = (" ".join(hands[seat].split()[:4]), hands[seat].split()[4])
        others = [(seat + step) % 4 for step in range(1, 4) if (seat + step) % 4 > seat]
        state = passes(play(state, f"{seat} play {four}"), *others)
        events = told(state, f"{seat} play {one}")
        assert SeatOut(seat, seat + 1) in events
        assert isinstance(events[-1], HandEnded) == (seat == 2)
        state = play(state, f"{seat} play {one}")
    assert places(state) == [0, 1, 2, 3]
    assert points(state) == [4, 2.5, 2.5, 0]


def test_u53_between_hands_only_the_deal_is_waited_for() -> None:
    """U-53: the pause belongs to the table."""
    state = play(position("9o 9c 9e 9b 3o", ""), "0 play 9o 9c 9e 9b", "1 pass", "0 play 3o")
    assert (GAME.phase(state), GAME.waits(state), GAME.actors(state)) == (
        "deal",
        (CHANCE,),
        (CHANCE,),
    )
    for text in ("1 play 4b", "1 pass", "1 give 4b", "- timeout", "- dealer 0", "- next"):
        assert refused(state, text) == "wrong-phase"


def test_u53_the_cards_of_the_last_one_stay_to_be_seen() -> None:
    """U-53, section 8: hands left at the end of a hand are shown to all until the next deal."""
    state = play(position("9o 9c 9e 9b 3o", ""), "0 play 9o 9c 9e 9b", "1 pass", "0 play 3o")
    for seat in (0, 1, None):
        assert GAME.view(state, seat).left == GAME.hands(state)
    assert len(GAME.hands(state)[1]) == 5


@pytest.mark.parametrize("after_out", ["next_leads", "beat_or_pass"])
def test_u53_with_two_players_the_first_out_ends_the_hand(after_out: str) -> None:
    """U-53: at once, whatever may follow a seat that leaves."""
    state = position("9o 9c 9e 9b 3o", "12o", after_out=after_out)
    state = play(state, "0 play 9o 9c 9e 9b", "1 pass", "0 play 3o")
    assert GAME.phase(state) == "deal"
    assert places(state) == [0, 1]


def test_u49_the_next_one_in_the_direction_of_play() -> None:
    """U-49, section 6.1"""
    state = position("", "", "9o 9c 9e 9b 3o", "", direction="anticlockwise")
    state = passes(play(state, "2 play 9o 9c 9e 9b"), 1, 0, 3)
    assert leader(play(state, "2 play 3o")) == 1
