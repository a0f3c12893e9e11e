"""Records: the whole match as text, to write, read, replay and tell (`docs/records.md`)."""

from tapete.records.reading import RecordError, parse, read
from tapete.records.record import FORMAT, Record, game_of, rules_of
from tapete.records.replay import IllegalRecord, Position, as_json, replay
from tapete.records.telling import Teller
from tapete.records.transcript import titles, transcript
from tapete.records.writing import line, text

__all__ = [
    "FORMAT",
    "IllegalRecord",
    "Position",
    "Record",
    "RecordError",
    "Teller",
    "as_json",
    "game_of",
    "line",
    "parse",
    "read",
    "replay",
    "rules_of",
    "text",
    "titles",
    "transcript",
]
