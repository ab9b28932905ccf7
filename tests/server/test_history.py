"""Looking back at a table, playing on from there, and what a list of tables needs."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.playing import Client, Json, Opened, serving

from bruxelles.games import find_rulebook
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import load, replay
from bruxelles.server.config import DATABASE

FIRST = {"options": {"firstPlayer": "1"}, "seed": "1"}


def at_a_server(data: Path, run: Callable[[Client], Awaitable[None]]) -> None:
    async def serve() -> None:
        async with serving(data) as client:
            await run(client)

    asyncio.run(serve())


async def all_scenes(table: Opened, since: int = -1) -> list[Json]:
    scenes: list[Json] = []
    while True:
        found = (await table.get("/scenes", since=since)).json()
        scenes += found["scenes"]
        if not found["more"]:
            return scenes
        assert len(found["scenes"]) == 64
        since = scenes[-1]["entry"]


def test_every_scene_is_the_position_that_the_record_leads_to(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", "here", seed="1")
        frame = await table.play()
        scenes = await all_scenes(table)
        record = read_record((await table.get("/record")).text, find_rulebook)
        book = find_rulebook("1897")
        for scene in scenes[:: len(scenes) // 12]:
            match = replay(record, book, "", resume=False, until=scene["entry"])
            assert scene["points"] == list(match.score())
            assert scene["view"]["round"] == match.view().round
            assert [seat["money"] for seat in scene["view"]["seats"]] == [seat.money for seat in match.view().seats]
        assert scenes[-1]["view"] == frame["view"]
        assert (scenes[-1]["entry"], scenes[-1]["points"]) == (frame["entry"], frame["sheet"]["totals"])

    at_a_server(tmp_path, run)


def test_scenes_tell_every_fact_once_and_who_answered_what(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", **FIRST)
        await table.play()
        frame = await table.frame()
        scenes = await all_scenes(table)
        facts = [fact for scene in scenes for fact in scene["facts"]]
        assert [{**fact, "log": []} for fact in facts] == [{**fact, "log": []} for fact in frame["facts"]]
        record = read_record((await table.get("/record")).text, find_rulebook)
        for before, scene in pairwise(scenes):
            answer = record.entries[before["entry"]]
            assert (scene["seat"], answer.forced) == (answer.seat + 1, False)
            assert scene["answer"]["key"].startswith("option.")
        assert (scenes[0]["seat"], scenes[0]["answer"]) == (None, None)
        assert any(len(scene["facts"][-1]["log"]) > 1 for scene in scenes if scene["facts"])

    at_a_server(tmp_path, run)


def test_scenes_begin_behind_the_entry_that_a_page_has(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", **FIRST)
        first = await table.frame()
        await table.play(12)
        frame = await table.frame()
        scenes = await all_scenes(table, first["entry"])
        assert scenes[0]["entry"] > first["entry"]
        known = len(first["facts"])
        assert [f["kind"] for s in scenes for f in s["facts"]] == [f["kind"] for f in frame["facts"][known:]]
        middle = scenes[1]["entry"]
        some = (await table.get("/scenes", since=scenes[0]["entry"], until=middle)).json()
        assert (some["scenes"], some["more"]) == ([scenes[1]], False)
        assert (await table.get("/scenes", since=frame["entry"])).json() == {"scenes": [], "more": False}
        assert (await table.get("/scenes", since=-2)).status_code == 422

    at_a_server(tmp_path, run)


def test_what_was_taken_back_is_in_no_scene(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", **FIRST)
        before = await all_scenes(table)
        frame = await table.step()
        assert len(await all_scenes(table)) == len(before) + 1
        await table.turn("undo", frame, 1)
        assert await all_scenes(table) == before

    at_a_server(tmp_path, run)


def test_a_turn_that_waits_for_its_confirmation_is_the_last_scene(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "greedy", **FIRST)
        frame = await table.frame()
        while not frame["waits"]["confirmation_of"]:
            frame = await table.step()
        scenes = await all_scenes(table)
        assert (scenes[-1]["entry"], scenes[-1]["view"]) == (frame["entry"], frame["view"])
        await table.step(frame=frame)
        later = await all_scenes(table, frame["entry"])
        assert all(fact["entry"] > frame["entry"] for scene in later for fact in scene["facts"])

    at_a_server(tmp_path, run)


def test_who_sat_down_is_told_with_the_scene(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", **FIRST)
        await table.post("/seats/2/bot", table.host, {"bot": "greedy"})
        told = [fact for scene in await all_scenes(table) for fact in scene["facts"]]
        assert (told[-1]["kind"], told[-1]["seat"]) == ("bot_seated", 2)
        assert [message["key"] for message in told[-1]["log"]] == ["server.bot_seated"]

    at_a_server(tmp_path, run)


def test_the_course_has_a_moment_for_every_scene(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", "here", **FIRST)
        await table.play()
        moments = (await table.get("/course")).json()["moments"]
        scenes = await all_scenes(table)
        assert moments == [
            {"entry": s["entry"], "seat": s["seat"], "round": s["view"]["round"], "points": s["points"]} for s in scenes
        ]
        assert [moment["round"] for moment in moments] == sorted(moment["round"] for moment in moments)
        assert {moment["round"] for moment in moments} >= {1, 2, 3, 4}

    at_a_server(tmp_path, run)


def test_an_imported_beginning_has_its_scenes_with_sentences(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", **FIRST)
        await table.play(40)
        record = (await table.get("/record")).text
        seats = [{"kind": "me"}, {"kind": "here"}]
        found = await client.http.post("/api/tables/import", json={"record": record, "seats": seats})
        before, after = await all_scenes(table), await all_scenes(Opened(client, found.json()))
        assert [s["view"] for s in after[: len(before) - 1]] == [s["view"] for s in before[:-1]]
        assert sum(bool(fact["log"]) for scene in after for fact in scene["facts"]) > 10

    at_a_server(tmp_path, run)


def test_playing_on_from_a_scene_is_a_table_of_its_own(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", **FIRST)
        await table.play()
        last = await table.frame()
        scene = (await all_scenes(table))[20]
        seats = [{"kind": "me", "name": "Me", "colour": "green"}, {"kind": "here"}]
        found = await table.post("/fork", table.view, {"entry": scene["entry"], "seats": seats})
        assert found.status_code == 201, found.text
        other = Opened(client, found.json())
        frame = await other.frame(other.token(1))
        assert (frame["view"], frame["entry"]) == (scene["view"], scene["entry"])
        assert [commitment["since"] for commitment in frame["commitments"]] == [1, scene["entry"] + 1]
        assert frame["commitments"][0] == last["commitments"][0]
        assert frame["commitments"][1] != last["commitments"][0]
        end = await other.play()
        assert end["over"]
        assert load((await other.get("/record")).text, find_rulebook).over
        assert await table.frame() == last

    at_a_server(tmp_path, run)


def test_playing_on_is_refused_where_nothing_can_be_played(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "here", **FIRST)
        seats = [{"kind": "me"}, {"kind": "here"}]

        async def fork(entry: int, seats: list[Json], token: str | None = table.view) -> tuple[int, str]:
            found = await table.post("/fork", token, {"entry": entry, "seats": seats})
            return found.status_code, found.text

        assert (await fork(9999, seats))[0] == 422
        assert "seats" in (await fork(3, [*seats, {"kind": "here"}]))[1]
        assert (await fork(3, seats, None))[0] == 401
        frame = await table.play()
        status, text = await fork(frame["entry"], seats)
        assert (status, "over" in text) == (422, True)
        assert (await fork(0, seats))[0] == 201

    at_a_server(tmp_path, run)


def test_forks_count_as_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, tables_per_hour=2) as client:
            table = await client.open("me", "here")
            body = {"entry": 0, "seats": [{"kind": "me"}, {"kind": "here"}]}
            assert [(await table.post("/fork", table.view, body)).status_code for _ in range(2)] == [201, 429]

    asyncio.run(run())


def test_a_table_that_cant_be_followed_says_so(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "here")
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            database.execute("update tables set opening = '[]'")
        async with serving(tmp_path) as client:
            table.client = client
            brief = (await table.get("/brief")).json()
            assert (brief["game"], brief["waiting"], brief["over"]) == ("1897", None, False)
            assert "can't be replayed" in brief["error"]["message"]
            body = {"entry": 0, "seats": [{"kind": "me"}, {"kind": "here"}]}
            assert (await table.post("/fork", table.view, body)).status_code == 409
            for path in ("/scenes", "/course"):
                assert (await table.get(path)).status_code == 409

    asyncio.run(run())


def test_a_list_of_tables_needs_no_frames(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", **FIRST)
        frame = await table.frame(table.token(2))
        brief = (await table.get("/brief", table.token(2))).json()
        told_otherwise = {"waiting": 1, "gathers": False}
        assert brief == {**{key: frame[key] for key in brief.keys() - told_otherwise.keys()}, **told_otherwise}
        while not frame["waits"]["confirmation_of"]:
            frame = await table.step()
        assert (await table.get("/brief")).json()["waiting"] == 1
        await table.play()
        brief = (await table.get("/brief")).json()
        assert (brief["over"], brief["waiting"]) == (True, None)

    at_a_server(tmp_path, run)


COLOURS: dict[tuple[str | None, ...], list[str]] = {
    (None, None, None): ["red", "blue", "violet"],
    ("blue", None, None): ["blue", "red", "violet"],
    (None, "red", None): ["blue", "red", "violet"],
    ("amber", "green", "blue"): ["amber", "green", "blue"],
}


@pytest.mark.parametrize("asked", COLOURS)
def test_seats_get_the_colours_they_ask_for_and_never_the_same(asked: tuple[str | None, ...], tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open(*({"kind": "here", "colour": colour} for colour in asked))
        assert [seat["colour"] for seat in (await table.frame())["seats"]] == COLOURS[asked]

    at_a_server(tmp_path, run)


def test_two_seats_of_one_colour_are_refused(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        seats = [{"kind": "me", "colour": "red"}, {"kind": "here", "colour": "red"}]
        found = await client.http.post("/api/tables", json={"game": "1897", "seats": seats})
        assert (found.status_code, "the same colour" in found.text) == (422, True)

    at_a_server(tmp_path, run)


def test_tables_from_before_colours_get_those_of_their_seats(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open({"kind": "me", "colour": "amber"}, {"kind": "bot", "bot": "greedy"})
        with closing(sqlite3.connect(tmp_path / DATABASE)) as database, database:
            (text,) = database.execute("select seats from tables").fetchone()
            seats = [{key: value for key, value in seat.items() if key != "colour"} for seat in json.loads(text)]
            database.execute("update tables set seats = ?", [json.dumps(seats)])
            for later in ("visits", "health"):
                database.execute(f"drop table {later}")
            database.execute("update alembic_version set version_num = '0001'")
        async with serving(tmp_path) as client:
            table.client = client
            assert [seat["colour"] for seat in (await table.frame())["seats"]] == ["red", "blue"]

    asyncio.run(run())


def test_component_values_come_with_their_source(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        found = (await client.http.get("/api/components/1897")).json()
        values = {each["name"]: each for each in found}
        assert values["rounds"]["value"] == "4"
        assert values["rounds"]["confidence"] == "certain"
        assert any(each["confidence"] == "reconstructed" and each["source"] for each in found)
        assert (await client.http.get("/api/components/1898")).status_code == 404

    at_a_server(tmp_path, run)


def test_help_cites_the_rules_in_force(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        async def about(edition: str, token: str) -> Any:
            return (await client.http.get(f"/api/help/{edition}")).json().get(token)

        assert await about("1897", "place:stock") == {
            "does": {"key": "web.b1897.help.place.stock", "fields": {}},
            "rules": ["97-STOCK-01"],
        }
        assert (await about("1893", "cube"))["rules"] == ["93-CONS-04", "93-END-09"]
        assert (await about("1893", "action:workshop"))["rules"] == ["93-WORK-01"]
        assert "93E1-WORK-01" in (await about("1893-1st", "action:workshop"))["rules"]
        assert await about("1893", "card:7") is None
        assert (await about("1893+belleEpoque", "card:7"))["rules"] == ["93-BE-CARD-07"]
        assert (await client.http.get("/api/help/1898")).status_code == 404

    at_a_server(tmp_path, run)
