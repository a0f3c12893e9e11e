"""People come to the product, each with a browser profile of their own."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext

from tests.e2e.player import Player
from tests.e2e.serving import Served
from tests.e2e.sizes import DESKTOP, Size
from tests.e2e.watching import Watch

PATIENCE: Final = 20_000
"""Milliseconds after which a condition that does not come fails the test."""
NAMES: Final = ("Ana", "Jesús", "Carlos", "Isabel")
_SETTLE: Final = """([key, text]) => {
  try { if (!localStorage.getItem(key)) localStorage.setItem(key, text); } catch { /* no page */ }
}"""


class People:
    """Everybody who has come in one test."""

    def __init__(self, browser: Browser, server: Served, watch: Watch) -> None:
        self.server = server
        self._browser = browser
        self._watch = watch
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        name: str = "",
        size: Size = DESKTOP,
        *,
        settings: Mapping[str, Any] | None = None,
        **look: Any,
    ) -> Player:
        """Return somebody new with one empty tab; `settings` are what the settings page keeps."""
        context = self._browser.new_context(
            base_url=self.server.base,
            viewport={"width": size.width, "height": size.height},
            is_mobile=size.phone,
            has_touch=size.phone,
            **{"locale": "es-ES", "timezone_id": "Europe/Madrid", **look},
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        self._watch.follow(context)
        if settings is not None:
            kept = json.dumps(["tapete-settings", json.dumps(dict(settings))])
            context.add_init_script(f"({_SETTLE})({kept})")
        player = Player(context, context.new_page())
        if name:
            player.is_called(name)
        return player

    def table(
        self,
        *names: str,
        size: Size = DESKTOP,
        settings: Mapping[str, Any] | None = None,
        variant: str = "guinote",
        **options: Any,
    ) -> list[Player]:
        """Return people at a private table that has begun, in seat order; bots have the rest."""
        host, *others = [self.come(name, size, settings=settings) for name in names]
        table = host.opens(bots=True, variant=variant, **options)
        host.goes_to(table)
        for seat, other in enumerate(others, start=1):
            other.goes_to(table)
            other.button(f"Sentarme en el sitio {seat + 1}").click()
        host.button("Empezar").click()
        for player in [host, *others]:
            player.is_dealt_cards()
        return [host, *others]

    def at(self, moves: Sequence[str], *names: str, **how: Any) -> list[Player]:
        """Return people at a private table at which these moves have been made, in seat order."""
        players = self.table(*names, **how)
        self.move({players[0]: moves}, players)
        return players

    def move(self, tables: Mapping[Player, Sequence[str]], everybody: Sequence[Player]) -> None:
        """Have the matches at some people's tables begin with these moves, and everybody there."""
        links = {player: player.table for player in everybody}
        for player in everybody:
            player.page.goto("about:blank")
        self.server.kill()
        for player, moves in tables.items():
            self.server.put(links[player], moves)
        self.server.start()
        for player, table in links.items():
            player.goes_to(table)
            player.sits_at_the_table()

    def leave(self) -> None:
        """Close every browser."""
        for context in self._contexts:
            context.close()
