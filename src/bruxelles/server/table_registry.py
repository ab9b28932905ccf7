"""All tables of a server. Those in use are in memory; others are replayed when somebody comes."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic

from bruxelles.games import find_rulebook
from bruxelles.kernel.commitment import new_seed
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.record import Record, write_record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import check_plays_on, replay
from bruxelles.server.bots import BotRunner
from bruxelles.server.config import Config
from bruxelles.server.disk import DiskError
from bruxelles.server.expiry import delete_expired_tables
from bruxelles.server.forking import cut, without_secrets
from bruxelles.server.links import HOST, VIEW, digest, new_token
from bruxelles.server.loading import Loaded, load, open_match, opening_lines
from bruxelles.server.monitoring import note
from bruxelles.server.opening import (
    ForkAsked,
    RecordAsked,
    SeatOpened,
    SeatsAsked,
    TableAsked,
    TableOpened,
    seats_for,
)
from bruxelles.server.refusals import Refused
from bruxelles.server.seated_match import SeatedMatch
from bruxelles.server.store import Store, Visit
from bruxelles.server.stored_table import Beginning, StoredTable
from bruxelles.server.table import LiveTable
from bruxelles.server.viewer import Viewer
from bruxelles.server.watchers import AGAIN, DELETED


class TableRegistry:
    """Opens, finds and deletes tables."""

    def __init__(self, config: Config, store: Store, bot_runner: BotRunner) -> None:
        self.config = config
        self.store = store
        self.bot_runner = bot_runner
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tidying: asyncio.Task[None] | None = None
        self.expiring: asyncio.Task[None] | None = None
        self.deleting: set[str] = set()  # tables that are being deleted from disk
        self.visits: dict[str, Visit] = {}  # to tables that were put away since visits were last saved
        self.count = 0
        self.on_bot_failure: Callable[[str], None] = lambda reason: None

    async def open(self) -> None:
        """Open the store, unless that is done: a server does it before it listens, other applications at startup."""
        if self.tidying is not None:
            return
        try:
            await self.store.open()
            self.count = await self.store.count()
        except BaseException:
            await self.close()
            raise
        self.tidying = asyncio.create_task(self.tidy_up())
        self.expiring = asyncio.create_task(delete_expired_tables(self))

    async def close(self) -> None:
        of_tables = [task for table in self.tables.values() for task in (table.bot_turns.thinking, table.revealing)]
        tasks = [task for task in (self.tidying, self.expiring, *of_tables) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.tables.values():
            table.watchers.dismiss(AGAIN)
        await self.bot_runner.close()
        if self.store.connection is not None:
            await self.save_visits()
        await self.store.close()

    async def find(self, name: str) -> LiveTable:
        """The table, loaded if necessary. It stays in memory at least until the caller awaits something."""
        while True:
            if name in self.deleting:
                raise Refused(404, "there is no such table")
            table = self.tables.get(name)
            if table is not None and not table.broken:
                self.tables.move_to_end(name)
                table.used = monotonic()
                return table
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self.load(name))
            # If one of several who wait for it is cancelled, the others still get it.
            await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveTable:
        try:
            broken = self.tables.pop(name, None)
            if broken is not None:
                broken.watchers.dismiss(AGAIN)
            stored = await self.store.fetch(name) if len(name) <= 40 else None
            if stored is None:
                raise Refused(404, "there is no such table")
            return self.enter(stored, await asyncio.to_thread(load, stored.beginning, stored.rows))
        finally:
            del self.loading[name]

    def enter(self, stored: StoredTable, loaded: Loaded) -> LiveTable:
        table = LiveTable(stored, loaded, self.store, self.bot_runner, self.config)
        table.bot_turns.on_failure = self.on_bot_failure
        self.tables[table.id] = table
        self.make_room()
        table.await_shares()
        return table

    def make_room(self) -> None:
        """Put away tables that nobody uses, starting with those unused for longest."""
        for table in list(self.tables.values())[:-1]:
            if len(self.tables) <= self.config.most_live_tables:
                return
            if not table.in_use:
                self.put_away(table)

    async def tidy_up(self) -> None:
        """Now and then, put away tables that are over or that nobody has visited for a while."""
        while True:
            await asyncio.sleep(self.config.tidy_seconds)
            for table in list(self.tables.values()):
                if not table.in_use and (table.over or table.used < monotonic() - self.config.idle_seconds):
                    self.put_away(table)

    def put_away(self, table: LiveTable) -> None:
        """Remove a table from memory. It is marked as broken, so that anybody who still has it must find it again, and
        there are never two of it.
        """
        table.broken = True
        del self.tables[table.id]
        if table.visited > table.visit_saved:
            self.visits[table.id] = table.visit

    async def save_visits(self) -> None:
        """Save who was where. A server that is killed loses only the visits of the last hour: the state of a game is
        saved with each answer.
        """
        here = [table for table in self.tables.values() if table.visit.at > table.visit_saved]
        visits = {**self.visits, **{table.id: table.visit for table in here}}
        self.visits = {}
        if not visits:
            return
        try:
            await self.store.save_visits([*visits.values()])
        except DiskError as error:
            note("disk failed", logging.ERROR, reason=str(error.reason))
        else:
            for table in here:
                table.visit_saved = visits[table.id].at

    async def delete_tables(self, names: Sequence[str]) -> None:
        """Delete tables that nobody uses from memory and disk. While this lasts, nobody can find them."""
        self.deleting.update(names)
        try:
            for name in names:
                if name in self.tables:
                    self.put_away(self.tables[name])
                self.visits.pop(name, None)
            await self.store.delete(names)
            self.count -= len(names)
        finally:
            self.deleting.difference_update(names)

    async def delete(self, table: LiveTable) -> None:
        """Delete a table for its host, and close its pages."""
        async with table.at_rest():
            if table.bot_turns.thinking is not None:
                table.bot_turns.thinking.cancel()
            try:
                await self.delete_tables([table.id])
            except BaseException:
                table.break_off()
                raise
            table.deleted = True
            table.watchers.dismiss(DELETED)

    async def new_table(self, asked: TableAsked) -> TableOpened:
        if asked.seed is not None and not self.config.seeds_allowed:
            raise Refused(403, "this server chooses the seed itself")
        try:
            rulebook = find_rulebook(asked.game)
            settings = rulebook.settings(len(asked.seats), asked.options)
        except Complaint as error:
            raise Refused(422, error) from error
        return await self.seat_people(Record(settings, rulebook.rules_version), asked, asked.seed)

    async def import_record(self, asked: RecordAsked) -> TableOpened:
        """Continue a record, with a new seed and commitment."""
        try:
            record = read_record(asked.record, find_rulebook)
            # A record that can't be replayed must not become a table.
            await asyncio.to_thread(replay, record, find_rulebook(record.settings.game), "", False)
        except Complaint as error:
            raise Refused(422, error) from error
        return await self.continue_record(record, asked)

    async def fork(self, table: LiveTable, viewer: Viewer, asked: ForkAsked) -> TableOpened:
        """Continue from an earlier position of a table, which itself stays as it is."""
        async with table.at_rest():
            match = table.readable().match
            last = len(match.entries)
            if asked.entry > last:
                raise Refused(422, "the record has {entries} entries, not {entry}", entries=last, entry=asked.entry)
            if match.over and asked.entry == last:
                raise Refused(422, "the game is already over there; there is nothing left to play")
            record, knowing = cut(match, asked.entry), None if match.over else viewer.alone
        if knowing is not None:
            record = await asyncio.to_thread(without_secrets, record, match.rulebook, knowing)
        return await self.continue_record(record, asked)

    async def continue_record(self, record: Record, asked: RecordAsked | ForkAsked) -> TableOpened:
        if len(asked.seats) != record.settings.seats:
            given = len(asked.seats)
            raise Refused(422, "the record has {seats} seats, not {given}", seats=record.settings.seats, given=given)
        try:
            check_plays_on(record, find_rulebook(record.settings.game))
        except Complaint as error:
            raise Refused(422, error) from error
        return await self.seat_people(record, asked, None)

    async def seat_people(self, record: Record, asked: SeatsAsked, given_seed: str | None) -> TableOpened:
        if self.count >= self.config.most_tables:
            raise Refused(503, "this server can't take any more tables")
        seats = seats_for(asked.seats)
        seed = new_seed() if given_seed is None else given_seed
        record.players = tuple(seat.name or seat.bot or "" for seat in seats)
        base = write_record(record, find_rulebook(record.settings.game))
        gather = asked.gather and any(seat.bot is None for seat in seats)
        match = await asyncio.to_thread(open_match, base, seed, gather)
        beginning = Beginning(new_name(), base, seed, opening_lines(match), tuple(seats))
        tokens = {HOST: new_token(), VIEW: new_token()}
        tokens |= {str(seat.person): new_token() for seat in seats if seat.bot is None}
        stored = StoredTable(beginning, {holder: digest(token) for holder, token in tokens.items()})
        await self.store.create(record.settings.game, stored, "over" if match.over else "unbegun")
        self.count += 1
        self.enter(stored, Loaded(SeatedMatch(match, list(seats))))
        opened = [
            SeatOpened(seat=number, kind=each.kind, token=tokens.get(str(seat.person)))
            for number, (each, seat) in enumerate(zip(asked.seats, seats, strict=True), 1)
        ]
        return TableOpened(table=beginning.table, host=tokens[HOST], view=tokens[VIEW], seats=opened)


def new_name() -> str:
    return secrets.token_urlsafe(9)
