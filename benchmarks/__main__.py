"""python -m benchmarks measures our engine and its peers in one run on one core, and compares the results with our
targets.

Nothing else should run at the same time. It never fails: the table shows which targets were met.
"""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from importlib.metadata import version
from random import Random
from typing import NamedTuple

import bruxelles
from benchmarks.measure import Rate, Row, rate, table
from benchmarks.ours import COPIES, GAMES, OURS, Playouts, alone, copying, stepping
from benchmarks.peers import (
    OPEN_SPIEL_GAMES,
    MissingPeerError,
    Playout,
    SpielGame,
    catanatron_actions,
    open_spiel_actions,
    open_spiel_decisions,
    peer,
)

MEGABYTE = 1_000_000


class Target(NamedTuple):
    """A target, and what was measured."""

    name: str
    wanted: str
    measured: str
    met: bool

    def line(self) -> str:
        return f"{self.name:<62}{self.wanted:>12}{self.measured:>12}   {'met' if self.met else 'not met'}"


def documented_playout(game_name: str) -> Callable[[int], Playout]:
    """Step random games of OpenSpiel from Python as its documentation does, sampling chance by `chance_outcomes` and
    weights.
    """
    pyspiel = peer("pyspiel")
    game: SpielGame = pyspiel.load_game(game_name)
    end, chance_player = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)

    def playout(seed: int) -> Playout:
        random = Random(seed)
        state = game.new_initial_state()
        decisions = chance = 0
        while (player := state.current_player()) != end:
            if player == chance_player:
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
                chance += 1
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return Playout(decisions, chance)

    return playout


def open_spiel_ways(game: str) -> dict[str, Callable[[int], int]]:
    """Both ways to sample chance, combined with both ways to count."""
    documented = documented_playout(game)
    return {
        "chance_outcomes, decisions": lambda seed: documented(seed).decisions,
        "chance_outcomes, with chance": lambda seed: sum(documented(seed)),
        "cheapest chance, decisions": open_spiel_decisions(game),
        "cheapest chance, with chance": open_spiel_actions(game),
    }


def at_least(name: str, ours: Rate, theirs: Rate, factor: float) -> Target:
    ratio = ours.median / theirs.median
    return Target(name, f">= {factor:g} x", f"{ratio:.2f} x", ratio >= factor)


def below(name: str, measured: float, limit: float, unit: str) -> Target:
    return Target(name, f"< {limit:g} {unit}", f"{measured:.2f} {unit}", measured < limit)


class Aims(NamedTuple):
    """The targets for one of our games; 1893 is the larger one."""

    playouts: float  # times catanatron, in the engine
    steps: float  # times hearts
    copy: float  # µs
    plain: float  # times catanatron, uncompiled
    copies: float  # MB, all of them
    games: float  # MB, after all of them


AIMS = {
    "1893": Aims(50, 2, 10, 1, 200, 150),
    "1893-full": Aims(35, 2, 10, 1, 200, 150),
    "1893-1st": Aims(35, 2, 10, 1, 200, 150),
    "1897": Aims(100, 4, 5, 3, 100, 150),
}


class Ours:
    """One of our games, measured."""

    def __init__(self, game: str, seconds: float) -> None:
        self.game = game
        self.playouts = Playouts(game).rates(seconds)
        self.steps = rate(stepping(game), seconds)
        self.copies = rate(copying(game), seconds)
        self.plain = Rate(*alone(game, "playouts", seconds, "pure"))

    def rows(self) -> list[Row]:
        inside = f"{self.game} in the engine ({bruxelles.engine})"
        return [
            *(Row(f"{inside}, {what}", measured) for what, measured in self.playouts.items()),
            Row(f"{self.game} stepping from Python, answers", self.steps),
            Row(f"{self.game} uncompiled, answers", self.plain),
            Row(f"{self.game}, copies of a table", self.copies),
        ]

    def targets(self, catanatron: Rate, hearts: Mapping[str, Rate]) -> list[Target]:
        aims, game = AIMS[self.game], self.game
        copies, games = (alone(game, what, 1, bruxelles.engine)[0] / MEGABYTE for what in ("copies", "games"))
        return [
            at_least(f"{game} in the engine, against catanatron", self.playouts["answers"], catanatron, aims.playouts),
            *(
                at_least(f"{game} stepping, against hearts ({way})", self.steps, hearts[way], aims.steps)
                for way in hearts
            ),
            below(f"{game}, a copy", 1e6 / self.copies.median, aims.copy, "µs"),
            at_least(f"{game} uncompiled, against catanatron", self.plain, catanatron, aims.plain),
            below(f"{game}, memory of {COPIES:,} copies", copies, aims.copies, "MB"),
            below(f"{game}, memory after {GAMES:,} games", games, aims.games, "MB"),
        ]


def stay_on_one_core() -> str:
    if not hasattr(os, "sched_setaffinity"):
        return "on any core: this system has no way to choose one"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"on core {core}"


def run(seconds: float) -> None:
    for module in ("catanatron", "pyspiel"):
        peer(module)
    where = stay_on_one_core()
    print(f"Four players at random; engine {bruxelles.engine}; {seconds:g} s a line, {where}")
    print("1893-full is 1893 with Belle Époque and asymmetric boards, 1893-1st its first edition\n")
    ours = [Ours(game, seconds) for game in OURS]
    catanatron = rate(catanatron_actions, seconds)
    rows = [row for game in ours for row in game.rows()]
    rows.append(Row(f"catanatron {version('catanatron')}, actions", catanatron))
    hearts: dict[str, Rate] = {}
    for game in OPEN_SPIEL_GAMES:
        for way, work in open_spiel_ways(game).items():
            rows.append(Row(f"OpenSpiel {version('open_spiel')} {game}, {way}", rate(work, seconds)))
            if game == "hearts" and "decisions" in way:
                hearts[way] = rows[-1].rate
    print(table(rows, against=catanatron))
    print("\nratio: times catanatron. Answers and decisions include forced ones; ours never count chance.\n")
    targets = [target for game in ours for target in game.targets(catanatron, hearts)]
    print("\n".join(target.line() for target in targets))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each line (default: %(default)s)")
    try:
        run(parser.parse_args().seconds)
    except MissingPeerError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
