"""Time, and what is due by the cards: whose turn ends when, when bots answer, when chance acts.

An `Agenda` holds absolute moments only. It is planned before a row is written, because the row
carries the table's next deadline, and planned anew from the log after a restart, which gives
whoever is on turn a full turn.
"""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol

from tapete.core.chance import CHANCE, Timeout
from tapete.core.game import AnyGame
from tapete.tables.course import Course
from tapete.tables.facts import Facts
from tapete.tables.pace import CLAIM, HIDDEN, Pace


class Handle(Protocol):
    """Something that will be called."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Where a table has its time from; tests have one of their own."""

    def now(self) -> int:
        """Return the moment in milliseconds since the epoch."""

    def call_at(self, moment: int, callback: Callable[[], None]) -> Handle:
        """Return the handle of a call at a moment, or right after where that has passed."""


class SystemClock:
    """The clock of the machine and the running event loop."""

    def now(self) -> int:
        """Return the moment in milliseconds since the epoch."""
        return time.time_ns() // 1_000_000

    def call_at(self, moment: int, callback: Callable[[], None]) -> Handle:
        """Return the handle of a call by the event loop."""
        delay = max(0, moment - self.now()) / 1_000
        return asyncio.get_running_loop().call_later(delay, callback)


class Turn(NamedTuple):
    """The time of a seat for one move."""

    start: int
    end: int
    """What people are shown; what comes a little later still counts."""
    credit: int
    """How much longer this turn may stand still because the line is down."""
    phase: str
    """The one in which it began."""
    strict: bool
    """Whether running out of it is a move of the rules: then bots have such a time too, and it
    stands still for nobody."""


@dataclass(frozen=True, slots=True)
class Agenda:
    """What is due by the cards, as moments."""

    rest: int = 0
    """Until when a finished trick or hand stays."""
    turns: dict[int, Turn] = field(default_factory=dict)
    """By seat that the game waits for and a person plays; by any seat where clocks are strict."""
    bots: dict[int, int] = field(default_factory=dict)
    """By seat that the game waits for and a bot plays: when its answer comes."""
    reacts: dict[int, int] = field(default_factory=dict)
    """By seat of a bot that may act out of turn: when it is asked."""
    chance: int | None = None
    """When chance acts."""
    end: int | None = None
    """When the finished match is final."""


class Step(NamedTuple):
    """What led to a position, as far as time is concerned."""

    mover: int | None
    """The seat that moved, or whose time ran out; None for a fact of the table."""
    turned: bool
    """Whether the epoch rose."""
    events: tuple[str, ...]
    """Names of the events that everybody saw."""
    dealt: bool = False
    """Whether cards may have been dealt."""


class Setting(NamedTuple):
    """What plans at one table have in common."""

    game: AnyGame
    rules: Any
    pace: Pace
    rng: Random
    credit: Callable[[Facts, int], int]
    """How long the clock of a seat's person may stand still for lost lines in its next turn."""


def first_hand(game: AnyGame, rules: Any, facts: Facts, course: Course) -> bool:
    """Return whether a newcomer plays the first hand against bots, without a clock; where the
    clock is part of the game it runs for everybody."""
    if facts.status != "playing" or not facts.newcomer or game.timed(rules):
        return False
    return course.deals <= 1 and not course.ended


def turn_total(setting: Setting, facts: Facts, course: Course) -> int:
    """Return the length of a whole turn that people are shown, 0 for none [G-65, U-59]."""
    seconds: int = getattr(setting.rules, "turn_seconds", 60)
    if not seconds or first_hand(setting.game, setting.rules, facts, course):
        return 0
    return setting.pace.phases.get(setting.game.phase(course.state), seconds * 1_000)


def hurried(game: AnyGame, facts: Facts, course: Course) -> bool:
    """Return whether all people only wait for others to finish the hand: they have no cards any
    more, and some seat still has several. Everybody sees how many cards each seat has."""
    waits = game.waits(course.state)
    if not waits or CHANCE in waits or not facts.held:
        return False
    hands = game.hands(course.state)
    return not any(hands[seat] for seat in facts.held) and max(map(len, hands)) > 1


def plan(
    before: Agenda, step: Step, facts: Facts, course: Course, setting: Setting, now: int
) -> Agenda:
    """Return what is due after a step, keeping what still runs."""
    if facts.status != "playing":
        return Agenda()
    game, pace = setting.game, setting.pace
    waits = game.waits(course.state)
    strict = Timeout() in game.chance(course.state)
    hurry = hurried(game, facts, course)
    rest = _rest(before, step, pace, now, hurry=hurry)
    free = max(now, rest)
    start = free + (pace.deal if step.dealt else 0)
    seats = [seat for seat in waits if seat != CHANCE]
    return Agenda(
        rest=rest,
        turns={
            seat: _turn(before, step, seat, facts, course, setting, start, strict=strict)
            for seat in seats
            if strict or not facts.chairs[seat].automatic
        },
        bots={
            seat: before.bots[seat]
            if seat in before.bots and step.mover != seat
            else start + pace.bot(setting.rng, hurry=hurry)
            for seat in seats
            if facts.chairs[seat].automatic
        },
        reacts=_reacts(before, step, facts, course, setting, now),
        chance=_kept(before.chance, step, free) if CHANCE in waits else None,
        end=None if waits else _kept(before.end, step, now + _claim(game, course)),
    )


def _rest(before: Agenda, step: Step, pace: Pace, now: int, *, hurry: bool) -> int:
    """What ended stays for a while; a cante may end a hand without a turn [guinote E-46]."""
    pause = pace.rest(step.events, hurry=hurry)
    if pause:
        return now + pause
    return 0 if step.turned else before.rest


def _turn(
    before: Agenda,
    step: Step,
    seat: int,
    facts: Facts,
    course: Course,
    setting: Setting,
    start: int,
    *,
    strict: bool,
) -> Turn:
    """A turn runs on while others move, and while its own seat only declares something."""
    phase = setting.game.phase(course.state)
    running = before.turns.get(seat)
    if running is not None and running.phase == phase and not (step.turned and step.mover == seat):
        return running
    length = turn_total(setting, facts, course) or HIDDEN
    credit = 0 if strict else setting.credit(facts, seat)
    return Turn(start, start + length, credit, phase, strict)


def _reacts(
    before: Agenda, step: Step, facts: Facts, course: Course, setting: Setting, now: int
) -> dict[int, int]:
    """After each move every bot that may act out of turn is asked once; facts ask nobody."""
    waits = setting.game.waits(course.state)
    due: dict[int, int] = {}
    for seat in setting.game.actors(course.state):
        if seat == CHANCE or seat in waits or not facts.chairs[seat].automatic:
            continue
        if seat in before.reacts:
            due[seat] = before.reacts[seat]
        elif step.mover is not None:
            due[seat] = now + setting.pace.bot(setting.rng)
    return due


def _kept(before: int | None, step: Step, moment: int) -> int:
    return moment if before is None or step.mover is not None else before


def _claim(game: AnyGame, course: Course) -> int:
    return CLAIM if game.actors(course.state) else 0
