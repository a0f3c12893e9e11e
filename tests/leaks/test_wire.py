"""No frame to a seat or a spectator holds the text of a card that it does not know.

Real tables play random hands to people on every seat and a spectator; what each of them knows is
kept apart from all views, by a memory that hears the moves of the log. Every frame is looked at as
text, at the moment it is sent: events, snapshots after a resync, snapshots for whoever comes back.
"""

import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol

import pytest

from tapete.core.chance import CHANCE
from tapete.core.game import AnyGame
from tapete.core.options import options
from tapete.core.registry import game
from tapete.server.outgoing import Speaker
from tapete.server.wire import WIRES, ViewOut, Wire
from tapete.tables.broadcast import Out, Position
from tapete.tables.log import MemoryLog
from tapete.tables.messages import Join, Opening, Part, Resync, Sit, Start
from tapete.tables.pace import Pace
from tapete.tables.people import Person
from tapete.tables.table import Table
from tests.leaks.guinote.memory import Memory as GuinoteMemory
from tests.leaks.presidente.memory import Memory as PresidenteMemory
from tests.tables.hall import Hall, Tab

CARD = re.compile(r"\b(?:(?:1[0-2]|[1-9])[oceb]|(?:A|[2-9]|10|J|Q|K)[DHSC])\b")
QUICK = Pace(rests={}, deal=0)


class Memory(Protocol):
    """What one audience has seen."""

    @property
    def texts(self) -> set[str]: ...
    def observe(self, before: Any, move: Any, after: Any) -> None: ...


def _without_end(game: AnyGame, rng: Random) -> dict[str, object]:
    """Return option values of a private table of guiñote that plays for ever."""
    free = [o for o in options(game.rules) if o.type != "integer"]
    chosen: dict[str, object] = {o.name: rng.choice(o.words) for o in free}
    return chosen | {"turn_seconds": 0, "partidas_per_coto": 5, "cotos": 5}


@dataclass(frozen=True)
class Subject:
    """A game under this law."""

    game: AnyGame
    memory: Callable[[int | None, int], Memory]
    values: Callable[[AnyGame, Random], dict[str, object]]
    hands: int
    """Of every variant; more where ``TAPETE_LEAK_HANDS`` says so."""

    def seats(self, variant: str, rng: Random) -> int:
        """Return a number of seats; tables of ten are slow and show nothing that six do not."""
        return rng.choice([seats for seats in self.game.variant(variant).seats if seats <= 6])


SUBJECTS: Final = {
    "guinote": Subject(game("guinote"), GuinoteMemory, _without_end, 1_000),
    "presidente": Subject(
        game("presidente"), PresidenteMemory, lambda _game, _rng: {"match_end": "open"}, 40
    ),
}
EVERY_VARIANT = [
    pytest.param(name, variant.name, id=variant.name)
    for name, subject in SUBJECTS.items()
    for variant in subject.game.variants
]


class Witness:
    """Hears the moves of one table's log and keeps the memory of every audience."""

    def __init__(self, subject: Subject, log: MemoryLog, seats: int, rules: Any) -> None:
        self.subject = subject
        self.game = subject.game
        self._log = log
        self._seats = seats
        self._rules = rules
        self._read = 0
        self.hands = 0
        self.leaks: list[str] = []
        self.table = ""
        self._begin()

    def _begin(self) -> None:
        self.state = self.game.start(self._rules, self._seats)
        audiences = (*range(self._seats), None)
        self.memories = {seat: self.subject.memory(seat, self._seats) for seat in audiences}

    def listen(self) -> None:
        """Take note of every move that is in the log by now."""
        lines = self._log.tables.get(self.table, [])
        for line in lines[self._read :]:
            if line.text.startswith("# match"):
                self._begin()
            elif not line.text.startswith("#"):
                move, before = self.game.parse(line.text), self.state
                self.hands += self.game.phase(before) == "deal" and "shuffle" in line.text
                self.state = self.game.apply(before, move)
                for memory in self.memories.values():
                    memory.observe(before, move, self.state)
        self._read = len(lines)


class Watched(Tab):
    """A tab whose every frame is looked at."""

    def __init__(self, name: str, seat: int | None, witness: Witness, number: int = 0) -> None:
        super().__init__(Person(f"id-{name}", name), f"tab-{number}")
        self.seat = seat
        self.witness = witness
        self.speaker = Speaker(WIRES[witness.game.name])
        self.last_position: Position | None = None
        self.frames = 0

    def send(self, out: Out) -> None:
        if isinstance(out, Position):
            self.last_position = out
        self.witness.listen()
        frame = self.speaker.frame(out)
        known = self.witness.memories[self.seat].texts
        if not isinstance(out, Position):
            known = known | _OPTION_CARDS  # the options of the table name some
        hidden = {*CARD.findall(frame)} - known
        if hidden:  # the table would survive an exception
            self.witness.leaks.append(f"seat {self.seat} is told {hidden}: {frame}")
        self.frames += 1


