"""A bad line: what stands between one tab and the server."""

import json
import re
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

Message = dict[str, Any]
SOCKET: Final = re.compile("/socket$")


def everything(_: Message) -> bool:
    """Let every message pass."""
    return True


class Relay:
    """Passes messages on, or swallows them; a page is routed before it opens its socket."""

    def __init__(self, page: Page) -> None:
        self.up: Callable[[Message], bool] = everything
        """Whether a message may pass to the server."""
        self.down: Callable[[Message], bool] = everything
        """Whether a message may pass to the page."""
        self.asked: list[Message] = []
        """What the page has said, also what was swallowed."""
        self.connections = 0
        self._swallowed: list[str] = []
        self._dead = 0
        self._page: WebSocketRoute | None = None
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        self.connections += 1
        self._page = page
        here = self.connections
        server = page.connect_to_server()

        def upwards(text: str | bytes) -> None:
            self.asked.append(json.loads(text))
            if here != self._dead and self.up(self.asked[-1]):
                server.send(text)

        def downwards(text: str | bytes) -> None:
            if here == self._dead:
                return
            if self.down(json.loads(text)):
                page.send(text)
            else:
                self._swallowed.append(str(text))

        page.on_message(upwards)
        server.on_message(downwards)

    @property
    def acts(self) -> list[Message]:
        """Return the moves that the page has made, also those that were swallowed."""
        return [message for message in self.asked if message["type"] == "act"]

    def release(self) -> None:
        """Pass on what was swallowed on its way down, and everything from now on."""
        self.down = everything
        assert self._page is not None
        for text in self._swallowed:
            self._page.send(text)
        self._swallowed.clear()

    def dies(self) -> None:
        """Let nothing through on the present connection, which stays open; the next one is good."""
        self._dead = self.connections

    def cut(self) -> None:
        """Break the line, without a word."""
        assert self._page is not None
        self._page.close(code=3000)


def once(swallow: Callable[[Message], bool]) -> Callable[[Message], bool]:
    """Return a passage that swallows the first message that fits, and no other."""
    done = False

    def passes(message: Message) -> bool:
        nonlocal done
        if done or not swallow(message):
            return True
        done = True
        return False

    return passes
