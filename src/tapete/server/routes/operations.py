"""For those who run the server: whether it works, and its figures."""

import asyncio
from typing import Final

from litestar import Response, get
from litestar.di import NamedDependency

from tapete import __version__
from tapete.server.http_types import Health
from tapete.server.hub import Hub
from tapete.storage import StorageError

PATIENCE_SECONDS: Final = 2.0
PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/health")
async def health(hub: NamedDependency[Hub]) -> Response[Health]:
    """Return whether a transaction gets through; 503 when not, or when the server stops."""
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await hub.storage.check()
    except (StorageError, TimeoutError):
        return _health(Health(status="failing", version=__version__), 503)
    if hub.stopping:
        return _health(Health(status="stopping", version=__version__), 503)
    return _health(Health(status="ok", version=__version__), 200)


def _health(health: Health, status: int) -> Response[Health]:
    return Response(health, status_code=status, headers={"cache-control": "no-store"})


@get("/metrics", include_in_schema=False)
async def metrics(hub: NamedDependency[Hub]) -> Response[bytes]:
    """Return the figures as Prometheus reads them."""
    return Response(hub.metrics.text(), headers={"content-type": PROMETHEUS})
