"""Tables of any size, strict clocks and votes, over real sockets."""

import asyncio
from contextlib import AsyncExitStack

import httpx
import pytest

from tapete.core.cards import line, parse_cards
from tapete.server.transport import ARRIVED, Inbox
from tapete.tables import messages
from tapete.tables.clocks import SystemClock
from tapete.tables.table import Table
from tests.player import Browser, Message, Tab
from tests.server.conftest import Running


def move_of(position: Message) -> str:
    """Return something that the seat may do now, as a client would compose it."""
    legal, hand = position["legal"], position["view"]["hand"]
    if legal["give"]:
        return f"give {_sorted(hand[-legal['give'] :])}"
    if not legal["sets"]:
        return "pass"
    offer = legal["sets"][0]
    plain = offer["size"] - offer["twos"]
    return f"play {_sorted([*legal['wilds'][: offer['twos']], *offer['cards'][:plain]])}"


def _sorted(cards: list[str]) -> str:
    return line(tuple(sorted(parse_cards(" ".join(cards)))))


def may_move(tab: Tab) -> bool:
    """Return whether the game waits for this seat."""
    return tab.may_play or bool(tab.position and tab.position["legal"]["give"])


async def move(tab: Tab) -> Message:
    """Make a move; return the answer, once the table shows it."""
    act = await tab.act(move_of(tab.position))
    answer = await tab.until("ok", "stale", "illegal", where=lambda m: m["id"] == act)
    while answer["type"] == "ok" and tab.position["version"] < answer["version"]:
        await tab.receive()
    return answer


async def play_hand(tab: Tab) -> None:
    """Play until people may vote to finish."""
    while not tab.presence.get("finish_needed"):
        if may_move(tab):
            assert (await move(tab))["type"] == "ok"
        else:
            await tab.receive()


async def chairs(person: Browser, table: str) -> int:
    """Return how many seats a table has."""
    tab = await person.tab(table, "t1")
    return len((await tab.until("presence"))["chairs"])


@pytest.mark.parametrize(("wish", "seats"), [(None, 4), (2, 2), (5, 5), (10, 10)])
async def test_jugar_ya_with_as_many_as_one_likes(
    running: Running, wish: int | None, seats: int
) -> None:
    async with running.browser() as ana:
        table = await ana.play("uno_base", game="presidente", seats=wish)
        assert await chairs(ana, table) == seats


@pytest.mark.parametrize("seats", [0, 1, 11])
async def test_a_number_of_seats_that_the_variant_does_not_take_is_refused(
    running: Running, seats: int
) -> None:
    async with running.browser() as ana:
        wish = {"game": "presidente", "variant": "uno_base", "with": "bots", "seats": seats}
        answer = await ana.http.post("/api/play", json=wish)
        assert (answer.status_code, answer.json()["error"]) == (400, "invalid")
        body = {"game": "presidente", "variant": "uno_base", "seats": seats}
        answer = await ana.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "invalid")


async def test_people_meet_who_want_the_same_number_or_any(running: Running) -> None:
    async with AsyncExitStack() as stack:
        ana, bea, carlos, dani = [
            await stack.enter_async_context(running.browser()) for _ in range(4)
        ]
        five = await ana.play("uno_base", "people", game="presidente", seats=5)
        three = await bea.play("uno_base", "people", game="presidente", seats=3)
        assert five != three
        assert await carlos.play("uno_base", "people", game="presidente", seats=3) == three
        # Any number: the table that lacks the fewest comes first.
        assert await dani.play("uno_base", "people", game="presidente") == three
        lobby = (await dani.http.get("/api/lobby")).json()
        assert [(card["table"], card["seats"], card["free"]) for card in lobby["waiting"]] == [
            (five, 5, 4)
        ]


async def test_the_same_wish_for_another_number_is_another_wish(running: Running) -> None:
    """A double click finds the same table; a change of mind finds a new one."""
    async with running.browser() as ana:
        first = await ana.play("uno_base", game="presidente", seats=5)
        assert await ana.play("uno_base", game="presidente", seats=5) == first
        assert await ana.play("uno_base", game="presidente", seats=6) != first


async def test_variants_tell_their_usual_number(running: Running) -> None:
    async with httpx.AsyncClient(base_url=running.base) as http:
        games = {game["game"]: game for game in (await http.get("/api/games")).json()}
    for game, variant, usual in (
        ("presidente", "uno_base", 4),
        ("guinote", "guinote", 4),
        ("guinote", "mano_a_mano", 2),
    ):
        (found,) = [each for each in games[game]["variants"] if each["name"] == variant]
        assert found["usual"] == usual
        assert usual in found["seats"]


