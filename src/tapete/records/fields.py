"""Check the keys of a record and the types of their values."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from tapete.records.record import FORMAT, Record

_REQUIRED: Final = ("format", "game", "variant", "options", "seats", "moves")
_OPTIONAL: Final = ("players", "times", "commitments", "rules", "comment")


def check(data: object) -> Record:
    """Return the record of a JSON value. Raises: ValueError naming the key that is wrong."""
    if not isinstance(data, dict):
        raise ValueError("not a record: a record is an object")
    for key in data:
        if key not in _REQUIRED + _OPTIONAL:
            raise ValueError(f"key {key!r} is unknown")
    for key in _REQUIRED:
        if key not in data:
            raise ValueError(f"key {key!r} is missing")
    if data["format"] != FORMAT:
        raise ValueError(f"format: {data['format']!r} is not {FORMAT!r}")
    return Record(**{key: _CHECKS[key](key, data[key]) for key in data if key != "format"})


def check_lengths(record: Record) -> None:
    """Check that there is a player for each seat and a time for each move. Raises: ValueError."""
    if record.players is not None and len(record.players) != record.seats:
        raise ValueError(f"players: {len(record.players)} names for {record.seats} seats")
    if record.times is not None and len(record.times) != len(record.moves):
        raise ValueError(f"times: {len(record.times)} times for {len(record.moves)} moves")


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise ValueError(f"{key}: {value!r} is not a text")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise ValueError(f"{key}: {value!r} has half of a character") from None
    return value


def _number(key: str, value: object) -> int:
    # A bool is an int to Python, but not to JSON.
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise ValueError(f"{key}: {value!r} is not a whole number from 0")
    return value


def _version(key: str, value: object) -> str | int:
    return _text(key, value) if isinstance(value, str) else _number(key, value)


def _options(key: str, value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise ValueError(f"{key}: {value!r} is not an object")
    return value


def _list_of(item: Callable[[str, object], Any]) -> Callable[[str, object], tuple[Any, ...]]:
    def check_list(key: str, value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise ValueError(f"{key}: {value!r} is not a list")
        return tuple([item(f"{key}, place {place}", each) for place, each in enumerate(value, 1)])

    return check_list


_CHECKS: Final[dict[str, Callable[[str, object], Any]]] = {
    "game": _text,
    "variant": _text,
    "options": _options,
    "seats": _number,
    "players": _list_of(_text),
    "moves": _list_of(_text),
    "times": _list_of(_number),
    "commitments": _list_of(_text),
    "rules": _version,
    "comment": _text,
}
