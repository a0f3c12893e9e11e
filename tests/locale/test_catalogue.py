"""The catalogue as a whole: both languages say the same, and everything that is asked for."""

import re
from importlib import import_module
from typing import Any, get_args

import pytest

from tapete.core import registry
from tapete.core.cards import parse_cards
from tapete.core.options import options
from tapete.locale import has, languages, reason, sources
from tapete.records import Teller, wording
from tests.locale.keys import ROOT, asked, catalogue, literals, reasons

SHARED = "rules.ftl"
DOCUMENT = (ROOT / "docs/records.md").read_text("utf-8")
GAMES = sorted(registry.games())


def test_the_languages_are_spanish_first_and_english() -> None:
    assert languages() == ("es", "en")


@pytest.mark.parametrize("lang", languages())
def test_every_file_can_be_read_and_no_key_stands_twice(lang: str) -> None:
    assert catalogue(lang).junk == []
    assert catalogue(lang).twice == []


def test_both_languages_have_the_same_files() -> None:
    assert list(sources("es")) == list(sources("en"))


def test_both_languages_have_the_same_keys_in_the_same_files() -> None:
    spanish, english = catalogue("es"), catalogue("en")
    assert sorted(spanish.patterns) == sorted(english.patterns)
    assert spanish.file_of == english.file_of


GRAMMAR = re.compile(r"(gender|it|the|the-rank|to-rank|rank)$")


def test_both_languages_speak_of_the_same_values() -> None:
    """Variables are equal, but for forms of a card, which only one grammar may need."""
    spanish, english = catalogue("es").patterns, catalogue("en").patterns
    for key, pattern in spanish.items():
        assert _things(pattern.variables) == _things(english[key].variables), key


def _things(variables: set[str]) -> set[str]:
    return {GRAMMAR.sub("", name) if "-" in name else name for name in variables}


@pytest.mark.parametrize("lang", languages())
def test_a_sentence_refers_only_to_its_own_file_or_to_the_shared_one(lang: str) -> None:
    found = catalogue(lang)
    for key, pattern in found.patterns.items():
        own = found.file_of[key.partition(".")[0]]
        for reference in pattern.references:
            assert found.file_of[reference] in (own, SHARED), key


def test_every_key_that_the_code_asks_for_exists() -> None:
    wanted = dict(asked())
    assert "replay-title" in wanted.values()
    for place, key in wanted.items():
        assert key in catalogue("es").patterns, place


def test_every_text_of_the_terminal_is_asked_for() -> None:
    found = catalogue("es")
    texts = set(literals())
    games = {f"play-help-{game}" for game in GAMES}
    ours = {key for key, name in found.file_of.items() if name == "terminal.ftl"}
    assert ours - texts - games == set()


def test_every_reason_of_the_rules_has_a_sentence_with_and_without_values() -> None:
    """`docs/records.md`, section 4; a sentence with values has one for those who know none."""
    found = catalogue("es").patterns
    assert {"must-follow", "wrong-pack"} <= reasons()
    for code in reasons():
        assert f"reason-{code}" in found, code
        if found[f"reason-{code}"].variables:
            assert not found[f"reason-{code}.plain"].variables, code


def test_every_reason_of_the_catalogue_is_in_the_documented_list_with_its_sentences() -> None:
    rows = re.findall(r"^\| `([a-z-]+)` \| (.+?) \| (.+?) \|$", DOCUMENT, re.MULTILINE)
    documented = {code: (spanish, english) for code, spanish, english in rows}
    keys = catalogue("es").file_of
    codes = {key.removeprefix("reason-") for key in keys if key.startswith("reason-")}
    assert set(documented) == codes
    assert reasons() <= codes
    for code, sentences in documented.items():
        assert sentences == tuple(_plain(lang, code) for lang in languages()), code


def _plain(lang: str, code: str) -> str:
    return reason(lang, code)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_variant_option_and_value_has_words(name: str, lang: str) -> None:
    game = registry.game(name)
    assert has(lang, f"game-{name}")
    for variant in game.variants:
        assert has(lang, f"variant-{name}-{variant.name}")
        assert has(lang, f"variant-{name}-{variant.name}.help")
    for option in options(game.rules):
        assert [key for key in wording.keys(game, option) if not has(lang, key)] == []
        if option.group:
            assert has(lang, f"options-{option.group}")


@pytest.mark.parametrize("name", GAMES)
def test_no_words_are_kept_for_what_the_game_does_not_have(name: str) -> None:
    game = registry.game(name)
    known = {f"variant-{name}-{variant.name}" for variant in game.variants}
    known |= {f"option-{name}-{option.name}" for option in options(game.rules)}
    known |= {f"event-{name}-{_kebab(event.__name__)}" for event in events(name)}
    kinds = tuple(f"{kind}-{name}-" for kind in ("variant", "option", "event"))
    keys = {key for key in catalogue("es").file_of if key.startswith(kinds)}
    assert keys == known


def events(name: str) -> tuple[type, ...]:
    """Return the events of a game."""
    return get_args(import_module(f"tapete.games.{name}.notation").Event)


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_every_event_can_be_told_to_everybody(name: str, lang: str) -> None:
    """At every number of seats, to everybody and to each seat."""
    game = registry.game(name)
    for variant in game.variants:
        for seats in variant.seats:
            rules = game.configure(variant.name, {}, seats)
            people = [f"Name {seat}" for seat in range(seats)]
            for me in (None, *range(seats)):
                for event in events(name):
                    for made in _examples(event, seats):
                        sentence = Teller(lang, game, rules, people, me).tell(made)
                        assert sentence[-1] in ".!", sentence
                        assert "  " not in sentence
                        assert " ." not in sentence


def _examples(event: type, seats: int) -> list[Any]:
    """Return events of a type with every truth value, and nothing where there may be nothing."""
    hints = event.__annotations__
    made: list[dict[str, Any]] = [{}]
    for name, hint in hints.items():
        made = [{**before, name: value} for before in made for value in _values(name, hint, seats)]
    return [event(**values) for values in made]


def _rows(name: str, seats: int) -> list[tuple[int, ...]]:
    """Return rows of any length: cards, else a number for each seat."""
    if name == "cards":
        return [parse_cards(text) for text in ("7o", "2c 7o")]
    return [tuple(range(seats))]


def _values(name: str, hint: Any, seats: int) -> list[Any]:
    if hint is bool:
        return [False, True]
    if hint is str:
        return ["7"]
    if hint == tuple[int, ...]:
        return _rows(name, seats)
    if hint == tuple[int, ...] | None:
        return [*_rows(name, seats), None]
    if name == "ultimas":
        return [-1, 0, 1]
    if get_args(hint) == (int, int):
        return [(0, 0), (1, 20)]
    return [0, 1, None] if hint == int | None else [0, 1]
