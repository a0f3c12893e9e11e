"""`docs/records.md`, section 4: ``tapete games``."""

import json
from itertools import pairwise

import pytest

from tapete.core import registry
from tapete.core.options import as_text, options
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
        default = as_text(option.default)
        assert any(row.startswith(f"  --option {option.name}={default} ") for row in lines)
    assert all(row == row.rstrip() and len(row) <= 100 for row in lines)


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_what_is_listed_can_be_typed(name: str) -> None:
    words = tapete("games").out.split()
    known = {option.name for option in options(registry.game(name).rules)}
    pairs = [word for before, word in pairwise(words) if before == "--option"]
    mine = {pair.partition("=")[0]: pair for pair in pairs if pair.partition("=")[0] in known}
    given = [part for pair in mine.values() for part in ("--option", pair)]
    assert len(given) == 2 * len(known)
    assert tapete("simulate", name, "--bot", "uniform", *given).status == 0


@pytest.mark.parametrize("name", sorted(registry.games()))
def test_json_lists_values_as_records_have_them(name: str) -> None:
    """Lists are lists; every default and every variant's value is one that the option takes."""
    found = json.loads(tapete("games", "--json").out)
    listed = next(game for game in found if game["game"] == name)
    game = registry.game(name)
    for option, shown in zip(options(game.rules), listed["options"], strict=True):
        assert shown["name"] == option.name
        assert option.check(shown["default"]) == option.default
        assert isinstance(shown["default"], list) == (shown["type"] in ("list", "numbers"))
        assert shown["values"]
    for variant in listed["variants"]:
        for seats in variant["seats"]:
            rules = game.configure(variant["name"], variant["options"], seats)
            assert game.differences(variant["name"], rules) == {}


def test_json_tells_mixed_options_lists_and_rows_of_numbers() -> None:
    found = json.loads(tapete("games", "--json").out)
    presidente = next(game for game in found if game["game"] == "presidente")
    by_name = {option["name"]: option for option in presidente["options"]}
    assert by_name["decks"] == {
        "name": "decks",
        "type": "mixed",
        "values": ["auto", 1, 2, 3, 4],
        "default": "auto",
        "rule": by_name["decks"]["rule"],
    }
    assert by_name["vices_from"]["values"] == ["never", 4, 5]
    assert by_name["turn_seconds"]["values"] == [0, 4, 6, 8, {"min": 10, "max": 120}]
    assert by_name["removed_ranks"]["type"] == "list"
    assert by_name["removed_ranks"]["default"] == []
    assert set(by_name["removed_ranks"]["values"]) == {"A", "J", "Q", "K", *map(str, range(1, 13))}
    assert by_name["score_table"]["type"] == "numbers"
    assert by_name["score_table"]["values"] == [{"min": 0, "max": 100}]
    assert by_name["score_table"]["default"] == [8, 6, 5, 2, 0]
    variants = {variant["name"]: variant for variant in presidente["variants"]}
    assert variants["cartas_canarias"]["options"]["quartets_except"] == ["A"]
