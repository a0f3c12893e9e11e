"""`kill -9` at random moments of a running load: nothing acknowledged is lost, all tables go on.

People play over real sockets against a real server in a process of its own. They come back by
themselves and send again, with the same id, what was not answered.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tapete.storage import Storage
from tapete.storage.log import Row
from tapete.tables.ledger import load
from tests.faults.person import Person
from tests.faults.process import Process
from tests.player import Browser

log = logging.getLogger(__name__)
KILLS = 50
GO_ON_SECONDS = 2.0
"""From listening to a move at every table."""
LONG: dict[str, Any] = {"partidas_per_coto": 5, "cotos": 5}
SLEEPER_SECONDS = 15
"""The clock of people who think for longer than the server ever lives."""


async def duel(people: list[Browser], seconds: int) -> str:
    """Return a table at which these two have begun a match."""
    host, guest = people
    table = await host.open("mano_a_mano", bots=False, turn_seconds=seconds, **LONG)
    one, other = await host.tab(table, "t"), await guest.tab(table, "t")
    await other.until("presence")
    await other.send("sit", seat=1)
    await one.until("presence", where=lambda m: m["chairs"][1]["kind"] == "person")
    await one.send("start")
    await one.until("presence", where=lambda m: m["status"] == "playing")
    return table


async def alone(person: Browser) -> str:
    """Return a table at which one person has begun a match against bots."""
    table = await person.open("guinote", bots=True, **LONG)
    tab = await person.tab(table, "t")
    await tab.until("presence")
    await tab.send("start")
    await tab.until("presence", where=lambda m: m["status"] == "playing")
    return table


@asynccontextmanager
async def hall(base: str) -> AsyncIterator[list[list[Person]]]:
    """Yield the people of every table, playing; those of the last table only think."""
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(base)) for _ in range(8)]
        tables: list[list[Person]] = []
        for number, group in enumerate((browsers[:2], browsers[2:4], browsers[4:5], browsers[5:6])):
            table = await (duel(group, 60) if len(group) == 2 else alone(group[0]))
            tables.append([Person(b, table, f"p{number}{i}", i) for i, b in enumerate(group)])
        table = await duel(browsers[6:], SLEEPER_SECONDS)
        tables.append(
            [Person(b, table, f"s{i}", i, plays=False) for i, b in enumerate(browsers[6:])]
        )
        tasks = [asyncio.create_task(p.play_on()) for people in tables for p in people]
        try:
            yield tables
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended


async def until_all_go_on(tables: list[list[Person]], since: float) -> float:
    """Return how long after a moment every table had moved, or was shown where nobody moves."""
    moments: list[float] = []
    for people in tables:
        while True:
            found = [p.account.moved if p.plays else p.account.first for p in people]
            later = [moment for moment in found if moment > since]
            if later:
                moments.append(min(later))
                break
            assert time.monotonic() < since + 30, f"table {people[0].table} does not go on"
            await asyncio.sleep(0.005)
    return max(moments) - since


def check(people: list[Person], rows: list[Row]) -> int:
    """Check a table's log against what its people were told; return how many acts were."""
    load(people[0].table, rows)  # every move legal, in order, without a gap
    assert [row.version for row in rows] == list(range(1, len(rows) + 1))
    actions = [row.action for row in rows if row.action is not None]
    assert len(actions) == len(set(actions))
    texts = {row.action: row.text for row in rows}
    acknowledged = 0
    for person in people:
        for id_, move in person.account.acknowledged.items():
            assert texts.get(f"{person.seat}/{id_}") == f"{person.seat} {move}"
            acknowledged += 1
    return acknowledged


@pytest.mark.faults
async def test_nothing_acknowledged_is_lost_and_every_table_goes_on(tmp_path: Path) -> None:
    """Fault: restart kills all games → `kill -9` in mid-trick, start, play on."""
    rng = Random(2026)
    process = Process(tmp_path, pace=100)
    listening = await asyncio.to_thread(process.start)
    slowest: list[float] = []
    async with hall(process.base) as tables:
        await until_all_go_on(tables, listening)
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0, 0.2))
            await asyncio.to_thread(process.kill)
            listening = await asyncio.to_thread(process.start)
            slowest.append(await until_all_go_on(tables, listening))
    await asyncio.to_thread(process.kill)
    storage = Storage(process.settings.database_url)
    logs = {people[0].table: await storage.read(people[0].table) for people in tables}
    storage.close()
    *playing, thinking = tables
    acknowledged = sum(check(people, logs[people[0].table]) for people in playing)
    again = sum(person.account.again for people in playing for person in people)
    granted = [left for person in thinking for left in person.account.granted]
    assert acknowledged > 5 * KILLS
    assert again > 0, "no kill came between an act and its answer, or nothing was tested"
    assert max(slowest) <= GO_ON_SECONDS, sorted(slowest)
    # Whoever thinks gets the whole time back at every start, and never loses the move to a bot.
    assert len(granted) >= KILLS
    assert min(granted) > (SLEEPER_SECONDS - 2) * 1000
    assert not any(" play " in row.text for row in logs[thinking[0].table])
    log.info("%d acts, %d sent again, slowest %.2f s", acknowledged, again, max(slowest))


@pytest.mark.faults
async def test_a_server_that_is_asked_to_stop_ends_well(tmp_path: Path) -> None:
    """Fault: shutdown hangs while sockets are open → SIGTERM ends within 5 s."""
    process = Process(tmp_path, pace=100)
    await asyncio.to_thread(process.start)
    async with Browser(process.base) as ana:
        tab = await ana.tab(await ana.play(), "t")
        await tab.play()
        began = time.monotonic()
        stopping = asyncio.create_task(asyncio.to_thread(process.terminate))
        await tab.until("restarting")
        assert await tab.closed() == 1012
        assert await stopping == 0
        assert time.monotonic() - began < 5
