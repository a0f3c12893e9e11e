"""Laws of records, over every game, variant and option."""

import json
from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from tapete.bots import make
from tapete.bots.match import steps
from tapete.core import registry
from tapete.core.game import AnyGame
from tapete.core.options import OptionError, options
from tapete.locale import languages
from tapete.records import Record, as_json, line, parse, replay, text, transcript
from tests.options import values

PEOPLE = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


@st.composite
def played(draw: st.DrawFn) -> tuple[Record, list[Any]]:
    """Return the record of a match, whole or broken off, and its positions as they were played."""
    game: AnyGame = draw(st.sampled_from(sorted(registry.games().values(), key=lambda g: g.name)))
    variant = draw(st.sampled_from(game.variants))
    seats = draw(st.sampled_from(variant.seats))
    chosen = draw(
        st.fixed_dictionaries({}, optional={o.name: values(o) for o in options(game.rules)})
    )
    try:
        rules = game.configure(variant.name, chosen, seats)
    except OptionError:  # options that do not go together
        assume(False)
    bots = [make("uniform", game)] * seats
    rng = Random(draw(st.integers(0, 2**32)))
    length = draw(st.integers(0, 120))
    states = [game.start(rules, seats)]
    moves = []
    for (state, move), _ in zip(steps(game, rules, seats, bots, rng), range(length), strict=False):
        states.append(state)
        moves.append(game.text(move))
    record = Record(
        game=game.name,
        variant=variant.name,
        options=game.differences(variant.name, rules),
        seats=seats,
        players=tuple([draw(PEOPLE) for _ in range(seats)]),
        comment=draw(st.none() | PEOPLE),
        times=draw(st.none() | st.just(tuple(range(len(moves))))),
        moves=tuple(moves),
    )
    return record, states


@given(played())
def test_a_record_comes_back_from_its_text(match: tuple[Record, list[Any]]) -> None:
    record, _ = match
    assert parse(text(record)) == record
    assert parse(line(record)) == record
    assert "\n" not in line(record)
    assert text(parse(text(record))) == text(record)


@given(played())
def test_a_replay_passes_through_the_positions_that_were_played(
    match: tuple[Record, list[Any]],
) -> None:
    record, states = match
    positions = list(replay(record))
    assert [position.state for position in positions] == states
    assert [position.move for position in positions] == [None, *record.moves]
    assert [position.ply for position in positions] == list(range(len(states)))


@given(played())
def test_every_printed_position_offers_the_move_that_was_made(
    match: tuple[Record, list[Any]],
) -> None:
    record, _ = match
    game = registry.game(record.game)
    rows = [json.loads(as_json(game, position)) for position in replay(record)]
    for row, move in zip(rows, record.moves, strict=False):
        seat, _, rest = move.partition(" ")
        wanted = rest.split(" ")[0] if seat == "-" else rest
        assert wanted in row["legal"][seat]
    for row in rows:
        assert set(row["to_act"]) <= set(row["legal"])
        assert list(row["legal"]) == sorted(row["legal"])
        for moves in row["legal"].values():
            assert moves == sorted(set(moves))


@given(played(), st.sampled_from(languages()))
def test_every_match_can_be_told(match: tuple[Record, list[Any]], lang: str) -> None:
    record, states = match
    lines = list(transcript(record, lang))
    numbers = [int(row[:5]) for row in lines if row[:5].strip().isdigit() and row[5:7] == "  "]
    assert numbers == list(range(1, len(states)))
    assert all(row.isprintable() for row in lines)
