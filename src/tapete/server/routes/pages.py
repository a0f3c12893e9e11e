"""The pages of the client: one file for every path that the client knows, and its assets."""

import asyncio
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).parents[2] / "static"
PATHS: Final = (
    "/",
    "/mesa/{table:str}",
    "/nueva",
    "/reglas",
    "/reglas/{game:str}",
    "/ajustes",
    "/historia",
    "/partida/{record:str}",
    "/acerca",
)
"""What the client's router knows; everything else is not there."""
NOT_BUILT: Final = """\
<!doctype html>
<html lang="es">
<meta charset="utf-8">
<title>Tapete</title>
<p>El servidor está en marcha, pero falta el cliente web: <code>make setup</code> lo construye.</p>
<p lang="en">The server is running, but the web client is not built: <code>make setup</code> builds
it.</p>
</html>
"""
YEAR: Final = 365 * 24 * 3600


def page_route(static: Path) -> Any:
    """Return the route of all pages."""

    @get(list(PATHS), media_type=MediaType.HTML, include_in_schema=False)
    async def page() -> Response[str]:
        """Return the page of the client."""
        try:
            text = await asyncio.to_thread((static / "index.html").read_text, encoding="utf-8")
        except FileNotFoundError:
            return Response(NOT_BUILT, status_code=503, media_type=MediaType.HTML)
        headers = {"cache-control": "no-cache"}
        return Response(text, media_type=MediaType.HTML, headers=headers)

    return page


def lost(static: Path) -> str | None:
    """Return the page of the client for an address where nothing is; it says so itself."""
    try:
        return (static / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return None


def assets(static: Path) -> Router:
    """Return the router of the built files; their names hold a digest, so they never change."""
    return create_static_files_router(
        path="/assets",
        directories=[static / "assets"],
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
    )


def files(static: Path) -> list[Any]:
    """Return one route for each other file beside the page, such as its icon."""
    return [_file(path) for path in sorted(static.glob("*.*")) if path.suffix in _KINDS]


def _file(path: Path) -> Any:
    @get(f"/{path.name}", include_in_schema=False, name=path.name)
    async def file() -> Response[bytes]:
        """Return a file beside the page."""
        content = await asyncio.to_thread(path.read_bytes)
        headers = {"cache-control": "public, max-age=3600"}
        return Response(content, media_type=_KINDS[path.suffix], headers=headers)

    return file


_KINDS: Final = {
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}
