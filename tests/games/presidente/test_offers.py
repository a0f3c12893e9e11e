"""What a seat is offered, and why its other cards may not be laid: every reason once."""

from typing import Any

import pytest

from tapete.core.cards import TEXT_OF, parse_card, parse_cards
from tapete.games.presidente import GAME
from tapete.games.presidente.sets import forget
from tapete.games.presidente.state import Play, State
from tapete.games.presidente.view import entries
from tests.rules.presidente.table import (
    leader,
    passes,
    places,
    play,
    position,
    ranked,
    refused,
    shuffled,
)


def why(state: State, seat: int) -> dict[str, str]:
    """Return the reason for each card that is not offered."""
    offers = GAME.offers(GAME.view(state, seat))
    return {TEXT_OF[card]: reason.reason for card, reason in offers.why.items()}


def values(state: State, seat: int, card: str) -> dict[str, str]:
    """Return what the sentence about a card may speak of."""
    return {**GAME.offers(GAME.view(state, seat)).why[parse_card(card)].values}


def test_offers_are_the_legal_moves() -> None:
    """On a lead, on an answer and in the exchange."""
    lead = position("7o 7c 9o 10o 11o", "12o 12c", "")
    answer = play(lead, "0 play 7o 7c")
    gift = shuffled(ranked(0, 1, 2), "", "", "")
    for state in (lead, answer, gift):
        for seat in range(3):
            assert GAME.offers(GAME.view(state, seat)).moves == GAME.legal(state, seat)


def test_a_leader_may_lay_everything_and_a_winner_give_everything() -> None:
    assert why(position("7o 7c 9o 10o 2o", ""), 0) == {}
    assert why(shuffled(ranked(0, 1, 2), "", "", ""), 0) == {}


def test_out_of_turn_and_between_hands_nothing_is_offered() -> None:
    state = position("3o 4o 5o 6o 7o", "3c 4c 5c 6c 7c")
    assert set(why(state, 1).values()) == {"not-your-turn"}
    assert len(why(state, 1)) == 5
    over = ranked(0, 1, 2)
    assert set(why(over, 2).values()) == {"wrong-phase"}
    gift = shuffled(over, "", "", "")
    assert set(why(gift, 1).values()) == {"wrong-phase"}


def test_a_spectator_is_offered_nothing() -> None:
    state = position("3o", "")
    offers = GAME.offers(GAME.view(state, None))
    assert (offers.moves, offers.why) == ((), {})


def test_not_higher() -> None:
    """U-39: with the number to beat."""
    state = play(position("7o", "6c 7c 8c 9c 10c", ""), "0 play 7o")
    assert why(state, 1) == {"6c": "not-higher", "7c": "not-higher"}
    assert values(state, 1, "6c")["beats"][:-1] == "7"


def test_wrong_size() -> None:
    """U-38: with the size to match; a card that has no mate."""
    state = play(position("7o 7c", "6c 8c 9c 9e 10c", ""), "0 play 7o 7c")
    assert why(state, 1) == {"6c": "wrong-size", "8c": "wrong-size", "10c": "wrong-size"}
    assert values(state, 1, "8c")["size"] == "2"


def test_a_pair_that_is_too_low_is_not_higher() -> None:
    """U-39: what is missing is height, not another card."""
    state = play(position("7o 7c", "6c 6e 9c 9e 10c", ""), "0 play 7o 7c")
    assert why(state, 1) == {"6c": "not-higher", "6e": "not-higher", "10c": "wrong-size"}


def test_as_not_led() -> None:
    """U-47: "el as no se puede salir"."""
    state = position("1o 3c 4c 5c 6c", "", variant="trasero_noroeste")
    assert why(state, 0) == {"1o": "as-not-led"}


def test_twos_bound() -> None:
    """U-16: a two that has nothing to accompany."""
    state = play(position("7o", "2c 3c 9c 10c 11c", variant="uno_doses_acompanados"), "0 play 7o")
    assert why(state, 1) == {"2c": "twos-bound", "3c": "not-higher"}


def test_start_card() -> None:
    """U-22: with the card that has to be laid."""
    options: dict[str, Any] = {"first_start": "boss", "start_card_must_be_played": True}
    state = position("2o 2c 5o 6o 7o", "", **options)
    assert why(state, 0) == {"5o": "start-card", "6o": "start-card", "7o": "start-card"}
    assert values(state, 0, "6o")["card"] == "2o"


