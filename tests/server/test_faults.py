"""Faults that card tables have had in public, where sockets, storage and tables meet.

Each test names the fault of which it makes the server immune; those of the tables alone are tested
there.
"""

import asyncio
import gc
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from unittest.mock import AsyncMock

import pytest

from tapete.server import run
from tapete.server.config import Settings
from tapete.server.connection import Connection
from tapete.server.hub import Hub
from tapete.server.protocol import Closing
from tapete.storage import StorageError
from tapete.tables import messages
from tapete.tables.messages import Opening
from tapete.tables.pace import Pace
from tapete.tables.people import Person
from tapete.tables.table import Table
from tests.player import Browser, Message, Tab, eventually
from tests.server.conftest import Running, serving


def without_clock(position: Message) -> Message:
    """Return what has to be equal however one came to a position."""
    return {key: position[key] for key in ("version", "view", "legal", "why")}


async def duel(ana: Browser, bea: Browser) -> tuple[str, list[Tab]]:
    """Return a private table at which two people play, and their tabs, once one may play."""
    table = await ana.open("mano_a_mano", bots=False, turn_seconds=60)
    host, guest = await ana.tab(table, "t1"), await bea.tab(table, "t1")
    await guest.until("presence")
    await guest.send("sit", seat=1)
    await host.until("presence", where=lambda m: m["chairs"][1]["kind"] == "person")
    await host.send("start")
    for tab in (host, guest):
        await tab.until("events", "snapshot", where=lambda m: m["view"]["turn"] is not None)
    return table, [host, guest]


async def test_a_swallowed_acknowledgement_is_sent_again_and_done_once(running: Running) -> None:
    """Fault: move never acknowledged → the client resends with the same id; applied once."""
    async with running.browser() as ana:
        tab = await ana.tab(await ana.play(), "t1")
        position = await tab.turn()
        card = position["legal"]["play"][0]
        for _ in range(3):
            await tab.act(f"play {card}", name="a1", version=position["version"])
        answers = [await tab.until("ok", "stale", "illegal") for _ in range(3)]
        assert [(a["type"], a["id"]) for a in answers] == [("ok", "a1")] * 3
        assert len({a["version"] for a in answers}) == 1
        assert card not in (await tab.turn())["view"]["hand"]


async def test_of_two_acts_on_one_version_the_second_is_stale(running: Running) -> None:
    """Fault: quick double click skips a turn → same version twice: second rejected; and two
    clients' state ids race → an explicit stale with the present version."""
    async with running.browser() as ana:
        tab = await ana.tab(await ana.play(), "t1")
        position = await tab.turn()
        one, other = position["legal"]["play"][:2]
        await tab.act(f"play {one}", name="a1", version=position["version"])
        await tab.act(f"play {other}", name="a2", version=position["version"])
        answers = {a["id"]: a for a in [await tab.until("ok", "stale", "illegal") for _ in "12"]}
        assert answers["a1"]["type"] == "ok"
        assert answers["a2"]["type"] == "stale"
        assert answers["a2"]["version"] >= answers["a1"]["version"]


async def test_of_a_hundred_acts_at_once_one_is_done(running: Running) -> None:
    """Fault: read-modify-write without lock → 100 parallel actions on one table: serial result."""
    running.hub.limits = replace(running.hub.limits, messages=(200, 10))
    async with running.browser() as ana:
        tab = await ana.tab(await ana.play(), "t1")
        position = await tab.turn()
        cards, version = position["legal"]["play"], position["version"]
        for number in range(100):
            card = cards[number % len(cards)]
            await tab.act(f"play {card}", name=f"a{number}", version=version)
        answers = [await tab.until("ok", "stale", "illegal") for _ in range(100)]
        assert [answer["type"] for answer in answers].count("ok") == 1
        assert len({answer["id"] for answer in answers}) == 100


