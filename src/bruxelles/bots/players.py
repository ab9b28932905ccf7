"""Our bots: random, greedy, search. `registry.py` lists them by name."""

from __future__ import annotations

from collections.abc import Sequence

from bruxelles.bots.bot import Budget
from bruxelles.bots.lookahead import best_option
from bruxelles.bots.search import most_visited, search
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import State

ITERATIONS = 2000
MOST_ITERATIONS = 10**7  # about an hour for one answer


class RandomBot:
    """Picks any option."""

    quick = True

    def __init__(self, seed: str) -> None:
        self.name = "random"
        self.dealer = Dealer(seed, "random bot")

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        return options[self.dealer.below(len(options))]


class GreedyBot:
    """Looks ahead to the end of its turn, and picks what looks best there."""

    quick = True

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
    """Plays the rest of the round many times on copies, and picks what it came back to most often."""

    levels = range(1, MOST_ITERATIONS + 1)

    def __init__(self, seed: str, iterations: int = 0) -> None:
        self.name = f"search:{iterations}" if iterations else "search"
        self.iterations = iterations
        self.dealer = Dealer(seed, "search bot")

    def answer(self, state: State, options: Sequence[int], budget: Budget) -> int:
        iterations = self.iterations or budget.iterations
        return int(most_visited(search(state, iterations, budget.seconds, self.dealer)))
