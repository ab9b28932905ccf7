"""Chapters COL and FP: who wins the Prestige cards, and who begins the next round."""

from __future__ import annotations

import pytest

from tests.games.b1893.builder import bids, play, position, table_of
from tests.games.b1893.looking import (
    answered,
    column_seen,
    points_from,
    row_seen,
    scripted,
    seen,
    squares,
    story,
    told,
)

ALL_PASSED = "seat:1 passed yes\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes\n"


@pytest.mark.rule("93-COL-01")
def test_all_the_money_under_the_meeples_of_a_player_in_a_column_is_added_up() -> None:
    match = position("phase columns\n" + bids("1:2 3:1", "1:2 3:1", "2:3 3:1", "- 2:4"))
    assert column_seen(match, 1).sums == (4, 3, 0, 0)
    assert column_seen(match, 2).sums == (0, 4, 3, 0)
    assert told(match, "column_won") == [
        "seat:1 column:1 prestige:1 face:crown,0,2",
        "seat:2 column:2 prestige:2 face:crown,1,1",
    ]


@pytest.mark.rule("93-COL-02")
def test_the_single_leader_alone_takes_the_card_of_the_column() -> None:
    match = position("phase columns\n" + bids("3:2 -", "2:3", "4:2"))
    assert (match.seat, match.decision) == (1, "prestige")
    assert [column_seen(match, column).winner for column in range(1, 6)] == [2, None, None, None, None]
    play(match, "strategic:money")
    assert row_seen(match, 2, "money").cards == ("prestige:1",)
    assert [line.split()[0] for line in answered(match, "prestige")] == ["seat:2"]
    assert told(match, "bonus_gained") == []


@pytest.mark.rule("93-COL-03")
def test_a_tie_gives_the_card_to_nobody_its_symbols_count_for_none_and_it_is_not_slid() -> None:
    lines = "phase columns\ncolumn 1 prestige:3\nseat:1 passed yes\nseat:4 passed yes\n"
    match = scripted(
        lines + bids("2:3", "3:3", "4:1"), "seat:2 bonus bonus:crown forced\nseat:3 bonus bonus:crown forced"
    )
    assert told(match, "column_tied") == [
        "seat:2 column:1 prestige:3 face:crown,2,1",
        "seat:3 column:1 prestige:3 face:crown,2,1",
    ]
    assert told(match, "column_won") == []
    assert told(match, "first_player_chosen") == ["seat:1 count:2"]
    assert answered(match, "prestige") == []
    assert [row.cards for seat in seen(match).seats for row in seat.rows] == [()] * 16


@pytest.mark.rule("93-COL-04")
def test_all_who_tie_gain_the_bonus_by_their_own_choice_and_the_card_is_discarded() -> None:
    match = position("phase columns\nfirst seat:3\ncolumn 1 prestige:29\n" + bids("2:3", "4:2", "3:3", "4:1"))
    assert (match.seat, match.decision, match.options) == (2, "bonus", ["bonus:iris", "bonus:crown", "bonus:architect"])
    play(match, "bonus:architect")
    assert match.seat == 3
    play(match, "bonus:iris")
    assert match.seat == 1
    assert seen(match).prestige.discards == ()
    play(match, "bonus:crown")
    assert [squares(match, seat) for seat in (1, 2, 3, 4)] == [[1, 1, 1], [1, 2, 1], [1, 1, 2], [2, 1, 1]]
    lines = story(match)
    assert lines.count("prestige_discarded column:1 prestige:29") == 1
    assert lines.index("prestige_discarded column:1 prestige:29") < lines.index("meeples_returned")


@pytest.mark.rule("93-COL-05")
def test_a_column_without_a_bid_has_no_winner_and_no_tie_and_its_card_stays() -> None:
    match = position("phase columns\n" + bids("- 1:1"))
    assert told(match, "column_won") == ["seat:1 column:2 prestige:2 face:crown,1,1"]
    assert told(match, "column_tied") == []
    assert column_seen(match, 1).prestige == "prestige:1"
    play(match, "strategic:money")
    assert told(match, "prestige_discarded") == [f"column:{n} prestige:{n}" for n in (1, 3, 4, 5)]


@pytest.mark.rule("93-COL-06")
def test_a_column_outside_the_active_area_is_not_evaluated() -> None:
    match = position("phase turn seat:1\nsquare iris:1,1\n" + ALL_PASSED.replace("seat:1 passed yes\n", ""))
    table = table_of(match)
    table.owners[10], table.bids[10] = 0, 3  # where no rule lets anybody place
    table.owners[11], table.bids[11] = 0, 1
    play(match, "pass")
    assert told(match, "column_won") == ["seat:1 column:2 prestige:2 face:crown,1,1"]


@pytest.mark.rule("93-COL-07")
def test_columns_are_evaluated_from_the_left() -> None:
    match = position("phase columns\nfirst seat:4\n" + bids("3:1 1:2 4:1 2:2", "- 2:2 - -"))
    decided = [line.split()[2] for line in story(match) if line.startswith("column_")]
    assert decided == ["column:1", "column:2", "column:2", "column:3", "column:4"]


