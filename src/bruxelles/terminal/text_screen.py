"""Scrolling texts: seats, piles, log, help, reasons, rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from bruxelles.terminal.lookup import rules_about
from bruxelles.terminal.page import TITLE, fit, wrapped
from bruxelles.terminal.session import Session


class TextScreen(Screen[None]):
    """A title and lines of text; Escape closes it. `lines` is called again when the language changes."""

    CSS = """
    TextScreen VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    TextScreen .line { height: 1; }
    """

    def __init__(self, session: Session, title: str, lines: Callable[[], Sequence[str]], at_end: bool = False) -> None:
        super().__init__()
        self.session = session
        self.heading = title
        self.make_lines = lines
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        yield Static(classes="line", id="heading")
        with VerticalScroll():
            yield Static(id="text")
        yield Static(classes="line", id="closing")

    def on_mount(self) -> None:
        self.show_text()
        self.begin()

    def begin(self) -> None:
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self.at_end:
            self.call_after_refresh(scroll.scroll_end, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        self.show_text()

    def show_text(self) -> None:
        words, width = self.session.words, self.app.size.width
        self.query_one("#heading", Static).update(fit(Text(f" {words.say(self.heading)}", style=TITLE), width))
        lines = wrapped(list(self.make_lines()), width - 4, hanging=2)
        self.query_one("#text", Static).update(Text("\n".join(f" {line}" for line in lines)))
        self.query_one("#closing", Static).update(Text(f" {words.say('terminal.close')}", style="bold"))

    def on_key(self, event: events.Key) -> None:
        self.obey(event)

    def obey(self, event: events.Key) -> None:
        if event.key in ("escape", "q", "enter", "space"):
            event.stop()
            self.dismiss()
        elif event.character == "L":
            event.stop()
            self.session.speak_next()
            self.show_text()


class RulesScreen(TextScreen):
    """Search the rules by id or words; the result is updated while you type."""

    def __init__(self, session: Session) -> None:
        super().__init__(session, "terminal.title.rules", self.found)

    def compose(self) -> ComposeResult:
        yield Static(classes="line", id="heading")
        yield Input(id="query", compact=True)
        with VerticalScroll(can_focus=False):
            yield Static(id="text")
        yield Static(classes="line", id="closing")

    def begin(self) -> None:
        self.query_one(Input).focus()

    def found(self) -> list[str]:
        return rules_about(self.query_one(Input).value, self.session)

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show_text()
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def obey(self, event: events.Key) -> None:
        scroll = self.query_one(VerticalScroll)
        if event.key == "escape":
            event.stop()
            self.dismiss()
        elif event.key == "down":
            scroll.scroll_relative(y=1, animate=False)
        elif event.key == "up":
            scroll.scroll_relative(y=-1, animate=False)
        elif event.key == "pagedown":
            scroll.scroll_page_down(animate=False)
        elif event.key == "pageup":
            scroll.scroll_page_up(animate=False)
