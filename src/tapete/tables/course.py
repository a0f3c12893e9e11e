"""The match on a table as its moves make it: the position, and what each seat has seen of it.

A seat's version counts what that seat may see: the beginning of a match, and every move that
changes its view. An act is stale when the epoch has risen since the version it names; a move that
raises the epoch is seen by everybody, so one number for each seat is enough to tell.
"""

from typing import Any, NamedTuple

from tapete.core.chance import CHANCE, Dealer, Shuffle
from tapete.core.game import AnyGame


class Course(NamedTuple):
    """A position of the match on the table."""

    state: Any
    versions: tuple[int, ...]
    """By seat, the spectators' last; they count on over all matches of the table."""
    turned: tuple[int, ...]
    """The versions right after the last rise of the epoch."""
    moves: int
    """Moves of this match so far."""
    deals: int
    """Packs shuffled in this match so far."""
    ended: tuple[str, ...]
    """Names of the last move's events when it left the game waiting for chance or for nobody:
    what ended."""


def first(state: Any, audiences: int) -> Course:
    """Return the course of a table that has not begun."""
    nothing = (0,) * audiences
    return Course(state, nothing, nothing, 0, 0, ())


def begin(course: Course, state: Any) -> Course:
    """Return the course of the next match: everybody sees it begin."""
    versions = tuple([version + 1 for version in course.versions])
    return Course(state, versions, versions, 0, 0, ())


def advance(game: AnyGame, course: Course, move: Any) -> Course:
    """Return the course after one more move. Raises: IllegalMove."""
    before = course.state
    after = game.apply(before, move)
    if game.epoch(after) != game.epoch(before):
        versions = turned = tuple([version + 1 for version in course.versions])
    else:
        turned = course.turned
        versions = tuple(
            [
                version + sees(game, before, move, after, audience(place, course))
                for place, version in enumerate(course.versions)
            ]
        )
    ended: tuple[str, ...] = ()
    # A deal or a time-out may end a hand too: nobody has cards left, or any that may be led.
    if not isinstance(move, Dealer) and game.waits(after) in ((), (CHANCE,)):
        ended = tuple([type(event).__name__ for event in game.narrate(before, move, after, None)])
    deals = course.deals + isinstance(move, Shuffle)
    return Course(after, versions, turned, course.moves + 1, deals, ended)


def audience(place: int, course: Course) -> int | None:
    """Return the seat of a place in `versions`; None for the spectators."""
    return place if place < len(course.versions) - 1 else None


def version(course: Course, seat: int | None) -> int:
    """Return the version of a seat, or of the spectators (None)."""
    return course.versions[-1 if seat is None else seat]


def sees(game: AnyGame, before: Any, move: Any, after: Any, seat: int | None) -> bool:
    """Return whether a move changes anything that a seat, or a spectator (None), may see."""
    if game.view(before, seat) != game.view(after, seat):
        return True
    return bool(game.narrate(before, move, after, seat))
