"""People at tables of four, as many as wished, each with a socket; they play at a human pace."""

import asyncio
import json
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tapete.server import identity
from tapete.server.protocol import PROTOCOL

SEATS: Final = 4
VERSION: Final = '"version":'
Message = dict[str, Any]


@dataclass
class Tally:
    """What happened at all tables."""

    moves: int = 0
    frames: int = 0
    refused: int = 0
    """Acts answered with anything but ok."""
    lost: int = 0
    """Connections that ended before the end."""
    delays: list[float] = field(default_factory=list)
    """Seconds from sending a move until all four seats had it."""
    counting: bool = False


class Waiting:
    """A move that is on its way to all seats."""

    __slots__ = ("began", "missing")

    def __init__(self, began: float) -> None:
        self.began = began
        self.missing = SEATS


class Seat:
    """One person with one socket."""

    def __init__(self, table: "Table", number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.socket: ClientConnection
        self._reader: asyncio.Task[None]
        self._acts = 0

    async def connect(self, base: str) -> None:
        """Open the socket and say hello."""
        self.socket = await connect(
            base.replace("http", "ws", 1) + "/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        await self.send("hello", protocol=PROTOCOL)
        await self.socket.recv()

    async def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def sit(self) -> None:
        """Join the table; whoever did not open it takes a seat."""
        await self.send("join", table=self.table.name, tab="t")
        if self.number:
            await self.send("sit", seat=self.number)

    def start(self) -> None:
        """Begin to read and to play."""
        self._reader = asyncio.create_task(self._play())

    async def end(self) -> None:
        """Close the socket and wait until everything is read."""
        await self.socket.close()
        await self._reader

    async def _play(self) -> None:
        """Read until the end, and move when it is the own turn."""
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                await self._hear(text)
        except ConnectionClosed:
            pass
        if not self.table.over:
            self.table.tally.lost += 1

    async def _hear(self, text: str) -> None:
        self.table.tally.frames += 1
        kind = text[9 : text.index('"', 9)]
        if kind in ("events", "snapshot"):
            # Most frames only need their version, which stands at the beginning.
            self.table.arrived(
                self, int(text[text.index(VERSION) + len(VERSION) :].split(",", 1)[0])
            )
            if f'"turn":{self.number},' in text:
                position = json.loads(text)
                if position["legal"]["play"]:
                    self.table.think(self, position)
        elif kind in ("stale", "illegal"):
            self.table.tally.refused += 1
        elif kind == "presence":
            await self._notice(json.loads(text))

    async def _notice(self, presence: Message) -> None:
        taken = all(chair["kind"] == "person" for chair in presence["chairs"])
        if self.number == 0 and presence["status"] == "waiting" and taken:
            await self.send("start")
        if presence["rematch"] and self.number not in presence["rematch_yes"]:
            await self.send("rematch", yes=True)

    async def act(self, position: Message, rng: Random) -> None:
        """Play any card that may be played."""
        self._acts += 1
        move = f"play {rng.choice(position['legal']['play'])}"
        self.table.sent(position["version"] + 1)
        await self.send(
            "act", id=f"{self.number}-{self._acts}", version=position["version"], move=move
        )


class Table:
    """Four people and what is on its way between them."""

    def __init__(self, cookies: list[str], tally: Tally, think: float, rng: Random) -> None:
        self.name = ""
        self.tally = tally
        self.over = False
        self.begun = asyncio.Event()
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        self._think = think
        self._rng = rng
        self._waiting: dict[int, Waiting] = {}
        self._thought = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, http: httpx.AsyncClient) -> None:
        """Open a private table."""
        wish = {"game": "guinote", "variant": "guinote", "options": {"cotos": 5}}
        headers = {"cookie": self.seats[0].cookie}
        answer = await http.post("/api/tables", json=wish, headers=headers)
        answer.raise_for_status()
        self.name = answer.json()["table"]

    def think(self, seat: Seat, position: Message) -> None:
        """Let a seat move after a while, once for each version."""
        if position["version"] <= self._thought:
            return
        self._thought = position["version"]
        task = asyncio.create_task(self._move(seat, position))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _move(self, seat: Seat, position: Message) -> None:
        pause = self._rng.uniform(0.5, 1.5) * self._think
        rest = position["clock"]["rest"] / 1000 - time.time()
        await asyncio.sleep(max(pause, rest + 0.05))
        if not self.over:
            await seat.act(position, self._rng)

    def sent(self, version: int) -> None:
        """Note that a move is on its way."""
        self._waiting[version] = Waiting(time.perf_counter())

    def arrived(self, seat: Seat, version: int) -> None:
        """Note that a seat has a position."""
        waiting = self._waiting.get(version)
        if waiting is None:
            return
        waiting.missing -= 1
        if not waiting.missing:
            del self._waiting[version]
            self.tally.moves += 1
            self.begun.set()
            if self.tally.counting:
                self.tally.delays.append(time.perf_counter() - waiting.began)


def cookies(secret: bytes, number: int) -> list[str]:
    """Return the cookies of as many new people."""
    signer = identity.signer(secret)
    return [f"{identity.COOKIE}={signer.sign(identity.new()).decode()}" for _ in range(number)]
