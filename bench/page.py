"""What a person waits for in a real browser: ``python -m bench.page``.

Script before the first card, time from the click on "Jugar ya" to the table, and from laying a card
to the server's word that it is kept. The server runs on this machine, in a process of its own.
"""

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Browser, Page, Response, sync_playwright

from tests.chromium import provide
from tests.e2e.browser import FLAGS
from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.serving import Served
from tests.e2e.sizes import PHONE
from tests.e2e.watching import Watch

VISITS: Final = 7
MOVES: Final = 20
PACE: Final = 20
"""Bots hurry: what is measured is the way of one's own card."""
SCRIPT_LIMIT: Final = 60_000
TABLE_LIMIT: Final = 1_000
CLICK: Final = """() => new Promise((done) => {
  const button = document.querySelector('.game .button--go');
  const began = performance.now();
  const look = () => {
    const there = document.querySelector('.felt')?.checkVisibility();
    if (there) done(performance.now() - began);
    else requestAnimationFrame(look);
  };
  button.click();
  look();
})"""
CLOCKED: Final = """() => {
  window.trips = [];
  const sent = new Map();
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === 'act') {
      if (sent.size === 0) this.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(data);
        const began = answer.type === 'ok' && sent.get(answer.id);
        if (began) window.trips.push(performance.now() - began);
      });
      sent.set(message.id, performance.now());
    }
    send.call(this, text);
  };
}"""


@contextmanager
def visitors() -> Iterator[People]:
    """Yield where people come from, each with an empty cache."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder), pace=PACE)
        browser: Browser = playwright.chromium.launch(executable_path=provide(), args=list(FLAGS))
        server.start()
        try:
            yield People(browser, server, Watch())
        finally:
            browser.close()
            server.stop()


def script(response: Response) -> bool:
    """Return whether an answer is JavaScript."""
    return response.request.resource_type == "script"


def visit(people: People) -> tuple[int, float]:
    """Return the bytes of script, compressed, before the first card, and the milliseconds from the
    click to the table."""
    newcomer = people.come(size=PHONE)
    page, scripts = newcomer.page, []
    page.on("response", lambda one: scripts.append(one) if script(one) else None)
    page.goto("/")
    newcomer.button("Jugar ya").wait_for()
    took: float = page.evaluate(CLICK)
    newcomer.waits_for_turn()
    size = sum(len(gzip.compress(one.body(), 9)) for one in scripts)
    newcomer.context.close()
    return size, took


def trips(player: Player) -> list[float]:
    """Return for a number of cards the milliseconds from laying one to its acknowledgement."""
    page: Page = player.page
    page.add_init_script(f"({CLOCKED})()")
    player.plays_now()
    for _ in range(MOVES):
        player.lays()
    player.waits_for_turn()
    found: list[float] = page.evaluate("() => window.trips")
    return sorted(found)


def main() -> None:
    """Print the figures, each beside its limit."""
    with visitors() as people:
        sizes, times = zip(*[visit(people) for _ in range(VISITS)])
        ways = trips(people.come(size=PHONE))
    print(f"script before the first card  {max(sizes):7,} bytes gzip (limit {SCRIPT_LIMIT:,})")
    print(f"click to table                {median(times):7.0f} ms     (limit {TABLE_LIMIT:,})")
    print(f"card to acknowledgement       {median(ways):7.1f} ms     (worst {ways[-1]:.1f})")


if __name__ == "__main__":
    main()
