"""`docs/records.md`, section 4: ``tapete games``."""

import json
from itertools import pairwise

import pytest

from tapete.core import registry
from tapete.core.options import options
from tests.cli.running import tapete


def test_json_lists_games_variants_and_options() -> None:
    done = tapete("games", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert done.out == json.dumps(found, ensure_ascii=False) + "\n"
    assert [game["game"] for game in found] == sorted(registry.games())
    guinote = next(game for game in found if game["game"] == "guinote")
    assert list(guinote) == ["game", "variants", "options"]
    assert guinote["variants"] == [
        {"name": "guinote", "seats": [4], "options": {}},
        {"name": "clasico", "seats": [4], "options": {"cotos": 2}},
        {"name": "mano_a_mano", "seats": [2], "options": {}},
    ]
    by_name = {option["name"]: option for option in guinote["options"]}
    assert by_name["both_over_100"] == {
        "name": "both_over_100",
        "type": "choice",
        "values": ["last_trick", "more_points"],
        "default": "last_trick",
        "rule": "A-1",
    }
    assert by_name["turn_seconds"]["values"] == [0, {"min": 15, "max": 300}]


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_people_read_every_variant_and_option_with_its_default(name: str) -> None:
    lines = tapete("games").out.splitlines()
    game = registry.game(name)
    assert name in lines
    for variant in game.variants:
        assert any(row.startswith(f"  --variant {variant.name} ") for row in lines)
    for option in options(game.rules):
        assert any(row.startswith(f"  --option {option.name}={option.default} ") for row in lines)
    assert all(row == row.rstrip() and len(row) <= 100 for row in lines)


def test_what_is_listed_can_be_typed() -> None:
    words = tapete("games").out.split()
    pairs = [word for before, word in pairwise(words) if before == "--option"]
    given = [part for pair in pairs for part in ("--option", pair)]
    assert tapete("simulate", "guinote", "--bot", "uniform", *given).status == 0
