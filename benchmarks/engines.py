"""python -m benchmarks.engines OLD NEW compares the speed of two compiled engines for the same sources.

Each is a folder such as build/engine; keep a copy of it before the next build. Both play the same games in separate
processes, alternating every few games, and only processor time counts. So a busy or hot machine affects both equally.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import IO

TARGET = 0.97
GAMES = ("1893", "1893-full", "1893-1st", "1897")
PIECE = 0.25  # seconds of work before the other's turn


class Engine:
    """A process that plays with one engine, a range of seeds at a time, and reports the time it took."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.engines", "--work", str(folder)],
            env={**os.environ, "BRUXELLES_ENGINE": "pure"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def seconds(self, what: str, game: str, first: int, last: int) -> float:
        ask, answer = self.pipes()
        ask.write(f"{json.dumps([what, game, first, last])}\n")
        ask.flush()
        return float(answer.readline())

    def pipes(self) -> tuple[IO[str], IO[str]]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        return self.process.stdin, self.process.stdout

    def close(self) -> None:
        for pipe in self.pipes():
            pipe.close()
        self.process.wait()


def work(folder: str) -> None:
    """Play with the engine in this folder, whatever switch.py would have chosen."""
    from bruxelles.switch import Stamped, read_stamp

    sys.meta_path.insert(0, Stamped(read_stamp(folder)[1]))
    from benchmarks import ours

    ways: dict[str, Callable[[str], Callable[[int], int]]] = {
        "in the engine": ours.Playouts,
        "stepping": ours.stepping,
        "copying": ours.copying,
    }
    ready: dict[tuple[str, str], Callable[[int], int]] = {}
    for line in sys.stdin:
        what, game, first, last = json.loads(line)
        if (what, game) not in ready:
            ready[what, game] = ways[what](game)
        play = ready[what, game]
        start = process_time()
        for seed in range(first, last):
            play(seed)
        print(process_time() - start, flush=True)


def compare(old: Engine, new: Engine, what: str, game: str, rounds: int) -> float:
    """How many times as fast the new engine is: the median of the rounds. Both begin equally often."""
    old.seconds(what, game, 0, 1)
    new.seconds(what, game, 0, 1)
    count = max(1, round(PIECE / max(1e-6, old.seconds(what, game, 1, 11) / 10)))
    ratios = []
    for nth in range(rounds):
        seeds = (100 + nth * count, 100 + (nth + 1) * count)
        took = {engine: engine.seconds(what, game, *seeds) for engine in ((old, new), (new, old))[nth % 2]}
        ratios.append(took[old] / took[new])
    return statistics.median(ratios)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.engines", description=__doc__)
    parser.add_argument("old", type=Path, nargs="?")
    parser.add_argument("new", type=Path, nargs="?")
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--work", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.work:
        work(asked.work)
        return 0
    if asked.old is None or asked.new is None:
        parser.error("name two folders with engines")
    old, new = Engine(asked.old), Engine(asked.new)
    ratios = []
    for what in ("in the engine", "stepping", "copying"):
        for game in GAMES:
            ratios.append(compare(old, new, what, game, asked.rounds))
            print(f"{game:10} {what:14} {ratios[-1]:.3f} times as fast", flush=True)
    old.close()
    new.close()
    mean = statistics.geometric_mean(ratios)
    print(f"all together {mean:.3f}; wanted: at least {TARGET:g}: {'met' if mean >= TARGET else 'not met'}")
    return 0 if mean >= TARGET else 1


if __name__ == "__main__":
    sys.exit(main())
