"""Many games between bots, in several processes. The same plan gives the same games, whatever the number of jobs."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import active_children
from time import perf_counter

from bruxelles.arena.tally import Tally
from bruxelles.bots import processes
from bruxelles.bots.bot import Bot, Budget
from bruxelles.bots.players import ITERATIONS
from bruxelles.bots.registry import find_bot
from bruxelles.games import find_rulebook
from bruxelles.kernel.complaint import Complaint
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.playout import playout
from bruxelles.kernel.rulebook import Settings
from bruxelles.kernel.steps import State, choose, settle

CHUNKS_PER_JOB = 25  # small enough for a smooth progress bar, large enough to cost nothing
MOST_JOBS = 4  # per core; more would only take memory
USUAL = Budget(ITERATIONS, 0.0)


class PlanError(Complaint):
    """A simulation that can't be run as asked."""


@dataclass(frozen=True)
class Plan:
    """The games to play. Bots are seated in this order, and the last one fills the remaining seats. Seats rotate each
    game.
    """

    settings: Settings
    games: int
    bots: tuple[str, ...]
    seed: str
    budget: Budget = USUAL

    def lineup(self) -> tuple[str, ...]:
        if not 0 < len(self.bots) <= self.settings.seats:
            raise PlanError(
                "{seats} seats can't be filled with {bots} bots", bots=len(self.bots), seats=self.settings.seats
            )
        return self.bots + self.bots[-1:] * (self.settings.seats - len(self.bots))

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game."""
        lineup = self.lineup()
        shift = number % len(lineup)
        return lineup[-shift:] + lineup[:-shift] if shift else lineup


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> tuple[Tally, float]:
    """Play all games; return the tally and the time in seconds. `progress` is called with the number of games just
    finished.
    """
    for name in plan.lineup():
        find_bot(name, "")
    if plan.games < 1 or jobs < 1:
        raise PlanError(
            "can't play {games} games in {jobs} jobs; both numbers must be at least 1", games=plan.games, jobs=jobs
        )
    most = MOST_JOBS * (os.cpu_count() or 1)
    if jobs > most:
        raise PlanError("{jobs} jobs are too many for this machine; use at most {most}", jobs=jobs, most=most)
    start = perf_counter()
    tally = Tally(plan.settings.seats)
    for part in parts(plan, jobs):
        tally.add(part)
        progress(part.games)
    return tally, perf_counter() - start


def parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    size = max(1, -(-plan.games // (jobs * CHUNKS_PER_JOB)))
    chunks = [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]
    if jobs == 1:
        for chunk in chunks:
            yield play_chunk(plan, chunk)
        return
    others = active_children()
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), initializer=processes.begin)
    try:
        with processes.undisturbed():
            waiting = [pool.submit(play_chunk, plan, chunk) for chunk in chunks]
        for finished in as_completed(waiting):
            yield finished.result()
    except BrokenProcessPool as error:
        raise PlanError("a process playing games was killed") from error
    except BaseException:
        # The games that are still being played are no longer needed.
        for process in active_children():
            if process not in others:
                process.kill()
        raise
    finally:
        with processes.undisturbed():
            pool.shutdown(cancel_futures=True)


def play_chunk(plan: Plan, numbers: range) -> Tally:
    """Play the games with these numbers."""
    rulebook = find_rulebook(plan.settings.game)
    tally = Tally(plan.settings.seats)
    out = Options()
    for number in numbers:
        seed = f"{plan.seed}/{number}"
        state = rulebook.new_state(plan.settings)
        seating = plan.seating(number)
        dealer = Dealer(seed, "deal")
        if set(seating) == {"random"}:
            asked = int(playout(state, dealer, Dealer(seed, "random bots"), out))
        else:
            bots = [find_bot(name, f"{seed}/{seat}") for seat, name in enumerate(seating)]
            asked = play_out(state, dealer, bots, plan.budget, out)
        tally.count(state, seating, asked)
    return tally


def play_out(state: State, dealer: Dealer, bots: list[Bot], budget: Budget, out: Options) -> int:
    """Play one game to its end; return how many decisions were asked."""
    asked = 0
    while (decision := settle(state, dealer, out)) is not None:
        options = out.listed()
        answer = bots[decision.seat].answer(state.copy(), options, budget)
        if answer not in options:
            name = bots[decision.seat].name
            raise PlanError("bot {name} answered {answer}, which is not on offer", name=name, answer=answer)
        choose(state, decision, answer)
        asked += 1
    return asked
