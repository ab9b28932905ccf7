"""Chapter END."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path

import pytest

from tests.games.b1893.builder import play, position
from tests.games.b1893.looking import (
    answered,
    corrected,
    money,
    points_from,
    refused,
    row_seen,
    seat_seen,
    seen,
    story,
    told,
    turned,
    upright,
)

SCORING = "phase scoring\nround 5\n"
COSTS = {"empain": 2, "solvay": 3, "buls": 4, "albert": 4, "van-de-velde": 4, "vandervelde": 5, "maeterlinck": 5}


@pytest.mark.rule("93-END-01")
def test_the_game_ends_after_the_fifth_round_and_only_then() -> None:
    for number in range(1, 5):
        match = position(f"phase end\nround {number}")
        assert (match.over, seen(match).round, told(match, "game_ended")) == (False, number + 1, [])
    match = position("phase end\nround 5")
    assert match.over
    assert story(match)[-1] == "game_ended"


@pytest.mark.rule("93-END-01")
def test_final_scoring_goes_in_the_order_of_the_chapter() -> None:
    match = position(
        SCORING
        + """
        seat:1 money 4
        seat:1 nobles noble:buls
        seat:1 cubes cube:wood cube:joker
        seat:1 houses space:1,1
        """,
        3,
    )
    names = [line.split() for line in story(match) if "seat:1" in line]
    assert [words[0] for words in names[:3]] == ["cube_returned", "money_moved", "noble_paid"]
    sources = [words[-1].removeprefix("source:") for words in names if words[0] == "points_scored"]
    rows = ["meeples-row", "nobles-row", "artworks-row", "money-row"]
    assert sources == ["houses", "cubes", "first-player", *rows]


@pytest.mark.rule("93-END-02")
def test_jokers_are_discarded_and_worth_nothing() -> None:
    match = position(SCORING + "seat:1 cubes cube:joker cube:joker cube:iron\nseat:2 cubes cube:joker")
    assert (seat_seen(match, 1).cubes, seat_seen(match, 2).cubes) == ({"cube:iron": 1}, {})
    assert seen(match).cubes["cube:joker"] == 15
    assert points_from(match, "cubes") == [1, 0, 0, 0]


@pytest.mark.rule("93-END-03")
def test_all_kept_nobles_are_paid_if_the_money_reaches() -> None:
    match = position(SCORING + "seat:2 money 8\nseat:2 nobles noble:empain noble:maeterlinck")
    assert money(match)[1] == 1
    assert [line for line in told(match, "noble_paid") if "seat:2" in line] == [
        "seat:2 noble:brugmann",
        "seat:2 noble:empain",
        "seat:2 noble:maeterlinck",
    ]
    assert answered(match, "payNoble") == []
    assert row_seen(match, 2, "nobles").count == 3
    assert points_from(match, "unpaid-nobles") == [0, 0, 0, 0]


@pytest.mark.rule("93-END-03")
@pytest.mark.parametrize(("noble", "cost"), list(COSTS.items()))
def test_every_noble_costs_what_is_printed_on_it(noble: str, cost: int) -> None:
    assert money(position(SCORING + f"seat:1 money 9\nseat:1 nobles noble:{noble}"))[0] == 9 - cost
    match = position(SCORING + f"seat:1 money {cost - 1}\nseat:1 nobles noble:{noble}")
    assert told(match, "noble_unpaid") == [f"seat:1 noble:{noble}"]


@pytest.mark.rule("93-END-03")
def test_brugmann_is_a_noble_like_any_other(tmp_path: Path) -> None:
    path = corrected(tmp_path, "nobles.costs.value = [1, 2, 3, 4, 4, 4, 5, 5]\n")
    assert points_from(position(SCORING), "nobles-row") == [1, 1, 1, 1]
    match = position(SCORING + "seat:1 money 1", components=path)
    assert (money(match)[0], points_from(match, "nobles-row")) == (0, [1, 0, 0, 0])
    assert points_from(match, "unpaid-nobles") == [0, -5, -5, -5]


@pytest.mark.rule("93-END-03")
def test_players_pay_clockwise_from_the_holder_of_the_tile() -> None:
    lines = SCORING + "first seat:3\n"
    for seat, nobles in (
        (1, "noble:buls noble:albert"),
        (2, "noble:buls noble:albert"),
        (3, "noble:buls noble:van-de-velde"),
    ):
        lines += f"seat:{seat} money 5\nseat:{seat} nobles {nobles}\n"
    match = position(lines)
    asked = []
    while not match.over:
        asked.append(match.seat)
        play(match, match.options[0])
    assert asked == [2, 0, 1]


@pytest.mark.rule("93-END-04")
def test_a_noble_that_cannot_be_paid_is_discarded_and_costs_five_points() -> None:
    match = position(SCORING + "seat:1 points 4\nseat:1 money 1\nseat:1 nobles noble:buls noble:empain")
    assert seen(match).nobles.discards == {"noble:buls": 1, "noble:empain": 1}
    assert points_from(match, "unpaid-nobles") == [-10, 0, 0, 0]
    assert money(match)[0] == 1
    assert upright(match, 1) + turned(match, 1) == ["noble:brugmann"]


@pytest.mark.rule("93-END-04")
@pytest.mark.rule("93-GEN-13")
def test_a_total_may_drop_below_zero() -> None:
    match = position(SCORING + "seat:2 courthouse 7\nseat:2 nobles noble:buls noble:empain")
    assert match.score()[1] == -10 + 1


@pytest.mark.rule("93-END-05")
def test_the_owner_chooses_which_nobles_are_paid() -> None:
    lines = SCORING + "seat:1 money 8\nseat:1 nobles noble:empain noble:solvay noble:buls noble:maeterlinck"
    match = position(lines)
    assert (match.seat, match.decision) == (0, "payNoble")
    assert match.options == ["noble:empain", "noble:solvay", "noble:buls", "noble:maeterlinck"]
    assert refused(match, "noble:albert") == "93-END-03"
    play(match, "noble:buls")
    assert match.options == ["noble:empain", "noble:solvay"]
    assert refused(match, "noble:maeterlinck") == "93-END-05"
    play(match, "noble:solvay")
    assert told(match, "noble_unpaid") == ["seat:1 noble:empain", "seat:1 noble:maeterlinck"]
    assert (money(match)[0], points_from(match, "unpaid-nobles")[0]) == (1, -10)


@pytest.mark.rule("93-END-06")
@pytest.mark.parametrize("budget", [0, 2, 4, 5, 6, 8, 10, 13])
def test_no_noble_is_left_unpaid_that_the_rest_of_the_money_would_pay(budget: int) -> None:
    nobles = ("solvay", "buls", "maeterlinck", "empain")
    lines = SCORING + f"seat:1 money {budget}\nseat:1 nobles " + " ".join(f"noble:{noble}" for noble in nobles)
    start = position(lines)
    for order in permutations(nobles):
        match = start.copy()
        while not match.over:
            play(match, next(f"noble:{noble}" for noble in order if f"noble:{noble}" in match.options))
        unpaid = [line.partition("noble:")[2] for line in told(match, "noble_unpaid")]
        assert all(COSTS[noble] > money(match)[0] for noble in unpaid)
        assert money(match)[0] == budget - sum(COSTS[noble] for noble in nobles if noble not in unpaid)
        assert points_from(match, "unpaid-nobles")[0] == -5 * len(unpaid)


@pytest.mark.rule("93-END-06")
def test_the_last_affordable_noble_is_paid_without_a_question() -> None:
    match = position(SCORING + "seat:1 money 4\nseat:1 nobles noble:solvay noble:maeterlinck")
    assert answered(match, "payNoble") == ["seat:1 payNoble noble:solvay forced"]
    assert money(match)[0] == 1


@pytest.mark.rule("93-END-07")
def test_nobles_that_were_not_paid_do_not_count_in_their_row() -> None:
    match = position(SCORING + "seat:1 money 4\nseat:1 nobles noble:buls noble:maeterlinck")
    assert points_from(match, "nobles-row") == [2, 1, 1, 1]


@pytest.mark.rule("93-END-08")
@pytest.mark.parametrize(("square", "level"), [(1, 2), (2, 3), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_each_house_scores_the_level_of_the_architect_track(square: int, level: int) -> None:
    lines = f"seat:1 tracks 6 6 {square}\nseat:1 houses space:1,1 space:5,5 space:3,3\nseat:2 tracks 1 1 6"
    assert points_from(position(SCORING + lines), "houses") == [3 * level, 0, 0, 0]


@pytest.mark.rule("93-END-09")
def test_each_refined_cube_scores_one() -> None:
    match = position(SCORING + "seat:1 cubes cube:wood cube:wood cube:iron cube:stone cube:joker")
    assert points_from(match, "cubes") == [4, 0, 0, 0]


@pytest.mark.rule("93-END-10")
@pytest.mark.parametrize("first", [1, 3])
def test_the_holder_of_the_first_player_tile_scores_five(first: int) -> None:
    match = position(SCORING + f"first seat:{first}")
    assert points_from(match, "first-player") == [5 * (seat == first) for seat in (1, 2, 3, 4)]


@pytest.mark.rule("93-END-10")
def test_the_tile_has_gone_over_to_the_one_chosen_in_the_last_round() -> None:
    match = position("phase end\nround 5\nfirst seat:1\nnext seat:2")
    assert points_from(match, "first-player") == [0, 5, 0, 0]


@pytest.mark.rule("93-END-11")
@pytest.mark.parametrize(("courthouse", "points"), [(0, 5), (1, 4), (2, 3), (4, 1), (5, 0), (6, 0), (7, 0)])
def test_unlocked_meeples_count_from_the_third_on(courthouse: int, points: int) -> None:
    match = position(SCORING + f"seat:1 courthouse {courthouse}")
    assert points_from(match, "meeples-row")[0] == points


@pytest.mark.rule("93-END-11")
def test_meeples_that_acted_in_the_last_round_are_unlocked() -> None:
    lines = "phase end\nround 5\nseat:1 courthouse 1\nseat:1 stock 2\nseat:1 meeple space:1,1 bid:1"
    assert points_from(position(lines), "meeples-row")[0] == 4


@pytest.mark.rule("93-END-12")
def test_nobles_score_their_row() -> None:
    lines = "seat:1 money 9\nseat:1 nobles noble:buls noble:albert\nseat:1 slid strategic:nobles prestige:1"
    assert points_from(position(SCORING + lines), "nobles-row") == [9, 1, 1, 1]


@pytest.mark.rule("93-END-13")
def test_artworks_of_any_colour_score_their_row() -> None:
    lines = "seat:1 artworks artwork:green artwork:green artwork:black\nseat:1 slid strategic:artworks prestige:2"
    assert points_from(position(SCORING + lines), "artworks-row") == [6, 0, 0, 0]


@pytest.mark.rule("93-END-14")
@pytest.mark.parametrize(("left", "points"), [(0, 0), (3, 0), (4, 3), (7, 3), (8, 6), (15, 9)])
def test_full_sets_of_four_count_in_the_row_of_money(left: int, points: int) -> None:
    lines = f"seat:1 money {left}\nseat:1 slid strategic:money prestige:4"
    assert points_from(position(SCORING + lines), "money-row")[0] == points


@pytest.mark.rule("93-END-14")
def test_only_what_is_left_after_paying_nobles_counts() -> None:
    match = position(SCORING + "seat:1 money 9\nseat:1 nobles noble:empain")
    assert (money(match)[0], points_from(match, "money-row")[0]) == (7, 1)


@pytest.mark.rule("93-END-15")
def test_the_symbols_of_all_cards_slid_there_are_added_to_one() -> None:
    lines = "seat:1 artworks artwork:green\nseat:1 slid strategic:artworks prestige:1 prestige:2 prestige:4\n"
    match = position(SCORING + lines + "seat:2 artworks artwork:green")
    assert points_from(match, "artworks-row") == [6, 1, 0, 0]
    assert row_seen(match, 1, "meeples").multiplier == 1


@pytest.mark.rule("93-END-16")
def test_the_highest_total_wins_and_equal_totals_share_without_a_tie_breaker() -> None:
    lines = "first seat:4\nseat:1 points 20\nseat:2 points 20\nseat:2 cubes cube:joker\nseat:3 points 9\n"
    match = position(SCORING + lines + "seat:1 money 3\nseat:1 tracks 3 3 3\nseat:4 points 2")
    assert match.score() == (24, 24, 13, 11)
    assert match.sheet().ranks == (1, 1, 3, 4)


@pytest.mark.rule("93-END-17")
def test_five_unlocked_meeples_are_three_that_count_and_seven_are_five() -> None:
    slid = "seat:1 slid strategic:meeples prestige:2\n"
    assert points_from(position(SCORING + slid + "seat:1 courthouse 2"), "meeples-row")[0] == 6
    assert points_from(position(SCORING + slid + "seat:1 courthouse 0"), "meeples-row")[0] == 10
