"""Run a server until it is told to stop; the signals are ours, not uvicorn's.

At SIGTERM or SIGINT every page is told ``restarting`` first; then the sockets are closed with 1012,
tables and storage end in order. A second signal skips the farewell.
"""

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Iterator
from typing import Final

import structlog
import uvicorn
from litestar import Litestar

from tapete import __version__
from tapete.server import app, logs
from tapete.server.config import Settings
from tapete.server.hub import Hub
from tapete.server.limits import MESSAGE_BYTES
from tapete.server.transport import Sockets
from tapete.storage import StorageError

PING_SECONDS: Final = 20.0
"""Browsers answer these pings themselves, also in a tab that sleeps."""
GRACE_SECONDS: Final = 2
"""How long uvicorn waits for connections to end."""
SWITCH_SECONDS: Final = 0.0005
"""After this the thread that writes gives way to the tables; Python's own is ten times as long."""
BACKLOG: Final = 4096
"""Connections that may wait at once: all pages come back together after a restart."""

log = structlog.get_logger("tapete.server")


class Server(uvicorn.Server):
    """uvicorn's server, stopped by us."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub
        self._leaving: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Listen to signals as long as the server runs."""
        loop = asyncio.get_running_loop()
        signals = (signal.SIGTERM, signal.SIGINT)
        try:
            for number in signals:
                loop.add_signal_handler(number, self.leave)
        except (NotImplementedError, RuntimeError):  # Windows, or not the main thread
            with super().capture_signals():
                yield
            return
        try:
            yield
        finally:
            for number in signals:
                loop.remove_signal_handler(number)

    def leave(self) -> None:
        """Begin to stop; the second time without a farewell."""
        if self._leaving is None:
            self._leaving = asyncio.get_running_loop().create_task(self._leave())
        else:
            self.should_exit = self.force_exit = True

    async def _leave(self) -> None:
        log.info("stopping", sockets=len(self.hub.connections))
        await self.hub.say_farewell()
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, and say where."""
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            log.info("listening", url=f"http://{_host(host)}:{port}", version=__version__)


def _host(address: str) -> str:
    return f"[{address}]" if ":" in address else address


def serve(settings: Settings) -> None:
    """Serve until told to stop. Raises: SystemExit with a sentence when it cannot start."""
    logs.configure(settings.log_level, settings.log_format)
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        hub = Hub(settings)
    except (OSError, ValueError, StorageError) as error:
        raise SystemExit(f"Tapete cannot start: {error}") from None
    server = Server(config(settings, app.create(hub)), hub)
    server.run()


def config(settings: Settings, application: Litestar) -> uvicorn.Config:
    """Return how uvicorn is to serve an application."""
    return uvicorn.Config(
        application,
        host=settings.host,
        port=settings.port,
        ws=Sockets,
        ws_max_size=MESSAGE_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        # Frames are small, and a compressor for each connection would be most of its memory.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
