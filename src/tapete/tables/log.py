"""Where everything that a table accepted is kept: one row after another, in order.

Storage implements `Log` without importing this module; both sides speak in plain values, and `Row`
is whatever has these attributes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Outcome: TypeAlias = Literal["written", "repeated", "conflict"]
"""What became of a row: it is kept for good; its action is in the log of this table already; or its
version is taken by another row, so that whoever wrote it must read the log again."""


class Row(Protocol):
    """One accepted move, or one fact about the table."""

    @property
    def version(self) -> int:
        """Place in the table's log, from 1 without gaps."""

    @property
    def action(self) -> str | None:
        """Unique in the table; None where nobody may send it twice."""

    @property
    def text(self) -> str:
        """A move as in a record (``1 play 4c``), or ``# word {json}`` for a fact of the table."""

    @property
    def time(self) -> int:
        """Moment, in milliseconds since the epoch."""

    @property
    def deadline(self) -> int | None:
        """Moment at which the table must act by itself after this row, unless something happens
        before; None when it need not any more, because it is closed."""


class Log(Protocol):
    """The log of all tables."""

    async def append(
        self,
        *,
        table: str,
        version: int,
        action: str | None,
        text: str,
        time: int,
        deadline: int | None,
    ) -> Outcome:
        """Return what became of the row, once it can no longer be lost.

        Any exception means: not known whether it was written; the table reads its log again.
        """

    async def read(self, table: str) -> Sequence[Row]:
        """Return the rows of a table in order; none for a table that never was."""

    async def due(self) -> Sequence[tuple[str, int]]:
        """Return every table whose last row has a deadline, with that deadline, soonest first."""


@dataclass(frozen=True, slots=True)
class Line:
    """A row in memory."""

    version: int
    action: str | None
    text: str
    time: int
    deadline: int | None


class MemoryLog:
    """A log that forgets with the process: for tests, simulations and tables nobody keeps."""

    def __init__(self) -> None:
        self.tables: dict[str, list[Line]] = {}

    async def append(
        self,
        *,
        table: str,
        version: int,
        action: str | None,
        text: str,
        time: int,
        deadline: int | None,
    ) -> Outcome:
        """Return what became of the row."""
        lines = self.tables.setdefault(table, [])
        if action is not None and any(line.action == action for line in lines):
            return "repeated"
        if version != len(lines) + 1:
            return "conflict"
        lines.append(Line(version, action, text, time, deadline))
        return "written"

    async def read(self, table: str) -> Sequence[Line]:
        """Return the rows of a table in order."""
        return tuple(self.tables.get(table, ()))

    async def due(self) -> Sequence[tuple[str, int]]:
        """Return every table whose last row has a deadline, soonest first."""
        last = ((table, lines[-1].deadline) for table, lines in self.tables.items() if lines)
        waiting = [(table, deadline) for table, deadline in last if deadline is not None]
        return sorted(waiting, key=lambda pair: pair[1])
