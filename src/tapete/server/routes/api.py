"""The HTTP interface: who one is, where one can play, what was played."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter

from tapete import records
from tapete.core.options import OptionError
from tapete.server import identity, replays
from tapete.server.http_types import (
    CotoCount,
    GameInfo,
    History,
    Lobby,
    Match,
    Me,
    PlayRequest,
    Rename,
    Replay,
    Seated,
    TableCard,
    TableRequest,
)
from tapete.server.hub import Hub
from tapete.server.keeper import Summary
from tapete.server.listing import listing
from tapete.server.lobby import card_out, lobby, open_private
from tapete.server.people import NAME_LENGTH, name_of
from tapete.tables.people import Person

Link = Annotated[str, PathParameter(max_length=64)]
_MATCHES: Final = 200


async def person_of(request: Request[Any, Any, Any], hub: NamedDependency[Hub]) -> Person:
    """Return who asks."""
    return await hub.people.get(identity.of_request(request.scope))


def _me(person: Person) -> Me:
    return Me(name=person.name, newcomer=person.newcomer)


@get("/me")
async def read_me(person: NamedDependency[Person]) -> Me:
    """Return who one is to the others."""
    return _me(person)


@put("/me")
async def rename_me(
    person: NamedDependency[Person], hub: NamedDependency[Hub], data: JSONBody[Rename]
) -> Me:
    """Choose a name, for the tables that one comes to from now on."""
    name = name_of(data.name)
    if name is None:
        raise OptionError(f"name: 1 to {NAME_LENGTH} characters that can be seen")
    return _me(await hub.people.rename(person.id, name))


@get("/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """Return what can be played, and what may be chosen about it."""
    return listing()


@post("/play")
async def play(
    person: NamedDependency[Person], hub: NamedDependency[Hub], data: JSONBody[PlayRequest]
) -> Seated:
    """Take a seat at a public table, at once: "Jugar ya"."""
    return Seated(table=await hub.places.play(data, person, hub.now()))


@post("/tables")
async def open_table(
    person: NamedDependency[Person], hub: NamedDependency[Hub], data: JSONBody[TableRequest]
) -> Seated:
    """Open a private table and sit on its first seat; its link is all that others need."""
    table = await open_private(hub.tables, data, person)
    return Seated(table=table.id)


@get("/tables/{table:str}")
async def read_table(hub: NamedDependency[Hub], table: Link) -> TableCard:
    """Return what is known of a table before one comes to it."""
    found = await hub.tables.find(table)
    if found is None:
        raise NotFoundException("there is no such table, or no longer")
    return card_out(found.card())


@get("/lobby")
async def read_lobby(hub: NamedDependency[Hub]) -> Lobby:
    """Return the tables that wait for people, and how many play."""
    return lobby(hub.tables)


@get("/history")
async def read_history(person: NamedDependency[Person], hub: NamedDependency[Hub]) -> History:
    """Return one's finished matches, newest first, and one's cotos."""
    kept = await hub.storage.matches(person.id, _MATCHES)
    cotos = (await hub.storage.cotos(person.id)).values()
    return History(
        matches=[_match(match) for match in kept],
        cotos=CotoCount(
            played=sum(played for played, _ in cotos), won=sum(won for _, won in cotos)
        ),
    )


def _match(kept: Any) -> Match:
    summary = msgspec.json.decode(kept.summary, type=Summary)
    return Match(
        record=kept.record_id,
        game=summary.game,
        variant=summary.variant,
        ended=kept.ended,
        players=summary.players,
        seat=kept.seat,
        won=kept.won,
        score=summary.score,
    )


async def _record(hub: Hub, record: str) -> str:
    text = await hub.storage.record(record)
    if text is None:
        raise NotFoundException("there is no such record")
    return text


@get("/records/{record:str}", media_type="application/json")
async def read_record(hub: NamedDependency[Hub], record: Link) -> Response[bytes]:
    """Return a record as a file to keep, as `docs/records.md` says."""
    text = await _record(hub, record)
    headers = {
        "content-disposition": f'attachment; filename="tapete-{record}.json"',
        "cache-control": "public, max-age=86400",
    }
    return Response(text.encode(), media_type="application/json", headers=headers)


@get("/replays/{record:str}")
async def read_replay(hub: NamedDependency[Hub], record: Link) -> Response[Replay]:
    """Return a finished match, position by position."""
    text = await _record(hub, record)
    try:
        found = await asyncio.to_thread(replays.replay, record, text)
    except (records.RecordError, records.IllegalRecord) as error:
        raise NotFoundException(f"this version cannot replay the record: {error}") from None
    return Response(found, headers={"cache-control": "public, max-age=3600"})


ROUTES: Final[tuple[Callable[..., Any], ...]] = (
    read_me,
    rename_me,
    list_games,
    play,
    open_table,
    read_table,
    read_lobby,
    read_history,
    read_record,
    read_replay,
)
