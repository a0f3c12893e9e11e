"""What one server has: storage, tables, people, open sockets; its start and its end."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from tapete.server import collector, identity, protocol
from tapete.server.chance import Lots
from tapete.server.config import Settings
from tapete.server.connection import Connection
from tapete.server.keeper import Keeper
from tapete.server.limits import OFF, Buckets, Limits
from tapete.server.lobby import Places
from tapete.server.metrics import Metrics
from tapete.server.outgoing import Speaker
from tapete.server.people import People
from tapete.server.tasks import Tasks
from tapete.server.wire import WIRES
from tapete.storage import Storage
from tapete.tables.clocks import SystemClock
from tapete.tables.directory import Tables
from tapete.tables.pace import Pace, fast
from tapete.tables.services import Services

KEEP_LOGS_MS: Final = 7 * 24 * 3600 * 1000
"""How long the log of a closed table stays; its record stays for good."""
HOUSEKEEPING_SECONDS: Final = 60.0
HOUSEKEEPING_TURNS: Final = 60
FAREWELL_SECONDS: Final = 1.5
"""How long the last frames may take when the server stops."""

log = structlog.get_logger("tapete.server")


class Hub:
    """The parts of one server, and what they do together."""

    def __init__(self, settings: Settings, *, pace: Pace | None = None) -> None:
        self.settings = settings
        self.limits = Limits() if settings.limits == "on" else OFF
        self.signer = identity.signer(identity.secret(settings.secret_file))
        self.metrics = Metrics()
        self.clock = SystemClock()
        self.connections: set[Connection] = set()
        self.connects = Buckets(self.limits.connects)
        self.tasks = Tasks()
        self.stopping = False
        self._empty = asyncio.Event()
        self._empty.set()
        self.storage = Storage(settings.database_url, self.metrics.committed)
        self.people = People(self.storage, settings.lang)
        self._speakers = {game: Speaker(wire) for game, wire in WIRES.items()}
        services = Services(
            log=self.storage,
            keeper=Keeper(self.storage, self.people),
            clock=self.clock,
            rng=Lots(),
            pace=pace or (fast(settings.pace) if settings.pace > 1 else Pace()),
        )
        self.tally = services.tally
        self.tables = Tables(services)
        self.places = Places(self.tables)
        self.forget: list[Callable[[], Awaitable[None]]] = []
        """What drops counts of requests that no longer matter."""
        self.metrics.watch(self._gauges)

    def now(self) -> int:
        """Return the moment in milliseconds since the epoch."""
        return self.clock.now()

    def speaker(self, game: str) -> Speaker:
        """Return what encodes for the tables of a game."""
        return self._speakers[game]

    async def start(self) -> None:
        """Arm what is due from before, and begin to keep house."""
        await self.tables.start()
        self.tasks.start(self._keep_house(), "housekeeping")
        self.tasks.start(collector.collect(), "collector")

    def enter(self, connection: Connection) -> None:
        """Know of one more open socket."""
        self.connections.add(connection)
        self._empty.clear()
        if self.stopping:
            connection.close(protocol.Closing.RESTARTING)

    def leave(self, connection: Connection) -> None:
        """Know of one less."""
        self.connections.discard(connection)
        if not self.connections:
            self._empty.set()

    async def say_farewell(self) -> None:
        """Tell every open page that the server is about to stop, and wait until most have heard."""
        self.stopping = True
        for connection in self.connections:
            connection.say(protocol.Restarting())
            connection.close(protocol.Closing.RESTARTING)
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                await self._empty.wait()

    async def stop(self) -> None:
        """Stop the tables and close the storage, in that order."""
        self.stopping = True
        await self.tables.stop()
        await self.tasks.stop()
        await asyncio.to_thread(self.storage.close)

    async def _keep_house(self) -> None:
        while True:
            deleted = await self.storage.prune(self.now() - KEEP_LOGS_MS)
            if deleted:
                log.info("forgot old logs", rows=deleted)
            for _ in range(HOUSEKEEPING_TURNS):
                for forget in self.forget:
                    await forget()
                await asyncio.sleep(HOUSEKEEPING_SECONDS)

    def _gauges(self) -> dict[str, tuple[str, float]]:
        counts = self.tables.counts()
        return {
            "tables": ("Tables in memory", counts.tables),
            "members": ("Connections at tables", counts.members),
            "seated": ("People on seats", counts.seated),
            "moves": ("Moves of all seats since the start", counts.moves),
            "incidents": ("Bots that erred, rows that were not kept", self.tally.incidents),
            "sockets": ("Open sockets", len(self.connections)),
            "background_tasks": ("Background tasks of the server", len(self.tasks)),
        }
