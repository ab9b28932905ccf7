"""Chapter PLACE: a meeple, a bid, and whether the action is carried out."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893.turns import forbids_placing
from tests.games.b1893.builder import RULEBOOK, bids, play, position, table_of
from tests.games.b1893.looking import (
    active_spaces,
    answered,
    column_seen,
    iris_seen,
    money,
    refused,
    seat_seen,
    space_seen,
    told,
)


@pytest.mark.rule("93-PLACE-01")
def test_any_free_space_of_the_active_area_may_be_chosen_and_no_other() -> None:
    match = position("phase turn seat:1\nsquare iris:2,2\nseat:1 money 1\n" + bids("", "", "- - 2:1"))
    spaces = [option for option in match.options if option.startswith("space:")]
    assert spaces == [space for space in active_spaces(match) if space != "space:3,3"]
    assert refused(match, "space:1,1") == "93-PLACE-01"
    assert refused(match, "space:3,3") == "93-PLACE-02"


@pytest.mark.rule("93-PLACE-01")
@pytest.mark.rule("93-GEN-12")
def test_placing_needs_an_available_meeple() -> None:
    match = position("phase turn seat:1\nseat:1 money 5\nseat:1 courthouse 3\nseat:1 stock 2\nseat:1 market 2")
    assert seat_seen(match, 1).meeples == 0
    assert answered(match, "turn") == ["seat:1 turn pass forced"]
    assert RULEBOOK.contents.rules[forbids_placing(table_of(match), 0)] == "93-GEN-12"


@pytest.mark.rule("93-PLACE-02")
def test_a_space_holds_one_meeple_neutral_ones_too() -> None:
    match = position("phase turn seat:1\nseat:1 money 5\nneutral space:1,1 space:2,2\nseat:2 meeple space:3,3 bid:1", 2)
    assert [refused(match, space) for space in ("space:1,1", "space:2,2", "space:3,3")] == ["93-PLACE-02"] * 3


@pytest.mark.rule("93-PLACE-03")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_house_does_not_block_its_space(owner: int) -> None:
    match = position(f"phase turn seat:1\nseat:1 money 5\nseat:{owner} houses space:1,1")
    play(match, "space:1,1 bid:1 artwork:green")
    assert (space_seen(match, "1,1").owner, space_seen(match, "1,1").house) == (1, owner)


@pytest.mark.rule("93-PLACE-04")
def test_a_bid_goes_from_one_to_all_the_money() -> None:
    match = position("phase turn seat:1\nseat:1 money 5")
    play(match, "space:1,1")
    assert match.options == ["bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
    assert [refused(match, bid) for bid in ("bid:0", "bid:6", "bid:-1")] == ["93-PLACE-04"] * 3
    play(match, "bid:4 artwork:green")
    assert (space_seen(match, "1,1").bid, money(match)[0]) == (4, 1)


@pytest.mark.rule("93-PLACE-05")
def test_the_bid_is_fixed_before_the_action() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\nseat:1 artworks artwork:green\nindicator 3,3")
    play(match, "space:1,2")
    assert answered(match, "bid") == ["seat:1 bid bid:1 forced"]
    play(match, "indicator:3,3")
    assert (space_seen(match, "1,2").bid, money(match)[0]) == (1, 2)


@pytest.mark.rule("93-PLACE-06")
def test_money_that_was_bid_pays_nothing_else() -> None:
    lines = "phase turn seat:1\nseat:1 money 4\ndisplay noble:buls noble:albert noble:empain noble:maeterlinck"
    match = play(position(lines), "space:1,3 bid:3")
    assert match.options == ["display:3", "display:4"]
    assert refused(match, "display:2") == "93-NOBLE-01"
    assert money(match)[0] == 1


@pytest.mark.rule("93-PLACE-07")
def test_without_money_nobody_places() -> None:
    match = position("phase turn seat:1\nseat:1 money 0")
    assert not [option for option in match.options if option.startswith("space:")]
    assert refused(match, "space:1,1") == "93-PLACE-07"


@pytest.mark.rule("93-PLACE-08")
@pytest.mark.rule("93-PLACE-12")
def test_a_placement_without_a_possible_action_still_counts() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 money 3
        seat:3 houses space:1,2
        seat:3 artworks artwork:green artwork:blue
        """
        + bids("2:1 -", "2:1 2:1")
    )
    play(match, "space:1,2 bid:3")
    assert told(match, "action_void") == ["seat:1 action:sales"]
    assert (space_seen(match, "1,2").owner, space_seen(match, "1,2").bid) == (1, 3)
    assert column_seen(match, 2).leaders == (1,)
    assert iris_seen(match, "1,1").leaders == (2,)
    assert match.score() == (0, 0, 2, 0)
    assert match.seat == 1


@pytest.mark.rule("93-PLACE-09")
def test_an_action_that_can_be_carried_out_must_be() -> None:
    match = position("phase turn seat:1\nseat:1 money 3\nseat:1 artworks artwork:green artwork:blue")
    play(match, "space:1,2 bid:1")
    assert (match.decision, match.options) == ("saleTile", ["artwork:green", "artwork:blue"])


@pytest.mark.rule("93-PLACE-10")
def test_whether_it_can_be_carried_out_is_judged_after_the_bid() -> None:
    lines = "phase turn seat:1\nseat:1 money 7\nneedles money empty"
    assert play(position(lines), "space:1,4 bid:1 cube:wood cube:wood").seat == 1
    match = play(position(lines), "space:2,4 bid:1")
    assert match.decision == "needle"
    match = play(position(lines), "space:2,4 bid:2")
    assert told(match, "action_void") == ["seat:1 action:construction"]


@pytest.mark.rule("93-PLACE-11")
def test_a_gain_that_the_supply_cuts_short_is_still_possible() -> None:
    gone = " ".join(["cube:wood"] * 10 + ["cube:iron"] * 9 + ["cube:stone"] * 10)
    match = play(position(f"phase turn seat:1\nseat:1 money 3\ngone {gone}"), "space:1,4 bid:1")
    assert seat_seen(match, 1).cubes == {"cube:iron": 1}
    assert told(match, "action_void") == []
