"""No frame to a seat or a spectator holds the text of a card that it does not know.

Real tables play random hands to people on every seat and a spectator; what each of them knows is
kept apart from all views, by a memory that hears the moves of the log. Every frame is looked at as
text, at the moment it is sent: events, snapshots after a resync, snapshots for whoever comes back.
"""

import re
from random import Random
from typing import Any

import pytest

from tapete.core.chance import CHANCE
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
from tests.leaks.guinote.memory import Memory
from tests.tables.hall import Hall, Tab

HANDS = 1_000
"""Of every variant."""
GUINOTE = game("guinote")
CARD = re.compile(r"\b(?:1[0-2]|[1-9])[oceb]\b")
QUICK = Pace(rests={}, deal=0)


class Witness:
    """Hears the moves of one table's log and keeps the memory of every audience."""

    def __init__(self, log: MemoryLog, seats: int, rules: Any) -> None:
        self._log = log
        self._seats = seats
        self._rules = rules
        self._read = 0
        self.hands = 0
        self.leaks: list[str] = []
        self.table = ""
        self._begin()

    def _begin(self) -> None:
        self.state = GUINOTE.start(self._rules, self._seats)
        self.memories = {seat: Memory(seat, self._seats) for seat in (*range(self._seats), None)}

    def listen(self) -> None:
        """Take note of every move that is in the log by now."""
        lines = self._log.tables.get(self.table, [])
        for line in lines[self._read :]:
            if line.text.startswith("# match"):
                self._begin()
            elif not line.text.startswith("#"):
                move = GUINOTE.parse(line.text)
                self.hands += GUINOTE.phase(self.state) == "deal" and "shuffle" in line.text
                self.state = GUINOTE.apply(self.state, move)
                for memory in self.memories.values():
                    memory.observe(move, self.state)
        self._read = len(lines)


class Watched(Tab):
    """A tab whose every frame is looked at."""

    def __init__(self, name: str, seat: int | None, witness: Witness, number: int = 0) -> None:
        super().__init__(Person(f"id-{name}", name), f"tab-{number}")
        self.seat = seat
        self.witness = witness
        self.speaker = Speaker(WIRES["guinote"])
        self.last_position: Position | None = None
        self.frames = 0

    def send(self, out: Out) -> None:
        if isinstance(out, Position):
            self.last_position = out
        self.witness.listen()
        frame = self.speaker.frame(out)
        known = self.witness.memories[self.seat].places
        hidden = {*CARD.findall(frame)} - known.keys()
        if hidden:  # the table would survive an exception
            self.witness.leaks.append(f"seat {self.seat} is told {hidden}: {frame}")
        self.frames += 1


def some_options(variant: str, rng: Random) -> dict[str, object]:
    """Return option values of a private table that plays for ever, never by the clock."""
    free = [o for o in options(GUINOTE.rules) if o.type != "integer"]
    chosen: dict[str, object] = {o.name: rng.choice(o.words) for o in free}
    return chosen | {"turn_seconds": 0, "partidas_per_coto": 5, "cotos": 5}


async def seat_everybody(hall: Hall, variant: str, rng: Random) -> tuple[Table, list[Watched]]:
    values = some_options(variant, rng)
    seats = GUINOTE.variant(variant).seats[0]
    witness = Witness(hall.log, seats, GUINOTE.configure(variant, values, seats))
    tabs = [Watched(f"p{seat}", seat, witness) for seat in range(seats)]
    tabs.append(Watched("eva", None, witness))
    opening = Opening("guinote", variant, values)
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


async def go_on(hall: Hall, table: Table, tabs: list[Watched], rng: Random) -> None:
    """Let somebody make any legal move, or chance act."""
    witness = tabs[0].witness
    witness.listen()
    waits = GUINOTE.waits(witness.state)
    if not waits or waits == (CHANCE,):
        await hall.step()
        return
    actors = GUINOTE.actors(witness.state)
    seat = rng.choice(actors) if rng.random() < 0.5 else waits[0]
    move = rng.choice(GUINOTE.legal(witness.state, seat))
    tab = tabs[seat]
    assert tab.last_position is not None
    text = GUINOTE.text(move).partition(" ")[2]
    await hall.act(table, tab, text, version=tab.last_position.version)


async def play(variant: str, rng: Random, hands: int) -> tuple[Witness, int]:
    """Return what was witnessed at one table, and how many frames were looked at."""
    hall = Hall(pace=QUICK, seed=rng.randrange(10**9))
    table, tabs = await seat_everybody(hall, variant, rng)
    witness = tabs[0].witness
    while witness.hands < hands and table.facts.status == "playing":
        await go_on(hall, table, tabs, rng)
        if rng.random() < 0.05:
            await disturb(hall, table, tabs, rng)
    assert hall.tables.counts().incidents == 0
    return witness, sum(tab.frames for tab in tabs)


@pytest.mark.parametrize("variant", [variant.name for variant in GUINOTE.variants])
async def test_no_frame_holds_a_card_that_its_reader_does_not_know(variant: str) -> None:
    rng = Random(variant)
    hands = frames = 0
    while hands < HANDS:
        witness, looked_at = await play(variant, rng, hands=25)
        assert witness.leaks == []
        hands += witness.hands
        frames += looked_at
    assert frames > hands * 100


async def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: a view with a card too many is caught."""
    wire = WIRES["guinote"]

    def peep(view: Any) -> ViewOut:
        shown = wire.view(view)
        shown.hand = [*shown.hand, "1o"]
        return shown

    monkeypatch.setitem(WIRES, "guinote", Wire(peep, wire.legal, wire.event, wire.events))
    witness, _ = await play("mano_a_mano", Random(0), hands=1)
    assert any("{'1o'}" in leak for leak in witness.leaks)
