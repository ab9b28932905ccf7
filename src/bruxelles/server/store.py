"""Tables on disk, each with a log that only grows. What is written survives a loss of power."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from time import time
from typing import Any, cast

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, delete, event, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.pool import NullPool

from bruxelles.server import health
from bruxelles.server.disk import reading, unwritten
from bruxelles.server.keeping import State
from bruxelles.server.schema import DELETING, INSERTING, Base, HealthRow, LinkRow, LogRow, TableRow, VisitRow
from bruxelles.server.sqlite import FAILURES, FileError, Files, durable, prepare, unusable
from bruxelles.server.stored_table import Beginning, Given, Row, RowKind, Seat, StoredTable

MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 5.0  # seconds after which a health check reports that the disk hangs
UNREADABLE = cast(RowKind, "unreadable")


@dataclass(frozen=True)
class Visit:
    """When somebody was last at a table, and the state of its game."""

    table: str
    state: State
    at: float  # seconds since 1970

    def row(self) -> dict[str, Any]:
        return {"table": self.table, "state": self.state, "last": moment(self.at)}


def moment(seconds: float) -> str:
    """A time as it is stored, in a form that sorts by time."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def now() -> str:
    return moment(time())


def migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    # Without this, Python would not begin a transaction, and a failure could leave the migration half done.
    connection.exec_driver_sql("BEGIN")
    command.upgrade(config, "head")


Rows = list[tuple[type[Base], dict[str, Any]]]


@dataclass
class Writing:
    """Rows to write and tables to delete, and a future for those who wait for that."""

    rows: Rows
    done: asyncio.Future[None]
    deleted: Sequence[str] = ()


def finish(batch: Sequence[Writing], error: Exception | None) -> None:
    """Tell those who wait that their rows are on disk, or why they aren't."""
    for each in batch:
        if each.done.done():
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)


def engine_of(path: Path, **options: Any) -> AsyncEngine:
    engine = create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True, **options)
    event.listen(engine.sync_engine, "connect", durable)
    return engine


