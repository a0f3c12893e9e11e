"""A table as the fold of its log."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from tapete.core import registry
from tapete.core.chance import Shuffle, Timeout
from tapete.core.game import AnyGame
from tapete.tables.course import Course, advance, begin, first
from tapete.tables.facts import Facts, fold, is_fact, lapsed, parse, played, timed_out
from tapete.tables.log import Row

_SALT: Final = "tapete"


class BadLog(Exception):  # noqa: N818  names what is bad
    """A log that cannot be folded; the text names the row."""


@dataclass(slots=True)
class Ledger:
    """Everything that the log of one table says, and nothing else."""

    table: str
    game: AnyGame
    rules: Any
    facts: Facts
    course: Course
    version: int
    """Rows so far."""
    time: int
    """Moment of the last row."""
    actions: "array[int]"
    """Digests of the actions that are in the log; texts would be most of a table's memory."""

    def did(self, action: str) -> bool:
        """Return whether an action is in the log already."""
        return _digest(action) in self.actions

    def after_fact(self, text: str, time: int) -> tuple[Facts, Course]:
        """Return what a fact would make of the table. Raises: ValueError."""
        return _after_fact(self, text, time)

    def after_move(self, move: Any, *, own: bool) -> tuple[Facts, Course]:
        """Return what a move would make of the table; own: not a bot's. Raises: IllegalMove."""
        course = advance(self.game, self.course, move)
        if move.seat < 0:
            return self._after_chance(move), course
        waited = move.seat in self.game.waits(course.state)
        return played(self.facts, move.seat, own=own, waited=waited), course

    def _after_chance(self, move: Any) -> Facts:
        if isinstance(move, Timeout):
            return timed_out(self.facts, self.game.waits(self.course.state)[0])
        return lapsed(self.facts) if isinstance(move, Shuffle) else self.facts

    def install(self, facts: Facts, course: Course, action: str | None, time: int) -> None:
        """Take over what a row that is in the log made of the table."""
        self.facts, self.course = facts, course
        self.version += 1
        self.time = time
        if action is not None:
            self.actions.append(_digest(action))


def load(table: str, rows: Sequence[Row]) -> Ledger:
    """Return the fold of a table's log. Raises: BadLog naming the row that does not fit."""
    if not rows:
        raise BadLog(f"table {table}: no rows")
    ledger = _opened(table, rows[0])
    begun = max((at for at, row in enumerate(rows) if row.text.startswith("# match ")), default=0)
    for at, row in enumerate(rows[1:], start=1):
        try:
            if row.version != at + 1:
                raise ValueError(f"version {row.version} in place {at + 1}")
            _fold(ledger, row, skip=at < begun)
        except ValueError as error:
            raise BadLog(f"table {table}: row {row.version}: {error}") from error
    return ledger


def _opened(table: str, row: Row) -> Ledger:
    try:
        if row.version != 1:
            raise ValueError("the first rows are missing")
        facts = fold(None, row.text, row.time)
        game = registry.game(facts.game)
        rules = game.configure(facts.variant, facts.options, len(facts.chairs))
    except ValueError as error:
        raise BadLog(f"table {table}: row {row.version}: {error}") from error
    state = game.start(rules, len(facts.chairs))
    course = first(state, len(facts.chairs) + 1)
    return Ledger(table, game, rules, facts, course, 1, row.time, array("q"))


def _fold(ledger: Ledger, row: Row, *, skip: bool) -> None:
    """Take one row; moves of matches before the last one are skipped, because the row that began
    the last one says what they led to."""
    facts, course = ledger.facts, ledger.course
    if is_fact(row.text):
        facts, course = _after_fact(ledger, row.text, row.time)
    elif not skip:
        if facts.status != "playing":
            raise ValueError(f"{row.text!r} outside a match")
        facts, course = ledger.after_move(ledger.game.parse(row.text), own=row.action is not None)
    ledger.install(facts, course, row.action, row.time)


def _after_fact(ledger: Ledger, text: str, time: int) -> tuple[Facts, Course]:
    facts = fold(ledger.facts, text, time)
    course = ledger.course
    if facts.match != ledger.facts.match:
        seen = tuple(parse(text)[1]["versions"])
        if len(seen) != len(course.versions):
            raise ValueError(f"{text!r} has not a version for each audience")
        state = ledger.game.start(ledger.rules, len(facts.chairs))
        course = begin(course._replace(versions=seen), state)
    return facts, course


def _digest(action: str) -> int:
    # Salted by the process; never stored. Two actions of one table sharing 61 bits is no concern.
    return hash((_SALT, action))
