"""What the lesson of presidente says is right: it stands as data, and the rules answer it here."""

import json
import re
from typing import Any

import pytest

from tapete.core.cards import parse_cards
from tapete.games.presidente import GAME
from tapete.locale import has, languages, say
from tests.files import ROOT
from tests.rules.presidente.table import (
    leader,
    play,
    points,
    position,
    ranked,
    shuffled,
)

LESSON = ROOT / "web/src/games/presidente/lesson"
TRICKS = json.loads((LESSON / "quiz.json").read_text("utf-8"))
FACTS = {one["id"]: one for one in json.loads((LESSON / "facts.json").read_text("utf-8"))}
REGIONS = json.loads((LESSON / "regions.json").read_text("utf-8"))


def right(question: dict[str, Any], name: str) -> list[Any]:
    """Return the answers that the lesson calls right."""
    return [choice[name] for choice in question["choices"] if choice["right"]]


def test_u45_after_the_killing_card_the_next_player_leads() -> None:
    question = FACTS["who"]
    *trio, boss = question["trick"]
    state = position(" ".join(trio), boss, "")
    state = play(state, f"0 play {' '.join(trio)}", f"1 play {boss}")
    seats = {"before": 0, "me": 1, "next": 2}
    assert [seats[word] for word in right(question, "words")] == [leader(state)]


def test_u24_the_cola_gives_the_cards_that_the_lesson_names() -> None:
    """presidente E7, U-28."""
    question = FACTS["cola"]
    state = ranked(0, 1, 2, deal=6)
    state = shuffled(state, "4o 5o 6o 8o 9o 10o", "", " ".join(question["hand"]))
    (gift,) = [gift for gift in state.aside.gifts if gift.giver == 2]
    named = [sorted(parse_cards(" ".join(cards))) for cards in right(question, "cards")]
    assert named == [sorted(gift.cards)]


def test_u56_the_points_by_place_are_those_of_the_lesson() -> None:
    text = (LESSON / "Lesson.svelte").read_text("utf-8")
    assert (
        f"POINTS = {[f'{value:g}' for value in points(ranked(0, 1, 2, 3, 4))]}".replace("'", "")
        in text
    )


def test_every_region_is_told_and_no_other() -> None:
    assert [variant.name for variant in GAME.variants] == REGIONS


@pytest.mark.parametrize("lang", languages())
def test_every_answer_of_the_lesson_can_be_said(lang: str) -> None:
    for question in [*TRICKS, *FACTS.values()]:
        assert say(lang, f"learn-presidente-quiz-{question['id']}.right")
    for question in FACTS.values():
        key = f"learn-presidente-quiz-{question['id']}"
        assert say(lang, key)
        assert say(lang, f"{key}.wrong")
        for choice in question["choices"]:
            if "words" in choice:
                assert say(lang, f"{key}.{choice['words']}")


@pytest.mark.parametrize("lang", languages())
def test_every_region_has_a_name_and_a_sentence(lang: str) -> None:
    for region in REGIONS:
        assert say(lang, f"variant-presidente-{region}")
        assert say(lang, f"learn-presidente-region-{region}")


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", ["guinote", "presidente"])
def test_every_section_of_a_lesson_has_a_heading_and_a_short_one(game: str, lang: str) -> None:
    """The list of contents shows the short one."""
    code = (ROOT / f"web/src/games/{game}/lesson/Lesson.svelte").read_text("utf-8")
    parts = re.search(r"const PARTS = \[(.*?)\] as const", code, re.DOTALL)
    assert parts is not None
    names = re.findall(r"\['[\w-]+', '([\w-]+)'\]", parts[1])
    assert len(names) > 8
    for name in names:
        assert has(lang, f"learn-{game}-{name}"), name
        assert has(lang, f"learn-{game}-{name}.short"), name