async def test_what_could_not_be_kept_is_not_done_and_may_be_sent_again(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full disk: the act is refused, nothing is shown; sent again it is done, once."""

    async def full(**_: object) -> str:
        raise StorageError("disk full")

    async with running.browser() as ana:
        tab = await ana.tab(await ana.play(), "t1")
        position = await tab.turn()
        act = {"move": f"play {position['legal']['play'][0]}", "version": position["version"]}
        with monkeypatch.context() as patch:
            patch.setattr(running.hub.storage, "append", full)
            await tab.act(**act, name="a1")
            answer = await tab.until("ok", "stale", "illegal")
            assert (answer["type"], answer["reason"]) == ("illegal", "not-kept")
        await tab.act(**act, name="a1")
        assert (await tab.until("ok", "stale", "illegal"))["type"] == "ok"


async def open_and_close(hub: Hub, person: Person) -> None:
    """Open a private table, come, leave, and go."""
    table = await hub.tables.open(Opening("guinote", "guinote"), person)
    member = Connection(person, AsyncMock(), AsyncMock(), lambda: None)
    member.speaker = hub.speaker("guinote")
    table.post(messages.Join(member))
    table.post(messages.Leave(member))
    table.post(messages.Part(member))


async def test_closed_tables_are_let_go(settings: Settings) -> None:
    """Fault: finished rooms pinned by a list of sockets → opened and closed, nothing stays."""
    hub = Hub(settings, pace=Pace(empty=0))
    await hub.start()
    ana = Person("ana", "Ana")
    for _ in range(200):
        await open_and_close(hub, ana)
    await eventually(lambda: hub.tables.counts().tables == 0)
    gc.collect()
    left = [one for one in gc.get_objects() if type(one) in (Table, Connection)]
    assert left == []
    await hub.stop()


def test_pings_come_often_enough_for_proxies() -> None:
    """Fault: nginx closes idle sockets at 60 s → ping below 30 s."""
    assert run.PING_SECONDS < 30


async def test_a_queued_intent_of_an_old_version_is_dropped(running: Running) -> None:
    """Fault: stale premove sent on reconnect → intent of an old version is not done."""
    async with running.browser() as ana:
        table = await ana.play()
        tab = await ana.tab(table, "t1")
        old = (await tab.turn())["version"]
        await tab.play()
        card = (await tab.turn())["legal"]["play"][0]
        await tab.close()
        back = await ana.tab(table, "t1")
        await back.turn()
        await back.act(f"play {card}", name="late", version=old)
        answer = await back.until("ok", "stale", "illegal")
        assert (answer["type"], answer["id"]) == ("stale", "late")
        assert card in back.position["view"]["hand"]


async def test_after_a_gap_a_snapshot_is_the_whole_truth(running: Running) -> None:
    """Fault: one lost message, board silently different → resync is explicit and idempotent."""
    async with running.browser() as ana:
        tab = await ana.tab(await ana.play(), "t1")
        for _ in range(4):
            await tab.play()
        await tab.turn()
        known = without_clock(tab.position)
        answers = []
        for _ in range(2):
            await tab.send("resync")
            answers.append(await tab.until("snapshot"))
        assert [without_clock(answer) for answer in answers] == [known, known]
        assert answers[0]["events"] == []


async def test_versions_have_no_gaps(running: Running) -> None:
    """Fault: gap detection → every `events` is the version before plus one."""
    async with running.browser() as ana:
        tab = await ana.tab(await ana.play(), "t1")
        seen = (await tab.until("snapshot"))["version"]
        for _ in range(5):
            await tab.play()
            await tab.turn()
        for text in tab.frames:
            frame = json.loads(text)
            if frame["type"] == "events":
                assert frame["version"] == seen + 1
                seen = frame["version"]


async def test_the_newest_tab_wins_and_a_reload_is_the_same_tab(running: Running) -> None:
    """Fault: one player, two seats; reload says "already open" → reload counts as the same tab."""
    async with running.browser() as ana:
        table = await ana.play()
        first = await ana.tab(table, "t1")
        await first.turn()
        second = await ana.tab(table, "t2")
        await first.until("moved-elsewhere")
        assert await first.closed() == Closing.MOVED_ELSEWHERE
        await second.turn()
        await second.close()
        again = await ana.tab(table, "t2")
        presence = await again.until("presence")
        assert presence["seat"] == 0
        assert sum(chair["kind"] == "person" for chair in presence["chairs"]) == 1
        assert (await again.play())["type"] == "ok"


async def test_spectators_may_do_nothing_and_see_no_hand(running: Running) -> None:
    """Fault: spectators could act → every verb refused from every non-seat."""
    async with running.browser() as ana, running.browser() as eva:
        table = await ana.open(turn_seconds=0)
        player, watcher = await ana.tab(table, "t1"), await eva.tab(table)
        await player.send("start")
        position = await player.turn()
        version = position["version"]
        card = position["legal"]["play"][0]
        await watcher.until("events", "snapshot", where=lambda m: m["version"] >= version)
        assert watcher.position["view"]["hand"] == []
        assert watcher.position["legal"]["play"] == []
        verbs: list[Message] = [
            {"type": "say", "phrase": "hello"},
            {"type": "rematch", "yes": True},
            {"type": "sit", "seat": 0},
            {"type": "sit", "seat": 1},
            {"type": "stand"},
            {"type": "place-bot", "seat": 1, "bot": False},
            {"type": "swap", "one": 0, "other": 1},
            {"type": "start"},
        ]
        for verb in verbs:
            await watcher.socket.send(json.dumps(verb))
            fault = await watcher.until("fault")
            assert fault["code"] == "refused", verb
        await watcher.send("leave")  # there is nothing to leave
        await watcher.act(f"play {card}", name="x", version=version)
        assert (await watcher.until("illegal"))["reason"] == "not-seated"
        assert (await player.play(card))["type"] == "ok"


async def test_a_player_cannot_watch_the_own_game_with_other_eyes(running: Running) -> None:
    """Fault: same person spectates the own game → one identity, one view."""
    async with running.browser() as ana:
        table = await ana.play()
        first = await ana.tab(table, "t1")
        hand = (await first.turn())["view"]["hand"]
        second = await ana.tab(table, "t2")
        assert (await second.until("snapshot"))["view"]["hand"] == hand
        assert second.position["view"]["seat"] == 0


async def test_a_restart_in_mid_trick_goes_on_where_it_was(settings: Settings) -> None:
    """Fault: restart kills all games; desync after restart; clock stale after restart → whoever
    is on turn gets time back."""
    async with AsyncExitStack() as stack:
        async with serving(settings) as running:
            ana = await stack.enter_async_context(Browser(running.base))
            bea = await stack.enter_async_context(Browser(running.base))
            table, tabs = await duel(ana, bea)
            first, second = tabs if tabs[0].may_play else tabs[::-1]
            await first.play()
            before = await second.turn()
        async with serving(settings) as running:
            for browser in (ana, bea):
                browser.move_to(running.base)
            back = [await browser.tab(table, "t1") for browser in (ana, bea)]
            seat = before["view"]["seat"]
            snapshot = await back[seat].until("snapshot")
            assert without_clock(snapshot) == without_clock(before)
            left = snapshot["clock"]["seats"][str(seat)] - running.hub.now()
            assert 55_000 < left <= 60_000 + 1_500  # the rest of the trick before the turn
            assert (await back[seat].play())["type"] == "ok"


async def test_stopping_says_so_and_takes_less_than_five_seconds(settings: Settings) -> None:
    """Fault: shutdown hangs while sockets are open → SIGTERM ends with a "restarting" code."""
    loop = asyncio.get_running_loop()
    async with serving(settings) as running, Browser(running.base) as ana:
        table = await ana.play()
        tabs = [await ana.tab(table, f"t{number}") for number in range(1)]
        tabs += [await ana.tab() for _ in range(50)]
        began = loop.time()
        running.server.leave()
        for tab in tabs:
            await tab.until("restarting")
            assert await tab.closed() == Closing.RESTARTING
        await eventually(lambda: running.server.should_exit)
    assert loop.time() - began < 5
    assert not running.hub.connections


async def test_two_who_press_at_once_share_a_table_and_a_double_press_is_one(
    running: Running,
) -> None:
    """Fault: double click → one effect; matchmaking pairs each person once."""
    async with running.browser() as ana, running.browser() as bea:
        tables = await asyncio.gather(
            *[person.play(company="people") for person in (ana, bea, ana, bea)]
        )
        assert len(set(tables)) == 1
        alone = await asyncio.gather(*[ana.play() for _ in range(3)])
        assert len(set(alone)) == 1
        assert alone[0] != tables[0]
        lobby = (await ana.http.get("/api/lobby")).json()
        assert [(card["table"], card["seated"]) for card in lobby["waiting"]] == [(tables[0], 2)]


async def test_reading_a_page_or_a_table_does_nothing(running: Running) -> None:
    """Fault: "find match" puts you in a running game → loading a page never performs an action."""
    async with running.browser() as ana, running.browser() as bea:
        table = await ana.play(company="people")
        card = (await bea.http.get(f"/api/tables/{table}")).json()
        await bea.http.get(f"/mesa/{table}")
        assert (await bea.http.get(f"/api/tables/{table}")).json() == card
        assert (card["status"], card["seated"]) == ("waiting", 1)


async def test_an_empty_table_leaves_the_lobby(running: Running) -> None:
    """Fault: ghost games in the lobby → gone within a bounded time."""
    async with running.browser() as ana:
        table = await ana.play(company="people")
        tab = await ana.tab(table, "t1")
        await tab.until("presence")
        assert (await ana.http.get("/api/lobby")).json()["waiting"]
        await tab.send("leave")
        await eventually(lambda: not any(c.free for c in running.hub.tables.cards() if c.seated))
        lobby = (await ana.http.get("/api/lobby")).json()
        assert all(card["seated"] == 0 for card in lobby["waiting"])


async def test_joining_while_it_closes_is_a_clean_answer(running: Running) -> None:
    """Fault: join racing with disposal → either a live room or a clean refusal."""
    async with running.browser() as ana, running.browser() as bea:
        table = await ana.open(bots=False)
        host = await ana.tab(table, "t1")
        await host.until("presence")

        async def join() -> str:
            tab = await bea.tab(table)
            kind: str = (await tab.until("presence", "fault"))["type"]
            await tab.close()
            return kind

        joins = [asyncio.create_task(join()) for _ in range(5)]
        await host.send("leave")
        assert set(await asyncio.gather(*joins)) <= {"presence", "fault"}


@pytest.mark.parametrize("persons", [40])
async def test_all_come_back_at_once(settings: Settings, persons: int) -> None:
    """Fault: reconnect storms → nothing quadratic; everybody gets a snapshot."""
    async with serving(replace(settings, limits="off")) as running:
        browsers = [await Browser(running.base).__aenter__() for _ in range(persons)]
        tables = [await browser.play("mano_a_mano") for browser in browsers]

        async def come(browser: Browser, table: str) -> Tab:
            tab = await browser.tab(table, "t1")
            await tab.until("snapshot")
            return tab

        for _ in range(2):
            tabs = await asyncio.gather(*map(come, browsers, tables))
            assert all(tab.position["view"]["seat"] == 0 for tab in tabs)
            await asyncio.gather(*[tab.close() for tab in tabs])
        for browser in browsers:
            await browser.__aexit__(None, None, None)
