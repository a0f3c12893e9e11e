"""The route of the sockets, and what may come when: `hello`, then `join`, then the rest."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect

from tapete.server import identity, origin
from tapete.server.connection import FLUSH_SECONDS, Connection
from tapete.server.hub import Hub
from tapete.server.limits import HELLO_SECONDS, Bucket, address_of
from tapete.server.protocol import (
    PROTOCOL,
    Act,
    ClientMessage,
    Closing,
    Fault,
    Finish,
    Hello,
    Join,
    Leave,
    Mute,
    Ping,
    PlaceBot,
    Pong,
    Ready,
    Rematch,
    Resync,
    Say,
    Sit,
    Stand,
    Start,
    Swap,
    Upgrade,
    Welcome,
)
from tapete.server.transport import ARRIVED
from tapete.storage import StorageError
from tapete.tables import broadcast, messages
from tapete.tables.broadcast import Out
from tapete.tables.table import Table

log = structlog.get_logger("tapete.server")
_DECODER: Final = msgspec.json.Decoder(ClientMessage)
_PATIENCE: Final = 100
"""Messages beyond the rate, in a row, after which a connection is closed."""
_MEASURED: Final = 8
"""Acts of one connection that are measured at a time."""


@websocket("/socket")
async def socket_route(socket: WebSocket[Any, Any, Any], hub: NamedDependency[Hub]) -> None:
    """Serve one connection from its first to its last message."""
    if not origin.allowed(socket.scope, hub.settings.origins):
        await socket.close(Closing.GONE)  # before accepting: the browser is told 403
        return
    person_id, headers = identity.of_socket(socket.scope, hub.signer)
    await socket.accept(headers=headers)
    session = Session(socket, hub, await hub.people.get(person_id))
    wait = hub.connects.take(address_of(socket))
    if wait:
        session.connection.fail(Fault(code="rate", retry_after=wait), Closing.RATE)
    hub.enter(session.connection)
    try:
        await session.run()
    except asyncio.CancelledError:
        if not hub.stopping:  # then uvicorn waits no longer, and that is as it should be
            raise
    finally:
        hub.leave(session.connection)
        session.dissolve()


class Session:
    """The life of one connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], hub: Hub, person: Any) -> None:
        self._socket = socket
        self._hub = hub
        self._life = asyncio.timeout(HELLO_SECONDS)
        self._greeted = False
        self._table: Table | None = None
        self._bucket = Bucket(hub.limits.messages)
        self._beyond = 0
        self._acted: dict[str, float] = {}
        self.connection = Connection(person, socket.send_text, socket.close, self._end)
        self.connection.noted = self._note

    def _end(self) -> None:
        self._life.reschedule(asyncio.get_running_loop().time())

    async def run(self) -> None:
        """Read until the connection ends, from whichever side; then tell the table."""
        writer = asyncio.create_task(self.connection.write())
        try:
            async with self._life:
                await self._read()
        except TimeoutError:
            self.connection.close(Closing.NO_HELLO)
        finally:
            self._part()
            await self._finish(writer)

    def dissolve(self) -> None:
        """Cut the circles in which it holds on to itself; no collector need come for it."""
        self.connection.end()
        for name in ("receive", "send"):
            delattr(self._socket, name)
        del self._socket, self._life

    async def _read(self) -> None:
        while self.connection.closing is None:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            arrived = message.get(ARRIVED)
            await self._take(
                text if isinstance(text, str) else None,
                arrived if isinstance(arrived, int) else self._hub.now(),
            )

    async def _finish(self, writer: "asyncio.Task[None]") -> None:
        if self.connection.closing is None:
            writer.cancel()  # the other side is gone
        else:
            self._hub.metrics.closings.labels(int(self.connection.closing)).inc()
        await asyncio.wait([writer], timeout=FLUSH_SECONDS)
        writer.cancel()
        self.connection.end()
        error = None if writer.cancelled() or not writer.done() else writer.exception()
        # Writing to a socket that the other side has closed is no error of ours.
        if error is not None and not isinstance(error, OSError | WebSocketDisconnect):
            log.error("writing to a socket failed", exc_info=error)

    async def _take(self, text: str | None, arrived: int) -> None:
        try:
            message = _DECODER.decode(text or b"")
        except msgspec.MsgspecError as error:
            detail = str(error) if text is not None else "not text"
            self.connection.fail(Fault(code="malformed", detail=detail), Closing.MALFORMED)
            return
        if not self._greeted:
            self._greet(message)
        elif not self._within_rate():
            return
        elif isinstance(message, Join):
            await self._join(message)
        else:
            self._route(message, arrived)

    def _within_rate(self) -> bool:
        wait = self._bucket.take()
        if not wait:
            self._beyond = 0
            return True
        self._beyond += 1
        fault = Fault(code="rate", retry_after=wait)
        if self._beyond > _PATIENCE:
            self.connection.fail(fault, Closing.RATE)
        else:
            self.connection.say(fault)
        return False

    def _greet(self, message: ClientMessage) -> None:
        if not isinstance(message, Hello):
            self.connection.close(Closing.NO_HELLO)
        elif message.protocol != PROTOCOL:
            self.connection.say(Upgrade(protocol=PROTOCOL))
            self.connection.close(Closing.UPGRADE)
        else:
            self._greeted = True
            self._life.reschedule(None)
            name = self.connection.person.name
            self.connection.say(Welcome(protocol=PROTOCOL, name=name, now=self._hub.now()))

    async def _join(self, message: Join) -> None:
        try:
            table = await self._hub.tables.find(message.table)
        except StorageError:
            self.connection.say(Fault(code="rate", detail="not-kept", retry_after=2))
            return
        if table is None:
            self.connection.fail(Fault(code="gone"), Closing.GONE)
            return
        self._part()
        self.connection.tab = message.tab
        self.connection.speaker = self._hub.speaker(table.facts.game)
        self._table = table
        table.post(messages.Join(self.connection))

    def _part(self) -> None:
        if self._table is not None:
            self._table.post(messages.Part(self.connection))
            self._table = None

    def _route(self, message: ClientMessage, arrived: int) -> None:
        member = self.connection
        match message:
            case Ping(n):
                member.say(Pong(n=n, now=self._hub.now()))
            case Mute(on):
                member.muted = on
            case Hello():
                pass  # said twice: nothing changes
            case _ if self._table is None:
                member.say(Fault(code="refused", detail="not-joined"))
            case Act(id_, version, move):
                if len(self._acted) < _MEASURED:
                    self._acted.setdefault(id_, time.perf_counter())
                self._table.post(messages.Act(member, id_, version, move), arrived=arrived)
            case _:
                self._table.post(FOR_TABLE[type(message)](member, message))

    def _note(self, out: Out) -> None:
        if isinstance(out, broadcast.Ok | broadcast.Stale | broadcast.Illegal):
            began = self._acted.pop(out.id, None)
            self._hub.metrics.answered(out, began)


FOR_TABLE: Final[dict[type, Callable[[Connection, Any], messages.FromMember]]] = {
    Say: lambda member, said: messages.Say(member, said.phrase),
    Resync: lambda member, _: messages.Resync(member),
    Ready: lambda member, _: messages.Ready(member),
    Leave: lambda member, _: messages.Leave(member),
    Rematch: lambda member, answer: messages.Rematch(member, answer.yes),
    Finish: lambda member, _: messages.Finish(member),
    Sit: lambda member, wish: messages.Sit(member, wish.seat),
    Stand: lambda member, _: messages.Stand(member),
    PlaceBot: lambda member, wish: messages.PlaceBot(member, wish.seat, wish.bot),
    Swap: lambda member, wish: messages.Swap(member, wish.one, wish.other),
    Start: lambda member, _: messages.Start(member),
}
