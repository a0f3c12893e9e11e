"""From which pages requests that change something, and sockets, may come."""

from collections.abc import Collection
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

_SAFE: Final = {"GET", "HEAD", "OPTIONS"}


def header(scope: Scope, name: bytes) -> str | None:
    """Return a header. Litestar would keep all of them for as long as a connection lives."""
    for found, value in scope["headers"]:
        if found == name:
            return value.decode("latin-1")
    return None


def allowed(scope: Scope, origins: Collection[str]) -> bool:
    """Return whether the page that asks is one of ours.

    Without settings it has to come from the host that is asked. A program that is no browser names
    no page; it has no cookie that it could be tricked into sending.
    """
    origin = header(scope, b"origin")
    if origin is None:
        return True
    if origins:
        return origin in origins
    return urlsplit(origin).netloc == header(scope, b"host")


def guard(origins: Collection[str]) -> Any:
    """Return the guard that refuses what changes something when a foreign page asks for it."""

    def check(connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler) -> None:
        if connection.scope.get("method") not in _SAFE and not allowed(connection.scope, origins):
            raise PermissionDeniedException("a foreign page asks")

    return check
