"""What becomes of a finished match: a record by its link, everybody's history, their cotos."""

import msgspec

from tapete import records
from tapete.server.people import People
from tapete.storage import Finished as Kept
from tapete.storage import Part, Storage
from tapete.tables.finish import Finished, Player


class Summary(msgspec.Struct, kw_only=True):
    """What a list of matches shows without reading the records."""

    game: str
    variant: str
    players: list[str]
    score: dict[str, list[int]]


class Keeper:
    """Keeps finished matches for `tables`."""

    def __init__(self, storage: Storage, people: People) -> None:
        self._storage = storage
        self._people = people

    async def keep(self, finished: Finished) -> None:
        """Keep a match; the same one again changes nothing."""
        record = records.Record(
            game=finished.game,
            variant=finished.variant,
            options=finished.options,
            seats=finished.seats,
            players=tuple(player.name for player in finished.players),
            moves=finished.moves,
            times=finished.times,
        )
        summary = Summary(
            game=finished.game,
            variant=finished.variant,
            players=[player.name for player in finished.players],
            score={name: list(value) for name, value in finished.score.items()},
        )
        kept = Kept(
            record_id=finished.record,
            game=finished.game,
            text=records.text(record),
            summary=msgspec.json.encode(summary).decode(),
            ended=finished.ended,
            parts=tuple(_part(player, finished) for player in finished.players if player.person),
        )
        await self._storage.keep(kept)

    async def played(self, persons: tuple[str, ...]) -> None:
        """Note that these people have played a hand to its end."""
        await self._people.played(persons)


def _part(player: Player, finished: Finished) -> Part:
    """Return a person's part; who left before the end has not won it."""
    won = not player.gone and player.seat in finished.ranking[0]
    cotos = finished.score.get("cotos", ())
    pair = player.seat % len(cotos) if cotos else 0
    return Part(
        person_id=player.person or "",
        seat=player.seat,
        won=won,
        cotos_played=sum(cotos),
        cotos_won=cotos[pair] if cotos and not player.gone else 0,
    )
