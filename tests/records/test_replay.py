"""`docs/records.md`, section 4: replaying is a fold, a move that is not legal stops it."""

import json

import pytest

from tapete.core import registry
from tapete.records import IllegalRecord, Position, as_json, parse, replay
from tests.records.samples import GOLDEN, with_move
from tests.transcripts.renew import record

PACK = json.loads(GOLDEN)["moves"][1].removeprefix("- shuffle ").split()
ILLEGAL = [
    (1, "1 play 4c", "wrong-phase"),
    (1, "- dealer 4", "no-such-seat"),
    (1, "- shuffle " + " ".join(PACK), "wrong-phase"),
    (2, "- dealer 0", "wrong-phase"),
    (2, "- next", "wrong-phase"),
    (2, "- timeout", "wrong-phase"),
    (2, "- finish", "wrong-phase"),
    (2, "- shuffle " + " ".join(PACK[:-1]), "wrong-pack"),
    (2, "- shuffle " + " ".join([*PACK[:-1], PACK[0]]), "wrong-pack"),
    (2, "- shuffle " + " ".join([*PACK, "8o"]), "wrong-pack"),
    (2, "- shuffle " + " ".join([*PACK[:-1], "5H"]), "wrong-pack"),
    (2, "- shuffle", "wrong-pack"),
    (3, "4 play 4c", "no-such-seat"),
    (3, "10 exchange", "no-such-seat"),
    (3, "0 play 6c", "not-your-turn"),
    (3, "1 play 1o", "not-in-hand"),
    (3, "1 sing o", "no-cante"),
    (3, "1 exchange", "trick-not-won"),
    (7, "0 exchange", "not-your-turn"),
    (8, "1 exchange", "no-siete"),
    (13, "3 sing o", "already-sung"),
    (24, "0 play 6o", "must-follow"),
    (24, "0 play 2c", "not-in-hand"),
    (25, "1 play 10b", "must-trump"),
    (29, "3 play 11o", "not-in-hand"),
    (31, "3 exchange", "stock-gone"),
    (37, "3 play 12c", "must-trump"),
]


@pytest.mark.parametrize(("ply", "move", "reason"), ILLEGAL)
def test_a_move_that_is_not_legal_stops_the_replay(ply: int, move: str, reason: str) -> None:
    seen: list[Position] = []
    positions = replay(parse(with_move(ply, move)))
    with pytest.raises(IllegalRecord) as caught:
        seen.extend(positions)  # keeps what comes before the fault
    assert str(caught.value) == f"move {ply}: {move}: {reason}"
    assert (caught.value.ply, caught.value.move, caught.value.reason) == (ply, move, reason)
    whole = list(replay(record("golden")))
    assert seen == whole[:ply]


def test_the_first_position_waits_for_the_dealer() -> None:
    first = next(replay(record("golden")))
    assert as_json(registry.game("guinote"), first) == (
        '{"ply": 0, "move": null, "phase": "deal", "to_act": ["-"], "legal": {"-": ["dealer"]}, '
        '"faults": {}, "hands": {"0": "", "1": "", "2": "", "3": ""}, '
        '"score": {"points": [0, 0], "partidas": [0, 0], "cotos": [0, 0]}, "ranking": null}'
    )


def test_legal_moves_are_sorted_as_strings_and_name_every_seat_that_may_act() -> None:
    game = registry.game("guinote")
    positions = list(replay(record("golden")))
    dealt = json.loads(as_json(game, positions[2]))
    assert dealt["to_act"] == ["1"]
    assert dealt["legal"] == {
        "1": ["play 3e", "play 3o", "play 4c", "play 4e", "play 6e", "play 7o"]
    }
    # After trick 3 seat 3 is to lead, and seat 1, its partner, may sing out of turn.
    won = json.loads(as_json(game, positions[16]))
    assert won["to_act"] == ["3"]
    assert list(won["legal"]) == ["1", "3"]
    assert won["legal"]["1"] == ["sing b"]
    assert won["legal"]["3"][-1] == "sing c"


def test_between_hands_the_position_keeps_what_the_hand_left() -> None:
    """`docs/records.md`, section 3: points stay until the next shuffle."""
    game = registry.game("guinote")
    last = json.loads(as_json(game, list(replay(record("golden")))[-1]))
    assert last["phase"] == "deal"
    assert last["legal"] == {"-": ["shuffle"]}
    assert last["score"]["points"] == [18, 192]
