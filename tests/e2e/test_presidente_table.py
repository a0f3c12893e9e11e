"""The table of presidente on small screens, by keyboard, and for those who hear it."""

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.player import CARD, INDEX, MAY, Player
from tests.e2e.presidente import acts, gather, hears
from tests.e2e.sizes import DESKTOP, PHONE, SMALL
from tests.e2e.test_screens import AXE, misfits, resize, script

pytestmark = pytest.mark.e2e


def comes_to_lead(player: Player, seat: int = 0) -> None:
    """Wait, and pass, until it is this person's turn on a free table."""
    while player.position["view"]["turn"] != seat or player.position["view"]["size"]:
        version = player.position["version"]
        if player.position["view"]["turn"] == seat:
            acts(player)
        hears(player, version)
    expect(player.page.locator(".notice.is-mine")).to_be_visible()


def test_twenty_six_cards_fit_on_the_smallest_screen(people: People) -> None:
    """Two people with a French pack between them: every card can be read and touched."""
    [ana] = gather(people, ["Ana"], "uno_base", 2, SMALL, deck="french52", turn_seconds=0)
    expect(ana.hand.locator(CARD)).to_have_count(26)
    assert misfits(ana.page) == []
    comes_to_lead(ana)
    ana.hand.locator(MAY).first.click(position=INDEX)
    assert misfits(ana.page) == []


@pytest.mark.parametrize("seats", [4, 10])
def test_a_table_fits_on_every_screen_and_axe_finds_nothing(seats: int, people: People) -> None:
    """2 to 10 seats [U-1]: nothing runs off, every target is large enough, in words too."""
    [ana] = gather(people, ["Ana"], "trasero_noroeste", seats, PHONE, turn_seconds=0)
    comes_to_lead(ana)
    for size in (SMALL, PHONE, DESKTOP):
        resize(ana.page, size)
        assert misfits(ana.page) == [], size
    ana.page.evaluate(AXE.read_text("utf-8"))
    assert ana.page.evaluate(script("axe"), False) == []
    plates = ana.page.get_by_role("article")
    expect(plates).to_have_count(seats - 1)


def test_sets_are_chosen_laid_and_passed_by_keyboard(people: People) -> None:
    """Arrows and space raise cards, Enter lays, P passes; a refusal is heard at once."""
    [ana] = gather(people, ["Ana"], "uno_base", 3, turn_seconds=0)
    comes_to_lead(ana)
    cards = ana.hand.locator(CARD)
    before = cards.count()
    ana.page.keyboard.press("p")
    expect(ana.page.get_by_role("alert").first).to_contain_text("pasar")
    cards.first.focus()
    ana.page.keyboard.press("Space")
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    ana.page.keyboard.press("Space")
    expect(cards.first).to_have_attribute("aria-pressed", "false")
    ana.page.keyboard.press("Space")
    ana.page.keyboard.press("Enter")
    expect(cards).not_to_have_count(before)
    while ana.position["view"]["turn"] != 0 or not ana.position["view"]["size"]:
        version = ana.position["version"]
        if ana.position["view"]["turn"] == 0:
            acts(ana)
        hears(ana, version)
    expect(ana.page.locator(".notice.is-mine")).to_be_visible()
    version = ana.position["version"]
    ana.page.keyboard.press("p")
    hears(ana, version)
    assert "pass" in [message.get("move") for message in ana.sent]
