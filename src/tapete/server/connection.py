"""One socket: what comes in goes to its table, what the table says waits in a bounded outbox.

Nobody waits for a connection. `send` only puts a frame into the outbox; one task of the connection
writes. Who does not read for too long is cut.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from tapete.server.limits import OUTBOX
from tapete.server.outgoing import Speaker, frame
from tapete.server.protocol import Closing, Fault, ServerMessage
from tapete.tables import broadcast
from tapete.tables.broadcast import Out
from tapete.tables.people import Person

FLUSH_SECONDS: Final = 1.0
"""How long the last frames and the closing code may take."""


async def _nowhere(_: object) -> None:
    """Send nothing: there is nobody any more."""


class Connection:
    """A member of its table, and the outbox of its socket."""

    __slots__ = (
        "_close",
        "_closing",
        "_cut",
        "_outbox",
        "_over",
        "_send",
        "_sending",
        "_wake",
        "muted",
        "noted",
        "person",
        "speaker",
        "tab",
    )

    def __init__(
        self,
        person: Person,
        send: Callable[[str], Awaitable[None]],
        close: Callable[[int], Awaitable[None]],
        cut: Callable[[], None],
    ) -> None:
        """`send` writes one frame, `close` the closing code; `cut` gives up what is not read."""
        self.person = person
        self.tab = ""
        self.muted = False
        self.speaker: Speaker | None = None
        """Of the game at whose table this is."""
        self.noted: Callable[[Out], None] | None = None
        """Told of every answer, for the metrics."""
        self._send: Callable[[str], Awaitable[None]] = send
        self._close: Callable[[int], Awaitable[None]] = close
        self._cut: Callable[[], None] | None = cut
        self._over = False
        self._outbox: list[str] = []
        self._sending = 0
        self._wake: asyncio.Future[None] | None = None
        self._closing: Closing | None = None

    @property
    def closing(self) -> Closing | None:
        """The code with which it ends, once that is decided."""
        return self._closing

    @property
    def waiting(self) -> bool:
        """Whether something is still to be written."""
        return bool(self._outbox or self._sending)

    def send(self, out: Out) -> None:
        """Take what the table says."""
        if self._over or self._closing is not None or self.speaker is None:
            return
        if self.muted and isinstance(out, broadcast.Said):
            return
        if self.noted is not None:
            self.noted(out)
        self._put(self.speaker.frame(out))
        if isinstance(out, broadcast.Moved):
            self.close(Closing.MOVED_ELSEWHERE)
        elif isinstance(out, broadcast.Fault) and out.code == "gone":
            self.close(Closing.GONE)

    def say(self, message: ServerMessage) -> None:
        """Take what the server itself says."""
        if not self._over and self._closing is None:
            self._put(frame(message))

    def fail(self, fault: Fault, closing: Closing) -> None:
        """Say why, and close."""
        self.say(fault)
        self.close(closing)

    def close(self, closing: Closing) -> None:
        """End with a code, after what waits in the outbox."""
        if self._closing is None:
            self._closing = closing
            self._ring()

    def end(self) -> None:
        """Take nothing more: the socket is gone."""
        self._over = True
        self._outbox.clear()
        self._send = self._close = _nowhere
        self._cut = self._wake = self.noted = None

    def _put(self, text: str) -> None:
        if len(self._outbox) + self._sending >= OUTBOX:
            self._outbox.clear()
            self.close(Closing.SLOW)
            if self._cut is not None:
                self._cut()
            return
        self._outbox.append(text)
        self._ring()

    def _ring(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def write(self) -> None:
        """Write what is put into the outbox, and the closing code after the last of it."""
        while True:
            while self._outbox:
                frames, self._outbox = self._outbox, []
                self._sending = len(frames)
                for text in frames:
                    await self._send(text)
                    self._sending -= 1
            if self._closing is not None:
                await self._close(self._closing)
                return
            # Not an Event: most connections wait most of the time, and this one costs nothing then.
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
            self._wake = None
