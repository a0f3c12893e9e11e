"""`docs/records.md`, section 1: nothing is guessed or repaired, every fault names its place."""

import json
from pathlib import Path

import pytest

from tapete.core.registry import games
from tapete.records import RecordError, line, parse, read, reading, rules_of
from tests.records.samples import GOLDEN, changed, presidente, with_move, without

FAULTS = {
    "": "empty, there is no record",
    " \n": "empty, there is no record",
    "{": "column 2: not JSON: Expecting property name enclosed in double quotes",
    GOLDEN.replace('"seats": 4,\n', '"seats": 4\n'): (
        "line 7, column 3: not JSON: Expecting ',' delimiter"
    ),
    GOLDEN + GOLDEN: "line 58, column 1: not JSON: Extra data",
    "\ufeff" + GOLDEN: (
        "line 1, column 1: not JSON: Unexpected UTF-8 BOM (decode using utf-8-sig)"
    ),
    GOLDEN.replace('"seats": 4', '"seats": NaN'): "NaN is not JSON",
    GOLDEN.replace('"seats": 4', '"seats": 4, "seats": 4'): "key 'seats' stands twice",
    GOLDEN.replace("{}", '{"cotos": 1, "cotos": 2}'): "key 'cotos' stands twice",
    "[" * 100_000: "not a record: nested too deeply",
    "[]": "not a record: a record is an object",
    "3": "not a record: a record is an object",
    changed(winner="Ana"): "key 'winner' is unknown",
    changed(format="tapete-record/2"): "format: 'tapete-record/2' is not 'tapete-record/1'",
    changed(format=1): "format: 1 is not 'tapete-record/1'",
    changed(game="mus"): f"game mus: there are {', '.join(games())}",
    changed(game=None): "game: None is not a text",
    changed(variant="paulo"): "variant paulo: guinote has guinote, clasico, mano_a_mano",
    changed(options={"coto": 2}): (
        "option coto: unknown; there are partidas_per_coto, cotos, both_over_100, "
        "dealer_rotation, vueltas_dealer, cantes_per_trick, cante_window, seat_return, "
        "scoreboard, turn_seconds"
    ),
    changed(options={"cotos": 6}): "option cotos: 6 is not one of 1–5",
    changed(options={"cotos": True}): "option cotos: True is not one of 1–5",
    changed(options={"cotos": 2.0}): "option cotos: 2.0 is not one of 1–5",
    changed(options={"cotos": "2"}): "option cotos: '2' is not one of 1–5",
    changed(options={"scoreboard": "off"}): (
        "option scoreboard: 'off' is not one of live, hand_end"
    ),
    changed(options=[]): "options: [] is not an object",
    presidente(removed_ranks="A"): "option removed_ranks: 'A' is not a list",
    presidente(removed_ranks=["A", "Z"]): (
        "option removed_ranks: 'Z' is not one of A, 1–12, J, Q, K"
    ),
    presidente(removed_ranks=["A", "1"]): "option removed_ranks: '1' stands twice",
    presidente(removed_ranks=[8]): "option removed_ranks: 8 is not one of A, 1–12, J, Q, K",
    presidente(score_table=[8, 6, 5, 2]): (
        "option score_table: [8, 6, 5, 2] is not a list of 5 numbers"
    ),
    presidente(score_table=[8, 6, 5, 2, 2.5]): "option score_table: 2.5 is not one of 0–100",
    presidente(decks="2"): "option decks: '2' is not one of auto, 1–4",
    presidente(decks=1, deal=12): (
        "option decks: 48 cards are not enough for 5 players with 12 each"
    ),
    changed(seats=3): "seats 3: guinote takes 4",
    changed(seats=2): "seats 2: guinote takes 4",
    changed(variant="mano_a_mano"): "seats 4: mano_a_mano takes 2",
    changed(seats=4.0): "seats: 4.0 is not a whole number from 0",
    changed(seats=True): "seats: True is not a whole number from 0",
    changed(seats=-4): "seats: -4 is not a whole number from 0",
    changed(players=["Ana"]): "players: 1 names for 4 seats",
    changed(players=["Ana", "Jesús", None, "Isabel"]): "players, place 3: None is not a text",
    changed(players="Ana"): "players: 'Ana' is not a list",
    changed(times=[0, 1]): "times: 2 times for 46 moves",
    changed(times=[-1] * 46): "times, place 1: -1 is not a whole number from 0",
    changed(times=[0.5] * 46): "times, place 1: 0.5 is not a whole number from 0",
    changed(commitments={}): "commitments: {} is not a list",
    changed(rules=1.5): "rules: 1.5 is not a whole number from 0",
    changed(comment=["x"]): "comment: ['x'] is not a text",
    changed(comment="x").replace('"x"', '"\\ud800"'): "comment: '\\ud800' has half of a character",
    changed(moves="- dealer 0"): "moves: '- dealer 0' is not a list",
    changed(moves=["- dealer 0", 2]): "moves, place 2: 2 is not a text",
    with_move(1, "- dealer"): "move 1: '- dealer' is not a move of chance",
    with_move(1, "- dealer  0"): "move 1: '- dealer  0' is not a move of chance",
    with_move(1, "- dealer 00"): "move 1: '- dealer 00' is not a move of chance",
    with_move(2, "- shuffle 1o 9z"): "move 2: '9z' is not a card",
    with_move(3, "1 lay 4c"): "move 3: '1 lay 4c' is not a move of guinote",
    with_move(3, "04 play 4c"): "move 3: '04 play 4c' is not a move of guinote",
    with_move(3, "1 play 4c "): "move 3: '1 play 4c ' is not a move of guinote",
    with_move(3, ""): "move 3: '' is not a move of guinote",
    with_move(3, "1 play 4C"): "move 3: '4C' is not a card of the Spanish pack",
}


