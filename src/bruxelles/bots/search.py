"""Open-loop UCT for any game: a node stands for the answers given so far, not for a state."""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import NOBODY, Decision, State, awaits_chance, choose, is_over, prior, settle_until_chance

EXPLORATION: Final = 0.7
SPREAD: Final = 600.0  # in hundredths of a point; a lead of this size makes a win likely
MOST_SEATS: Final[i64] = 16
OPTION_BITS: Final[i64] = 40  # room for every option, those of widenings included


class Node:
    """An option that a seat chose: how often it was chosen, and how well the seat did."""

    def __init__(self, seat: i64, option: i64) -> None:
        self.seat = seat
        self.option = option
        self.visits = 0.0
        self.reward = 0.0
        self.children: dict[int, Node] = {}


def place_of(decision: Decision[Any, Any]) -> i64:
    """The first key for the options of a decision among a node's children. Chance may lead from one node to several
    decisions, whose options may have the same numbers.
    """
    return (decision.kind() * MOST_SEATS + decision.seat) << OPTION_BITS


def pick(node: Node, state: State, decision: Decision[Any, Any], out: Options) -> i64:
    """The option with the best upper bound. For an option never tried, that depends on how promising it looks."""
    total: i64 = 0
    for i in range(out.count):
        total += prior(state, decision, out.items[i])
    chosen = out.items[0]
    best = -1.0
    root = sqrt(node.visits + 1.0)
    place = place_of(decision)
    for i in range(out.count):
        option = out.items[i]
        share = float(prior(state, decision, option)) / float(total)
        child = node.children.get(place + option)
        if child is None:
            bound = 0.5 + EXPLORATION * 2.0 * share * root
        else:
            bound = child.reward / child.visits + EXPLORATION * 2.0 * share * root / (1.0 + child.visits)
        if bound > best:
            best = bound
            chosen = option
    return chosen


def rewards(state: State) -> list[float]:
    """A share between 0 and 1 for every seat, from how far it is ahead or behind. At the end of the game, half of it is
    for the victory itself.
    """
    seats = state.seat_count()
    hopes = [float(state.estimate(seat)) for seat in range(seats)]
    top = max(hopes)
    weights = [exp((hope - top) / SPREAD) for hope in hopes]
    total = sum(weights)
    shares = [weight / total for weight in weights]
    if not is_over(state):
        return shares
    wins = [1.0 if state.rank(seat) == 1 else 0.0 for seat in range(seats)]
    winners = sum(wins)
    return [(shares[seat] + wins[seat] / winners) / 2.0 for seat in range(seats)]


def random_option(state: State, decision: Decision[Any, Any], out: Options, dealer: Dealer) -> i64:
    """A random option; the more promising, the more likely."""
    total: i64 = 0
    for i in range(out.count):
        total += prior(state, decision, out.items[i])
    nth = dealer.below(total)
    for i in range(out.count):
        nth -= prior(state, decision, out.items[i])
        if nth < 0:
            return out.items[i]
    return out.items[0]


def settle_within_round(state: State, dealer: Dealer, out: Options) -> Decision[Any, Any] | None:
    """Settle, but stop where cards are dealt for a new round, which this search doesn't look beyond."""
    while True:
        decision = settle_until_chance(state, out)
        if decision is not None or not awaits_chance(state) or state.stack[-1].seat == NOBODY:
            return decision
        state.stack.pop().happen(state, dealer)


def grow(root: Node, start: State, dealer: Dealer, out: Options) -> None:
    """One iteration: go down the tree, add a node, play at random to the end of the round, and go back up."""
    state = start.copy()
    path = [root]
    node = root
    decision = settle_within_round(state, dealer, out)
    while decision is not None:
        option = pick(node, state, decision, out)
        key = place_of(decision) + option
        child = node.children.get(key)
        fresh = child is None
        if child is None:
            child = Node(decision.seat, option)
            node.children[key] = child
        choose(state, decision, option)
        path.append(child)
        node = child
        decision = settle_within_round(state, dealer, out)
        if fresh:
            break
    while decision is not None:
        choose(state, decision, random_option(state, decision, out, dealer))
        decision = settle_within_round(state, dealer, out)
    shares = rewards(state)
    for visited in path:
        visited.visits += 1.0
        if visited.seat != NOBODY:
            visited.reward += shares[visited.seat]


def search(state: State, iterations: i64, seconds: float, dealer: Dealer) -> Node:
    """Grow a tree by this many iterations or, if that is 0, for this many seconds; by one iteration at least."""
    root = Node(NOBODY, 0)
    out = Options()
    if iterations > 0:
        for _ in range(iterations):
            grow(root, state, dealer, out)
    else:
        end = perf_counter() + seconds
        grow(root, state, dealer, out)
        while perf_counter() < end:
            grow(root, state, dealer, out)
    return root


def most_visited(root: Node) -> i64:
    """The option that the search came back to most often."""
    best: i64 = 0
    visits = -1.0
    for child in root.children.values():
        if child.visits > visits:
            visits = child.visits
            best = child.option
    return best
