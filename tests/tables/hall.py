"""A hall with tables, a clock that only tests move, and people who note all that they are told."""

import asyncio
import heapq
import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeVar

from tapete.core.registry import game
from tapete.games.guinote.state import Play
from tapete.tables.broadcast import Fault, Illegal, Ok, Out, Position, Presence, Stale
from tapete.tables.directory import Tables
from tapete.tables.finish import Finished
from tapete.tables.log import MemoryLog
from tapete.tables.messages import Act, FromMember, Join, Opening, Part, Sit, Start
from tapete.tables.pace import Pace
from tapete.tables.people import Person
from tapete.tables.services import Services
from tapete.tables.table import Table

OutT = TypeVar("OutT", bound=Out)
GUINOTE = game("guinote")
START = 1_800_000_000_000
SECOND = 1_000


@dataclass(order=True)
class Ring:
    """A call to come."""

    moment: int
    number: int
    callback: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """Stands still until a test moves it."""

    def __init__(self, now: int = START) -> None:
        self.time = now
        self.rings: list[Ring] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        return self.time

    def call_at(self, moment: int, callback: Callable[[], None]) -> Ring:
        ring = Ring(moment, next(self._numbers), callback)
        heapq.heappush(self.rings, ring)
        return ring

    def next_ring(self, until: int) -> Ring | None:
        while self.rings and (self.rings[0].cancelled or self.rings[0].moment <= until):
            ring = heapq.heappop(self.rings)
            if not ring.cancelled:
                return ring
        return None


