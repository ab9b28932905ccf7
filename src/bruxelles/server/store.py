"""Tables on disk: an append-only log for each, durable before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
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
from bruxelles.server.loading import Kept
from bruxelles.server.schema import DELETING, INSERTING, Base, HealthRow, LinkRow, LogRow, TableRow, VisitRow
from bruxelles.server.seated_match import Given, Row, RowKind, Seat
from bruxelles.server.sqlite import FAILURES, FileError, Files, durable, prepare, unusable

MIGRATIONS = Path(__file__).with_name("migrations")
PATIENCE = 5.0  # seconds after which whoever asks for health is told that the disk hangs
UNREADABLE = cast(RowKind, "unreadable")


@dataclass
class Stored:
    """A table as it lies on disk."""

    kept: Kept
    links: dict[str, str]  # digests by holder
    rows: list[Row] = field(default_factory=list)


@dataclass(frozen=True)
class Visit:
    """That somebody was at a table, and how far its game was."""

    table: str
    state: State
    at: float  # seconds since 1970

    def row(self) -> dict[str, Any]:
        return {"table": self.table, "state": self.state, "last": moment(self.at)}


def moment(seconds: float) -> str:
    """A time as it is stored: earlier ones come first."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")


def now() -> str:
    return moment(time())


def migrate(connection: Connection) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    # All steps or none; by itself Python begins a transaction only where rows change.
    connection.exec_driver_sql("BEGIN")
    command.upgrade(config, "head")


Rows = list[tuple[type[Base], dict[str, Any]]]


@dataclass
class Writing:
    """Rows on their way to disk, tables that leave it, and who waits for that."""

    rows: Rows
    done: asyncio.Future[None]
    leaving: Sequence[str] = ()


def settle(batch: Sequence[Writing], error: Exception | None) -> None:
    """Tell those who wait that their rows are on disk, or why not."""
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
    """The database. One task writes over one connection, so that no answer waits for a busy file; what comes while it
    writes goes to disk together, because most of the time is the disk's.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files: Files | None = None
        self.engine = engine_of(path)
        self.anew = engine_of(path, poolclass=NullPool)  # every connection a new one
        self.session = async_sessionmaker(self.engine)  # for reading
        self.connection: AsyncConnection | None = None  # for writing
        self.seen = ""  # the table up to which the database was last looked at
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
        """What waits is written first."""
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
        """Write and read as for an answer; it fails as that would."""
        try:
            async with asyncio.timeout(PATIENCE):
                with reading():
                    self.check_files()
                    self.seen = await health.look(self.anew, self.seen)
                row = health.new_row()
                await self.keep([(HealthRow, row)])
                with reading():
                    await health.find(self.anew, row)
        except TimeoutError as error:
            raise unwritten(error) from None

    async def count(self) -> int:
        with reading():
            async with self.session() as session:
                return (await session.scalars(select(func.count()).select_from(TableRow))).one()

    async def overdue(self, state: State, before: float, most: int) -> list[str]:
        """Tables in this state that nobody has come to since; those first that have waited longest."""
        old = select(VisitRow.table).where(VisitRow.state == state, VisitRow.last < moment(before))
        with reading():
            async with self.session() as session:
                return [*await session.scalars(old.order_by(VisitRow.last).limit(most))]

    async def create(self, game: str, stored: Stored, state: State = "unbegun") -> None:
        kept = stored.kept
        table = {
            "id": kept.table,
            "game": game,
            "base": kept.base,
            "seed": kept.seed,
            "opening": None if kept.opening is None else list(kept.opening),
            "seats": [asdict(seat) for seat in kept.seats],
            "opened": now(),
        }
        links = [{"table": kept.table, "holder": holder, "digest": digest} for holder, digest in stored.links.items()]
        visit = Visit(kept.table, state, time()).row()
        await self.keep([(TableRow, table), *((LinkRow, link) for link in links), (VisitRow, visit)])

    async def fetch(self, table: str) -> Stored | None:
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
                kept = Kept(table, found.base, found.seed, opening, seats)
                return Stored(kept, {link.holder: link.digest for link in links}, [read_row(row) for row in log])

    async def append(self, table: str, row: Row, state: State | None = None) -> None:
        """A row, and the state of the table if it is another one now."""
        visits: Rows = [] if state is None else [(VisitRow, Visit(table, state, time()).row())]
        await self.keep([(LogRow, written_row(table, row)), *visits])

    async def note(self, visits: Sequence[Visit]) -> None:
        await self.keep([(VisitRow, visit.row()) for visit in visits])

    async def delete(self, tables: Sequence[str]) -> None:
        """Tables with all that belongs to them."""
        await self.keep([], tables)

    async def renew(self, table: str, holder: str, digest: str) -> None:
        await self.keep([(LinkRow, {"table": table, "holder": holder, "digest": digest})])

    async def keep(self, rows: Rows, leaving: Sequence[str] = ()) -> None:
        """When this returns, the rows are on disk and those tables are not: all of them, or none and it fails. It is
        done even if whoever waited for it has gone.
        """
        writing = Writing(rows, asyncio.get_running_loop().create_future(), leaving)
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
        """All at once; if one has spoilt it for all, each by itself."""
        try:
            await self.commit(batch)
        except IntegrityError as error:
            if len(batch) == 1:
                settle(batch, unwritten(error))
            else:
                for each in batch:
                    await self.write([each])
        except FAILURES as error:
            settle(batch, unwritten(error))
        except Exception as error:
            settle(batch, error)
        else:
            settle(batch, None)

    async def commit(self, batch: Sequence[Writing]) -> None:
        assert self.connection is not None, "the store is not open"
        self.check_files()
        async with self.connection.begin():
            for kind, inserting in INSERTING.items():
                if rows := [row for each in batch for each_kind, row in each.rows if each_kind is kind]:
                    await self.connection.execute(inserting, rows)
            if leaving := [{"name": name} for each in batch for name in each.leaving]:
                for deleting in DELETING:
                    await self.connection.execute(deleting, leaving)
            if marks := [row["mark"] for each in batch for kind, row in each.rows if kind is HealthRow]:
                await self.connection.execute(delete(HealthRow).where(HealthRow.mark.not_in(marks)))
        self.check_files()

    def check_files(self) -> None:
        """What was written into a file that nobody finds again is not on disk. Whoever only reads beside a server has
        not opened the store.
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
    """A row that makes no sense is read all the same: the table freezes there, and its lines are kept."""
    lines = tuple(map(str, row.lines))
    try:
        answers = tuple(Given(*given) for given in row.what["answers"])
        bot, instead, text = row.what["bot"], row.what["instead"], row.what.get("text")
    except (KeyError, TypeError):
        return Row(row.number, UNREADABLE, row.seat, row.key, since=row.since, lines=lines)
    return Row(row.number, cast(RowKind, row.kind), row.seat, row.key, answers, bot, instead, row.since, lines, text)
