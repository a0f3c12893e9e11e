"""From which pages requests that change something, and sockets, may come."""

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler

_SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def allowed(connection: ASGIConnection[Any, Any, Any, Any], origins: Collection[str]) -> bool:
    """Return whether the page that asks is one of ours.

    Without settings it has to come from the host that is asked. A program that is no browser names
    no page; it has no cookie that it could be tricked into sending.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origins:
        return origin in origins
    return urlsplit(origin).netloc == connection.headers.get("host")


def guard(origins: Collection[str]) -> Any:
    """Return the guard that refuses what changes something when a foreign page asks for it."""

    def check(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        if connection.scope.get("method") not in _SAFE and not allowed(connection, origins):
            raise PermissionDeniedException("a foreign page asks")

    return check
