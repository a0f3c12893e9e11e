"""Options of a game: what values each takes, its default and its rule.

A game's rules are a frozen dataclass whose fields are made by `choice`, `integer` and `flag`.
The same description checks records, command lines and the lobby; ``tapete games`` prints it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias, TypeVar

Value: TypeAlias = str | int | bool
RulesT = TypeVar("RulesT")
_KEY = "option"
_WHOLE = re.compile("0|[1-9][0-9]{0,8}")


class OptionError(ValueError):
    """A variant, option, value or number of seats that does not exist; the text names it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a table."""

    name: str
    type: str
    """``choice`` (words), ``integer`` or ``bool``."""
    default: Value
    rule: str
    """Where the rules document speaks of it, such as ``A-12``."""
    words: tuple[str, ...] = ()
    ranges: tuple[tuple[int, int], ...] = ()
    """Ranges of an integer, both ends included; ``(0, 0)`` is a value apart."""
    private: tuple[Value, ...] = ()
    """Values that only a private table may choose."""

    @property
    def values(self) -> list[Value | dict[str, int]]:
        """Return the accepted values, long ranges as ``{"min": …, "max": …}``."""
        if self.type == "bool":
            return [False, True]
        listed: list[Value | dict[str, int]] = [*self.words]
        for low, high in self.ranges:
            listed += range(low, high + 1) if high - low < 20 else [{"min": low, "max": high}]
        return listed

    def check(self, value: object) -> Value:
        """Return the value when the option takes it. Raises: OptionError naming both."""
        if self.type == "bool" and isinstance(value, bool):
            return value
        if self.type == "choice" and isinstance(value, str) and value in self.words:
            return value
        # A bool is an int to Python, but not to a person.
        if self.type == "integer" and isinstance(value, int) and not isinstance(value, bool):
            return self._within(value)
        raise self._refusal(value)

    def _within(self, value: int) -> int:
        if any(low <= value <= high for low, high in self.ranges):
            return value
        raise self._refusal(value)

    def _refusal(self, value: object) -> OptionError:
        return OptionError(f"option {self.name}: {value!r} is not one of {self.words_for_people()}")

    def parse(self, text: str) -> Value:
        """Return the value that a command line's text stands for. Raises: as `check`."""
        if self.type == "bool":
            return self.check({"true": True, "false": False}.get(text, text))
        if self.type == "integer" and _WHOLE.fullmatch(text):
            return self.check(int(text))
        return self.check(text)

    def words_for_people(self) -> str:
        """Return the accepted values in one line, such as ``0, 15–300``."""
        if self.type == "integer":
            spans = [str(low) if low == high else f"{low}–{high}" for low, high in self.ranges]
            return ", ".join(spans)
        return ", ".join(self.words or ("false", "true"))


@dataclass(frozen=True, slots=True)
class Variant:
    """A regional game: a row of option values and the numbers of seats it is played with."""

    name: str
    seats: tuple[int, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    """Only what differs from the defaults."""


def choice(default: str, *others: str, rule: str, private: tuple[Value, ...] = ()) -> Any:
    """Return a dataclass field for an option with words as values."""
    words = (default, *others)
    return _option(type="choice", default=default, words=words, rule=rule, private=private)


def integer(
    default: int, *ranges: tuple[int, int], rule: str, private: tuple[Value, ...] = ()
) -> Any:
    """Return a dataclass field for an option with integers in the ranges as values."""
    return _option(type="integer", default=default, ranges=ranges, rule=rule, private=private)


def flag(*, default: bool, rule: str) -> Any:
    """Return a dataclass field for an option that is on or off."""
    return _option(type="bool", default=default, rule=rule)


def _option(**description: Any) -> Any:
    return field(default=description["default"], metadata={_KEY: description})


def options(rules: type) -> tuple[Option, ...]:
    """Return the options of a rules class, in its order."""
    return tuple(Option(name=item.name, **item.metadata[_KEY]) for item in fields(rules))


def build(rules: type[RulesT], values: Mapping[str, object]) -> RulesT:
    """Return the rules with these values, defaults elsewhere.

    Raises: OptionError naming the option that does not exist or the value it does not take.
    """
    known = {option.name: option for option in options(rules)}
    for name in values:
        if name not in known:
            raise OptionError(f"option {name}: unknown; there are {', '.join(known)}")
    return rules(**{name: known[name].check(value) for name, value in values.items()})
