"""One connection: what may come when, and with which code it ends."""

import asyncio
import json
from typing import get_args

import pytest
from websockets.exceptions import InvalidStatus

from tapete.server import protocol, sockets
from tapete.server.limits import Buckets
from tapete.server.protocol import PROTOCOL, Closing, Pong
from tests.player import Browser, Tab, eventually
from tests.server.conftest import Running


async def test_hello_is_answered_with_name_and_time(running: Running) -> None:
    """Fault: client clock skew → the offset comes from the server's stamps."""
    async with running.browser() as ana:
        tab = Tab(await ana.socket())
        before = running.hub.now()
        await tab.send("hello", protocol=PROTOCOL)
        welcome = await tab.receive()
        assert welcome["type"] == "welcome"
        assert welcome["name"].startswith("Invitado ")
        await tab.send("ping", n=7)
        pong = await tab.receive()
        assert (pong["type"], pong["n"]) == ("pong", 7)
        assert before <= welcome["now"] <= pong["now"] <= running.hub.now()


async def test_a_page_that_is_older_is_told_to_reload(running: Running) -> None:
    """Fault: stale service worker mixes versions → protocol version in the handshake."""
    async with running.browser() as ana:
        tab = Tab(await ana.socket())
        await tab.send("hello", protocol=PROTOCOL - 1)
        assert await tab.receive() == {"type": "upgrade", "protocol": PROTOCOL}
        assert await tab.closed() == Closing.UPGRADE


async def test_nothing_comes_before_hello(running: Running) -> None:
    async with running.browser() as ana:
        tab = Tab(await ana.socket())
        await tab.send("join", table="x")
        assert await tab.closed() == Closing.NO_HELLO
        assert tab.frames == []


async def test_who_says_nothing_is_closed(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "HELLO_SECONDS", 0.05)
    async with running.browser() as ana:
        tab = Tab(await ana.socket())
        assert await tab.closed() == Closing.NO_HELLO


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        '{"type": "nothing"}',
        '{"type": "ping"}',
        '{"type": "ping", "n": "1"}',
        '{"type": "ping", "n": 1, "more": 2}',
        '{"type": "join", "table": "' + "x" * 65 + '"}',
        b"\x00\x01",
    ],
)
async def test_what_is_no_message_is_answered_with_the_place(
    running: Running, text: str | bytes
) -> None:
    async with running.browser() as ana:
        tab = await ana.tab()
        await tab.socket.send(text)
        fault = await tab.receive()
        assert (fault["type"], fault["code"]) == ("fault", "malformed")
        assert fault["detail"]
        assert await tab.closed() == Closing.MALFORMED


async def test_a_message_beyond_16_kib_closes(running: Running) -> None:
    async with running.browser() as ana:
        tab = await ana.tab()
        await tab.send("say", phrase="x" * 17_000)
        assert await tab.closed() == Closing.TOO_LONG


async def test_a_foreign_page_gets_no_socket(running: Running) -> None:
    """Fault: a socket opened from a foreign page → the Origin is checked."""
    async with running.browser() as ana:
        with pytest.raises(InvalidStatus) as refused:
            await ana.socket(Origin="https://evil.example")
        assert refused.value.response.status_code == 403


async def test_a_socket_without_cookie_brings_one(running: Running) -> None:
    nobody = Browser(running.base)
    socket = await nobody.socket()
    assert socket.response is not None
    assert "HttpOnly" in socket.response.headers["set-cookie"]
    await socket.close()
    await nobody.http.aclose()


async def test_a_table_that_is_not_there_is_gone(running: Running) -> None:
    async with running.browser() as ana:
        tab = await ana.tab("nothing")
        assert await tab.receive() == {
            "type": "fault",
            "code": "gone",
            "detail": "",
            "retry_after": 0,
        }
        assert await tab.closed() == Closing.GONE


