"""Sentences by language and key, from the Fluent files beside this module.

`fluent.runtime` takes a fifth of a second to import and its parser is slow, so both wait for the
first sentence, and a file is parsed when a sentence of it is said: what the terminal prints does
not wait for the screens of the browser.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

Value: TypeAlias = str | int | float
"""What a sentence may speak of: words and numbers."""
SHARED: Final = "rules.ftl"
"""The file whose messages those of all other files may refer to."""

_FOLDER: Final = files(__package__)
_MESSAGE: Final = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE | re.ASCII)


class SentenceError(LookupError):
    """A sentence that cannot be said: its language, its key or a value is missing."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages of the catalogue, Spanish first because it is written first."""
    found = {folder.name for folder in _FOLDER.iterdir() if _files(folder)}
    return ("es", *sorted(found - {"es"}))


def _files(folder: Traversable) -> list[Traversable]:
    if not folder.is_dir():
        return []
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def sources(lang: str) -> dict[str, str]:
    """Return the text of every file of a language by its name. Raises: SentenceError."""
    if lang not in languages():
        raise SentenceError(f"language {lang}: there are {', '.join(languages())}")
    found = {file.name: file.read_text("utf-8") for file in _files(_FOLDER / lang)}
    return dict(sorted(found.items()))


def _empty_bundle(lang: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    return FluentBundle([lang], use_isolating=False)


class _Language:
    """The sentences of one language; each file is parsed once, when it is first needed."""

    def __init__(self, lang: str) -> None:
        self.bundle = _empty_bundle(lang)
        self._texts = sources(lang)
        self._file_of = {
            key: name for name, text in self._texts.items() for key in _MESSAGE.findall(text)
        }
        self._load(SHARED)

    def message(self, key: str) -> "Message | None":
        """Return the message of a key, or nothing."""
        if key not in self._file_of:
            return None
        self._load(self._file_of[key])
        return self.bundle.get_message(key) if self.bundle.has_message(key) else None

    def _load(self, name: str) -> None:
        from fluent.runtime import FluentResource

        text = self._texts.pop(name, None)
        if text is not None:
            self.bundle.add_resource(FluentResource(text))


_language: Final = cache(_Language)


def has(lang: str, key: str) -> bool:
    """Return whether the language has a sentence, or an attribute of one, under this key."""
    name, _, attribute = key.partition(".")
    message = _language(lang).message(name)
    if message is None:
        return False
    return attribute in message.attributes if attribute else message.value is not None


def attributes(lang: str, key: str) -> tuple[str, ...]:
    """Return the names of the attributes of a message, none when there is no such message."""
    message = _language(lang).message(key)
    return () if message is None else tuple(message.attributes)


def fill(lang: str, key: str, values: Mapping[str, Value]) -> str:
    """Return the sentence under a key with exactly these values put in.

    Raises: SentenceError when key or value is missing; half a sentence is never said.
    """
    name, _, attribute = key.partition(".")
    message = _language(lang).message(name)
    pattern = None
    if message is not None:
        pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise SentenceError(f"no sentence {key} in {lang}")
    text, errors = _language(lang).bundle.format_pattern(pattern, dict(values))
    if errors:
        raise SentenceError(f"{key} in {lang}: {errors[0]}")
    return str(text)
