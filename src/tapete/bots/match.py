"""Run a match between bots.

After every move each seat that may act out of turn is asked once, in seat order from the mover, to
react; a reaction is a move like any other, so it starts a new round of asking. When nobody reacts,
the first seat the game waits for chooses.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tapete.bots.bot import Bot
from tapete.bots.chance import Croupier, Pack
from tapete.core.chance import CHANCE
from tapete.core.game import AnyGame


@dataclass(frozen=True, slots=True)
class Played:
    """A finished match."""

    moves: tuple[str, ...]
    """Every move as a line of a record."""
    state: Any
    """The last position."""


def play(
    game: AnyGame,
    rules: Any,
    seats: int,
    bots: Sequence[Bot],
    rng: Random,
    *,
    first_dealer: int | None = None,
    decks: Iterable[Pack] | None = None,
    lots: Random | None = None,
) -> Played:
    """Return the match that these bots, one for each seat, play; see `steps` for the rest."""
    moves: list[str] = []
    state = game.start(rules, seats)
    for reached, move in steps(
        game, rules, seats, bots, rng, first_dealer=first_dealer, decks=decks, lots=lots
    ):
        state = reached
        moves.append(game.text(move))
    return Played(tuple(moves), state)


def steps(
    game: AnyGame,
    rules: Any,
    seats: int,
    bots: Sequence[Bot],
    rng: Random,
    *,
    first_dealer: int | None = None,
    decks: Iterable[Pack] | None = None,
    lots: Random | None = None,
) -> Iterator[tuple[Any, Any]]:
    """Yield each position with the move that led to it, until nobody need move.

    `first_dealer` and `decks` fix the first dealer and the first packs; what they leave open is
    drawn from `lots`, or from `rng`, the generator of the bots. With the same `lots` of its own,
    a match between other bots has the same dealer and the same packs in order.

    Raises: ValueError for a deck that is not the pack of the game; IllegalMove for a bot's move
    that is not legal.
    """
    croupier = Croupier(lots or rng, first_dealer, decks or (), _rounds(rules))
    state = game.start(rules, seats)
    mover = 0
    while True:
        move = _reaction(game, state, mover, bots, rng)
        if move is None:
            waiting = game.waits(state)
            if not waiting:
                return
            seat = waiting[0]
            if seat == CHANCE:
                move = croupier.move(game.chance(state))
            else:
                moves = game.legal(state, seat)
                move = bots[seat].choose(game.view(state, seat), moves, rng)
        state = game.apply(state, move)
        mover = max(move.seat, 0)
        yield state, move


def _rounds(rules: Any) -> int | None:
    """Return after how many hands a match is finished that would never end by itself."""
    endless = getattr(rules, "match_end", None) == "open"
    return getattr(rules, "rounds", None) if endless else None


def _reaction(
    game: AnyGame, state: Any, mover: int, bots: Sequence[Bot], rng: Random
) -> Any | None:
    """Return the first move out of turn that a seat wants to make, asking from the mover on."""
    waiting = game.waits(state)
    others = [seat for seat in game.actors(state) if seat not in waiting and seat != CHANCE]
    if not others:
        return None
    for seat in sorted(others, key=lambda seat: (seat - mover) % len(bots)):
        move = bots[seat].react(game.view(state, seat), game.legal(state, seat), rng)
        if move is not None:
            return move
    return None
