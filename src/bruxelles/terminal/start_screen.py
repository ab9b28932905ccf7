"""The start screen: players, language and options. Pressing Enter starts a game with the defaults."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text
from textual import events
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from bruxelles.bots.registry import names
from bruxelles.games import find_rulebook
from bruxelles.terminal.page import HIGHLIGHT, TITLE, fit, wrapped
from bruxelles.terminal.players import HUMAN, USUAL
from bruxelles.terminal.running import Plan
from bruxelles.words import Token, languages, speak

NOBODY = "nobody"


@dataclass
class Row:
    """A setting: its possible values and the chosen one."""

    name: str
    values: tuple[str, ...]
    chosen: str

    def turn(self, step: int) -> None:
        self.chosen = self.values[(self.values.index(self.chosen) + step) % len(self.values)]


class StartScreen(Screen[Plan]):
    """The settings of a new game, one per line."""

    def __init__(self, plan: Plan, trouble: str = "") -> None:
        super().__init__()
        self.plan = plan
        self.trouble = trouble
        rulebook = find_rulebook(plan.game)
        strongest_first = tuple(reversed(names()))
        opponents = rulebook.seat_counts.stop - 2
        fewest = rulebook.seat_counts.start - 1
        self.rows = [
            Row(
                f"opponent {number}",
                strongest_first if number <= fewest else (*strongest_first, NOBODY),
                USUAL[number - 1] if number <= len(USUAL) else NOBODY,
            )
            for number in range(1, opponents + 1)
        ]
        self.rows.append(Row("language", languages(), plan.language))
        for option in rulebook.options:
            self.rows.append(Row(option.name, option.values, plan.options.get(option.name, option.values[0])))
        self.index = 0

    def compose(self) -> list[Widget]:
        return [Static(id="start")]

    def on_mount(self) -> None:
        self.redraw()

    def on_resize(self, event: events.Resize) -> None:
        self.redraw()

    @property
    def language(self) -> str:
        return next(row.chosen for row in self.rows if row.name == "language")

    def redraw(self) -> None:
        width, words = self.app.size.width, speak(self.language)
        title = words.say("terminal.start.title", game=Token(f"game:{self.plan.game}"))
        lines = [fit(Text(f" {title}", style=TITLE), width), Text()]
        longest = max(len(self.row_name(row)) for row in self.rows) + 3
        for number, row in enumerate(self.rows):
            value = Text(f"‹{self.value_name(row, row.chosen)}›", style=HIGHLIGHT if number == self.index else "")
            sign = "►" if number == self.index else " "
            lines.append(fit(Text(f"{sign} {self.row_name(row)}"), min(longest, width - 14)) + value)
        row = self.rows[self.index]
        about = (f"setting.{row.name}.adds", f"setting.{row.name}.means", f"bot.{row.chosen}.about")
        told = [words.say(key) for key in about if key in words]
        lines += [Text(), *(Text(f" {line}") for line in wrapped(told, width - 2))]
        lines += [Text(f" {words.say('terminal.start.keys')}", style="bold")]
        if self.trouble:
            lines += [Text(), *(Text(f" {line}") for line in wrapped([self.trouble], width - 2))]
        self.query_one("#start", Static).update(Text("\n").join(lines))

    def row_name(self, row: Row) -> str:
        words = speak(self.language)
        if row.name.startswith("opponent"):
            return words.say("terminal.start.opponent", number=int(row.name.split()[1]))
        return words.say("terminal.start.language" if row.name == "language" else f"setting.{row.name}")

    def value_name(self, row: Row, value: str) -> str:
        words = speak(self.language)
        if row.name.startswith("opponent"):
            return words.say("terminal.start.nobody") if value == NOBODY else words.bot(value)
        if row.name == "language":
            return speak(value).say("language.name")
        return value if value.isdigit() else words.say(f"setting.{value}")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        if event.key == "enter":
            self.start()
        elif event.key in ("up", "down"):
            step = 1 if event.key == "down" else -1
            self.index = (self.index + step) % len(self.rows)
        elif event.key in ("left", "right"):
            self.rows[self.index].turn(1 if event.key == "right" else -1)
        elif event.character == "L":
            next(row for row in self.rows if row.name == "language").turn(1)
        elif event.key in ("q", "escape"):
            self.dismiss(None)
            return
        self.redraw()

    def start(self) -> None:
        opponents = [row.chosen for row in self.rows if row.name.startswith("opponent") and row.chosen != NOBODY]
        rulebook = find_rulebook(self.plan.game)
        options = {
            row.name: row.chosen for row in self.rows if row.name in {option.name for option in rulebook.options}
        }
        plan = Plan(
            self.plan.game,
            [HUMAN, *opponents],
            self.language,
            self.plan.seed,
            self.plan.save,
            options,
            self.plan.components,
        )
        self.dismiss(plan)
