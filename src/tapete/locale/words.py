"""Sentences about cards, suits and people: values become words by their names (`README.md`)."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, TypeAlias

from tapete.locale.catalogue import SentenceError, Value, attributes, fill, has

Raw: TypeAlias = str | int | float | bool | None
"""A value before it becomes words: cards and suits as in records, truth values, nothing."""

CARDS: Final = frozenset({"card", "beats", "with", "muestra", "taken", "laid", "starter"})
"""Names of values that are cards."""
SUITS: Final = frozenset({"suit", "led", "trump"})
"""Names of values that are suits."""

_SPANISH: Final = re.compile(r"([1-9]|1[0-2])([oceb])")
_FRENCH: Final = re.compile(r"(A|[2-9]|10|[JQK])([DHSC])")
_TEN: Final = "T"
"""The French ten to the catalogue, in which the number 10 is the sota."""
_SOUNDS_LIKE_I: Final = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)


def say(lang: str, key: str, /, **values: Raw) -> str:
    """Return the sentence under a key, cards and suits in words.

    Raises: SentenceError for a key or a value that is missing.
    """
    return fill(lang, key, _in_words(lang, values))


def named(lang: str, key: str, otherwise: str) -> str:
    """Return the name under a key, or another where the catalogue has none yet."""
    return fill(lang, key, {}) if has(lang, key) else otherwise


def reason(lang: str, code: str, values: Mapping[str, str] | None = None) -> str:
    """Return why a move is refused; without the values it speaks of, in general words.

    Raises: SentenceError for a code that has no sentence.
    """
    key = f"reason-{code}"
    plain = f"{key}.plain"
    if not values and has(lang, plain):
        return fill(lang, plain, {})
    return fill(lang, key, _in_words(lang, _counted(values or {})))


def _counted(values: Mapping[str, str]) -> dict[str, Raw]:
    """Return the values with those as numbers that are written as such, to choose words by."""
    return {name: int(text) if text.isdecimal() else text for name, text in values.items()}


def card(lang: str, text: str) -> str:
    """Return a card in words: ``12c`` is "rey de copas". Raises: SentenceError."""
    return dict(_card_in_words(lang, text))[""]


def suit(lang: str, letter: str) -> str:
    """Return a suit in words: ``c`` is "copas", ``C`` "tréboles". Raises: SentenceError."""
    if letter not in tuple("ocebDHSC"):
        raise SentenceError(f"{letter!r} is not a suit")
    return fill(lang, "suit", {"suit": letter})


def names(lang: str, people: Iterable[str]) -> str:
    """Return one name, or two as a pair: "Ana y Carlos", "Ana e Isabel"."""
    first, *others = people
    if not others:
        return first
    (second,) = others
    key = "pair.before-i" if _SOUNDS_LIKE_I.match(second) else "pair"
    return fill(lang, key, {"first": first, "second": second})


def _in_words(lang: str, values: Mapping[str, Raw]) -> dict[str, Value]:
    words: dict[str, Value] = {}
    for name, value in values.items():
        if value is None:
            words[name] = "none"
        elif isinstance(value, bool):
            words[name] = "yes" if value else "no"
        elif name in CARDS and isinstance(value, str):
            words |= {name + form: text for form, text in _card_in_words(lang, value)}
        elif name in SUITS and isinstance(value, str):
            words[name] = suit(lang, value)
        else:
            words[name] = value
    return words


@cache
def _card_in_words(lang: str, text: str) -> tuple[tuple[str, str], ...]:
    """Return the words of a card by what is added to the name of its value."""
    values = _parts(text)
    forms = attributes(lang, "card")
    with_forms = [(f"-{form}", fill(lang, f"card.{form}", values)) for form in forms]
    return (("", fill(lang, "card", values)), *with_forms)


def _parts(text: str) -> dict[str, Value]:
    """Return rank and suit as the catalogue knows them (`README.md`)."""
    if text == "JK":
        return {"rank": "joker", "suit": "none"}
    match = _SPANISH.fullmatch(text)
    if match is not None:
        return {"rank": int(match[1]), "suit": match[2]}
    match = _FRENCH.fullmatch(text)
    if match is None:
        raise SentenceError(f"{text!r} is not a card")
    rank = _TEN if match[1] == "10" else match[1]
    return {"rank": int(rank) if rank.isdigit() else rank, "suit": match[2]}
