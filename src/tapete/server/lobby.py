"""Where people are seated who want to play: "Jugar ya" and private tables."""

import asyncio
from collections import OrderedDict
from typing import Final, TypeAlias

from tapete.server.http_types import Lobby, PlayRequest, TableCard, TableRequest
from tapete.tables.broadcast import Card
from tapete.tables.directory import Tables
from tapete.tables.messages import Opening, Refused
from tapete.tables.people import Person
from tapete.tables.table import Table

DOUBLE_MS: Final = 3_000
"""A second wish of the same person this soon is the first one, pressed twice."""
_REMEMBERED: Final = 5_000
_Wish: TypeAlias = tuple[str, str, str, str, int | None]


class Places:
    """Seats people at public tables; one at a time, so that two find the same table."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._turn = asyncio.Lock()
        self._lately: OrderedDict[_Wish, tuple[int, str]] = OrderedDict()

    async def play(self, wish: PlayRequest, person: Person, now: int) -> str:
        """Return the table at which a person plays now, or from the next partida on.

        Raises: OptionError for a game, variant or number of seats that does not exist.
        """
        async with self._turn:
            key = (person.id, wish.game, wish.variant, wish.company, wish.seats)
            table_id = await self._again(key, now) or await self._place(wish, person)
            self._lately[key] = (now, table_id)
            self._lately.move_to_end(key)
            if len(self._lately) > _REMEMBERED:
                self._lately.popitem(last=False)
            return table_id

    async def _again(self, key: _Wish, now: int) -> str | None:
        before = self._lately.get(key)
        if before is None or now - before[0] > DOUBLE_MS:
            return None
        return before[1] if await self._tables.find(before[1]) is not None else None

    async def _place(self, wish: PlayRequest, person: Person) -> str:
        if wish.company == "people":
            for card in self._open_to(wish):
                if (table := await self._tables.find(card.table)) is not None:
                    try:
                        await table.enter(person)
                    except Refused:
                        continue  # somebody was quicker, or it is closing
                    return table.id
        opening = Opening(
            game=wish.game,
            variant=wish.variant,
            seats=wish.seats,
            public=True,
            people=wish.company == "people",
        )
        return (await self._tables.open(opening, person)).id

    def _open_to(self, wish: PlayRequest) -> list[Card]:
        """Return the tables with a place: those that wait first, then those where a bot gives up
        its seat when the next partida begins; the fullest first."""
        fitting = [
            card
            for card in self._tables.cards()
            if card.public
            and card.free
            and (card.game, card.variant) == (wish.game, wish.variant)
            and wish.seats in (None, card.seats)
        ]
        waiting = [card for card in fitting if card.status == "waiting"]
        playing = [card for card in fitting if card.status == "playing"]
        return [
            *sorted(waiting, key=lambda card: card.free),
            *sorted(playing, key=lambda card: card.free),
        ]


async def open_private(tables: Tables, wish: TableRequest, person: Person) -> Table:
    """Return a new private table with the person on it. Raises: OptionError."""
    opening = Opening(
        game=wish.game,
        variant=wish.variant,
        options=dict(wish.options),
        seats=wish.seats,
        bots=wish.bots,
    )
    return await tables.open(opening, person)


def card_out(card: Card) -> TableCard:
    """Return what the lobby shows of a table."""
    return TableCard(
        table=card.table,
        game=card.game,
        variant=card.variant,
        public=card.public,
        status=card.status,
        seated=card.seated,
        free=card.free,
        seats=card.seats,
        host=card.host,
    )


def lobby(tables: Tables) -> Lobby:
    """Return what is going on: a function of the tables' state."""
    cards = tables.cards()
    waiting = [card for card in cards if card.public and card.status == "waiting" and card.free]
    return Lobby(
        waiting=[card_out(card) for card in waiting],
        tables=sum(card.status == "playing" for card in cards),
        people=sum(card.seated for card in cards),
    )
