"""Options in words: every kind of value, by the conventions of `locale/README.md`."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from tapete.core.game import AnyGame
from tapete.core.options import choice, flag, integer, numbers, options, some
from tapete.games.guinote import GAME
from tapete.records import wording


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules of no game, with an option of every kind."""

    best: str = choice("2o", "none", rule="X-1")
    hands: int = integer(3, (1, 5), rule="X-2")
    jokers: bool = flag(default=False, rule="X-3")
    decks: int | str = integer("auto", (1, 4), words=("auto",), rule="X-4")
    ranks: tuple[str, ...] = some("A", "1", "9", rule="X-5", same={"1": "A"})
    table: tuple[int, ...] = numbers((8, 5, 0), (0, 50), rule="X-6", scale=2)


GUINOTE: AnyGame = GAME
MINE = replace(GUINOTE, name="x", rules=Rules)
KEYS = {
    "best": ["none"],
    "hands": ["value"],
    "jokers": ["false", "true"],
    "decks": ["auto", "value"],
    "ranks": ["none"],
    "table": ["place-1", "place-2", "place-3"],
}


@pytest.fixture(autouse=True)
def _echo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say keys of this game as they are, with the value; the rest comes from the catalogue."""
    from tapete.locale import say

    def echo(lang: str, key: str, **values: Any) -> str:
        if key.startswith("option-x-"):
            return " ".join([key.removeprefix("option-x-"), *map(str, values.values())])
        return say(lang, key, **values)

    monkeypatch.setattr(wording, "say", echo)


@pytest.mark.parametrize("name", KEYS)
def test_every_kind_of_option_has_its_keys(name: str) -> None:
    [option] = [item for item in options(Rules) if item.name == name]
    key = f"option-x-{name}"
    assert sorted(wording.keys(MINE, option)) == sorted(
        [key, f"{key}.help", *[f"{key}.{part}" for part in KEYS[name]]]
    )


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("best", "none", "best: best.none"),
        ("best", "2o", "best: dos de oros"),
        ("hands", 2, "hands: hands.value 2"),
        ("jokers", True, "jokers: jokers.true"),
        ("decks", "auto", "decks: decks.auto"),
        ("decks", 2, "decks: decks.value 2"),
        ("ranks", [], "ranks: ranks.none"),
        ("ranks", ["A", "9"], "ranks: as, 9"),
        ("ranks", ("9",), "ranks: 9"),
        ("table", [8, 5, 0], "table: 4 · 2,5 · 0"),
    ],
)
def test_a_value_of_every_kind_is_said(name: str, value: Any, said: str) -> None:
    assert wording.option_in_words("es", MINE, name, value) == said
    if name == "table":
        assert wording.option_in_words("en", MINE, name, value) == "table: 4 · 2.5 · 0"
