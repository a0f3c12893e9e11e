"""A finished match: found again, gone through card by card, kept, shown to others."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.e2e.matches import GOLDEN
from tests.e2e.people import NAMES, People
from tests.e2e.player import Player
from tests.e2e.sizes import PHONE
from tests.e2e.watching import MISSING, Watch

pytestmark = pytest.mark.e2e


def test_a_match_is_found_replayed_kept_and_shown(people: People, tmp_path: Path) -> None:
    players = people.at(GOLDEN[:-1], *NAMES, partidas_per_coto=1)
    ana, jesus = players[:2]
    jesus.lays("3e")
    jesus.page.get_by_role("link", name="Repetición").click()
    goes_through_the_match(jesus)
    is_in_the_history(jesus, won=True)
    is_in_the_history(ana, won=False)
    with ana.page.expect_download() as kept:
        ana.page.get_by_role("link", name=re.compile("^Guardar el registro")).click()
    kept.value.save_as(tmp_path / "record.json")
    record = json.loads((tmp_path / "record.json").read_text("utf-8"))
    assert record["moves"] == GOLDEN
    assert record["players"] == list(NAMES)
    ana.page.get_by_role("link", name=re.compile("^Repetición")).click()
    stranger = people.come("", PHONE)
    stranger.page.goto(ana.page.url)
    expect(stranger.button("Una carta adelante")).to_be_visible()


def goes_through_the_match(player: Player) -> None:
    """Step forward and back, by button and by key; the golden trace begins with four of copas."""
    page = player.page
    told = page.get_by_role("status").first
    on, back = player.button("Una carta adelante"), player.button("Una carta atrás")
    player.button("Al principio de todo").click()
    expect(back).to_be_visible()
    steps = 0
    while "cuatro de copas" not in told.inner_text():
        on.click()
        steps += 1
        assert steps < 5
    on.click()
    expect(told).to_contain_text("cuatro de bastos")
    page.keyboard.press("ArrowLeft")
    expect(told).to_contain_text("cuatro de copas")
    player.button("Una baza adelante").click()
    expect(told).not_to_contain_text("cuatro de copas")
    player.button("Una baza atrás").click()
    player.button("Al final de todo").click()
    player.shows_points(18, 192)


def is_in_the_history(player: Player, *, won: bool) -> None:
    player.page.goto("/historia")
    match = player.page.get_by_role("main").get_by_role("listitem")
    expect(match).to_have_count(1)
    expect(match).to_contain_text("Ganada" if won else "Perdida")
    for name in set(NAMES) - {player.name}:
        expect(match).to_contain_text(name)
    count = f"Has ganado {1 if won else 0} de 1 coto."
    expect(player.page.get_by_text(count)).to_be_visible()


def test_a_link_to_no_record_says_so(people: People, watch: Watch) -> None:
    watch.allow(MISSING)
    stranger = people.come()
    stranger.page.goto("/partida/nadanadanada")
    expect(stranger.page.get_by_text("Esa partida no está guardada.")).to_be_visible()
