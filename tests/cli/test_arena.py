"""``tapete arena``: bots meet, the same deals both ways."""

from pathlib import Path

import pytest

from tapete.records import read
from tests.cli.running import tapete


def test_the_report_names_wins_and_intervals() -> None:
    done = tapete("arena", "uniform", "uniform", "--pairs", "2", "--option", "partidas_per_coto=1")
    assert (done.status, done.err) == (0, "")
    title, matches, partidas, points = done.out.splitlines()
    assert title == "Guiñote: uniform contra uniform, los mismos repartos por los dos lados."
    assert matches.startswith("Encuentros: uniform gana ")
    assert " de 4, el " in matches
    assert "con un 95 % de confianza" in partidas
    assert points.startswith("Tantos por mano, de media: ")


def test_english_writes_numbers_as_english_does() -> None:
    words = ["arena", "vecino", "uniform", "--pairs", "1", "--lang", "en", "--variant",
             "mano_a_mano", "--seats", "2"]  # fmt: skip
    _, matches, _, _ = tapete(*words).out.splitlines()
    assert matches.startswith("Matches: vecino wins ")
    assert "0.0 %" in matches


def test_records_show_both_ways_of_each_deal(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    words = ["arena", "vecino", "uniform", "--pairs", "2", "--records", str(path)]
    assert tapete(*words).status == 0
    records = [record for _, record in read(path)]
    assert [record.players and record.players[:2] for record in records] == [
        ("bot:vecino", "bot:uniform"),
        ("bot:uniform", "bot:vecino"),
    ] * 2
    for one, other in (records[:2], records[2:]):
        assert one.moves[:2] == other.moves[:2]
    assert tapete("replay", str(path), "--json", "--to", "3").status == 0


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["vecino"], 64),
        (["vecino", "uniform", "--pairs", "0"], 64),
        (["vecino", "deep"], 3),
        (["vecino", "uniform", "--game", "mus"], 3),
        (["vecino", "uniform", "--option", "cotos=9"], 3),
    ],
)
def test_what_cannot_be_is_refused(words: list[str], status: int) -> None:
    done = tapete("arena", *words)
    assert (done.status, done.out) == (status, "")
    assert done.err