@pytest.mark.rule("93-COL-08")
def test_a_tie_brings_its_bonus_with_the_use_of_cards_and_not_before() -> None:
    match = position("phase columns\nfirst seat:2\n" + bids("1:1 2:1", "3:1 -"))
    assert (match.seat, match.decision) == (1, "prestige")
    assert squares(match, 1) == squares(match, 3) == [1, 1, 1]
    names = [line.split()[0] for line in story(match)]
    assert names == ["column_tied", "column_tied", "column_won", "first_player_chosen"]
    play(match, "bonus")
    assert (squares(match, 1), squares(match, 2), squares(match, 3)) == ([1, 2, 1],) * 3


@pytest.mark.rule("93-COL-09")
def test_nobody_wins_more_than_four_cards_in_a_round() -> None:
    match = position("phase columns\n" + bids("1:1 1:1 1:1 1:1"))
    assert len(told(match, "column_won")) == 4
    play(match, "bonus bonus strategic:nobles strategic:money")
    assert told(match, "prestige_discarded")[-1] == "column:5 prestige:5"
    assert len(answered(match, "prestige")) == 4


@pytest.mark.rule("93-FP-01")
@pytest.mark.parametrize(
    ("columns", "passer", "chosen"),
    [
        ("column 1 prestige:3 seat:2\ncolumn 2 prestige:2 seat:2\ncolumn 3 prestige:1 seat:3", 3, "seat:2 count:3"),
        ("column 1 prestige:3 seat:2\ncolumn 3 prestige:5 seat:3", 3, "seat:3 count:3"),
        ("column 1 prestige:3 seat:2\ncolumn 3 prestige:5 seat:3", 4, "seat:2 count:2"),
        ("column 1 prestige:3 seat:2 seat:4\ncolumn 2 prestige:5 seat:4", 3, "seat:3 count:2"),
    ],
)
def test_symbols_of_the_cards_won_count_and_two_for_passing_first(columns: str, passer: int, chosen: str) -> None:
    match = position(f"phase first\n{columns}\nseat:{passer} passed yes\nseat:1 passed yes")
    assert told(match, "first_player_chosen") == [chosen]


@pytest.mark.rule("93-FP-02")
def test_cards_of_earlier_rounds_and_the_first_player_tile_do_not_count() -> None:
    match = position(
        """
        phase first
        round 4
        first seat:1
        column 1 prestige:6 seat:1
        seat:3 passed yes
        seat:3 first-passes 1
        seat:2 first-passes 2
        seat:4 slid strategic:nobles prestige:3 prestige:9
        """
    )
    assert [seat.manneken for seat in seen(match).seats] == [2, 0, 2, 0]
    assert told(match, "first_player_chosen") == ["seat:3 count:2"]


@pytest.mark.rule("93-FP-03")
def test_the_highest_count_holds_the_tile_from_the_next_round_on() -> None:
    match = position(
        "phase first\nfirst seat:1\ncolumn 1 prestige:3 seat:3\nseat:2 passed yes\ncolumn 2 prestige:2 seat:3"
    )
    assert (seen(match).first_player, seen(match).next_first_player) == (1, 3)
    play(match, "bonus bonus")
    assert (seen(match).round, seen(match).first_player) == (2, 3)
    assert (match.seat, match.decision) == (2, "planIris")


@pytest.mark.rule("93-FP-03")
def test_in_the_last_round_it_decides_who_scores_for_the_tile() -> None:
    match = position("phase first\nround 5\nfirst seat:1\nseat:4 passed yes\nseat:1 passed yes")
    assert match.over
    assert points_from(match, "first-player") == [0, 0, 0, 5]


@pytest.mark.rule("93-FP-04")
@pytest.mark.parametrize(
    ("first", "tied", "chosen"),
    [(1, (1, 2), 2), (1, (1, 4), 4), (2, (1, 2), 1), (3, (1, 2), 1), (3, (2, 4), 4), (4, (4, 3), 3), (2, (3, 1), 3)],
)
def test_a_tie_goes_clockwise_from_behind_the_first_player_who_comes_last(
    first: int, tied: tuple[int, int], chosen: int
) -> None:
    one, other = tied
    lines = f"phase first\nfirst seat:{first}\ncolumn 1 prestige:3 seat:{one}\nseat:{other} passed yes"
    assert told(position(lines), "first_player_chosen") == [f"seat:{chosen} count:2"]


@pytest.mark.rule("93-FP-05")
@pytest.mark.parametrize("passer", [1, 2, 3, 4])
def test_whoever_passes_first_has_two_so_that_somebody_is_always_found(passer: int) -> None:
    order = [passer, *(seat for seat in (1, 2, 3, 4) if seat != passer)]
    match = position("phase columns\nfirst seat:2\n" + "".join(f"seat:{seat} passed yes\n" for seat in order))
    assert told(match, "first_player_chosen") == [f"seat:{passer} count:2"]


@pytest.mark.rule("93-FP-06")
def test_the_new_first_player_places_the_try_square() -> None:
    match = position("phase first\nfirst seat:1\nseat:4 passed yes")
    assert (match.seat, match.decision) == (3, "planIris")
    play(match, match.options[0])
    assert told(match, "square_placed")[-1].startswith("seat:4 ")
    assert (match.seat, match.decision) == (3, "turn")