async def test_a_person_alone_votes_to_finish_and_the_match_is_kept(running: Running) -> None:
    """U-57, presidente T61, over a socket: vote, end, record, history."""
    async with running.browser() as ana:
        table = await ana.open("uno_base", game="presidente", seats=5, match_end="open")
        tab = await ana.tab(table, "t1")
        await tab.until("presence")
        await tab.send("finish")
        assert (await tab.until("fault"))["detail"] == "no-vote"
        await tab.send("start")
        await play_hand(tab)
        assert (tab.presence["finish_needed"], tab.presence["finish_votes"]) == (1, [])
        await tab.send("finish")
        done = await tab.until("presence", where=lambda m: bool(m["record"]))
        assert (done["status"], done["finish_needed"]) == ("finished", 0)
        text = (await ana.http.get(f"/api/records/{done['record']}")).json()
        assert text["moves"][-1] == "- finish"
        (match,) = (await ana.http.get("/api/history")).json()["matches"]
        assert (match["game"], len(match["players"])) == ("presidente", 5)
        assert len(match["score"]["points"]) == 5
        replay = (await ana.http.get(f"/api/replays/{done['record']}")).json()
        assert replay["positions"][-1]["move"] == "- finish"


async def test_ten_sockets_play_a_hand_at_one_table(running: Running) -> None:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(running.browser()) for _ in range(10)]
        table = await people[0].open("uno_base", game="presidente", seats=10, bots=False, rounds=1)
        tabs = [await person.tab(table, "t1") for person in people]
        for seat, tab in enumerate(tabs[1:], start=1):
            await tab.send("sit", seat=seat)
        await tabs[0].until(
            "presence", where=lambda m: all(chair["kind"] == "person" for chair in m["chairs"])
        )
        await tabs[0].send("start")

        async def play(tab: Tab) -> Message:
            while not tab.presence.get("record"):
                if tab.may_play:
                    assert (await move(tab))["type"] == "ok"
                else:
                    await tab.receive()
            return tab.presence

        ends = await asyncio.gather(*[play(tab) for tab in tabs])
        assert len({end["record"] for end in ends}) == 1
        assert [end["seat"] for end in ends] == [*range(10)]


async def test_u60_time_runs_out_on_the_server_whatever_a_client_does(running: Running) -> None:
    """A tab that says nothing, as one that sleeps: two cards are taken 300 ms after the deadline
    that it was shown, and what it sends then is answered."""
    async with running.browser() as ana:
        table = await ana.open("uno_master_4", game="presidente", seats=2)
        tab = await ana.tab(table, "t1")
        await tab.until("presence")
        await tab.send("start")
        position = await tab.turn()
        end = position["clock"]["seats"]["0"]
        move_text, version = move_of(position), position["version"]
        late = await tab.until(
            "events", where=lambda m: any(e["type"] == "timed-out" for e in m["events"])
        )
        assert end + 300 < late["clock"]["now"] < end + 1_500
        assert len(late["view"]["hand"]) == len(position["view"]["hand"]) + 2
        act = await tab.act(move_text, version=version)
        answer = await tab.until("ok", "stale", "illegal")
        assert (answer["type"], answer["id"]) == ("stale", act)


async def test_a_message_has_the_moment_at_which_it_came_not_at_which_it_was_read() -> None:
    inbox, before = Inbox(), SystemClock().now()
    inbox.put_nowait({"type": "websocket.receive", "text": "{}"})
    after = SystemClock().now()
    while SystemClock().now() <= after + 2:
        await asyncio.get_running_loop().run_in_executor(None, lambda: None)
    assert before <= (await inbox.get())[ARRIVED] <= after


async def test_the_table_is_told_when_an_act_came(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """presidente T52: the socket's moment reaches the table."""
    told: list[int | None] = []
    post = Table.post

    def listen(table: Table, message: messages.FromMember, *, arrived: int | None = None) -> None:
        if isinstance(message, messages.Act):
            told.append(arrived)
            arrived = None
        post(table, message, arrived=arrived)

    monkeypatch.setattr(Table, "post", listen)
    monkeypatch.setattr(Inbox, "put_nowait", _late)
    async with running.browser() as ana:
        table = await ana.play("uno_base", game="presidente", seats=3)
        tab = await ana.tab(table, "t1")
        await tab.turn()
        assert (await move(tab))["type"] == "ok"
    assert told == [1_234]


def _late(inbox: Inbox, message: Message) -> None:
    """Put a message as the real one does, but with a moment of its own."""
    PUT(inbox, message)
    message[ARRIVED] = 1_234


PUT = Inbox.put_nowait
