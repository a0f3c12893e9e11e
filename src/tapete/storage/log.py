"""The log of every table: rows that are written once and never changed.

A row with version 1 opens a table, a row without deadline closes it; `tables` follows in the same
transaction.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

from sqlalchemy import Connection, Select, and_, bindparam, delete, func, select, update

from tapete.storage.dialect import insert_new
from tapete.storage.schema import log, tables

Outcome: TypeAlias = Literal["written", "repeated", "conflict"]
"""What became of a row: it is kept for good; its action is in the log of this table already; or its
version is taken by another row, so whoever wrote it did not know the whole log."""


class Row(NamedTuple):
    """One thing that happened at a table."""

    version: int
    """From 1, without gaps."""
    action: str | None
    """What the sender calls it; once only at a table."""
    text: str
    time: int
    deadline: int | None
    """When the table must act by itself if nothing else happens; None when it is closed."""


@dataclass(frozen=True, slots=True)
class Append:
    """The job of writing one row."""

    table: str
    row: Row

    def alone(self, connection: Connection) -> Outcome:
        """Return what became of the row."""
        if _insert(connection, [self]) == 1:
            _follow(connection, [self])
            return "written"
        same = select(log.c.version).where(
            log.c.table_id == self.table, log.c.action == self.row.action
        )
        return "conflict" if connection.scalar(same) is None else "repeated"

    def together(self, connection: Connection, jobs: "Sequence[Append]") -> list[Outcome] | None:
        """Return that all were written, or None."""
        if _insert(connection, jobs) < len(jobs):
            return None
        _follow(connection, jobs)
        return ["written"] * len(jobs)


def _insert(connection: Connection, jobs: "Sequence[Append]") -> int:
    values = [{"table_id": job.table, **job.row._asdict()} for job in jobs]
    return connection.execute(insert_new(connection, log), values).rowcount


def _follow(connection: Connection, jobs: "Sequence[Append]") -> None:
    opened = [{"id": job.table, "opened": job.row.time} for job in jobs if job.row.version == 1]
    if opened:
        connection.execute(insert_new(connection, tables), opened)
    closed = [{"table": job.table, "now": job.row.time} for job in jobs if job.row.deadline is None]
    if closed:
        closing = update(tables).where(tables.c.id == bindparam("table"))
        connection.execute(closing.values(closed=bindparam("now")), closed)


def rows_of(table: str) -> Select[Any]:
    """Return the query for the log of a table, in order."""
    columns = (log.c.version, log.c.action, log.c.text, log.c.time, log.c.deadline)
    return select(*columns).where(log.c.table_id == table).order_by(log.c.version)


def due() -> Select[Any]:
    """Return the query for id and deadline of every open table, soonest first."""
    last = (
        select(func.max(log.c.version))
        .where(log.c.table_id == tables.c.id)
        .correlate(tables)
        .scalar_subquery()
    )
    return (
        select(tables.c.id, log.c.deadline)
        .join(log, and_(log.c.table_id == tables.c.id, log.c.version == last))
        .where(tables.c.closed.is_(None))
        .order_by(log.c.deadline)
    )


def prune(connection: Connection, before: int) -> int:
    """Delete the logs of tables that closed before a moment; return how many rows."""
    old = select(tables.c.id).where(tables.c.closed < before)
    deleted = connection.execute(delete(log).where(log.c.table_id.in_(old))).rowcount
    connection.execute(delete(tables).where(tables.c.closed < before))
    return deleted
