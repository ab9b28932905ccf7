"""The turns of bots at a table, one answer after another while somebody is looking."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from bruxelles.server.bots import BotRunner, Turn, answer_of
from bruxelles.server.disk import DiskError
from bruxelles.server.monitoring import note
from bruxelles.server.stored_table import Given, Row

if TYPE_CHECKING:
    from bruxelles.server.table import LiveTable


class BotTurns:
    """Asks the bots of a table for their answers. It keeps no table, so that a table is gone when nobody has it."""

    def __init__(self, runner: BotRunner) -> None:
        self.runner = runner
        self.thinking: asyncio.Task[None] | None = None
        self.on_failure: Callable[[str], None] = lambda reason: None

    def go_on(self, table: LiveTable) -> None:
        seated = None if table.error is not None else table.seated
        if self.thinking is None and seated is not None and seated.bot is not None:
            self.thinking = asyncio.create_task(self.think(table))

    async def think(self, table: LiveTable) -> None:
        try:
            # Bots that nobody watches would take time from bots that somebody is waiting for.
            while not table.broken and table.looked_at and await self.answer(table):
                pass
        except DiskError as error:
            note("disk failed", logging.ERROR, table=table.id, reason=str(error.reason))
        except Exception:
            note("bot turn failed", logging.ERROR, exc_info=True, table=table.id)
            table.break_off()
        finally:
            self.thinking = None

    async def answer(self, table: LiveTable) -> bool:
        """Let the bot whose turn it is answer once; False if it is no bot's turn."""
        async with table.at_rest():
            seated = table.playable()
            seat, bot, number = seated.match.seat, seated.bot, seated.number
            if seat is None or bot is None:
                return False
            entries, options = list(seated.match.entries), seated.match.numbers
        turn = Turn(table.id, table.stored.beginning.base, entries, bot, table.guest)
        option, instead = await answer_of(self.runner, turn, options, self.on_failure)
        async with table.at_rest():
            if seated.number != number:
                return True
            if instead is not None:
                await table.write(Row(number + 1, "seat", seat, None, bot=bot, instead=instead))
            decision = seated.match.waiting()
            assert decision is not None
            kind = seated.match.kind(decision)
            given = Given(seat, kind.name, kind.token(option))
            await table.write(Row(seated.number + 1, "answer", seat, None, (given,)))
        return True
