"""Write records: on one line, or laid out for people with a move on every line."""

import json
from dataclasses import fields
from typing import Any, Final

from tapete.records.record import FORMAT, Record

_INDENT: Final = "  "


def line(record: Record) -> str:
    """Return the record as one line of a collection, without its end of line."""
    return _json(_data(record))


def text(record: Record) -> str:
    """Return the record as a file of its own, ending with an end of line."""
    pairs = [f"{_INDENT}{_json(key)}: {_value(key, value)}" for key, value in _data(record).items()]
    return "{\n" + ",\n".join(pairs) + "\n}\n"


def _data(record: Record) -> dict[str, Any]:
    values = {item.name: getattr(record, item.name) for item in fields(record)}
    present = {key: value for key, value in values.items() if value is not None}
    return {"format": FORMAT, **present}


def _value(key: str, value: Any) -> str:
    if key != "moves" or not value:
        return _json(value)
    moves = [f"{_INDENT * 2}{_json(move)}" for move in value]
    return "[\n" + ",\n".join(moves) + f"\n{_INDENT}]"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
