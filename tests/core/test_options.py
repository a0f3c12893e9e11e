"""Options: their values, their checks, and what the command line writes."""

import re
from dataclasses import dataclass

import pytest

from tapete.core.options import (
    Option,
    OptionError,
    Variant,
    as_json,
    as_text,
    build,
    choice,
    flag,
    integer,
    numbers,
    options,
    some,
    written,
)


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules of no game, with an option of every kind."""

    deck: str = choice("forty", "forty_eight", rule="X-1")
    hands: int = integer(3, (1, 5), rule="X-2")
    seconds: int = integer(60, (0, 0), (15, 300), rule="X-3", private=(0,))
    jokers: bool = flag(default=False, rule="X-4")
    decks: int | str = integer("auto", (1, 4), words=("auto",), rule="X-5")
    ranks: tuple[str, ...] = some(
        "A", "1", "2", "3", "K", rule="X-6", same={"1": "A"}, when={"deck": ("forty",)}
    )
    table: tuple[int, ...] = numbers((5, 2, 0), (0, 50), rule="X-7", group="scoring")


def option(name: str) -> Option:
    return {option.name: option for option in options(Rules)}[name]


def test_options_are_described_in_their_order() -> None:
    assert {item.name: item.type for item in options(Rules)} == {
        "deck": "choice",
        "hands": "integer",
        "seconds": "integer",
        "jokers": "bool",
        "decks": "mixed",
        "ranks": "list",
        "table": "numbers",
    }
    assert [item.name for item in options(Rules)] == list(Rules.__dataclass_fields__)
    assert [item.default for item in options(Rules)] == [
        "forty", 3, 60, False, "auto", (), (5, 2, 0),
    ]  # fmt: skip
    assert [item.rule for item in options(Rules)] == [f"X-{number}" for number in range(1, 8)]
    assert option("table").group == "scoring"
    assert option("ranks").group == ""
    assert option("ranks").when == {"deck": ("forty",)}
    assert option("seconds").private == (0,)


def test_listed_values() -> None:
    assert option("deck").values == ["forty", "forty_eight"]
    assert option("hands").values == [1, 2, 3, 4, 5]
    assert option("seconds").values == [0, {"min": 15, "max": 300}]
    assert option("jokers").values == [False, True]
    assert option("decks").values == ["auto", 1, 2, 3, 4]
    assert option("ranks").values == ["A", "1", "2", "3", "K"]
    assert option("table").values == [{"min": 0, "max": 50}]


def test_values_in_one_line_for_people() -> None:
    assert ", ".join(option("deck").spans()) == "forty, forty_eight"
    assert ", ".join(option("hands").spans()) == "1–5"
    assert ", ".join(option("seconds").spans()) == "0, 15–300"
    assert ", ".join(option("jokers").spans()) == "false, true"
    assert ", ".join(option("decks").spans()) == "auto, 1–4"
    assert ", ".join(option("ranks").spans()) == "A, 1–3, K"
    assert ", ".join(option("table").spans()) == "0–50"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "forty_eight"),
        ("hands", 5),
        ("seconds", 0),
        ("seconds", 15),
        ("jokers", True),
        ("decks", "auto"),
        ("decks", 4),
        ("ranks", ()),
        ("ranks", ("A", "K")),
        ("table", (0, 50, 0)),
    ],
)
def test_values_that_are_taken(name: str, value: object) -> None:
    assert option(name).check(value) == value
    assert getattr(build(Rules, {name: value}), name) == value


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "fifty"),
        ("deck", 40),
        ("deck", None),
        ("hands", 0),
        ("hands", 6),
        ("hands", "3"),
        ("hands", 3.0),
        ("hands", True),
        ("seconds", 14),
        ("seconds", 301),
        ("jokers", 1),
        ("jokers", "true"),
        ("jokers", None),
        ("decks", 0),
        ("decks", 5),
        ("decks", "4"),
        ("decks", "none"),
        ("decks", True),
        ("decks", 2.0),
        ("decks", []),
    ],
)
def test_values_that_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(
        OptionError, match=f"^option {name}: {re.escape(repr(value))} is not one of"
    ):
        build(Rules, {name: value})


@pytest.mark.parametrize("name", [item.name for item in options(Rules)])
def test_the_default_is_taken_and_may_be_written_out(name: str) -> None:
    default = option(name).default
    assert option(name).check(default) == option(name).check(as_json(default)) == default
    assert option(name).parse(as_text(default)) == default


def test_a_list_has_one_form_whatever_the_order_and_the_names() -> None:
    assert build(Rules, {"ranks": ["3", "1"]}).ranks == ("A", "3")
    assert option("ranks").parse("K,1,2") == ("A", "2", "K")
    assert as_json(("A", "3")) == ["A", "3"]


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        (["Z"], "'Z' is not one of A, 1–3, K"),
        (["A", 2], "2 is not one of A, 1–3, K"),
        (["2", "K", "2"], "'2' stands twice"),
        (["A", "1"], "'1' stands twice"),
        ("A", "'A' is not a list"),
        (None, "None is not a list"),
        ({"A": 1}, "{'A': 1} is not a list"),
    ],
)
def test_lists_that_are_refused_by_name(value: object, fault: str) -> None:
    with pytest.raises(OptionError) as error:
        build(Rules, {"ranks": value})
    assert str(error.value) == f"option ranks: {fault}"


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ([5, 2], "[5, 2] is not a list of 3 numbers"),
        ((5, 2, 1, 0), "[5, 2, 1, 0] is not a list of 3 numbers"),
        ([5, 51, 0], "51 is not one of 0–50"),
        ([5, -1, 0], "-1 is not one of 0–50"),
        ([5, "2", 0], "'2' is not one of 0–50"),
        ([5, 2.5, 0], "2.5 is not one of 0–50"),
        ([5, True, 0], "True is not one of 0–50"),
        (5, "5 is not a list of 3 numbers"),
    ],
)
def test_rows_of_numbers_that_are_refused_by_name(value: object, fault: str) -> None:
    with pytest.raises(OptionError) as error:
        build(Rules, {"table": value})
    assert str(error.value) == f"option table: {fault}"


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("ranks", "A,,3", "'' is not one of A, 1–3, K"),
        ("ranks", "A, 3", "' 3' is not one of A, 1–3, K"),
        ("table", "", "[] is not a list of 3 numbers"),
        ("table", "5,2,x", "'x' is not one of 0–50"),
    ],
)
def test_lists_of_a_command_line_that_are_refused(name: str, text: str, fault: str) -> None:
    with pytest.raises(OptionError) as error:
        option(name).parse(text)
    assert str(error.value) == f"option {name}: {fault}"


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(OptionError, match=r"^option suits: unknown; there are deck, hands"):
        build(Rules, {"suits": 4})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("deck", "forty", "forty"),
        ("hands", "4", 4),
        ("jokers", "true", True),
        ("decks", "auto", "auto"),
        ("decks", "2", 2),
        ("ranks", "A,3", ("A", "3")),
        ("ranks", "", ()),
        ("table", "5,2,0", (5, 2, 0)),
    ],
)
def test_text_of_a_command_line(name: str, text: str, value: object) -> None:
    assert option(name).parse(text) == value
    assert as_text(option(name).parse(text)) == text
    assert option("jokers").parse("false") is False


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("deck", "fifty"),
        ("hands", "-1"),
        ("hands", "two"),
        ("hands", "²"),
        ("hands", "9" * 5000),
        ("jokers", "yes"),
        ("decks", "-1"),
        ("decks", "none"),
        ("decks", ""),
    ],
)
def test_text_of_a_command_line_that_is_refused(name: str, text: str) -> None:
    with pytest.raises(OptionError, match=f"^option {name}: '{text}' is not one of"):
        option(name).parse(text)
    with pytest.raises(OptionError):
        option("hands").parse("9")


def test_all_values_are_written_as_json_has_them() -> None:
    assert written(Rules()) == {
        "deck": "forty",
        "hands": 3,
        "seconds": 60,
        "jokers": False,
        "decks": "auto",
        "ranks": [],
        "table": [5, 2, 0],
    }


def test_who_says_nothing_gets_four_seats_where_four_may_play() -> None:
    assert Variant("many", (2, 3, 4, 5)).usual == 4
    assert Variant("two", (2,)).usual == 2
