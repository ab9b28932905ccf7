"""A live table: its game in memory, its pages and its bots. Every change is on disk before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from time import monotonic, time
from typing import Literal

from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.server.bot_turns import BotTurns
from bruxelles.server.bots import BotRunner
from bruxelles.server.config import Config
from bruxelles.server.disk import DiskError
from bruxelles.server.frames import Frame, FrameBuilder, frozen_frame
from bruxelles.server.keeping import State
from bruxelles.server.links import digest, holder_of, viewer_of
from bruxelles.server.loading import Loaded, stored_record
from bruxelles.server.monitoring import note
from bruxelles.server.previews import rule_against
from bruxelles.server.refusals import Refused, problem_shown
from bruxelles.server.seated_match import SeatedMatch
from bruxelles.server.store import Store, Visit
from bruxelles.server.stored_table import Given, Row, RowKind, StoredTable
from bruxelles.server.viewer import Viewer
from bruxelles.server.watchers import AGAIN, BAD_TOKEN, Watcher, Watchers


class LiveTable:
    """A table in use."""

    def __init__(
        self, stored: StoredTable, loaded: Loaded, store: Store, bot_runner: BotRunner, config: Config
    ) -> None:
        self.id = stored.beginning.table
        self.stored = stored
        self.store = store
        self.bot_turns = BotTurns(bot_runner)
        self.seated = loaded.seated
        self.error = loaded.error
        self.frame_builder = None if loaded.seated is None else FrameBuilder(self.id, loaded.seated)
        self.lock = asyncio.Lock()
        self.watchers = Watchers(len(stored.beginning.seats))
        self.keys = {row.key: row for row in stored.rows if row.key is not None}
        self.reveal_seconds = config.reveal_seconds
        self.revealing: asyncio.Task[None] | None = None  # waits for promised shares
        self.used = monotonic()  # when it was last asked for, by anybody
        self.begun = any(row.is_by_a_person for row in stored.rows)
        self.visited = 0.0  # when somebody with a link last came, in seconds since 1970
        self.visit_saved = 0.0  # the last visit that is on disk
        self.bot_pause = config.bot_pause
        self.guest = ""  # who opened it or looked at it last
        self.looked: float | None = None  # when somebody last looked at it
        self.visitors = 0  # how many requests are using it or waiting for its lock
        self.broken = False  # put away, or memory and disk may differ: it must be loaded again
        self.deleted = False

    def authorise(self, token: str) -> tuple[str, Viewer]:
        holder = holder_of(token, self.stored.links)
        if holder is None:
            raise Refused(401, "this link doesn't belong to this table, or no longer does")
        self.visited = time()
        return holder, viewer_of(holder, self.stored.beginning.seats)

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """Use the table alone, in the state that is on disk."""
        self.visitors += 1
        try:
            async with self.lock:
                if self.deleted:
                    raise Refused(404, "there is no such table")
                if self.broken:
                    raise Refused(503, "this table is being reloaded from disk; try again")
                yield
        finally:
            self.visitors -= 1

    async def frame(self, viewer: Viewer, since: int) -> Frame:
        async with self.at_rest():
            return self.frame_now(viewer, since)

    def frame_now(self, viewer: Viewer, since: int) -> Frame:
        error = None if self.error is None else problem_shown(self.error)
        if self.frame_builder is None:
            return frozen_frame(self.stored.beginning, viewer, self.watchers.present, error)
        return self.frame_builder.frame(viewer, since, self.watchers.present, error)

    @property
    def seat_numbers(self) -> range:
        return range(len(self.stored.beginning.seats))

    @property
    def in_use(self) -> bool:
        working = self.bot_turns.thinking is not None or self.revealing is not None
        return bool(self.watchers) or self.visitors > 0 or working

    @property
    def over(self) -> bool:
        return self.seated is not None and self.seated.match.over

    @property
    def state(self) -> State:
        return "over" if self.over else "going" if self.begun else "unbegun"

    @property
    def visit(self) -> Visit:
        """The last visit; a page that is still open counts as a visit now."""
        return Visit(self.id, self.state, time() if self.watchers else self.visited)

    def readable(self) -> SeatedMatch:
        """The match, as far as the rules can replay it."""
        if self.seated is None:
            raise Refused(409, "this table can't be reviewed: {reason}", reason=self.error or "")
        return self.seated

    def playable(self) -> SeatedMatch:
        """The match, if it can be continued."""
        if self.seated is None or self.error is not None:
            raise Refused(409, "this table can't be continued: {reason}", reason=self.error or "")
        return self.seated

    async def act(
        self,
        kind: RowKind,
        viewer: Viewer,
        seats: Sequence[int],
        expected: int,
        key: str,
        answers: tuple[Given, ...] = (),
    ) -> Frame:
        """Do something for these seats. A request sent twice with the same key counts once."""
        async with self.at_rest():
            if key in self.keys:
                done = self.keys[key]
                if (done.kind, done.seat, done.answers) != (kind, seats[0], answers):
                    raise Refused(422, "this key was already used for another request; each request needs its own key")
                return self.frame_now(viewer, expected)
            seated = self.playable()
            for seat in seats:
                if seat not in viewer.seats:
                    raise Refused(403, "this link isn't for seat {seat}", seat=seat + 1)
                if seated.seats[seat].bot is not None:
                    raise Refused(403, "a bot is playing for seat {seat} at the moment", seat=seat + 1)
            if expected != seated.number:
                raise Refused(
                    409,
                    "the table is already at {number}, not at {expected}",
                    frame=self.frame_now(viewer, expected).json,
                    number=seated.number,
                    expected=expected,
                )
            if kind == "confirm" and seated.match.waits_for_confirmation and seated.confirms not in viewer.seats:
                seat = 0 if seated.confirms is None else seated.confirms + 1
                raise Refused(403, "only seat {seat} can confirm this turn", seat=seat)
            await self.write(Row(seated.number + 1, kind, seats[0], key, answers))
            return self.frame_now(viewer, expected)

    async def write(self, row: Row) -> None:
        """Change the game, then the disk, and only then tell anybody."""
        seated, state = self.playable(), self.state
        try:
            row = seated.apply(row)
        except IllegalAnswerError as error:
            rule = rule_against(seated.match, row.answers[0]) if row.answers else None
            raise Refused(422, error, rule) from error
        except BaseException:
            self.break_off()
            raise
        self.begun = self.begun or row.is_by_a_person
        try:
            await self.store.append(self.id, row, None if self.state == state else self.state)
        except BaseException:
            self.break_off()
            raise
        self.stored.rows.append(row)
        if row.key is not None:
            self.keys[row.key] = row
        self.watchers.tell_all()
        self.bot_turns.go_on(self)
        self.await_shares()

    def break_off(self) -> None:
        """Give up what is in memory, which may be wrong. Pages reconnect and get what is on disk."""
        self.broken = True
        self.watchers.dismiss(AGAIN)

    def look(self, guest: str) -> None:
        """Somebody is looking, so bots continue."""
        self.guest = guest
        self.looked = monotonic()
        self.bot_turns.go_on(self)

    @property
    def looked_at(self) -> bool:
        recently = self.looked is not None and monotonic() < self.looked + self.bot_pause
        return recently or bool(self.watchers)

    def leave(self, watcher: Watcher) -> None:
        self.looked = monotonic()
        self.watchers.leave(watcher)

    async def renew_link(self, seat: int, token: str) -> None:
        """Make a new link for a seat. Pages with the old one are closed."""
        place = self.stored.beginning.seats[seat]
        if place.kind not in ("link", "bot"):
            raise Refused(422, "seat {seat} plays at the host's screen and has no link", seat=seat + 1)
        await self.renew(str(place.person), token)

    async def renew(self, holder: str, token: str) -> None:
        """Make a new link for a person, the host, or the spectators."""
        async with self.at_rest():
            await self.store.renew(self.id, holder, digest(token))
            self.stored.links[holder] = digest(token)
            self.watchers.dismiss(BAD_TOKEN, holder)

    async def seat_bot(self, viewer: Viewer, seat: int, bot: str | None) -> Frame:
        async with self.at_rest():
            seated = self.playable()
            number = seated.number
            if seated.seats[seat].bot != bot:
                await self.write(Row(number + 1, "seat", seat, None, bot=bot))
            return self.frame_now(viewer, number)

    async def add_share(self, kind: Literal["share", "reveal"], viewer: Viewer, text: str) -> Frame:
        """Promise or reveal the viewer's share. Repeating the request changes nothing."""
        async with self.at_rest():
            seated = self.playable()
            if viewer.seat is None:
                raise Refused(403, "only players can share in the shuffle")
            if viewer.seat not in seated.people:
                raise Refused(403, "a bot is playing for seat {seat} at the moment", seat=viewer.seat + 1)
            if not seated.has_share(kind, viewer.seat, text):
                await self.write(Row(seated.number + 1, kind, viewer.seat, None, text=text))
            return self.frame_now(viewer, 0)

    async def begin(self, viewer: Viewer) -> Frame:
        """Wait for no further promises. Repeating the request changes nothing."""
        async with self.at_rest():
            seated = self.playable()
            if seated.gathering is not None and not seated.gathering.closed:
                await self.write(Row(seated.number + 1, "begin", None, None))
            return self.frame_now(viewer, 0)

    def await_shares(self) -> None:
        gathering = None if self.seated is None or self.error is not None else self.seated.gathering
        if gathering is not None and gathering.closed and self.revealing is None:
            self.revealing = asyncio.create_task(self.deal_in_time())

    async def deal_in_time(self) -> None:
        """Deal after a while without the shares that were promised but not revealed."""
        try:
            await asyncio.sleep(self.reveal_seconds)
            async with self.at_rest():
                seated = self.playable()
                if seated.gathering is not None:
                    await self.write(Row(seated.number + 1, "deal", None, None))
        except Refused:
            pass  # once reloaded from disk, the table waits again
        except DiskError as error:
            note("disk failed", logging.ERROR, table=self.id, reason=str(error.reason))
        finally:
            self.revealing = None

    async def record(self, viewer: Viewer) -> str:
        async with self.at_rest():
            if self.seated is None or self.error is not None:
                return stored_record(self.stored.beginning, self.stored.rows, viewer.alone)
            return self.seated.match.record(viewer.alone)
