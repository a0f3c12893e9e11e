"""People: what is to be remembered about the secret number in a cookie."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, select

from tapete.storage.dialect import insert_or_set
from tapete.storage.schema import people


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of whom there is something to know."""

    id: str
    name: str | None
    """None for one who never chose a name."""
    newcomer: bool
    """Whether this person has never finished a hand."""


def rename(connection: Connection, person_id: str, name: str) -> None:
    """Keep somebody's name."""
    row = {"id": person_id, "name": name, "newcomer": True}
    connection.execute(insert_or_set(connection, people, "name"), row)


def initiate(connection: Connection, person_id: str) -> None:
    """Note that somebody has finished a hand."""
    row = {"id": person_id, "name": None, "newcomer": False}
    connection.execute(insert_or_set(connection, people, "newcomer"), row)


def by_id(person_id: str) -> Select[Any]:
    """Return the query for one person."""
    return select(people.c.id, people.c.name, people.c.newcomer).where(people.c.id == person_id)
