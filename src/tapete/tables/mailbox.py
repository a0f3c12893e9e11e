"""The serial queue of a table: one message after another, and between them whatever falls due.

There is a task only while there is something to do, and one timer, for the next job.
"""

import asyncio
from collections import deque
from typing import Any, Protocol

from tapete.tables.clocks import Clock, Handle
from tapete.tables.jobs import Job


class Owner(Protocol):
    """Whose queue it is; none of its methods raises."""

    async def take(self, message: Any, arrived: int, done: asyncio.Future[int] | None) -> None:
        """Meet a message that came at a moment, perhaps some time ago."""

    async def do(self, job: Job) -> None:
        """Do what is due."""

    def next_job(self) -> Job | None:
        """Return what is due next, if anything ever is."""

    def emptied(self) -> None:
        """Note that there is nothing to do for now."""


class Mailbox:
    """Messages in order of arrival."""

    __slots__ = ("_armed", "_clock", "_messages", "_owner", "_stopped", "_timer", "task")

    def __init__(self, clock: Clock, owner: Owner) -> None:
        self._clock = clock
        self._owner = owner
        self._messages: deque[tuple[Any, int, asyncio.Future[int] | None]] = deque()
        self._timer: Handle | None = None
        self._armed = 0
        self._stopped = False
        self.task: asyncio.Task[None] | None = None
        """What empties the queue, while there is something in it."""

    def put(
        self,
        message: Any,
        done: asyncio.Future[int] | None = None,
        *,
        arrived: int | None = None,
    ) -> None:
        """Take a message without waiting; `done` is told what came of it.

        `arrived` is the moment at which it reached the server, now if nothing is known.
        """
        moment = self._clock.now() if arrived is None else arrived
        self._messages.append((message, moment, done))
        self._wake()

    def arm(self) -> None:
        """Set the timer for the next job; one that is set for earlier may ring in vain."""
        job = None if self._stopped else self._owner.next_job()
        if job is None or (self._timer is not None and self._armed <= job.moment):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._armed = job.moment
        self._timer = self._clock.call_at(job.moment, self._rung)

    def stop(self) -> None:
        """Do nothing by itself any more; messages are still met."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None

    def _rung(self) -> None:
        self._timer = None
        self._wake()

    def _wake(self) -> None:
        if self.task is None:
            self.task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        try:
            while True:
                if self._messages:
                    await self._owner.take(*self._messages.popleft())
                elif self._due() is None:
                    break
                else:
                    # A table that never waits still shares the loop, and what reached the server
                    # before the time ran out comes before that.
                    await asyncio.sleep(0)
                    job = None if self._messages else self._due()
                    if job is not None:
                        await self._owner.do(job)
        finally:
            self.task = None
            self.arm()
            self._owner.emptied()

    def _due(self) -> Job | None:
        job = None if self._stopped else self._owner.next_job()
        return job if job is not None and job.moment <= self._clock.now() else None
