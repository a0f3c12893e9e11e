"""Options: their values, their checks, and what the command line writes."""

from dataclasses import dataclass

import pytest

from tapete.core.options import Option, OptionError, build, choice, flag, integer, options


@dataclass(frozen=True, slots=True)
class Rules:
    """Rules of no game, with an option of every kind."""

    deck: str = choice("forty", "forty_eight", rule="X-1")
    hands: int = integer(3, (1, 5), rule="X-2")
    seconds: int = integer(60, (0, 0), (15, 300), rule="X-3", private=(0,))
    jokers: bool = flag(default=False, rule="X-4")


def option(name: str) -> Option:
    return {option.name: option for option in options(Rules)}[name]


def test_options_are_described_in_their_order() -> None:
    assert [item.name for item in options(Rules)] == ["deck", "hands", "seconds", "jokers"]
    assert [item.type for item in options(Rules)] == ["choice", "integer", "integer", "bool"]
    assert [item.default for item in options(Rules)] == ["forty", 3, 60, False]
    assert [item.rule for item in options(Rules)] == ["X-1", "X-2", "X-3", "X-4"]
    assert option("seconds").private == (0,)


def test_listed_values() -> None:
    assert option("deck").values == ["forty", "forty_eight"]
    assert option("hands").values == [1, 2, 3, 4, 5]
    assert option("seconds").values == [0, {"min": 15, "max": 300}]
    assert option("jokers").values == [False, True]


def test_values_in_one_line_for_people() -> None:
    assert option("deck").words_for_people() == "forty, forty_eight"
    assert option("hands").words_for_people() == "1–5"
    assert option("seconds").words_for_people() == "0, 15–300"
    assert option("jokers").words_for_people() == "false, true"


@pytest.mark.parametrize(
    ("name", "value"),
    [("deck", "forty_eight"), ("hands", 5), ("seconds", 0), ("seconds", 15), ("jokers", True)],
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
    ],
)
def test_values_that_are_refused_by_name(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=f"^option {name}: {value!r} is not one of"):
        build(Rules, {name: value})


def test_an_option_that_does_not_exist_is_named() -> None:
    with pytest.raises(OptionError, match=r"^option suits: unknown; there are deck, hands"):
        build(Rules, {"suits": 4})


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("deck", "forty", "forty"), ("hands", "4", 4), ("jokers", "true", True)],
)
def test_text_of_a_command_line(name: str, text: str, value: object) -> None:
    assert option(name).parse(text) == value
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
    ],
)
def test_text_of_a_command_line_that_is_refused(name: str, text: str) -> None:
    with pytest.raises(OptionError, match=f"^option {name}: '{text}' is not one of"):
        option(name).parse(text)
    with pytest.raises(OptionError):
        option("hands").parse("9")
