"""python -m tests.laws plays a million random decisions of every combination of 1893 and checks the invariants at each;
with `--every 5` at one decision in five, and whenever a round begins or the game ends.

A violation is reported with its seed and the answers that led to it; `--only "…" --again SEED` replays that game.

With `--told GAMES` it plays this many games of every combination of all games instead, in boxes with other numbers, and
compares what people are told with what happens (`tests/laws/told`).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import product
from time import perf_counter
from typing import NamedTuple

from tests.laws.running import RandomGame
from tests.laws.told.game import ToldGame
from tests.laws.told.game import combinations as told_combinations
from tests.laws.told.game import name_of as told_name_of
from tests.laws.told.meanings import OF_1893, OF_1897

import bruxelles
from bruxelles.games import find_rulebook
from bruxelles.kernel.defect import Defect
from bruxelles.kernel.rulebook import Settings

OFF_ON = ("off", "on")
SEATS = (2, 3, 4, 5)


class Count(NamedTuple):
    """The result for one combination."""

    decisions: int
    games: int
    broken: int


def combinations() -> list[Settings]:
    """Second edition × Belle Époque × asymmetric boards, and first edition × expert strips, each for 2 to 5 players."""
    second, first = find_rulebook("1893"), find_rulebook("1893-1st")
    return [
        *(
            second.settings(seats, {"belleEpoque": belle, "asymmetric": asymmetric})
            for belle, asymmetric, seats in product(OFF_ON, OFF_ON, SEATS)
        ),
        *(first.settings(seats, {"expert": expert}) for expert, seats in product(OFF_ON, SEATS)),
    ]


def name_of(settings: Settings) -> str:
    chosen = [name for name, value in settings.options if value == "on"]
    return " ".join([settings.game, *chosen, str(settings.seats)])


def soak(settings: Settings, decisions: int, seed: str, every: int) -> Count:
    """Play games until this many decisions have been made; report every game that breaks an invariant."""
    made = games = broken = 0
    while made < decisions:
        game = RandomGame(settings, f"{seed}/{games}", every)
        try:
            game.play()
        except (AssertionError, Defect) as error:
            broken += 1
            say(f"BROKEN: {error}\n  {retelling(settings, game, f'{seed}/{games}')}")
        made += max(1, len(game.given))
        games += 1
    return Count(made, games, broken)


def retelling(settings: Settings, game: RandomGame, seed: str) -> str:
    """How to get there again."""
    kinds = find_rulebook(settings.game).contents.decisions
    answers = [f"{seat + 1}:{kinds[kind].name}={kinds[kind].token(option)}" for seat, kind, option in game.given]
    return f'--only "{name_of(settings)}" --again {seed}, style {game.style}, after {", ".join(answers)}'


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(chosen: list[Settings], decisions: int, seed: str, every: int) -> int:
    """Return how many games broke an invariant."""
    say(f"engine {bruxelles.engine}, seed {seed}, {decisions:,} decisions of each, one in {every} looked at")
    say(f"{'':<36}{'decisions':>12}{'games':>10}{'broken':>8}{'seconds':>9}")
    totals = Count(0, 0, 0)
    for settings in chosen:
        start = perf_counter()
        count = soak(settings, decisions, seed, every)
        seconds = perf_counter() - start
        say(f"{name_of(settings):<36}{count.decisions:>12,}{count.games:>10,}{count.broken:>8}{seconds:>9.0f}")
        totals = Count(*map(sum, zip(totals, count, strict=True)))
    say(f"{'in all':<36}{totals.decisions:>12,}{totals.games:>10,}{totals.broken:>8}")
    return totals.broken


def compare(games: int, seed: str) -> int:
    """Return how many kinds of amounts disagree with what happens, counted once per game."""
    found: dict[tuple[str, str], str] = {}
    compared = Counter[tuple[str, str]]()  # editions share their meanings
    for number in range(games):
        for settings in told_combinations(number):
            game = ToldGame(settings, f"{seed}/{number}", 99)
            game.play()
            compared.update({(game.meanings.name, where): count for where, count in game.compared.items()})
            for disagreement in game.found:
                where = settings.game, disagreement.where
                if where not in found:
                    found[where] = f"{told_name_of(settings)}, seed {seed}/{number}: {disagreement}"
                    say(f"DISAGREES: {found[where]}")
    for meanings in (OF_1893, OF_1897):
        say(f"never compared: {[where for where in meanings.countable() if not compared[meanings.name, where]]}")
    say(f"{sum(compared.values()):,} amounts compared, {len(found)} disagree")
    return len(found)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of each combination (default: %(default)s)")
    parser.add_argument("--seed", default="laws", help="of all games (default: %(default)s)")
    parser.add_argument("--every", type=int, default=1, help="check one decision in this many (default: all)")
    parser.add_argument("--only", metavar="NAME", help="this combination, by its name in the table")
    parser.add_argument("--again", metavar="SEED", help="only the game of this seed; what is broken ends it")
    parser.add_argument("--told", metavar="GAMES", type=int, help="compare what is told with what happens")
    asked = parser.parse_args(arguments)
    if asked.told is not None:
        return min(1, compare(asked.told, asked.seed))
    chosen = [settings for settings in combinations() if asked.only in (None, name_of(settings))]
    if not chosen:
        parser.error(f"there is no '{asked.only}'; there are {', '.join(map(name_of, combinations()))}")
    if asked.again is not None:
        for settings in chosen:
            RandomGame(settings, asked.again).play()
        return 0
    return min(1, run(chosen, asked.decisions, asked.seed, max(1, asked.every)))


if __name__ == "__main__":
    sys.exit(main())
