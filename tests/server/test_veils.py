"""Where a draw in secret could still come to light while the game goes on: one screen for several, looking back,
playing on from a position, a frozen table.
"""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path

import pytest
from tests.games.b1893.first_edition.playing import RULEBOOK, scripted
from tests.server.playing import Client, Opened, serving
from tests.server.test_faults import change
from tests.server.test_secrets import DRAW, LINES, SEATS, drawn

from bruxelles.games import find_rulebook
from bruxelles.kernel.record import write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import replay
from bruxelles.server import forking
from bruxelles.server.forking import cut, without_secrets
from bruxelles.server.loading import veiled

HERE = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bert"}]
KEPT = DRAW + "seat:1 keepArtwork artwork:pink\n"
DRAWN = "drawArtworks seat:1 artwork:pink artwork:blue"


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws made anew are the same tomorrow."""
    numbers = count(1)
    monkeypatch.setattr(forking, "new_seed", lambda: f"anew {next(numbers)}")


async def forked(client: Client, table: Opened, token: str, entry: int) -> tuple[Opened, str]:
    """Somebody plays on from there, holds all seats of the new table, and reads its record."""
    found = await table.post("/fork", token, {"entry": entry, "seats": SEATS})
    assert found.status_code == 201, found.text
    other = Opened(client, found.json())
    return other, (await other.get("/record", other.token(1))).text


def test_at_one_screen_a_draw_is_shown_for_its_decision_only(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, frame = await drawn(client, HERE)
            assert frame["decision"]["private"]
            assert [option["token"] for option in frame["decision"]["options"]] == ["artwork:pink", "artwork:blue"]
            whole = await table.frame(table.token(1), 0)
            scenes = (await table.get("/scenes", table.token(1), since=-1)).json()["scenes"]
            assert "artwork_drawn" not in json.dumps([whole["facts"], scenes])
            assert scenes[-1]["view"]["first_edition"]["drawn"] == []
            assert "drawArtworks seat:1 ? ?" in (await table.get("/record", table.token(1))).text

    asyncio.run(run())


def test_whoever_draws_sees_it_again_when_looking_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, _ = await drawn(client)
            seen = [
                (await table.get("/scenes", token, since=-1)).json()["scenes"][-1]["view"]["first_edition"]["drawn"]
                for token in (table.token(1), table.token(2), table.view)
            ]
            assert seen == [["artwork:pink", "artwork:blue"], [], []]

    asyncio.run(run())


def test_when_the_game_is_over_looking_back_shows_every_draw(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, frame = await drawn(client, HERE)
            while not frame["over"]:
                frame = await table.step(-1, frame)
            scenes = (await table.get("/scenes", since=-1, until=4)).json()["scenes"]
            assert [scene["view"]["first_edition"]["drawn"] for scene in scenes][-1] == ["artwork:pink", "artwork:blue"]
            assert "artwork_drawn" in json.dumps(scenes)
            _, record = await forked(client, table, table.view, 4)
            assert DRAWN in record

    asyncio.run(run())


@pytest.mark.usefixtures("seeds")
def test_playing_on_from_an_open_draw_deals_anew_to_all_but_its_seat(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, frame = await drawn(client)
            entry = frame["entry"]
            for token in (table.token(2), table.view, table.host):
                other, record = await forked(client, table, token, entry)
                commitments = (await other.frame())["commitments"]
                # The draw is the first thing that the new seed settles.
                assert [each["since"] for each in commitments] == [entry]
                assert f"\n{entry} chance drawArtworks seat:1 artwork:" in record
            _, own = await forked(client, table, table.token(1), entry)
            assert DRAWN in own

    asyncio.run(run())


@pytest.mark.usefixtures("seeds")
def test_playing_on_behind_a_draw_keeps_what_is_public_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, frame = await drawn(client)
            frame = (await table.send(frame, (1, "keepArtwork", "artwork:pink"))).json()
            told = []
            for _ in range(6):
                other, record = await forked(client, table, table.token(2), frame["entry"])
                told.append(next(line for line in record.split("\n") if "drawArtworks" in line).split()[4:])
                assert (await other.frame())["view"] == (await table.frame())["view"]
            assert all("artwork:pink" in each and len(set(each)) == 2 for each in told)
            assert len({frozenset(each) for each in told}) > 1

    asyncio.run(run())


def test_a_draw_that_left_no_choice_is_no_secret_any_more() -> None:
    forced = DRAW.replace("artwork:blue", "artwork:pink") + "seat:1 keepArtwork artwork:pink forced\n"
    record = cut(scripted(LINES, forced, seats=2), 5)
    assert without_secrets(record, RULEBOOK, []) is record


def test_what_was_drawn_anew_can_be_replayed_and_breaks_no_promise() -> None:
    match = scripted(LINES, KEPT, seats=2)
    match.commit()
    record = without_secrets(cut(match, 5), RULEBOOK, [1])
    assert (record.commitments, len(record.entries)) == ([], 5)
    assert record.entries[:3] == match.entries[:3]
    again = replay(read_record(write_record(record, RULEBOOK), find_rulebook), RULEBOOK, resume=False)
    assert again.view() == match.view()


def test_a_frozen_table_keeps_secrets_in_its_record_and_its_reason(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            record = scripted(LINES, "seat:1 turn space:1,1\nseat:1 bid bid:1", seats=2).record()
            found = await client.http.post("/api/tables/import", json={"record": record, "seats": SEATS})
            table = Opened(client, found.json())
            frame = (await table.send(await table.frame(), (1, "perform", "perform"))).json()
            await table.turn("confirm", frame, 1)
        change(tmp_path, "update log set lines = replace(lines, 'artwork:', 'artwork:x') where number = 2")
        async with serving(tmp_path) as client:
            table.client = client
            problem = (await table.frame())["error"]
            assert "drawArtworks seat:1 ? ?" in problem["message"]
            assert "artwork:" not in json.dumps(problem)
            records = [(await table.get("/record", token)).text for token in (table.token(1), table.token(2))]
            assert ["drawArtworks seat:1 artwork:x" in text for text in records] == [True, False]
            assert "drawArtworks seat:1 ? ?" in records[1]

    asyncio.run(run())


def test_a_line_is_veiled_for_all_but_the_seat_that_draws() -> None:
    line = "12 chance drawArtworks seat:1 artwork:pink artwork:blue"
    assert veiled(line) == veiled(line, [1]) == "12 chance drawArtworks seat:1 ? ?"
    assert veiled(line, [0]) == line
    for public in ("1 chance firstPlayer seat:2", "3 seat:1 bid bid:1", "2 chance revealNobles noble:buls", "4"):
        assert veiled(public) == public


def test_an_answer_for_somebody_elses_draw_tells_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with serving(tmp_path) as client:
            table, mine = await drawn(client)
            for seat in (1, 2):
                refused = await table.send(mine, (seat, "keepArtwork", "artwork:green"), by=table.token(2))
                assert refused.status_code in (403, 422)
                assert "artwork:" not in refused.text

    asyncio.run(run())
