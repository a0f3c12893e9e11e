"""The whole server on every database: play, stop, start, play on, finish."""

from pathlib import Path

from tapete.server.config import Settings
from tests.player import Browser
from tests.server.conftest import serving


async def test_a_match_is_played_over_a_restart_and_kept(url: str, tmp_path: Path) -> None:
    settings = Settings(port=0, database_url=url, secret_file=tmp_path / "key", pace=100)
    async with serving(settings) as running:
        ana = await Browser(running.base).__aenter__()
        await ana.http.put("/api/me", json={"name": "Ana ñ"})
        table = await ana.open("mano_a_mano", partidas_per_coto=1, cotos=1)
        tab = await ana.tab(table, "t")
        await tab.until("presence")
        await tab.send("start")
        for _ in range(3):
            assert (await tab.play())["type"] == "ok"
    async with serving(settings) as running:
        ana.move_to(running.base)
        tab = await ana.tab(table, "t")
        while not tab.presence.get("record"):
            if tab.may_play and tab.position["legal"]["play"]:
                await tab.play()
            else:
                await tab.receive()
        (match,) = (await ana.http.get("/api/history")).json()["matches"]
        assert match["players"] == ["Ana ñ", "bot:vecino"]
        replay = (await ana.http.get(f"/api/replays/{match['record']}")).json()
        assert replay["positions"][-1]["view"]["phase"] == "over"
        await ana.__aexit__(None, None, None)
