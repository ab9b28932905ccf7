"""Measuring: how many actions a second, how steadily, and in how much memory."""

import resource
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from time import process_time

Work = Callable[[int], int]
"""Does one piece of work from a seed, such as a game, and returns how many actions it took."""

WARM_UP = 0.2
"""Time spent before measuring, as a share of the measured time."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Actions per second: the median, the slowest and the fastest of the rounds."""

    median: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table of rates."""

    name: str
    rate: Rate


def rate(work: Work, seconds: float, rounds: int = 5) -> Rate:
    """Repeat the work for `seconds` in total, split into rounds, after a warm-up.

    No seed is used twice, because a repeated game stays in the caches and looks faster than it is. Garbage collection
    stays on, as in real use. A round ends after the piece of work during which its time runs out, and its count is
    divided by the time it really took. Time is processor time of this process, so a busy machine doesn't change the
    results.
    """
    if seconds <= 0 or rounds < 1:
        raise ValueError(f"seconds must be above 0 and rounds at least 1, not {seconds} and {rounds}")
    seeds = count(1)
    _one_round(work, seconds * WARM_UP, seeds)
    rates = [_one_round(work, seconds / rounds, seeds) for _ in range(rounds)]
    return Rate(statistics.median(rates), min(rates), max(rates))


def _one_round(work: Work, seconds: float, seeds: Iterator[int]) -> float:
    actions = 0
    start = process_time()
    end = start + seconds
    while True:
        actions += work(next(seeds))
        if (now := process_time()) >= end:
            return actions / (now - start)


def table(rows: Sequence[Row], against: Rate | None = None) -> str:
    """The rows as aligned plain text; `ratio` is how many times as fast as `against`, or as the first row."""
    if not rows:
        raise ValueError("a table needs at least one row")
    base = (against or rows[0].rate).median
    if base <= 0:
        raise ValueError(f"ratios need a base above 0 actions per second, not {base}")
    lines = [("name", "actions/s", "lowest", "highest", "ratio")]
    for row in rows:
        numbers = (row.rate.median, row.rate.low, row.rate.high)
        median, low, high = (f"{number:,.0f}" for number in numbers)
        lines.append((row.name, median, low, high, f"{row.rate.median / base:,.2f}"))
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(_aligned(line, widths) for line in lines)


def _aligned(line: Sequence[str], widths: Sequence[int]) -> str:
    name, *numbers = line
    return "  ".join([name.ljust(widths[0]), *(text.rjust(w) for text, w in zip(numbers, widths[1:], strict=True))])


def resident_bytes() -> int:
    """The memory of this process now; on systems without a status file, the most it ever had."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
