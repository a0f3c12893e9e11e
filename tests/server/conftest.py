"""A whole server in the test's own event loop, on a free port of this machine."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tapete.server import app, run
from tapete.server.config import Settings
from tapete.server.hub import Hub
from tests.player import Browser


@dataclass
class Running:
    """A server that runs, with its inside."""

    hub: Hub
    server: run.Server
    base: str

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[Browser]:
        """A new person."""
        async with Browser(self.base) as browser:
            yield browser


Serve = Callable[..., Any]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(
        port=0,
        database_url=f"sqlite:///{tmp_path / 'tapete.sqlite3'}",
        secret_file=tmp_path / "secret.key",
        pace=100,
    )


@asynccontextmanager
async def serving(settings: Settings, static: Path | None = None) -> AsyncIterator[Running]:
    """Run a server as `tapete serve` does."""
    hub = Hub(settings)
    config = run.config(settings, app.create(hub, static) if static else app.create(hub))
    server = run.Server(config, hub)
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            assert not task.done(), task.exception()
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield Running(hub, server, f"http://127.0.0.1:{port}")
    finally:
        server.leave()
        await task


@pytest.fixture
async def running(settings: Settings) -> AsyncIterator[Running]:
    async with serving(settings) as running:
        yield running
