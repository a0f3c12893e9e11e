"""``tapete play``: a match in the terminal."""

import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from tapete.cli.play.guinote import Table
from tapete.cli.play.person import Left, Person
from tapete.core import registry
from tapete.records import Teller, read, replay
from tests.cli.running import tapete
from tests.transcripts.renew import record

GAME = registry.game("guinote")
PEOPLE = ("Ana", "Jesús", "Carlos", "Isabel")
ANY_CARD = "1\n2\n3\n4\n5\n6\n\n"
SHORT = ["--option", "partidas_per_coto=1", "--seed", "4"]


class Screen(Console):
    """A screen whose questions and answers are known."""

    def __init__(self, *answers: str) -> None:
        self.written = StringIO()
        super().__init__(file=self.written, width=200, soft_wrap=True, highlight=False)
        self.questions: list[str] = []
        self._answers = iter(answers)

    def input(self, prompt: Any = "", **more: Any) -> str:
        """Return the next answer."""
        self.questions.append(str(prompt))
        answer = next(self._answers, None)
        if answer is None:
            raise EOFError
        return answer


def at(ply: int, seat: int, screen: Screen) -> tuple[Person, Any, tuple[Any, ...]]:
    """Return a person at a seat of the golden trace, with view and legal moves after a move."""
    state = list(replay(record("golden")))[ply].state
    rules = GAME.configure("guinote", {}, 4)
    person = Person(GAME, Table(Teller("es", GAME, rules, PEOPLE, seat)), screen, "es")
    return person, GAME.view(state, seat), GAME.legal(state, seat)


def choice(ply: int, seat: int, *answers: str) -> tuple[str, str]:
    """Return the move that the answers end in, and what was written."""
    screen = Screen(*answers)
    person, view, moves = at(ply, seat, screen)
    return GAME.text(person.choose(view, moves, Random(0))), screen.written.getvalue()


@pytest.mark.parametrize(
    ("answer", "move"),
    [
        ("1", "3 play 10o"),
        ("6", "3 play 12e"),
        ("12o", "3 play 12o"),
        (" 12O ", "3 play 12o"),
        ("play 12o", "3 play 12o"),
        ("o", "3 sing o"),
        ("sing o", "3 sing o"),
    ],
)
def test_a_move_is_a_number_a_card_or_a_suit(answer: str, move: str) -> None:
    made, written = choice(11, 3, answer)
    assert made == move
    assert "  1  10o sota de oros" in written
    assert "  o  cantar 40 en oros" in written


def test_g41_the_siete_is_changed_with_7_exactly_when_it_may() -> None:
    """G-41"""
    made, written = choice(6, 1, "7")
    assert made == "1 exchange"
    assert "  7  cambiar el siete por el cinco de oros" in written
    made, written = choice(11, 3, "7", "1")
    assert "cambiar el siete" not in written
    assert "No tienes el siete de triunfo." in written


@pytest.mark.parametrize("answer", ["", "0", "7e", "99", "rey", "x", "8H", "9999999999", "²"])
def test_what_makes_no_sense_is_asked_again(answer: str) -> None:
    made, written = choice(11, 3, answer, "1")
    assert made == "3 play 10o"
    assert "No te entiendo." in written or "No tienes esa carta." in written


def test_g28_a_blocked_card_says_why_beside_it_and_when_it_is_typed() -> None:
    """G-28"""
    _, written = choice(23, 0, "6o", "11c")
    assert written.count("Hay que asistir: tienes copas.") == 6
    assert "  5  11c caballo de copas\n" in written
    assert "6o  seis de oros   ✗ Hay que asistir: tienes copas." in written


def test_g64_the_last_trick_can_be_looked_at() -> None:
    """G-64"""
    _, written = choice(11, 3, "u", "1")
    assert (
        "Última baza: Jesús cuatro de espadas, Carlos dos de bastos, "
        "Isabel siete de espadas (gana), Ana seis de copas." in written
    )
    _, written = choice(2, 1, "u", "1")
    assert "Todavía no hay última baza." in written


def test_help_and_table_can_be_asked_for() -> None:
    _, written = choice(11, 3, "?", "m", "1")
    assert "o, c, e, b: cantar en oros, copas, espadas o bastos." in written
    assert written.count("La mesa está limpia.") == 2


def test_the_table_shows_trick_score_and_stock() -> None:
    _, written = choice(14, 1, "6e")
    assert "En la mesa: Isabel caballo de espadas (gana), Ana siete de copas." in written
    assert "Ana y Carlos:  0 malas  · Jesús e Isabel:  40 malas  · Partidas 0–0" in written
    assert "Pintan oros. La muestra es el siete de oros; quedan 8 por robar." in written


