"""What a person chooses: at once, for good, and in every tab."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.sizes import PHONE

pytestmark = pytest.mark.e2e


def opens_the_settings(people: People, **look: Any) -> Player:
    player = people.come(size=PHONE, **look)
    player.page.goto("/ajustes")
    expect(player.page.get_by_role("heading", name="Ajustes")).to_be_visible()
    return player


def chooses(player: Player, group: str, choice: str) -> None:
    there = player.page.get_by_role("group", name=group)
    there.get_by_role("radio", name=choice, exact=True).check(force=True)


def test_the_language_changes_at_once_and_stays(people: People) -> None:
    player = opens_the_settings(people)
    chooses(player, "Idioma", "English")
    expect(player.page.get_by_role("heading", name="Settings")).to_be_visible()
    player.page.reload()
    expect(player.page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(player.page.locator("html")).to_have_attribute("lang", "en")


def test_whoever_reads_no_spanish_plays_in_english(people: People) -> None:
    guest = people.come(size=PHONE, locale="en-GB")
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Play now: Guiñote").click()
    hand = guest.page.get_by_role("list", name="Your cards").locator("button:not([aria-disabled])")
    expect(hand.first).to_have_accessible_name(re.compile(r" of (coins|cups|swords|clubs)$"))
    hand.first.click(position={"x": 20, "y": 24})
    expect(guest.page.get_by_role("status").first).to_contain_text("You ")


def test_the_theme_follows_the_device_until_one_is_chosen(people: People) -> None:
    player = opens_the_settings(people, color_scheme="light")
    html = player.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    player.page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    chooses(player, "Aspecto", "Alto contraste")
    expect(html).to_have_attribute("data-theme", "contrast")
    player.page.emulate_media(color_scheme="light")
    player.page.reload()
    expect(html).to_have_attribute("data-theme", "contrast")


def test_a_choice_reaches_the_table_in_another_tab(people: People) -> None:
    """The cards on the table change their drawing, and nothing else is disturbed."""
    player = people.come(size=PHONE)
    player.plays_now()
    player.waits_for_turn()
    cards = player.cards
    other = Player(player.context, player.context.new_page())
    other.page.goto("/ajustes")
    chooses(other, "Cartas", "Colores fuertes")
    picture = player.hand.locator("img.card").first
    expect(picture).to_have_attribute("src", re.compile("/contrast/"))
    assert player.cards == cards
    player.lays()


def test_the_name_is_the_one_at_the_next_table(people: People) -> None:
    player = opens_the_settings(people)
    field = player.page.get_by_label("Tu nombre en la mesa")
    expect(field).to_have_value(re.compile(r"^Invitado \d+$"))
    field.fill("   ")
    player.button("Guardar").click()
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("  Pilar  ")
    player.button("Guardar").click()
    expect(player.page.get_by_text("Así te verán desde ahora.")).to_be_visible()
    player.goes_to(player.opens(bots=True))
    seats = player.page.get_by_role("list", name="Los sitios").get_by_role("listitem")
    expect(seats.first).to_contain_text("Pilar")
