"""A private table: every option in the form is the one at the table, and friends come by link."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.people import People
from tests.e2e.player import Player
from tests.e2e.sizes import DESKTOP, PHONE, Size
from tests.e2e.watching import Watch

pytestmark = pytest.mark.e2e
WISHES = {
    "Partidas para ganar el coto": ("5 partidas", "partidas_per_coto", 5),
    "Cotos para ganar": ("4 cotos", "cotos", 4),
    "Si los dos bandos pasan de 100": (
        "Gana quien tiene más tantos",
        "both_over_100",
        "more_points",
    ),
    "Cantes por baza ganada": ("Uno por pareja", "cantes_per_trick", "one_per_pair"),
    "Hasta cuándo se canta": ("Hasta que sale quien ganó la baza", "cante_window", "lead"),
    "Quién reparte la partida siguiente": (
        "Quien ganó la última baza",
        "dealer_rotation",
        "last_trick_winner",
    ),
    "Quién reparte las vueltas": ("El de la derecha", "vueltas_dealer", "next"),
    "Tiempo para echar carta": ("120 segundos", "turn_seconds", 120),
    "Tantos a la vista": ("Al acabar la mano", "scoreboard", "hand_end"),
    "Volver al sitio": ("Se puede volver", "seat_return", "allowed"),
}
"""By label: what is chosen, and the option that the table then has."""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_g54_every_option_of_the_form_is_the_tables(size: Size, people: People) -> None:
    """G-54, G-55: the classic preset, three partidas and two cotos, is what one begins with."""
    ana = people.come("Ana", size)
    form = opens_the_form(ana)
    assert form.get_by_role("radio", checked=True).count() == 1
    expect(form.get_by_role("radio", name="Clásico, dos cotos")).to_be_checked()
    form.get_by_text("Más opciones").click()
    for label, (chosen, _, _) in WISHES.items():
        form.get_by_label(re.compile(f"^{label}")).select_option(label=chosen)
    expect(form.get_by_text(f"{len(WISHES)} cambios")).to_be_visible()
    form.get_by_role("button", name="Crear la mesa").click()
    expect(ana.page.get_by_role("list", name="Los sitios")).to_be_visible()
    wanted = {option: value for _, option, value in WISHES.values()}
    assert ana.presence["options"] == wanted
    assert ana.presence["variant"] == "clasico"


def opens_the_form(player: Player) -> Locator:
    player.page.goto("/")
    player.page.get_by_role("link", name="Mesa privada").click()
    form = player.page.locator("form")
    expect(form.get_by_role("button", name="Crear la mesa")).to_be_visible()
    return form


def test_the_form_names_every_option_of_the_game(people: People) -> None:
    ana = people.come("Ana")
    games = ana.context.request.get("/api/games").json()
    options = {
        option["name"] for game in games if game["game"] == "guinote" for option in game["options"]
    }
    assert options == {option for _, option, _ in WISHES.values()}


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=str)
def test_u56_lists_rows_and_seats_of_the_form_are_the_tables(size: Size, people: People) -> None:
    """U-2, U-4, U-6, U-24, U-54, U-56: every kind of control; halves are written with a comma."""
    ana = people.come("Ana", size)
    ana.page.goto("/nueva?juego=presidente")
    form = ana.page.locator("form")
    form.get_by_role("radio", name="6", exact=True).check()
    for summary in form.locator("summary").all():
        summary.click()
    option = {
        name: form.locator(f"[data-option={name}]")
        for name in ("deck", "decks", "removed_ranks", "vices_from", "exchange_vice", "score_table")
    }
    option["deck"].get_by_role("combobox").select_option(index=2)
    option["decks"].get_by_role("combobox").select_option(index=2)
    for rank in ("K", "as"):
        option["removed_ranks"].get_by_role("checkbox", name=rank, exact=True).check()
    option["vices_from"].get_by_role("combobox").select_option(index=0)
    expect(option["exchange_vice"]).to_have_count(0)
    points = option["score_table"].get_by_role("textbox")
    points.nth(0).fill("4,5")
    points.nth(3).press("ArrowUp")
    expect(points.nth(3)).to_have_value("1,5")
    form.get_by_role("button", name="Crear la mesa").click()
    expect(ana.page.get_by_role("list", name="Los sitios")).to_be_visible()
    assert len(ana.presence["chairs"]) == 6
    chosen = {
        "deck": "french52",
        "decks": 2,
        "removed_ranks": ["A", "K"],
        "vices_from": "never",
        "score_table": [9, 6, 5, 3, 0],
    }
    assert ana.presence["options"].items() >= chosen.items()
    ana.page.get_by_text("Cómo se juega en esta mesa").click()
    own = ana.page.locator(".options-here dl").first
    expect(own.locator("dd").filter(has_text="4,5 · 3 · 2,5 · 1,5 · 0")).to_be_visible()
    expect(own.locator("dt")).to_have_count(len(chosen))


def test_u4_options_that_do_not_go_together_are_shown(people: People, watch: Watch) -> None:
    """U-4: one pack is not enough for ten with twelve cards each."""
    watch.allow(r"responded with a status of 400")
    ana = people.come("Ana", PHONE)
    ana.page.goto("/nueva?juego=presidente")
    form = ana.page.locator("form")
    form.get_by_role("radio", name="10", exact=True).check()
    for summary in form.locator("summary").all():
        summary.click()
    decks = form.locator("[data-option=decks]")
    decks.get_by_role("combobox").select_option(index=1)
    form.locator("[data-option=deal]").get_by_role("combobox").select_option(index=8)
    form.get_by_role("button", name="Crear la mesa").click()
    expect(form.get_by_role("alert")).to_contain_text("10 jugadores")
    expect(decks).to_be_in_viewport()
    decks.get_by_role("combobox").select_option(index=0)
    expect(form.get_by_role("alert")).to_have_count(0)
    form.get_by_role("button", name="Crear la mesa").click()
    expect(ana.page.get_by_role("list", name="Los sitios")).to_be_visible()


def test_friends_come_by_link_and_the_host_seats_them(people: People) -> None:
    ana, carlos = people.come("Ana"), people.come("Carlos", PHONE)
    form = opens_the_form(ana)
    form.get_by_role("switch", name=re.compile("^Que la máquina ocupe")).uncheck()
    form.get_by_role("button", name="Crear la mesa").click()
    link = ana.page.get_by_label("Enlace para invitar").input_value()
    assert len(link.rpartition("/")[2]) >= 11  # 64 bits and more in base 62
    carlos.page.goto(link)
    carlos.button("Sentarme en el sitio 3").click()
    seats = ana.page.get_by_role("list", name="Los sitios").get_by_role("listitem")
    expect(seats.nth(2)).to_contain_text("Carlos")
    expect(ana.button("Empezar")).to_be_disabled()
    ana.button("Cambiar sitios").click()
    ana.button("Este en el sitio 3").click()
    ana.button("Este en el sitio 2").click()
    for player in (ana, carlos):
        shown = player.page.get_by_role("list", name="Los sitios").get_by_role("listitem")
        expect(shown.nth(1)).to_contain_text("Carlos")
    for seat in (3, 4):
        ana.button(f"Poner bot en el sitio {seat}").click()
    expect(ana.page.get_by_text("Estáis todos. Empieza cuando quieras.")).to_be_visible()
    ana.button("Quitar bot en el sitio 4").click()
    expect(ana.button("Empezar")).to_be_disabled()
    ana.button("Poner bot en el sitio 4").click()
    expect(carlos.page.get_by_text("Empieza quien ha puesto la mesa.")).to_be_visible()
    ana.button("Empezar").click()
    for player, other in ((ana, "Carlos"), (carlos, "Ana")):
        player.is_dealt_cards()
        expect(player.seat(other)).to_be_visible()


def test_whoever_opens_the_link_may_take_a_bots_seat(people: People) -> None:
    ana, carlos = people.come("Ana"), people.come("Carlos")
    table = ana.opens(bots=True)
    for player in (ana, carlos):
        player.goes_to(table)
    carlos.button("Sentarme en el sitio 3").click()
    ana.button("Empezar").click()
    carlos.is_dealt_cards()
    expect(carlos.seat("Ana")).to_have_accessible_name(re.compile("contigo"))


def test_a_link_to_no_table_says_so(people: People) -> None:
    ana = people.come("Ana")
    ana.goes_to("nadanadanada")
    expect(ana.page.get_by_role("heading", name="Esta mesa ya no está")).to_be_visible()
    ana.button("Ir al inicio").click()
    expect(ana.button("Jugar ya a Guiñote")).to_be_visible()
