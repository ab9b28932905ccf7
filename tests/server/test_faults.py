"""Nothing acknowledged is lost, and a log that no longer fits is shown as far as it does."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from benchmarks.serving import serving as serving_process
from tests.server.playing import PATIENCE, Json, Opened, serving
from websockets.sync.client import connect

from bruxelles.games import find_rulebook
from bruxelles.kernel.replay import load
from bruxelles.server.config import DATABASE

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}


def change(data: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(data / DATABASE)) as database, database:
        assert database.execute(statement, values).rowcount


async def played(data: Path, steps: int = 20) -> tuple[Opened, Json, str]:
    """A table that somebody played at, its last frame and its record."""
    async with serving(data) as client:
        table = await client.open("me", "here", **FIRST)
        await table.play(steps)
        return table, await table.frame(), (await table.get("/record")).text


TAMPERED = {
    "another answer": (
        "update log set what = ? where number = 9",
        '{"answers":[[0,"x","y"]],"bot":null,"instead":null}',
    ),
    "no answer": ("update log set what = ? where number = 9", "{}"),
    "another line": ("update log set lines = ? where number = 9", '["1 seat:1 turn pass"]'),
    "another place": ("update log set since = ? where number = 9", 1),
    "another kind": ("update log set kind = ? where number = 9", "mystery"),
    "a row is gone": ("delete from log where number = ?", 9),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_row_that_comes_out_otherwise_freezes_the_table_before_it(how: str, tmp_path: Path) -> None:
    async def run() -> None:
        table, before, record = await played(tmp_path)
        change(tmp_path, *TAMPERED[how])
        async with serving(tmp_path) as client:
            table.client = client
            frame = await table.frame()
            assert (frame["number"], frame["decision"]) == (8, None)
            assert frame["error"]["message"].startswith("row 9 of the log can't be replayed: ")
            assert frame["facts"] == [fact for fact in before["facts"] if fact["number"] <= 8]
            found = await table.send(frame, (1, "turn", "pass"), key="new")
            assert (found.status_code, "can't be continued" in found.text) == (409, True)
            assert (await table.post("/seats/1/bot", table.host, {"bot": "greedy"})).status_code == 409
            exported = (await table.get("/record")).text
            if how in ("another answer", "no answer", "another kind"):
                assert exported == record
            else:
                assert exported.split("\n\n")[0] == record.split("\n\n")[0]

    asyncio.run(run())


@pytest.mark.parametrize("what", ["opening", "base"])
def test_a_beginning_that_cannot_be_followed_leaves_the_record(what: str, tmp_path: Path) -> None:
    async def run() -> None:
        table, _, record = await played(tmp_path)
        if what == "opening":
            change(tmp_path, "update tables set opening = '[]'")
        else:
            change(tmp_path, "update tables set base = replace(base, 'rules 1', 'rules 99')")
        async with serving(tmp_path) as client:
            table.client = client
            frame = await table.frame(table.token(1))
            assert (frame["view"], frame["number"], frame["game"]) == (None, 0, "1897")
            assert frame["error"]["message"].startswith("the start of the game can't be replayed: ")
            if what == "base":
                assert (await table.get("/record")).text == record.replace("rules 1\n", "rules 99\n")

    asyncio.run(run())


def test_rows_go_to_disk_together_and_one_that_cannot_spoils_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            tables = [await client.open("me", "here", **FIRST) for _ in range(6)]
            frames = [await table.frame() for table in tables]
            # Somebody else writes to the file: the number of this row is taken.
            change(
                tmp_path,
                """insert into log ("table", number, kind, what, since, lines, written)
                values (?, 1, 'confirm', '{}', 0, '[]', '')""",
                tables[2].name,
            )
            sent = [t.send(f, (1, "turn", "pass")) for t, f in zip(tables, frames, strict=True)]
            codes = [found.status_code for found in await asyncio.gather(*sent)]
            assert codes == [200, 200, 503, 200, 200, 200]
            numbers = [(await table.frame())["number"] for table in tables]
            assert numbers == [1, 1, 0, 1, 1, 1]

    asyncio.run(run())


def test_what_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    opened: Json = {}
    frame: Json = {}
    with serving_process(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "greedy"}]
        opened = http.post("/api/tables", json={"game": "1897", "seats": seats, "seed": "1"}).json()
        live = server.address.replace("http", "ws") + f"/api/tables/{opened['table']}/live"
        with connect(live, open_timeout=PATIENCE) as page:
            page.send(json.dumps({"token": opened["seats"][0]["token"], "since": 0}))
            for key in range(15):
                frame = json.loads(page.recv(PATIENCE))
                while not frame["waits"]["confirmation_of"] and frame["decision"]["seat"] == 3:
                    frame = json.loads(page.recv(PATIENCE))
                acknowledged = answer(http, opened, frame, key)
            server.kill()
            server.log.unlink()
    with serving_process(tmp_path) as server, httpx.Client(base_url=server.address, timeout=PATIENCE) as http:
        now = http.get(f"/api/tables/{opened['table']}", headers=bearer(opened)).json()
        assert now["error"] is None
        assert now["number"] >= acknowledged["number"]
        facts = [fact for fact in now["facts"] if fact["number"] <= acknowledged["number"]]
        assert facts[len(facts) - len(acknowledged["facts"]) :] == acknowledged["facts"]
        assert server.stop()
        log = server.log.read_text()
        lines = [json.loads(line) for line in log.splitlines()]
        assert {"route": "/api/tables/{id}", "status": 200}.items() <= next(
            line for line in lines if line["event"] == "request"
        ).items()
        for token in (opened["host"], opened["view"], opened["seats"][0]["token"]):
            assert token not in log


def bearer(opened: Json) -> dict[str, str]:
    return {"authorization": f"Bearer {opened['seats'][0]['token']}"}


def answer(http: httpx.Client, opened: Json, frame: Json, key: int) -> Json:
    path = f"/api/tables/{opened['table']}"
    body: Json = {"expected": frame["number"], "key": str(key)}
    if seat := frame["waits"]["confirmation_of"]:
        found = http.post(f"{path}/confirm", headers=bearer(opened), json={**body, "seat": seat})
    else:
        decision = frame["decision"]
        chosen = {"seat": decision["seat"], "decision": decision["name"], "token": decision["options"][0]["token"]}
        found = http.post(f"{path}/answers", headers=bearer(opened), json={**body, "answers": [chosen]})
    assert found.status_code == 200, found.text
    told: Json = found.json()
    return told


def test_the_record_of_a_frozen_table_can_be_read(tmp_path: Path) -> None:
    async def run() -> None:
        table, _, _ = await played(tmp_path)
        change(tmp_path, "update log set kind = 'mystery' where number = 9")
        async with serving(tmp_path) as client:
            table.client = client
            match = load((await table.get("/record")).text, find_rulebook)
            assert len(match.entries) > 10

    asyncio.run(run())