class First:
    """The bot of these tests: the first legal move. Real ones change; what tables do must not."""

    def choose(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return moves[0]

    def react(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        return moves[0] if moves else None


class Archive:
    """Keeps what tables hand out."""

    def __init__(self) -> None:
        self.finished: list[Finished] = []
        self.have_played: list[str] = []
        self.failing = 0

    async def keep(self, finished: Finished) -> None:
        self._open()
        self.finished.append(finished)

    async def played(self, persons: tuple[str, ...]) -> None:
        self._open()
        self.have_played += persons

    def _open(self) -> None:
        if self.failing:
            self.failing -= 1
            raise OSError("the archive is shut")


class Tab:
    """A browser's tab: a member that keeps everything it was told."""

    def __init__(self, person: Person, tab: str = "tab") -> None:
        self.person = person
        self.tab = tab
        self.box: list[Out] = []
        self.acts = itertools.count()

    def send(self, out: Out) -> None:
        self.box.append(out)

    def told(self, kind: type[OutT]) -> list[OutT]:
        return [out for out in self.box if isinstance(out, kind)]

    def last(self, kind: type[OutT]) -> OutT:
        return self.told(kind)[-1]

    @property
    def position(self) -> Position:
        return self.last(Position)

    @property
    def presence(self) -> Presence:
        return self.last(Presence)

    @property
    def status(self) -> str:
        """The table's, as this tab was told last."""
        return self.presence.status

    def answers(self) -> list[Out]:
        return [out for out in self.box if isinstance(out, Ok | Stale | Illegal | Fault)]


def person(name: str, *, newcomer: bool = False) -> Person:
    return Person(f"id-{name}", name, newcomer)


def text_of(move: Any) -> str:
    """Return a move as a client sends it: without the seat."""
    return GUINOTE.text(move).partition(" ")[2]


class Hall:
    """All that a test needs to play at tables."""

    def __init__(
        self,
        *,
        log: MemoryLog | None = None,
        pace: Pace | None = None,
        seed: int = 0,
        now: int = START,
        **services: Any,
    ) -> None:
        self.log = log if log is not None else MemoryLog()
        self.archive = Archive()
        self.clock = FakeClock(now)
        self.names = itertools.count(1)
        services.setdefault("make", lambda name, game: First())
        self.services = Services(
            log=self.log,
            keeper=self.archive,
            clock=self.clock,
            pace=pace or Pace(),
            rng=Random(seed),
            name=lambda: f"name-{next(self.names)}",
            **services,
        )
        self.tables = Tables(self.services)

    async def settle(self) -> None:
        await self.tables.idle()

    async def advance(self, length: int, *, thinking: Table | None = None) -> None:
        """Let time pass; everything that falls due happens in its order. Bots have answered in
        between, unless a table is named where they may go on thinking."""
        until = self.clock.time + length
        settle = self.settle if thinking is None else lambda: self.queue(thinking)
        await settle()
        while (ring := self.clock.next_ring(until)) is not None:
            self.clock.time = max(self.clock.time, ring.moment)
            ring.callback()
            await settle()
        self.clock.time = until

    async def until(self, happened: Callable[[], Any], *, within: int) -> None:
        """Let time pass until something has happened."""
        end = self.clock.time + within
        while not happened():
            await self.step()
            assert self.clock.time <= end, "it did not happen in time"

    async def four(self, **more: Any) -> tuple[Table, list[Tab]]:
        """Return a private table where a match of four people has begun and a hand is dealt."""
        table, tabs = await self.private("Ana", "Bea", "Carlos", "Dani", **more)
        await self.begin(table, tabs[0])
        return table, tabs

    async def begin(self, table: Table, host: Tab) -> None:
        """Let the host start the match, and wait until the first hand is dealt."""
        table.post(Start(host))
        await self.until(lambda: table.course.state.phase == "play", within=5 * SECOND)

    def turn(self, table: Table) -> int:
        """Return the seat on turn."""
        return int(GUINOTE.waits(table.course.state)[0])

    def card(self, table: Table) -> str:
        """Return the first card that the seat on turn may lay, as an act."""
        moves = GUINOTE.legal(table.course.state, self.turn(table))
        return text_of(next(move for move in moves if isinstance(move, Play)))

    def rows(self, table: Table) -> list[str]:
        """Return the texts in the table's log."""
        return [line.text for line in self.log.tables[table.id]]

    async def private(
        self, *names: str, options: dict[str, object] | None = None, bots: bool = True, **more: Any
    ) -> tuple[Table, list[Tab]]:
        """Open a private table with these people on the first seats, all connected."""
        opening = Opening("guinote", "guinote", options or {}, bots=bots, **more)
        tabs = [Tab(person(name)) for name in names]
        table = await self.tables.open(opening, tabs[0].person)
        for seat, tab in enumerate(tabs):
            await self.join(table, tab)
            if seat:
                table.post(Sit(tab, seat))
        await self.settle()
        return table, tabs

    async def join(self, table: Table, tab: Tab) -> None:
        table.post(Join(tab))
        await self.settle()

    async def part(self, table: Table, tab: Tab) -> None:
        table.post(Part(tab))
        await self.settle()

    async def ask(self, table: Table, tab: Tab, message: FromMember) -> Out | None:
        """Tell the table something and return what it answered, if it did."""
        before = len(tab.answers())
        table.post(message)
        await self.queue(table)
        await self.settle()
        answers = tab.answers()[before:]
        return answers[0] if answers else None

    async def act(
        self, table: Table, tab: Tab, move: str, *, version: int | None = None, name: str = ""
    ) -> Out | None:
        """Make a move and return the answer; none while a trick rests."""
        seen = tab.position.version if version is None else version
        name = name or f"{tab.person.name}-{next(tab.acts)}"
        return await self.ask(table, tab, Act(tab, name, seen, move))

    async def queue(self, table: Table) -> None:
        """Wait until a table has taken what is in its queue, whether or not bots think; a closed
        table answers too, and is in no directory any more."""
        while (task := table.queue) is not None:
            await asyncio.wait([task])

    async def play_on(self, table: Table, tabs: list[Tab]) -> None:
        """Play the first legal card of whoever of these people is on turn, or let time pass to the
        next thing that happens."""
        for tab in tabs:
            plays = [move for move in tab.position.offers.moves if isinstance(move, Play)]
            if plays:
                await self.advance(max(0, table.agenda.rest - self.clock.time))
                await self.act(table, tab, text_of(plays[0]))
                return
        await self.step()

    async def step(self) -> None:
        """Let time pass to the next thing that happens."""
        await self.settle()
        ring = self.clock.next_ring(self.clock.time + 3_600_000)
        assert ring is not None, "nothing would ever happen"
        self.clock.time = max(self.clock.time, ring.moment)
        ring.callback()
        await self.settle()
