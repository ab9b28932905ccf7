"""What every request passes: origins, headers; and what nobody is told."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.playing import HOST, serving

from bruxelles.server import limits, short_cache
from bruxelles.server.monitoring import JsonLines, note
from bruxelles.server.pages import STATIC
from bruxelles.server.store import Store
from bruxelles.words import languages

SEATS = {"game": "1897", "seats": [{"kind": "me"}, {"kind": "link"}]}


def get(data: Path, path: str, **config: Any) -> httpx.Response:
    async def run() -> httpx.Response:
        async with serving(data, **config) as client:
            return await client.http.get(path)

    return asyncio.run(run())


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/docs", "/api/nothing", "/health", "/t/x"])
def test_every_answer_carries_strict_headers(path: str, tmp_path: Path) -> None:
    headers = get(tmp_path, path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("origin", "code"), [(None, 201), (f"http://{HOST}", 201), ("http://evil.test", 403), ("null", 403)]
)
def test_pages_from_elsewhere_may_not_write(origin: str | None, code: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            headers: dict[str, Any] = {"origin": origin} if origin else {}
            assert (await client.http.post("/api/tables", json=SEATS, headers=headers)).status_code == code
            table = await client.open("me", "link")
            async with table.page(table.view, **headers) as page:
                heard = await page.hear()
                assert heard.get("closed", 201) == (201 if code == 201 else 4403)

    asyncio.run(run())


def test_a_server_answers_to_its_own_names_only(tmp_path: Path) -> None:
    assert get(tmp_path, "/api/games", hosts=("localhost",)).status_code == 400
    assert get(tmp_path, "/api/games", hosts=(HOST,)).status_code == 200


@pytest.mark.parametrize(
    ("host", "code"), [("127.0.0.1:80", 200), ("[::1]:8897", 200), ("192.0.2.7", 200), ("[x", 400), ("evil.test", 400)]
)
def test_a_bare_address_cannot_have_been_turned_here(host: str, code: int, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, hosts=("localhost",)) as client:
            assert (await client.http.get("/api/games", headers={"host": host})).status_code == code

    asyncio.run(run())


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"nul",
        b"[" * 5000,
        b'{"game": "\\ud800", "seats": [{"kind": "me"}]}',
        b'{"game": "1897", "seats": [{"kind": "me", "name": "\\u0000"}, {"kind": "link", "name": "\\ud83c"}]}',
        b'{"game": "1897", "seats": 1e999}',
        b'{"game": "1897", "seats": [{"kind": "me"}, {"kind": "link"}], "options": {"halfCards": "\xff"}}',
    ],
)
def test_nonsense_is_refused_and_never_a_trouble_of_ours(body: bytes, tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            headers = {"content-type": "application/json"}
            found = await client.http.post("/api/tables", content=body, headers=headers)
            assert found.status_code in (400, 422)
            assert set(found.json()["error"]) == {"message", "say", "rule"}

    asyncio.run(run())


def test_health_and_measures_are_made_once_a_second_and_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = 0
    ready = Store.ready

    async def counted(store: Store) -> None:
        nonlocal made
        made += 1
        await ready(store)

    monkeypatch.setattr(Store, "ready", counted)
    now = 1000.0
    for module in (limits, short_cache):
        monkeypatch.setattr(module, "monotonic", lambda: now)

    async def run() -> None:
        nonlocal now
        async with serving(tmp_path) as client:
            codes = [(await client.http.get("/health")).status_code for _ in range(20)]
            assert (set(codes), made) == ({200}, 1)
            now = 1001.0
            codes = [(await client.http.get(path)).status_code for path in ["/health", "/metrics"] * 100]
            assert (set(codes), made) == ({200, 429}, 2)
            assert (await client.http.get("/api/games")).status_code == 200

    asyncio.run(run())


def test_our_troubles_are_logged_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    secret = "the secret of the house"

    async def broken(_: Store) -> None:
        raise RuntimeError(secret)

    monkeypatch.setattr(Store, "ready", broken)
    found = get(tmp_path, "/health")
    assert found.status_code == 500
    assert found.json()["error"]["message"] == "something went wrong on the server"
    failed = next(record for record in caplog.records if record.getMessage() == "failed")
    assert "in broken" in JsonLines().format(failed)
    assert secret not in JsonLines().format(failed)


def test_a_line_of_the_log_is_json(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "bruxelles.server"):
        note("request", route="/é", status=200)
    assert JsonLines().format(caplog.records[-1]).endswith('"event":"request","route":"/é","status":200}')


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/tables/none", 404),
        ("/api/tables/" + "x" * 100, 422),
        ("/api/words/tlh", 404),
        ("/api/rules/tlh", 404),
        ("/api/nothing", 404),
        ("/api/words/fr", 200),
        ("/api/rules/en", 200),
        ("/metrics", 200),
    ],
)
def test_every_refusal_has_the_same_shape(path: str, code: int, tmp_path: Path) -> None:
    found = get(tmp_path, path)
    assert found.status_code == code
    if code != 200:
        assert set(found.json()["error"]) == {"message", "say", "rule"}


def test_a_wrong_method_is_refused_in_the_same_shape(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            found = await client.http.delete("/api/games")
            assert found.status_code == 405
            assert set(found.json()["error"]) == {"message", "say", "rule"}

    asyncio.run(run())


def test_the_built_client_is_served_or_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "static"
    monkeypatch.setattr("bruxelles.server.pages.STATIC", built)
    assert "make build" in get(tmp_path / "data", "/").text
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<title>built</title>")
    (built / "assets" / "app.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    assert get(tmp_path / "data", "/").text == get(tmp_path / "data", "/t/1").text == "<title>built</title>"
    assert "immutable" in get(tmp_path / "data", "/assets/app.js").headers["cache-control"]
    assert get(tmp_path / "data", "/assets/app.js").text == "1"
    assert "secret" not in get(tmp_path / "data", "/..%2fsecret.txt").text
    assert STATIC.parent.name == "server"


@pytest.mark.parametrize(("accepted", "sent"), [("gzip, br", b"small"), ("gzip", b"1"), ("", b"1")])
def test_a_browser_gets_what_was_compressed_if_it_reads_that(
    accepted: str, sent: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "app.js").write_bytes(b"1")
    (tmp_path / "app.js.br").write_bytes(b"small")
    monkeypatch.setattr("bruxelles.server.pages.STATIC", tmp_path)

    async def run() -> None:
        async with serving(tmp_path / "data") as client:
            request = client.http.build_request("GET", "/app.js", headers={"accept-encoding": accepted})
            answer = await client.http.send(request, stream=True)
            assert b"".join([chunk async for chunk in answer.aiter_raw()]) == sent
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers.get("content-encoding", "") == ("br" if sent == b"small" else "")

    asyncio.run(run())


def test_a_page_knows_its_languages_before_anything_else_arrives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bruxelles.server.pages.STATIC", Path(__file__).parents[2] / "web")
    page = get(tmp_path / "data", "/").text
    written = page.partition('<script id="languages" type="application/json">')[2].partition("</script>")[0]
    known = {language["code"]: language for language in json.loads(written)}
    assert list(known) == list(languages())
    assert known["fr"]["name"] == "Français"
    assert known["fr"]["messages"]["web.loading"] == "Un instant…"
    assert get(tmp_path / "data", "/index.html").text == page
    assert get(tmp_path / "data", "/api/languages").json() == list(known.values())


@pytest.mark.parametrize("path", ["/%00", "/assets/a%00b", f"/{'a' * 256}", f"/assets/{'%C3%A9' * 200}", "/a" * 2100])
def test_an_address_that_no_file_can_have_is_a_page_of_the_client(path: str, tmp_path: Path) -> None:
    found = get(tmp_path, path)
    assert (found.status_code, found.text) == (200, get(tmp_path, "/").text)


def test_measures_count_requests_tables_and_pages(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "link")
            async with table.page(table.view) as page:
                await page.hear()
                await table.frame()
                text = (await client.http.get("/metrics")).text
            assert 'bruxelles_requests_total{method="GET",route="/api/tables/{id}",status="200"} 1.0' in text
            assert "bruxelles_live_tables 1.0" in text
            assert "bruxelles_connections 1.0" in text
            assert table.name not in text

    asyncio.run(run())
