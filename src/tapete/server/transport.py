"""uvicorn's WebSocket protocol, lighter, and without patience for peers that do not read.

A connection that waits for its turn costs memory and nothing else, so what was needed only to open
it is dropped, a third of the whole.
"""

import asyncio
from contextlib import suppress
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from tapete.tables.clocks import SystemClock

ARRIVED: Final = "arrived"
"""Key under which a message of a socket has the moment at which it came."""
_CLOCK: Final = SystemClock()


class Inbox:
    """What `asyncio.Queue` does for one reader, without its four empty deques."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Put a message at the end, with the moment at which it came: whoever reads it may be
        late, but a card is on the table when it reaches the server."""
        message[ARRIVED] = _CLOCK.now()
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Return whether nothing is waiting."""
        return not self._messages

    async def get(self) -> Any:
        """Return the first message, once there is one."""
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.pop(0)


class Sockets(WebSocketsSansIOProtocol):
    """What a peer that no longer reads has not taken is not waited for."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue = Inbox()  # type: ignore[assignment]  # all that uvicorn asks of it

    def handle_connect(self, event: Request) -> None:
        """Begin to serve a connection."""
        super().handle_connect(event)
        del self.request

    def start_keepalive(self) -> None:
        """Begin to send pings; the connection is accepted now."""
        super().start_keepalive()
        del self.response
        self.scope["headers"].clear()  # type: ignore[attr-defined]  # the list made for this scope

    async def run_asgi(self) -> None:
        """Serve the connection, then end it."""
        await super().run_asgi()
        if not self.writable.is_set():
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what would keep itself alive: thousands come and go between collections."""
        super().connection_lost(exc)
        with suppress(EOFError):
            self.conn.receive_eof()
        self.conn.parser_exc = None  # its traceback holds on to all of it

    def keepalive_timeout(self) -> None:
        """End a connection whose peer does not answer pings."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()
