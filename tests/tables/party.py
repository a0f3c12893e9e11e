"""A hall in which presidente is played, by as many people as wanted."""

import json
from typing import Any

from tapete.core.chance import CHANCE
from tapete.core.registry import game
from tapete.tables.broadcast import Out
from tapete.tables.log import Line, MemoryLog
from tapete.tables.messages import Opening, Sit
from tapete.tables.table import Table
from tests.tables.hall import SECOND, Hall, Tab, person

PRESIDENTE = game("presidente")
NAMES = ("Ana", "Bea", "Carlos", "Dani", "Eva", "Fran", "Gala", "Hugo", "Ines", "Jon")


def moves(table: Table, seat: int) -> list[str]:
    """Return what a seat may do, as a client sends it."""
    legal = PRESIDENTE.legal(table.course.state, seat)
    return [PRESIDENTE.text(move).partition(" ")[2] for move in legal]


def upto(log: MemoryLog, table: str, rows: int | None = None) -> MemoryLog:
    """Return what a log would hold had the process been killed after so many rows, or now."""
    copy = MemoryLog()
    copy.tables = {table: [*log.tables[table][:rows]]}
    return copy


class Party(Hall):
    """Tables of presidente."""

    async def sit(
        self,
        people: int,
        *,
        variant: str = "uno_base",
        seats: int = 0,
        options: dict[str, object] | None = None,
    ) -> tuple[Table, list[Tab]]:
        """Return a private table with so many people, bots on the other seats, and their tabs."""
        seats = seats or people
        opening = Opening("presidente", variant, options or {}, seats=seats, bots=True)
        tabs = [Tab(person(name)) for name in NAMES[:people]]
        table = await self.tables.open(opening, tabs[0].person)
        for seat, tab in enumerate(tabs):
            await self.join(table, tab)
            if seat:
                table.post(Sit(tab, seat))
        await self.settle()
        return table, tabs

    async def match(self, people: int, **more: Any) -> tuple[Table, list[Tab]]:
        """Return a table where a hand has been dealt and its first turn has begun."""
        table, tabs = await self.sit(people, **more)
        await self.begin(table, tabs[0])
        await self.fresh(table)
        return table, tabs

    async def fresh(self, table: Table) -> None:
        """Let time pass until nothing rests any more and whoever is in turn may begin."""
        starts = [turn.start for turn in table.agenda.turns.values()]
        await self.advance(max(0, max([table.agenda.rest, *starts]) - self.clock.time))

    def turn(self, table: Table) -> int:
        """Return the seat in turn, CHANCE between hands."""
        return int(PRESIDENTE.waits(table.course.state)[0])

    async def play(self, table: Table, tabs: list[Tab], move: str = "") -> Out | None:
        """Let the person in turn make a move, the first legal one where none is named."""
        await self.fresh(table)
        seat = self.turn(table)
        tab = next(tab for tab in tabs if tab.presence.seat == seat)
        return await self.act(table, tab, move or moves(table, seat)[0])

    async def play_on(self, table: Table, tabs: list[Tab]) -> None:
        """Make the first legal move of a person that the game waits for, or let time pass."""
        for seat in PRESIDENTE.waits(table.course.state):
            tab = next((tab for tab in tabs if seat != CHANCE and tab.presence.seat == seat), None)
            if tab is not None:
                await self.fresh(table)
                await self.act(table, tab, moves(table, seat)[0])
                return
        await self.step()

    async def play_hand(self, table: Table, tabs: list[Tab]) -> None:
        """Play until the hand that is on the table has ended."""
        while table.course.state.phase in ("exchange", "play"):
            await self.play_on(table, tabs)

    async def until_phase(self, table: Table, phase: str) -> None:
        """Let time pass until the match is in a phase."""
        await self.until(lambda: table.course.state.phase == phase, within=30 * SECOND)

    async def until_dealt(self, table: Table, hand: int) -> None:
        """Let time pass until a hand of the match has been dealt."""
        await self.until(lambda: table.course.deals == hand, within=30 * SECOND)

    def last(self, table: Table) -> Line:
        """Return the last row."""
        return self.log.tables[table.id][-1]

    def moved(self, table: Table) -> list[str]:
        """Return the moves in the log, without facts."""
        return [row for row in self.rows(table) if not row.startswith("#")]

    def facts(self, table: Table, word: str) -> list[dict[str, Any]]:
        """Return the values of all rows of one fact."""
        rows = [row.split(" ", 2) for row in self.rows(table) if row.startswith("# ")]
        return [json.loads(values) for _, name, values in rows if name == word]
