"""A finished match, position by position, for people who want to see it again.

Everybody may see all hands: the match is over.
"""

from typing import Any

from tapete import records
from tapete.core.options import written
from tapete.server.http_types import Replay, ReplayPosition
from tapete.server.wire import WIRES


def replay(record_id: str, text: str) -> Replay:
    """Return the replay of a record's text.

    Raises: RecordError, IllegalRecord for a text that this version cannot replay.
    """
    record = records.parse(text)
    game = records.game_of(record)
    rules = records.rules_of(record)
    wire = WIRES[record.game]
    times = record.times or ()
    positions: list[ReplayPosition] = []
    before = None
    for position in records.replay(record):
        events: tuple[Any, ...] = ()
        if position.move is not None:
            events = game.narrate(before, game.parse(position.move), position.state, None)
        positions.append(
            ReplayPosition(
                ply=position.ply,
                move=position.move,
                time=times[position.ply - 1] if position.ply and times else None,
                events=[wire.event(event) for event in events],
                hands=[
                    wire.view(game.view(position.state, seat)).hand for seat in range(record.seats)
                ],
                view=wire.view(game.view(position.state, None)),
            )
        )
        before = position.state
    return Replay(
        record=record_id,
        game=record.game,
        variant=record.variant,
        options=written(rules),
        seats=record.seats,
        players=list(record.players or ()),
        positions=positions,
    )
