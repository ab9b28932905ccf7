"""How much anybody may send, and how often."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.playing import serving
from tests.server.test_middleware import SEATS

from bruxelles.server import limits
from bruxelles.server.config import Config
from bruxelles.server.refusals import Refused


def test_large_bodies_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, largest_body=1000) as client:
            for content in (b"x" * 2000, in_pieces()):
                found = await client.http.post("/api/tables", content=content)
                assert found.status_code == 413
            found = await client.http.post("/api/tables", content=b"", headers={"content-length": "many"})
            assert found.status_code == 413

    asyncio.run(run())


def test_a_body_that_does_not_arrive_is_given_up(tmp_path: Path) -> None:
    async def trickle() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async def run() -> None:
        async with serving(tmp_path, body_seconds=0.05) as client:
            found = await client.http.post("/api/tables", content=trickle())
            assert (found.status_code, found.json()["error"]["message"]) == (
                408,
                "the request's body didn't arrive in time",
            )

    asyncio.run(run())


async def in_pieces() -> AsyncIterator[bytes]:
    for _ in range(20):
        yield b"x" * 100


def test_too_many_requests_and_tables_are_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, tables_per_hour=2, most_tables=100) as client:
            codes = [(await client.http.post("/api/tables", json=SEATS)).status_code for _ in range(3)]
            assert codes == [201, 201, 429]
        async with serving(tmp_path, most_tables=2) as client:
            found = await client.http.post("/api/tables", json=SEATS)
            assert found.status_code == 503
        async with serving(tmp_path, requests_per_minute=3) as client:
            codes = [(await client.http.get("/api/games")).status_code for _ in range(4)]
            assert codes == [200, 200, 200, 429]
            assert (await client.http.get("/health")).status_code == 200

    asyncio.run(run())


def test_a_page_that_comes_too_often_is_refused_before_it_costs_anything(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, requests_per_minute=3) as client:
            table = await client.open("me", "link")
            # Whoever opened the table has asked once, from another address.
            for _ in range(3):
                async with table.page(table.view) as page:
                    assert (await page.hear())["number"] == 0
            async with table.page(table.view) as page:
                assert await page.heard.get() == {"type": "websocket.close", "code": 4429}

    asyncio.run(run())


def test_what_was_spent_comes_back_little_by_little(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    budget = limits.Budget(2, 60)

    def asks(who: str, cost: float = 1) -> bool:
        may = budget.has_left(who)
        if may:
            budget.spend(who, cost)
        return may

    assert [asks(who) for who in "aaba"] == [True, True, True, False]
    now = 129.0
    assert not asks("a")
    now = 130.0
    assert [asks("a"), asks("a")] == [True, False]
    now = 200.0
    assert asks("a", 10)
    now = 400.0
    assert not asks("a")
    now = 471.0
    assert asks("a")


def test_no_number_of_addresses_makes_a_budget_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_KNOWN", 100)
    budget = limits.Budget(1, 3600)
    budget.spend("first")
    for number in range(1000):
        budget.spend(f"{number}")
        if number % 50 == 0:
            budget.spend("first", 0)
    assert len(budget.free) == 100
    assert not budget.has_left("first")


@pytest.mark.parametrize(
    ("addresses", "opened"),
    [
        (["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:2:3::"], 2),
        (["198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.2"], 3),
        ([f"198.51.100.{number}" for number in range(10)], 8),
        ([f"2001:db8:1:{number}::1" for number in range(10)], 8),
        ([f"198.51.{number}.1" for number in range(10)], 10),
    ],
)
def test_new_tables_are_counted_by_network(addresses: list[str], opened: int) -> None:
    gate = limits.Limits(Config(Path(), tables_per_hour=2))

    def opens(address: str) -> bool:
        try:
            gate.admit({"method": "POST", "path": "/api/tables", "headers": [], "client": (address, 1)})
        except Refused:
            return False
        return True

    assert sum(map(opens, addresses)) == opened


def test_what_is_dear_uses_a_link_up_wherever_it_comes_from_and_others_go_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, requests_per_minute=200) as client:
            table = await client.open("me", "link")
            codes = [(await table.get("/scenes")).status_code for _ in range(20)]
            assert codes == [200] * codes.count(200) + [429] * codes.count(429)
            assert 8 < codes.count(200) < 14
            assert (await table.get(by=table.token(2))).status_code == 200

    asyncio.run(run())
