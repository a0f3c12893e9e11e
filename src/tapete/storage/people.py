"""Guests: the name by which a cookie's secret number is known to others."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, select, update

from tapete.storage.dialect import insert_new
from tapete.storage.schema import people


@dataclass(frozen=True, slots=True)
class Person:
    """A guest."""

    id: str
    name: str
    newcomer: bool
    """Whether this person has never finished a hand."""


def add(connection: Connection, person: Person, now: int) -> None:
    """Keep a new person; one that is there already stays as it is."""
    row = {"id": person.id, "name": person.name, "newcomer": person.newcomer, "created": now}
    connection.execute(insert_new(connection, people), row)


def rename(connection: Connection, person_id: str, name: str) -> None:
    """Change a person's name."""
    connection.execute(update(people).where(people.c.id == person_id).values(name=name))


def initiate(connection: Connection, person_id: str) -> None:
    """Note that a person has finished a hand."""
    connection.execute(update(people).where(people.c.id == person_id).values(newcomer=False))


def by_id(person_id: str) -> Select[Any]:
    """Return the query for one person."""
    return select(people.c.id, people.c.name, people.c.newcomer).where(people.c.id == person_id)
