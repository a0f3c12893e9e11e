"""Single decisions in a trick: what is laid, what is kept, when to pass."""

from typing import Any

import pytest

from tests.bots.vecino.presidente.answers import answer
from tests.rules.presidente.table import passes, play, position


def test_u13_the_killing_card_is_kept_on_small_tricks() -> None:
    """U-45: the next one leads after it, so it only spares a trick."""
    assert answer(play(position("6o", "2o 7c 9e 4b 5b"), "0 play 6o")) == "play 7c"
    assert answer(play(position("12o", "2o 7c 9e 4b 5b"), "0 play 12o")) == "pass"


def test_u45_it_kills_where_the_killer_leads_and_the_rest_is_sets() -> None:
    state = position("12o 12c", "2o 7c 7e 7b 5o", kill_leader="killer")
    assert answer(play(state, "0 play 12o 12c")) == "play 2o"


def test_u37_low_sets_are_led_first() -> None:
    assert answer(position("3o 4c 9e 11b 1o", "5o 5c 5e 6o 7o")) == "play 3o"
    assert answer(position("3o 3c 12e 1b 2c", "5o 5c 5e 6o 7o")) == "play 3o 3c"


@pytest.mark.parametrize(
    ("own", "laid"), [("7o 7c 12e 10b 5c", "play 10b"), ("7o 7c 7e 11b 4c", "play 11b")]
)
def test_u39_no_pair_or_trio_is_broken_without_need(own: str, laid: str) -> None:
    assert answer(play(position("6o", own), "0 play 6o")) == laid


def test_u48_the_card_that_surely_wins_goes_before_the_last_loser() -> None:
    """No twos in the pack: nothing beats an as, and the 3 goes out after it."""
    state = position("9o 9c 9e 1o 3c", "4o 5c 6e 7b 8c", removed_ranks=("2",))
    assert answer(passes(play(state, "0 play 9o 9c 9e"), 1)) == "play 1o"


def test_u48_it_goes_out_when_it_can() -> None:
    """With a set that fits, rather than a part of it or a pass."""
    state = play(position("4o 4c 5o 5c 6e", "7o 7c 7e 8o 8c"), "0 play 5o 5c", "1 play 8o 8c")
    state = play(passes(state, 0), "1 play 7o")
    assert answer(passes(state, 0)) == "play 7c 7e"
    state = position("4o 4c 4e 5c 6e", "7o 7c 7e 8o 8c")
    state = passes(play(state, "0 play 4o 4c 4e", "1 play 7o 7c 7e"), 0)
    assert answer(state) == "play 8o 8c"


@pytest.mark.parametrize("variant", ["cartas_canarias", "trasero_noroeste"])
def test_u50_an_as_is_laid_before_it_is_the_last_card(variant: str) -> None:
    """U-46: in the northwest it cuts; the 9 goes out after it."""
    state = position("4o 4c 4e 6o 12c", "8o 8c 8e 1o 9c", "9o 9e 9b 6b 5b", variant=variant)
    state = play(state, "0 play 4o 4c 4e", "1 play 8o 8c 8e", "2 play 9o 9e 9b")
    state = passes(play(passes(state, 0, 1), "2 play 6b"), 0)
    assert answer(state) == "play 1o"


def test_u50_a_lead_of_the_as_before_the_last_card() -> None:
    state = position("6o 7o 7c 7e 4b", "8o 8c 8e 1o 9c", variant="cartas_canarias")
    state = passes(play(state, "0 play 7o 7c 7e", "1 play 8o 8c 8e"), 0)
    assert answer(state) == "play 1o"


def test_u46_an_as_cuts_when_the_lead_helps() -> None:
    state = position("12o 12c 4e 6o 3c", "1o 6c 6e 9c 9e", variant="trasero_noroeste")
    assert answer(play(state, "0 play 12o 12c")) == "play 1o"


def test_u40_igualar_against_one_wins_the_trick() -> None:
    """presidente T20: the only opponent is skipped."""
    state = position("7o 5c 3c 3e 3o", "7c 12e 9b 10o 4c", variant="cola_levante")
    assert answer(play(state, "0 play 7o")) == "play 7c"


def test_u40_igualar_skips_the_one_who_might_beat() -> None:
    """presidente T19: with three players the turn goes back to the first."""
    state = position("12o 5c 3c 3e 3o", "12c 1e 4b 5o 6c", "4o 4c", variant="cola_levante")
    assert answer(play(state, "0 play 12o")) == "play 12c"


def test_u34_a_revolution_is_for_a_low_hand() -> None:
    levante: dict[str, Any] = {"variant": "cola_levante_revolucion", "deal": 8}
    low = position("6o 6c 6e 6b 3o 3c 4e 5b", "12o 12c 1o 1c 1e 2c 2e", **levante)
    assert answer(low) == "play 6o 6c 6e 6b"
    high = position("6o 6c 6e 6b 1o 2o 2c 2b", "9o 9c 3o 3c 4e", **levante)
    assert len(answer(high).split()) < 5


def test_u16_twos_that_must_accompany_are_not_kept_to_the_end() -> None:
    """U-52: whoever leads with nothing but such twos is last."""
    state = position("6o 7o 7c 7e 4b", "8o 8c 8e 2c 9o", variant="uno_doses_acompanados")
    state = passes(play(state, "0 play 7o 7c 7e", "1 play 8o 8c 8e"), 0)
    assert answer(state) == "play 2c 9o"
    many = answer(position("2c 2e 7o 9c 12e", "4o", variant="uno_doses_acompanados"))
    assert {"2c", "2e"} & set(many.split())


@pytest.mark.parametrize("dear", ["1o", "2o"])
def test_u64_dear_cards_go_while_somebody_is_about_to_go_out(dear: str) -> None:
    """U-65: an as counts 20, the killing card 50; seat 2 has one card."""
    state = position(
        "4c 4e 4b 5o 6o", f"7c {dear} 9c 10e 3b", "8o 8c 8e 8b 9o", variant="uno_master_4"
    )
    state = passes(play(state, "0 play 4c 4e 4b"), 1)
    state = play(passes(play(state, "2 play 8o 8c 8e"), 0, 1), "2 play 8b")
    assert answer(passes(state, 0)) == f"play {dear}"


@pytest.mark.parametrize(
    ("start", "own", "card"),
    [("3o", "3o 3c 5o 7c 12e", "3o"), ("boss", "12c 1o 9c 4e 2o", "2o")],
)
def test_u22_the_start_card_is_in_the_first_lead(start: str, own: str, card: str) -> None:
    state = position(own, "4o", start_card_must_be_played=True, first_start=start)
    assert card in answer(state).split()
