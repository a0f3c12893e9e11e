"""People come to the product, each with a browser profile of their own."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext

from tapete.games.guinote import GAME
from tapete.tables.facts import line, who
from tapete.tables.people import Person
from tests.e2e.player import Player
from tests.e2e.serving import Served
from tests.e2e.sizes import DESKTOP, Size
from tests.e2e.watching import Watch

PATIENCE: Final = 20_000
"""Milliseconds after which a condition that does not come fails the test."""
BOT: Final = "vecino"
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

    def at(
        self,
        moves: Sequence[str],
        *names: str,
        size: Size = DESKTOP,
        settings: Mapping[str, Any] | None = None,
        variant: str = "guinote",
        **options: Any,
    ) -> list[Player]:
        """Return people at a private table at which these moves have been made, in seat order.

        Facts of the table (``# gone …``) may stand among the moves.
        """
        players = [self.come(name, size, settings=settings) for name in names]
        rows = begun([player.person for player in players], variant, options)
        table = self.server.lay([*rows, *moves])
        for player in players:
            player.goes_to(table)
            player.sits_at_the_table()
        return players

    def leave(self) -> None:
        """Close every browser."""
        for context in self._contexts:
            context.close()


def begun(people: Sequence[Person], variant: str, options: Mapping[str, Any]) -> list[str]:
    """Return the log of a private table whose match has just begun; bots have the other seats."""
    seats = GAME.variant(variant).seats[0]
    opened = line(
        "open",
        game=GAME.name,
        variant=variant,
        options=dict(options),
        public=False,
        people=False,
        chairs=[*map(who, people), *[{"bot": BOT}] * (seats - len(people))],
    )
    nothing_seen = [0] * (seats + 1)
    record = secrets.token_hex(6)
    return [opened, line("match", record=record, versions=nothing_seen, stand_in=BOT)]
