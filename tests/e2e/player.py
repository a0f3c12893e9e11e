"""One person at a table, who reads the screen by roles and names as a screen reader does."""

import json
import re
from typing import Any, Final, NamedTuple

from playwright.sync_api import (
    BrowserContext,
    Locator,
    Page,
    Position,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as Late

from tapete.server.identity import COOKIE
from tapete.tables.people import Person

Message = dict[str, Any]
CARD: Final = "button[data-card]"
MAY: Final = f"{CARD}:not([aria-disabled])"
INDEX: Final[Position] = {"x": 20, "y": 24}
"""Where a card shows its number: also under the cards that lie on it."""

_CHOOSE: Final = """(chosen) => {
  const key = 'tapete-settings';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  const newValue = JSON.stringify({ ...kept, ...chosen });
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}"""

_GLANCE: Final = f"""() => {{
  const words = (one) => one.innerText.replace(/\\s+/g, ' ').trim();
  const all = (selector) => [...document.querySelectorAll(selector)];
  return JSON.stringify([
    all('{MAY}').map((one) => one.dataset.card).sort(),
    all('.actions button').map(words),
    all('.score__points').map(words),
  ]);
}}"""


class Side(NamedTuple):
    """How the score shows a pair: its number, the word, and the colour that says it again."""

    number: int
    word: str
    colour: str


def said(points: int) -> str:
    """Return how points are said: the first 50 are malas, the others buenas [G-43]."""
    count, word = (points, "mala") if points <= 50 else (points - 50, "buena")
    return f"{count} {word}{'' if count == 1 else 's'}"


def text(value: object) -> str:
    """Return a value as a browser writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Player:
    """A person with a browser profile and the tab in use."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.context = context
        self.page = page
        self.name = ""
        self.position: Message = {}
        """The last position that the server has sent."""
        self.presence: Message = {}
        self.socket: WebSocket | None = None
        """The line to the table one is at."""
        self.sent: list[Message] = []
        """What this tab has told the server, on every socket."""
        self._hear(page)

    def _hear(self, page: Page) -> None:
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._received)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _received(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("snapshot", "events"):
            self.position = message
        elif message["type"] == "presence":
            self.presence = message

    # ------------------------------------------------------------ getting there

    def is_called(self, name: str) -> None:
        """Take a name before coming to a table."""
        answer = self.context.request.put("/api/me", data={"name": name})
        assert answer.ok, answer.text()
        self.name = name

    @property
    def person(self) -> Person:
        """Return who this is to the server."""
        me = self.context.request.get("/api/me").json()
        cookie = next(one for one in self.context.cookies() if one.get("name") == COOKIE)
        number, _, _ = cookie.get("value", "").rpartition(".")
        return Person(number, me["name"], me["newcomer"])

    def opens(
        self,
        *,
        bots: bool,
        game: str = "guinote",
        variant: str = "guinote",
        seats: int | None = None,
        **options: Any,
    ) -> str:
        """Return a new private table with this person as its host."""
        wish = {"game": game, "variant": variant, "options": options, "bots": bots, "seats": seats}
        answer = self.context.request.post("/api/tables", data=wish)
        assert answer.ok, answer.text()
        table: str = answer.json()["table"]
        return table

    def goes_to(self, table: str) -> None:
        """Open a table by its link."""
        self.page.goto(f"/mesa/{table}")

    def plays_now(self) -> None:
        """Press "Jugar ya" on the home page and wait for a seat."""
        self.page.goto("/")
        self.page.get_by_role("button", name="Jugar ya a Guiñote").click()
        expect(self.hand).to_be_visible()

    @property
    def table(self) -> str:
        """Return the link name of the table one is at."""
        return self.page.url.rpartition("/mesa/")[2]

    def prefers(self, **settings: str) -> None:
        """Choose settings in another tab, which this one follows at once."""
        self.page.evaluate(_CHOOSE, settings)
        html = self.page.locator("html")
        if theme := settings.get("theme"):
            expect(html).to_have_attribute("data-theme", theme)
        if language := settings.get("language"):
            expect(html).to_have_attribute("lang", language)

    # ------------------------------------------------------------ what the screen shows

    @property
    def hand(self) -> Locator:
        """Return the list of one's own cards."""
        return self.page.get_by_role("list", name="Tus cartas")

    @property
    def cards(self) -> list[str]:
        """Return the cards held, in the order shown, as texts such as ``12c``."""
        return self._texts(self.hand.locator(CARD))

    @property
    def playable(self) -> list[str]:
        """Return the cards that may be laid now."""
        return self._texts(self.hand.locator(MAY))

    def _texts(self, buttons: Locator) -> list[str]:
        found: list[str] = buttons.evaluate_all("all => all.map((one) => one.dataset.card)")
        return found

    def card(self, text: str) -> Locator:
        """Return a card of the hand."""
        return self.page.locator(f'button[data-card="{text}"]')

    @property
    def trick(self) -> Locator:
        """Return the cards on the table."""
        return self.page.get_by_role("list", name="Baza en la mesa").get_by_role("img")

    @property
    def notice(self) -> Locator:
        """Return the sentence that everybody sees between table and hand."""
        return self.page.locator(".notice__text")

    @property
    def score(self) -> Locator:
        """Return the score of the bar."""
        return self.page.get_by_role("region", name="Tanteo")

    def shows_points(self, ours: int, theirs: int) -> None:
        """Wait until the bar shows these points, as the table says them [G-43]."""
        for pair, points in enumerate((ours, theirs)):
            expect(self.score.locator("strong").nth(pair)).to_have_text(said(points))

    def side(self, pair: int) -> Side:
        """Return how the bar shows a pair: 0 for one's own, 1 for the other."""
        said = self.score.locator("strong").nth(pair)
        count, word = said.inner_text().split()
        return Side(int(count), word, said.evaluate("one => getComputedStyle(one).color"))

    def seat(self, name: str) -> Locator:
        """Return the plate of another person."""
        return self.page.get_by_role("article", name=re.compile(rf"^{re.escape(name)},"))

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return a button by its name, or the start of it."""
        return self.page.get_by_role("button", name=name)

    @property
    def actions(self) -> Locator:
        """Return the buttons for what may be done besides laying a card."""
        group = self.page.get_by_role("group", name="Lo que puedes hacer")
        return group.get_by_role("button")

    @property
    def sheet(self) -> Locator:
        """Return the page that lies over the table, such as the count of a hand."""
        return self.page.get_by_role("dialog")

    def shows(self, *, playable: set[str], actions: list[str], points: tuple[int, int]) -> None:
        """Wait until the table offers exactly this, and the bar shows these points, ours first."""
        wanted = [sorted(playable), actions, [said(one) for one in points]]
        try:
            self.page.wait_for_function(f"(wanted) => ({_GLANCE})() === wanted", arg=text(wanted))
        except Late:
            assert json.loads(self.page.evaluate(_GLANCE)) == wanted

    @property
    def sees(self) -> dict[str, Any]:
        """Return what lies on the table and who sits there, in words."""
        felt = self.page.get_by_role("region", name="El tapete")
        return {
            "cards": self.cards,
            "playable": self.playable,
            "felt": self._names(felt.get_by_role("article"), "aria-label"),
            "stock": self._names(felt.locator("[data-place=stock]"), "aria-label"),
            "trick": self._names(self.trick, "alt"),
            "score": self.score.inner_text(),
            "actions": self.actions.all_inner_texts(),
        }

    def _names(self, those: Locator, attribute: str) -> list[str]:
        found: list[str] = those.evaluate_all(
            "(all, name) => all.map((one) => one.getAttribute(name))", attribute
        )
        return found

    # ------------------------------------------------------------ playing

    def is_dealt_cards(self) -> None:
        """Wait until the first hand is dealt."""
        expect(self.hand.locator(CARD)).to_have_count(6)

    def sits_at_the_table(self) -> None:
        """Wait until the table is to be seen as it is now."""
        expect(self.page.get_by_role("region", name="El tapete")).to_be_visible()

    def waits_for_turn(self) -> None:
        """Wait until a card may be laid."""
        expect(self.hand.locator(MAY).first).to_be_visible()

    def lays(self, card: str = "") -> str:
        """Lay a card, the first that may be laid, once it is one's turn; return it."""
        self.waits_for_turn()
        card = card or self.playable[0]
        self.touches(card)
        expect(self.card(card)).to_have_count(0)
        return card

    def touches(self, card: str) -> None:
        """Touch a card where its number is, as fingers or mouse do."""
        self.card(card).click(position=INDEX)

    def plays_until(self, end: Locator) -> int:
        """Lay the first card that may be laid, again and again, until something is to be seen;
        return how many were laid."""
        laid = 0
        while True:
            expect(self.hand.locator(MAY).first.or_(end).first).to_be_visible()
            if end.is_visible():
                return laid
            self.lays()
            laid += 1

    def tries(self, card: str) -> None:
        """Touch a card that may not be laid now."""
        expect(self.card(card)).to_have_attribute("aria-disabled", "true")
        self.card(card).click(position=INDEX, force=True)
