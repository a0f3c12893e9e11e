"""Sentences by language and key, from the Fluent files beside this module.

`fluent.runtime` takes a fifth of a second to import, so it is loaded with the first sentence: what
prints no sentence (``tapete replay --json``) starts without it.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value: TypeAlias = str | int
"""What a sentence may speak of: words, texts of cards and suits, numbers."""

_FOLDER: Final = files(__package__)


class SentenceError(LookupError):
    """A sentence that cannot be said: its language, its key or a value is missing."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of the catalogue, Spanish first because it is written first."""
    found = {folder.name for folder in _FOLDER.iterdir() if _sources(folder)}
    return ("es", *sorted(found - {"es"}))


def sources(lang: str) -> dict[str, str]:
    """Return the text of every file of a language by its name. Raises: SentenceError."""
    if lang not in languages():
        raise SentenceError(f"language {lang}: there are {', '.join(languages())}")
    return {source.name: source.read_text("utf-8") for source in _sources(_FOLDER / lang)}


def _sources(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return sorted(
        [file for file in folder.iterdir() if file.name.endswith(".ftl")],
        key=lambda file: file.name,
    )


@cache
def _bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for text in sources(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def has(lang: str, key: str) -> bool:
    """Return whether the language has a sentence, or an attribute of one, under this key."""
    message, _, attribute = key.partition(".")
    bundle = _bundle(lang)
    if not bundle.has_message(message):
        return False
    return not attribute or attribute in bundle.get_message(message).attributes


def attributes(lang: str, key: str) -> tuple[str, ...]:
    """Return the names of the attributes of a message. Raises: KeyError."""
    return tuple(_bundle(lang).get_message(key).attributes)


def fill(lang: str, key: str, values: Mapping[str, Value]) -> str:
    """Return the sentence under a key with exactly these values put in.

    Raises: SentenceError when key or value is missing; half a sentence is never said.
    """
    if not has(lang, key):
        raise SentenceError(f"no sentence {key} in {lang}")
    message, _, attribute = key.partition(".")
    found = _bundle(lang).get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    if pattern is None:
        raise SentenceError(f"{key} in {lang} has only attributes")
    text, errors = _bundle(lang).format_pattern(pattern, dict(values))
    if errors:
        raise SentenceError(f"{key} in {lang}: {errors[0]}")
    return str(text)
