"""``tapete arena``: its report for people and for programs, and its records."""

import json
from pathlib import Path

from tapete.games.guinote import GAME
from tapete.records import read, replay
from tests.cli.running import tapete

SHORT = ("arena", "vecino", "uniform", "--option", "partidas_per_coto=1", "--pairs", "3")


def test_the_report_says_how_sure_the_figures_are() -> None:
    done = tapete(*SHORT, "--lang", "en")
    assert (done.status, done.err) == (0, "")
    title, matches, partidas, points = done.out.splitlines()
    assert title == "Guiñote: vecino against uniform, the same deals from both sides."
    assert matches.startswith("Matches: vecino wins ")
    assert "of 6, " in matches
    assert "with 95 % confidence" in partidas
    assert points.startswith("Points in a hand, on average: ")


def test_json_is_one_line_with_the_same_figures() -> None:
    done = tapete(*SHORT, "--variant", "mano_a_mano", "--seed", "4", "--json")
    assert (done.status, done.err) == (0, "")
    (row,) = done.out.splitlines()
    figures = json.loads(row)
    assert list(figures) == [
        "game", "variant", "options", "seats", "bots", "pairs", "seed",
        "matches", "partidas", "hands", "points", "places",
    ]  # fmt: skip
    assert figures["options"] == {"partidas_per_coto": 1}
    assert (figures["variant"], figures["seats"], figures["seed"]) == ("mano_a_mano", 2, 4)
    assert figures["matches"]["of"] == figures["partidas"]["of"] == 6
    low, high = figures["partidas"]["interval"]
    assert 0 <= low <= figures["partidas"]["share"] <= high <= 1
    assert done == tapete(*SHORT, "--variant", "mano_a_mano", "--seed", "4", "--json")


def test_records_are_written_in_order_pair_by_pair(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    assert tapete(*SHORT, "--records", str(path)).status == 0
    records = [record for _, record in read(str(path))]
    assert [record.players for record in records] == 3 * [
        ("bot:vecino", "bot:uniform", "bot:vecino", "bot:uniform"),
        ("bot:uniform", "bot:vecino", "bot:uniform", "bot:vecino"),
    ]
    for one, other in zip(records[::2], records[1::2], strict=True):
        assert one.moves[:2] == other.moves[:2], "the same dealer, the same first pack"
    for record in records:
        *_, last = replay(record)
        assert GAME.ranking(last.state) is not None


def test_what_does_not_exist_is_named() -> None:
    done = tapete("arena", "maestro", "uniform")
    assert (done.status, done.out) == (3, "")
    assert "bot maestro: there are uniform, vecino" in done.err
