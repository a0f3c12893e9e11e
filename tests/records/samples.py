"""Records for tests: whole ones, and the golden one with something changed."""

import json
from typing import Any

from tests.transcripts.renew import FOLDER

GOLDEN = (FOLDER / "golden.json").read_text("utf-8")


def changed(**values: Any) -> str:
    """Return the golden record with other values under some keys, as a JSON text."""
    return json.dumps({**json.loads(GOLDEN), **values}, ensure_ascii=False)


def without(key: str) -> str:
    """Return the golden record without a key, as a JSON text."""
    data = json.loads(GOLDEN)
    del data[key]
    return json.dumps(data, ensure_ascii=False)


def with_move(ply: int, move: str) -> str:
    """Return the golden record with another text for one move, counted from 1."""
    moves = list(json.loads(GOLDEN)["moves"])
    moves[ply - 1] = move
    return changed(moves=moves)


def presidente(**options: Any) -> str:
    """Return a record of presidente for five that has not begun, with options, as a JSON text."""
    data = {"game": "presidente", "variant": "uno_base", "options": options, "seats": 5}
    whole = {"format": "tapete-record/1", **data, "moves": []}
    return json.dumps(whole, ensure_ascii=False)
