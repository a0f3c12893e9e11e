"""Kinds of positions to look for on random matches."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Wanted:
    """A kind of position."""

    name: str
    depth: int
    when: Callable[[Any, list[str]], bool]
    """Whether a table with these moves is what is wanted."""
    variant: str = "guinote"
    seats: int = 4
    options: tuple[tuple[str, Any], ...] = ()
    longest: int = 100
    """Moves of a match after which another is looked at."""
