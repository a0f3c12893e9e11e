"""Four people play the golden trace of the rules in four browsers, and all see the same table."""

import re

import pytest
from playwright.sync_api import expect

from tapete.games.guinote.state import State
from tests.e2e.matches import GOLDEN, legal, state_after, to_lay
from tests.e2e.people import NAMES, People
from tests.e2e.player import Player

pytestmark = [pytest.mark.e2e, pytest.mark.unhurried]

SUITS = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}
COUNT = {
    "Cartas": (102, 18),
    "Cantes": (80, 0),
    "10 de últimas": (10, 0),
    "Tantos": (192, 18),
}
"""What Jesús and Isabel read at the end of the hand; the others read it the other way round."""


def test_four_people_play_the_golden_trace(people: People) -> None:
    """Section 4.3 of the rules move by move: what is offered [G-28, G-41], the points [G-43], the
    count of the hand and the partida."""
    players = people.at(GOLDEN[:2], *NAMES, partidas_per_coto=2)
    for place in range(2, len(GOLDEN)):
        offers_what_the_rules_allow(players, state_after(GOLDEN[:place]))
        makes(players, GOLDEN[place])
    for seat, player in enumerate(players):
        player.shows_points(*((192, 18) if seat % 2 else (18, 192)))
        shows_the_count(player, won=seat % 2 == 1)
    players[0].button(re.compile("^Seguir")).click()
    expect(players[0].sheet).to_have_count(0)
    for player in players:
        player.is_dealt_cards()
        player.shows_points(0, 0)


def offers_what_the_rules_allow(players: list[Player], state: State) -> None:
    for seat, player in enumerate(players):
        may = legal(state, seat)
        sings = [label(move) for move in may if move.startswith("sing ")]
        siete = ["Cambiar el siete por el cinco de oros"] if "exchange" in may else []
        ours, theirs = state.points[seat % 2], state.points[1 - seat % 2]
        player.shows(
            playable=set(to_lay(state, seat)), actions=sings + siete, points=(ours, theirs)
        )


def label(sing: str) -> str:
    """Return what stands on the button for a cante; oros are trumps."""
    suit = sing.removeprefix("sing ")
    return f"Cantar {'las 40' if suit == 'o' else '20'} rey y sota de {SUITS[suit]}"


def makes(players: list[Player], move: str) -> None:
    seat, verb, *what = move.split()
    player = players[int(seat)]
    if verb == "play":
        player.lays(what[0])
        return
    if verb == "sing":
        player.actions.filter(has_text=SUITS[what[0]]).click()
        said = f"{player.name} canta {40 if what[0] == 'o' else 20} en {SUITS[what[0]]}"
    else:
        player.actions.filter(has_text="siete").click()
        said = f"{player.name} cambia el siete"
    for other in players:
        if other is not player:  # everybody is told who, what and how much [G-36]
            expect(other.page.get_by_role("status").first).to_contain_text(said)


def shows_the_count(player: Player, *, won: bool) -> None:
    """The same numbers for all, one's own pair first."""
    title = "Partida para vosotros" if won else "Partida para ellos"
    expect(
        player.sheet.get_by_role("heading", name=re.compile(title, re.IGNORECASE))
    ).to_be_visible()
    for row, numbers in COUNT.items():
        cells = player.sheet.get_by_role("row", name=re.compile(f"^{row}")).get_by_role("cell")
        ours, theirs = numbers if won else reversed(numbers)
        expect(cells).to_have_text([str(ours or "–"), str(theirs or "–")])
    score = "1 a 0" if won else "0 a 1"
    expect(player.sheet.get_by_text(f"Partidas: {score}.")).to_be_visible()
