"""A person who plays on whatever happens to the server, and keeps account of it."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from tests.player import Browser, Tab

Message = dict[str, Any]
LOST = (OSError, WebSocketException, TimeoutError)


@dataclass
class Account:
    """What one person was told."""

    acknowledged: dict[str, str] = field(default_factory=dict)
    """Move by id, of every act that was answered with ok."""
    sent: dict[str, str] = field(default_factory=dict)
    """Move by id, of every act."""
    again: int = 0
    """Acts that were sent again after a break."""
    first: float = 0.0
    """Moment of the first position, or answer, since the last break."""
    moved: float = 0.0
    """Moment of the first acknowledged move since the last break."""
    granted: list[int] = field(default_factory=list)
    """Milliseconds left on the own clock at the first position after a break."""


class Person:
    """Plays at one table from one tab."""

    def __init__(
        self, browser: Browser, table: str, name: str, seed: int, *, plays: bool = True
    ) -> None:
        self.browser = browser
        self.table = table
        self.name = name
        self.account = Account()
        self.plays = plays
        self.seat: int | None = None
        self._rng = Random(seed)
        self._number = 0
        self._pending: tuple[str, int, str] | None = None

    async def play_on(self) -> None:
        """Play for ever, from connection to connection."""
        while True:
            try:
                tab = await self.browser.tab(self.table, self.name)
                await self._sit_through(tab)
            except LOST:
                self.account.first = self.account.moved = 0.0
                await asyncio.sleep(0.01)  # a client waits longer, and not always the same

    async def _sit_through(self, tab: Tab) -> None:
        if self._pending is not None:
            self.account.again += 1
            await self._send(tab)
        while True:
            message = await tab.receive()
            kind = message["type"]
            if kind in ("snapshot", "events"):
                self._position(message)
                if self._pending is None:
                    await self._think(tab, message)
            elif kind in ("ok", "stale", "illegal") and self._pending is not None:
                if message["id"] == self._pending[0]:
                    self._answered(kind)
                    if kind != "ok" or tab.position.get("version", 0) >= message["version"]:
                        await self._think(tab, tab.position)
            elif kind == "presence":
                self.seat = message["seat"]
                await self._after_match(tab, message)

    def _position(self, message: Message) -> None:
        if self.account.first:
            return
        self.account.first = time.monotonic()
        clocks = message["clock"]["seats"]
        mine = clocks.get(str(message["view"]["seat"]))
        if mine is not None:
            self.account.granted.append(mine - message["clock"]["now"])

    def _answered(self, kind: str) -> None:
        assert self._pending is not None
        id_, _, move = self._pending
        self._pending = None
        if kind == "ok":
            self.account.acknowledged[id_] = move
            self.account.moved = self.account.moved or time.monotonic()

    async def _think(self, tab: Tab, position: Message) -> None:
        legal = position["legal"]
        moves = [f"play {card}" for card in legal["play"]]
        moves += [f"sing {cante['suit']}" for cante in legal["sing"]]
        moves += ["exchange"] * legal["exchange"]
        if not moves or not self.plays:
            return
        self._number += 1
        id_ = f"{self.name}-{self._number}"
        self._pending = (id_, position["version"], self._rng.choice(moves))
        self.account.sent[id_] = self._pending[2]
        await self._send(tab)

    async def _send(self, tab: Tab) -> None:
        assert self._pending is not None
        id_, version, move = self._pending
        await tab.send("act", id=id_, version=version, move=move)

    async def _after_match(self, tab: Tab, presence: Message) -> None:
        if presence["rematch"] and presence["seat"] not in presence["rematch_yes"]:
            await tab.send("rematch", yes=True)
