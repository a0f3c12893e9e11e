"""The questions of the lesson are right: they stand as data, and the rules answer them here."""

import json
from typing import Any

import pytest

from tapete.core.cards import TEXT_OF, parse_cards
from tapete.games.guinote import GAME
from tapete.games.guinote.state import Play, winning
from tapete.locale import languages, reason, say
from tests.files import ROOT
from tests.games.guinote.positions import position

LESSON = ROOT / "web/src/games/guinote/lesson"
QUESTIONS = json.loads((LESSON / "quiz.json").read_text("utf-8"))


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: str(question["id"]))
def test_g28_the_answers_of_the_lesson_are_those_of_the_rules(question: dict[str, Any]) -> None:
    """G-20 to G-28: what may be laid, what wins so far, why the rest may not be laid."""
    trick = question["trick"]
    state = position(
        {0: " ".join(question["hand"])},
        trick=" ".join(trick),
        leader=-len(trick) % 4,
        trump=question["trump"],
    )
    offers = GAME.offers(GAME.view(state, 0))
    legal = [TEXT_OF[move.card] for move in offers.moves if isinstance(move, Play)]
    why = {
        TEXT_OF[card]: {"reason": why.reason, "values": dict(why.values)}
        for card, why in offers.why.items()
    }
    assert sorted(question["legal"]) == sorted(legal)
    assert question["why"] == why
    assert question["winning"] == winning(parse_cards(" ".join(trick)), state.trump)


@pytest.mark.parametrize("lang", languages())
def test_every_answer_of_the_lesson_can_be_said(lang: str) -> None:
    for question in QUESTIONS:
        assert say(lang, f"learn-guinote-quiz-{question['id']}")
        for why in question["why"].values():
            assert reason(lang, why["reason"], why["values"])
