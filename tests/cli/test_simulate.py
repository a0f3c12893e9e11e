"""`docs/records.md`, section 4: ``tapete simulate``."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.records import read, replay, rules_of
from tests.cli.running import tapete

LISTS = ("presidente", "--option")


def test_the_summary_is_one_line_and_names_who_won() -> None:
    done = tapete("simulate", "guinote", "--matches", "3", "--bot", "uniform", "--seed", "5")
    assert (done.status, done.err) == (0, "")
    (row,) = done.out.splitlines()
    assert row.startswith("Guiñote (Un coto), 3 encuentros, semilla 5. Ganados: ")
    counts = [
        int(part.rpartition(" ")[2]) for part in row.rstrip(".").split(": ", 1)[1].split(", ")
    ]
    assert sum(counts) == 3


def test_without_bots_the_neighbour_plays_one_match_with_seed_0() -> None:
    short = ["--option", "partidas_per_coto=1"]
    plain = tapete("simulate", "guinote", *short)
    said = tapete(
        "simulate", "guinote", *short, "--bot", "vecino", "--seed", "0", "--matches", "1",
        "--variant", "guinote", "--seats", "4",
    )  # fmt: skip
    assert plain == said
    assert "semilla 0" in plain.out


def test_records_of_a_collection_are_whole_and_name_the_bots(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    done = tapete(
        "simulate", "guinote", "--variant", "clasico", "--option", "cotos=1", "--option",
        "scoreboard=hand_end", "--matches", "2", "--bot", "uniform", "--bot", "vecino",
        "--records", str(path),
    )  # fmt: skip
    assert done == type(done)(0, "", "")
    records = [record for _, record in read(path)]
    assert len(records) == 2
    for record in records:
        assert record.variant == "clasico"
        assert record.options == {"cotos": 1, "scoreboard": "hand_end"}
        assert record.players == ("bot:uniform", "bot:vecino", "bot:uniform", "bot:vecino")
        assert record.times is None
        assert record.commitments is None
        assert list(replay(record))[-1].state.phase == "over"
    assert records[0].moves != records[1].moves


def test_lists_rows_and_words_of_a_command_line_are_json_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    given = {
        "removed_ranks": "A,9",
        "quartets_except": "",
        "score_table": "6,5,4,1,0",
        "decks": "2",
        "vices_from": "never",
        "deal": "all",
        "rounds": "1",
    }
    options = [part for pair in given.items() for part in ("--option", "=".join(pair))]
    where = ("--variant", "cartas_canarias", "--bot", "uniform", "--records", str(path))
    assert tapete("simulate", "presidente", *options, *where).status == 0
    [(_, record)] = read(path)
    assert record.options == {
        "decks": 2,
        "removed_ranks": ["A", "9"],
        "quartets_except": [],
        "vices_from": "never",
        "score_table": [6, 5, 4, 1, 0],
        "rounds": 1,
    }
    assert rules_of(record).score_table == (6, 5, 4, 1, 0)
    assert tapete("replay", str(path), "--json").status == 0


def test_records_of_a_folder_are_files_of_their_own(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    collection = tmp_path / "all.jsonl"
    words = ["simulate", "guinote", "--matches", "2", "--bot", "uniform", "--records"]
    assert tapete(*words, str(folder)).status == 0
    assert tapete(*words, str(collection)).status == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["guinote-000001.json", "guinote-000002.json"]
    alone = [record for file in files for _, record in read(file)]
    assert alone == [record for _, record in read(collection)]


def test_a_match_does_not_depend_on_how_many_are_played(tmp_path: Path) -> None:
    words = ["simulate", "guinote", "--bot", "vecino", "--seed", "7", "--records"]
    one, three = tmp_path / "one.jsonl", tmp_path / "three.jsonl"
    tapete(*words, str(one), "--matches", "1")
    tapete(*words, str(three), "--matches", "3")
    assert three.read_text("utf-8").startswith(one.read_text("utf-8"))


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    texts = set()
    for seed in ("1", "2", "-1"):
        path = tmp_path / f"{seed}.jsonl"
        words = ["simulate", "guinote", "--bot", "uniform", "--records", str(path)]
        assert tapete(*words, "--seed", seed).status == 0
        texts.add(path.read_text("utf-8"))
    assert len(texts) == 3


def test_the_same_seed_gives_the_same_bytes_in_every_process(tmp_path: Path) -> None:
    """Whatever the order in which Python hashes."""
    texts = set()
    for number, hashing in enumerate(("0", "1", "4242")):
        path = tmp_path / f"{number}.jsonl"
        subprocess.run(
            [
                sys.executable, "-m", "tapete", "simulate", "guinote", "--matches", "2",
                "--bot", "vecino", "--bot", "uniform", "--records", str(path),
            ],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            check=True,
        )  # fmt: skip
        texts.add(path.read_bytes())
    assert len(texts) == 1
    assert b"\r" not in texts.pop()


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (["mus"], "game mus: there are "),
        (["guinote", "--variant", "x"], "variant x: guinote has guinote, clasico, mano_a_mano"),
        (["guinote", "--seats", "3"], "seats 3: guinote takes 4"),
        (["guinote", "--option", "coto=1"], "option coto: unknown; there are partidas_per_coto"),
        (["guinote", "--option", "cotos=9"], "option cotos: 9 is not one of 1–5"),
        (["guinote", "--option", "cotos=one"], "option cotos: 'one' is not one of 1–5"),
        (["guinote", "--option", "cotos=01"], "option cotos: '01' is not one of 1–5"),
        (["guinote", "--option", "cotos=1", "--option", "cotos=2"], "option cotos: given twice"),
        (["guinote", "--bot", "deep"], "bot deep: there are uniform, vecino"),
        ([*LISTS, "removed_ranks=A,Z"], "option removed_ranks: 'Z' is not one of A, 1–12, J, Q, K"),
        ([*LISTS, "removed_ranks=A,A"], "option removed_ranks: 'A' stands twice"),
        ([*LISTS, "score_table=8,6"], "option score_table: [8, 6] is not a list of 5 numbers"),
        ([*LISTS, "decks=all"], "option decks: 'all' is not one of auto, 1–4"),
        ([*LISTS, "decks=1", "--option", "deal=12", "--seats", "6"], "option decks: 48 cards are"),
    ],
)
def test_what_does_not_exist_is_status_3(words: list[str], fault: str) -> None:
    done = tapete("simulate", *words)
    assert (done.status, done.out) == (3, "")
    assert done.err.startswith(fault)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["guinote", "--matches", "0"],
        ["guinote", "--matches", "many"],
        ["guinote", "--seats", "four"],
        ["guinote", "--seed", "x"],
        ["guinote", "--option", "cotos"],
        ["guinote", "--records", "/dev/null/none"],
        ["guinote", "--records", "/dev/null/none.jsonl"],
    ],
)
def test_a_wrong_command_line_is_status_64(words: list[str]) -> None:
    done = tapete("simulate", *words)
    assert (done.status, done.out) == (64, "")
    assert done.err


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "guinote", "--bot", "deep"],
        ["simulate", "guinote", "--option", "cotos=9"],
        ["arena", "vecino", "deep"],
    ],
)
def test_what_does_not_exist_leaves_older_records_alone(tmp_path: Path, words: list[str]) -> None:
    path = tmp_path / "all.jsonl"
    path.write_text("kept\n", "utf-8")
    assert tapete(*words, "--records", str(path)).status == 3
    assert path.read_text("utf-8") == "kept\n"


def test_a_long_run_draws_a_bar_only_where_somebody_sees_it(tmp_path: Path) -> None:
    words = ["simulate", "guinote", "--bot", "uniform", "--matches", "20", "--option",
             "partidas_per_coto=1", "--records", str(tmp_path / "x.jsonl")]  # fmt: skip
    assert tapete(*words).err == ""
    screen, terminal = os.openpty()
    program = [sys.executable, "-m", "tapete", *words]
    subprocess.run(program, stderr=terminal, env={**os.environ, "TERM": "xterm"}, check=True)
    os.close(terminal)
    with os.fdopen(screen, "rb", buffering=0) as shown:
        assert b"20/20" in shown.read(100_000)


def test_every_line_of_a_collection_is_plain_json(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    tapete("simulate", "guinote", "--variant", "mano_a_mano", "--records", str(path))
    (row,) = path.read_text("utf-8").splitlines()
    data = json.loads(row)
    assert list(data) == ["format", "game", "variant", "options", "seats", "players", "moves"]
    assert data["seats"] == 2
