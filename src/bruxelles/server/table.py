"""A live table: its game in memory, who looks at it, and every change on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Literal

from bruxelles.bots.bot import BotError
from bruxelles.bots.registry import simpler
from bruxelles.kernel import explain
from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.kernel.record import Entry
from bruxelles.server.bots import BotFailedError, BotRunner, Turn
from bruxelles.server.config import Config
from bruxelles.server.disk import DiskError
from bruxelles.server.frames import Frame, FrameBuilder, Viewer, frozen_frame
from bruxelles.server.keeping import State
from bruxelles.server.links import digest, holder_of, viewer_of
from bruxelles.server.loading import Loaded, stored_record
from bruxelles.server.monitoring import note
from bruxelles.server.refusals import Refused, problem_shown
from bruxelles.server.seated_match import Given, Row, RowKind, SeatedMatch
from bruxelles.server.store import Store, Stored, Visit

AGAIN = 1012  # a page that is told so comes back
BAD_TOKEN = 4401
DELETED = 4410


@dataclass(eq=False)
class Watcher:
    """A page that looks at the table: what its token is good for, and what it was told last."""

    holder: str
    viewer: Viewer
    since: int
    news: asyncio.Event = field(default_factory=asyncio.Event)
    dismissed: int | None = None  # the code with which it has to go
    arrived: float = field(default_factory=monotonic)

    def dismiss(self, code: int) -> None:
        self.dismissed = code
        self.news.set()


def by_somebody(row: Row) -> bool:
    """True for an answer of a person; bots have no keys."""
    return row.kind == "answer" and row.key is not None


class LiveTable:
    """One table that somebody uses."""

    def __init__(self, stored: Stored, loaded: Loaded, store: Store, bot_runner: BotRunner, config: Config) -> None:
        self.id = stored.kept.table
        self.stored = stored
        self.store = store
        self.bot_runner = bot_runner
        self.seated = loaded.seated
        self.error = loaded.error
        self.frame_builder = None if loaded.seated is None else FrameBuilder(self.id, loaded.seated)
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.present = [False for _ in self.seat_numbers]  # for each seat, whether somebody looks on from it
        self.keys = {row.key: row for row in stored.rows if row.key is not None}
        self.thinking: asyncio.Task[None] | None = None
        self.reveal_seconds = config.reveal_seconds
        self.revealing: asyncio.Task[None] | None = None  # waits for shares that were promised
        self.used = monotonic()  # when somebody last came, whoever it was
        self.begun = any(map(by_somebody, stored.rows))
        self.visited = 0.0  # when somebody with a link last came, in seconds since 1970; and what the disk knows of it
        self.noted = 0.0
        self.bot_pause = config.bot_pause
        self.guest = ""  # who looked at it last, or opened it
        self.looked: float | None = None  # when; nobody yet
        self.visitors = 0  # who is at it, or waits for the others
        self.broken = False  # put away, or memory and disk may differ: it must be loaded again
        self.deleted = False
        self.on_bot_failure: Callable[[str], None] = lambda reason: None

    def authorise(self, token: str) -> tuple[str, Viewer]:
        holder = holder_of(token, self.stored.links)
        if holder is None:
            raise Refused(401, "this link doesn't belong to this table, or no longer does")
        self.visited = time()
        return holder, viewer_of(holder, self.stored.kept.seats)

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[None]:
        """The table as it is on disk, and nobody else at it meanwhile."""
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
            return frozen_frame(self.stored.kept, viewer, self.present, error)
        return self.frame_builder.frame(viewer, since, self.present, error)

    @property
    def seat_numbers(self) -> range:
        return range(len(self.stored.kept.seats))

    def readable(self) -> SeatedMatch:
        """What happened, as far as the rules follow it."""
        if self.seated is None:
            raise Refused(409, "this table can't be reviewed: {reason}", reason=self.error or "")
        return self.seated

    @property
    def in_use(self) -> bool:
        at_work = self.thinking is not None or self.revealing is not None
        return bool(self.watchers) or self.visitors > 0 or at_work

    @property
    def over(self) -> bool:
        return self.seated is not None and self.seated.match.over

    @property
    def state(self) -> State:
        return "over" if self.over else "going" if self.begun else "unbegun"

    @property
    def visit(self) -> Visit:
        """The last one; a page that stays is there now."""
        return Visit(self.id, self.state, time() if self.watchers else self.visited)

    def playable(self) -> SeatedMatch:
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
        """What somebody does for these seats; the same key counts once."""
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
            if kind == "confirm" and seated.match.waits_for_confirmation:
                self.check_confirms(seated, viewer)
            await self.write(Row(seated.number + 1, kind, seats[0], key, answers))
            return self.frame_now(viewer, expected)

    def check_confirms(self, seated: SeatedMatch, viewer: Viewer) -> None:
        if seated.confirms not in viewer.seats:
            seat = 0 if seated.confirms is None else seated.confirms + 1
            raise Refused(403, "only seat {seat} can confirm this turn", seat=seat)

    async def write(self, row: Row) -> None:
        """Change the game, then the disk; only then does anybody hear of it."""
        seated, state = self.playable(), self.state
        try:
            row = seated.apply(row)
        except IllegalAnswerError as error:
            raise Refused(422, error, self.rule_against(row)) from error
        except BaseException:
            self.break_off()
            raise
        self.begun = self.begun or by_somebody(row)
        try:
            await self.store.append(self.id, row, None if self.state == state else self.state)
        except BaseException:
            self.break_off()
            raise
        self.stored.rows.append(row)
        if row.key is not None:
            self.keys[row.key] = row
        self.tell_everybody()
        self.let_bots_think()
        self.await_shares()

    def break_off(self) -> None:
        """What is in memory can't be trusted any more; pages come back to what is on disk."""
        self.broken = True
        self.dismiss(AGAIN)

    def rule_against(self, row: Row) -> str | None:
        """The rule that forbids an answer, if it is the first one that is refused. Whoever isn't asked breaks no rule,
        and may not learn what is decided in secret.
        """
        match = self.playable().match
        for given in row.answers[:1]:
            if given.seat != match.seat:
                return None
            try:
                refusal = explain.why_not(match, given.token, given.decision)
            except IllegalAnswerError:
                return None
            return None if refusal is None else refusal.rule
        return None

    def tell_everybody(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()

    def look(self, guest: str) -> None:
        """Somebody is here: bots go on."""
        self.guest = guest
        self.looked = monotonic()
        self.let_bots_think()

    @property
    def looked_at(self) -> bool:
        recently = self.looked is not None and monotonic() < self.looked + self.bot_pause
        return recently or bool(self.watchers)

    def arrive(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        watcher.news.set()
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.looked = monotonic()
        self.tell_presence()

    def tell_presence(self) -> None:
        """A further page of somebody who is there already is no news to the others."""
        present = [any(seat in watcher.viewer.seats for watcher in self.watchers) for seat in self.seat_numbers]
        if present != self.present:
            self.present = present
            self.tell_everybody()

    def dismiss(self, code: int, holder: str | None = None) -> None:
        """Send pages away: those of one holder, or all."""
        for watcher in self.watchers:
            if holder is None or watcher.holder == holder:
                watcher.dismiss(code)

    async def renew_link(self, seat: int, token: str) -> None:
        """A new link for a seat; pages with the old one have to go."""
        place = self.stored.kept.seats[seat]
        if place.kind not in ("link", "bot"):
            raise Refused(422, "seat {seat} plays at the host's screen and has no link", seat=seat + 1)
        await self.renew(str(place.person), token)

    async def renew(self, holder: str, token: str) -> None:
        """A new link for a person, for the host, or for all who look on."""
        async with self.at_rest():
            await self.store.renew(self.id, holder, digest(token))
            self.stored.links[holder] = digest(token)
            self.dismiss(BAD_TOKEN, holder)

    async def seat_bot(self, viewer: Viewer, seat: int, bot: str | None) -> Frame:
        async with self.at_rest():
            seated = self.playable()
            number = seated.number
            if seated.seats[seat].bot != bot:
                await self.write(Row(number + 1, "seat", seat, None, bot=bot))
            return self.frame_now(viewer, number)

    async def add_share(self, kind: Literal["share", "reveal"], viewer: Viewer, text: str) -> Frame:
        """Promise or reveal the share of whoever asks. Said again it changes nothing."""
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
        """Wait for no further promise; said again it changes nothing."""
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
        """Whoever promised a share has so long to reveal it; the others don't wait any longer."""
        try:
            await asyncio.sleep(self.reveal_seconds)
            async with self.at_rest():
                seated = self.playable()
                if seated.gathering is not None:
                    await self.write(Row(seated.number + 1, "deal", None, None))
        except Refused:
            pass  # it is read from disk again, and waits anew
        except DiskError as error:
            note("disk failed", logging.ERROR, table=self.id, reason=str(error.reason))
        finally:
            self.revealing = None

    async def record(self, viewer: Viewer) -> str:
        async with self.at_rest():
            if self.seated is None or self.error is not None:
                return stored_record(self.stored.kept, self.stored.rows, viewer.alone)
            return self.seated.match.record(viewer.alone)

    def let_bots_think(self) -> None:
        if self.thinking is None and self.seated is not None and self.error is None and self.seated.bot is not None:
            self.thinking = asyncio.create_task(self.think())

    async def think(self) -> None:
        try:
            # Bots that play for nobody would take time from those that somebody waits for.
            while not self.broken and self.looked_at and await self.bot_turn():
                pass
        except DiskError as error:
            note("disk failed", logging.ERROR, table=self.id, reason=str(error.reason))
        except Exception:
            note("bot turn failed", logging.ERROR, exc_info=True, table=self.id)
            self.break_off()
        finally:
            self.thinking = None

    async def bot_turn(self) -> bool:
        """One answer of the bot whose turn it is; False if it is nobody's."""
        async with self.at_rest():
            seated = self.playable()
            seat, bot, number = seated.match.seat, seated.bot, seated.number
            if seat is None or bot is None:
                return False
            entries, options = list(seated.match.entries), seated.match.numbers
        option, instead = await self.ask(bot, entries, options)
        async with self.at_rest():
            if seated.number != number:
                return True
            if instead is not None:
                await self.write(Row(number + 1, "seat", seat, None, bot=bot, instead=instead))
            decision = seated.match.waiting()
            assert decision is not None
            kind = seated.match.kind(decision)
            given = Given(seat, kind.name, kind.token(option))
            await self.write(Row(seated.number + 1, "answer", seat, None, (given,)))
        return True

    async def ask(self, bot: str, entries: list[Entry], options: list[int]) -> tuple[int, str | None]:
        """The bot's answer, or that of a simpler one, and who that is."""
        asked: str | None = bot
        while asked is not None:
            try:
                turn = Turn(self.id, self.stored.kept.base, entries, asked, self.guest)
                option = await self.bot_runner.answer(turn)
                if option in options:
                    return option, None if asked == bot else asked
                self.on_bot_failure(f"{asked} gave an answer that is not on offer")
            except (BotError, BotFailedError) as error:
                self.on_bot_failure(str(error))
            asked = simpler(asked)
        # Even without any process the game goes on.
        return options[len(entries) % len(options)], "random"
