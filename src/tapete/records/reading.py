"""Read records from text, strictly: nothing is guessed or repaired.

Every fault is a `RecordError` that names its place: ``FILE: …`` or, in a collection with a record
a line, ``FILE:LINE: …``.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, Final

from tapete.records.fields import check, check_lengths
from tapete.records.record import Record, game_of, rules_of

MAX_BYTES: Final = 16 * 2**20
"""The longest record that is read; a coto of guiñote takes about 30 thousand bytes."""


class RecordError(ValueError):
    """A text that is not a record."""

    def __init__(self, place: str, fault: str) -> None:
        super().__init__(f"{place}: {fault}")
        self.place = place
        self.fault = fault


def read(name: str | Path) -> Iterator[tuple[str, Record]]:
    """Yield the records of a file, each with its place; a ``.jsonl`` has one on every line.

    Raises: RecordError at the first fault, after all records before it.
    """
    place = str(name)
    reader = _read_lines if place.lower().endswith(".jsonl") else _read_one
    try:
        with Path(name).open("rb") as file:
            yield from reader(place, file)
    except OSError as error:
        raise RecordError(place, f"cannot be read: {error.strerror}") from None


def _read_one(place: str, file: BinaryIO) -> Iterator[tuple[str, Record]]:
    yield place, parse(_decode(place, file.read(MAX_BYTES + 1)), place)


def _read_lines(name: str, file: BinaryIO) -> Iterator[tuple[str, Record]]:
    number = 0
    while line := file.readline(MAX_BYTES + 1):
        number += 1
        place = f"{name}:{number}"
        yield place, parse(_decode(place, line).rstrip("\r\n"), place)
    if not number:
        raise RecordError(name, "empty, there is no record")


def _decode(place: str, data: bytes) -> str:
    if len(data) > MAX_BYTES:
        raise RecordError(place, f"longer than {MAX_BYTES} bytes")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise RecordError(place, f"not UTF-8 at byte {error.start + 1}") from None


def parse(text: str, place: str = "record") -> Record:
    """Return the record of a JSON text.

    Raises: RecordError with the place, for everything section 1 does not allow and for moves that
    no game of this name has. Whether the moves are legal is for `replay` to say.
    """
    try:
        record = check(_json(text))
        rules_of(record)
        check_lengths(record)
        _check_moves(record)
    except (ValueError, RecursionError) as error:
        raise RecordError(place, _fault(error, text)) from None
    return record


def _json(text: str) -> object:
    if not text.strip():
        raise ValueError("empty, there is no record")
    return json.loads(text, object_pairs_hook=_object, parse_constant=_no_constant)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"key {key!r} stands twice")
        found[key] = value
    return found


def _no_constant(word: str) -> object:
    raise ValueError(f"{word} is not JSON")


def _check_moves(record: Record) -> None:
    game = game_of(record)
    for ply, move in enumerate(record.moves, 1):
        try:
            written = game.text(game.parse(move))
        except ValueError as error:
            raise ValueError(f"move {ply}: {error}") from None
        if written != move:  # each move has one text; tables take others, records do not
            raise ValueError(f"move {ply}: {move!r} is written {written!r}")


def _fault(error: ValueError | RecursionError, text: str) -> str:
    match error:
        case json.JSONDecodeError():
            line = f"line {error.lineno}, " if "\n" in text else ""
            return f"{line}column {error.colno}: not JSON: {error.msg}"
        case RecursionError():
            return "not a record: nested too deeply"
        case ValueError():
            return str(error)