class Store:
    """The database. One task writes, over one connection, so that no answer waits for a busy file. What arrives
    while it writes is written together, because the disk takes most of the time.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files: Files | None = None
        self.engine = engine_of(path)
        self.fresh = engine_of(path, poolclass=NullPool)  # opens a new connection each time
        self.session = async_sessionmaker(self.engine)  # for reading
        self.connection: AsyncConnection | None = None  # for writing
        self.checked = ""  # the last table that a health check has read
        self.waiting: list[Writing] = []
        self.writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await asyncio.to_thread(prepare, self.path)
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
            self.connection = await self.engine.connect()
            self.files = Files(self.path)
        except CommandError:
            await self.close()
            raise FileError(
                "{path} was written by a newer version of Bruxelles: use that version", path=str(self.path)
            ) from None
        except FAILURES as error:
            await self.close()
            raise unusable(self.path, error) from None

    async def close(self) -> None:
        """Write what is waiting, then close."""
        if self.writer is not None:
            await self.writer
        if self.connection is not None:
            await self.connection.close()
            self.connection = None
        await self.engine.dispose()
        if self.files is not None:
            self.files.close()
            self.files = None

    async def ready(self) -> None:
        """Write and read as an answer does, and fail as it would."""
        try:
            async with asyncio.timeout(PATIENCE):
                with reading():
                    self.check_files()
                    self.checked = await health.read_tables(self.fresh, self.checked)
                row = health.new_row()
                await self.save([(HealthRow, row)])
                with reading():
                    await health.read_row(self.fresh, row)
        except TimeoutError as error:
            raise unwritten(error) from None

    async def count(self) -> int:
        with reading():
            async with self.session() as session:
                return (await session.scalars(select(func.count()).select_from(TableRow))).one()

    async def overdue(self, state: State, before: float, most: int) -> list[str]:
        """Tables in this state that nobody has visited since then, starting with the oldest visit."""
        old = select(VisitRow.table).where(VisitRow.state == state, VisitRow.last < moment(before))
        with reading():
            async with self.session() as session:
                return [*await session.scalars(old.order_by(VisitRow.last).limit(most))]

    async def create(self, game: str, stored: StoredTable, state: State = "unbegun") -> None:
        beginning, name = stored.beginning, stored.beginning.table
        table = {
            "id": name,
            "game": game,
            "base": beginning.base,
            "seed": beginning.seed,
            "opening": None if beginning.opening is None else list(beginning.opening),
            "seats": [asdict(seat) for seat in beginning.seats],
            "opened": now(),
        }
        links = [{"table": name, "holder": holder, "digest": digest} for holder, digest in stored.links.items()]
        visit = Visit(name, state, time()).row()
        await self.save([(TableRow, table), *((LinkRow, link) for link in links), (VisitRow, visit)])

    async def fetch(self, table: str) -> StoredTable | None:
        with reading():
            self.check_files()
            async with self.session() as session:
                found = await session.get(TableRow, table)
                if found is None:
                    return None
                links = await session.scalars(select(LinkRow).where(LinkRow.table == table))
                log = await session.scalars(select(LogRow).where(LogRow.table == table).order_by(LogRow.number))
                seats = tuple(Seat(**seat) for seat in found.seats)
                opening = None if found.opening is None else tuple(found.opening)
                beginning = Beginning(table, found.base, found.seed, opening, seats)
                digests = {link.holder: link.digest for link in links}
                return StoredTable(beginning, digests, [read_row(row) for row in log])

    async def append(self, table: str, row: Row, state: State | None = None) -> None:
        """Add a row to the log, and save the state of the table if it has changed."""
        visits: Rows = [] if state is None else [(VisitRow, Visit(table, state, time()).row())]
        await self.save([(LogRow, written_row(table, row)), *visits])

    async def save_visits(self, visits: Sequence[Visit]) -> None:
        await self.save([(VisitRow, visit.row()) for visit in visits])

    async def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with everything that belongs to them."""
        await self.save([], tables)

    async def renew(self, table: str, holder: str, digest: str) -> None:
        await self.save([(LinkRow, {"table": table, "holder": holder, "digest": digest})])

    async def save(self, rows: Rows, deleted: Sequence[str] = ()) -> None:
        """Write these rows and delete these tables, all or nothing. When this returns, it is on disk. Cancelling the
        caller doesn't stop it.
        """
        writing = Writing(rows, asyncio.get_running_loop().create_future(), deleted)
        self.waiting.append(writing)
        if self.writer is None:
            self.writer = asyncio.create_task(self.write_waiting())
        await writing.done

    async def write_waiting(self) -> None:
        try:
            while self.waiting:
                batch, self.waiting = self.waiting, []
                await self.write(batch)
        finally:
            self.writer = None

    async def write(self, batch: Sequence[Writing]) -> None:
        """Write all at once; if one of them makes that fail, write each by itself."""
        try:
            await self.commit(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                finish(batch, unwritten(error))
            else:
                for each in batch:
                    await self.write([each])
        except FAILURES as error:
            finish(batch, unwritten(error))
        except Exception as error:
            finish(batch, error)
        else:
            finish(batch, None)

    async def commit(self, batch: Sequence[Writing]) -> None:
        assert self.connection is not None, "the store is not open"
        self.check_files()
        async with self.connection.begin():
            for kind, inserting in INSERTING.items():
                if rows := [row for each in batch for each_kind, row in each.rows if each_kind is kind]:
                    await self.connection.execute(inserting, rows)
            if deleted := [{"name": name} for each in batch for name in each.deleted]:
                for deleting in DELETING:
                    await self.connection.execute(deleting, deleted)
            if marks := [row["mark"] for each in batch for kind, row in each.rows if kind is HealthRow]:
                await self.connection.execute(delete(HealthRow).where(HealthRow.mark.not_in(marks)))
        self.check_files()

    def check_files(self) -> None:
        """Fail if the files were moved: what is written to them then is lost. A store that was never opened, to read
        beside a running server, has no files to check.
        """
        if self.files is not None:
            self.files.check()


def written_row(table: str, row: Row) -> dict[str, Any]:
    return {
        "table": table,
        "number": row.number,
        "kind": row.kind,
        "seat": row.seat,
        "key": row.key,
        "what": {
            "answers": [list(given) for given in row.answers],
            "bot": row.bot,
            "instead": row.instead,
            **({} if row.text is None else {"text": row.text}),
        },
        "since": row.since,
        "lines": list(row.lines),
        "written": now(),
    }


def read_row(row: LogRow) -> Row:
    """A row of the log. One that can't be understood keeps its lines, and the table freezes there."""
    lines = tuple(map(str, row.lines))
    try:
        answers = tuple(Given(*given) for given in row.what["answers"])
        bot, instead, text = row.what["bot"], row.what["instead"], row.what.get("text")
    except (KeyError, TypeError):
        return Row(row.number, UNREADABLE, row.seat, row.key, since=row.since, lines=lines)
    return Row(row.number, cast(RowKind, row.kind), row.seat, row.key, answers, bot, instead, row.since, lines, text)
