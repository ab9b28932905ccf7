"""All tables: those in use are in memory, the others are replayed when somebody opens them."""

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
from bruxelles.kernel.record import Record
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.replay import check_plays_on, replay
from bruxelles.server import wire
from bruxelles.server.bots import BotRunner, check_bot
from bruxelles.server.config import Config
from bruxelles.server.disk import DiskError
from bruxelles.server.expiry import delete_expired_tables
from bruxelles.server.forking import cut, without_secrets
from bruxelles.server.frames import Viewer
from bruxelles.server.links import HOST, VIEW, digest, new_token
from bruxelles.server.loading import Kept, Loaded, load
from bruxelles.server.monitoring import note
from bruxelles.server.refusals import Refused
from bruxelles.server.seated_match import Seat, SeatedMatch, base_record, open_match, opening_lines
from bruxelles.server.store import Store, Stored, Visit
from bruxelles.server.table import AGAIN, DELETED, LiveTable


class TableRegistry:
    """Opens tables and finds them again."""

    def __init__(self, config: Config, store: Store, bot_runner: BotRunner) -> None:
        self.config = config
        self.store = store
        self.bot_runner = bot_runner
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tidying: asyncio.Task[None] | None = None
        self.expiring: asyncio.Task[None] | None = None
        self.deleting: set[str] = set()  # the disk is about to forget them
        self.visits: dict[str, Visit] = {}  # to tables that were put away since visits were noted
        self.count = 0
        self.on_bot_failure: Callable[[str], None] = lambda reason: None

    async def open(self) -> None:
        """Once is enough: a server opens it before it listens, an application without one when it starts."""
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
        of_tables = [task for table in self.tables.values() for task in (table.thinking, table.revealing)]
        tasks = [task for task in (self.tidying, self.expiring, *of_tables) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.tables.values():
            table.dismiss(AGAIN)
        await self.bot_runner.close()
        if self.store.connection is not None:
            await self.note_visits()
        await self.store.close()

    async def find(self, name: str) -> LiveTable:
        """The table, loaded if need be. Whoever goes on without waiting finds it still here."""
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
            # Several may wait for it; one that goes away must not take it from the others.
            await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveTable:
        try:
            broken = self.tables.pop(name, None)
            if broken is not None:
                broken.dismiss(AGAIN)
            stored = await self.store.fetch(name) if len(name) <= 40 else None
            if stored is None:
                raise Refused(404, "there is no such table")
            return self.enter(stored, await asyncio.to_thread(load, stored.kept, stored.rows))
        finally:
            del self.loading[name]

    def enter(self, stored: Stored, loaded: Loaded) -> LiveTable:
        table = LiveTable(stored, loaded, self.store, self.bot_runner, self.config)
        table.on_bot_failure = self.on_bot_failure
        self.tables[table.id] = table
        self.make_room()
        table.await_shares()
        return table

    def make_room(self) -> None:
        """Put tables away that nobody uses, those first that were unused longest."""
        for table in list(self.tables.values())[:-1]:
            if len(self.tables) <= self.config.most_live_tables:
                return
            if not table.in_use:
                self.put_away(table)

    async def tidy_up(self) -> None:
        """From time to time put tables away that are over or that nobody has come to for long."""
        while True:
            await asyncio.sleep(self.config.tidy_seconds)
            for table in list(self.tables.values()):
                if not table.in_use and (table.over or table.used < monotonic() - self.config.idle_seconds):
                    self.put_away(table)

    def put_away(self, table: LiveTable) -> None:
        """There is never a second one of it: whoever still has this one is told to find it again."""
        table.broken = True
        del self.tables[table.id]
        if table.visited > table.noted:
            self.visits[table.id] = table.visit

    async def note_visits(self) -> None:
        """Tell the disk who was where. A server that is killed forgets an hour of looking on and nothing else: how far
        a game is goes to disk with the answer.
        """
        here = [table for table in self.tables.values() if table.visit.at > table.noted]
        visits = {**self.visits, **{table.id: table.visit for table in here}}
        self.visits = {}
        if not visits:
            return
        try:
            await self.store.note([*visits.values()])
        except DiskError as error:
            note("disk failed", logging.ERROR, reason=str(error.reason))
        else:
            for table in here:
                table.noted = visits[table.id].at

    async def delete_tables(self, names: Sequence[str]) -> None:
        """Tables that nobody is at leave memory and disk. Nobody finds them meanwhile."""
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
        """The host wants it gone; whoever looks on is told."""
        async with table.at_rest():
            if table.thinking is not None:
                table.thinking.cancel()
            try:
                await self.delete_tables([table.id])
            except BaseException:
                table.break_off()
                raise
            table.deleted = True
            table.dismiss(DELETED)

    async def new_table(self, asked: wire.TableAsked) -> wire.TableOpened:
        if asked.seed is not None and not self.config.seeds_allowed:
            raise Refused(403, "this server chooses the seed itself")
        try:
            rulebook = find_rulebook(asked.game)
            settings = rulebook.settings(len(asked.seats), asked.options)
        except Complaint as error:
            raise Refused(422, error) from error
        return await self.seat_people(Record(settings, rulebook.rules_version), asked, asked.seed)

    async def import_record(self, asked: wire.RecordAsked) -> wire.TableOpened:
        """Go on from a record, with a seed and a commitment of our own."""
        try:
            record = read_record(asked.record, find_rulebook)
            # A record that can't be followed must not become a table.
            await asyncio.to_thread(replay, record, find_rulebook(record.settings.game), "", False)
        except Complaint as error:
            raise Refused(422, error) from error
        return await self.go_on(record, asked)

    async def fork(self, table: LiveTable, viewer: Viewer, asked: wire.ForkAsked) -> wire.TableOpened:
        """Go on from an earlier position of a table, which knows nothing of it."""
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
        return await self.go_on(record, asked)

    async def go_on(self, record: Record, asked: wire.RecordAsked | wire.ForkAsked) -> wire.TableOpened:
        if len(asked.seats) != record.settings.seats:
            given = len(asked.seats)
            raise Refused(422, "the record has {seats} seats, not {given}", seats=record.settings.seats, given=given)
        try:
            check_plays_on(record, find_rulebook(record.settings.game))
        except Complaint as error:
            raise Refused(422, error) from error
        return await self.seat_people(record, asked, None)

    async def seat_people(self, record: Record, asked: wire.SeatsAsked, given_seed: str | None) -> wire.TableOpened:
        if self.count >= self.config.most_tables:
            raise Refused(503, "this server can't take any more tables")
        seats = seats_for(asked.seats)
        seed = new_seed() if given_seed is None else given_seed
        base = base_record(record, [seat.name or seat.bot or "" for seat in seats])
        gather = asked.gather and any(seat.bot is None for seat in seats)
        match = await asyncio.to_thread(open_match, base, seed, gather)
        kept = Kept(new_name(), base, seed, opening_lines(match), tuple(seats))
        tokens = {HOST: new_token(), VIEW: new_token()}
        tokens |= {str(seat.person): new_token() for seat in seats if seat.bot is None}
        stored = Stored(kept, {holder: digest(token) for holder, token in tokens.items()})
        await self.store.create(record.settings.game, stored, "over" if match.over else "unbegun")
        self.count += 1
        self.enter(stored, Loaded(SeatedMatch(match, list(seats))))
        opened = [
            wire.SeatOpened(seat=number, kind=each.kind, token=tokens.get(str(seat.person)))
            for number, (each, seat) in enumerate(zip(asked.seats, seats, strict=True), 1)
        ]
        return wire.TableOpened(table=kept.table, host=tokens[HOST], view=tokens[VIEW], seats=opened)


def new_name() -> str:
    return secrets.token_urlsafe(9)


def seats_for(asked: Sequence[wire.SeatAsked]) -> list[Seat]:
    """Who sits at one screen is one person; everybody else is a person of their own."""
    seats = []
    colours = colours_for(asked)
    for number, seat in enumerate(asked, 1):
        if seat.kind == "bot" and seat.bot is None:
            raise Refused(422, "seat {seat} is a bot's seat but names no bot", seat=number)
        if seat.kind != "bot" and seat.bot is not None:
            raise Refused(422, "seat {seat} names a bot but its kind is {kind}", seat=number, kind=seat.kind)
        check_bot(seat.bot)
        name = " ".join("".join(sign for sign in seat.name if sign.isprintable()).split())
        person = 0 if seat.kind in ("me", "here") else number
        seats.append(Seat(seat.kind, name, person, colours[number - 1], seat.bot))
    return seats


def colours_for(asked: Sequence[wire.SeatAsked]) -> list[wire.Colour]:
    """What was asked for; whoever asked for nothing gets the colour of the seat, or another one if that is taken."""
    wanted = [seat.colour for seat in asked if seat.colour is not None]
    if len(set(wanted)) < len(wanted):
        raise Refused(422, "two seats can't have the same colour")
    if len(asked) > len(wire.COLOURS):
        most = len(wire.COLOURS)
        raise Refused(422, "there are colours for {most} seats, not {given}", most=most, given=len(asked))
    free = [colour for colour in wire.COLOURS if colour not in wanted]
    colours = []
    for seat, usual in zip(asked, wire.COLOURS, strict=False):
        colour = seat.colour or (usual if usual in free else free[0])
        if seat.colour is None:
            free.remove(colour)
        colours.append(colour)
    return colours
