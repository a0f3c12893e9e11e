"""Every error of the HTTP interface as an `HttpFault`, and what is logged about it."""

from collections.abc import Callable
from typing import Any, Final

import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException

from tapete.core.options import OptionError
from tapete.server.http_types import HttpFault
from tapete.server.hub import Hub
from tapete.server.routes import pages
from tapete.storage import StorageError
from tapete.tables.messages import Refused

log = structlog.get_logger("tapete.server")
_CODES: Final = {
    400: "malformed",
    403: "foreign",
    404: "gone",
    405: "method",
    413: "too-long",
    429: "rate",
}


def _answer(
    status: int,
    error: str,
    detail: str,
    retry_after: int | None = None,
    headers: dict[str, str] | None = None,
) -> Response[HttpFault]:
    fault = HttpFault(error=error, detail=detail, retry_after=retry_after)
    wait = {} if retry_after is None else {"retry-after": str(retry_after)}
    return Response(
        fault,
        status_code=status,
        media_type=MediaType.JSON,
        headers={**(headers or {}), **wait, "cache-control": "no-store"},
    )


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    page = _lost(request) if error.status_code == 404 else None
    if page is not None:
        headers = {"cache-control": "no-store"}
        return Response(page, status_code=404, media_type=MediaType.HTML, headers=headers)
    code = _CODES.get(error.status_code, "error")
    headers = dict(error.headers or {})
    reset = headers.get("RateLimit-Reset")
    wait = max(1, int(reset)) if error.status_code == 429 and reset else None
    if error.status_code >= 500:
        return _unexpected(request, error)
    return _answer(error.status_code, code, error.detail, wait, headers)


def _lost(request: Request[Any, Any, Any]) -> str | None:
    """Return the page for a person who has followed a wrong link; programs get a fault."""
    read = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if not read or request.url.path.startswith(("/api/", "/assets/")):
        return None
    return pages.lost(request.app.state.static)


def _option(request: Request[Any, Any, Any], error: OptionError) -> Response[HttpFault]:
    return _answer(400, "invalid", str(error))


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[HttpFault]:
    status = {"gone": 404, "rate": 429}.get(error.code, 409)
    return _answer(status, error.code, error.detail, error.retry_after or None)


def _unavailable(request: Request[Any, Any, Any], error: StorageError) -> Response[HttpFault]:
    log.error("storage failed", path=request.url.path, exc_info=error)
    return _answer(503, "unavailable", "the storage does not answer", 2)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[HttpFault]:
    hub: Hub = request.app.state.hub
    hub.metrics.errors.inc()
    log.error("request failed", path=request.url.path, method=request.method, exc_info=error)
    return _answer(500, "error", "an error of the server, which is in its log")


HANDLERS: Final[dict[int | type[Exception], Callable[..., Response[Any]]]] = {
    HTTPException: _http,
    OptionError: _option,
    Refused: _refused,
    StorageError: _unavailable,
    Exception: _unexpected,
}