@pytest.mark.parametrize(
    "message",
    [
        {"type": "act", "id": "a", "version": 1, "move": "play 1o"},
        {"type": "say", "phrase": "hello"},
        {"type": "resync"},
        {"type": "leave"},
        {"type": "start"},
    ],
)
async def test_before_joining_there_is_no_table(
    running: Running, message: dict[str, object]
) -> None:
    async with running.browser() as ana:
        tab = await ana.tab()
        await tab.socket.send(json.dumps(message))
        fault = await tab.receive()
        assert (fault["code"], fault["detail"]) == ("refused", "not-joined")


async def test_too_many_messages_are_told_when_to_come_again_and_then_cut(
    running: Running,
) -> None:
    """Fault: rate limits → answers carry retry-after."""
    async with running.browser() as ana:
        tab = await ana.tab()
        for number in range(250):
            await tab.send("ping", n=number)
        fault = await tab.until("fault")
        assert (fault["code"], fault["retry_after"]) == ("rate", 1)
        assert await tab.closed() == Closing.RATE


async def test_too_many_sockets_of_one_address_are_refused(running: Running) -> None:
    """Fault: guessable room codes → joins limited in rate."""
    async with running.browser() as ana:
        running.hub.connects = Buckets((3, 0.01))
        tabs = [Tab(await ana.socket()) for _ in range(3)]
        late = Tab(await ana.socket())
        fault = await late.receive()
        assert (fault["code"], fault["retry_after"]) == ("rate", 100)
        assert await late.closed() == Closing.RATE
        for tab in tabs:
            await tab.close()


async def test_muted_phrases_do_not_arrive(running: Running) -> None:
    async with running.browser() as ana, running.browser() as bea:
        table = await ana.open()
        host, guest = await ana.tab(table), await bea.tab(table)
        await guest.until("presence")
        await host.until("presence", where=lambda m: m["spectators"] == 1)
        await host.send("say", phrase="hello")
        said = await guest.until("said")
        assert (said["seat"], said["phrase"]) == (0, "hello")
        await guest.send("mute", on=True)
        await guest.send("ping", n=1)
        await guest.until("pong")
        await host.send("say", phrase="thanks")
        await host.until("said", where=lambda m: m["phrase"] == "thanks")
        await guest.send("mute", on=False)
        await guest.send("ping", n=2)
        await guest.until("pong")
        await host.send("say", phrase="bye")
        assert (await guest.until("said"))["phrase"] == "bye"
        assert not any('"thanks"' in frame for frame in guest.frames)


async def test_connections_and_tasks_are_let_go(running: Running) -> None:
    """Fault: rooms pinned by a list of sockets; background tasks without a reference."""
    hub = running.hub
    assert len(hub.tasks) == 2  # housekeeping and collector
    async with running.browser() as ana:
        before = len(asyncio.all_tasks())
        tabs = [await ana.tab() for _ in range(20)]
        assert len(hub.connections) == 20
        for tab in tabs:
            await tab.close()
        await eventually(lambda: not hub.connections and len(asyncio.all_tasks()) <= before)
    assert len(hub.tasks) == 2


async def test_who_does_not_read_is_cut_and_holds_up_nobody(running: Running) -> None:
    """Fault: one slow member → a bounded outbox and one writer task for each connection."""
    async with running.browser() as ana, running.browser() as bea:
        table = await ana.play()
        player, slow = await ana.tab(table, "t1"), await bea.tab(table)
        await slow.until("snapshot")
        connection = next(c for c in running.hub.connections if c.tab == "")
        text = Pong(n=1, now=2)
        async with asyncio.timeout(20):
            while connection in running.hub.connections:
                for _ in range(50):
                    connection.say(text)
                await asyncio.sleep(0)
        assert connection.closing == Closing.SLOW
        assert (await player.play())["type"] == "ok"
        await slow.close()
        # Two browsers and one tab are left: nothing waits for what is not read.
        await eventually(lambda: len(running.server.server_state.connections) <= 3)


def test_every_message_of_a_client_leads_somewhere() -> None:
    own = {protocol.Hello, protocol.Join, protocol.Act, protocol.Ping, protocol.Mute}
    assert {*sockets.FOR_TABLE} | own == {*get_args(protocol.ClientMessage)}
    assert not {*sockets.FOR_TABLE} & own
