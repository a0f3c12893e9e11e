"""`docs/records.md`, section 4: ``tapete replay``."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import tapete
from tests.records.samples import changed, with_move
from tests.transcripts.renew import FOLDER, LANGUAGES, RECORDS


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", RECORDS)
def test_json_prints_the_golden_positions_byte_for_byte(name: str) -> None:
    done = tapete("replay", str(FOLDER / f"{name}.json"), "--json")
    assert (done.status, done.err) == (0, "")
    assert done.out == (FOLDER / f"{name}.positions.jsonl").read_text("utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_a_transcript_is_the_golden_one_byte_for_byte(name: str, lang: str) -> None:
    wanted = (FOLDER / f"{name}.{lang}.txt").read_text("utf-8")
    file = str(FOLDER / f"{name}.json")
    assert tapete("replay", file, "--lang", lang).out == wanted
    assert tapete("replay", file, env={"TAPETE_LANG": lang}).out == wanted


def test_spanish_is_spoken_where_nobody_asks() -> None:
    file = str(FOLDER / "golden.json")
    assert tapete("replay", file).out == (FOLDER / "golden.es.txt").read_text("utf-8")
    assert tapete("replay", file, env={"TAPETE_LANG": ""}).out == tapete("replay", file).out


@pytest.mark.parametrize(("to", "lines"), [(0, 1), (1, 2), (46, 47), (47, 47), (1000, 47)])
def test_to_stops_after_a_move_and_beyond_the_end_prints_all(to: int, lines: int) -> None:
    file = str(FOLDER / "golden.json")
    done = tapete("replay", file, "--json", "--to", str(to))
    wanted = (FOLDER / "golden.positions.jsonl").read_text("utf-8").splitlines()
    assert done.status == 0
    assert done.out.splitlines() == wanted[:lines]


def test_an_illegal_move_is_named_after_all_positions_before_it(folder: Path) -> None:
    Path("bad.json").write_text(with_move(24, "0 play 6o"), "utf-8")
    wanted = (FOLDER / "golden.positions.jsonl").read_text("utf-8").splitlines()[:24]
    done = tapete("replay", "bad.json", "--json")
    assert done.status == 2
    assert done.out.splitlines() == wanted
    assert done.err == (
        "bad.json: move 24: 0 play 6o: must-follow: "
        "Hay que asistir: tienes cartas del palo de salida.\n"
    )
    english = tapete("replay", "bad.json", "--lang", "en")
    assert english.status == 2
    assert english.err == (
        "bad.json: move 24: 0 play 6o: must-follow: "
        "You must follow suit: you hold cards of the suit led.\n"
    )
    assert english.out.splitlines()[-1] == "   23  Isabel leads the five of cups."


def test_a_wrong_pack_is_an_illegal_move(folder: Path) -> None:
    """`docs/records.md`, section 3."""
    Path("bad.json").write_text(with_move(2, "- shuffle 1o 1o"), "utf-8")
    done = tapete("replay", "bad.json", "--json")
    assert done.status == 2
    assert len(done.out.splitlines()) == 2
    assert done.err.startswith("bad.json: move 2: - shuffle 1o 1o: wrong-pack: ")


def test_a_move_after_the_last_one_shown_is_not_looked_at(folder: Path) -> None:
    Path("bad.json").write_text(with_move(24, "0 play 6o"), "utf-8")
    assert tapete("replay", "bad.json", "--json", "--to", "23").status == 0
    assert tapete("replay", "bad.json", "--json", "--to", "24").status == 2


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "x.json: empty, there is no record\n"),
        ("{}", "x.json: key 'format' is missing\n"),
        (changed(seats=3), "x.json: seats 3: guinote takes 4\n"),
        (changed(colour="red"), "x.json: key 'colour' is unknown\n"),
        (with_move(3, "1 lay 4c"), "x.json: move 3: '1 lay 4c' is not a move of guinote\n"),
    ],
)
def test_what_is_no_record_prints_nothing_but_its_fault(
    folder: Path, text: str, fault: str
) -> None:
    Path("x.json").write_text(text, "utf-8")
    for flags in (["--json"], []):
        done = tapete("replay", "x.json", *flags)
        assert (done.status, done.out, done.err) == (3, "", fault)


def test_a_file_that_is_not_there_is_no_record(folder: Path) -> None:
    done = tapete("replay", "none.json")
    assert done.status == 3
    assert done.err == "none.json: cannot be read: No such file or directory\n"


def test_a_name_is_printed_as_it_was_given(folder: Path) -> None:
    Path("x.json").write_text("[]", "utf-8")
    assert tapete("replay", "./x.json").err.startswith("./x.json: ")


def test_a_name_that_is_no_text_is_spelled_out(folder: Path) -> None:
    """A file system takes names that are not UTF-8."""
    name = os.fsdecode(b"caf\xe9.jsonl")
    Path(name).write_text(with_move(24, "0 play 6o"), "utf-8")
    done = subprocess.run([sys.executable, "-m", "tapete", "replay", name], capture_output=True)
    assert done.returncode == 2
    assert done.stdout.startswith(b"caf\\udce9.jsonl:1\n")
    assert done.stderr.startswith(b"caf\\udce9.jsonl:1: move 24: 0 play 6o: must-follow: ")


def test_a_fault_cannot_steer_the_terminal(folder: Path) -> None:
    text = changed(options={"\x1b[2J\n@ñ": 1}).replace("@", "\\ud800")
    Path("x.json").write_text(text, "utf-8")
    done = tapete("replay", "x.json")
    assert done.status == 3
    assert done.err.startswith("x.json: option \\x1b[2J\\n\\ud800ñ: unknown; there are ")


def test_a_collection_is_replayed_line_by_line(folder: Path) -> None:
    names = ("golden", "two-players")
    records = [(FOLDER / f"{name}.json").read_text("utf-8") for name in names]
    rows = [record.replace("\n", "") + "\n" for record in records]
    Path("all.jsonl").write_text("".join(rows), "utf-8")
    done = tapete("replay", "all.jsonl", "--json")
    files = [(FOLDER / f"{name}.positions.jsonl").read_text("utf-8") for name in names]
    assert (done.status, done.out) == (0, "".join(files))
    told = tapete("replay", "all.jsonl", "--to", "1").out
    assert told.splitlines() == [
        "all.jsonl:1",
        "Guiñote (Un coto): Ana, Jesús, Carlos, Isabel",
        "",
        "    1  Le toca repartir a Ana.",
        "",
        "all.jsonl:2",
        "Guiñote (Mano a mano): Ana, Isabel",
        "  Partidas para ganar el coto: 1 partida",
        "  Cantes por baza ganada: todos los que haya",
        "",
        "    1  Le toca repartir a Isabel.",
    ]


@pytest.mark.parametrize(
    ("second", "status", "fault"),
    [
        (with_move(24, "0 play 6o"), 2, "all.jsonl:2: move 24: 0 play 6o: must-follow: "),
        ("{}", 3, "all.jsonl:2: key 'format' is missing"),
    ],
)
def test_a_collection_stops_at_the_first_fault(
    folder: Path, second: str, status: int, fault: str
) -> None:
    Path("all.jsonl").write_text("\n".join([changed(), second, changed()]), "utf-8")
    done = tapete("replay", "all.jsonl", "--json")
    assert done.status == status
    assert done.err.startswith(fault)
    assert len(done.out.splitlines()) == 47 + (24 if status == 2 else 0)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["a.json", "b.json"],
        ["a.json", "--to"],
        ["a.json", "--to", "x"],
        ["a.json", "--to", "-1"],
        ["a.json", "--all"],
        ["a.json", "--lang", "fr"],
    ],
)
def test_a_wrong_command_line_is_status_64(words: list[str]) -> None:
    done = tapete("replay", *words)
    assert (done.status, done.out) == (64, "")
    assert done.err
