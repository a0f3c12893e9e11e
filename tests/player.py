"""A person with a browser, as far as the network is concerned: HTTP with a cookie, and a socket."""

import asyncio
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tapete.server.protocol import PROTOCOL

Message = dict[str, Any]
PATIENCE = 10.0
"""Seconds after which a message that does not come fails the test."""


async def eventually(condition: Callable[[], bool]) -> None:
    """Return once a condition holds that no message tells of. Raises: AssertionError."""
    for _ in range(int(PATIENCE * 100)):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never happened")


class Browser:
    """One person: the cookie, requests, and any number of tabs."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE)
        self.sockets: list[ClientConnection] = []

    async def __aenter__(self) -> Self:
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        for socket in self.sockets:
            await socket.close()
        await self.http.aclose()

    def move_to(self, base: str) -> None:
        """Go on with the same cookie at another address, where the server is now."""
        self.base = base
        self.http.base_url = httpx.URL(base)

    @property
    def cookie(self) -> str:
        """Return what the browser sends as `Cookie`."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def post(self, path: str, body: Message) -> Message:
        """Return the answer to a request that has to succeed."""
        response = await self.http.post(path, json=body)
        response.raise_for_status()
        answer: Message = response.json()
        return answer

    async def play(
        self,
        variant: str = "guinote",
        company: str = "bots",
        *,
        game: str = "guinote",
        seats: int | None = None,
    ) -> str:
        """Return the table that "Jugar ya" leads to."""
        wish = {"game": game, "variant": variant, "with": company, "seats": seats}
        table: str = (await self.post("/api/play", wish))["table"]
        return table

    async def open(
        self,
        variant: str = "guinote",
        *,
        bots: bool = True,
        game: str = "guinote",
        seats: int | None = None,
        **options: Any,
    ) -> str:
        """Return a new private table."""
        wish = {"game": game, "variant": variant, "options": options, "bots": bots, "seats": seats}
        table: str = (await self.post("/api/tables", wish))["table"]
        return table

    async def tab(self, table: str | None = None, name: str = "") -> "Tab":
        """Return a new tab that has said hello, and joined where a table is named."""
        tab = Tab(await self.socket(), name)
        await tab.send("hello", protocol=PROTOCOL)
        await tab.until("welcome")
        if table is not None:
            await tab.send("join", table=table, tab=name)
        return tab

    async def socket(self, **headers: str) -> ClientConnection:
        """Return a bare socket with the person's cookie."""
        address = self.base.replace("http", "ws", 1) + "/socket"
        sent = {"Cookie": self.cookie, "Origin": self.base, **headers}
        self.sockets.append(await connect(address, additional_headers=sent, compression=None))
        return self.sockets[-1]


class Tab:
    """One socket, and what it was told last."""

    def __init__(self, socket: ClientConnection, name: str = "") -> None:
        self.socket = socket
        self.name = name
        self.position: Message = {}
        self.presence: Message = {}
        self.frames: list[str] = []
        self._acts = 0

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def receive(self) -> Message:
        """Return the next message. Raises: ConnectionClosed, TimeoutError."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: Message = json.loads(text)
        if message["type"] in ("snapshot", "events"):
            self.position = message
        elif message["type"] == "presence":
            self.presence = message
        return message

    async def until(self, *kinds: str, where: Callable[[Message], bool] | None = None) -> Message:
        """Return the next message of one of these kinds that fits, passing over the others."""
        while True:
            message = await self.receive()
            if message["type"] in kinds and (where is None or where(message)):
                return message

    async def closed(self) -> int | None:
        """Return the code with which the server closes, passing over what still comes."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def close(self) -> None:
        """Close the tab."""
        await self.socket.close()

    @property
    def may_play(self) -> bool:
        """Return whether it is this seat's turn."""
        view = self.position.get("view", {})
        return view.get("seat") is not None and view.get("turn") == view.get("seat")

    async def turn(self) -> Message:
        """Return the first position in which it is this seat's turn."""
        while not self.may_play:
            await self.receive()
        return self.position

    async def act(self, move: str, *, name: str = "", version: int | None = None) -> str:
        """Send a move on the position known; return its id."""
        self._acts += 1
        act = name or f"{self.name}-{self._acts}"
        known = self.position["version"] if version is None else version
        await self.send("act", id=act, version=known, move=move)
        return act

    async def play(self, card: str | None = None) -> Message:
        """Play a card, the first that may be played; return the answer, once the table shows it."""
        position = await self.turn()
        act = await self.act(f"play {card or position['legal']['play'][0]}")
        answer = await self.until("ok", "stale", "illegal", where=lambda m: m["id"] == act)
        while answer["type"] == "ok" and self.position["version"] < answer["version"]:
            await self.receive()
        return answer
