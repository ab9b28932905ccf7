"""What other engines, catanatron and OpenSpiel, do in a second, driven from Python in the fastest fair way.

They count forced actions, so a fair comparison also counts ours.
"""

import argparse
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from random import Random
from types import ModuleType
from typing import NamedTuple, Protocol

from benchmarks.measure import Row, rate, table

OPEN_SPIEL_GAMES = ("hearts", "gin_rummy")


class MissingPeerError(Exception):
    """A peer can't be imported."""


class SpielState(Protocol):
    """The part of an OpenSpiel state that a playout uses."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int, /) -> None: ...


class SpielGame(Protocol):
    """The part of an OpenSpiel game that a playout uses."""

    def new_initial_state(self) -> SpielState: ...


class Playout(NamedTuple):
    """How many actions one game took."""

    decisions: int
    chance: int


@cache
def peer(module: str) -> ModuleType:
    """The peer's module, imported when first needed, so that other benchmarks run without it."""
    try:
        return import_module(module)
    except ImportError as error:
        raise MissingPeerError(
            f"the benchmarks against peers need {module}, which can't be imported ({error}); install the bench extra"
        ) from error


def catanatron_actions(seed: int) -> int:
    """Play one random game of four to its end; count the actions in the game's own log.

    The log has every action of a player, including forced ones, dice rolls and ends of turns. Chance has no separate
    entries: dice and drawn cards are part of the action that causes them. Building the board is part of the game, as
    setup is of ours. Stepping with `play_tick` avoids the two copies that `play` makes for its accumulators. The limit
    on turns is the peer's own. The peer seeds the global generator, and treats seed 0 as no seed.
    """
    catanatron = peer("catanatron")
    turns_limit = peer("catanatron.game").TURNS_LIMIT
    game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=seed + 1)
    state = game.state
    while game.winning_color() is None and state.num_turns < turns_limit:
        game.play_tick()
    return len(state.actions)


def open_spiel_actions(game_name: str) -> Callable[[int], int]:
    """A random game of OpenSpiel; counts every `apply_action`: decisions, including forced ones, and chance.

    In card games about half of these deal a card; `open_spiel_decisions` doesn't count those.
    """
    playout = open_spiel_playout(game_name)
    return lambda seed: sum(playout(seed))


def open_spiel_decisions(game_name: str) -> Callable[[int], int]:
    """The same random game; counts `apply_action` only for players, including forced ones. Chance still takes its
    time.
    """
    playout = open_spiel_playout(game_name)
    return lambda seed: playout(seed).decisions


def open_spiel_playout(game_name: str) -> Callable[[int], Playout]:
    """Step random games from Python, counting decisions and chance separately.

    A single call of `current_player` distinguishes the end, chance and players. If all outcomes are equally likely,
    chance can be sampled from `legal_actions`, which avoids a list of pairs; one game checks this before anything is
    measured.
    """
    pyspiel = peer("pyspiel")
    game: SpielGame = pyspiel.load_game(game_name)
    end, chance_player = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)
    _try_even_chance(game, game_name, end, chance_player)

    def playout(seed: int) -> Playout:
        random = Random(seed).random
        state = game.new_initial_state()
        decisions = chance = 0
        while (player := state.current_player()) != end:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            if player == chance_player:
                chance += 1
            else:
                decisions += 1
        return Playout(decisions, chance)

    return playout


def _try_even_chance(game: SpielGame, name: str, end: int, chance_player: int) -> None:
    """Play one game, and refuse it if players move simultaneously or if outcomes of chance aren't equally likely."""
    random = Random(name)
    state = game.new_initial_state()
    while (player := state.current_player()) != end:
        actions = state.legal_actions()
        if player == chance_player:
            outcomes = dict(state.chance_outcomes())
            even = max(outcomes.values()) - min(outcomes.values()) < 1e-9
            if not even or sorted(actions) != sorted(outcomes):
                raise ValueError(f"{name}: chance isn't even among the legal actions, so it can't be sampled from them")
        elif player < 0:
            raise ValueError(f"{name}: expected one player at a time, found player {player}")
        state.apply_action(random.choice(actions))


def peer_rows(seconds: float) -> list[Row]:
    """One row for each peer and way of counting, each measured for this many seconds."""
    for module in ("catanatron", "pyspiel"):
        peer(module)
    rows = [Row(f"catanatron {version('catanatron')}", rate(catanatron_actions, seconds))]
    for game in OPEN_SPIEL_GAMES:
        for counted, work in (("decisions", open_spiel_decisions(game)), ("with chance", open_spiel_actions(game))):
            rows.append(Row(f"OpenSpiel {version('open_spiel')} {game}, {counted}", rate(work, seconds)))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="time for each line (default: %(default)s)")
    try:
        print(table(peer_rows(parser.parse_args().seconds)))
    except MissingPeerError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
