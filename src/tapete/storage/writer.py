"""One thread that writes, many who wait for it: natural group commit.

What is asked for while a transaction is being committed goes into the next one together; there is
no timer and no wish to wait. Every answer comes after the commit, so what was answered survives a
power cut. A job that fails never fails its neighbours: then the transaction is done again job by
job, each behind a savepoint.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import SimpleQueue
from typing import Any, Final, Generic, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

MOST: Final = 2_000
"""Jobs in one transaction; more wait for the next."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class StorageError(Exception):
    """The database did not take it; nothing of it is kept, unless the database says otherwise."""


class Job(Protocol[T_co]):
    """Something to be written."""

    def alone(self, connection: Connection) -> T_co:
        """Return the answer after doing it."""

    def together(self, connection: Connection, jobs: Sequence[Any]) -> list[Any] | None:
        """Return the answers after doing several of this kind at once.

        None when that cannot be told for each; all is undone then, and done again one by one.
        """


@dataclass(frozen=True, slots=True)
class Do(Generic[T]):
    """A job that is a function."""

    work: Callable[[Connection], T]

    def alone(self, connection: Connection) -> T:
        """Return what the function returns."""
        return self.work(connection)

    def together(self, connection: Connection, jobs: Sequence["Do[T]"]) -> list[T]:
        """Return what the functions return, in order."""
        return [job.work(connection) for job in jobs]


@dataclass(slots=True)
class _Asked:
    job: Job[Any]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"
    answer: Any = None
    error: Exception | None = None


class Batch(Protocol):
    """Who is told about every transaction."""

    def __call__(self, jobs: int, seconds: float, failed: bool, /) -> None: ...


class _NotTogetherError(Exception):
    """Some job has to be looked at alone."""


class Writer:
    """The thread that writes. `submit` is called from an event loop, any number of them."""

    def __init__(self, engine: Engine, told: Batch = lambda jobs, seconds, failed: None) -> None:
        self._engine = engine
        self._told = told
        self._queue: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="tapete-writer", daemon=True)
        self._closed = False

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    def close(self) -> None:
        """Write what is still asked for, then stop; takes nothing new from now on."""
        self._closed = True
        self._queue.put(None)
        if self._thread.is_alive():
            self._thread.join()
        self._engine.dispose()

    def submit(self, job: Job[T]) -> "asyncio.Future[T]":
        """Return the answer of a job, which comes once it is safely on disk.

        Raises (in the future): StorageError, or what the job itself raises.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        if self._closed:
            future.set_exception(StorageError("storage is closed"))
        else:
            self._queue.put(_Asked(job, loop, future))
        return future

    def _run(self) -> None:
        open_ = True
        while open_:
            asked = [self._queue.get()]
            while len(asked) < MOST and not self._queue.empty():
                asked.append(self._queue.get_nowait())
            open_ = None not in asked
            batch = [one for one in asked if one is not None]
            if batch:
                self._write(batch)

    def _write(self, batch: list[_Asked]) -> None:
        began = time.perf_counter()
        failed = False
        try:
            try:
                self._in_one(batch)
            except Exception:  # whatever it was, it is found again below, at its own job
                self._one_by_one(batch)
        except Exception as error:
            failed = True
            for one in batch:
                one.error = StorageError(str(error))
        self._told(len(batch), time.perf_counter() - began, failed)
        for loop, done in groupby(batch, key=lambda one: one.loop):
            _answer(loop, list(done))

    def _in_one(self, batch: list[_Asked]) -> None:
        with self._engine.begin() as connection:
            for _, group in groupby(batch, key=lambda one: type(one.job)):
                members = list(group)
                first = members[0].job
                answers = first.together(connection, [one.job for one in members])
                if answers is None:
                    raise _NotTogetherError
                for one, answer in zip(members, answers, strict=True):
                    one.answer = answer

    def _one_by_one(self, batch: list[_Asked]) -> None:
        with self._engine.begin() as connection:
            for one in batch:
                try:
                    with connection.begin_nested():
                        one.answer = one.job.alone(connection)
                except DBAPIError as error:
                    if error.connection_invalidated:
                        raise
                    one.error = StorageError(str(error))
                except Exception as error:
                    one.error = error


def _answer(loop: asyncio.AbstractEventLoop, done: list[_Asked]) -> None:
    # A loop that is gone took everybody who waited with it.
    with suppress(RuntimeError):
        # One call for all: waking the loop costs more than answering.
        loop.call_soon_threadsafe(_resolve, done)


def _resolve(done: list[_Asked]) -> None:
    for one in done:
        if one.future.done():
            continue
        if one.error is not None:
            one.future.set_exception(one.error)
        else:
            one.future.set_result(one.answer)
