"""What one seat draws in secret reaches that seat's page only: the first edition of 1893, Workshop."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from tests.games.b1893.first_edition.playing import scripted
from tests.server.playing import Client, Json, Opened, serving

LINES = "phase turn seat:1\nround 2\nseat:1 exhibitions 1\nseat:1 money 3"
DRAW = """
    seat:1 turn space:1,1
    seat:1 bid bid:1
    seat:1 perform perform
    chance drawArtworks seat:1 artwork:pink artwork:blue
"""
GONE = " artwork:green" * 5 + " artwork:pink" * 5 + " artwork:blue" * 5 + " artwork:yellow" * 5
REFILL = f"\nmarket artwork:green artwork:pink\ncovered artwork:blue artwork:black\ngone{GONE}"
SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "link", "name": "Bert"}]


async def drawn(client: Client, seats: list[Json] = SEATS) -> tuple[Opened, Json]:
    """A table at which seat 1 has drawn two artworks of different colours at the Workshop and keeps one."""
    record = scripted(LINES, DRAW, seats=2).record()
    found = await client.http.post("/api/tables/import", json={"record": record, "seats": seats})
    assert found.status_code == 201, found.text
    table = Opened(client, found.json())
    return table, await table.frame(table.token(1))


def test_a_draw_is_shown_to_the_page_of_its_seat_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, mine = await drawn(client)
            theirs, onlooking = await table.frame(table.token(2)), await table.frame()
            assert mine["decision"]["name"] == theirs["decision"]["name"] == "keepArtwork"
            assert [option["token"] for option in mine["decision"]["options"]] == mine["view"]["first_edition"]["drawn"]
            assert theirs["decision"]["options"] == onlooking["decision"]["options"] == []
            assert (theirs["view"]["first_edition"]["drawn"], theirs["view"]["first_edition"]["drawn_count"]) == ([], 2)
            whole, public = await table.frame(table.token(1), 0), await table.frame(table.token(2), 0)
            secrets = [fact for fact in whole["facts"] if fact["kind"] == "artwork_drawn"]
            assert len(secrets) == 2
            assert len(whole["facts"]) == len(public["facts"]) + 2
            assert "artwork_drawn" not in json.dumps([public, onlooking])

    asyncio.run(run())


def test_whoever_draws_reads_one_sentence_and_the_others_one_without_colours(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, _ = await drawn(client)
            frames = [await table.frame(token, 0) for token in (table.token(1), table.token(2), table.view)]
            logs = [[message["key"] for fact in frame["facts"] for message in fact["log"]] for frame in frames]
            assert [log[-1] for log in logs] == ["log.1893-1st.drawn", *["fact.1893-1st.artworks_drawn"] * 2]
            assert logs[0][:-1] == logs[1][:-1] == logs[2][:-1]

    asyncio.run(run())


def test_a_refill_between_two_draws_leaves_the_sentence_whole(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            record = scripted(LINES + REFILL, DRAW.replace("pink", "yellow"), seats=2).record()
            found = await client.http.post("/api/tables/import", json={"record": record, "seats": SEATS})
            table = Opened(client, found.json())
            logs = []
            for seat in (1, 2):
                frame = await table.frame(table.token(seat), 0)
                logs.append([message for fact in frame["facts"] for message in fact["log"]][-2:])
            assert [[message["key"] for message in log] for log in logs] == [
                ["fact.1893-1st.covered_put_back", "log.1893-1st.drawn"],
                ["fact.1893-1st.covered_put_back", "fact.1893-1st.artworks_drawn"],
            ]
            assert logs[0][-1]["fields"]["artworks"] == [{"token": "artwork:yellow"}, {"token": "artwork:blue"}]

    asyncio.run(run())


def test_what_a_page_keeps_is_counted_by_what_it_was_told(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, mine = await drawn(client)
            found = await table.send(mine, (1, "keepArtwork", mine["decision"]["options"][0]["token"]))
            assert found.status_code == 200, found.text
            for seat in (1, 2):
                token = table.token(seat)
                later, all_of_it = await table.frame(token, mine["number"]), await table.frame(token, 0)
                assert later["kept"] + len(later["facts"]) == len(all_of_it["facts"])

    asyncio.run(run())


def test_record_and_scenes_veil_the_draws_of_others_until_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, _ = await drawn(client)
            own, other = await table.get("/record", table.token(1)), await table.get("/record", table.token(2))
            assert "drawArtworks seat:1 artwork:" in own.text
            assert "drawArtworks seat:1 ? ?" in other.text
            scenes = (await table.get("/scenes", table.token(2), since=-1)).text
            assert "artwork_drawn" not in scenes
            assert "artwork_drawn" in (await table.get("/scenes", table.token(1), since=-1)).text

    asyncio.run(run())


def test_a_bot_can_follow_what_it_may_not_see(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, mine = await drawn(client, [SEATS[0], {"kind": "bot", "name": "", "bot": "random"}])
            frame = (await table.send(mine, (1, "keepArtwork", "artwork:pink"))).json()
            while (frame["decision"] or {"seat": 1})["seat"] == 1:
                frame = await table.step(-1, frame)
            after = await table.frame(since=frame["number"])
            assert (after["error"], after["number"]) == (None, frame["number"] + 1)

    asyncio.run(run())


def test_nobody_else_can_find_out_by_asking(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, _ = await drawn(client)
            asked = {"seat": 1, "decision": "keepArtwork", "token": "artwork:green"}
            for path in ("/preview", "/why"):
                query = {key: value for key, value in asked.items() if path == "/preview" or key != "seat"}
                refusals = [
                    await table.get(path, table.token(2), **{**query, "token": f"artwork:{colour}"})
                    for colour in ("green", "pink")
                ]
                assert refusals[0].text == refusals[1].text
                assert "only seat 1 can see" in refusals[0].text
            assert (await table.get("/why", table.token(1), decision="keepArtwork", token="artwork:green")).json()[
                "rule"
            ] == "93E1-WORK-01"

    asyncio.run(run())
