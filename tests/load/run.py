"""One measurement: fill a server with people, let them play, and say what it took."""

import asyncio
import gc
import resource
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any

import httpx

from tests.load.people import SEATS, Table, Tally, cookies
from tests.load.server import Server, machine, server

AT_ONCE = 50
"""Connections and requests under way at a time while the hall fills."""
FILL_SECONDS = 300.0


@dataclass(frozen=True)
class Report:
    """What was measured."""

    tables: int
    sockets: int
    seconds: float
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    worst_ms: float
    server_act_ms: float
    """Mean from an act to its answer, inside the server."""
    table_kib: float
    connection_kib: float
    resident_mib: float
    connects_per_second: float
    """Sockets opened, with their hello and welcome, fifty at a time."""
    server_cores: float
    client_cores: float
    refused: int
    lost: int
    start_seconds: float
    machine: str

    def lines(self) -> Iterable[str]:
        """Yield one line for each figure."""
        for name, value in asdict(self).items():
            shown = f"{value:,.2f}" if isinstance(value, float) else str(value)
            yield f"{name:18} {shown}"


def _allow_sockets() -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


async def _each(items: Iterable[Any], work: Callable[[Any], Awaitable[None]]) -> None:
    """Do some work for each, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(item: Any) -> None:
        async with gate:
            await work(item)

    await asyncio.gather(*map(one, items))


async def _until_all_play(tables: list[Table]) -> None:
    """Return once there was a move at every table."""
    async with asyncio.timeout(FILL_SECONDS):
        for table in tables:
            await table.begun.wait()


@dataclass(frozen=True)
class Reading:
    """Meters at one moment."""

    moves: int
    cpu: float
    own_cpu: float
    resident: int
    metrics: dict[str, float]

    @classmethod
    def take(cls, running: Server, tally: Tally) -> "Reading":
        """Read them now."""
        figures = running.metrics()
        return cls(tally.moves, running.cpu(), time.process_time(), running.memory(), figures)


@dataclass(frozen=True)
class Arrival:
    """How everybody came."""

    empty: int
    """Resident bytes before."""
    connected: int
    """Resident bytes with all sockets."""
    seconds: float
    """From the first socket to the last."""


async def _fill(running: Server, tables: list[Table]) -> Arrival:
    """Let everybody come and play."""
    seats = [seat for table in tables for seat in table.seats]
    empty, began = running.memory(), time.monotonic()
    await _each(seats, lambda seat: seat.connect(running.base))
    arrival = Arrival(empty, running.memory(), time.monotonic() - began)
    async with httpx.AsyncClient(base_url=running.base, timeout=60) as http:
        await _each(tables, lambda table: table.open(http))
    for seat in seats:
        seat.start()
    for turn in range(SEATS):
        await _each([table.seats[turn] for table in tables], lambda seat: seat.sit())
    await _until_all_play(tables)
    return arrival


async def _load(running: Server, number: int, seconds: float, think: float) -> Report:
    tally, rng = Tally(), Random(number)
    secret = running.secret.read_bytes()
    tables = [Table(cookies(secret, SEATS), tally, think, rng) for _ in range(number)]
    arrival = await _fill(running, tables)
    before = Reading.take(running, tally)
    tally.counting = True
    await asyncio.sleep(seconds)
    tally.counting = False
    after = Reading.take(running, tally)
    for table in tables:
        table.over = True
    await _each([seat for table in tables for seat in table.seats], lambda seat: seat.end())
    return _report(running, tables, seconds, arrival, (before, after))


def _report(
    running: Server,
    tables: list[Table],
    seconds: float,
    arrival: Arrival,
    readings: tuple[Reading, Reading],
) -> Report:
    tally, number, sockets = tables[0].tally, len(tables), len(tables) * SEATS
    before, after = readings
    acts, spent = (
        after.metrics[f"tapete_act_seconds_{part}"] - before.metrics[f"tapete_act_seconds_{part}"]
        for part in ("count", "sum")
    )
    cuts = quantiles(tally.delays, n=100)
    return Report(
        tables=number,
        sockets=sockets,
        seconds=seconds,
        moves_per_second=(after.moves - before.moves) / seconds,
        p50_ms=cuts[49] * 1000,
        p99_ms=cuts[98] * 1000,
        worst_ms=max(tally.delays) * 1000,
        server_act_ms=spent / max(acts, 1) * 1000,
        table_kib=(after.resident - arrival.connected) / number / 1024,
        connection_kib=(arrival.connected - arrival.empty) / sockets / 1024,
        resident_mib=after.resident / 2**20,
        connects_per_second=sockets / arrival.seconds,
        server_cores=(after.cpu - before.cpu) / seconds,
        client_cores=(after.own_cpu - before.own_cpu) / seconds,
        refused=tally.refused,
        lost=tally.lost,
        start_seconds=running.started_in,
        machine=machine(),
    )


def measure(folder: Path, tables: int, seconds: float, think: float) -> Report:
    """Return what so many tables of four people take, who think so many seconds on average."""
    _allow_sockets()
    gc.disable()  # or the measure would measure its own collections
    try:
        with server(folder) as running:
            return asyncio.run(_load(running, tables, seconds, think))
    finally:
        gc.enable()
