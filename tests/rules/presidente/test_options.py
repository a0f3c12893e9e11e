"""Section 4 of the rules document: every option with its values, and the thirteen presets."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from tapete.core.options import OptionError, Value, build, options
from tapete.games.presidente import GAME
from tapete.games.presidente.rules import Rules
from tests.citations import ROOT
from tests.rules.presidente.table import fresh, rules

DOCUMENT: Final = (ROOT / "docs/rules/presidente.md").read_text("utf-8")
SECTION: Final = DOCUMENT.split("\n## 4. ")[1].split("\n## 5. ")[0]
NAMES: Final = re.findall(r"^\| `(\w+)` \|.*\|.*\|$", SECTION, re.MULTILINE)
PRESETS: Final = dict(re.findall(r"^\| `(\w+)` \| ([^|]*) \|$", SECTION, re.MULTILINE))
MASTER: Final = re.search(r"^\| `uno_master_4` / `_6` / `_8` \| ([^|]*) \|$", SECTION, re.MULTILINE)

OPTIONS: Final[dict[str, list[Any]]] = {
    "deck": ["spanish48", "spanish40", "french52"],
    "decks": ["auto", 1, 2, 3, 4],
    "removed_ranks": [[], ["9"], ["A", "3"], [str(rank) for rank in range(3, 13)]],
    "deal": ["all", 5, 6, 7, 8, 9, 10, 11, 12],
    "direction": ["clockwise", "anticlockwise"],
    "order": ["dos_alto", "as_tres", "as_alto"],
    "boss_card": ["2o", "1o", "none"],
    "boss_power": ["kill_any", "top_single", "none"],
    "kill_leader": ["next", "killer"],
    "cutter_rank": ["none", "A"],
    "taboo_last_rank": ["none", "A"],
    "max_set": [4, 3, 8],
    "twos_role": ["rank", "wild", "wild_bound"],
    "equal": ["forbidden", "allowed"],
    "equal_skip": [False, True],
    "pass_scope": ["lap", "trick"],
    "after_out": ["next_leads", "beat_or_pass"],
    "quartets": ["none", "discard", "revolution"],
    "quartets_except": [[], ["A"], ["A", "12"]],
    "quartets_when": ["every_hand", "first_hand"],
    "revolution_order": ["reverse", "three_top"],
    "first_start": ["boss", "3o", "2b", "left_of_dealer"],
    "start_card_must_be_played": [False, True],
    "later_start": ["last", "first"],
    "dealer_later": ["last", "rotate"],
    "vices_from": [5, 4, "never"],
    "exchange_top": [2, 0, 1],
    "exchange_vice": [1, 0],
    "winner_gives": ["choice", "worst"],
    "scoring": ["positions", "leftover"],
    "score_table": [[8, 6, 5, 2, 0], [0, 0, 0, 0, 0], [20, 10, 6, 3, 1]],
    "hand_end": ["last_one", "first_out"],
    "match_end": ["rounds", "target", "open"],
    "rounds": [5, 1, 2, 49, 50],
    "target": [0, 20, 200, 300, 500],
    "turn_seconds": [30, 0, 4, 6, 8, 10, 11, 119, 120],
    "timeout_cards": [0, 1, 2, 3, 4],
    "labels": ["cola", "trasero", "semicola", "culo", "rey"],
    "taunts": ["off", "emotes"],
}
"""Options and values of section 4, the default first."""

REFUSED: Final[dict[str, list[Any]]] = {
    "decks": [0, 5, "2"],
    "removed_ranks": [["14"], ["A", "A"], ["1", "A"], "9", [9]],
    "deal": [4, 13, "5"],
    "max_set": [1, 2, 5, 6, 7, 9, "4"],
    "equal_skip": ["true", 1],
    "quartets_except": [["0"], ["o"]],
    "first_start": ["2o", "1o"],
    "vices_from": [3, 6, "5"],
    "exchange_top": [3, -1, True],
    "exchange_vice": [2],
    "score_table": [[8, 6, 5, 2], [8, 6, 5, 2, 0, 0], [8, 6, 5, 2, "0"], [8, 6, 5, 2, -1]],
    "rounds": [0, 51],
    "target": [-1],
    "turn_seconds": [1, 3, 5, 7, 9, 121],
    "timeout_cards": [5, -1],
}


def row(name: str) -> dict[str, Any]:
    """Return the overrides of a preset, as the document says them."""
    if name.startswith("uno_master_"):
        assert MASTER is not None
        speed = name.rpartition("_")[2]
        return overrides(MASTER[1].replace("turn_seconds=4/6/8", f"turn_seconds={speed}"))
    return overrides(PRESETS[name])


def overrides(text: str) -> dict[str, Any]:
    """Return `order=as_tres, boss_card=1o` as values; `as cola_sur with …` adds to that preset."""
    found: dict[str, Any] = {}
    if inherited := re.match(r"as (\w+) with (.*)", text):
        found, text = row(inherited[1]), inherited[2]
    for name, value in re.findall(r"(\w+)=([^,]+)", text):
        if value.startswith("["):
            found[name] = value.strip("[]").split("|")
        elif value in ("true", "false"):
            found[name] = value == "true"
        else:
            found[name] = int(value) if value.isdigit() else value
    return found


def test_options_are_those_of_section_4() -> None:
    """Names in the order of the document, and the defaults."""
    assert [option.name for option in options(Rules)] == NAMES == [*OPTIONS]
    for option in options(Rules):
        default: Value = option.check(OPTIONS[option.name][0])
        assert option.default == default, option.name


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_is_taken_and_no_other(name: str) -> None:
    """Section 4; presidente A-1 to A-30 where they are an option: U-37, U-57, U-60, U-61, U-69."""
    for value in OPTIONS[name]:
        held = getattr(rules(seats=2, **{name: value}), name)
        assert (list(held) if isinstance(held, tuple) else held) == value
    for value in [*REFUSED.get(name, []), "other", None]:
        with pytest.raises(OptionError, match=f"option {name}"):
            rules(seats=2, **{name: value})


def test_the_document_lists_the_same_words() -> None:
    """Section 4: each word of the column of values is taken, and there are no other words."""
    for name, column in re.findall(r"^\| `(\w+)` \| (.*) \| .* \|$", SECTION, re.MULTILINE):
        words = {word for word in column.split(" · ") if re.fullmatch("[A-Za-z0-9_]+", word)}
        option = next(option for option in options(Rules) if option.name == name)
        if option.type in ("choice", "mixed") and option.words:
            assert {word for word in words if not word.isdigit()} == set(option.words), name


def test_there_are_the_thirteen_presets_of_the_document() -> None:
    """Section 4; presidente A-6 and A-26"""
    names = [*(name for name in PRESETS if name in {v.name for v in GAME.variants})]
    assert [variant.name for variant in GAME.variants] == [
        *names,
        "uno_master_4",
        "uno_master_6",
        "uno_master_8",
    ]
    assert len(GAME.variants) == 13
    assert len(names) == 10


@pytest.mark.parametrize("variant", [variant.name for variant in GAME.variants])
def test_every_preset_is_its_row_and_nothing_else(variant: str) -> None:
    """Section 4; U-54, U-55, U-60, U-63, U-64, U-66, U-67, presidente A-24, A-25, A-28 and A-29"""
    assert build(Rules, GAME.variant(variant).options) == build(Rules, row(variant))


def test_no_rule_reads_the_name_of_a_preset() -> None:
    """Section 4: only option values are read."""
    folder = Path(GAME.start.__code__.co_filename).parent
    for path in sorted(folder.glob("*.py")):
        text = path.read_text("utf-8")
        if path.name == "rules.py":
            text = text.split("\nVARIANTS")[0]
        for variant in GAME.variants:
            assert variant.name not in text, path.name


@pytest.mark.parametrize(
    ("values", "named"),
    [
        ({"boss_card": "1o", "cutter_rank": "A"}, "cutter_rank"),
        ({"removed_ranks": ["A", *map(str, range(2, 13))]}, "removed_ranks"),
        ({"deck": "french52", "removed_ranks": ["12"]}, "removed_ranks"),
        ({"quartets": "discard", "quartets_except": ["K"]}, "quartets_except"),
        ({"decks": 1, "deal": 12, "seats": 5}, "decks"),
    ],
)
def test_values_that_do_not_go_together_are_refused(values: dict[str, Any], named: str) -> None:
    """Section 6.1: an as that kills and cuts; a pack that is empty or lacks the rank named."""
    with pytest.raises(OptionError, match=named):
        fresh(**values)


@pytest.mark.parametrize("power", ["top_single", "none"])
def test_an_as_de_oros_that_does_not_kill_may_cut(power: str) -> None:
    """Section 6.1, U-46"""
    assert fresh(boss_card="1o", cutter_rank="A", boss_power=power)


def test_u69_jokes_at_the_last_ones_expense_are_off_unless_chosen() -> None:
    """U-69: in the northwest too."""
    assert {rules(variant.name).taunts for variant in GAME.variants} == {"off"}
    assert rules("trasero_noroeste", taunts="emotes").taunts == "emotes"


@pytest.mark.parametrize("name", ["labels", "taunts"])
def test_options_of_the_screen_change_no_position(name: str) -> None:
    """U-55, U-69: the rules only carry them."""
    for value in OPTIONS[name]:
        start = fresh(seats=3, **{name: value})
        assert start._replace(rules=rules()) == fresh(seats=3)
