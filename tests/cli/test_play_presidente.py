"""``tapete play presidente``: how the table looks in the terminal, and what may be typed."""

from random import Random
from typing import Any

import pytest

from tapete.cli.play import person, presidente
from tapete.cli.play.person import Left, Person
from tapete.cli.play.presidente import Table
from tapete.games.presidente import GAME
from tapete.games.presidente.state import State
from tapete.records import Teller
from tests.cli.test_play import Screen
from tests.rules.presidente.table import play, position, ranked, shuffled

PEOPLE = ("Ana", "Jesús", "Carlos", "Isabel")
HANDS = ("7o 7c 7e 9b 2c", "8o 8c 9o 12o 2o")


@pytest.fixture(autouse=True)
def _plain_reasons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons are the catalogue's business; here only which one is said."""
    for place in (presidente, person):
        monkeypatch.setattr(place, "reason", lambda lang, code, values=None: f"<{code}>")


def choice(state: State, seat: int, *answers: str) -> tuple[str, str, list[str]]:
    """Return the move that the answers end in, what was written, and what was asked."""
    screen = Screen(*answers)
    teller = Teller("es", GAME, state.rules, PEOPLE[: state.seats], seat)
    player = Person(GAME, Table(teller), screen, "es")
    move = player.choose(GAME.view(state, seat), GAME.legal(state, seat), Random(0))
    return GAME.text(move), screen.written.getvalue(), screen.questions


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("3", "0 play 7o 7c 7e"),
        ("3x2", "0 play 7o 7c"),
        ("3x1", "0 play 7o"),
        ("1", "0 play 2c"),
        ("7c 7e", "0 play 7c 7e"),
        ("7e 7c", "0 play 7c 7e"),
        ("play 9b", "0 play 9b"),
        (" 9B ", "0 play 9b"),
    ],
)
def test_u37_the_leader_types_a_row_some_of_its_cards_or_cards(answer: str, move: str) -> None:
    """U-37"""
    made, written, questions = choice(position(*HANDS), 0, answer)
    assert made == move
    assert "   1  2c\n   2  9b\n   3  7o 7c 7e\n" in written
    assert "La mesa está limpia." in written
    assert questions == ["Sales tú > "]


def test_u38_a_row_answers_with_as_many_cards_as_are_due() -> None:
    """U-38"""
    state = play(position(*HANDS), "0 play 7o 7c")
    made, written, questions = choice(state, 1, "4")
    assert made == "1 play 8o 8c"
    assert "En la mesa: Ana 7o 7c." in written
    assert questions == ["Te toca: pareja > "]
    assert "   p  pasar" in written


def test_u41_whoever_follows_may_pass_and_whoever_leads_may_not() -> None:
    """U-41"""
    made, written, _ = choice(play(position(*HANDS), "0 play 7o 7c"), 1, "p")
    assert made == "1 pass"
    made, written, _ = choice(position(*HANDS), 0, "p", "1")
    assert made == "0 play 2c"
    assert "pasar" not in written


def test_u39_a_row_that_cannot_be_laid_says_why() -> None:
    """U-39"""
    state = play(position("9b 9c 3o 4o 5o", "8o 8c 12o 2o 4c"), "0 play 9c 9b")
    _, written, _ = choice(state, 1, "p")
    row = next(line for line in written.splitlines() if "8o 8c" in line)
    assert row.endswith("✗ <not-higher>")
    assert "✗" not in next(line for line in written.splitlines() if line.startswith("   1  2o"))


@pytest.mark.parametrize("answer", ["", "0", "99", "3x9", "x", "9z", "7o 9z", "pasar"])
def test_what_makes_no_sense_is_asked_again(answer: str) -> None:
    made, written, questions = choice(position(*HANDS), 0, answer, "1")
    assert made == "0 play 2c"
    assert "No te entiendo." in written
    assert len(questions) == 2


def test_u25_what_is_given_is_typed_card_by_card() -> None:
    """U-24, U-26"""
    state = shuffled(ranked(0, 1, 2, 3))
    seat = next(seat for seat in GAME.waits(state))
    hand = GAME.hands(state)[seat]
    made, written, questions = choice(state, seat, "1 2")
    assert made == GAME.text(GAME.parse(f"{seat} give {' '.join(_texts(hand[:2]))}"))
    assert questions == ["Das 2 cartas > "]
    assert "Mano 2." in written


def _texts(cards: tuple[int, ...]) -> list[str]:
    from tapete.core.cards import TEXT_OF

    return [TEXT_OF[card] for card in cards]


def test_french_cards_need_no_capitals() -> None:
    state = position("7D 7H 9C 4D 5D", "8D 8H 9D KD 2D", deck="french52")
    assert choice(state, 0, "7d 7h")[0] == "0 play 7D 7H"
    assert choice(state, 0, "9c")[0] == "0 play 9C"


def test_table_last_trick_and_help_can_be_asked_for() -> None:
    state = play(position(*HANDS), "0 play 9b", "1 play 2o")
    seat = GAME.waits(state)[0]
    made, written, _ = choice(state, seat, "u", "?", "m", "1x1")
    assert made.startswith(f"{seat} play ")
    assert "Última baza: Ana 9b · Jesús 2o." in written
    assert "p: pasar." in written
    assert written.count("La mesa está limpia.") == 2
    assert "Todavía no hay última baza." in choice(position(*HANDS), 0, "u", "1")[1]


def test_u35_a_revolution_is_told_and_turns_the_rows_round() -> None:
    """U-34, U-35"""
    state = position("6o 6c 6e 6b 2c 9o", "3o 4c 5c 9c 12o 2o", quartets="revolution")
    state = play(state, "0 play 6o 6c 6e 6b")
    _, written, _ = choice(state, 1, "p")
    assert "¡Revolución!" in written
    rows = [line.split()[1] for line in written.splitlines() if line[:5].strip().isdigit()]
    assert rows.index("3o") < rows.index("9c") < rows.index("2o")


def test_counts_points_and_passes_are_shown() -> None:
    state = play(position("7o 9b 2c 4o 5o", "8o", "9o", "10o"), "0 play 7o", "1 pass")
    _, written, _ = choice(state, 2, "p")
    assert "Ana 4 cartas, Jesús 5 cartas (pasa), Carlos 5 cartas, Isabel 5 cartas" in written
    assert "Mano 1. Puntos: Ana 0, Jesús 0, Carlos 0, Isabel 0." in written


def test_leaving_ends_the_question() -> None:
    with pytest.raises(Left):
        choice(position(*HANDS), 0, "q")


def test_half_points_are_written_with_a_comma() -> None:
    state: Any = position(*HANDS)
    state = state._replace(match=state.match._replace(points=(5, 8)))
    assert "Puntos: Ana 2,5, Jesús 4." in choice(state, 0, "1")[1]
