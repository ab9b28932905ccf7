"""Playing in a terminal without one: sessions in a folder, keys on a screen, lines into a pipe."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

import pytest
from textual.pilot import Pilot

from bruxelles.terminal import run
from bruxelles.terminal.app import TerminalApp
from bruxelles.terminal.running import Plan, open_session
from bruxelles.terminal.session import Session, Waiting
from bruxelles.terminal.table_screen import TableScreen

Play = Callable[[Pilot[None], TerminalApp], Awaitable[None]]


def a_plan(
    folder: Path, seats: str = "human random random", language: str = "en", seed: str = "7", game: str = "1897"
) -> Plan:
    return Plan(game, seats.split(), language, seed, folder / "game.txt")


def a_session(
    folder: Path, seats: str = "human random random", language: str = "en", seed: str = "7", game: str = "1897"
) -> Session:
    return open_session(a_plan(folder, seats, language, seed, game))


def let_bots_answer(session: Session) -> None:
    while session.waiting is Waiting.BOT:
        session.bot_answers(session.thought().think())


def on_screen(app: TerminalApp, play: Play, size: tuple[int, int] = (80, 24)) -> None:
    """Start the application on a screen of this size, and let somebody play on it."""

    async def start() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot, app)
            await play(pilot, app)

    asyncio.run(start())


def app_with(session: Session) -> TerminalApp:
    return TerminalApp(Plan("1897", [], session.words.language), session, [], 0.0)


async def settled(pilot: Pilot[None], app: TerminalApp) -> None:
    """Wait until bots have answered and everything is drawn."""
    if any(not worker.is_finished for worker in app.workers):
        await app.workers.wait_for_complete()
        await pilot.pause()


async def press(pilot: Pilot[None], app: TerminalApp, *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot, app)


def seen(app: TerminalApp) -> str:
    """What stands on the screen."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())


def at_once(text: str) -> str:
    """A text without its line breaks, to look for sentences."""
    return re.sub(r"\s+", " ", text)


def table_of(app: TerminalApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def next_key(app: TerminalApp) -> str:
    """A key that brings the game on: confirm, or take the first option that is offered, or the least amount."""
    table = table_of(app)
    if table.session.waiting is Waiting.CONFIRMATION or table.pointing.amounts:
        return "enter"
    return next(choice.key for choice in table.pointing.choices if choice.offered)


class Typed:
    """What a run wrote, and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


def typed(
    lines: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    *,
    seats: str = "human random random",
    lang: str = "en",
    save: Path | None = None,
    resume: Path | None = None,
    options: Mapping[str, str] | None = None,
    game: str = "1897",
) -> Typed:
    """Play in lines, with these as the input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    code = run(game, seats.split(), lang, 7, save, resume, options, plain=True)
    captured = capsys.readouterr()
    return Typed(code, captured.out, captured.err)
