"""Following docs/bots.md gives a bot that plays everywhere; when its package is gone, its tables are still there."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from benchmarks.serving import SOURCES, START, ServerProcess, serving
from tests.bots.packages import install, install_from_the_page
from tests.server.playing import serving as in_process

import bruxelles
from bruxelles.bots import registry
from bruxelles.bots.bot import Budget
from bruxelles.kernel.steps import State

Json = dict[str, Any]
PATIENCE = 150.0
SEATS = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "name": "Ben", "bot": "sampler"}]


@pytest.fixture
def sampler(tmp_path: Path) -> Path:
    return install_from_the_page(tmp_path / "installed")


def run(*words: str, package: Path, typed: str = "") -> str:
    environment = {"PYTHONPATH": os.pathsep.join(map(str, (SOURCES, package))), "BRUXELLES_ENGINE": bruxelles.engine}
    command = [sys.executable, "-c", START, *words]
    ran = subprocess.run(
        command,
        env=os.environ | environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_a_package_as_the_page_shows_it_plays_in_simulations(sampler: Path) -> None:
    words = (
        "simulate",
        "1897",
        "--players",
        "2",
        "--games",
        "2",
        "--bots",
        "sampler:1,random",
        "--jobs",
        "2",
        "--json",
    )
    told = json.loads(run(*words, package=sampler))
    assert told["lineup"] == ["sampler:1", "random"]
    assert told["bots"]["sampler:1"]["played"] == 2


def test_a_package_as_the_page_shows_it_plays_in_the_terminal(sampler: Path, tmp_path: Path) -> None:
    words = ("terminal", "1897", "--seats", "human:Ana,sampler", "--plain", "--seed", "1", "-o", "firstPlayer=2")
    told = run(*words, "--save", str(tmp_path / "game.txt"), package=sampler, typed="quit\n")
    assert "Ana: What do you do on your turn?" in told
    assert " seat:2 turn " in (tmp_path / "game.txt").read_text("utf-8")


class Table:
    """A table of a real server."""

    def __init__(self, server: ServerProcess, opened: Json) -> None:
        self.address = f"{server.address}/api/tables/{opened['table']}"
        self.by = {"authorization": f"Bearer {opened['seats'][0]['token']}"}

    def frame(self) -> Json:
        found: Json = httpx.get(self.address, headers=self.by).raise_for_status().json()
        return found

    def until(self, wanted: Callable[[Json], bool]) -> Json:
        end = time.monotonic() + PATIENCE
        while not wanted(frame := self.frame()):
            assert time.monotonic() < end, frame["decision"]
        return frame

    def pass_and_confirm(self) -> None:
        number = self.frame()["number"]
        answers = [{"seat": 1, "decision": "turn", "token": "pass"}]
        body: Json = {"expected": number, "key": f"{number}", "answers": answers}
        httpx.post(f"{self.address}/answers", headers=self.by, json=body).raise_for_status()
        body = {"expected": number + 1, "key": f"{number + 1}", "seat": 1}
        httpx.post(f"{self.address}/confirm", headers=self.by, json=body).raise_for_status()


def said(frame: Json) -> list[Json]:
    return [message for fact in frame["facts"] for message in fact["log"]]


def open_table(server: ServerProcess) -> Json:
    asked = {"game": "1897", "options": {"firstPlayer": "2"}, "seed": "1", "seats": SEATS}
    opened: Json = httpx.post(f"{server.address}/api/tables", json=asked).raise_for_status().json()
    return opened


def asked_to_ana(frame: Json) -> bool:
    return frame["decision"] is not None and frame["decision"]["seat"] == 1


def test_a_package_as_the_page_shows_it_plays_at_a_table_which_outlives_it(sampler: Path, tmp_path: Path) -> None:
    with serving(tmp_path, sampler) as server:
        games = httpx.get(f"{server.address}/api/games").json()
        assert [game["bots"] for game in games] == [["random", "greedy", "search", "sampler"]] * len(games)
        opened = open_table(server)
        frame = Table(server, opened).until(asked_to_ana)
        assert any(fact["seat"] == 2 for fact in frame["facts"])
        assert "server.bot_failed" not in {message["key"] for message in said(frame)}
        assert server.stop()
    assert server.failures() == []
    with serving(tmp_path) as server:
        refused = httpx.post(f"{server.address}/api/tables", json={"game": "1897", "seats": SEATS})
        assert refused.status_code == 422
        assert refused.json()["error"]["message"].startswith(
            "there is no bot 'sampler'; choose from random, greedy, search"
        )
        table = Table(server, opened)
        frame = table.frame()
        assert (frame["error"], frame["seats"][1]["bot"]) == (None, "sampler")
        table.pass_and_confirm()
        frame = table.until(lambda frame: frame["number"] >= 5)
        (failed,) = [message for message in said(frame) if message["key"] == "server.bot_failed"][:1]
        assert failed["fields"]["instead"] == {"key": "bot.greedy", "fields": {}}
    assert "there is no bot 'sampler'" in server.log.read_text("utf-8")


def test_one_line_in_our_table_gives_a_bot_that_plays_at_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Last:
        name = "last"

        def __init__(self, seed: str) -> None: ...

        def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
            return options[-1]

    monkeypatch.setitem(registry.OURS, "last", Last)

    async def play() -> None:
        async with in_process(tmp_path) as client:
            assert (await client.http.get("/api/games")).json()[0]["bots"][-1] == "last"
            table = await client.open("me", "random", options={"firstPlayer": "1"})
            refused = await table.post("/seats/1/bot", table.host, {"bot": "first"})
            assert (refused.status_code, refused.json()["error"]["message"]) == (
                422,
                "there is no bot 'first'; choose from random, greedy, search, last, search:1..10000000",
            )
            frame = (await table.post("/seats/1/bot", table.host, {"bot": "last"})).json()
            assert said(frame)[-1]["fields"]["bot"] == "last"
            while (frame := await table.frame())["decision"] is None or frame["number"] < 5:
                pass
            assert "server.bot_failed" not in {message["key"] for message in said(frame)}

    asyncio.run(play())


def test_a_package_that_is_broken_takes_no_server_down(tmp_path: Path) -> None:
    bots = {"sampler": "plugged_broken:Sampler", "greedy": "plugged_broken:Greedy"}
    broken = install(tmp_path / "installed", "plugged-broken", bots, {"plugged_broken": "raise SystemExit"})
    with serving(tmp_path, broken) as server:
        frame = Table(server, open_table(server)).until(asked_to_ana)
        assert "server.bot_failed" in {message["key"] for message in said(frame)}
        assert server.stop()
    assert server.failures() == []
    told = server.log.read_text("utf-8")
    assert "package plugged-broken names a bot 'greedy', but that name is taken" in told
    assert "bot sampler from package plugged-broken can't be used: SystemExit" in told
