"""The golden files of `tests/transcripts`, byte for byte (`renew.py` there writes them anew)."""

import json
from itertools import pairwise

import pytest

from tapete.records import line, parse, text
from tests.transcripts.renew import FOLDER, LANGUAGES, RECORDS, positions, record, story


def kept(name: str) -> str:
    return (FOLDER / name).read_bytes().decode("utf-8")


@pytest.mark.parametrize("name", RECORDS)
def test_positions_are_printed_byte_for_byte(name: str) -> None:
    assert positions(name) == kept(f"{name}.positions.jsonl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS)
def test_transcripts_are_told_byte_for_byte(name: str, lang: str) -> None:
    assert story(name, lang) == kept(f"{name}.{lang}.txt")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    assert text(record(name)) == kept(f"{name}.json")
    assert parse(line(record(name))) == record(name)


def test_the_golden_record_is_the_trace_of_the_rules_document() -> None:
    """guinote 4.3: pack, hands after the deal and the points after every trick."""
    found = [json.loads(row) for row in positions("golden").splitlines()]
    assert found[2]["hands"] == {
        "0": "1b 2c 6o 6c 7c 7b",
        "1": "3o 3e 4c 4e 6e 7o",
        "2": "1e 2o 3c 4o 4b 10e",
        "3": "5b 11o 11e 12o 12c 12e",
    }
    points = [tuple(row["score"]["points"]) for row in found]
    changes = [now for before, now in pairwise(points) if now != before]
    # Tricks 1 and 2 bring nothing; the two cantes after trick 3 come one by one.
    assert changes == [
        (0, 40),
        (0, 42),
        (0, 62),
        (0, 82),
        (0, 84),
        (0, 106),
        (0, 113),
        (0, 138),
        (0, 146),
        (18, 146),
        (18, 192),
    ]
    assert found[-1]["score"] == {"points": [18, 192], "partidas": [0, 1], "cotos": [0, 0]}


def test_the_two_player_match_shows_what_four_players_seldom_do() -> None:
    """An exchange, cantes and vueltas that are cut when a side passes 100."""
    moves = record("two-players").moves
    assert {move.split(" ")[1] for move in moves} == {
        "dealer",
        "shuffle",
        "play",
        "sing",
        "exchange",
    }
    last = json.loads(positions("two-players").splitlines()[-1])
    assert last["phase"] == "over"
    assert last["to_act"] == []
    assert last["legal"] == {}
    assert last["ranking"] == [[1], [0]]
