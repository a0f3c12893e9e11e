"""What the table shows and what a hand on it does."""

import re

import pytest
from playwright.sync_api import Mouse, expect

from tapete.games.guinote import GAME
from tapete.games.guinote.state import State
from tests.e2e.matches import GOLDEN, legal, match_until, state_after, to_lay
from tests.e2e.people import People
from tests.e2e.player import CARD, Player, said
from tests.e2e.sizes import DESKTOP, PHONE, Size

pytestmark = pytest.mark.e2e
THEMES = ("light", "dark", "contrast")


def blocked(state: State) -> bool:
    """In the arrastre seat 0 may lay some cards and not others [G-19]."""
    return not state.stock and 1 <= len(to_lay(state, 0)) < len(state.hands[0])


def test_g28_a_blocked_card_says_why_and_is_not_laid(people: People) -> None:
    """G-28, guinote E-24: what breaks a duty cannot be laid; the reason stands over the hand."""
    (ana,) = people.at(match_until(blocked), "Ana", size=PHONE)
    ana.waits_for_turn()
    cards, playable = ana.cards, ana.playable
    forbidden = next(card for card in cards if card not in playable)
    reason = ana.page.locator(f"#why-{forbidden}").inner_text()
    assert re.fullmatch(r"[A-ZÉ¡¿].{10,}[.!]", reason)
    expect(ana.card(forbidden)).to_have_accessible_description(reason)
    ana.tries(forbidden)
    alert = ana.page.locator(".why")
    expect(alert).to_have_text(reason)
    expect(alert).to_be_in_viewport(ratio=1)
    assert ana.cards == cards
    assert [message for message in ana.sent if message["type"] == "act"] == []
    ana.lays(playable[-1])
    expect(alert).to_have_count(0)


def test_g50_malas_are_red_and_buenas_white_and_both_are_said(people: People) -> None:
    """G-50, G-43: after the third trick of the golden trace the pairs stand at 0 and 82."""
    third = GOLDEN.index("3 play 11o")
    (ana,) = people.at(GOLDEN[:third], "Ana")
    ana.shows_points(0, 82)
    for theme in THEMES:
        ana.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        ours, theirs = ana.side(0), ana.side(1)
        assert (ours.number, ours.word) == (0, "malas")
        assert (theirs.number, theirs.word) == (32, "buenas")
        assert is_red(ours.colour), (theme, ours)
        assert is_white(theirs.colour), (theme, theirs)


def channels(colour: str) -> tuple[int, int, int]:
    red, green, blue, *_ = [int(float(part)) for part in re.findall(r"[\d.]+", colour)]
    return red, green, blue


def is_red(colour: str) -> bool:
    red, green, blue = channels(colour)
    return red > 180 and red > 1.3 * max(green, blue)


def is_white(colour: str) -> bool:
    return min(channels(colour)) >= 235


@pytest.mark.unhurried
def test_g66_the_trump_is_said_at_the_deal(people: People) -> None:
    """G-66: "pintan oros"."""
    (ana,) = people.table("Ana", size=PHONE)
    said = re.compile(r"Pintan (oros|copas|espadas|bastos)")
    expect(ana.notice).to_have_text(said)
    expect(ana.page.get_by_role("status").first).to_contain_text(said)
    expect(ana.page.get_by_role("img", name=said)).to_be_visible()


def test_a_double_click_lays_one_card(people: People) -> None:
    """Faults: repeated clicks play one card many times; the next card slides under the finger."""
    (ana,) = people.table("Ana")
    for _ in range(3):
        ana.waits_for_turn()
        card, held = ana.playable[0], len(ana.cards)
        box = ana.card(card).bounding_box()
        assert box is not None
        ana.page.mouse.dblclick(box["x"] + 20, box["y"] + 24)
        expect(ana.card(card)).to_have_count(0)
        ana.waits_for_turn()
        assert len(ana.cards) >= held - 1
    acts = [message["move"] for message in ana.sent if message["type"] == "act"]
    assert len(acts) == len(set(acts)) == 3


def test_g64_the_last_trick_and_no_other_may_be_looked_at(people: People) -> None:
    (ana,) = people.at(match_until(seat_0_after_two_tricks), "Ana", size=PHONE)
    expect(ana.page.get_by_role("region", name="Última baza")).to_have_count(0)
    ana.button("Ver la última baza").click()
    shown = ana.page.get_by_role("region", name="Última baza").get_by_role("img")
    expect(shown).to_have_count(4)
    last = [laid["card"] for laid in ana.position["view"]["last_trick"]]
    addresses = shown.evaluate_all("all => all.map((one) => one.src.match(/(\\w+)[.]svg/)[1])")
    assert addresses == last
    ana.button("Cerrar la última baza").click()
    expect(shown).to_have_count(0)


