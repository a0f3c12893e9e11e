"""The application: routes, and what stands before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.stores.memory import MemoryStore

from tapete import __version__
from tapete.server import faults, headers, origin
from tapete.server.hub import Hub
from tapete.server.identity import Identity
from tapete.server.limits import BODY_BYTES, address_of
from tapete.server.routes import api, operations, pages
from tapete.server.sockets import socket_route

_COMPRESS_FROM: Final = 2_000
_STORES: Final = ("requests", "openings")


def create(hub: Hub, static: Path = pages.STATIC) -> Litestar:
    """Return the application of a hub, which it starts and stops."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    def provide_hub() -> Hub:
        return hub

    stores = {name: MemoryStore() for name in _STORES}
    hub.forget = [store.delete_expired for store in stores.values()]
    return Litestar(
        route_handlers=[
            _interface(hub),
            _pages(hub, static),
            pages.assets(static),
            *pages.files(static),
            operations.health,
            operations.metrics,
            socket_route,
        ],
        dependencies={"hub": Provide(provide_hub, sync_to_thread=False)},
        exception_handlers=faults.HANDLERS,
        before_send=[headers.put],
        compression_config=CompressionConfig("gzip", minimum_size=_COMPRESS_FROM),
        request_max_body_size=BODY_BYTES,
        openapi_config=_openapi(),
        stores=dict(stores),
        state=State({"hub": hub, "static": static}),
        lifespan=[lifespan],
        logging_config=None,
    )


def _interface(hub: Hub) -> Router:
    return Router(
        "/api",
        route_handlers=list(api.ROUTES),
        dependencies={"person": Provide(api.person_of)},
        guards=[origin.guard(hub.settings.origins)],
        middleware=[*_rates(hub), Identity(hub.signer, renew=False)],
    )


def _pages(hub: Hub, static: Path) -> Router:
    return Router(
        "/",
        route_handlers=[pages.page_route(static)],
        middleware=[Identity(hub.signer, renew=True)],
    )


def _rates(hub: Hub) -> list[Any]:
    if hub.settings.limits == "off":
        return []
    limits = hub.limits
    everything = RateLimitConfig(
        ("minute", limits.requests_a_minute),
        identifier_for_request=address_of,
        store="requests",
    )
    openings = RateLimitConfig(
        ("minute", limits.tables_a_minute),
        identifier_for_request=address_of,
        check_throttle_handler=_opens,
        store="openings",
    )
    return [everything.middleware, openings.middleware]


def _opens(request: Request[Any, Any, Any]) -> bool:
    return request.method == "POST"


def _openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Tapete",
        version=__version__,
        path="/schema",
        use_handler_docstrings=True,
        render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
    )
