"""Playing full-screen: the keys, the highlight, and bots that think in the background."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import BindingType
from textual.screen import Screen
from textual.widget import Widget

from bruxelles.kernel.match import IllegalAnswerError
from bruxelles.terminal import match_text
from bruxelles.terminal.choices import Answer, Choice, amounts
from bruxelles.terminal.lookup import help_lines, reasons, table_lines
from bruxelles.terminal.session import Session, Waiting
from bruxelles.terminal.table_page import Pointing, TablePage
from bruxelles.terminal.text_screen import RulesScreen, TextScreen
from bruxelles.words import Message

PACES = (1.5, 0.7, 0.2, 0.0)  # seconds between two answers of bots
DIRECTIONS = ("up", "down", "left", "right")


class TableView(Widget):
    """A widget that shows the lines of the table page."""

    DEFAULT_CSS = "TableView { width: 100%; height: 100%; }"

    def __init__(self, screen: TableScreen) -> None:
        super().__init__()
        self.table = screen

    def render(self) -> Text:
        return Text("\n", no_wrap=True).join(self.table.page().lines(self.size.width, self.size.height))


class TableScreen(Screen[None]):
    """The screen of one game."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, session: Session, notes: list[str], pace: float) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        hints = [
            match_text.hint(session.match, session.words),
            session.words.say("terminal.saving", path=str(session.keeper.path)),
        ]
        self.note = " ".join([*notes, *hints])
        self.pointing = Pointing([])
        self.log_messages: list[Message] = []
        self.score_shown = False
        self.commands: dict[str, Callable[[], None]] = {
            "u": self.undo,
            "y": self.redo,
            "w": lambda: self.read("why", lambda: reasons(self.session.match, self.session.words)),
            "x": lambda: self.read("what", self.what),
            "r": lambda: self.show(RulesScreen(self.session)),
            "s": lambda: self.read_table("seats"),
            "t": lambda: self.read_table("piles"),
            "B": lambda: self.read_table("board"),
            "v": lambda: self.read("log", self.whole_log, at_end=True),
            "z": lambda: self.read("score", self.score),
            "?": lambda: self.read("help", lambda: help_lines(self.session)),
            "L": self.change_language,
            "C": self.change_confirming,
            "P": self.change_pace,
            "q": self.app_exit,
        }

    def compose(self) -> list[Widget]:
        return [TableView(self)]

    def on_mount(self) -> None:
        self.go_on()

    def on_screen_resume(self) -> None:
        self.redraw()

    def page(self) -> TablePage:
        return TablePage(self.session, self.pointing, self.note, self.log_messages)

    def redraw(self) -> None:
        for view in self.query(TableView):
            view.refresh()

    def go_on(self) -> None:
        """Continue after an answer: find out what the game is waiting for now."""
        match = self.session.match
        person = self.session.waiting is Waiting.PERSON
        choices = match_text.choices(match) if person else []
        first = next((number for number, choice in enumerate(choices) if choice.offered), 0)
        self.pointing = Pointing(choices, first, (amounts(match) if person else None) or range(0))
        self.log_messages = match_text.log(match)
        if trouble := self.session.keeper.trouble:
            words = self.session.words
            self.note = words.say("terminal.trouble", reason=words.complain(trouble))
        self.redraw()
        if self.session.waiting is Waiting.BOT:
            self.run_worker(self.let_bots_play(), group="bots", exclusive=True)
        elif self.session.waiting is Waiting.NOTHING and not self.score_shown:
            self.score_shown = True
            self.read("score", self.score)

    async def let_bots_play(self) -> None:
        """Give the bots' answers in turn. An answer for a position that was undone meanwhile is dropped."""
        while self.session.waiting is Waiting.BOT:
            position = len(self.session.match.entries)
            thought = self.session.thought()
            option, _ = await asyncio.gather(asyncio.to_thread(thought.think), asyncio.sleep(self.pace))
            if self.session.waiting is not Waiting.BOT or len(self.session.match.entries) != position:
                return
            self.session.bot_answers(option)
            self.log_messages = match_text.log(self.session.match)
            self.redraw()
        self.go_on()

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key in DIRECTIONS:
            self.move(event.key)
        elif event.key in ("enter", "space"):
            self.confirm_or_choose()
        elif event.character is not None and (self.type(event.character) or self.choose_by_key(event.character)):
            pass
        elif event.character in self.commands:
            self.commands[event.character]()

    def type(self, sign: str) -> bool:
        """Handle a digit of an amount; False if it isn't one."""
        if not self.pointing.amounts or not (sign.isascii() and sign.isdigit()):
            return False
        self.pointing.type(sign)
        self.note = ""
        self.redraw()
        return True

    def move(self, direction: str) -> None:
        choices, index = self.pointing.choices, self.pointing.index
        if not choices:
            return
        own = match_text.drawing(self.session.match)
        new = own.moved(self.session.match, choices, index, direction) if own else None
        if new is None:
            onwards = ("up", "right") if index < len(self.pointing.amounts) else ("down", "right")
            new = max(0, min(index + (1 if direction in onwards else -1), len(choices) - 1))
        self.pointing.index = new
        self.pointing.typed = ""
        self.note = ""
        self.redraw()

    def confirm_or_choose(self) -> None:
        if self.session.waiting is Waiting.CONFIRMATION:
            self.note = ""
            self.session.confirm()
            self.go_on()
        elif self.pointing.unfinished:
            match, words = self.session.match, self.session.words
            answer = Answer(match.decision or "", match_text.token_of(match, int(self.pointing.typed)))
            self.note = " ".join(match_text.why(match, (answer,), words))
            self.pointing.typed = ""
            self.redraw()
        elif self.pointing.highlighted is not None:
            self.choose(self.pointing.highlighted)

    def choose_by_key(self, key: str) -> bool:
        for number, choice in enumerate(self.pointing.choices):
            if choice.key == key:
                self.pointing.index = number
                self.choose(choice)
                return True
        return False

    def choose(self, choice: Choice) -> None:
        """Give the answer, or note which rule forbids it."""
        self.note = ""
        if choice.offered:
            self.session.give(choice.answers)
            self.go_on()
        else:
            self.redraw()

    def undo(self) -> None:
        self.take_back(self.session.undo, "terminal.undone", "terminal.undo.none")

    def redo(self) -> None:
        self.take_back(self.session.redo, "terminal.redone", "terminal.redo.none")

    def take_back(self, deed: Callable[[], None], done: str, impossible: str) -> None:
        try:
            deed()
        except IllegalAnswerError:
            self.note = self.session.words.say(impossible)
            self.redraw()
        else:
            self.note = self.session.words.say(done)
            self.go_on()

    def change_language(self) -> None:
        self.session.speak_next()
        self.note = ""
        self.redraw()

    def change_confirming(self) -> None:
        self.session.set_confirming(not self.session.confirming)
        on = self.session.confirming
        self.note = self.session.words.say("terminal.confirm.on" if on else "terminal.confirm.off")
        self.go_on()

    def change_pace(self) -> None:
        """The next pause between two answers of bots, from long to none and round again."""
        shorter = [pace for pace in PACES if pace < self.pace]
        self.pace = shorter[0] if shorter else PACES[0]
        self.note = self.session.words.say("terminal.pace", seconds=str(self.pace))
        self.redraw()

    def what(self) -> list[str]:
        choice, words = self.pointing.highlighted, self.session.words
        if choice is None:
            return [match_text.phase(self.session.match, words)]
        explained = match_text.what if choice.offered else match_text.why
        return [words.tell(choice.label), "", *explained(self.session.match, choice.answers, words)]

    def whole_log(self) -> list[str]:
        return [self.session.words.tell(message) for message in self.log_messages]

    def score(self) -> list[str]:
        lines = match_text.sheet_lines(self.session.match, self.session.words)
        if self.session.match.over:
            path = str(self.session.keeper.path)
            lines += ["", match_text.result_line(self.session.match, self.session.words)]
            lines += [self.session.words.say(key, path=path) for key in ("terminal.kept", "terminal.verify")]
        return lines

    def read(self, name: str, lines: Callable[[], list[str]], at_end: bool = False) -> None:
        self.show(TextScreen(self.session, f"terminal.title.{name}", lines, at_end))

    def read_table(self, part: str) -> None:
        self.read(part, lambda: table_lines(self.session.match, self.session.words, part))

    def show(self, screen: TextScreen) -> None:
        self.app.push_screen(screen)

    def app_exit(self) -> None:
        self.app.exit()
