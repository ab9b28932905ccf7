"""The database as a file, for the operator: reading it beside a running server, copying and restoring it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from bruxelles.kernel.complaint import Complaint, Phrase, of_system
from bruxelles.server.config import DATABASE
from bruxelles.server.store import MIGRATIONS, migrate

RESTORING = "restoring.sqlite3"


class BackupError(Complaint):
    """A database that can't be read, copied or restored."""


def read_only(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing and doesn't keep a server from writing."""
    if not path.is_file():
        raise BackupError("there is no database {path}", path=str(path))
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """A database of ours, in the form of this version or an older one."""
    try:
        with closing(read_only(path)) as connection:
            check_form(path, connection)
            yield connection
    except sqlite3.Error as error:
        raise BackupError("{path} can't be read: {reason}", path=str(path), reason=str(error)) from error


def form_of(connection: sqlite3.Connection) -> str:
    found = connection.execute("select version_num from alembic_version").fetchone()
    return str(found[0]) if found else ""


def check_form(path: Path, connection: sqlite3.Connection) -> None:
    try:
        form = form_of(connection)
        connection.execute("select 1 from tables, links, log limit 1")
    except sqlite3.OperationalError as error:
        if "no such table" not in str(error):
            raise
        raise BackupError("{path} is not a database of tables", path=str(path)) from error
    known = [script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]
    if form not in known:
        raise BackupError("{path} was written by a newer version of this program", path=str(path))


def problems_of(connection: sqlite3.Connection) -> Sequence[Phrase | str]:
    """What SQLite finds wrong with the file; empty if nothing is."""
    try:
        found = [str(row[0]) for row in connection.execute("pragma integrity_check(20)")]
    except sqlite3.DatabaseError as error:
        return [str(error)]
    if found != ["ok"]:
        return found
    rows = connection.execute("pragma foreign_key_check")
    return [Phrase("{rows}: row {number} belongs to no table", rows=row[0], number=row[1]) for row in rows]


def check_whole(path: Path, connection: sqlite3.Connection) -> None:
    for problem in problems_of(connection)[:1]:
        raise BackupError("{path} is damaged: {problem}", path=str(path), problem=problem)


@contextmanager
def todays_form(path: Path) -> Iterator[Path]:
    """The database in the form of this version. If it has an older form, this is a temporary copy, because a server may
    still be using the original.
    """
    with opened(path) as connection:
        if form_of(connection) == ScriptDirectory(str(MIGRATIONS)).get_current_head():
            yield path
            return
        with TemporaryDirectory(prefix="bruxelles-") as folder:
            copy = Path(folder) / DATABASE
            copy_into(connection, copy)
            engine = create_engine(f"sqlite:///{copy}")
            with engine.begin() as changing:
                migrate(changing)
            engine.dispose()
            yield copy


def copy_into(source: sqlite3.Connection, target: Path) -> None:
    """Copy the database, as of one moment, into one file that only its owner may read, and sync it to disk."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(sqlite3.connect(target, isolation_level=None)) as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode=delete")
            check_form(target, copy)
            check_whole(target, copy)
        with target.open("rb") as file:
            os.fsync(file.fileno())
    except sqlite3.Error as error:
        target.unlink()
        raise BackupError("can't copy the tables to {path}: {reason}", path=str(target), reason=str(error)) from error
    except BaseException:
        target.unlink()
        raise


def back_up(folder: Path, file: Path) -> None:
    """Copy the database, even while a server is using it. No file is ever overwritten."""
    with opened(folder / DATABASE) as connection:
        try:
            copy_into(connection, file)
        except FileExistsError as error:
            raise BackupError("{path} already exists and won't be overwritten", path=str(file)) from error
        except OSError as error:
            raise BackupError("can't write {path}: {reason}", path=str(file), reason=of_system(error)) from error


def restore(folder: Path, file: Path) -> Path | None:
    """Replace the database by a copy. The previous one, if any, is kept beside it; return its path. The caller must
    hold the folder.
    """
    database, coming = folder / DATABASE, folder / RESTORING
    coming.unlink(missing_ok=True)
    with opened(file) as connection:
        check_whole(file, connection)
        copy_into(connection, coming)
    kept = set_aside(database) if database.exists() else None
    coming.replace(database)
    sync_folder(folder)
    return kept


def set_aside(database: Path) -> Path:
    """Give the database and SQLite's files beside it a second name. It keeps its first name until the copy takes that
    over, so that there is a database at every moment.
    """
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    name = database.with_name(f"{database.stem}-until-{datetime.now():%Y-%m-%d-%H%M%S}{database.suffix}")
    try:
        name.hardlink_to(database)
    except FileExistsError as error:
        raise BackupError("{path} already exists and won't be overwritten", path=str(name)) from error
    except OSError:  # a file system without hard links
        database.rename(name)
    for ending in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            Path(f"{database}{ending}").rename(f"{name}{ending}")
    return name


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to disk, if the system can."""
    with suppress(OSError):
        file = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(file)
        finally:
            os.close(file)


def compact(database: Path) -> None:
    """Make the file as small as its contents allow."""
    try:
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("vacuum")
            connection.execute("pragma wal_checkpoint(truncate)")
    except sqlite3.Error as error:
        raise BackupError("{path} can't be compacted: {reason}", path=str(database), reason=str(error)) from error
