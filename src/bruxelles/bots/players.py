"""The bots by name: random, greedy, search."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.bots.bot import Bot, BotError, Budget
from bruxelles.bots.lookahead import best_option
from bruxelles.bots.search import most_visited, search
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State

NAMES = ("random", "greedy", "search")
ITERATIONS = 2000
MOST_ITERATIONS = 10**7  # an hour or so for one answer


class RandomBot:
    """Picks any option."""

    def __init__(self, seed: str) -> None:
        self.name = "random"
        self.dealer = Dealer(seed, "random bot")

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        return options[self.dealer.below(len(options))]


class GreedyBot:
    """Looks to the end of its turn, and takes what looks best there."""

    def __init__(self, seed: str) -> None:
        self.name = "greedy"
        self.dealer = Dealer(seed, "greedy bot")

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        assert state.decision is not None
        offered = Options()
        for option in options:
            offered.add(option)
        return int(best_option(state, state.decision, offered, self.dealer))


class SearchBot:
    """Plays the round out in its head many times, and takes what led to most."""

    def __init__(self, seed: str, iterations: int = 0) -> None:
        self.name = f"search:{iterations}" if iterations else "search"
        self.iterations = iterations
        self.dealer = Dealer(seed, "search bot")

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        iterations = self.iterations or budget.iterations
        return int(most_visited(search(state, iterations, budget.seconds, self.dealer)))


def find_bot(name: str, seed: str) -> Bot:
    """The bot of this name. `search:500` searches with 500 iterations whatever its budget."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "search":
        return SearchBot(seed)
    level = name.removeprefix("search:")
    if level != name and level.isascii() and level.isdigit() and len(level) < 9 and 0 < int(level) <= MOST_ITERATIONS:
        return SearchBot(seed, int(level))
    raise BotError(
        "there is no bot '{name}'; there are {names} and search:ITERATIONS, up to {most}",
        name=name[:60],
        names=NAMES,
        most=MOST_ITERATIONS,
    )