_OPTION_CARDS: Final = {"2o", "1o", "3o", "2b"}


async def seat_everybody(
    hall: Hall, subject: Subject, variant: str, rng: Random
) -> tuple[Table, list[Watched]]:
    values = subject.values(subject.game, rng)
    seats = subject.seats(variant, rng)
    rules = subject.game.configure(variant, values, seats)
    witness = Witness(subject, hall.log, seats, rules)
    tabs = [Watched(f"p{seat}", seat, witness) for seat in range(seats)]
    tabs.append(Watched("eva", None, witness))
    opening = Opening(subject.game.name, variant, values, seats=seats)
    table = await hall.tables.open(opening, tabs[0].person)
    witness.table = table.id
    for seat, tab in enumerate(tabs):
        table.post(Join(tab))
        if tab.seat:
            table.post(Sit(tab, seat))
    table.post(Start(tabs[0]))
    await hall.settle()
    return table, tabs


async def disturb(hall: Hall, table: Table, tabs: list[Watched], rng: Random) -> None:
    """Let somebody ask again, or come back with a new tab."""
    place = rng.randrange(len(tabs))
    tab = tabs[place]
    if rng.random() < 0.5:
        table.post(Resync(tab))
    else:
        name = tab.person.name
        tabs[place] = Watched(name, tab.seat, tab.witness, rng.randrange(10**6))
        tabs[place].last_position = tab.last_position
        tabs[place].frames, tabs[place].acts = tab.frames, tab.acts
        if rng.random() < 0.5:
            table.post(Part(tab))
        table.post(Join(tabs[place]))
    await hall.settle()


async def go_on(hall: Hall, table: Table, tabs: list[Watched], rng: Random, late: set[int]) -> None:
    """Let somebody make any legal move, or chance act; some are too late once, never twice."""
    witness = tabs[0].witness
    witness.listen()
    plays = witness.game
    waits = plays.waits(witness.state)
    timed = waits and CHANCE in plays.actors(witness.state) and CHANCE not in waits
    if not waits or waits == (CHANCE,):
        await hall.step()
        return
    if timed and waits[0] not in late and rng.random() < 0.05:
        late.add(waits[0])
        await hall.step()
        return
    actors = [seat for seat in plays.actors(witness.state) if seat != CHANCE]
    seat = rng.choice(actors) if rng.random() < 0.5 else waits[0]
    late.discard(seat)
    move = rng.choice(plays.legal(witness.state, seat))
    tab = tabs[seat]
    assert tab.last_position is not None
    text = plays.text(move).partition(" ")[2]
    await hall.act(table, tab, text, version=tab.last_position.version)


async def play(subject: Subject, variant: str, rng: Random, hands: int) -> tuple[Witness, int]:
    """Return what was witnessed at one table, and how many frames were looked at."""
    hall = Hall(pace=QUICK, seed=rng.randrange(10**9))
    table, tabs = await seat_everybody(hall, subject, variant, rng)
    witness = tabs[0].witness
    late: set[int] = set()
    while witness.hands < hands and table.facts.status == "playing":
        await go_on(hall, table, tabs, rng, late)
        if rng.random() < 0.05:
            await disturb(hall, table, tabs, rng)
    assert hall.tables.counts().incidents == 0
    return witness, sum(tab.frames for tab in tabs)


@pytest.mark.parametrize(("name", "variant"), EVERY_VARIANT)
async def test_no_frame_holds_a_card_that_its_reader_does_not_know(name: str, variant: str) -> None:
    subject = SUBJECTS[name]
    wanted = int(os.environ.get("TAPETE_LEAK_HANDS", subject.hands))
    rng = Random(variant)
    hands = frames = 0
    while hands < wanted:
        witness, looked_at = await play(subject, variant, rng, hands=min(25, wanted))
        assert witness.leaks == []
        hands += witness.hands
        frames += looked_at
    assert frames > hands * 60


@pytest.mark.parametrize(
    ("name", "variant"), [("guinote", "mano_a_mano"), ("presidente", "uno_base")]
)
async def test_a_leak_would_be_found(
    name: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The law can fail: a view with a card too many is caught."""
    wire = WIRES[name]

    def peep(view: Any) -> ViewOut:
        shown = wire.view(view)
        shown.hand = [*shown.hand, "1o"]
        return shown

    monkeypatch.setitem(WIRES, name, Wire(peep, wire.legal, wire.event, wire.events))
    witness, _ = await play(SUBJECTS[name], variant, Random(0), hands=1)
    assert any("{'1o'}" in leak for leak in witness.leaks)
