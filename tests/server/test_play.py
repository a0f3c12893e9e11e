"""A person comes, is seated and plays: the whole way from the cookie to a card on the table."""

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
            events = await tab.until("events")
            assert events["version"] == answer["version"]
