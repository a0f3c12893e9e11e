"""A person comes, is seated and plays: from the cookie to a match in the own history."""

import json

from tapete import records
from tests.player import Browser, Message, Tab
from tests.server.conftest import Running


async def test_a_newcomer_plays_against_bots(running: Running) -> None:
    async with running.browser() as ana:
        table = await ana.play()
        tab = await ana.tab(table, "t1")
        first = await tab.until("presence")
        assert first["public"] is True
        assert first["first_hand"] is True
        for _ in range(3):
            answer = await tab.play()
            assert answer["type"] == "ok"
        order = [json.loads(frame)["type"] for frame in tab.frames]
        assert order[:3] == ["welcome", "presence", "snapshot"]
        assert order.index("ok") > order.index("events")


async def play_to_the_end(person: Browser) -> Message:
    """Play a short match against a bot; return the last presence."""
    table = await person.open("mano_a_mano", partidas_per_coto=1, cotos=1)
    tab = await person.tab(table, "t1")
    await tab.until("presence")
    await tab.send("start")
    while not tab.presence.get("record"):
        if tab.may_play and tab.position["legal"]["play"]:
            await tab.play()
        else:
            await tab.receive()
    return tab.presence


async def revancha(person: Browser, table: str) -> Tab:
    """Ask for another match at the same table and wait for it."""
    tab = await person.tab(table, "t1")
    await tab.until("presence")
    await tab.send("rematch", yes=True)
    await tab.until("presence", where=lambda m: m["status"] == "playing")
    return tab


async def test_a_finished_match_stays(running: Running) -> None:
    """History, record by link, replay, coto counters, and another match at the same table."""
    async with running.browser() as ana, running.browser() as bea:
        presence = await play_to_the_end(ana)
        record = presence["record"]
        history = (await ana.http.get("/api/history")).json()
        (match,) = history["matches"]
        assert (match["record"], match["seat"], match["variant"]) == (record, 0, "mano_a_mano")
        assert match["players"][1] == "bot:vecino"
        assert sum(match["score"]["partidas"]) == 1
        assert history["cotos"] == {"played": 1, "won": int(match["won"])}
        assert (await bea.http.get("/api/history")).json()["matches"] == []
        assert (await ana.http.get("/api/me")).json()["newcomer"] is False

        answer = await bea.http.get(f"/api/records/{record}")
        assert f"tapete-{record}.json" in answer.headers["content-disposition"]
        read = records.parse(answer.text)
        assert read.players is not None
        last = [position.state for position in records.replay(read)][-1]
        assert records.game_of(read).ranking(last) is not None

        replay = (await bea.http.get(f"/api/replays/{record}")).json()
        assert len(replay["positions"]) == len(read.moves) + 1
        assert replay["positions"][0]["move"] is None
        assert replay["positions"][-1]["view"]["ranking"] is not None
        assert any(position["hands"][1] for position in replay["positions"])
        assert replay["options"]["partidas_per_coto"] == 1

        tab = await revancha(ana, presence["table"])
        assert (await tab.play())["type"] == "ok"


async def test_a_name_is_shown_as_it_was_given(running: Running) -> None:
    """Fault: script in names → text is text, in every place where a name stands."""
    name = "<b>Añá</b>"
    async with running.browser() as ana:
        await ana.http.put("/api/me", json={"name": name})
        table = await ana.open()
        tab = await ana.tab(table)
        presence = await tab.until("presence")
        assert presence["chairs"][0]["name"] == name
        assert (await ana.http.get(f"/api/tables/{table}")).json()["host"] == name


async def test_people_take_bots_seats_from_the_next_partida(running: Running) -> None:
    """A public table with bots: who comes later is seated when the next partida begins."""
    async with running.browser() as ana, running.browser() as bea:
        table = await ana.play()
        tab = await ana.tab(table, "t1")
        await tab.until("presence", where=lambda m: m["status"] == "playing")
        assert await bea.play(company="people") == table
        waiting = await tab.until("presence", where=lambda m: any(c["next"] for c in m["chairs"]))
        name = (await bea.http.get("/api/me")).json()["name"]
        assert [chair["next"] for chair in waiting["chairs"]].count(name) == 1
        watcher = await bea.tab(table, "t2")
        assert (await watcher.until("presence"))["seat"] is None
