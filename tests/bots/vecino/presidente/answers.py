"""What the neighbour does at a table of presidente, dealt by text and reached by moves."""

from random import Random

from tapete.bots import make
from tapete.games.presidente import GAME
from tapete.games.presidente.state import State


def answer(state: State, seat: int | None = None) -> str:
    """Return what the neighbour does, without the seat: ``play 7o 7c``, ``pass``.

    It is asked at the seat in turn unless another one is named.
    """
    at = GAME.waits(state)[0] if seat is None else seat
    move = make("vecino", GAME).choose(GAME.view(state, at), GAME.legal(state, at), Random(0))
    return GAME.text(move).split(" ", 1)[1]
