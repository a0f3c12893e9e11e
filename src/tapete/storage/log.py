"""The log of every table: rows that are written once and never changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, func, select

from tapete.storage.dialect import insert_new
from tapete.storage.schema import log, tables


class Outcome(Enum):
    """What became of a row."""

    WRITTEN = "written"
    REPEAT = "repeat"
    """A row with this action is already there: what it asks for was done before."""
    CONFLICT = "conflict"
    """Another row has this version: whoever wrote this one did not know the whole log."""


@dataclass(frozen=True, slots=True)
class Row:
    """One thing that happened at a table."""

    table_id: str
    version: int
    """From 1, without gaps."""
    action_id: str | None
    """What the sender calls it; once only at a table."""
    entry: str
    time: int
    deadline: int | None
    """When the table needs attention if nothing else happens."""


@dataclass(frozen=True, slots=True)
class Append:
    """The job of writing one row."""

    row: Row

    def alone(self, connection: Connection) -> Outcome:
        """Return what became of the row."""
        if _insert(connection, [self.row]) == 1:
            return Outcome.WRITTEN
        same = select(log.c.version).where(
            log.c.table_id == self.row.table_id, log.c.action_id == self.row.action_id
        )
        return Outcome.CONFLICT if connection.scalar(same) is None else Outcome.REPEAT

    def together(self, connection: Connection, jobs: Sequence["Append"]) -> list[Outcome] | None:
        """Return that all were written, or None."""
        if _insert(connection, [job.row for job in jobs]) < len(jobs):
            return None
        return [Outcome.WRITTEN] * len(jobs)


def _insert(connection: Connection, rows: list[Row]) -> int:
    values = [
        {
            "table_id": row.table_id,
            "version": row.version,
            "action_id": row.action_id,
            "entry": row.entry,
            "time": row.time,
            "deadline": row.deadline,
        }
        for row in rows
    ]
    return connection.execute(insert_new(connection, log), values).rowcount


def rows_of(table_id: str) -> Select[Any]:
    """Return the query for the log of a table, in order."""
    return select(log).where(log.c.table_id == table_id).order_by(log.c.version)


def deadlines() -> Select[Any]:
    """Return the query for id and present deadline of every open table."""
    last = (
        select(func.max(log.c.version))
        .where(log.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )
    return (
        select(tables.c.id, log.c.deadline)
        .select_from(tables)
        .join(log, and_(log.c.table_id == tables.c.id, log.c.version == last))
        .where(tables.c.closed.is_(None))
    )


def prune(connection: Connection, before: int) -> int:
    """Delete the logs of tables that closed before a moment; return how many rows."""
    old = select(tables.c.id).where(tables.c.closed < before)
    deleted = connection.execute(delete(log).where(log.c.table_id.in_(old))).rowcount
    connection.execute(delete(tables).where(tables.c.closed < before))
    return deleted
