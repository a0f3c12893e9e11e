"""Every screen of the product, held still, so that it can be looked at from all sides."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from playwright.sync_api import expect

from tapete.games.guinote import GAME
from tapete.games.guinote.state import State
from tests.e2e.matches import GOLDEN, match_until, to_lay
from tests.e2e.people import NAMES, People
from tests.e2e.player import Player
from tests.e2e.relay import Message, Relay

Way: TypeAlias = Callable[["Cast"], Player]
STILL: Final = {"speed": "off"}
LONG_NAMES: Final = (
    "Wenceslao Guimerá",
    "Maximiliana Óñez",
    "Bartolomé Iturraspe",
    "Hermenegilda Güell",
)
"""As long as names may be, or nearly."""
CARDS: Final = 40


def leads(state: State) -> bool:
    return bool(to_lay(state, 0)) and len(state.played) == 8


def follows(state: State) -> bool:
    return bool(to_lay(state, 0)) and len(state.played) == 11


def bound(state: State) -> bool:
    return not state.stock and 1 <= len(to_lay(state, 0)) < len(state.hands[0]) - 1


def last_of_hand(state: State) -> bool:
    """Seat 0 lays the last card; nobody has won yet, and there were cantes."""
    if not to_lay(state, 0) or len(state.played) != CARDS - 1 or len(state.sung) < 2:
        return False
    return GAME.apply(state, GAME.legal(state, 0)[0]).match.winner < 0


POSITIONS: Final[dict[str, Callable[[State], bool]]] = {
    "lead": leads,
    "trick": follows,
    "arrastre": bound,
    "hand end": last_of_hand,
}


class Cast:
    """People who go to any screen: some sit at tables, one goes through the pages."""

    def __init__(self, people: People) -> None:
        self._people = people
        self.seated: dict[str, Player] = {}
        """By table: whoever sits on its first seat."""
        for table, wanted in POSITIONS.items():
            self._sit(table, NAMES[:1], match_until(wanted))
        self._sit("long names", LONG_NAMES, GOLDEN[: GOLDEN.index("0 play 6o")], cotos=2)
        self.veteran = self._sit("coto end", NAMES[:2], GOLDEN[:-1], partidas_per_coto=1)
        """Somebody who has just won a match."""
        self.veteran.lays()
        self.guest = people.come("Pilar", settings=STILL)
        self.newcomer = people.come(settings=STILL)
        self.ended = False
        """Whether the hand is over at the table where it is about to be."""

    def _sit(
        self, table: str, names: Sequence[str], moves: Sequence[str], **options: Any
    ) -> Player:
        players = self._people.at(moves, *names, settings=STILL, turn_seconds=0, **options)
        self.seated[table] = players[0]
        return players[-1]

    def at(self, screen: str) -> Player:
        """Return whoever has gone to a screen."""
        return SCREENS[screen](self)


def page(address: str, heading: str = "") -> Way:
    """Return the way to a page."""

    def go(cast: Cast) -> Player:
        cast.guest.page.goto(address)
        expect(cast.guest.page.get_by_role("heading", level=1)).to_contain_text(heading)
        cast.guest.page.wait_for_load_state("networkidle")
        return cast.guest

    return go


def first_visit(cast: Cast) -> Player:
    cast.newcomer.page.goto("/")
    expect(cast.newcomer.button("Jugar ya a Guiñote")).to_be_visible()
    return cast.newcomer


def table(name: str) -> Way:
    """Return the way to one of the tables, with nothing lying over it."""

    def go(cast: Cast) -> Player:
        player = cast.seated[name]
        player.context.set_offline(False)
        player.page.reload()
        player.waits_for_turn()
        return player

    return go


def beside(name: str, deed: Callable[[Player], None]) -> Way:
    """Return the way to something that lies over a table."""

    def go(cast: Cast) -> Player:
        player = table(name)(cast)
        deed(player)
        return player

    return go


def blocked_card(player: Player) -> None:
    blocked = next(card for card in player.cards if card not in player.playable)
    player.tries(blocked)
    expect(player.page.locator(".why")).to_be_visible()


def menu(player: Player) -> None:
    player.page.locator("header.bar button").first.click()
    expect(player.sheet).to_be_visible()


def leaving(player: Player) -> None:
    menu(player)
    player.sheet.locator(".button--stop").click()
    expect(player.sheet.locator(".button--stop")).to_have_count(1)


def phrases(player: Player) -> None:
    player.page.locator("header.bar button").last.click()
    expect(player.sheet).to_be_visible()


def last_trick(player: Player) -> None:
    player.page.keyboard.press("u")
    expect(player.page.locator(".peek")).to_be_visible()


def without_a_line(cast: Cast) -> Player:
    """The notice of a broken line, with the table below it as it was."""
    player = table("long names")(cast)
    player.context.set_offline(True)
    expect(player.page.locator(".is-trouble")).to_be_visible()
    return player


def hand_end(cast: Cast) -> Player:
    """The count of a hand. What comes after it is held back, else it would soon be gone."""
    player = cast.seated["hand end"]
    if not cast.ended:
        stops_at_the_end(Relay(player.page))
        table("hand end")(cast)
        player.lays()
        cast.ended = True
    expect(player.sheet).to_be_visible()
    return player


def stops_at_the_end(relay: Relay) -> None:
    """Let nothing but signs of life pass once a hand has ended."""
    ended = False

    def passes(message: Message) -> bool:
        nonlocal ended
        if ended:
            return bool(message["type"] == "pong")
        ended = any(event["type"] == "hand-ended" for event in message.get("events", []))
        return True

    relay.down = passes


def coto_end(cast: Cast) -> Player:
    player = cast.seated["coto end"]
    player.page.bring_to_front()
    expect(player.sheet).to_be_visible()
    return player


def history(cast: Cast) -> Player:
    """One's matches; whoever looks has played one."""
    player = cast.veteran
    player.page.goto("/historia")
    expect(player.page.get_by_role("main").get_by_role("listitem")).to_have_count(1)
    return player