def test_equal_is_offered_where_it_is_allowed() -> None:
    """U-40"""
    state = play(position("7o", "6c 7c 8c 9c 10c", "", variant="cola_sur"), "0 play 7o")
    assert why(state, 1) == {"6c": "not-higher"}


def test_the_killing_card_and_the_cutting_as_are_always_offered() -> None:
    """U-13, U-46"""
    state = play(position("12o 12c", "2o 3c 4c 5c 6c", ""), "0 play 12o 12c")
    assert "2o" not in why(state, 1)
    state = position("12o 12c", "1o 3c 4c 5c 6c", "", variant="trasero_noroeste")
    assert "1o" not in why(play(state, "0 play 12o 12c"), 1)


def test_in_a_revolution_the_other_cards_are_too_low() -> None:
    """U-34"""
    state = position(
        "7o 7c 7e 7b 9o 10o", "3c 4c 12c 11c 1c 5c", "", variant="cola_levante_revolucion"
    )
    state = passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2)
    state = play(state, "0 play 9o")
    assert set(why(state, 1)) == {"12c", "11c", "1c"}


REASONS: list[Any] = [
    pytest.param("0 pass", "must-lead", {}, id="U-37"),
    pytest.param("0 play 7o 9o", "mixed-numbers", {}, id="U-37 numbers"),
    pytest.param("0 play 8c", "not-in-hand", {}, id="own cards"),
    pytest.param("1 play 4b", "not-your-turn", {}, id="turn"),
    pytest.param("0 give 7o", "wrong-phase", {}, id="phase"),
    pytest.param("4 pass", "no-such-seat", {}, id="seat"),
    pytest.param("0 play 7o 7c 7e 7b", "set-too-big", {"max_set": 3}, id="U-37 size"),
    pytest.param("0 play 1o", "as-not-led", {"cutter_rank": "A"}, id="U-47"),
    pytest.param("0 play 1o 1c", "as-alone", {"cutter_rank": "A"}, id="U-46"),
    pytest.param("0 play 2c", "twos-bound", {"twos_role": "wild_bound"}, id="U-16"),
    pytest.param(
        "0 play 7o",
        "start-card",
        {"start_card_must_be_played": True, "first_start": "boss"},
        id="U-22",
    ),
]


@pytest.mark.parametrize(("text", "reason", "options"), REASONS)
def test_every_refusal_has_its_reason(text: str, reason: str, options: dict[str, Any]) -> None:
    """The reasons of a lead; those of an answer and of the exchange are tested beside them."""
    state = position("1o 1c 2o 2c 7o 7c 7e 7b 9o", "", "", "", **options)
    assert leader(state) == 0
    assert refused(state, text) == reason


def test_a_refusal_never_tells_what_another_seat_holds() -> None:
    """Whether somebody else holds a card or it lies in the stock: the same reason."""
    state = position("3o 4o 5o 6o 7o", "3c 4c 5c 6c 7c", "", stock="12o")
    assert refused(state, "0 play 3c") == refused(state, "0 play 12o") == "not-in-hand"
    assert refused(state, "1 play 12o") == refused(state, "1 play 3c") == "not-your-turn"


def test_who_is_out_is_offered_nothing() -> None:
    """U-48"""
    state = position("7o 7c 7e 7b 9o", "", "")
    state = play(passes(play(state, "0 play 7o 7c 7e 7b"), 1, 2), "0 play 9o")
    assert places(state)[0] == 0
    offers = GAME.offers(GAME.view(state, 0))
    assert (offers.moves, offers.why) == ((), {})


def test_entries_are_those_of_the_seat_in_turn() -> None:
    """U-37: by number and size; out of turn none."""
    state = position("7o 7c 9o", "", "")
    assert {(6, 1), (6, 2)} <= {(e.number, e.size) for e in entries(GAME.view(state, 0))}
    assert entries(GAME.view(state, 1)) == []


def test_a_program_that_names_cards_out_of_order_is_refused() -> None:
    """Moves are sorted by parsing; so a set is one value."""
    state = position("7o 7c 9o", "", "")
    assert GAME.explain(state, Play(0, parse_cards("7c 7o"))) == "not-in-hand"
    assert GAME.explain(state, Play(0, ())) == "not-in-hand"


def test_measurements_may_forget_what_earlier_hands_left() -> None:
    state = position("7o 7c 9o", "", "")
    before = GAME.legal(state, 0)
    forget()
    assert GAME.legal(state, 0) == before
