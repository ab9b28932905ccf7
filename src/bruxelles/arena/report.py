"""The report of a simulation: a progress bar, then tables or JSON."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bruxelles.arena.simulation import Plan, simulate
from bruxelles.arena.tally import QUANTILES, Standing, Tally, interval
from bruxelles.words import Message, Words

SHOWN = [quantile for quantile in QUANTILES if quantile[0] in ("min", "5%", "50%", "95%", "max")]
WIDEST = 200


def report_simulation(plan: Plan, jobs: int, as_json: bool, words: Words) -> None:
    """Run a simulation and print its results. The progress bar goes to the error stream."""
    errors = Console(file=sys.stderr)
    columns = (TextColumn(words.say("cli.simulate.games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("", total=plan.games)
        tally, seconds = simulate(plan, jobs, lambda games: bar.advance(task, games))
    if as_json:
        summary = {
            "game": plan.settings.game,
            "players": plan.settings.seats,
            "options": dict(plan.settings.options),
            "components": plan.settings.components,
            "lineup": plan.lineup(),
            "seed": plan.seed,
            "iterations": plan.budget.iterations,
            "seconds": round(seconds, 3),
            **tally.summary(),
        }
        sys.stdout.write(json.dumps(summary, indent=2) + "\n")
    else:
        Report(words).print_tables(tally, seconds, jobs)


class Report:
    """Tables and numbers, formatted for a language."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def share(self, value: float) -> str:
        return self.words.say("cli.simulate.share", percent=self.words.number(100 * value, 1))

    def headings(self) -> list[str]:
        heads = [self.words.say(f"cli.simulate.{head}") for head in ("who", "games", "wins", "interval", "points")]
        return heads + [self.quantile(name) for name, _ in SHOWN]

    def quantile(self, name: str) -> str:
        if name.endswith("%"):
            return self.words.say("cli.simulate.share", percent=name.removesuffix("%"))
        return self.words.say(f"cli.simulate.{name}")

    def print_tables(self, tally: Tally, seconds: float, jobs: int) -> None:
        table = Table(*self.headings(), box=SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
        for column in table.columns:
            column.no_wrap = True
            column.justify = "right"
        table.columns[0].justify = "left"
        for name in sorted(tally.by_bot):
            table.add_row(*self.row(name, tally.by_bot[name]))
        table.add_section()
        for number, standing in enumerate(tally.by_seat, 1):
            table.add_row(*self.row(self.words.say("cli.simulate.seat", number=number), standing))
        console = Console()
        # Better a line that wraps than truncated numbers.
        console.width = max(console.width, Console(width=WIDEST).measure(table).maximum)
        console.print(table)
        for line in self.speed(tally, seconds, jobs):
            console.print(line)

    def row(self, name: str, standing: Standing) -> list[str]:
        low, high = interval(standing.won, standing.played)
        return [
            name,
            self.words.number(standing.played),
            self.share(standing.won / standing.played),
            self.words.say("cli.simulate.range", low=self.share(low), high=self.share(high)),
            self.words.number(standing.average(), 1),
            *(self.words.number(standing.quantile(share)) for _, share in SHOWN),
        ]

    def speed(self, tally: Tally, seconds: float, jobs: int) -> list[str]:
        first = self.words.say(
            "cli.simulate.speed",
            games=self.words.number(tally.games),
            seconds=self.words.number(seconds, 1),
            jobs=Message("cli.simulate.jobs", {"count": jobs}),
            speed=self.words.number(tally.games / seconds),
        )
        answered, asked = self.words.number(tally.answered / seconds), self.words.number(tally.asked / seconds)
        return [first, self.words.say("cli.simulate.decisions", answered=answered, asked=asked)]
