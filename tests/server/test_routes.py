"""Fault: debug door → the list of routes and verbs in production is an allow-list under test."""

from pathlib import Path

from litestar.routes import HTTPRoute

from tapete.server import app
from tapete.server.config import Settings
from tapete.server.hub import Hub

ALLOWED = {
    "/": "GET",
    "/acerca": "GET",
    "/ajustes": "GET",
    "/historia": "GET",
    "/mesa/{table:str}": "GET",
    "/nueva": "GET",
    "/partida/{record:str}": "GET",
    "/reglas": "GET",
    "/reglas/{game:str}": "GET",
    "/assets/{file_path:path}": "GET HEAD",
    "/api/games": "GET",
    "/api/history": "GET",
    "/api/lobby": "GET",
    "/api/me": "GET PUT",
    "/api/play": "POST",
    "/api/records/{record:str}": "GET",
    "/api/replays/{record:str}": "GET",
    "/api/tables": "POST",
    "/api/tables/{table:str}": "GET",
    "/health": "GET",
    "/metrics": "GET",
    "/schema": "GET",
    "/schema/openapi.json": "GET",
    "/schema/{path:str}": "GET",  # says 404
    "/socket": "WEBSOCKET",
}


def test_there_are_no_other_routes_and_verbs(settings: Settings, tmp_path: Path) -> None:
    hub = Hub(settings)
    found = {
        route.path: " ".join(sorted(set(route.methods) - {"OPTIONS"}))
        if isinstance(route, HTTPRoute)
        else "WEBSOCKET"
        for route in app.create(hub, tmp_path / "static").routes
    }
    hub.storage.close()
    assert found == ALLOWED
