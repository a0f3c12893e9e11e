"""All tables of a process: opened, found by their link name, folded from the log when needed."""

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final

import structlog

from tapete.core import registry
from tapete.core.options import OptionError
from tapete.tables.broadcast import Card
from tapete.tables.clocks import Handle
from tapete.tables.facts import Data, line, who
from tapete.tables.ledger import BadLog, load
from tapete.tables.messages import NotKept, Opening
from tapete.tables.people import Person
from tapete.tables.services import Services
from tapete.tables.table import Table

__all__ = ["Counts", "Services", "Tables"]

HEAD_START: Final = 1_000
"""After a start, the tables that people ask for come first for this long."""
SPACING: Final = 10
"""Then one table after another is folded, this far apart."""

_logger = structlog.get_logger("tapete.tables")


@dataclass(frozen=True, slots=True)
class Counts:
    """What goes on, for metrics."""

    tables: int
    members: int
    seated: int
    """People on seats."""
    moves: int
    """Accepted since the start."""
    incidents: int


class Tables:
    """The tables of a process. Exactly one process serves a log."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._live: dict[str, Table] = {}
        self._finding: dict[str, asyncio.Task[Table | None]] = {}
        self._waking: deque[str] = deque()
        self._timer: Handle | None = None
        self._stopped = False

    async def start(self) -> None:
        """Take up every table that is not closed, soon and one after another."""
        self._waking.extend([table for table, _ in await self.services.log.due()])
        self._arm(HEAD_START)

    async def stop(self) -> None:
        """Do nothing by itself any more, and wait for what is in the queues."""
        self._stopped = True
        if self._timer is not None:
            self._timer.cancel()
        for table in [*self._live.values()]:
            table.stop()
        await self.idle()

    async def idle(self) -> None:
        """Wait until no table has anything in its queue."""
        while running := [*self._finding.values(), *self._running()]:
            await asyncio.wait(running)

    async def open(self, opening: Opening, person: Person) -> Table:
        """Return a new table, the person on its first seat.

        Raises: OptionError for a game, variant or option that does not exist or is not for public
        tables; NotKept.
        """
        text = _first_row(opening, person, self.services.stand_in)
        name, now = self.services.name(), self.services.clock.now()
        outcome = await self.services.log.append(
            table=name, version=1, action=None, text=text, time=now, deadline=now
        )
        if outcome != "written":
            raise NotKept
        table = await self.find(name)
        if table is None:
            raise NotKept
        return table

    async def find(self, name: str) -> Table | None:
        """Return the table of a link name, or nothing when there never was one, when it is closed
        or when its log cannot be read."""
        table = self._live.get(name)
        if table is not None:
            return table if table.facts.status != "closed" else None
        # Several people may ask at once after a restart: the log is read once.
        return await asyncio.shield(self._finding.get(name) or self._find(name))

    def cards(self) -> list[Card]:
        """Return what a lobby shows of the tables in memory."""
        return [table.card() for table in self._live.values()]

    def counts(self) -> Counts:
        """Return what goes on."""
        tables = self._live.values()
        tally = self.services.tally
        return Counts(
            tables=len(tables),
            members=sum(len(table.attendance.members) for table in tables),
            seated=sum(len(table.facts.held) for table in tables),
            moves=tally.moves,
            incidents=tally.incidents,
        )

    def _running(self) -> list[asyncio.Task[None]]:
        return [task for table in self._live.values() for task in table.tasks]

    def _find(self, name: str) -> asyncio.Task[Table | None]:
        task = asyncio.get_running_loop().create_task(self._fold(name))
        self._finding[name] = task
        return task

    async def _fold(self, name: str) -> Table | None:
        try:
            return await self._read(name)
        finally:
            del self._finding[name]

    async def _read(self, name: str) -> Table | None:
        rows = await self.services.log.read(name)
        if not rows or self._stopped:
            return None
        try:
            ledger = load(name, rows)
        except BadLog as error:
            self.services.tally.incidents += 1
            _logger.error("bad-log", table=name, error=str(error))
            return None
        if ledger.facts.status == "closed":
            return None
        table = self._live[name] = Table(self.services, ledger, self._drop)
        table.start()
        return table

    def _drop(self, table: Table) -> None:
        self._live.pop(table.id, None)

    def _arm(self, delay: int) -> None:
        if self._waking and not self._stopped:
            moment = self.services.clock.now() + delay
            self._timer = self.services.clock.call_at(moment, self._wake_next)

    def _wake_next(self) -> None:
        name = self._waking.popleft()
        if name not in self._live and name not in self._finding:
            self._find(name)
        self._arm(SPACING)


def _first_row(opening: Opening, person: Person, bot: str) -> str:
    """Return the row that opens a table, the person on its first seat. Raises: OptionError."""
    game = registry.game(opening.game)
    if opening.public and opening.options:
        raise OptionError(f"options {', '.join(opening.options)}: only for private tables")
    usual = game.variant(opening.variant).usual
    seats = usual if opening.seats is None else opening.seats
    rules = game.configure(opening.variant, opening.options, seats)
    bots = not opening.people if opening.public else opening.bots
    other: Data = {"bot": bot} if bots else {}
    return line(
        "open",
        game=game.name,
        variant=opening.variant,
        options=game.differences(opening.variant, rules),
        public=opening.public,
        people=opening.people,
        chairs=[who(person), *[other] * (seats - 1)],
    )
