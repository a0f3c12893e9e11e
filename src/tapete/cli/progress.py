"""A progress bar on standard error, where somebody waits and sees it."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

ItemT = TypeVar("ItemT")

_LONG: Final = 20
"""Fewer matches than this are over before a bar can be read."""


def watched(items: Iterable[ItemT], total: int) -> Iterator[ItemT]:
    """Yield the items, with a bar where there are many and standard error is a terminal."""
    if total < _LONG or not sys.stderr.isatty():
        yield from items
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(items, total=total)
