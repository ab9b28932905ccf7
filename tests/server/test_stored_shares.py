"""Shares in the seed survive a restart, and tables that go on from a game gather their own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.playing import Client, Json, Opened
from tests.server.test_seed_shares import ANA, BEN, dealt, keys, reveal, served, share

from bruxelles.games import find_rulebook
from bruxelles.kernel.commitment import digest_of
from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.verification import verify
from bruxelles.server.loading import load, open_match, stored_record
from bruxelles.server.seated_match import SeatedMatch
from bruxelles.server.stored_table import Beginning, Row, RowKind, Seat


def test_a_server_that_stops_in_the_middle_goes_on_gathering(tmp_path: Path) -> None:
    tables: list[Opened] = []
    frames: list[Json] = []

    async def before(client: Client) -> None:
        tables.append(await client.open("me", "link", "random", gather=True))
        await share(tables[0], 1, ANA)
        await share(tables[0], 2, BEN)
        frames.append(await reveal(tables[0], 2, BEN))

    async def between(client: Client) -> None:
        tables[0].client = client
        assert await tables[0].frame(tables[0].token(2)) == frames[0]
        frames.append(await reveal(tables[0], 1, ANA))

    async def after(client: Client) -> None:
        tables[0].client = client
        frame = await tables[0].frame(tables[0].token(1))
        assert frame["commitments"] == frames[1]["commitments"]
        assert frame["facts"][: len(frames[1]["facts"])] == frames[1]["facts"]
        assert frame["error"] is None

    for run in (before, between, after):
        served(tmp_path, run)


def test_the_time_to_reveal_begins_anew_after_a_restart(tmp_path: Path) -> None:
    tables: list[Opened] = []

    async def before(client: Client) -> None:
        tables.append(await client.open("me", "random", gather=True))
        await share(tables[0], 1, ANA)

    async def after(client: Client) -> None:
        tables[0].client = client
        assert keys(await dealt(tables[0])) == ["server.share_left_out"]

    served(tmp_path, before)
    served(tmp_path, after, reveal_seconds=0.1)


def test_who_reads_the_database_while_people_gather_finds_no_share(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("me", "link", gather=True)
        await share(table, 1, ANA)
        await share(table, 2, BEN)
        written = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
        assert digest_of(ANA).encode() in written
        assert ANA.encode() not in written

    served(tmp_path, run)


def test_tables_that_go_on_from_a_game_gather_before_anything_else_happens(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
        table = await client.open("me", "random")
        await table.play(40)
        entry = (await table.frame())["entry"]
        record = (await table.get("/record")).text
        imported = await client.http.post("/api/tables/import", json={"record": record, "seats": seats, "gather": True})
        forked = await table.post("/fork", table.view, {"entry": entry - 3, "seats": seats, "gather": True})
        for opened in (imported, forked):
            again = Opened(client, opened.json())
            frame = await again.frame()
            since = frame["entry"] + 1
            assert (frame["view"], frame["decision"]) == (None, None)
            assert frame["gathering"]["people"] == [{"seats": [1], "digest": None, "revealed": False}]
            await share(again, 1, ANA)
            frame = await reveal(again, 1, ANA)
            assert [each["shares"] for each in frame["commitments"]] == [[], [{"seat": 1, "nonce": ANA}]]
            assert frame["commitments"][1]["since"] == since
            await again.play()
            text = (await again.get("/record")).text
            found = verify(read_record(text, find_rulebook), find_rulebook("1897"))
            assert found.commitments == ["not revealed", "kept"]
            assert max(found.uncovered) < since

    served(tmp_path, run)


def test_a_game_of_bots_and_one_that_is_over_gather_nothing(tmp_path: Path) -> None:
    async def run(client: Client) -> None:
        table = await client.open("random", "random", gather=True)
        assert (await table.frame())["gathering"] is None
        end = await table.play()
        record, seats = (await table.get("/record")).text, [{"kind": "me"}, {"kind": "here"}]
        found = await client.http.post("/api/tables/import", json={"record": record, "seats": seats, "gather": True})
        frame = await Opened(client, found.json()).frame()
        assert (frame["gathering"], frame["sheet"]) == (None, end["sheet"])

    served(tmp_path, run)


SEATS = (
    Seat("me", "Ana", 0, "red"),
    Seat("link", "Ben", 2, "blue"),
    Seat("here", "Cleo", 0, "green"),
    Seat("bot", "", 4, "amber", "random"),
)


KINDS: tuple[RowKind, ...] = ("share", "share", "reveal", "reveal", "begin", "deal", "seat")


@st.composite
def attempts(draw: st.DrawFn) -> Row:
    kind, seat = draw(st.sampled_from(KINDS)), draw(st.sampled_from((0, 1)))
    nonce = draw(st.sampled_from((ANA, ANA, BEN)))
    text = {"share": digest_of(nonce), "reveal": nonce}.get(kind)
    bot = draw(st.sampled_from((None, "random"))) if kind == "seat" else None
    return Row(0, kind, None if kind in ("begin", "deal") else seat, None, bot=bot, text=text)


@settings(max_examples=60, deadline=None)
@given(st.lists(attempts(), max_size=14))
def test_whatever_is_tried_while_people_gather_loads_as_it_was(tried: list[Row]) -> None:
    rulebook = find_rulebook("1897")
    base = write_record(Record(rulebook.settings(4), rulebook.rules_version, ("Ana", "Ben", "Cleo", "")), rulebook)
    seated = SeatedMatch(open_match(base, "a secret", gather=True), list(SEATS))
    rows: list[Row] = []
    for row in tried:
        try:
            rows.append(seated.apply(replace(row, number=len(rows) + 1)))
        except IllegalAnswerError:
            continue
    beginning = Beginning("table", base, "a secret", None, SEATS)
    loaded = load(beginning, rows)
    assert loaded.error is None
    again = loaded.seated
    assert again is not None
    assert again.gathering == seated.gathering
    assert again.chronicle.events == seated.chronicle.events
    assert again.match.record() == seated.match.record()
    if seated.gathering is None:
        revealed = {(row.seat, row.text) for row in rows if row.kind == "reveal"}
        assert set(seated.match.commitments[-1].shares) == revealed
        assert stored_record(beginning, rows, ()) == seated.match.record(())
    else:
        assert not seated.match.entries
