"""What our engine does in a second, and how much memory it takes. Four players; no seed is used twice.

`python -m benchmarks.ours GAME WHAT` measures one thing in a separate process, and prints plain numbers.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random

from benchmarks.measure import Rate, rate, resident_bytes
from bruxelles.games import find_rulebook
from bruxelles.games.b1893 import table as table_1893
from bruxelles.games.b1897 import table as table_1897
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.playout import playout
from bruxelles.kernel.steps import State, choose, proceed, settle

SEATS = 4
COPIES = 10_000
GAMES = 100_000
POSITIONS = 64

OURS = {
    "1893": ("1893", {}),
    "1893-full": ("1893", {"belleEpoque": "on", "asymmetric": "on"}),
    "1893-1st": ("1893-1st", {}),
    "1897": ("1897", {}),
}
"""The games that are measured, with their options, by their names in the table."""


def opening(game: str) -> Callable[[], State]:
    """A function that lays out a new table without reading the box again."""
    name, options = OURS[game]
    rulebook = find_rulebook(name)
    box = rulebook.new_state(rulebook.settings(SEATS, options))
    if isinstance(box, table_1897.Table):
        return partial(table_1897.lay_out, box.edition, box.variants)
    assert isinstance(box, table_1893.Table)
    return partial(table_1893.lay_out, box.edition, box.variants)


class Playouts:
    """Plays random games inside the engine, and counts what was done in them."""

    def __init__(self, game: str) -> None:
        self.open = opening(game)
        self.out = Options()
        self.games = self.answers = self.asked = 0

    def __call__(self, seed: int) -> int:
        """Play one game; count every answer, including forced ones, as the peers do."""
        table = self.open()
        self.asked += playout(table, Dealer(str(seed), "deal"), Dealer(str(seed), "player"), self.out)
        self.answers += table.answers
        self.games += 1
        return int(table.answers)

    def rates(self, seconds: float) -> dict[str, Rate]:
        """Answers, decisions asked and games a second."""
        answers = rate(self, seconds)
        return {
            "answers": answers,
            "asked": times(answers, self.asked / self.answers),
            "games": times(answers, self.games / self.answers),
        }


def times(measured: Rate, factor: float) -> Rate:
    return Rate(measured.median * factor, measured.low * factor, measured.high * factor)


def stepping(game: str) -> Callable[[int], int]:
    """Random games in which Python makes every choice; counts every answer, including forced ones."""
    lay_out, out = opening(game), Options()

    def play(seed: int) -> int:
        random, pick = Random(seed).random, out.pick
        table, dealer = lay_out(), Dealer(str(seed), "deal")
        decision = settle(table, dealer, out)
        while decision is not None:
            decision = proceed(table, decision, pick(random()), dealer, out)
        return int(table.answers)

    return play


def middle_of_a_game(game: str, seed: int) -> State:
    """A table after half of its game's answers."""
    table, out = opening(game)(), Options()
    half = Playouts(game)(seed) // 2
    dealer, player = Dealer(str(seed), "deal"), Dealer(str(seed), "player")
    while (decision := settle(table, dealer, out)) is not None and table.answers < half:
        choose(table, decision, out.items[player.below(out.count)])
    return table


def copying(game: str) -> Callable[[int], int]:
    """Copy tables in the middle of different games."""
    tables = [middle_of_a_game(game, seed) for seed in range(POSITIONS)]

    def copy_all(seed: int) -> int:
        for table in tables:
            table.copy()
        return POSITIONS

    return copy_all


def bytes_of_copies(game: str) -> int:
    """How much this process grows by keeping many copies."""
    tables = [middle_of_a_game(game, seed) for seed in range(POSITIONS)]
    before = resident_bytes()
    kept = [tables[nth % POSITIONS].copy() for nth in range(COPIES)]
    grown = resident_bytes() - before
    assert len(kept) == COPIES
    return grown


def bytes_of_games(game: str) -> int:
    """How much memory this process has after many games."""
    play = Playouts(game)
    for seed in range(GAMES):
        play(seed)
    return resident_bytes()


def alone(game: str, what: str, seconds: float, engine: str) -> list[float]:
    """Measure one thing in a separate process, with this engine, on the same core."""
    run = subprocess.run(
        [sys.executable, "-m", "benchmarks.ours", game, what, "--seconds", str(seconds)],
        env={**os.environ, "BRUXELLES_ENGINE": engine},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    numbers: list[float] = json.loads(run.stdout)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=OURS)
    parser.add_argument("what", choices=("playouts", "copies", "games"))
    parser.add_argument("--seconds", type=float, default=5.0, help="time for playouts (default: %(default)s)")
    chosen = parser.parse_args()
    if chosen.what == "playouts":
        measured = rate(Playouts(chosen.game), chosen.seconds)
        print(json.dumps([measured.median, measured.low, measured.high]))
    else:
        weigh = bytes_of_copies if chosen.what == "copies" else bytes_of_games
        print(json.dumps([weigh(chosen.game)]))


if __name__ == "__main__":
    main()
