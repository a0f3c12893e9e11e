"""What browsers complain about while a test runs: nothing may be, unless the test says so."""

import re

from playwright.sync_api import BrowserContext, ConsoleMessage, WebError

LOST_LINE = r"WebSocket connection to|Failed to load resource: net::"
"""What Chromium itself says about a server that is not there."""
MISSING = r"Failed to load resource: the server responded with a status of 404"
"""What Chromium itself says about an address with nothing behind it."""


class Watch:
    """Errors of the console, violations of the Content-Security-Policy, and uncaught faults."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._allowed: list[str] = []

    def follow(self, context: BrowserContext) -> None:
        """Hear every page of a context, whenever it is opened."""
        context.on("console", self._console)
        context.on("weberror", self._fault)

    def allow(self, pattern: str) -> None:
        """Let a test cause what it is about, such as a line that breaks."""
        self._allowed.append(pattern)

    @property
    def complaints(self) -> list[str]:
        """Return what nobody has allowed."""
        return [
            text for text in self.heard if not any(re.search(one, text) for one in self._allowed)
        ]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" or "Content Security Policy" in message.text:
            self.heard.append(f"{message.page.url if message.page else '?'}: {message.text}")

    def _fault(self, fault: WebError) -> None:
        self.heard.append(f"uncaught: {fault.error}")
