"""`bruxelles tables`: what whoever runs a server can see of the tables and do with them."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest
from tests.cli.conftest import Cli
from tests.pseudo.marks import Seen
from tests.server.playing import Opened, serving
from tests.server.test_expiry import downgrade
from tests.server.test_faults import change
from tests.server.test_versions import raise_rules

from bruxelles.server.config import DATABASE
from bruxelles.server.folder import holding
from bruxelles.server.links import digest

SEED = "a-seed-that-nobody-may-read"
FIRST = {"options": {"firstPlayer": "1"}, "seed": SEED}
STATES = ("unbegun", "going", "over")


async def three_tables(data: Path) -> list[Opened]:
    """One that nobody has begun, one under way, one that is over."""
    async with serving(data) as client:
        tables = [await client.open("me", {"kind": "link", "name": "Anneliese"}, **FIRST) for _ in STATES]
        await tables[1].play(6)
        await tables[2].play()
        return tables


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Opened]]:
    data = tmp_path_factory.mktemp("played")
    return data, asyncio.run(three_tables(data))


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "served"


@pytest.fixture
def three(data: Path, played: tuple[Path, list[Opened]]) -> list[Opened]:
    copytree(played[0], data)
    return played[1]


def names_in(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        return {name for (name,) in connection.execute("select id from tables")}


def form_of(data: Path) -> str:
    with closing(sqlite3.connect(data / DATABASE)) as connection:
        return str(connection.execute("select version_num from alembic_version").fetchone()[0])


def test_every_command_for_tables_explains_itself(cli: Cli) -> None:
    ran = cli("tables")
    named = re.findall(r"^  (\w+) {2,}\S.*\.$", ran.out.partition("Commands:")[2], re.MULTILINE)
    assert (ran.code, named) == (0, ["list", "prune", "backup", "restore", "check"])
    for name in named:
        assert cli("tables", name, "--help").out.startswith(f"Usage: bruxelles tables {name}")
    assert "there is no command 'dance'; choose from list, prune" in cli("tables", "dance").err


def test_tables_are_listed_without_anything_that_is_secret(cli: Cli, data: Path, three: list[Opened]) -> None:
    told = cli("tables", "list", "--data", data)
    assert (told.code, told.err) == (0, "")
    rows = {line.split()[0]: line for line in told.out.splitlines() if line}
    for table, state in zip(three, ("not started", "in progress", "finished"), strict=True):
        assert re.search(rf"1897 +2 +\d{{4}}-\d\d-\d\d +\d{{4}}-\d\d-\d\d +{state} +\d+ +\d+ kB$", rows[table.name])
    assert told.out.endswith("3 tables: 1 not started, 1 in progress, 1 finished.\n")
    french = cli("tables", "list", "--data", data, "--lang", "fr").out
    assert french.endswith("3 tables – pas commencées\u00a0: 1\u00a0; en cours\u00a0: 1\u00a0; terminées\u00a0: 1.\n")
    listed = json.loads(cli("tables", "list", "--data", data, "--json").out)
    assert {each["table"]: (each["state"], each["seats"]) for each in listed} == {
        table.name: (state, 2) for table, state in zip(three, STATES, strict=True)
    }
    sizes = [next(each["bytes"] for each in listed if each["state"] == state) for state in STATES]
    assert sizes == sorted(sizes)
    checked = cli("tables", "check", "--data", data, "--json").out
    for table in three:
        tokens = [table.host, table.view, *map(str, table.tokens)]
        for secret in (*tokens, *map(digest, tokens), SEED, "Anneliese"):
            assert secret not in told.out + french + json.dumps(listed) + checked


def test_pruning_says_what_would_leave_then_lets_it_and_shrinks_the_file(
    cli: Cli, data: Path, three: list[Opened]
) -> None:
    change(data, "update visits set last = '2020-01-01T00:00:00.000+00:00' where state != 'going'")
    dry = cli("tables", "prune", "--data", data, "--keep-unbegun", "never", "--keep-idle", "never", "--dry-run")
    assert (three[2].name in dry.out, three[0].name in dry.out, three[1].name in dry.out) == (True, False, False)
    assert names_in(data / DATABASE) == {table.name for table in three}
    with holding(data):
        refused = cli("tables", "prune", "--data", data)
        assert (refused.code, "is using the tables in" in refused.err) == (2, True)
    before = (data / DATABASE).stat().st_size
    ran = cli("tables", "prune", "--data", data)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Deleted 2 tables; the file is ")
    assert names_in(data / DATABASE) == {three[1].name}
    assert (data / DATABASE).stat().st_size < before
    assert three[2].name.encode() not in (data / DATABASE).read_bytes()


def test_a_copy_is_made_while_a_server_runs_and_plays_on_elsewhere(cli: Cli, data: Path, tmp_path: Path) -> None:
    copy, elsewhere = tmp_path / "copy of tables", tmp_path / "elsewhere"

    async def run() -> tuple[Opened, int]:
        async with serving(data) as client:
            table = await client.open("me", "here", **FIRST)
            await table.play(6)
            for words in (("list",), ("check",), ("backup", copy)):
                ran = await asyncio.to_thread(cli, "tables", *words, "--data", data)
                assert (ran.code, ran.err) == (0, "")
            return table, (await table.play(3))["number"]

    table, later = asyncio.run(run())
    assert later == 9
    assert copy.stat().st_mode & 0o777 == 0o600
    before = copy.read_bytes()
    again = cli("tables", "backup", copy, "--data", data)
    assert (again.code, again.err) == (2, f"bruxelles: {copy} already exists and won't be overwritten\n")
    assert copy.read_bytes() == before
    assert cli("tables", "restore", copy, "--data", elsewhere).code == 0

    async def play_on() -> None:
        async with serving(elsewhere) as client:
            client.keys, table.client = table.client.keys, client
            assert (await table.frame())["number"] == 6
            assert (await table.play(3))["number"] == 9

    asyncio.run(play_on())


def test_restoring_keeps_what_was_there_before(cli: Cli, data: Path, three: list[Opened], tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    cli("tables", "backup", copy, "--data", data)

    async def go_on() -> Opened:
        async with serving(data) as client:
            return await client.open("me", "here", **FIRST)

    later = asyncio.run(go_on())
    with holding(data):
        assert cli("tables", "restore", copy, "--data", data).code == 2
    assert later.name in names_in(data / DATABASE)
    ran = cli("tables", "restore", copy, "--data", data)
    assert ran.code == 0
    kept = Path(ran.out.splitlines()[1].removeprefix("The previous tables are now in ").removesuffix("."))
    assert kept.parent == data
    assert names_in(kept) - names_in(data / DATABASE) == {later.name}
    assert names_in(data / DATABASE) == {table.name for table in three}


def damage(path: Path) -> None:
    """Tear a page in the midst of the file."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 8192 * 4096)
        file.write(b"\xff" * 4096)


