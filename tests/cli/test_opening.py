"""A database that can't be served is said in one line, and stays as it is."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.cli.conftest import Cli

from bruxelles.server.config import DATABASE
from bruxelles.server.folder import FolderError, holding
from bruxelles.server.sqlite import FileError, prepare, with_log
from bruxelles.server.store import Store
from bruxelles.server.stored_table import Beginning, StoredTable

PAGE = 4096
NOBODY = 65534


def kept(folder: Path, tables: int = 40) -> Path:
    """A database as a server leaves it that is killed: some of it lies in its log."""
    folder.mkdir()
    path = folder / DATABASE

    async def run() -> None:
        store = Store(folder / "open.sqlite3")
        await store.open()
        for number in range(tables):
            await store.create("1897", StoredTable(Beginning(f"{folder.name} {number}", "base " * 200, "", (), ()), {}))
            if number == tables // 2:
                with closing(sqlite3.connect(store.path)) as other:
                    other.execute("pragma wal_checkpoint(truncate)")
        for file, copy in zip(with_log(store.path), with_log(path), strict=True):
            shutil.copy(file, copy)
        await store.close()

    asyncio.run(run())
    return path


def closed(path: Path) -> Path:
    """The same with all in one file."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("pragma journal_mode=delete")
    return path


def overwritten(path: Path, at: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(content)


def changed(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as database, database:
        for statement in statements:
            database.execute(statement)


def text(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary\n" * 1000)


def garbled_header(path: Path) -> None:
    overwritten(closed(kept(path.parent)), 0, b"\0" * 16)


def garbled_header_beside_its_log(path: Path) -> None:
    overwritten(kept(path.parent), 0, b"\xff" * PAGE)


def garbled_page(path: Path) -> None:
    overwritten(closed(kept(path.parent)), 5 * PAGE, os.urandom(PAGE))


def cut(path: Path) -> None:
    os.truncate(closed(kept(path.parent)), 9 * PAGE + 100)


def newer(path: Path) -> None:
    changed(kept(path.parent), "update alembic_version set version_num = '9999'")


def of_another_program(path: Path) -> None:
    path.parent.mkdir()
    changed(path, "create table recipes (name text)")


def only_to_be_read(path: Path) -> None:
    # So says the header of a file that a SQLite of the future has written.
    overwritten(closed(kept(path.parent)), 18, b"\3")


def with_the_log_of_another(path: Path) -> None:
    log = with_log(kept(path.parent))[1]
    shutil.copy(with_log(kept(path.parent.with_name("another")))[1], log)


def gone_but_for_its_log(path: Path) -> None:
    kept(path.parent).unlink()


def a_folder(path: Path) -> None:
    path.mkdir(parents=True)


DAMAGED = "{path} is damaged: restore a backup"
NO_DATABASE = "{path} is not a database, or its start is damaged: restore a backup, or move it away"
WRONG: dict[Callable[[Path], None], str] = {
    text: NO_DATABASE,
    garbled_header: NO_DATABASE,
    garbled_header_beside_its_log: NO_DATABASE,
    garbled_page: DAMAGED,
    cut: DAMAGED,
    newer: "{path} was written by a newer version of Bruxelles: use that version",
    of_another_program: "{path} is another program's database",
    only_to_be_read: "{path} can't be used: the database is read-only",
    with_the_log_of_another: "{path}-wal doesn't belong to {path}: put the right log beside the database, or move "
    "this one away",
    gone_but_for_its_log: "{path}-wal has lost its database, {path}: put the database back, or move the log away",
    a_folder: "{path} can't be opened: is a directory",
}


@pytest.mark.parametrize("wrong", WRONG, ids=lambda wrong: wrong.__name__)
def test_a_database_that_cannot_be_served_is_said_in_one_line(
    wrong: Callable[[Path], None], cli: Cli, tmp_path: Path
) -> None:
    path = tmp_path / "tables" / DATABASE
    wrong(path)
    found = {file: file.read_bytes() for file in with_log(path)[:2] if file.is_file()}
    for command in (["serve", "--port", "0"], ["play", "--no-browser"]):
        ran = cli(*command, "--data", path.parent)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"bruxelles: {WRONG[wrong].format(path=path)}\n"
    assert {file: file.read_bytes() for file in with_log(path)[:2] if file.is_file()} == found


def test_the_log_and_the_index_that_belong_to_a_database_are_used(tmp_path: Path) -> None:
    path = kept(tmp_path / "tables")
    index = with_log(path)[2]
    shutil.copy(with_log(kept(tmp_path / "another", 10))[2], index)

    async def run() -> None:
        store = Store(path)
        await store.open()
        assert await store.count() == 40
        await store.close()

    asyncio.run(run())


def test_a_database_from_before_gets_its_mark(tmp_path: Path) -> None:
    path = kept(tmp_path / "tables")
    changed(path, "pragma user_version = 0")
    prepare(path)
    with closing(sqlite3.connect(path)) as database:
        mark = database.execute("pragma user_version").fetchone()
        assert mark != (0,)
        prepare(path)
        assert database.execute("pragma user_version").fetchone() == mark
        assert database.execute("select count(*) from tables").fetchone() == (40,)


@contextmanager
def as_nobody() -> Iterator[None]:
    """The system refuses root nothing."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_what_may_not_be_written_is_refused() -> None:
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o555)
        path = Path(folder) / DATABASE
        path.touch(mode=0o444)
        with as_nobody():
            with pytest.raises(FileError, match=f"{path} can't be opened: permission denied"):
                prepare(path)
            with pytest.raises(FolderError, match=f"in {folder}: permission denied"), holding(Path(folder)):
                pass
        Path(folder).chmod(0o755)
