"""The search keeps to its budget, begins with what looks promising, and comes back to what pays."""

from __future__ import annotations

from itertools import count

import pytest
from tests.games.b1897.builder import play, position
from tests.kernel.toy_rulebook import ORCHARD

import bruxelles.bots.players as players
import bruxelles.bots.search as searching
from bruxelles.bots.bot import Budget
from bruxelles.bots.players import SearchBot
from bruxelles.bots.search import Node, most_visited, rewards, search
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.match import Match
from bruxelles.kernel.steps import State

TWO_CARDS = "phase turn seat:1\ngrid cell:1,1 artwork:red\ngrid cell:1,2 artwork:red\nseat:1 money 9"


def tree(match: Match, iterations: int, seconds: float = 0.0) -> Node:
    return search(match.state.copy(), iterations, seconds, Dealer("1", "search"))


@pytest.mark.parametrize("iterations", [1, 2, 17])
def test_so_many_iterations_are_made(iterations: int) -> None:
    root = tree(position(TWO_CARDS, 3), iterations, seconds=1e9)
    assert root.visits == iterations
    assert sum(child.visits for child in root.children.values()) == iterations


def test_every_node_adds_up() -> None:
    waiting = [tree(position(TWO_CARDS, 3), 60)]
    while waiting:
        node = waiting.pop()
        below = sum(child.visits for child in node.children.values())
        assert below in (node.visits, node.visits - 1)  # a node's first visit went on at random
        assert 0 <= node.reward <= node.visits
        waiting += node.children.values()


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_without_any_time_there_is_an_answer_all_the_same(seconds: float) -> None:
    match = position(TWO_CARDS, 3)
    assert tree(match, 0, seconds).visits == 1
    assert SearchBot("1").answer(match.state.copy(), match.numbers, Budget(0, seconds)) in match.numbers


@pytest.mark.pure
def test_time_ends_a_search_that_has_no_number_of_iterations(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr(searching, "perf_counter", lambda: float(next(clock)))
    assert tree(position(TWO_CARDS, 3), 0, seconds=5.0).visits == 5


@pytest.mark.parametrize(
    ("own", "budget", "expected"),
    [
        (0, Budget(iterations=7), (7, 1.0)),
        (0, Budget(seconds=0.25), (0, 0.25)),
        (9, Budget(iterations=7), (9, 1.0)),
        (9, Budget(seconds=0.25), (9, 0.25)),
    ],
)
def test_a_level_of_its_own_goes_before_the_budget(
    own: int, budget: Budget, expected: tuple[int, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def note(state: State, iterations: int, seconds: float, dealer: Dealer) -> Node:
        asked.append((iterations, seconds))
        return search(state, 1, 0.0, dealer)

    monkeypatch.setattr(players, "search", note)
    match = position(TWO_CARDS, 3)
    SearchBot("1", own).answer(match.state.copy(), match.numbers, budget)
    assert asked == [expected]


def test_the_most_promising_option_is_tried_first() -> None:
    match = position(TWO_CARDS, 3)
    assert match.options == ["nouveau", "stock", "hall", "park", "pass"]
    assert [child.option for child in tree(match, 1).children.values()] == [match.numbers[0]]


def test_the_option_most_visited_is_taken() -> None:
    root = Node(-1, 0)
    for option, visits in ((3, 2.0), (8, 5.0), (1, 5.0)):
        root.children[option] = Node(0, option)
        root.children[option].visits = visits
    assert most_visited(root) == 8


@pytest.mark.parametrize("points", [(0, 0, 0), (10, 0, 0), (3, 40, 999)])
def test_rewards_are_shares_that_follow_the_estimate(points: tuple[int, int, int]) -> None:
    lines = "\n".join(f"seat:{seat} points {number}" for seat, number in enumerate(points, 1))
    state = position(f"{TWO_CARDS}\n{lines}", 3).state
    shares, hopes = rewards(state), [state.estimate(seat) for seat in range(3)]
    assert sum(shares) == pytest.approx(1.0)
    assert sorted(range(3), key=lambda seat: shares[seat]) == sorted(range(3), key=lambda seat: hopes[seat])


def test_a_search_ends_where_the_whole_table_is_dealt_anew() -> None:
    match = position("phase turn seat:1\nseat:2 passed yes\nseat:3 passed yes\nseat:1 money 0", 3)
    assert "pass" in match.options
    root = tree(match, 40)
    assert not child_for(match, root, "pass").children


def test_a_search_goes_through_the_end_of_the_game() -> None:
    match = Match(ORCHARD, ORCHARD.settings(2), "1")
    while not match.over:
        assert tree(match, 5).visits == 5
        match.play(match.numbers[-1])


def child_for(match: Match, root: Node, token: str) -> Node:
    option = match.numbers[match.options.index(token)]
    return next(child for child in root.children.values() if child.option == option)


def test_a_search_draws_where_only_the_seat_on_turn_is_dealt_to() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 1", 3), "park architect:1/3")
    drawn = child_for(match, tree(match, 60), "creation")
    assert {child.seat for child in drawn.children.values()} == {0, 1}, "two cards alike leave nothing to choose"


def test_options_with_the_same_number_are_told_apart_by_their_decision() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 1", 3), "park architect:1/3")
    drawn = child_for(match, tree(match, 200), "creation")
    answers = [(child.seat, child.option) for child in drawn.children.values()]
    assert len(set(answers)) == len(answers)
    assert {option for seat, option in answers if seat == 0} & {option for seat, option in answers if seat == 1}


def test_at_the_end_half_of_the_reward_is_for_the_victory() -> None:
    match = Match(ORCHARD, ORCHARD.settings(2), "1")
    while not match.over:
        match.play(match.numbers[0])
    shares = rewards(match.state)
    assert sum(shares) == pytest.approx(1)
    winners = [seat for seat in range(2) if match.state.rank(seat) == 1]
    assert all(shares[seat] >= 0.5 for seat in winners) if len(winners) == 1 else shares == pytest.approx([0.5, 0.5])
