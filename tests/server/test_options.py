"""Options of every kind on their way: from the wish over the log to table, record and replay."""

from typing import Any

import pytest

from tapete.core import registry
from tapete.core.options import written
from tapete.server.config import Settings
from tests.player import Browser, Message
from tests.server.conftest import Running, serving

CHOSEN: dict[str, Any] = {
    "decks": 2,
    "removed_ranks": ["A", "9"],
    "quartets_except": ["2"],
    "quartets": "discard",
    "vices_from": "never",
    "equal_skip": True,
    "score_table": [9, 7, 5, 1, 0],
}
"""A number and a word of mixed options, words, a bool, lists and a row of numbers."""


def wish(**options: Any) -> Message:
    return {
        "game": "presidente",
        "variant": "uno_base",
        "options": options,
        "seats": 5,
        "bots": True,
    }


async def test_every_kind_of_value_is_the_tables_also_after_a_restart(settings: Settings) -> None:
    presidente = registry.game("presidente")
    rules = presidente.configure("uno_base", CHOSEN, 5)
    async with serving(settings) as running:
        ana = Browser(running.base)
        table = (await ana.post("/api/tables", wish(**CHOSEN)))["table"]
        presence = await (await ana.tab(table)).until("presence")
    assert presence["options"] == written(rules)
    assert presence["options"].items() >= CHOSEN.items()
    async with serving(settings) as running:
        ana.move_to(running.base)
        async with ana:
            again = await (await ana.tab(table)).until("presence")
    assert again["options"] == presence["options"]
    assert len(again["chairs"]) == 5


@pytest.mark.parametrize(
    ("options", "detail"),
    [
        ({"removed_ranks": ["Z"]}, "option removed_ranks: 'Z' is not one of A, 1–12, J, Q, K"),
        ({"removed_ranks": ["A", "1"]}, "option removed_ranks: '1' stands twice"),
        ({"removed_ranks": "A"}, "option removed_ranks: 'A' is not a list"),
        ({"score_table": [1, 2]}, "option score_table: [1, 2] is not a list of 5 numbers"),
        ({"decks": "all"}, "option decks: 'all' is not one of auto, 1–4"),
        ({"deal": 12, "decks": 1}, "option decks: 48 cards are not enough for 5 players"),
    ],
)
async def test_what_does_not_go_is_refused_by_name(
    running: Running, options: dict[str, Any], detail: str
) -> None:
    async with running.browser() as ana:
        answer = await ana.http.post("/api/tables", json=wish(**options))
    fault = answer.json()
    assert (answer.status_code, fault["error"]) == (400, "invalid")
    assert fault["detail"].startswith(detail)


async def test_games_are_listed_as_a_screen_needs_them(running: Running) -> None:
    async with running.browser() as ana:
        games = (await ana.http.get("/api/games")).json()
    presidente = next(game for game in games if game["game"] == "presidente")
    assert presidente["variants"][0]["usual"] == 4
    by_name = {option["name"]: option for option in presidente["options"]}
    assert by_name["decks"]["values"] == ["auto", 1, 2, 3, 4]
    assert by_name["removed_ranks"]["same"] == {"1": "A"}
    assert by_name["removed_ranks"]["barred"]["deck"]["french52"] == ["11", "12"]
    assert by_name["score_table"]["scale"] == 2
    assert by_name["target"]["when"] == {"match_end": ["target"]}
    assert by_name["target"]["offers"][0] == 20
    assert by_name["rounds"]["group"] == ""
    assert all(set(option["when"]) <= set(by_name) for option in presidente["options"])
