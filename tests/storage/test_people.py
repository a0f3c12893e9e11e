"""What every database must do with people and their finished matches."""

import asyncio
from dataclasses import replace

from tapete.storage import Finished, Kept, Part, Person, Storage

MATCH = Finished(
    record_id="r1",
    game="guinote",
    text='{"format": "tapete-record/1"}',
    summary='{"players": ["Ana", "Bea"]}',
    ended=5_000,
    parts=(Part("p-ana", 0, True, 2, 2), Part("p-bea", 1, False, 2, 0)),
)


async def test_only_those_are_kept_of_whom_there_is_something_to_know(storage: Storage) -> None:
    assert await storage.person("p-ana") is None
    await storage.rename("p-ana", "Ana María ñ 🂡")
    assert await storage.person("p-ana") == Person("p-ana", "Ana María ñ 🂡", newcomer=True)
    await storage.initiate("p-ana")
    await storage.rename("p-ana", "Ana")
    assert await storage.person("p-ana") == Person("p-ana", "Ana", newcomer=False)


async def test_who_played_without_a_name_stays_without(storage: Storage) -> None:
    await storage.initiate("p-bea")
    await storage.initiate("p-bea")
    assert await storage.person("p-bea") == Person("p-bea", None, newcomer=False)
    await storage.rename("p-bea", "Bea")
    assert await storage.person("p-bea") == Person("p-bea", "Bea", newcomer=False)


async def test_a_finished_match_is_kept_once(storage: Storage) -> None:
    """A restart in the middle of settling settles again, and nothing is counted twice."""
    answers = await asyncio.gather(*[storage.keep(MATCH) for _ in range(3)])
    assert sorted(answers) == [False, False, True]
    assert await storage.record("r1") == MATCH.text
    assert await storage.record("r2") is None
    assert await storage.cotos("p-ana") == {"guinote": (2, 2)}
    assert await storage.cotos("p-bea") == {"guinote": (2, 0)}
    assert await storage.matches("p-bea") == [Kept("r1", 1, False, 5_000, MATCH.summary)]


async def test_history_has_the_newest_first_and_cotos_add_up(storage: Storage) -> None:
    for number in range(5):
        await storage.keep(replace(MATCH, record_id=f"r{number}", ended=number))
    assert [kept.record_id for kept in await storage.matches("p-ana")] == [
        f"r{number}" for number in (4, 3, 2, 1, 0)
    ]
    assert len(await storage.matches("p-ana", most=2)) == 2
    assert await storage.matches("p-carlos") == []
    assert await storage.cotos("p-ana") == {"guinote": (10, 10)}
    assert await storage.cotos("p-carlos") == {}


async def test_the_writer_answers_when_asked_for_its_health(storage: Storage) -> None:
    await storage.check()
