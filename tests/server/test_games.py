"""Whole games through the API."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest
from tests.server.playing import Opened, sentences, serving, together

from bruxelles.facade import new_game
from bruxelles.games import find_rulebook
from bruxelles.kernel.commitment import digest_of
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.verification import verify

TABLES = [("me", "greedy"), ("link", "random", "link"), ("me", "here", "greedy", "link"), ("random", "greedy")]


@pytest.mark.parametrize("seats", TABLES, ids="-".join)
def test_a_game_is_played_to_its_end_and_its_record_verifies(seats: tuple[str, ...], tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open(*seats)
            end = await table.play()
            assert (end["decision"], end["waits"], end["may_undo"]) == (None, {"confirmation_of": None}, False)
            assert sum(map(sum, end["sheet"]["points"])) == sum(end["sheet"]["totals"])
            assert [digest_of(seed) for seed in end["seeds"]] == [each["digest"] for each in end["commitments"]]
            record = read_record((await table.get("/record")).text, find_rulebook)
            assert record.result == tuple(end["sheet"]["totals"])
            assert verify(record, find_rulebook("1897")) == (["kept"], [])

    asyncio.run(run())


def test_the_seed_stays_at_the_server_until_the_end(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "greedy", seed="a secret that nobody guesses")
            texts = []
            frame = await table.frame()
            while not frame["over"]:
                assert frame["seeds"] == []
                assert frame["sheet"] is None
                texts += [(await table.get()).text, (await table.get("/record")).text]
                frame = await table.step(len(texts), frame)
            assert all("a secret" not in text for text in texts[:-2])
            assert frame["seeds"] == ["a secret that nobody guesses"]

    asyncio.run(run())


def test_what_is_pushed_is_what_catching_up_gives(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "greedy", "link", seed="1")
            async with table.page(table.view) as page:
                first = await page.hear()
                seen = [first]
                frame = first
                for number in range(40):
                    frame = await table.step(number, frame)
                    if number % 9 == 4 and frame["waits"]["confirmation_of"]:
                        seat = frame["waits"]["confirmation_of"]
                        assert (await table.turn("undo", frame, seat)).status_code == 200
                    frame = await table.frame()
                # A bot may answer while we look: read on until page and table agree.
                while seen[-1]["number"] < (now := await table.frame())["number"]:
                    seen += await page.until(now["number"])
            assert together(seen) == now["facts"]
            for part in seen[::5]:
                late = await table.frame(since=part["number"])
                so_far = together(seen[: seen.index(part) + 1])
                assert [*so_far[: late["kept"]], *late["facts"]] == now["facts"]
            last = {**seen[-1], "kept": 0, "facts": []}
            assert {**now, "kept": 0, "facts": [], "seats": last["seats"]} == last

    asyncio.run(run())


def test_every_sentence_of_the_log_stands_with_the_last_fact_of_its_row(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "greedy", seed="1")
            frame = await table.play(30)
            frame = await table.frame()
            assert len(sentences(frame)) > 10
            for one, other in zip(frame["facts"], frame["facts"][1:], strict=False):
                assert one["number"] <= other["number"]
                assert not one["log"] or one["number"] < other["number"]

    asyncio.run(run())


def test_a_new_server_on_the_same_file_goes_on_where_the_old_one_stopped(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "greedy", "here", seed="1")
            await table.play(25)
            frame = await table.frame()
            assert (await table.turn("undo", frame, 1)).status_code in (200, 422)
            while (await table.frame())["decision"] and (await table.frame())["decision"]["seat"] == 2:
                await asyncio.sleep(0)
            before = await table.frame(table.token(1))
        async with serving(tmp_path) as client:
            table.client = client
            assert await table.frame(table.token(1)) == before
            end = await table.play()
            assert end["over"]

    asyncio.run(run())


def test_tables_that_are_over_or_idle_leave_memory(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, tidy_seconds=0.01, idle_seconds=0.05) as client:
            table_registry = client.app.state.table_registry
            watched, idle = await client.open("me", "here"), await client.open("me", "here")
            frame = await idle.play(6)
            async with watched.page(watched.view) as page:
                await page.hear()
                while len(table_registry.tables) > 1:
                    await asyncio.sleep(0.01)
                assert list(table_registry.tables) == [watched.name]
            assert (await idle.frame())["view"] == frame["view"]
        async with serving(tmp_path, tidy_seconds=0.01) as client:
            over = await client.open("me", "here")
            sheet = (await over.play())["sheet"]
            while client.app.state.table_registry.tables:
                await asyncio.sleep(0.01)
            assert (await over.frame())["sheet"] == sheet

    asyncio.run(run())


def test_nothing_of_a_table_stays_when_it_leaves_memory(tmp_path: Path) -> None:
    """Without a search for garbage, which goes through everything and is rare."""

    async def run() -> None:
        async with serving(tmp_path) as client:
            table_registry = client.app.state.table_registry
            table = await client.open("me", "here")
            async with table.page(table.view) as page:
                await page.hear()
                page.gone = True
                await table.play(6)
            kept = ref(table_registry.tables[table.name])
            table_registry.put_away(table_registry.tables[table.name])
            assert kept() is None

    gc.disable()
    try:
        asyncio.run(run())
    finally:
        gc.enable()


def test_tables_that_nobody_uses_are_put_away_and_come_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path, most_live_tables=2) as client:
            tables = [await client.open("me", "here", seed=str(number)) for number in range(5)]
            frames = [await table.play(6) for table in tables]
            assert len(client.app.state.table_registry.tables) == 2
            for table, frame in zip(tables, frames, strict=True):
                assert (await table.frame())["view"] == frame["view"]

    asyncio.run(run())


def test_pieces_of_a_corrected_box_say_their_own_numbers(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text("belle_epoque.cards.7.value = 3\n")

    async def run() -> None:
        async with serving(tmp_path) as client:
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
            for components, said in ((mine, {"card.1893.7.does": {"count": 3}}), (None, {})):
                record = new_game(
                    "1893", seats=2, seed=1, options={"belleEpoque": "on"}, components=components
                ).record()
                found = await client.http.post("/api/tables/import", json={"record": record, "seats": seats})
                frame = await Opened(client, found.json()).frame()
                assert frame["settings"]["components_corrected"] == bool(components)
                assert frame["settings"]["printed"] == said

    asyncio.run(run())


def test_an_imported_record_is_played_on_with_a_second_commitment(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("me", "greedy", seed="1")
            await table.play(30)
            text = (await table.get("/record")).text
            seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
            found = await client.http.post("/api/tables/import", json={"record": text, "seats": seats})
            assert found.status_code == 201, found.text
            again = type(table)(client, found.json())
            frame = await again.frame()
            assert len(frame["commitments"]) == 2
            assert frame["seats"][0]["name"] == "Ana"
            end = await again.play()
            assert end["seeds"][0] is None
            record = read_record((await again.get("/record")).text, find_rulebook)
            verdict = verify(record, find_rulebook("1897"))
            assert verdict.commitments == ["not revealed", "kept"]
            lines = [line.split() for line in text.splitlines()]
            assert verdict.uncovered == [int(line[0]) for line in lines if line[1:2] == ["chance"]]
            for wrong in (text.replace("game 1897", "game 1066"), text + "999 seat:1 turn pass\n", "x"):
                found = await client.http.post("/api/tables/import", json={"record": wrong, "seats": seats})
                assert found.status_code == 422
            found = await client.http.post("/api/tables/import", json={"record": text, "seats": seats * 2})
            assert found.json()["error"]["message"] == "the record has 2 seats, not 4"

    asyncio.run(run())


def test_a_finished_game_can_be_imported_and_looked_at(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("random", "random")
            end = await table.play()
            body = {"record": (await table.get("/record")).text, "seats": [{"kind": "me"}, {"kind": "here"}]}
            found = await client.http.post("/api/tables/import", json=body)
            again = await type(table)(client, found.json()).frame()
            assert (again["over"], again["sheet"], again["seeds"]) == (True, end["sheet"], end["seeds"])

    asyncio.run(run())


def test_a_turn_without_a_choice_is_told_as_such(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table = await client.open("random", "random", seed="1")
            await table.play()
            end = await table.frame()
            record = read_record((await table.get("/record")).text, find_rulebook)
            passes = {fact["entry"]: fact["forced"] for fact in end["facts"] if fact["kind"] == "passed"}
            assert passes == {entry: record.entries[entry - 1].forced for entry in passes}
            assert set(passes.values()) == {True, False}
            forced = [fact for fact in end["facts"] if fact["forced"]]
            assert {fact["entry"] for fact in forced} < {
                number for number, entry in enumerate(record.entries, 1) if entry.forced
            }

    asyncio.run(run())
