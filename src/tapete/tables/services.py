"""What tables are given from outside: a log, a keeper, a clock, chance, bots."""

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any, Final, TypeAlias

from tapete import bots
from tapete.bots import Bot
from tapete.core.game import AnyGame
from tapete.tables.clocks import Clock, SystemClock
from tapete.tables.finish import Keeper
from tapete.tables.log import Log
from tapete.tables.pace import Pace

Ask: TypeAlias = Callable[[Any, tuple[Any, ...], Random], Any]
"""A bot's `choose` or `react`."""
Think: TypeAlias = Callable[[Ask, Any, tuple[Any, ...], Random], Awaitable[Any]]
"""Runs an `Ask` with view, moves and generator: inline for quick bots, elsewhere for those that
search."""

_LETTERS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


async def inline(ask: Ask, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
    """Return a bot's answer, computed here and now."""
    return ask(view, moves, rng)


def link_name() -> str:
    """Return a name that nobody can guess: 71 bits."""
    return "".join([secrets.choice(_LETTERS) for _ in range(12)])


@dataclass(slots=True)
class Tally:
    """Counters of all tables, for metrics."""

    moves: int = 0
    incidents: int = 0
    """Bots that erred or stalled, rows that could not be kept, logs that could not be read."""


@dataclass(frozen=True, slots=True)
class Services:
    """What all tables share."""

    log: Log
    keeper: Keeper
    clock: Clock = field(default_factory=SystemClock)
    pace: Pace = field(default_factory=Pace)
    rng: Random = field(default_factory=SystemRandom)
    """Shuffles with the system's own randomness, unless a test wants to know the cards."""
    make: Callable[[str, AnyGame], Bot] = bots.make
    stand_in: str = "vecino"
    """Name of the bot that fills seats and plays for those who are gone."""
    think: Think = inline
    name: Callable[[], str] = link_name
    tally: Tally = field(default_factory=Tally)
