"""The HTTP interface from outside: who one is, what there is to play, what goes wrong and how."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from tapete.server.config import Settings
from tapete.server.headers import HEADERS
from tapete.server.people import name_of
from tests.server.conftest import Running, serving


async def test_who_asks_gets_a_name_and_a_cookie_that_no_script_can_read(running: Running) -> None:
    """Fault: identity only in local storage → secret, HttpOnly, signed cookie."""
    async with httpx.AsyncClient(base_url=running.base) as http:
        first = await http.get("/api/me")
        cookie = first.headers["set-cookie"]
        for part in ("tapete=", "HttpOnly", "SameSite=lax", "Max-Age=34560000", "Path=/"):
            assert part in cookie
        assert "Secure" not in cookie
        again = await http.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers
    assert first.json()["name"].startswith("Invitado ")
    assert first.json()["newcomer"] is True


async def test_a_cookie_that_is_not_ours_is_nobody(running: Running) -> None:
    async with running.browser() as ana:
        name, value = next(iter(ana.http.cookies.items()))
        person, _, signature = value.rpartition(".")
        # Of the last letter some bits mean nothing, so another one is changed.
        other = f"{person}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
        for forged in (other, person, "ana.x", ""):
            async with httpx.AsyncClient(base_url=running.base) as http:
                answer = await http.get("/api/me", headers={"cookie": f"{name}={forged}"})
                assert "set-cookie" in answer.headers


async def test_cookies_of_other_programs_do_no_harm(running: Running) -> None:
    async with running.browser() as ana:
        name = (await ana.http.get("/api/me")).json()["name"]
        cookie = f'a={{"b": 1}}; tapete=; {ana.cookie}; c=ñ;;=x'
    async with httpx.AsyncClient(base_url=running.base) as http:
        answer = await http.get("/api/me", headers=[(b"cookie", cookie.encode())])
    assert answer.json()["name"] == name
    assert "set-cookie" not in answer.headers


async def test_only_a_proxy_that_is_named_says_who_asks_and_how(settings: Settings) -> None:
    """Behind TLS the cookie is for TLS only; without a named proxy anybody could claim it."""
    claimed = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    for proxies, secure in ((("127.0.0.1",), True), ((), False)):
        async with (
            serving(replace(settings, proxies=proxies)) as running,
            httpx.AsyncClient(base_url=running.base) as http,
        ):
            answer = await http.get("/api/me", headers=claimed)
            assert ("Secure" in answer.headers["set-cookie"]) is secure
            assert ("strict-transport-security" in answer.headers) is secure


async def test_a_name_is_chosen_and_kept(running: Running) -> None:
    async with running.browser() as ana:
        answer = await ana.http.put("/api/me", json={"name": "  Ana  María "})
        assert answer.json() == {"name": "Ana María", "newcomer": True}
        assert (await ana.http.get("/api/me")).json()["name"] == "Ana María"


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\u202eb", "a\x00", "a\nb", "\u200b"])
async def test_a_name_that_nobody_can_read_is_refused(running: Running, name: str) -> None:
    async with running.browser() as ana:
        answer = await ana.http.put("/api/me", json={"name": name})
        assert answer.status_code == 400
        assert answer.json()["error"] == "invalid"


def test_a_name_with_markup_stays_a_name() -> None:
    """Fault: script in names → text is rendered as text; here it is only kept as it is."""
    assert name_of("<b>Ana</b>") == "<b>Ana</b>"


async def test_games_are_listed_with_their_options(running: Running) -> None:
    async with running.browser() as ana:
        games = (await ana.http.get("/api/games")).json()
    guinote = next(game for game in games if game["game"] == "guinote")
    assert guinote["variants"][0]["name"] == "guinote"
    clock = next(option for option in guinote["options"] if option["name"] == "turn_seconds")
    assert clock["private"] == [0]
    assert {"min": 15, "max": 300} in clock["values"]


@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("/api/play", {"game": "mus", "variant": "x", "with": "bots"}, "invalid"),
        ("/api/play", {"game": "guinote", "variant": "x", "with": "bots"}, "invalid"),
        ("/api/play", {"game": "guinote", "variant": "guinote", "with": "cats"}, "malformed"),
        ("/api/play", {"game": "guinote"}, "malformed"),
        ("/api/tables", {"game": "guinote", "variant": "guinote", "extra": 1}, "malformed"),
        (
            "/api/tables",
            {"game": "guinote", "variant": "guinote", "options": {"cotos": 9}},
            "invalid",
        ),
        ("/api/tables", {"game": "guinote", "variant": "guinote", "seats": 3}, "invalid"),
    ],
)
async def test_a_wrong_wish_is_answered_with_a_code(
    running: Running, path: str, body: dict[str, object], error: str
) -> None:
    async with running.browser() as ana:
        answer = await ana.http.post(path, json=body)
    assert answer.status_code == 400
    assert answer.json()["error"] == error
    assert answer.json()["detail"]


async def test_what_is_not_there_is_gone(running: Running) -> None:
    async with running.browser() as ana:
        for path in ("/api/tables/x", "/api/records/x", "/api/replays/x", "/api/nothing", "/debug"):
            answer = await ana.http.get(path)
            assert (answer.status_code, answer.json()["error"]) == (404, "gone"), path


async def test_a_person_who_follows_a_wrong_link_gets_the_page(running: Running) -> None:
    accept = {"accept": "text/html,application/xhtml+xml"}
    async with running.browser() as ana:
        answer = await ana.http.get("/nothing/here", headers=accept)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == (await ana.http.get("/")).text
        for path in ("/api/nothing", "/assets/nothing.js"):
            fault = await ana.http.get(path, headers=accept)
            assert (fault.status_code, fault.json()["error"]) == (404, "gone"), path


async def test_a_body_that_is_too_long_is_refused(running: Running) -> None:
    async with running.browser() as ana:
        answer = await ana.http.put("/api/me", json={"name": "x" * 20_000})
    assert answer.status_code == 413


async def test_every_answer_has_the_headers_that_keep_a_page_to_itself(running: Running) -> None:
    """Fault: script in names or chat → a strict Content-Security-Policy."""
    assert "unsafe" not in HEADERS["content-security-policy"]
    async with httpx.AsyncClient(base_url=running.base) as http:
        for path in ("/", "/api/me", "/nothing", "/health", "/assets/nothing.js"):
            answer = await http.get(path)
            for name, value in HEADERS.items():
                assert answer.headers[name] == value, path


async def test_a_foreign_page_changes_nothing(running: Running) -> None:
    async with running.browser() as ana:
        origin = {"origin": "https://evil.example"}
        answer = await ana.http.put("/api/me", json={"name": "Eva"}, headers=origin)
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign")
        own = await ana.http.put("/api/me", json={"name": "Ana"}, headers={"origin": running.base})
        assert own.status_code == 200


async def test_with_origins_set_only_these_pages_count(settings: Settings) -> None:
    settings = replace(settings, origins=("https://tapete.example",))
    async with serving(settings) as running, running.browser() as ana:
        for origin, status in ((running.base, 403), ("https://tapete.example", 200)):
            answer = await ana.http.put("/api/me", json={"name": "Ana"}, headers={"origin": origin})
            assert answer.status_code == status


async def test_too_many_requests_are_told_when_to_come_again(running: Running) -> None:
    """Fault: rate limits → answers carry retry-after."""
    async with running.browser() as ana:
        wish = {"game": "guinote", "variant": "x", "with": "bots"}
        for _ in range(running.hub.limits.tables_a_minute):
            assert (await ana.http.post("/api/play", json=wish)).status_code == 400
        answer = await ana.http.post("/api/play", json=wish)
        assert answer.status_code == 429
        assert answer.json()["error"] == "rate"
        assert 1 <= answer.json()["retry_after"] <= 60
        assert answer.headers["retry-after"] == str(answer.json()["retry_after"])
        assert (await ana.http.get("/api/me")).status_code == 200


async def test_health_and_metrics(running: Running) -> None:
    async with httpx.AsyncClient(base_url=running.base) as http:
        health = await http.get("/health")
        assert (health.status_code, health.json()["status"]) == (200, "ok")
        assert "set-cookie" not in health.headers
        text = (await http.get("/metrics")).text
    for name in ("tapete_tables", "tapete_sockets", "tapete_commit_seconds_bucket", "process_"):
        assert name in text


async def test_a_writer_that_does_not_answer_is_not_healthy(running: Running) -> None:
    async with httpx.AsyncClient(base_url=running.base) as http:
        running.hub.storage.close()
        health = await http.get("/health")
    assert (health.status_code, health.json()["status"]) == (503, "failing")


async def test_the_schema_describes_the_interface(running: Running) -> None:
    async with httpx.AsyncClient(base_url=running.base) as http:
        schema = (await http.get("/schema")).json()
    assert "/api/play" in schema["paths"]
    assert "/health" in schema["paths"]
    assert schema["paths"]["/api/me"]["put"]["summary"]


async def test_pages_are_what_the_client_knows_and_assets_never_change(
    settings: Settings, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Tapete</title>")
    (static / "assets" / "index-abc.js").write_text("export {}")
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    async with (
        serving(settings, static) as running,
        httpx.AsyncClient(base_url=running.base) as http,
    ):
        for path in ("/", "/mesa/abc", "/nueva", "/reglas/guinote", "/partida/x", "/acerca"):
            page = await http.get(path)
            assert page.status_code == 200, path
            assert page.headers["content-type"].startswith("text/html")
            assert page.headers["cache-control"] == "no-cache"
            assert "set-cookie" in page.headers
        asset = await http.get("/assets/index-abc.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        icon = await http.get("/icon.svg")
        assert icon.headers["content-type"].startswith("image/svg+xml")
        for path in ("/assets/../index.html", "/assets/..%2findex.html", "/index.html", "/mesa"):
            assert (await http.get(path)).status_code == 404, path


async def test_without_the_client_the_page_says_what_to_do(
    settings: Settings, tmp_path: Path
) -> None:
    async with (
        serving(settings, tmp_path / "nothing") as running,
        httpx.AsyncClient(base_url=running.base) as http,
    ):
        page = await http.get("/")
    assert page.status_code == 503
    assert "make setup" in page.text
