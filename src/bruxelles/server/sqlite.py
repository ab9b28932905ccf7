"""Everything specific to SQLite: how its file is opened, what may be wrong with it, and what its errors mean."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from bruxelles.kernel.complaint import Complaint, Phrase, of_system

# A write waits up to three seconds while another program locks the file. Moving SQLite's own log into the file delays
# all answers, and pages written several times move only once, so this happens a quarter as often as by default.
PRAGMAS = [
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=3000",
    "wal_autocheckpoint=4000",
    "secure_delete=ON",  # what is deleted is overwritten
]
OURS = {"alembic_version", "tables", "links", "log"}
SMALL = 64_000_000  # bytes that are checked in less than half a second
SQLITE = b"SQLite format 3\0"
MARK_AT = 60  # the offset of user_version in the file's header


class FileError(Complaint):
    """A database that can't be opened."""


class MovedError(Complaint):
    """The database is no longer where it was opened."""


class OverwrittenError(Complaint):
    """The file is no longer the database that was opened."""


# Whatever using the database may raise: its own errors, those of the system, and errors from damaged values.
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, ValueError, LookupError, TypeError, OverflowError)


def durable(connection: Any, _: object) -> None:
    """Set up a connection so that what is committed survives a loss of power."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def code_of(error: BaseException) -> str:
    """SQLite's name for an error, or Python's."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return getattr(original, "sqlite_errorname", None) or type(original).__name__


def reason_of(error: BaseException) -> Phrase:
    """Why the database failed, in our own words: the error's may reveal what was to be written or read."""
    if isinstance(error, Complaint):
        return error
    code = code_of(error)
    if code.startswith("SQLITE_FULL"):
        return Phrase("the disk is full")
    if code.startswith("SQLITE_READONLY"):
        return Phrase("the database is read-only")
    if code.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return Phrase("the database is damaged")
    if code.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return Phrase("another program has locked the database")
    return Phrase("the database failed: {code}", code=code)


class Files:
    """The files of an open database. If they are moved, deleted or overwritten, SQLite doesn't notice, because it
    remembers the first page.
    """

    def __init__(self, path: Path) -> None:
        self.paths = with_log(path)
        self.known = self.found()
        # Open as long as SQLite's own file: closing it earlier would release SQLite's locks.
        self.file = path.open("rb", buffering=0)
        self.beginning = self.read_beginning()

    def found(self) -> Sequence[tuple[int, int] | None]:
        return [identity(path) for path in self.paths]

    def read_beginning(self) -> tuple[bytes, bytes]:
        """The parts of the header that never change: SQLite's mark, and that of this database."""
        self.file.seek(0)
        read = self.file.read(MARK_AT + 4)
        return read[: len(SQLITE)], read[MARK_AT:]

    def check(self) -> None:
        if self.found() != self.known:
            raise MovedError("the database was moved or deleted while it was open")
        if self.read_beginning() != self.beginning:
            raise OverwrittenError("the database is damaged")

    def close(self) -> None:
        self.file.close()


def with_log(path: Path) -> list[Path]:
    """The file, its log, and the index of the log."""
    return [path, *(path.with_name(path.name + end) for end in ("-wal", "-shm"))]


def identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino


def prepare(path: Path) -> None:
    """Create the file, or check that it is ours. Until that is certain, nothing in it is changed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        look_at_the_log(path)
        path.touch(mode=0o600)
        if path.stat().st_size:
            finish_what_was_begun(path)
            look_at_the_database(path)
        if not mark_in(path):
            with closing(sqlite3.connect(path)) as connection:
                connection.execute(f"PRAGMA user_version = {secrets.randbelow(2**31 - 1) + 1}")
    except OSError as error:
        raise FileError("{path} can't be opened: {reason}", path=str(path), reason=of_system(error)) from None
    except sqlite3.Error as error:
        raise unusable(path, error) from None


def unusable(path: Path, error: BaseException) -> FileError:
    code = code_of(error)
    if code == "SQLITE_NOTADB":
        return no_database(path)
    if code.startswith("SQLITE_CORRUPT"):
        return FileError("{path} is damaged: restore a backup", path=str(path))
    return FileError("{path} can't be used: {reason}", path=str(path), reason=reason_of(error))


def no_database(path: Path) -> FileError:
    return FileError(
        "{path} is not a database, or its start is damaged: restore a backup, or move it away", path=str(path)
    )


def look_at_the_log(path: Path) -> None:
    """Refuse a log without its database: SQLite would delete a log that it finds beside an empty file."""
    log = with_log(path)[1]
    if log.exists() and log.stat().st_size and not (path.exists() and path.stat().st_size):
        raise FileError(
            "{log} has lost its database, {path}: put the database back, or move the log away",
            log=str(log),
            path=str(path),
        )


def finish_what_was_begun(path: Path) -> None:
    """Let SQLite roll back a journal, which a process leaves if it is killed while creating the file."""
    if path.with_name(path.name + "-journal").exists():
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT name FROM sqlite_master").fetchone()


def look_at_the_database(path: Path) -> None:
    """Check the database by reading only: a wrong log would damage it at the first write."""
    with path.open("rb") as file:
        if file.read(len(SQLITE)) != SQLITE:
            raise no_database(path)
    mark = mark_in(path)
    with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as connection:
        connection.execute("PRAGMA busy_timeout=3000")
        if mark and connection.execute("PRAGMA user_version").fetchone() != (mark,):
            raise FileError(
                "{log} doesn't belong to {path}: put the right log beside the database, or move this one away",
                log=str(with_log(path)[1]),
                path=str(path),
            )
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if tables and not tables >= OURS:
            raise FileError("{path} is another program's database", path=str(path))
        if path.stat().st_size <= SMALL and connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise FileError("{path} is damaged: restore a backup", path=str(path))


def mark_in(path: Path) -> int:
    """This database's own number, as it is in the file without its log; 0 if it has none yet."""
    with path.open("rb") as file:
        file.seek(MARK_AT)
        return int.from_bytes(file.read(4), "big")
