"""The estimate for bots, and how decisions rank options: no rules, but opinions that should point the right way."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.kernel.match import Match
from tests.conformance.walk import dump
from tests.games.b1893.builder import bids, new_match, play, position, table_of

BUILT = "seat:1 houses space:5,1 space:5,2\n"
NOBLES = "seat:1 nobles noble:buls noble:albert noble:solvay"


def estimate(lines: str, seats: int = 3, seat: int = 1) -> int:
    """What a seat, counted from 1, may hope for."""
    return int(table_of(position(f"phase turn seat:1\n{lines}", seats)).estimate(seat - 1))


BETTER = [
    ("points", "seat:1 points 5", "seat:1 points 4"),
    ("money", "seat:1 money 6", "seat:1 money 2"),
    ("much money", "seat:1 money 60", "seat:1 money 50"),
    ("the first house", "seat:1 houses space:5,1", ""),
    ("more houses", BUILT, "seat:1 houses space:5,1"),
    ("refined cubes", "seat:1 cubes cube:wood", ""),
    ("a refined cube rather than a joker", "seat:1 cubes cube:wood", "seat:1 cubes cube:joker"),
    ("artworks", "seat:1 artworks artwork:green", ""),
    ("colours", "seat:1 artworks artwork:green artwork:blue", "seat:1 artworks artwork:green artwork:green"),
    ("iris", "seat:1 tracks 2 1 1", ""),
    ("crown", "seat:1 tracks 1 2 1", ""),
    ("architect", BUILT + "seat:1 tracks 1 1 2", BUILT),
    ("freedom", "seat:1 courthouse 0", "seat:1 courthouse 2"),
]


@pytest.mark.parametrize(("better", "worse"), [pytest.param(*pair, id=name) for name, *pair in BETTER])
@pytest.mark.parametrize("number", [1, 4])
def test_to_have_more_is_better(better: str, worse: str, number: int) -> None:
    assert estimate(f"round {number}\n{better}") > estimate(f"round {number}\n{worse}")


def test_cards_under_a_row_count_by_what_it_counts() -> None:
    card = "round 4\nseat:1 slid strategic:money prestige:1\n"
    gained = [estimate(f"{card}seat:1 money {money}") - estimate(f"round 4\nseat:1 money {money}") for money in (0, 20)]
    assert gained[1] > gained[0] == 0


def test_a_joker_is_worth_something_until_the_last_round_is_over() -> None:
    jokers = "seat:1 cubes cube:joker cube:joker"
    worth = [estimate(f"round {number}\n{jokers}") - estimate(f"round {number}") for number in (1, 5)]
    assert worth[0] > worth[1] > 0
    passed = "round 5\nseat:2 passed yes\nseat:1 passed yes\n"
    turn = "phase turn seat:3\n"
    rich, poor = (position(turn + passed + more, 3) for more in (jokers, ""))
    assert table_of(rich).estimate(0) == table_of(poor).estimate(0)


def test_cubes_are_worth_less_to_whoever_has_built_all_houses() -> None:
    cubes, five = (
        "seat:1 cubes cube:wood cube:wood\n",
        "seat:1 houses space:5,1 space:5,2 space:5,3 space:5,4 space:5,5",
    )
    gained = [estimate(f"{built}\n{cubes}") - estimate(built) for built in (five, f"{five} space:1,5")]
    assert gained[0] > gained[1] == 200


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_hopes_for_the_same_before_the_first_turn(seats: int) -> None:
    table = table_of(position("phase turn seat:1", seats))
    assert len({int(table.estimate(seat)) for seat in range(seats)}) == 1


def test_nobles_are_good_early_and_bad_late_if_they_cannot_be_paid() -> None:
    assert estimate(f"round 1\n{NOBLES}") > estimate("round 1")
    assert estimate(f"round 5\n{NOBLES}") < estimate("round 5")


def test_nobles_that_can_be_paid_are_worth_having_to_the_end() -> None:
    rich = "round 5\nseat:1 money 40\nseat:1 slid strategic:nobles prestige:1 prestige:2\n"
    assert estimate(rich + NOBLES) > estimate(rich)


def test_a_noble_that_cannot_be_paid_is_a_loss_however_little_is_missing() -> None:
    """Buls, Albert and Solvay cost as much as the third time that one more BF is worth a lot."""
    worth = [estimate(f"round 5\n{NOBLES}\nseat:1 money {money}") for money in range(20)]
    costs = table_of(new_match(3)).edition.costs
    due = sum(int(costs[noble]) for noble in (v.BULS, v.ALBERT, v.SOLVAY))
    pays_one_more = [money for money in range(1, 20) if worth[money] - worth[money - 1] > 400]
    assert (len(pays_one_more), pays_one_more[-1]) == (3, due)


def test_houses_count_by_the_architect_level_in_the_end() -> None:
    low, high = (estimate(f"round 5\n{BUILT}seat:1 tracks 1 1 {square}") for square in (1, 6))
    assert high > low
    assert estimate("round 5\nseat:1 tracks 1 1 6") == estimate("round 5")


def test_to_win_a_column_is_better_than_to_share_it_and_that_better_than_to_lose_it() -> None:
    base = "round 2\n" + bids("- -", "2:3 -") + "\n"
    leads, shares, lags = (estimate(base + bids(f"1:{bid}")) for bid in (4, 3, 2))
    assert leads > shares > lags


def test_a_card_with_more_symbols_is_worth_more_to_its_leader() -> None:
    one, many = (estimate(f"column 1 prestige:{card}\n" + bids("1:1")) for card in cards_by_symbols())
    assert many > one


def cards_by_symbols() -> tuple[int, int]:
    """A card without and one with most symbols, counted from 1, otherwise alike."""
    edition = table_of(new_match(4)).edition
    symbols, manneken = list(edition.symbols), list(edition.manneken)
    most = max(range(len(symbols)), key=lambda card: symbols[card])
    none = next(card for card in range(len(symbols)) if not symbols[card] and manneken[card] <= manneken[most])
    return none + 1, most + 1


def test_columns_outside_the_active_area_are_worth_nothing() -> None:
    plain, other = (
        estimate(f"column 1 prestige:10\ncolumn 5 prestige:{card}\n" + bids("1:1")) for card in cards_by_symbols()
    )
    assert plain == other


def test_an_iris_counts_by_the_own_level_once_it_is_surrounded() -> None:
    open_, closed = bids("1:1 2:2", "1:1 -"), bids("1:1 2:2", "1:1 3:1")
    gained = [
        estimate(f"round 5\n{tracks}{closed}") - estimate(f"round 5\n{tracks}{open_}")
        for tracks in ("", "seat:1 tracks 6 1 1\n")
    ]
    assert gained[1] > gained[0] > 0
    lost = [estimate(f"round 5\n{meeples}", seat=2) for meeples in (open_, closed)]
    assert lost[0] == lost[1]


@pytest.mark.parametrize(
    ("others", "at_risk"),
    [("", True), ("seat:2 market 1\n", True), ("seat:2 market 1\nseat:2 park 1\n", False)],
)
def test_most_meeples_in_brussels_are_a_risk(others: str, at_risk: bool) -> None:
    assert (estimate(others + "seat:1 stock 1") < estimate(others)) == at_risk


def test_an_estimate_changes_nothing() -> None:
    match = new_match(5)
    before = dump(match.state)
    for seat in range(5):
        match.state.estimate(seat)
    assert dump(match.state) == before


def test_when_the_game_is_over_nothing_is_left_to_hope_for() -> None:
    match = new_match(3)
    while not match.over:
        match.play(match.numbers[0])
    assert [table_of(match).estimate(seat) for seat in range(3)] == [100 * points for points in match.score()]


def priors(match: Match) -> dict[str, int]:
    """How the waiting decision ranks its options."""
    decision = match.waiting()
    assert decision is not None
    return {option: int(decision.prior(match.state, number)) for option, number in named(match)}


def named(match: Match) -> list[tuple[str, int]]:
    return list(zip(match.options, match.numbers, strict=True))


def test_on_a_turn_brussels_and_spaces_come_before_passing() -> None:
    ranked = priors(position("phase turn seat:1\nseat:1 money 3"))
    assert ranked["place:market"] == ranked["place:stock"] > ranked["space:1,1"] == ranked["space:4,4"] > ranked["pass"]
    assert ranked["pass"] >= 1


def test_a_bid_is_ranked_by_what_it_reaches() -> None:
    """Seat 1 has 1 BF in the column, seat 2 has 7: 6 more tie, 7 lead, 8 lead by one more."""
    lines = "phase turn seat:1\nseat:1 money 20\n" + bids("1:1", "2:4", "2:3")
    ranked = priors(play(position(lines), "space:4,1"))
    high = [int(bid.removeprefix("bid:")) for bid, prior in ranked.items() if prior > 2]
    assert high == [1, 2, 6, 7, 8]
    assert ranked["bid:1"] > ranked["bid:7"] > ranked["bid:20"] > ranked["bid:12"] == 1


def test_bids_are_compared_with_the_best_of_the_others() -> None:
    lines = "phase turn seat:1\nseat:1 money 20\n" + bids("2:3", "3:5", "4:1")
    ranked = priors(play(position(lines), "space:4,1"))
    assert [bid for bid, prior in ranked.items() if prior > 2] == ["bid:1", "bid:2", "bid:5", "bid:6", "bid:7"]


def test_the_colour_one_has_most_of_is_sold_first() -> None:
    owned = "seat:1 artworks artwork:green artwork:green artwork:blue"
    ranked = priors(play(position(f"phase turn seat:1\nseat:1 money 1\n{owned}"), "space:1,2"))
    assert ranked["artwork:green"] > ranked["artwork:blue"]


def test_the_indicator_goes_where_the_artwork_earns_most() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 1\nseat:1 artworks artwork:green artwork:blue"), "space:1,2")
    play(match, "artwork:green")
    ranked, edition = priors(match), table_of(match).edition
    earned = {
        option: 2 * int(edition.money_at[number]) + 3 * int(edition.points_at[number])
        for option, number in named(match)
    }
    assert len(set(earned.values())) > 1
    assert sorted(ranked, key=lambda option: ranked[option]) == sorted(earned, key=lambda option: earned[option])


def test_a_payment_without_jokers_comes_first() -> None:
    cubes = "seat:1 cubes cube:wood cube:wood cube:joker"
    match = position(f"phase turn seat:1\nseat:1 money 1\nneedles wood empty\n{cubes}")
    ranked = priors(play(match, "space:2,4"))
    assert ranked["pay:2wood"] > ranked["pay:1wood+1joker"]


def test_only_a_turn_opens_a_turn() -> None:
    match = new_match(3)
    while not match.over:
        waiting = match.waiting()
        assert waiting is not None
        assert waiting.opens_turn() == (match.decision == "turn")
        match.play(match.numbers[0])
