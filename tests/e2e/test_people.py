"""Who sits at a table, who has gone, who only looks, and what they say to one another."""

import re

import pytest
from playwright.sync_api import Page, expect

from tapete.games.guinote.state import State
from tests.e2e.matches import GOLDEN, match_until, to_lay
from tests.e2e.people import NAMES, People
from tests.e2e.player import CARD, Player
from tests.e2e.sizes import PHONE

pytestmark = [pytest.mark.e2e, pytest.mark.unhurried]
WICKED = ("<b>Ana</b>", "<img/src onerror=1>", "{{7*7}}${7*7}", "'\"><svg/onload=x>")


def test_names_are_only_ever_text(people: People) -> None:
    """Faults: a script in a name. Waiting room, plates and news show it as it is."""
    host, *others = [people.come(name) for name in WICKED]
    table = host.opens(bots=False)
    for seat, player in enumerate([host, *others]):
        player.goes_to(table)
        if seat:
            player.button(f"Sentarme en el sitio {seat + 1}").click()
    seats = host.page.get_by_role("list", name="Los sitios").get_by_role("listitem")
    for seat, name in enumerate(WICKED):
        expect(seats.nth(seat)).to_contain_text(name)
    host.button("Empezar").click()
    for player in [host, *others]:
        player.is_dealt_cards()
        shown = player.page.get_by_role("region", name="El tapete").get_by_role("article")
        expect(shown).to_have_text([re.compile(re.escape(n)) for n in round_of(player.name)])
        assert strange_elements(player.page) == 0


def round_of(name: str) -> list[str]:
    """Return the names of the others in seat order."""
    return [other for other in WICKED if other != name]


def strange_elements(page: Page) -> int:
    """Return how many elements there are that only a name could have made."""
    found: int = page.evaluate(
        "() => document.querySelectorAll('article b, [onerror], [onload], svg[onload]').length"
    )
    return found


def test_phrases_are_heard_by_all_and_can_be_muted(people: People) -> None:
    """G-62: a fixed list, said to everybody; there is nothing to write in."""
    players = people.table(*NAMES)
    ana, jesus, carlos, isabel = players
    isabel.button("Menú de la mesa").click()
    isabel.sheet.get_by_role("switch", name="Callar las frases de los demás").check()
    isabel.page.keyboard.press("Escape")
    ana.button("Frases").click()
    ana.sheet.get_by_role("button", name="Bien jugado").click()
    expect(ana.sheet).to_have_count(0)
    for player in (jesus, carlos):  # partner and rivals alike
        expect(player.seat("Ana").get_by_text("Bien jugado")).to_be_visible()
        expect(player.page.get_by_role("status").first).to_contain_text("Ana dice: Bien jugado")
    expect(isabel.seat("Ana").get_by_text("Bien jugado")).to_have_count(0)
    expect(isabel.page.get_by_text("Ana dice")).to_have_count(0)
    for player in players:
        expect(player.page.get_by_role("textbox")).to_have_count(0)


def test_whoever_watches_sees_no_hand(people: People) -> None:
    """Section 7 of the rules: spectators see what is public, and may do nothing."""
    ana, _ = people.at(match_until(mid_hand), "Ana", "Jesús")
    guest = people.come("Mirón")
    guest.goes_to(ana.table)
    expect(guest.page.get_by_text("Miras la mesa.")).to_be_visible()
    expect(guest.page.locator(CARD)).to_have_count(0)
    assert guest.position["view"]["hand"] == []
    assert guest.position["legal"] == {"type": "guinote", "play": [], "sing": [], "exchange": False}
    assert guest.sees["stock"] == ana.sees["stock"]
    assert len(guest.sees["trick"]) == len(ana.sees["trick"]) > 0
    expect(guest.actions).to_have_count(0)
    expect(guest.button("Frases")).to_have_count(0)
    guest.button("Dejar de mirar").click()
    expect(guest.page).to_have_url(re.compile("/$"))


def mid_hand(state: State) -> bool:
    return bool(to_lay(state, 0)) and len(state.played) % 4 == 2 and len(state.played) > 8


def test_g60_a_bot_plays_at_once_for_whoever_leaves(people: People) -> None:
    """G-60, guinote E-51: to the end of the match; the others are told."""
    moves = [*GOLDEN[:2]]  # seat 1 is to lead
    ana, jesus, carlos, isabel = people.at(moves, *NAMES)
    jesus.button("Menú de la mesa").click()
    jesus.button("Dejar la mesa").click()
    jesus.button("Sí, me voy").click()
    expect(jesus.page).to_have_url(re.compile("/$"))
    for player in (ana, carlos, isabel):
        expect(player.seat("Jesús")).to_have_accessible_name(re.compile("bot"))
    carlos.lays()
    expect(ana.page.get_by_role("img", name=re.compile("^Jesús: "))).to_be_visible()
    jesus.goes_to(ana.table)
    expect(jesus.page.get_by_text("Miras la mesa.")).to_be_visible()
    expect(jesus.button("Volver a mi sitio")).to_have_count(0)


def test_e49_whoever_comes_back_in_time_plays_on(people: People) -> None:
    """guinote E-49, G-61: the others see who has no line, and for how long the table waits."""
    ana, jesus = people.at(match_until(jesus_is_to_lay), "Ana", "Jesús", size=PHONE)
    jesus.page.close()
    expect(ana.seat("Jesús")).to_have_accessible_name(re.compile(r"sin línea, \d+ s"))
    waiting = re.compile(r"Esperando a Jesús\. Si no vuelve en (\d+) s, juega la máquina\.")
    expect(ana.notice).to_have_text(waiting)
    at_first = seconds(ana, waiting)
    assert 35 <= at_first <= 45
    expect(ana.notice).to_have_text(re.compile(f" {at_first - 2} s,"))
    back = Player(jesus.context, jesus.context.new_page())
    back.goes_to(ana.table)
    back.lays()
    expect(ana.seat("Jesús")).not_to_have_accessible_name(re.compile("sin línea"))


def jesus_is_to_lay(state: State) -> bool:
    return bool(to_lay(state, 1)) and len(state.played) > 8


def seconds(player: Player, sentence: "re.Pattern[str]") -> int:
    found = sentence.search(player.notice.inner_text())
    assert found
    return int(found[1])


def test_e50_after_the_take_over_one_watches(people: People) -> None:
    """guinote E-50: a bot to the end of the match; the person becomes a spectator."""
    gone = '# gone {"seat":1,"why":"line"}'
    _, jesus = people.at([*match_until(mid_hand), gone], "Ana", "Jesús")
    expect(jesus.page.get_by_text("Miras la mesa.")).to_be_visible()
    expect(jesus.button("Volver a mi sitio")).to_have_count(0)


def test_g61_a_private_table_may_give_the_seat_back(people: People) -> None:
    """G-61, guinote A-10: with `seat_return = allowed` the person takes the seat back."""
    gone = '# gone {"seat":1,"why":"line"}'
    moves = [*match_until(mid_hand), gone]
    ana, jesus = people.at(moves, "Ana", "Jesús", seat_return="allowed")
    expect(ana.seat("Jesús")).to_have_accessible_name(re.compile("bot"))
    jesus.button("Volver a mi sitio").click()
    expect(jesus.hand.locator(CARD).first).to_be_visible()
    expect(ana.seat("Jesús")).not_to_have_accessible_name(re.compile("bot"))
