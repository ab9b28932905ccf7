"""A simulation for people: a progress bar, then tables; or JSON."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bruxelles.arena.simulation import Plan, simulate
from bruxelles.arena.tally import QUANTILES, Standing, Tally, interval

SHOWN = [quantile for quantile in QUANTILES if quantile[0] in ("min", "5%", "50%", "95%", "max")]
WIDEST = 200


def report_simulation(plan: Plan, jobs: int, as_json: bool) -> None:
    """Run it and print what came of it; the progress bar goes to the error stream."""
    errors = Console(file=sys.stderr)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("games", total=plan.games)
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
        print_tables(tally, seconds, jobs)


def print_tables(tally: Tally, seconds: float, jobs: int) -> None:
    shown = [name for name, _ in SHOWN]
    headings = ("who", "games", "wins", "95 % interval", "VP", *shown)
    table = Table(*headings, box=SIMPLE_HEAD, padding=(0, 0, 0, 1), pad_edge=False)
    for column in table.columns:
        column.no_wrap = True
        column.justify = "right"
    table.columns[0].justify = "left"
    for name in sorted(tally.by_bot):
        add_row(table, name, tally.by_bot[name])
    table.add_section()
    for number, standing in enumerate(tally.by_seat, 1):
        add_row(table, f"seat {number}", standing)
    console = Console()
    # A long line that the terminal breaks is better than numbers cut short.
    console.width = max(console.width, Console(width=WIDEST).measure(table).maximum)
    console.print(table)
    crowd = "1 job" if jobs == 1 else f"{jobs} jobs"
    console.print(
        f"{tally.games:,} games in {seconds:.1f} s with {crowd}: {tally.games / seconds:,.0f} games/s,\n"
        f"{tally.answered / seconds:,.0f} decisions/s answered, {tally.asked / seconds:,.0f} of them asked"
    )


def add_row(table: Table, name: str, standing: Standing) -> None:
    low, high = interval(standing.won, standing.played)
    table.add_row(
        name,
        f"{standing.played:,}",
        f"{standing.won / standing.played:.1%}",
        f"{low:.1%} – {high:.1%}",
        f"{standing.average():.1f}",
        *(str(standing.quantile(share)) for _, share in SHOWN),
    )