def replay(cast: Cast) -> Player:
    player = history(cast)
    player.page.get_by_role("main").get_by_role("link").first.click()
    expect(player.page.locator(".replay")).to_be_visible()
    return player


def waiting_room(cast: Cast) -> Player:
    cast.guest.goes_to(cast.guest.opens(bots=False))
    expect(cast.guest.page.locator(".room")).to_be_visible()
    return cast.guest


def watching(cast: Cast) -> Player:
    cast.guest.goes_to(cast.seated["trick"].table)
    expect(cast.guest.page.locator(".watching")).to_be_visible()
    return cast.guest


def setup_opened(cast: Cast) -> Player:
    """The form for a private table with all its options."""
    player = page("/nueva")(cast)
    player.page.locator("summary").first.click()
    return player


def setup_of_many(cast: Cast) -> Player:
    """The form of a game with many options, several numbers of seats, lists and rows."""
    player = page("/nueva?juego=presidente")(cast)
    for summary in player.page.locator("summary").all():
        summary.click()
    return player


def trouble(cast: Cast) -> Player:
    """A page whose answer does not come."""
    cast.guest.page.route("**/api/history", lambda route: route.abort())
    cast.guest.page.goto("/historia")
    expect(cast.guest.page.get_by_role("alert")).to_be_visible()
    cast.guest.page.unroute("**/api/history")
    return cast.guest


SCREENS: Final[Mapping[str, Way]] = {
    "first visit": first_visit,
    "home": page("/"),
    "private table": page("/nueva"),
    "private table, all options": setup_opened,
    "private table of presidente": setup_of_many,
    "waiting room": waiting_room,
    "lead": table("lead"),
    "trick": table("trick"),
    "trick of long names": table("long names"),
    "arrastre": table("arrastre"),
    "blocked card": beside("arrastre", blocked_card),
    "menu": beside("trick", menu),
    "leaving": beside("trick", leaving),
    "phrases": beside("trick", phrases),
    "last trick": beside("trick", last_trick),
    "no line": without_a_line,
    "hand end": hand_end,
    "coto end": coto_end,
    "watching": watching,
    "rules": page("/reglas"),
    "lesson": page("/reglas/guinote"),
    "settings": page("/ajustes"),
    "no matches": page("/historia"),
    "history": history,
    "replay": replay,
    "about": page("/acerca"),
    "no such table": page("/mesa/nadanadanada"),
    "no such match": page("/partida/nadanadanada"),
    "no such page": page("/nada"),
    "trouble": trouble,
}
