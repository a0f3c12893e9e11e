"""Replay a record: a fold over its moves (`docs/records.md`, section 4)."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tapete.core import chance
from tapete.core.cards import line as cards_line
from tapete.core.chance import CHANCE
from tapete.core.game import AnyGame, IllegalMove
from tapete.records.record import Record, game_of, rules_of


class IllegalRecord(ValueError):  # noqa: N818  as IllegalMove, which it reports
    """A record with a move that the rules do not allow."""

    def __init__(self, ply: int, move: str, reason: str) -> None:
        super().__init__(f"move {ply}: {move}: {reason}")
        self.ply = ply
        self.move = move
        self.reason = reason
        """A code of the closed list."""


@dataclass(frozen=True, slots=True)
class Position:
    """A point of a match: before the first move, or after one."""

    ply: int
    """Moves made so far."""
    move: str | None
    """The move that led here."""
    state: Any


def replay(record: Record) -> Iterator[Position]:
    """Yield the position before the first move and after every move.

    Raises: IllegalRecord at the first move that is not legal, after all positions before it;
    OptionError when game, variant, options or seats do not exist; ValueError for a text that is
    no move of the game (`reading.parse` has made sure of both).
    """
    game = game_of(record)
    state = game.start(rules_of(record), record.seats)
    yield Position(0, None, state)
    for ply, move in enumerate(record.moves, 1):
        try:
            state = game.apply(state, game.parse(move))
        except IllegalMove as error:
            raise IllegalRecord(ply, move, error.reason) from None
        yield Position(ply, move, state)


def as_json(game: AnyGame, position: Position) -> str:
    """Return the position as one line of ``tapete replay --json``, without its end of line."""
    state = position.state
    hands = game.hands(state)
    data = {
        "ply": position.ply,
        "move": position.move,
        "phase": game.phase(state),
        "to_act": [_seat(seat) for seat in game.waits(state)],
        "legal": _legal(game, state),
        "faults": _faults(game, state, len(hands)),
        "hands": {str(seat): cards_line(hand) for seat, hand in enumerate(hands)},
        "score": game.score(state),
        "ranking": game.ranking(state),
    }
    return json.dumps(data, ensure_ascii=False)


def _seat(seat: int) -> str:
    return "-" if seat == CHANCE else str(seat)


def _legal(game: AnyGame, state: Any) -> dict[str, list[str]]:
    legal: dict[str, list[str]] = {}
    for seat in sorted(game.actors(state)):
        if seat == CHANCE:
            legal["-"] = sorted({chance.verb(choice) for choice in game.chance(state)})
        else:
            legal[str(seat)] = _texts(game, game.legal(state, seat))
    return legal


def _faults(game: AnyGame, state: Any, seats: int) -> dict[str, list[str]]:
    found = {str(seat): _texts(game, game.faults(state, seat)) for seat in range(seats)}
    return {seat: moves for seat, moves in found.items() if moves}


def _texts(game: AnyGame, moves: tuple[Any, ...]) -> list[str]:
    """Return the moves without their seat, sorted; equal texts are one move."""
    return sorted({game.text(move).partition(" ")[2] for move in moves})
