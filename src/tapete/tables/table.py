"""A table: one serial queue in which everything happens that can happen to a match.

Plays, time-outs, departures, bots' answers and revanchas are taken one after another. Whatever is
accepted is in the log before anybody hears of it; what the table knows is the fold of that log,
besides who is connected. What each message and each due job does stands in `acts`, `seating` and
`upkeep`, what members are told in `announce`.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import structlog

from tapete.core.chance import CHANCE, Shuffle, Timeout
from tapete.tables import acts, announce, seating, upkeep
from tapete.tables.attendance import Attendance
from tapete.tables.broadcast import Card, Ok
from tapete.tables.clocks import Agenda, Setting, Step, plan
from tapete.tables.course import Course, version
from tapete.tables.facts import Facts, line
from tapete.tables.jobs import Desk, Job, ends, jobs
from tapete.tables.ledger import Ledger, load
from tapete.tables.mailbox import Mailbox
from tapete.tables.messages import (
    Act,
    Enter,
    FromMember,
    Join,
    NotKept,
    Part,
    Ready,
    Receipt,
    Refused,
    Resync,
    Say,
)
from tapete.tables.people import Person
from tapete.tables.services import Services
from tapete.tables.thinking import Answer, Thinking

RETRY: Final = 1_000
"""How long a table that failed at something waits before it acts by itself again."""

Message: TypeAlias = FromMember | Enter | Answer
Done: TypeAlias = asyncio.Future[int] | None

_HANDLERS: Final = acts.HANDLERS | seating.HANDLERS | upkeep.HANDLERS
_logger = structlog.get_logger("tapete.tables")


class Table:
    """One table."""

    __slots__ = (
        "__weakref__",
        "_closed",
        "_mailbox",
        "_retry",
        "_unsure",
        "agenda",
        "attendance",
        "born",
        "held",
        "ledger",
        "offered",
        "ready",
        "said",
        "services",
        "speaker",
        "thinking",
    )

    def __init__(
        self, services: Services, ledger: Ledger, closed: Callable[["Table"], None]
    ) -> None:
        self.services = services
        self.ledger = ledger
        self.attendance = Attendance()
        self.thinking = Thinking(services, self.answered)
        self.speaker = announce.Speaker()
        self.agenda = Agenda()
        self.held: list[Act] = []
        """Acts that came before the trick had rested."""
        self.ready: set[int] = set()
        """Seats that have seen enough of the finished hand; not in the log."""
        self.said: list[tuple[int, int]] = []
        """Moment and seat of the phrases said lately."""
        self.offered = False
        self.born = services.clock.now()
        self._closed = closed
        self._mailbox = Mailbox(services.clock, self)
        self._unsure = False
        self._retry = 0
        self._begin_anew()

    # ---------------------------------------------------------------- for everybody

    @property
    def id(self) -> str:
        """Its unguessable link name."""
        return self.ledger.table

    @property
    def facts(self) -> Facts:
        """What is known of it besides the cards."""
        return self.ledger.facts

    @property
    def course(self) -> Course:
        """The match on it."""
        return self.ledger.course

    @property
    def queue(self) -> asyncio.Task[None] | None:
        """What empties the queue, while there is something in it."""
        return self._mailbox.task

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """What is running: the queue and bots that think."""
        return [*self.thinking.tasks, *([self.queue] if self.queue is not None else [])]

    def post(self, message: FromMember, *, arrived: int | None = None) -> None:
        """Put a message into the queue; answers go to its member.

        `arrived` is the moment at which it reached the server, now if nothing is known.
        """
        self._mailbox.put(message, arrived=arrived)

    async def enter(self, person: Person) -> int:
        """Return the seat that a person has now, or from the next partida on. Raises: Refused."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._mailbox.put(Enter(person), done)
        return await done

    def card(self) -> Card:
        """Return what a lobby shows of it."""
        return announce.card(self)

    def start(self) -> None:
        """Begin to act by itself; until then the table only answers."""
        self._mailbox.arm()

    def stop(self) -> None:
        """Do nothing by itself any more."""
        self._mailbox.stop()
        self.thinking.drop()

    # ---------------------------------------------------------------- for handlers

    def now(self) -> int:
        """Return the moment; in the log time never runs backwards."""
        return max(self.services.clock.now(), self.ledger.time)

    def desk(self) -> Desk:
        """Return what jobs follow from."""
        return Desk(
            self.attendance,
            self.services.pace,
            self.ledger.rules,
            self.born,
            self.thinking.limits,
            len(self.held),
            self.offered,
        )

    async def fact(self, word: str, **values: object) -> None:
        """Write a fact and take it over. Raises: NotKept."""
        text = line(word, **values)
        facts, course = self.ledger.after_fact(text, self.now())
        begun = facts.match != self.facts.match
        await self._write(text, facts, course, Step(None, begun, ()), None)
        self.speaker.dirty = True
        self.speaker.begun = self.speaker.begun or begun

    async def move(self, move: Any, receipt: Receipt | None = None) -> None:
        """Write a legal move, take it over, acknowledge and announce it. Raises: NotKept."""
        game, before = self.ledger.game, self.course
        facts, course = self.ledger.after_move(move, own=receipt is not None)
        events = game.narrate(before.state, move, course.state, None)
        names = tuple([type(event).__name__ for event in events])
        mover = game.waits(before.state)[0] if isinstance(move, Timeout) else move.seat
        turned, dealt = course.turned != before.turned, isinstance(move, Shuffle)
        step = Step(mover, turned, names, dealt)
        action = None if receipt is None else receipt.action
        await self._write(game.text(move), facts, course, step, action)
        self.services.tally.moves += 1
        self.ready.clear()
        if receipt is not None:
            receipt.member.send(Ok(receipt.id, version(course, move.seat)))
        announce.move(self, before, move)
        if "HandEnded" in names:
            await upkeep.hand_ended(self)

    def flush(self) -> None:
        """Tell members what they need to know of the people and the status."""
        announce.flush(self)

    def answered(self, answer: Answer) -> None:
        """Put a bot's answer into the queue."""
        self._mailbox.put(answer)

    def incident(self, what: str, **values: object) -> None:
        """Note that something went wrong which the table survived."""
        self.services.tally.incidents += 1
        _logger.warning(what, table=self.id, row=self.ledger.version, **values)

    async def sure(self) -> None:
        """Read the log again if it may hold other rows than this table knows. Raises: NotKept."""
        if not self._unsure:
            return
        try:
            rows = await self.services.log.read(self.id)
            self.ledger = load(self.id, rows)
        except Exception as error:
            self._failed("log-unreadable", error)
            raise NotKept from error
        self._unsure = False
        self._begin_anew()
        self.speaker.renew()

    # ---------------------------------------------------------------- for the queue

    async def take(self, message: Message, arrived: int, done: Done) -> None:
        """Meet a request or say why not; whatever happens, the table goes on."""
        seat, refusal = 0, None
        try:
            if self.facts.status == "closed":
                raise Refused("gone", "table-closed")
            if not isinstance(message, Join | Part | Resync | Ready | Say):  # these write nothing
                await self.sure()
            if isinstance(message, Act):
                await self._end_turns(arrived)
            seat = await _HANDLERS[type(message)](self, message) or 0
        except Refused as error:
            refusal = error
        except Exception as error:
            self.incident("message-failed", error=_text(error), message=type(message).__name__)
            refusal = NotKept()
        self.flush()
        if done is None:
            if refusal is not None:
                announce.refuse(message, refusal)
        elif not done.done():
            if refusal is None:
                done.set_result(seat)
            else:
                done.set_exception(refusal)

    async def do(self, job: Job) -> None:
        """Do what is due; what fails is tried again after a while."""
        try:
            await self.sure()
            await upkeep.JOBS[job.kind](self, job)
        except NotKept:
            pass  # noted where it was raised
        except Exception as error:
            self._failed("job-failed", error, job=job.kind)
        self.flush()

    async def _end_turns(self, moment: int) -> None:
        """End the turns that were over at a moment, though the queue gets to it only now."""
        if self.facts.status == "playing":
            for job in [*ends(self.facts, self.agenda, self.desk())]:
                if job.moment <= moment:
                    await self.do(job)

    def next_job(self) -> Job | None:
        """Return what is due next; nothing right after a failure."""
        job = min(jobs(self.facts, self.agenda, self.desk()), default=None)
        if job is not None and job.moment < self._retry:
            return job._replace(moment=self._retry)
        return job

    def emptied(self) -> None:
        """Leave the directory once closed."""
        if self.facts.status == "closed":
            self.stop()
            self._closed(self)

    # ---------------------------------------------------------------- the log

    def _begin_anew(self) -> None:
        """Plan from what the log says: whoever is on turn has a full turn."""
        now = self.services.clock.now()
        self.thinking.drop()
        self.attendance.watch(self.facts, now)
        step = Step(CHANCE, True, self.course.ended, dealt=True)
        self.agenda = plan(Agenda(), step, self.facts, self.course, self.setting(), now)

    def setting(self) -> Setting:
        """Return what plans have in common."""
        ledger, services = self.ledger, self.services
        credit = self.attendance.credit
        return Setting(ledger.game, ledger.rules, services.pace, services.rng, credit)

    def _failed(self, what: str, error: Exception, **values: object) -> None:
        self._retry = self.services.clock.now() + RETRY
        self.incident(what, error=_text(error), **values)

    async def _write(
        self, text: str, facts: Facts, course: Course, step: Step, action: str | None
    ) -> None:
        now = self.now()
        self.attendance.watch(facts, now)
        agenda = plan(self.agenda, step, facts, course, self.setting(), now)
        job = min(jobs(facts, agenda, self.desk()), default=None)
        deadline = None if job is None else max(job.moment, now)
        try:
            outcome = await self.services.log.append(
                table=self.id,
                version=self.ledger.version + 1,
                action=action,
                text=text,
                time=now,
                deadline=deadline,
            )
        except Exception as error:
            self._unsure = True
            self._failed("row-not-kept", error)
            raise NotKept from error
        if outcome != "written":
            self._unsure = True
            self.incident("row-refused", outcome=outcome)
            raise NotKept
        self.ledger.install(facts, course, action, now)
        self.agenda = agenda


def _text(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
