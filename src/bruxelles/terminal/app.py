"""The full-screen application: the start screen, the game, and the screens for looking things up."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import suppress
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from bruxelles.terminal.running import Plan, farewell, open_session
from bruxelles.terminal.session import Session
from bruxelles.terminal.start_screen import StartScreen
from bruxelles.terminal.table_screen import TableScreen
from bruxelles.words import speak

PACE = 0.7  # seconds between two answers of bots


class TerminalApp(App[None]):
    """The start screen, then the game. However it ends, the record is on disk."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: ansi_default; color: ansi_default; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, plan: Plan, session: Session | None, notes: list[str], pace: float = PACE) -> None:
        super().__init__(ansi_color=True)
        self.plan = plan
        self.session = session
        self.notes = notes
        self.pace = pace

    def on_mount(self) -> None:
        for number in (signal.SIGTERM, signal.SIGHUP):
            with suppress(NotImplementedError, RuntimeError, ValueError):
                asyncio.get_running_loop().add_signal_handler(number, self.exit)
        if self.session is None:
            self.push_screen(StartScreen(self.plan), self.begin)
        else:
            self.sit_down(self.session)

    def begin(self, plan: Plan | None) -> None:
        """Called when the start screen closes: start the game, or exit if there is no plan."""
        if plan is None:
            self.exit()
            return
        try:
            session = open_session(plan)
        except ValueError as error:
            self.push_screen(StartScreen(plan, speak(plan.language).complain(error)), self.begin)
        else:
            self.sit_down(session)

    def sit_down(self, session: Session) -> None:
        self.session = session
        self.push_screen(TableScreen(session, self.notes, self.pace))

    def action_leave(self) -> None:
        self.exit()


def play_on_screen(plan: Plan, session: Session | None, notes: list[str], pace: float | None) -> int:
    """Play until the user exits, then print where the game was saved."""
    if session is None and plan.seats:
        session = open_session(plan)
    app = TerminalApp(plan, session, notes, PACE if pace is None else pace)
    app.run()
    if app.session is not None:
        with suppress(OSError):
            sys.stdout.write("".join(f"{line}\n" for line in farewell(app.session)))
            sys.stdout.flush()
    return 0
