"""What every database must do with the logs of tables."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from tapete.storage import Outcome, Row, Storage, StorageError

FIRST = Row("mesa", 1, "a1", "0 play 4c", 1_000, 61_000)


def row(version: int, *, table: str = "mesa", action: str | None = None) -> Row:
    return Row(table, version, action or f"a{version}", "- next", 1_000 + version, None)


async def test_rows_come_back_in_order(storage: Storage) -> None:
    rows = [FIRST, row(2), replace(row(3), action_id=None), replace(row(4), action_id=None)]
    assert [await storage.append(each) for each in rows] == [Outcome.WRITTEN] * 4
    assert await storage.append(row(1, table="otra")) == Outcome.WRITTEN
    assert await storage.rows("mesa") == rows
    assert await storage.rows("ninguna") == []


async def test_the_same_action_twice_is_a_repeat_and_written_once(storage: Storage) -> None:
    """Fault: double click draws twice → same action id twice: one effect."""
    await storage.append(FIRST)
    assert await storage.append(replace(FIRST, version=2, time=2_000)) == Outcome.REPEAT
    assert await storage.append(FIRST) == Outcome.REPEAT
    assert await storage.rows("mesa") == [FIRST]


async def test_a_version_that_is_taken_is_a_conflict(storage: Storage) -> None:
    await storage.append(FIRST)
    other = replace(FIRST, action_id="b1", entry="0 play 3c")
    assert await storage.append(other) == Outcome.CONFLICT
    assert await storage.append(replace(other, action_id=None)) == Outcome.CONFLICT
    assert await storage.rows("mesa") == [FIRST]


async def test_bad_rows_never_fail_their_neighbours(storage: Storage) -> None:
    """Among good rows of one transaction: repeats, conflicts, one that no database takes."""
    await storage.append(FIRST)
    asked = [
        row(2),
        replace(FIRST, version=9),
        replace(row(3), entry=None),  # type: ignore[arg-type]  # what no database takes
        row(1, action="b1"),
        row(1, table="otra"),
        row(3),
        row(3),
    ]
    futures = [storage.append(each) for each in asked]
    answers = await asyncio.gather(*futures, return_exceptions=True)
    assert isinstance(answers[2], StorageError)
    assert [answer.value for answer in answers if isinstance(answer, Outcome)] == [
        "written",
        "repeat",
        "conflict",
        "written",
        "written",
        "repeat",
    ]
    assert [each.version for each in await storage.rows("mesa")] == [1, 2, 3]


async def test_a_hundred_tables_at_once(storage: Storage) -> None:
    """Fault: read-modify-write without lock → 100 parallel actions: serial result."""
    futures = [
        storage.append(row(version, table=f"t{table}"))
        for version in range(1, 21)
        for table in range(100)
    ]
    assert set(await asyncio.gather(*futures)) == {Outcome.WRITTEN}
    for table in range(100):
        versions = [each.version for each in await storage.rows(f"t{table}")]
        assert versions == list(range(1, 21))


async def test_what_was_answered_is_there_after_opening_again(
    opened: Callable[[], Storage],
) -> None:
    await opened().append(FIRST)
    # Nobody closed the first one: as after a kill.
    assert await opened().rows("mesa") == [FIRST]


async def test_closing_writes_what_was_asked_for(opened: Callable[[], Storage]) -> None:
    storage = opened()
    futures = [storage.append(row(version)) for version in range(1, 200)]
    storage.close()
    assert set(await asyncio.gather(*futures)) == {Outcome.WRITTEN}
    with pytest.raises(StorageError, match="closed"):
        await storage.append(row(200))
    assert len(await opened().rows("mesa")) == 199


async def test_deadlines_are_those_of_the_last_row_of_open_tables(storage: Storage) -> None:
    """Fault: timers forgotten at restart → deadline stored as absolute time with the state."""
    for table in ("mesa", "otra", "vieja", "vacia"):
        assert await storage.open_table(table, public=True, now=1)
    assert not await storage.open_table("mesa", public=True, now=2)
    await storage.append(FIRST)
    await storage.append(replace(FIRST, version=2, action_id="a2", deadline=70_000))
    await storage.append(replace(FIRST, table_id="otra", deadline=None))
    await storage.append(replace(FIRST, table_id="vieja"))
    await storage.close_table("vieja", 5)
    assert await storage.deadlines() == {"mesa": 70_000, "otra": None}


async def test_old_logs_are_forgotten_and_open_ones_never(storage: Storage) -> None:
    for table in ("mesa", "otra", "vieja"):
        await storage.open_table(table, public=False, now=1)
        await storage.append(replace(FIRST, table_id=table))
    await storage.close_table("vieja", 10)
    await storage.close_table("otra", 20)
    assert await storage.prune(before=20) == 1
    assert await storage.rows("vieja") == []
    assert await storage.rows("otra") != []
    assert await storage.rows("mesa") != []
