"""Rules change: a table goes on by the rules it was opened by, or it freezes and says which they were."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

import pytest
from tests.server.playing import Opened, serving
from tests.server.test_faults import change
from tests.server.test_problems import said

from bruxelles.games import find_rulebook

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}
SEATS = [{"kind": "me"}, {"kind": "here"}]


def raise_rules(monkeypatch: pytest.MonkeyPatch, also_plays: Mapping[int, str] = MappingProxyType({})) -> None:
    """A newer program: its rules of 1897 are version 2."""
    rulebook = type(find_rulebook("1897"))
    monkeypatch.setattr(rulebook, "rules_version", 2)
    monkeypatch.setattr(rulebook, "also_plays", also_plays)


async def played(data: Path, steps: int) -> tuple[Opened, str]:
    """A table that the older program kept, and its record."""
    async with serving(data) as client:
        table = await client.open("me", "here", **FIRST)
        await table.play(steps)
        return table, (await table.get("/record")).text


def test_a_table_of_older_rules_freezes_though_its_past_replays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        table, record = await played(tmp_path, 20)
        raise_rules(monkeypatch)
        async with serving(tmp_path) as client:
            table.client = client
            frame = await table.frame(table.token(1))
            assert (frame["number"], frame["decision"]) == (20, None)
            reason = "this table was opened with rules version 1, and this server plays version 2"
            assert frame["error"]["message"] == reason
            assert said(frame["error"], "fr") == (
                "cette table a été ouverte avec les règles version 1, et ce serveur joue avec la version 2"
            )
            found = await table.send(frame, (1, "turn", "pass"), key="new")
            assert found.status_code == 409
            assert (await table.get("/record")).text == record
            fork = await table.post("/fork", table.view, {"entry": 9, "seats": SEATS})
            asked = {"record": record, "seats": SEATS}
            for refused in (fork, await client.http.post("/api/tables/import", json=asked)):
                assert refused.status_code == 422
                assert refused.json()["error"]["message"].startswith(
                    "started with rules version 1; this program plays version 2"
                )

    asyncio.run(run())


def test_a_table_of_rules_that_are_still_played_goes_on_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        table, _ = await played(tmp_path, 20)
        raise_rules(monkeypatch, {1: "version 2 adds nothing that a game of version 1 could meet"})
        async with serving(tmp_path) as client:
            table.client = client
            frame = await table.play()
            assert (frame["over"], frame["error"]) == (True, None)
            record = (await table.get("/record")).text
            assert record.splitlines()[3] == "rules 1"
            opened = await client.http.post("/api/tables/import", json={"record": record, "seats": SEATS})
            assert opened.status_code == 201
            fresh = await client.open("me", "here", **FIRST)
            assert (await fresh.get("/record")).text.splitlines()[3] == "rules 2"

    asyncio.run(run())


def test_a_finished_game_of_older_rules_can_be_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        table, record = await played(tmp_path, 10_000)
        raise_rules(monkeypatch)
        async with serving(tmp_path) as client:
            table.client = client
            frame = await table.frame()
            assert (frame["over"], frame["error"]) == (True, None)
            assert (await table.get("/record")).text == record
            fork = await table.post("/fork", table.view, {"entry": 9, "seats": SEATS})
            assert fork.status_code == 422

    asyncio.run(run())


@pytest.mark.parametrize("also_plays", [{}, {1: "so it was thought"}])
def test_a_row_that_newer_rules_refuse_names_both_versions(
    also_plays: dict[int, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        table, _ = await played(tmp_path, 20)
        change(tmp_path, "update log set kind = 'mystery' where number = 9")
        raise_rules(monkeypatch, also_plays)
        async with serving(tmp_path) as client:
            table.client = client
            frame = await table.frame()
            assert frame["number"] == 8
            assert frame["error"]["message"] == (
                "this table was opened with rules version 1, and this server plays version 2: "
                "row 9 of the log can't be replayed: there is no kind of row 'mystery'"
            )

    asyncio.run(run())
