"""What every database must do with the logs of tables: the contract of `tables.Log`."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tapete.storage import Outcome, Row, Storage, StorageError, checkpoint, engine
from tapete.tables.log import Log

FIRST = Row(1, "a1", "0 play 4c", 1_000, 61_000)


def row(version: int, **changes: Any) -> Row:
    changes.setdefault("action", f"a{version}")
    return FIRST._replace(version=version, **changes)


def append(log: Log, row: Row, table: str = "mesa") -> Coroutine[Any, Any, Outcome]:
    return log.append(table=table, **row._asdict())


async def read(log: Log, table: str = "mesa") -> list[Row]:
    rows = await log.read(table)
    return [Row(row.version, row.action, row.text, row.time, row.deadline) for row in rows]


async def test_rows_come_back_in_order(log: Log) -> None:
    rows = [FIRST, row(2), row(3, action=None), row(4, action=None)]
    assert [await append(log, each) for each in rows] == ["written"] * 4
    assert await append(log, FIRST, "otra") == "written"
    assert await read(log) == rows
    assert await read(log, "ninguna") == []


async def test_the_same_action_twice_is_a_repeat_and_written_once(log: Log) -> None:
    """Fault: double click draws twice → same action id twice: one effect."""
    await append(log, FIRST)
    assert await append(log, FIRST._replace(version=2, time=2_000)) == "repeated"
    assert await append(log, FIRST) == "repeated"
    assert await read(log) == [FIRST]


async def test_a_version_that_is_taken_is_a_conflict(log: Log) -> None:
    await append(log, FIRST)
    other = FIRST._replace(action="b1", text="0 play 3c")
    assert await append(log, other) == "conflict"
    assert await append(log, other._replace(action=None)) == "conflict"
    assert await read(log) == [FIRST]


async def test_due_are_the_open_tables_soonest_first(log: Log) -> None:
    """Fault: timers forgotten at restart → deadline stored as absolute time with the state."""
    await append(log, FIRST)
    await append(log, row(2, deadline=70_000))
    await append(log, row(1, deadline=65_000), "otra")
    await append(log, FIRST, "vieja")
    await append(log, row(2, deadline=None), "vieja")
    assert list(await log.due()) == [("otra", 65_000), ("mesa", 70_000)]


async def test_bad_rows_never_fail_their_neighbours(storage: Storage) -> None:
    """Among good rows of one transaction: repeats, conflicts, one that no database takes."""
    await append(storage, FIRST)
    asked = [
        append(storage, row(2)),
        append(storage, row(9, action="a1")),
        append(storage, row(3, text=None)),
        append(storage, row(1, action="b1")),
        append(storage, FIRST, "otra"),
        append(storage, row(3)),
        append(storage, row(3)),
    ]
    *answers, bad = await asyncio.gather(*asked[:2], *asked[3:], asked[2], return_exceptions=True)
    assert isinstance(bad, StorageError)
    assert answers == ["written", "repeated", "conflict", "written", "written", "repeated"]
    assert [each.version for each in await storage.read("mesa")] == [1, 2, 3]


async def test_a_hundred_tables_at_once(storage: Storage) -> None:
    """Fault: read-modify-write without lock → 100 parallel actions: serial result."""
    asked = [
        append(storage, row(version), f"t{table}")
        for version in range(1, 21)
        for table in range(100)
    ]
    assert set(await asyncio.gather(*asked)) == {"written"}
    for table in range(100):
        versions = [each.version for each in await storage.read(f"t{table}")]
        assert versions == list(range(1, 21))


async def test_of_two_who_write_the_same_version_one_learns_it(
    opened: Callable[[], Storage],
) -> None:
    """Fault: two writers on one database: no version is written twice, nobody waits for ever."""
    one, other = opened(), opened()
    for version in range(1, 51):
        answers = await asyncio.gather(
            append(one, row(version, action=f"one{version}")),
            append(other, row(version, action=f"other{version}")),
        )
        assert sorted(answers) == ["conflict", "written"]


async def test_what_was_answered_is_there_after_opening_again(
    opened: Callable[[], Storage],
) -> None:
    await append(opened(), FIRST)
    # Nobody closed the first one: as after a kill.
    assert await opened().read("mesa") == [FIRST]


async def test_closing_writes_what_was_asked_for(opened: Callable[[], Storage]) -> None:
    storage = opened()
    asked = [asyncio.ensure_future(append(storage, row(version))) for version in range(1, 200)]
    await asyncio.sleep(0)  # lets all of them ask
    storage.close()
    assert set(await asyncio.gather(*asked)) == {"written"}
    with pytest.raises(StorageError, match="closed"):
        await append(storage, row(200))
    assert len(await opened().read("mesa")) == 199


async def test_old_logs_are_forgotten_and_open_ones_never(storage: Storage) -> None:
    for table in ("mesa", "otra", "vieja"):
        await append(storage, FIRST, table)
    await append(storage, row(2, deadline=None, time=10), "vieja")
    await append(storage, row(2, deadline=None, time=20), "otra")
    assert await storage.prune(before=20) == 2
    assert await storage.read("vieja") == []
    assert len(await storage.read("otra")) == 2
    assert await storage.read("mesa") == [FIRST]


async def test_sqlites_own_log_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "EVERY_SECONDS", 0.01)
    monkeypatch.setattr(engine, "WAL_PAGES", 100)
    storage = Storage(f"sqlite:///{tmp_path / 'tapete.sqlite3'}")
    wal = tmp_path / "tapete.sqlite3-wal"
    for version in range(1, 301):
        await append(storage, row(version, text="x" * 10_000))
    size = wal.stat().st_size
    storage.close()
    assert size < 4_000_000, "nine million bytes went through it"
    assert not wal.exists()