def seat_0_after_two_tricks(state: State) -> bool:
    return len(state.played) >= 8 and bool(to_lay(state, 0))


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_fingers_tremble_and_think_again(size: Size, people: People) -> None:
    """Faults: a tap that slips by 6 px is a tap; what is let go outside the hand is taken back."""
    (ana,) = people.at(match_until(seat_0_after_two_tricks), "Ana", size=size)
    ana.waits_for_turn()
    mouse, card = ana.page.mouse, ana.playable[0]
    drag(mouse, *corner(ana, card), to=(size.width / 2, 200))
    expect(ana.card(card)).to_be_visible()
    assert not [message for message in ana.sent if message["type"] == "act"]
    x, y = corner(ana, card)
    drag(mouse, x, y, to=(x + 4, y - 4))
    expect(ana.card(card)).to_have_count(0)


def corner(player: Player, card: str) -> tuple[float, float]:
    box = player.card(card).bounding_box()
    assert box is not None
    return box["x"] + 16, box["y"] + 24


def drag(mouse: Mouse, x: float, y: float, *, to: tuple[float, float]) -> None:
    mouse.move(x, y)
    mouse.down()
    mouse.move(*to, steps=4)
    mouse.up()


def test_who_wants_it_is_asked_before_a_card_is_laid(people: People) -> None:
    (ana,) = people.table("Ana", size=PHONE, settings={"confirm": True})
    ana.waits_for_turn()
    first, *rest = ana.playable
    ana.touches(first)
    expect(ana.card(first)).to_have_attribute("aria-pressed", "true")
    other = rest[-1]
    ana.touches(other)
    expect(ana.card(first)).to_have_attribute("aria-pressed", "false")
    held = ana.hand.locator(CARD)
    count = held.count()
    ana.actions.filter(has_text=re.compile("^Echar ")).click()
    expect(ana.card(other)).to_have_count(0)
    expect(ana.card(first)).to_have_count(1)
    assert count == 6
    assert [m["move"] for m in ana.sent if m["type"] == "act"] == [f"play {other}"]


@pytest.mark.unhurried
def test_a_card_may_follow_the_siete_at_once(people: People) -> None:
    """While the trick still rests the exchange waits for it; the card behind it is not late."""
    (ana,) = people.at(match_until(wins_and_exchanges), "Ana")
    ana.lays(winner_before_the_siete(state_after(match_until(wins_and_exchanges))))
    ana.actions.filter(has_text="siete").click()
    siete = f"7{ana.position['view']['trump']}"
    card = next(card for card in ana.cards if card != siete)
    ana.touches(card)
    expect(ana.page.get_by_role("img", name=re.compile("Muestra: siete"))).to_be_visible()
    ana.waits_for_turn()
    assert card not in ana.cards
    expect(ana.page.get_by_role("alert")).to_have_text("")


def wins_and_exchanges(state: State) -> bool:
    """Seat 0 can win the trick with the last card and then change the siete."""
    return len(state.played) % 4 == 3 and bool(winner_before_the_siete(state))


def winner_before_the_siete(state: State) -> str:
    for card in to_lay(state, 0):
        after = GAME.apply(state, GAME.parse(f"0 play {card}"))
        if "exchange" in legal(after, 0) and not any("sing" in move for move in legal(after, 0)):
            return card
    return ""


@pytest.mark.parametrize("points", [50, 51, 101])
def test_e48_how_points_are_said(points: int, people: People) -> None:
    """guinote E-48, G-43: "50 malas", "1 buena", "51 buenas"."""

    def reached(state: State) -> bool:
        return state.points[0] == points and bool(to_lay(state, 0))

    (ana,) = people.at(match_until(reached), "Ana", size=PHONE)
    expect(ana.score.locator("strong").first).to_have_text(said(points))
    assert is_red(ana.side(0).colour) is (points <= 50)


@pytest.mark.unhurried
def test_g48_vueltas_are_cut_when_a_pair_passes_100(people: People) -> None:
    """G-48: the hand stops there and then, whatever is still held."""
    (ana,) = people.at(match_until(cuts), "Ana")
    held = len(ana.cards)
    ana.lays(cutting_card(state_after(match_until(cuts))))
    expect(ana.sheet.get_by_role("heading", level=2)).to_contain_text("Partida para")
    expect(ana.sheet.get_by_text("Guiñote · vueltas")).to_be_visible()
    assert held > 1
    assert len(ana.position["view"]["hand"]) == held - 1


def cuts(state: State) -> bool:
    return state.match.vueltas and len(state.hands[0]) > 1 and bool(cutting_card(state))


def cutting_card(state: State) -> str:
    """Return the card of seat 0 that ends the partida with the trick; none where none does."""
    for card in to_lay(state, 0):
        if GAME.apply(state, GAME.parse(f"0 play {card}")).phase != "play":
            return card
    return ""
