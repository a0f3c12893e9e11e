"""Options of a game: what values each takes, its default and its rule.

A game's rules are a frozen dataclass whose fields are made by `choice`, `integer`, `flag`, `some`
and `numbers`. The same description checks records, command lines and the lobby; ``tapete games``
prints it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final, TypeAlias, TypeGuard, TypeVar

Value: TypeAlias = str | int | bool | tuple[str, ...] | tuple[int, ...]
"""A value in the rules."""
Written: TypeAlias = str | int | bool | list[str | int]
"""The same value as JSON has it: in records, in the log of a table and on the wire."""
RulesT = TypeVar("RulesT")
_KEY = "option"
_NONE: Final[Mapping[str, str]] = {}
_WHOLE = re.compile("0|[1-9][0-9]{0,8}")


class OptionError(ValueError):
    """A variant, option, value or number of seats that does not exist; the text names it."""


@dataclass(frozen=True, slots=True)
class Option:
    """One choice of a table."""

    name: str
    type: str
    """``choice`` (one word), ``integer``, ``mixed`` (a word or an integer), ``bool``, ``list``
    (some of the words) or ``numbers`` (as many integers as the default has)."""
    default: Value
    rule: str
    """Where the rules document speaks of it, such as ``A-12``."""
    words: tuple[str, ...] = ()
    ranges: tuple[tuple[int, int], ...] = ()
    """Ranges of an integer, both ends included; ``(0, 0)`` is a value apart."""
    private: tuple[Value, ...] = ()
    """Values that only a private table may choose."""
    same: Mapping[str, str] = field(default_factory=dict)
    """Words of a list that are other names of a word, such as ``1`` for ``A``."""
    barred: Mapping[str, Mapping[Value, tuple[str, ...]]] = field(default_factory=dict)
    """By another option and its value: words of a list that make no sense with it."""
    offers: tuple[int, ...] = ()
    """The numbers that a screen offers of a long range; those it thinks round where empty."""
    group: str = ""
    """The heading under which a screen shows it; none for what everybody chooses."""
    when: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """The values of another option with which this one matters; otherwise it changes nothing."""
    scale: int = 1
    """How many units make one of what people count: 2 where the numbers are half points."""

    @property
    def values(self) -> list[str | int | bool | dict[str, int]]:
        """Return the accepted values, of lists those of one place; long ranges as
        ``{"min": …, "max": …}``."""
        if self.type == "bool":
            return [False, True]
        listed: list[str | int | bool | dict[str, int]] = [*self.words]
        for low, high in self.ranges:
            listed += range(low, high + 1) if high - low < 20 else [{"min": low, "max": high}]
        return listed

    def check(self, value: object) -> Value:
        """Return the value as the rules hold it. Raises: OptionError naming option and value."""
        if self.type == "list":
            return self._words(value)
        if self.type == "numbers":
            return self._numbers(value)
        if self._takes(value):
            return value
        raise self._refusal(value)

    def _takes(self, value: object) -> TypeGuard[str | int | bool]:
        """Return whether the value fits in one place."""
        # A bool is an int to Python, but not to a person.
        if isinstance(value, bool):
            return self.type == "bool"
        if isinstance(value, int):
            return any(low <= value <= high for low, high in self.ranges)
        return isinstance(value, str) and value in self.words

    def _words(self, value: object) -> tuple[str, ...]:
        """Return the words of a list by their first names and in the order of the option."""
        if not isinstance(value, (list, tuple)):
            raise OptionError(f"option {self.name}: {value!r} is not a list")
        chosen: set[str] = set()
        for word in value:
            if not self._takes(word):
                raise self._refusal(word)
            first = self.same.get(str(word), str(word))
            if first in chosen:
                raise OptionError(f"option {self.name}: {word!r} stands twice")
            chosen.add(first)
        return tuple([word for word in self.words if word in chosen])

    def _numbers(self, value: object) -> tuple[int, ...]:
        count = len(self.default) if isinstance(self.default, tuple) else 0
        if not isinstance(value, (list, tuple)) or len(value) != count:
            shown = list(value) if isinstance(value, tuple) else value
            raise OptionError(f"option {self.name}: {shown!r} is not a list of {count} numbers")
        for number in value:
            if not self._takes(number):
                raise self._refusal(number)
        return tuple(value)

    def _refusal(self, value: object) -> OptionError:
        values = ", ".join(self.spans())
        return OptionError(f"option {self.name}: {value!r} is not one of {values}")

    def parse(self, text: str) -> Value:
        """Return the value that a command line's text stands for, such as ``A,9`` for a list.

        Raises: as `check`.
        """
        if self.type == "bool":
            return self.check({"true": True, "false": False}.get(text, text))
        if self.type in ("list", "numbers"):
            return self.check([self._place(part) for part in text.split(",")] if text else [])
        return self.check(self._place(text))

    def _place(self, text: str) -> str | int:
        return int(text) if self.ranges and _WHOLE.fullmatch(text) else text

    def spans(self) -> list[str]:
        """Return the accepted values for people, of lists those of one place: ``0``, ``15–300``."""
        if self.type == "bool":
            return ["false", "true"]
        found: list[str | tuple[int, int]] = []
        for word in self.words:
            number = int(word) if _WHOLE.fullmatch(word) else None
            # Ranks of cards are words, but in a row they are read like numbers.
            match found:
                case [*_, (int(low), int(high))] if number == high + 1:
                    found[-1] = (low, number)
                case _:
                    found.append(word if number is None else (number, number))
        return [item if isinstance(item, str) else _span(*item) for item in (*found, *self.ranges)]


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def as_text(value: Value | Written) -> str:
    """Return a value as the command line takes it."""
    if isinstance(value, (tuple, list)):
        return ",".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)


def as_json(value: Value) -> Written:
    """Return a value as JSON has it."""
    return [*value] if isinstance(value, tuple) else value


@dataclass(frozen=True, slots=True)
class Variant:
    """A regional game: a row of option values and the numbers of seats it is played with."""

    name: str
    seats: tuple[int, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    """Only what differs from the defaults."""

    @property
    def usual(self) -> int:
        """Return the number of seats where nobody says how many: four, if it may be."""
        return 4 if 4 in self.seats else self.seats[0]


def choice(default: str, *others: str, rule: str, **more: Any) -> Any:
    """Return a dataclass field for an option with words as values.

    `more`, here and below: `group`, `when`, `offers`, `scale`, `private`… of the `Option`.
    """
    return _option("choice", default, rule, words=(default, *others), **more)


def integer(
    default: int | str,
    *ranges: tuple[int, int],
    words: tuple[str, ...] = (),
    rule: str,
    **more: Any,
) -> Any:
    """Return a dataclass field for an option with integers in the ranges, or words, as values."""
    kind = "mixed" if words else "integer"
    return _option(kind, default, rule, ranges=ranges, words=words, **more)


def flag(*, default: bool, rule: str, **more: Any) -> Any:
    """Return a dataclass field for an option that is on or off."""
    return _option("bool", default, rule, **more)


def some(
    *words: str,
    rule: str,
    default: tuple[str, ...] = (),
    same: Mapping[str, str] = _NONE,
    **more: Any,
) -> Any:
    """Return a dataclass field for an option with some of the words as value, each once.

    `same` has words that are other names: ``{"1": "A"}``.
    """
    return _option("list", default, rule, words=words, same=same, **more)


def numbers(default: tuple[int, ...], *ranges: tuple[int, int], rule: str, **more: Any) -> Any:
    """Return a dataclass field for an option with a row of integers as value."""
    return _option("numbers", default, rule, ranges=ranges, **more)


def _option(kind: str, default: Value, rule: str, **description: Any) -> Any:
    described = {"type": kind, "default": default, "rule": rule, **description}
    return field(default=default, metadata={_KEY: described})


def options(rules: type) -> tuple[Option, ...]:
    """Return the options of a rules class, in its order."""
    return tuple(Option(name=item.name, **item.metadata[_KEY]) for item in fields(rules))


def written(rules: object) -> dict[str, Written]:
    """Return the value of every option, as JSON has it."""
    return {option.name: as_json(getattr(rules, option.name)) for option in options(type(rules))}


def build(rules: type[RulesT], values: Mapping[str, object]) -> RulesT:
    """Return the rules with these values, defaults elsewhere.

    Raises: OptionError naming the option that does not exist or the value it does not take.
    """
    known = {option.name: option for option in options(rules)}
    for name in values:
        if name not in known:
            raise OptionError(f"option {name}: unknown; there are {', '.join(known)}")
    return rules(**{name: known[name].check(value) for name, value in values.items()})
