"""A match of presidente in which anything may happen at any moment, and its log."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tapete.core.cards import TEXT_OF
from tapete.games.presidente.rules import pack
from tapete.tables.broadcast import Position
from tapete.tables.ledger import load
from tapete.tables.messages import (
    Act,
    Finish,
    FromMember,
    Join,
    Leave,
    Part,
    Ready,
    Rematch,
    Resync,
    Sit,
)
from tapete.tables.table import Table
from tests.tables.hall import Tab, person
from tests.tables.party import PRESIDENTE, Party, upto
from tests.tables.test_chaos import everything_adds_up


class Crowd:
    """People who press everything, some of it late."""

    def __init__(self, table: Table, tabs: list[Tab], seed: int) -> None:
        self.table = table
        self.rng = Random(seed)
        self.tabs = [*tabs, Tab(person("Zoe"))]
        self.sent: list[tuple[Tab, str]] = []

    def message(self) -> FromMember:
        """Return anything that anybody might send now."""
        rng = self.rng
        tab = rng.choice(self.tabs)
        if rng.random() < 0.85:
            return self.act(tab)
        rare: list[FromMember] = [
            Part(tab),
            Join(tab),
            Join(tab),
            Resync(tab),
            Ready(tab),
            Finish(tab) if rng.random() < 0.3 else Resync(tab),
            Rematch(tab, yes=True),
            Sit(tab, rng.randrange(5)),
        ]
        return Leave(tab) if rng.random() < 0.01 else rng.choice(rare)

    def act(self, tab: Tab) -> Act:
        """Return a move, mostly one that the tab may make, sometimes sent before."""
        rng, positions = self.rng, tab.told(Position)
        again = bool(self.sent) and rng.random() < 0.1
        name = rng.choice(self.sent)[1] if again else f"{len(self.sent)}"
        moves = positions[-1].offers.moves if positions else ()
        cards = " ".join(TEXT_OF[rng.choice(pack(self.rules, 5))] for _ in range(rng.randrange(3)))
        move = rng.choice(["pass", f"play {cards}", f"give {cards}", "dance"])
        if moves and rng.random() < 0.9:
            move = PRESIDENTE.text(rng.choice(moves)).partition(" ")[2]
        version = positions[-1].version if positions else 0
        self.sent.append((tab, name))
        return Act(tab, name, max(0, version - (rng.random() < 0.1)), move)

    @property
    def rules(self) -> Any:
        """The rules on the table."""
        return self.table.ledger.rules

    def check(self) -> None:
        """Check what must be true at any moment."""
        state, facts = self.table.course.state, self.table.facts
        if state.phase in ("exchange", "play"):
            tricks = state.tricks[state.aside.recycled[-1] if state.aside.recycled else 0 :]
            sets = [cards for trick in (*tricks, state.pile) for _, cards in trick]
            gone = [each.cards for each in state.aside.removed]
            cards = [card for some in (*state.hands, *sets, *gone, state.stock) for card in some]
            assert Counter(cards) == Counter(pack(self.rules, len(facts.chairs)))
        agenda = self.table.agenda
        if facts.status == "playing":
            for seat in PRESIDENTE.waits(state):
                assert seat < 0 or seat in agenda.turns or seat in agenda.bots
        assert facts.status == "closed" or self.table.next_job() is not None


@pytest.mark.parametrize(
    ("variant", "seats", "options"),
    [
        ("uno_base", 5, {"match_end": "open"}),
        ("uno_master_4", 4, {"target": 300}),
        ("uno_master_4", 2, {"deal": 12, "timeout_cards": 4}),
        ("cola_levante_revolucion", 5, {"rounds": 3, "turn_seconds": 10}),
        ("trasero_noroeste", 10, {"winner_gives": "worst"}),
    ],
)
async def test_whatever_people_do_the_table_stays_right(
    variant: str, seats: int, options: dict[str, object]
) -> None:
    hall = Party(seed=seats)
    people = min(seats, 5)
    table, tabs = await hall.match(people, variant=variant, seats=seats, options=options)
    crowd = Crowd(table, tabs, seats)
    for _ in range(900):
        for _ in range(crowd.rng.choice([1, 1, 1, 3, 8])):
            late = crowd.rng.choice([0, 0, 0, 200, 500])
            table.post(crowd.message(), arrived=hall.clock.time - late)
        await hall.queue(table)
        crowd.check()
        await hall.advance(crowd.rng.choice([*[0, 0, 0, 50, 400, 1_500] * 4, 4_400]))
        crowd.check()
        if table.facts.status == "closed":
            break
    everything_adds_up(hall, table, crowd)  # type: ignore[arg-type]  # all that it asks of a crowd


async def watched_match(variant: str, **more: Any) -> tuple[Party, Table, dict[int | None, Tab]]:
    """Play a match of two people and bots in which people are slow now and then."""
    hall, rng = Party(seed=3), Random(3)
    table, tabs = await hall.sit(2, variant=variant, **more)
    watcher = Tab(person("Zoe"))
    await hall.join(table, watcher)
    await hall.begin(table, tabs[0])
    while table.facts.status == "playing":
        if rng.random() < 0.08:
            await hall.step()
        else:
            await hall.play_on(table, [tab for tab in tabs if tab.presence.seat is not None])
    return hall, table, {0: tabs[0], 1: tabs[1], None: watcher}


@pytest.mark.parametrize(
    ("variant", "more"),
    [
        ("uno_base", {"seats": 5, "options": {"rounds": 2, "turn_seconds": 10}}),
        ("uno_master_4", {"seats": 3, "options": {"target": 100}}),
    ],
)
async def test_restarted_after_any_row_every_seat_has_the_view_it_had(
    variant: str, more: dict[str, Any]
) -> None:
    """And the version: in the exchange, between a time-out and what it takes, after a vote."""
    hall, table, audiences = await watched_match(variant, **more)
    shown = {
        (seat, out.version): (out.view, out.offers)
        for seat, tab in audiences.items()
        for out in tab.told(Position)
        if out.view.seat == seat
    }
    lines, checked = hall.log.tables[table.id], 0
    for rows in range(4, len(lines) + 1):
        ledger = load(table.id, lines[:rows])
        for seat in audiences:
            view = PRESIDENTE.view(ledger.course.state, seat)
            version = ledger.course.versions[-1 if seat is None else seat]
            if (seat, version) in shown:
                assert shown[seat, version] == (view, PRESIDENTE.offers(view)), rows
                checked += 1
    assert checked > 100


async def test_a_match_goes_on_to_its_end_from_any_row() -> None:
    """Killed in every phase of Uno Master; what was in the log stays, and the table plays on."""
    hall, table, _ = await watched_match("uno_master_4", seats=3, options={"target": 60})
    lines = hall.log.tables[table.id]
    for rows in range(6, len(lines), 7):
        again = Party(log=upto(hall.log, table.id, rows), seed=rows, now=lines[rows - 1].time + 5)
        found = await again.tables.find(table.id)
        assert found is not None
        tabs = [Tab(person("Ana"), "new"), Tab(person("Bea"), "new")]
        for number, tab in enumerate(tabs):
            tab.acts = iter(range(1_000 * (number + 1), 10**6))  # type: ignore[assignment]  # ids
            await again.join(found, tab)
        while found.facts.status == "playing":
            await again.play_on(found, [tab for tab in tabs if tab.presence.seat is not None])
        assert [line.text for line in lines[:rows]] == again.rows(found)[:rows]
