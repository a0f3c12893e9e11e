"""Rules U-13 and U-45: the killing card ends the trick."""

from typing import Any

import pytest

from tapete.core.cards import parse_card
from tapete.games.presidente import GAME
from tapete.games.presidente.events import LeadPassed, TrickKilled, TrickWon
from tests.rules.presidente.table import (
    allowed,
    asked,
    leader,
    passes,
    places,
    play,
    position,
    refused,
    told,
)

LEADERS = pytest.mark.parametrize(("kill_leader", "after"), [("next", 2), ("killer", 1)])


@LEADERS
def test_t8_one_card_kills_a_trio(kill_leader: str, after: int) -> None:
    """presidente T8 and A-1, U-13, U-45: the next one leads, or the killer."""
    state = position("7o 7c 7e", "2o", "", "", kill_leader=kill_leader)
    state = play(state, "0 play 7o 7c 7e", "1 play 2o")
    assert leader(state) == after


@pytest.mark.parametrize("kill_leader", ["next", "killer"])
@pytest.mark.parametrize("after_out", ["next_leads", "beat_or_pass"])
def test_t9_going_out_with_the_killing_card(kill_leader: str, after_out: str) -> None:
    """presidente T9, U-45, U-48, U-49: the place is taken, and the next one leads."""
    options: dict[str, Any] = {"kill_leader": kill_leader, "after_out": after_out}
    state = position("3o 4o", "7o 7c 7e 7b 2o", "", "", **options)
    state = passes(play(state, "0 play 3o", "1 play 7o"), 2, 3, 0)
    state = passes(play(state, "1 play 7c 7e 7b"), 2, 3, 0)
    assert leader(state) == 1
    state = play(state, "1 play 2o")
    assert places(state) == [1, None, None, None]
    assert leader(state) == 2


@LEADERS
def test_t10_the_killing_card_may_be_led(kill_leader: str, after: int) -> None:
    """presidente T10, U-45: the trick is closed at once."""
    state = position("2o 3o", "", "", kill_leader=kill_leader)
    state = play(state, "0 play 2o")
    assert leader(state) == after - 1
    assert len(GAME.view(state, None).tricks) == 1


def test_t11_with_another_two_it_is_a_pair_that_others_may_answer() -> None:
    """presidente T11, U-14: on a pair of ases; of two packs another killing card beats it."""
    state = position("1o 1c", "2o 2c", "2o 3o", "", decks=2)
    state = play(state, "0 play 1o 1c", "1 play 2o 2c")
    assert asked(state) == 2
    assert allowed(state, "2 play 2o")


def test_t24_in_the_south_it_kills_a_pair_of_ases() -> None:
    """presidente T24, U-10: although the 2 is the lowest number."""
    state = play(position("1o 1c", "2o", "", variant="cola_sur"), "0 play 1o 1c", "1 play 2o")
    assert leader(state) == 2


def test_t25_in_the_south_a_pair_of_twos_is_the_lowest() -> None:
    """presidente T25, U-14: a normal trick; any pair beats it."""
    state = play(position("2o 2c 5o", "4o 4c", "", variant="cola_sur"), "0 play 2o 2c")
    assert asked(state) == 1
    state = play(state, "1 play 4o 4c")
    assert asked(state) == 2


def test_a9_in_the_northwest_it_kills_nothing() -> None:
    """presidente A-9, U-13: `top_single`; the as is the cutting card there."""
    state = position("7o 7c", "2o", "", variant="trasero_noroeste")
    assert refused(play(state, "0 play 7o 7c"), "1 play 2o") == "wrong-size"


def test_a22_of_several_killing_cards_the_first_ends_the_trick() -> None:
    """presidente A-22, U-45: two packs; nobody answers with the second."""
    state = position("7o", "2o", "2o 3o", decks=2)
    state = play(state, "0 play 7o", "1 play 2o")
    assert leader(state) == 2


@pytest.mark.parametrize("boss", ["2o", "1o"])
def test_u45_the_as_de_oros_kills_likewise(boss: str) -> None:
    """U-45, U-8, presidente A-6: nalga manchado, or 2 of oros in the base."""
    variant = {"2o": "uno_base", "1o": "nalga_manchado"}[boss]
    state = position("12o 12c 12e", boss, "", variant=variant)
    assert leader(play(state, "0 play 12o 12c 12e", f"1 play {boss}")) == 2


def test_u45_the_next_one_is_the_next_who_still_holds_cards() -> None:
    """U-45"""
    state = position("7o 7c 7e 7b 12o", "3o", "2o", variant="uno_base")
    state = passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2)
    state = play(state, "0 play 12o", "1 play 3o", "2 play 2o")
    assert places(state) == [0, None, None]
    assert leader(state) == 1


def test_u45_with_two_players_the_next_one_is_the_other() -> None:
    """U-45"""
    assert leader(play(position("7o", "2o"), "0 play 7o", "1 play 2o")) == 0


def test_u45_what_everybody_is_told() -> None:
    """U-45"""
    state = play(position("7o", "2o", ""), "0 play 7o")
    events = told(state, "1 play 2o")
    assert events[1:] == [TrickKilled(1, parse_card("2o")), TrickWon(1), LeadPassed(2)]
    killer = play(position("7o", "2o", "", kill_leader="killer"), "0 play 7o")
    assert told(killer, "1 play 2o")[1:] == [TrickKilled(1, parse_card("2o")), TrickWon(1)]