@pytest.mark.parametrize(("text", "fault"), FAULTS.items(), ids=FAULTS.values())
def test_a_text_that_is_no_record_is_refused_with_its_place(text: str, fault: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse(text, "FILE")
    assert str(caught.value) == f"FILE: {fault}"


@pytest.mark.parametrize("key", ["format", "game", "variant", "options", "seats", "moves"])
def test_a_required_key_is_missed(key: str) -> None:
    with pytest.raises(RecordError, match=f"^FILE: key '{key}' is missing$"):
        parse(without(key), "FILE")


@pytest.mark.parametrize("key", ["players", "comment"])
def test_an_optional_key_is_not_missed(key: str) -> None:
    assert getattr(parse(without(key)), key) is None


def test_a_number_of_a_million_digits_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^FILE: Exceeds the limit"):
        parse(GOLDEN.replace('"seats": 4', '"seats": ' + "4" * 1_000_000), "FILE")


def test_lists_of_options_come_back_as_they_were_written() -> None:
    written = presidente(removed_ranks=["9", "1"], score_table=[6, 5, 4, 1, 0], vices_from="never")
    record = parse(written)
    assert line(record) == written
    assert rules_of(record).removed_ranks == ("A", "9")
    assert rules_of(record).score_table == (6, 5, 4, 1, 0)


def test_optional_keys_are_kept() -> None:
    record = parse(changed(times=list(range(46)), commitments=["ab12"], rules="3", comment="¡Ole!"))
    assert record.times == tuple(range(46))
    assert record.commitments == ("ab12",)
    assert record.rules == "3"
    assert record.comment == "¡Ole!"


def test_a_collection_has_a_record_on_every_line(tmp_path: Path) -> None:
    path = tmp_path / "all.jsonl"
    path.write_text(changed() + "\n" + changed(comment="second") + "\n", "utf-8")
    assert [(place, record.comment) for place, record in read(path)] == [
        (f"{path}:1", "guinote 4.3: the golden trace, one whole hand of idas"),
        (f"{path}:2", "second"),
    ]


def test_a_collection_may_end_without_an_end_of_line(tmp_path: Path) -> None:
    path = tmp_path / "ALL.JSONL"
    path.write_text(changed(), "utf-8")
    assert len(list(read(path))) == 1


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", ": empty, there is no record"),
        (changed().encode() + b"\n\n", ":2: empty, there is no record"),
        (changed().encode() + b"\n\xff\n", ":2: not UTF-8 at byte 1"),
        (changed().encode() + b"\n{\n", ":2: column 2: not JSON: Expecting property name"),
    ],
)
def test_a_fault_in_a_collection_names_its_line(tmp_path: Path, data: bytes, fault: str) -> None:
    path = tmp_path / "all.jsonl"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        list(read(path))
    assert str(caught.value).startswith(f"{path}{fault}")


def test_a_file_that_is_not_utf_8_names_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "latin.json"
    data = changed().encode("latin-1")
    path.write_bytes(data)
    place = data.index("ú".encode("latin-1")) + 1
    with pytest.raises(RecordError, match=f": not UTF-8 at byte {place}$"):
        list(read(path))


def test_a_file_that_is_not_there_or_a_folder_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"no\.json: cannot be read: No such file or directory$"):
        list(read(tmp_path / "no.json"))
    with pytest.raises(RecordError, match=r": cannot be read: Is a directory$"):
        list(read(tmp_path))


@pytest.mark.parametrize("name", ["huge.json", "huge.jsonl"])
def test_a_huge_file_is_refused_without_reading_it_all(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MAX_BYTES", 500)
    path = tmp_path / name
    path.write_text(changed(), "utf-8")
    with pytest.raises(RecordError, match=r": longer than 500 bytes$"):
        list(read(path))


def test_a_move_has_one_text() -> None:
    """Section 2: cards stand rank by rank; a table takes them as people name them."""
    written = {
        "format": "tapete-record/1",
        "game": "presidente",
        "variant": "uno_base",
        "options": {},
        "seats": 2,
        "moves": ["- dealer 0", "1 play 7c 7o"],
    }
    with pytest.raises(RecordError, match="move 2: '1 play 7c 7o' is written '1 play 7o 7c'"):
        parse(json.dumps(written))
