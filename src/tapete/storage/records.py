"""Finished matches: their records, whose they are, and the cotos they brought."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, select

from tapete.storage.dialect import add_up, insert_new
from tapete.storage.schema import cotos, history, records


@dataclass(frozen=True, slots=True)
class Part:
    """One person's part in a match."""

    person_id: str
    seat: int
    won: bool
    cotos_played: int
    cotos_won: int


@dataclass(frozen=True, slots=True)
class Finished:
    """A match that is final."""

    record_id: str
    """Link name."""
    game: str
    text: str
    """The record, as JSON."""
    summary: str
    """What a list of matches shows, as JSON."""
    ended: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Kept:
    """A match in somebody's history."""

    record_id: str
    seat: int
    won: bool
    ended: int
    summary: str


def keep(connection: Connection, match: Finished) -> bool:
    """Keep a finished match, once; return whether it was new."""
    row = {
        "id": match.record_id,
        "text": match.text,
        "summary": match.summary,
        "ended": match.ended,
    }
    if connection.execute(insert_new(connection, records), row).rowcount == 0:
        return False
    for part in match.parts:
        connection.execute(
            history.insert(),
            {
                "person_id": part.person_id,
                "record_id": match.record_id,
                "seat": part.seat,
                "won": part.won,
                "ended": match.ended,
            },
        )
        count = {
            "person_id": part.person_id,
            "game": match.game,
            "played": part.cotos_played,
            "won": part.cotos_won,
        }
        connection.execute(add_up(connection, cotos, "played", "won"), count)
    return True


def text_of(record_id: str) -> Select[Any]:
    """Return the query for the text of a record."""
    return select(records.c.text).where(records.c.id == record_id)


def matches_of(person_id: str, most: int) -> Select[Any]:
    """Return the query for a person's matches, newest first."""
    part = history.c
    return (
        select(part.record_id, part.seat, part.won, part.ended, records.c.summary)
        .join(records, records.c.id == history.c.record_id)
        .where(history.c.person_id == person_id)
        .order_by(history.c.ended.desc(), history.c.record_id)
        .limit(most)
    )


def cotos_of(person_id: str) -> Select[Any]:
    """Return the query for a person's coto counters by game."""
    return select(cotos.c.game, cotos.c.played, cotos.c.won).where(cotos.c.person_id == person_id)
