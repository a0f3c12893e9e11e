"""Frames of real matches for the tests of the browser: `python -m tests.web.frames` writes them.

Everybody plays as in the golden trace: the weakest legal card, exchange and cantes at once. So the
frames change only when the rules, the views or the protocol do.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from tapete.bots.chance import Croupier
from tapete.core.cards import SUIT_OF, TEXT_OF, parse_cards
from tapete.core.chance import CHANCE
from tapete.core.registry import game
from tapete.games.guinote.state import POINTS, POWER, Play
from tapete.server.listing import listing
from tapete.server.protocol import Clock, Events, Snapshot, WhyNot
from tapete.server.replays import replay
from tapete.server.wire import WIRES

FOLDER: Final = Path(__file__).parents[2] / "web/tests/fixtures"
RECORD: Final = Path(__file__).parents[1] / "transcripts/golden.json"
GOLDEN: Final = parse_cards(
    "6e 3o 3e 1e 10e 3c 12o 12e 11e 6c 7c 2c 4e 4c 7o 4b 4o 2o 5b 12c 11o 6o 7b 1b 5o 10b 2b 7e "
    "11b 10o 3b 1o 6b 10c 11c 12b 1c 5c 2e 5e"
)
GUINOTE: Final = game("guinote")
START: Final = 1_700_000_000_000
BETWEEN: Final = 1_500


def match(variant: str, seats: int) -> Iterator[tuple[Any, Any, Any]]:
    """Yield every position before a move, the move, and the position after it."""
    croupier = Croupier(Random(7), 0, (GOLDEN,))
    state = GUINOTE.start(GUINOTE.configure(variant, {}, seats), seats)
    while GUINOTE.waits(state):
        move = croupier.move(GUINOTE.chance(state)) if _chance(state) else _choice(state)
        after = GUINOTE.apply(state, move)
        yield state, move, after
        state = after


def _chance(state: Any) -> bool:
    return GUINOTE.waits(state) == (CHANCE,) and not _eager(state)


def _eager(state: Any) -> list[Any]:
    moves = [move for seat in GUINOTE.actors(state) for move in _legal(state, seat)]
    return [move for move in moves if not isinstance(move, Play)]


def _legal(state: Any, seat: int) -> tuple[Any, ...]:
    return () if seat == CHANCE else GUINOTE.legal(state, seat)


def _choice(state: Any) -> Any:
    """Return an exchange or a cante where there is one, else the weakest card."""
    eager = sorted(_eager(state), key=lambda move: "exchange" not in GUINOTE.text(move))
    if eager:
        return eager[0]
    cards = _legal(state, GUINOTE.waits(state)[0])
    return min(
        cards,
        key=lambda move: (
            POINTS[move.card],
            SUIT_OF[move.card] == state.trump,
            POWER[move.card],
            SUIT_OF[move.card],
        ),
    )


def frames(variant: str, seats: int, seat: int | None) -> list[Snapshot | Events]:
    """Return a snapshot of the beginning and a frame after every move, as a seat gets them."""
    sent: list[Snapshot | Events] = []
    for before, move, after in match(variant, seats):
        now = START + len(sent) * BETWEEN
        if not sent:
            sent.append(Snapshot(events=[], **_position(before, seat, 1, now)))
        events = [
            WIRES["guinote"].event(event) for event in GUINOTE.narrate(before, move, after, seat)
        ]
        sent.append(Events(events=events, **_position(after, seat, len(sent) + 1, now)))
    return sent


def _position(state: Any, seat: int | None, version: int, now: int) -> dict[str, Any]:
    view = GUINOTE.view(state, seat)
    offers = GUINOTE.offers(view)
    turn = GUINOTE.waits(state)[:1]
    return {
        "version": version,
        "view": WIRES["guinote"].view(view),
        "legal": WIRES["guinote"].legal(view, offers),
        "why": _why(offers),
        "clock": Clock(
            now=now,
            seats={seat: now + 60_000 for seat in map(str, turn) if seat != str(CHANCE)},
            total=60_000,
            rest=0,
        ),
    }


def _why(offers: Any) -> dict[str, WhyNot]:
    return {
        TEXT_OF[card]: WhyNot(reason=why.reason, values=dict(why.values))
        for card, why in offers.why.items()
    }


def hands(sent: list[Snapshot | Events], number: int) -> list[Snapshot | Events]:
    """Return the frames up to the end of hand `number`."""
    ends = [
        place
        for place, frame in enumerate(sent)
        if any(type(event).__name__ == "HandEnded" for event in frame.events)
    ]
    return sent[: ends[number - 1] + 2]


def contents() -> dict[str, bytes]:
    """Return every file by its name."""
    four = frames("guinote", 4, 3)
    return {
        "guinote-four.json": _lines(hands(four, 1)),
        "guinote-watched.json": _lines(hands(frames("guinote", 4, None), 1)),
        "guinote-coto-end.json": _lines(four[-4:]),
        "guinote-two.json": _lines(hands(frames("mano_a_mano", 2, 0), 1)),
        "guinote-replay.json": _replay(),
        "games.json": _lines(listing()),
    }


def _replay() -> bytes:
    """Return the golden trace as a page that shows it again gets it."""
    return msgspec.json.encode(replay("golden", RECORD.read_text("utf-8"))) + b"\n"


def _lines(sent: Sequence[Struct]) -> bytes:
    return b"[\n" + b",\n".join(map(msgspec.json.encode, sent)) + b"\n]\n"


def write() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in contents().items():
        (FOLDER / name).write_bytes(text)


if __name__ == "__main__":
    write()
