"""Looking one turn ahead in any game: the best that a seat can do with its turn, by the game's own estimate."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import Decision, State, awaits_chance, choose, prior, settle_until_chance

SAMPLES: Final[i64] = 2  # how many draws are tried
DEEPEST: Final[i64] = 5  # the most choices of its own that a seat looks through in a turn
WIDEST: Final[i64] = 8  # the most options of a choice that are looked at, if the game ranks them


def outlook(state: State, seat: i64) -> i64:
    """How well the seat does: twice its estimate, minus the estimate of the best other seat."""
    best: i64 = -1_000_000
    for other in range(state.seat_count()):
        if other != seat:
            hope = state.estimate(other)
            if hope > best:
                best = hope
    return 2 * state.estimate(seat) - best


def shortlist(state: State, decision: Decision[Any, Any], out: Options) -> None:
    """If there are many options, drop those that the game ranks lowest. Options with the same rank stay or go
    together.
    """
    if out.count <= WIDEST:
        return
    priors = [prior(state, decision, out.items[i]) for i in range(out.count)]
    least = sorted(priors, reverse=True)[WIDEST - 1]
    kept: i64 = 0
    for i in range(out.count):
        if priors[i] >= least:
            out.items[kept] = out.items[i]
            kept += 1
    out.count = kept


def best_option(state: State, decision: Decision[Any, Any], offered: Options, dealer: Dealer) -> i64:
    """The option that leads to the best outlook at the end of the turn."""
    if not decision.opens_turn():
        shortlist(state, decision, offered)
    best = offered.items[0]
    best_value: i64 = 0
    for i in range(offered.count):
        value = value_of(state, decision, offered.items[i], dealer, DEEPEST)
        if i == 0 or value > best_value:
            best = offered.items[i]
            best_value = value
    return best


def value_of(state: State, decision: Decision[Any, Any], option: i64, dealer: Dealer, depth: i64) -> i64:
    after = state.copy()
    choose(after, decision, option)
    return value_after(after, decision.seat, dealer, depth - 1)


def value_after(state: State, seat: i64, dealer: Dealer, depth: i64) -> i64:
    """The best outlook that the seat can reach before somebody else decides or another turn begins."""
    out = Options()
    decision = settle_until_chance(state, out)
    if decision is None:
        if awaits_chance(state) and state.stack[-1].seat == seat:
            return value_of_chance(state, seat, dealer, depth)
        return outlook(state, seat)
    if decision.seat != seat or decision.opens_turn() or depth <= 0:
        return outlook(state, seat)
    shortlist(state, decision, out)
    best: i64 = 0
    for i in range(out.count):
        value = value_of(state, decision, out.items[i], dealer, depth)
        if i == 0 or value > best:
            best = value
    return best


def value_of_chance(state: State, seat: i64, dealer: Dealer, depth: i64) -> i64:
    """The average of the best outlooks over a few draws."""
    total: i64 = 0
    for _ in range(SAMPLES):
        drawn = state.copy()
        drawn.stack.pop().happen(drawn, dealer)
        total += value_after(drawn, seat, dealer, depth)
    return total // SAMPLES
