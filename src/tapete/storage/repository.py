"""Everything that is kept, behind one object; every method that writes answers after the commit."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Select, make_url, select
from sqlalchemy.exc import SQLAlchemyError

from tapete.storage import log, people, records
from tapete.storage.checkpoint import Checkpointer
from tapete.storage.engine import READERS, reading, writing
from tapete.storage.log import Append, Outcome, Row
from tapete.storage.migrations import upgrade
from tapete.storage.people import Person
from tapete.storage.records import Finished
from tapete.storage.writer import Batch, Do, StorageError, Writer

T = TypeVar("T")


def _quiet(jobs: int, seconds: float, failed: bool) -> None:
    """Tell nobody."""


class Storage:
    """An open database. Reads see everything that was answered before they began."""

    def __init__(self, url: str, told: Batch = _quiet) -> None:
        """Open the database, bring it to the present schema and begin to write.

        `told` hears of every transaction, in the writer's thread.

        Raises: StorageError with a sentence when the database cannot be opened.
        """
        self._writer = Writer(_open(url), told)
        self._reader = reading(url)
        self._checkpointer = Checkpointer(self._reader)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tapete-reader")
        self._writer.start()
        self._checkpointer.start()

    def close(self) -> None:
        """Write what is still asked for, then close; safe to call twice."""
        self._writer.close()
        self._checkpointer.close()
        self._readers.shutdown()
        self._reader.dispose()

    async def check(self) -> None:
        """Return once a transaction was committed. Raises: StorageError."""
        await self._write(lambda connection: connection.scalar(select(1)))

    # ------------------------------------------------------------ the logs of tables

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
        """Return what became of a row of a log. Raises: StorageError when that is not known."""
        return await self._writer.submit(Append(table, Row(version, action, text, time, deadline)))

    async def read(self, table: str) -> list[Row]:
        """Return the log of a table, in order; empty for an unknown one."""
        return [Row(*row) for row in await self._read(log.rows_of(table))]

    async def due(self) -> list[tuple[str, int]]:
        """Return every open table with the deadline of its last row, soonest first."""
        return [(row[0], row[1]) for row in await self._read(log.due())]

    async def prune(self, before: int) -> int:
        """Forget the logs of tables that closed before a moment; return how many rows."""
        return await self._write(lambda connection: log.prune(connection, before))

    # ------------------------------------------------------------ people

    async def person(self, person_id: str) -> Person | None:
        """Return somebody, or nothing where there is nothing to know."""
        found = await self._read(people.by_id(person_id))
        return Person(*found[0]) if found else None

    async def rename(self, person_id: str, name: str) -> None:
        """Keep somebody's name."""
        await self._write(lambda connection: people.rename(connection, person_id, name))

    async def initiate(self, person_id: str) -> None:
        """Note that somebody has finished a hand."""
        await self._write(lambda connection: people.initiate(connection, person_id))

    # ------------------------------------------------------------ finished matches

    async def keep(self, match: Finished) -> bool:
        """Keep a finished match with all that follows from it, once; return whether it was new."""
        return await self._write(lambda connection: records.keep(connection, match))

    async def record(self, record_id: str) -> str | None:
        """Return the text of a record, or nothing for an unknown one."""
        found = await self._read(records.text_of(record_id))
        return found[0][0] if found else None

    async def matches(self, person_id: str, most: int = 200) -> list[records.Kept]:
        """Return a person's finished matches, newest first."""
        return [records.Kept(*row) for row in await self._read(records.matches_of(person_id, most))]

    async def cotos(self, person_id: str) -> dict[str, tuple[int, int]]:
        """Return cotos played and won by a person, by game."""
        return {row[0]: (row[1], row[2]) for row in await self._read(records.cotos_of(person_id))}

    def _write(self, work: Callable[[Connection], T]) -> "asyncio.Future[T]":
        return self._writer.submit(Do(work))

    async def _read(self, query: Select[Any]) -> list[Any]:
        def work() -> list[Any]:
            with self._reader.connect() as connection:
                return list(connection.execute(query))

        return await asyncio.get_running_loop().run_in_executor(self._readers, work)


def _open(url: str) -> Engine:
    """Return the engine that writes to a database of the present schema. Raises: StorageError."""
    try:
        _make_folder(url)
        engine = writing(url)
        upgrade(engine)
    except ModuleNotFoundError as error:
        raise StorageError(f"{error.name} is missing: install tapete[postgresql]") from error
    except (OSError, ValueError, SQLAlchemyError) as error:
        # The driver's own words, without the statement that failed and links to read about it.
        reason, *_ = str(getattr(error, "orig", None) or error).splitlines()
        address = make_url(url).render_as_string(hide_password=True)
        raise StorageError(f"{address} cannot be opened: {reason}") from error
    return engine


def _make_folder(url: str) -> None:
    address = make_url(url)
    if address.get_backend_name() == "sqlite" and address.database:
        Path(address.database).parent.mkdir(parents=True, exist_ok=True)
