"""Chapter PREST: a card for its bonus, or under a Strategic row."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893.prestige import UsePrestigeCard
from bruxelles.games.b1893.vocabulary import TO_ROW, Choice
from tests.games.b1893.builder import RULEBOOK, bids, play, position, table_of
from tests.games.b1893.looking import answered, refused, row_seen, scripted, seat_seen, seen, squares, told

ROWS = ["strategic:meeples", "strategic:nobles", "strategic:artworks", "strategic:money"]


@pytest.mark.rule("93-PREST-01")
def test_a_card_that_was_won_must_be_used_for_its_bonus_or_slid() -> None:
    match = position("phase prestige\ncolumn 1 prestige:1 seat:2")
    assert (match.seat, match.decision, match.options) == (1, "prestige", ["bonus", *ROWS])


@pytest.mark.rule("93-PREST-01")
def test_a_card_gives_its_bonus_or_its_symbols_and_never_both() -> None:
    slid = play(position("phase prestige\ncolumn 1 prestige:4 seat:2"), "strategic:nobles")
    assert (squares(slid, 2), row_seen(slid, 2, "nobles").multiplier) == ([1, 1, 1], 3)
    used = play(position("phase prestige\ncolumn 1 prestige:4 seat:2"), "bonus")
    assert (squares(used, 2), row_seen(used, 2, "nobles").multiplier) == ([2, 1, 1], 1)


@pytest.mark.rule("93-PREST-02")
def test_players_act_clockwise_from_the_first_player_of_this_round_each_by_column_from_the_left() -> None:
    match = position(
        """
        phase prestige
        first seat:3
        next seat:1
        column 1 prestige:13 seat:1 seat:4
        column 2 prestige:1 seat:3
        column 3 prestige:2 seat:1
        column 4 prestige:14 seat:4
        """
    )
    asked = []
    while match.decision in ("prestige", "bonus"):
        asked.append((match.seat, match.decision, match.options[-1]))
        play(match, match.options[-1])
    assert asked == [
        (2, "prestige", "strategic:money"),
        (3, "bonus", "bonus:crown"),
        (3, "prestige", "strategic:money"),
        (0, "bonus", "bonus:crown"),
        (0, "prestige", "strategic:money"),
    ]


@pytest.mark.rule("93-PREST-03")
@pytest.mark.parametrize(
    ("card", "after", "meeples"),
    [(4, [3, 2, 2], 5), (1, [2, 3, 2], 5), (7, [2, 2, 3], 5), (10, [2, 2, 2], 6)],
)
def test_a_bonus_is_a_step_on_a_track_or_a_meeple_from_the_courthouse(
    card: int, after: list[int], meeples: int
) -> None:
    match = position(f"phase prestige\ncolumn 1 prestige:{card} seat:2\nseat:2 tracks 2 2 2")
    play(match, "bonus")
    assert squares(match, 2) == after
    assert (seat_seen(match, 2).meeples, seat_seen(match, 2).courthouse) == (meeples, 7 - meeples)


@pytest.mark.rule("93-PREST-04")
def test_of_a_choice_only_one_bonus_is_gained() -> None:
    match = play(position("phase prestige\ncolumn 2 prestige:18 seat:1"), "bonus")
    assert (match.decision, match.options) == ("bonus", ["bonus:architect", "bonus:meeple"])
    assert refused(match, "bonus:iris") == "93-PREST-04"
    play(match, "bonus:meeple")
    assert (squares(match, 1), seat_seen(match, 1).courthouse) == ([1, 1, 1], 1)
    assert told(match, "bonus_gained") == ["seat:1 bonus:meeple"]


@pytest.mark.rule("93-PREST-05")
@pytest.mark.parametrize(
    ("card", "after", "courthouse"),
    [(19, [1, 3, 1], 2), (20, [3, 1, 1], 2), (22, [1, 1, 1], 0), (23, [1, 2, 2], 2), (27, [2, 1, 1], 1)],
)
def test_two_bonuses_are_both_gained_be_they_equal_or_different(card: int, after: list[int], courthouse: int) -> None:
    match = position(f"phase prestige\ncolumn 1 prestige:{card} seat:1")
    assert (squares(match, 1), seat_seen(match, 1).courthouse) == (after, courthouse)
    assert len(told(match, "bonus_gained")) == 2
    assert answered(match, "bonus") == []


@pytest.mark.rule("93-PREST-05")
def test_all_who_share_a_card_with_two_bonuses_gain_both() -> None:
    match = position("phase prestige\ncolumn 1 prestige:24 seat:1 seat:3")
    assert [squares(match, seat) for seat in (1, 2, 3)] == [[2, 2, 1], [1, 1, 1], [2, 2, 1]]


@pytest.mark.rule("93-PREST-06")
def test_a_bonus_without_effect_may_be_chosen_and_does_nothing() -> None:
    lines = "phase prestige\ncolumn 1 prestige:30 seat:1\ncolumn 2 prestige:1 seat:1\nseat:1 courthouse 0\n"
    match = play(position(lines + "seat:1 tracks 1 6 1"), "bonus")
    assert match.options == ["bonus:iris", "bonus:crown", "bonus:architect", "bonus:meeple"]
    play(match, "bonus:meeple bonus")
    assert (squares(match, 1), seat_seen(match, 1).meeples) == ([1, 6, 1], 7)
    assert told(match, "nobody_to_free") == ["seat:1"]
    assert told(match, "advance_lost") == ["seat:1 track:crown"]


@pytest.mark.rule("93-PREST-07")
def test_a_card_used_for_its_bonus_is_discarded() -> None:
    match = position("phase prestige\ncolumn 1 prestige:13 seat:1\ncolumn 2 prestige:5 seat:1")
    play(match, "bonus bonus:iris")
    assert seen(match).prestige.discards == ("prestige:13",)
    play(match, "strategic:money")
    assert "prestige:5" not in seen(match).prestige.discards
    assert told(match, "card_slid") == ["seat:1 prestige:5 strategic:money count:1"]


@pytest.mark.rule("93-PREST-08")
@pytest.mark.parametrize(("card", "multiplier"), [(1, 3), (2, 2)])
def test_a_slid_card_stays_and_adds_its_symbols_to_one_row(card: int, multiplier: int) -> None:
    match = play(position(f"phase prestige\ncolumn 1 prestige:{card} seat:1"), "strategic:artworks")
    assert seen(match).round == 2
    assert [row.multiplier for row in seat_seen(match, 1).rows] == [1, 1, multiplier, 1]
    assert row_seen(match, 1, "artworks").cards == (f"prestige:{card}",)
    assert all(row.multiplier == 1 for seat in (2, 3, 4) for row in seat_seen(match, seat).rows)
    play(match, f"{match.options[0]} pass pass pass pass")
    assert (seen(match).round, row_seen(match, 1, "artworks").cards) == (3, (f"prestige:{card}",))


@pytest.mark.rule("93-PREST-09")
def test_rows_count_meeples_from_the_third_on_nobles_artworks_and_sets_of_four() -> None:
    match = position(
        """
        phase prestige
        column 1 prestige:1 seat:1
        seat:1 courthouse 1
        seat:1 nobles noble:buls
        seat:1 turned noble:albert
        seat:1 artworks artwork:green artwork:green artwork:black
        seat:1 money 11
        """
    )
    rows = seat_seen(match, 1).rows
    assert [row.row for row in rows] == ROWS
    assert [(row.count, row.multiplier) for row in rows] == [(4, 1), (3, 1), (3, 1), (2, 1)]


@pytest.mark.rule("93-PREST-10")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("card", [1, 5, 10, 30])
def test_a_card_with_symbols_may_go_to_any_row(card: int, row: str) -> None:
    match = play(position(f"phase prestige\ncolumn 3 prestige:{card} seat:4"), row)
    assert row_seen(match, 4, row.removeprefix("strategic:")).cards == (f"prestige:{card}",)


@pytest.mark.rule("93-PREST-11")
def test_a_card_without_a_symbol_cannot_be_slid() -> None:
    match = position("phase prestige\ncolumn 1 prestige:1 seat:1\ncolumn 2 prestige:19 seat:1")
    choice = UsePrestigeCard(0, 1).why_not(table_of(match), Choice(TO_ROW))
    assert RULEBOOK.contents.rules[choice] == "93-PREST-11"
    play(match, "strategic:meeples")
    assert answered(match, "prestige")[-1] == "seat:1 prestige bonus forced"
    assert squares(match, 1) == [1, 3, 1]


@pytest.mark.rule("93-PREST-12")
def test_a_row_gets_one_card_per_player_and_round() -> None:
    match = position(
        """
        phase prestige
        round 2
        column 1 prestige:1 seat:1
        column 2 prestige:2 seat:1
        column 3 prestige:3 seat:2
        seat:1 slid strategic:money prestige:8
        """
    )
    play(match, "strategic:money")
    assert match.options == ["bonus", *ROWS[:3]]
    assert refused(match, "strategic:money") == "93-PREST-12"
    play(match, "strategic:nobles")
    assert (match.seat, match.options) == (1, ["bonus", *ROWS])


@pytest.mark.rule("93-PREST-12")
def test_a_new_round_opens_every_row_again() -> None:
    match = scripted(
        "phase columns\ncolumn 1 prestige:7\nseat:1 money 1\nseat:2 passed yes\n" + bids("1:1"),
        """
        seat:1 prestige strategic:nobles
        chance revealNobles noble:albert noble:buls noble:solvay noble:empain
        chance layPrestige prestige:8 prestige:9 prestige:10 prestige:11 prestige:12
        chance revealStock stock:2
        """,
    )
    play(match, "iris:4,1 pass pass pass space:1,2 pass")
    assert (match.seat, match.decision, match.options) == (0, "prestige", ["bonus", *ROWS])
    play(match, "strategic:nobles")
    assert row_seen(match, 1, "nobles").cards == ("prestige:7", "prestige:9")


@pytest.mark.rule("93-PREST-13")
def test_any_number_of_cards_may_lie_under_a_row() -> None:
    lines = "phase prestige\nround 5\ncolumn 1 prestige:1 seat:1\n"
    match = position(lines + "seat:1 slid strategic:nobles prestige:4 prestige:7 prestige:10 prestige:5")
    play(match, "strategic:nobles")
    assert len(row_seen(match, 1, "nobles").cards) == 5
    assert row_seen(match, 1, "nobles").multiplier == 1 + 2 + 2 + 2 + 1 + 2


@pytest.mark.rule("93-PREST-14")
def test_a_meeple_is_freed_before_brussels_sends_one_to_the_courthouse() -> None:
    lines = "phase prestige\ncolumn 1 prestige:10 seat:1\nseat:1 stock 1\n"
    match = play(position(lines + "seat:1 courthouse 0"), "bonus")
    assert told(match, "nobody_to_free") == ["seat:1"]
    assert seat_seen(match, 1).courthouse == 1
    match = play(position(lines + "seat:1 courthouse 2"), "bonus")
    assert (seen(match).round, seat_seen(match, 1).courthouse, seat_seen(match, 1).meeples) == (2, 2, 5)


@pytest.mark.rule("93-PREST-14")
def test_a_freed_meeple_can_be_used_in_the_next_round() -> None:
    match = play(position("phase prestige\ncolumn 1 prestige:10 seat:1\nseat:1 courthouse 7"), "bonus")
    assert (seen(match).round, seat_seen(match, 1).meeples) == (2, 1)
    play(match, match.options[0])
    assert match.seat == 0
    assert "place:stock" in match.options
