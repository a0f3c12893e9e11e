"""Bots at work: each answer is computed beside the queue and comes back as a message in it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from tapete.tables.services import Ask, Services


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot wants to do."""

    seat: int
    react: bool
    """Whether it was asked out of turn."""
    asked: int
    """Number of the row after which it was asked."""
    move: Any
    """None for nothing, or when it failed."""
    error: str
    """What went wrong, else empty."""


class _Thought(NamedTuple):
    task: asyncio.Task[None]
    limit: int


class Thinking:
    """The bots of one table that are thinking, at most one thought for each seat."""

    __slots__ = ("_services", "_tell", "_thoughts")

    def __init__(self, services: Services, tell: Callable[[Answer], None]) -> None:
        self._services = services
        self._tell = tell
        self._thoughts: dict[int, _Thought] = {}

    @property
    def limits(self) -> dict[int, int]:
        """Until when each seat's bot may think."""
        return {seat: thought.limit for seat, thought in self._thoughts.items()}

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that are running."""
        return [thought.task for thought in self._thoughts.values()]

    def begin(
        self, seat: int, ask: Ask, view: Any, moves: tuple[Any, ...], *, react: bool, asked: int
    ) -> None:
        """Ask the bot of a seat; the answer is told when it comes."""
        limit = self._services.clock.now() + self._services.pace.think
        coroutine = self._think(seat, ask, view, moves, react=react, asked=asked)
        task = asyncio.get_running_loop().create_task(coroutine)
        self._thoughts[seat] = _Thought(task, limit)

    def drop(self, seat: int | None = None) -> None:
        """Forget the thought of a seat, or all."""
        for each in [*self._thoughts] if seat is None else [seat]:
            thought = self._thoughts.pop(each, None)
            if thought is not None:
                thought.task.cancel()

    async def _think(
        self, seat: int, ask: Ask, view: Any, moves: tuple[Any, ...], *, react: bool, asked: int
    ) -> None:
        move, error = None, ""
        try:
            move = await self._services.think(ask, view, moves, self._services.rng)
        except Exception as failure:
            error = f"{type(failure).__name__}: {failure}"
        thought = self._thoughts.get(seat)
        if thought is not None and thought.task is asyncio.current_task():
            del self._thoughts[seat]
            self._tell(Answer(seat, react, asked, move, error))