def test_leaving_and_the_end_of_the_input_end_the_question() -> None:
    with pytest.raises(Left):
        choice(11, 3, "q")
    with pytest.raises(EOFError):
        choice(11, 3)


def test_g32_out_of_turn_one_is_asked_once_for_each_chance() -> None:
    """G-32"""
    screen = Screen("", "x", "b")
    person, view, moves = at(16, 1, screen)
    assert person.react(view, moves, Random(0)) is None
    assert person.react(view, moves, Random(0)) is None
    assert len(screen.questions) == 1
    assert screen.questions[0].startswith("Puedes cantar: b  cantar 20 en bastos.")
    again, view, moves = at(16, 1, screen)
    assert GAME.text(again.react(view, moves, Random(0))) == "1 sing b"
    assert "No te entiendo." in screen.written.getvalue()


def test_g50_malas_are_red_and_buenas_white_and_both_are_said() -> None:
    """G-50, guinote E-48"""
    table = Table(Teller("es", GAME, GAME.configure("guinote", {}, 4), PEOPLE, 0))
    for ply, style, words in ((11, "red", " 0 malas "), (26, "white", " 56 buenas ")):
        state = list(replay(record("golden")))[ply].state
        score = table.table(GAME.view(state, 0))[0]
        styles = {score.plain[span.start : span.end]: str(span.style) for span in score.spans}
        assert style in styles[words]


def test_hidden_points_stay_hidden_until_the_hand_ends() -> None:
    rules = GAME.configure("guinote", {"scoreboard": "hand_end"}, 4)
    state = list(replay(record("golden")))[16].state._replace(rules=rules)
    table = Table(Teller("es", GAME, rules, PEOPLE, 0))
    assert "malas" not in table.table(GAME.view(state, 0))[0].plain


def test_a_whole_match_is_played_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    done = tapete("play", *SHORT, "--name", "Pili", "--record", str(path), answers=ANY_CARD * 300)
    assert done.status == 0
    assert "Se acabó: " in done.out
    assert f"El encuentro está guardado en {path}." in done.out
    ((_, kept),) = read(path)
    assert kept.players == ("Pili", "bot:vecino", "bot:vecino", "bot:vecino")
    assert list(replay(kept))[-1].state.phase == "over"
    assert tapete("replay", str(path)).status == 0


def test_a_match_kept_as_a_collection_can_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    assert tapete("play", *SHORT, "--record", str(path), answers=ANY_CARD * 300).status == 0
    assert path.read_text("utf-8").count("\n") == 1
    assert tapete("replay", str(path), "--json").status == 0


def test_no_card_of_others_is_ever_shown() -> None:
    done = tapete("play", *SHORT, answers=ANY_CARD * 300)
    drawn = re.findall(r"^(.+) roba (.+)\.$", done.out, re.MULTILINE)
    # Only the muestra is drawn face up, at most once a hand.
    assert len(drawn) <= done.out.count("Reparte ")
    for _, card in drawn:
        assert f"muestra es {card}" in done.out


@pytest.mark.parametrize("variant", ["mano_a_mano", "clasico"])
@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_variant_greets_and_ends_politely(variant: str, lang: str) -> None:
    done = tapete("play", "--variant", variant, "--lang", lang, "--bot", "uniform", answers="1\n")
    assert (done.status, done.err) == (0, "")
    bye = {"es": "Lo dejamos aquí. ¡Hasta otra!", "en": "We leave it here. See you!"}
    assert done.out.endswith(bye[lang] + "\n")


def test_ctrl_c_ends_politely_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Console, "input", interrupted)
    done = tapete("play")
    assert (done.status, done.err) == (0, "")
    assert done.out.endswith("\nLo dejamos aquí. ¡Hasta otra!\n")


def test_leaving_keeps_no_record(tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    done = tapete("play", "--record", str(path), answers="q\n")
    assert done.status == 0
    assert not path.exists()


def test_the_same_seed_deals_the_same_cards() -> None:
    first = tapete("play", "--seed", "9", answers="q\n").out
    assert first == tapete("play", "--seed", "9", answers="q\n").out
    assert first != tapete("play", "--seed", "10", answers="q\n").out


@pytest.mark.parametrize(
    ("words", "status"),
    [(["mus"], 3), (["--bot", "deep"], 3), (["--seats", "3"], 3), (["--lang", "fr"], 64)],
)
def test_what_does_not_exist_is_refused_before_the_deal(words: list[str], status: int) -> None:
    done = tapete("play", *words)
    assert (done.status, done.out) == (status, "")


def test_a_place_that_cannot_be_written_is_said_before_the_match() -> None:
    done = tapete("play", "--record", "/dev/null/mine.json", answers="q\n")
    assert done.status == 64
    assert "/dev/null/mine.json" in done.err
    assert "Guiñote" not in done.out
