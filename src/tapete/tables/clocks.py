"""Time, and what is due when."""

from collections.abc import Callable
from typing import Protocol


class Handle(Protocol):
    """Something that will be called."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Where a table has its time from; tests have one of their own."""

    def now(self) -> int:
        """Return the moment in milliseconds since the epoch."""

    def call_at(self, moment: int, callback: Callable[[], None]) -> Handle:
        """Return the handle of a call at a moment; it may come late, never early."""