def make_newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("update alembic_version set version_num = '9999'")


def empty(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("create table tables (id)")


NO_COPIES: dict[str, tuple[Callable[[Path], object], str]] = {
    "a text": (lambda path: path.write_text("Dear diary\n" * 100), "can't be read: file is not a database"),
    "another database": (empty, "is not a database of tables"),
    "a newer one": (make_newer, "was written by a newer version of this program"),
    "a damaged one": (damage, "is damaged: "),
    "none": (Path.unlink, "there is no database "),
}


@pytest.mark.parametrize("what", NO_COPIES)
def test_what_is_no_whole_copy_of_ours_is_not_restored(
    cli: Cli, data: Path, three: list[Opened], tmp_path: Path, what: str
) -> None:
    copy = tmp_path / "copy"
    cli("tables", "backup", copy, "--data", data)
    spoil, reason = NO_COPIES[what]
    spoil(copy)
    ran = cli("tables", "restore", copy, "--data", data)
    assert (ran.code, ran.out) == (2, "")
    assert reason in ran.err
    assert names_in(data / DATABASE) == {table.name for table in three}
    assert not [path.name for path in data.iterdir() if "until" in path.name or "restoring" in path.name]


def test_a_check_finds_nothing_where_nothing_is_wrong(cli: Cli, data: Path, three: list[Opened]) -> None:
    ran = cli("tables", "check", "--data", data)
    assert (ran.code, ran.out) == (0, "3 tables read.\nThis version can continue them all.\n")
    assert len(three) == 3


def test_a_newer_program_tells_which_tables_would_freeze_and_touches_nothing(
    cli: Cli, data: Path, three: list[Opened], monkeypatch: pytest.MonkeyPatch
) -> None:
    downgrade(data, "0002")
    before = (data / DATABASE).read_bytes()
    raise_rules(monkeypatch)
    ran = cli("tables", "check", "--data", data)
    reason = "this table was opened with rules version 1, and this server plays version 2"
    assert ran.code == 1
    assert set(ran.out.splitlines()[:2]) == {f"{table.name} (1897): {reason}" for table in three[:2]}
    assert ran.out.splitlines()[2:] == [
        "3 tables read.",
        "1 table was opened with older rules and can be continued.",
        "This version can’t continue 2 tables.",
    ]
    french = cli("tables", "check", "--data", data, "--lang", "fr", "--json")
    assert french.code == 1
    found = json.loads(french.out)
    assert {each["table"] for each in found["frozen"]} == {table.name for table in three[:2]}
    assert {each["reason"] for each in found["frozen"]} == {
        "cette table a été ouverte avec les règles version 1, et ce serveur joue avec la version 2"
    }
    assert (data / DATABASE).read_bytes() == before
    assert form_of(data) == "0002"
    raise_rules(monkeypatch, {1: "they differ in nothing"})
    ran = cli("tables", "check", "--data", data)
    assert (ran.code, "3 tables were opened with older rules and can be continued." in ran.out) == (0, True)


def test_a_check_finds_rows_that_belong_to_no_table_and_a_torn_table(cli: Cli, data: Path, three: list[Opened]) -> None:
    change(data, "delete from tables where id = ?", three[0].name)
    change(data, "update log set what = '{' where \"table\" = ? and number = 2", three[1].name)
    ran = cli("tables", "check", "--data", data)
    assert ran.code == 1
    assert "The database is damaged: links: row " in ran.out
    assert f"{three[1].name} (1897): its stored data can't be read: " in ran.out


@pytest.mark.parametrize("command", ["list", "prune", "check", "backup"])
def test_a_folder_without_tables_is_said_to_have_none(cli: Cli, command: str, tmp_path: Path) -> None:
    ran = cli("tables", command, "--data", tmp_path, *([tmp_path / "copy"] if command == "backup" else []))
    assert (ran.code, ran.err) == (2, f"bruxelles: there is no database {tmp_path / DATABASE}\n")
    assert not (tmp_path / "copy").exists()


def test_everything_that_is_printed_is_marked_in_the_pseudo_language(
    cli: Cli,
    data: Path,
    three: list[Opened],
    tmp_path: Path,
    pseudo_language: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", pseudo_language)
    seen = Seen(*(table.name for table in three), r"\b(links|log|visits)\b", rf"{tmp_path}[^⟧ ]*(?=[.⟧ ])")

    def look(*words: str | Path) -> None:
        ran = cli("tables", *words, "--data", data)
        assert ran.err == ""
        seen.look(ran.out)

    copy = tmp_path / "copy"
    for words in (("list",), ("check",), ("backup", copy), ("restore", copy)):
        look(*words)
    change(data, "update visits set last = '2020-01-01T00:00:00.000+00:00' where state != 'going'")
    look("prune", "--dry-run")
    look("prune")
    raise_rules(monkeypatch)
    change(data, "delete from tables where id = ?", three[1].name)
    look("check")
    assert seen.missing == {}
