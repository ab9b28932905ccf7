"""Chapter 2P: neutral meeples."""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.builder import bids, new_match, play, position, table_of
from tests.games.b1893.looking import (
    active_spaces,
    answered,
    iris_seen,
    place_seen,
    refused,
    scripted,
    seat_seen,
    seen,
    space_seen,
    told,
)


def planned(lines: str = "", iris: str = "iris:2,2") -> Match:
    """A round of two, with the Try Square placed; seat 1 is first unless a line says otherwise."""
    seat = 2 if "first seat:2" in lines else 1
    return scripted(f"phase planning\n{lines}", f"chance revealStock stock:1\nseat:{seat} planIris {iris}", 2)


def neutrals(match: Match) -> list[str]:
    return [space.space for row in seen(match).spaces for space in row if space.owner == 0]


@pytest.mark.rule("93-2P-01")
def test_each_of_two_players_places_a_neutral_meeple() -> None:
    match = play(planned(), "space:3,3 space:5,5")
    assert told(match, "neutral_placed") == ["seat:1 space:3,3", "seat:2 space:5,5"]
    assert neutrals(match) == ["space:3,3", "space:5,5"]
    assert [seat_seen(match, seat).meeples for seat in (1, 2)] == [5, 5]


@pytest.mark.rule("93-2P-01")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_are_none(seats: int) -> None:
    match = play(new_match(seats), "artwork:green " * seats)
    play(match, match.options[0])
    assert match.decision == "turn"
    assert told(match, "neutral_placed") == []


@pytest.mark.rule("93-2P-02")
def test_both_neutral_meeples_are_one_side() -> None:
    match = position("phase irises\nneutral space:1,1 space:2,2\n" + bids("- 1:1", "2:1 -"), 2)
    assert told(match, "iris_won") == []


@pytest.mark.rule("93-2P-03")
@pytest.mark.parametrize(("first", "order"), [(1, [0, 1]), (2, [1, 0])])
def test_the_first_player_places_first_on_an_active_space_without_tile_and_meeple(first: int, order: list[int]) -> None:
    match = planned(f"first seat:{first}\nseat:1 houses space:3,3 space:1,1\nseat:2 houses space:4,4")
    assert (match.seat, match.decision) == (order[0], "neutral")
    assert match.options == [space for space in active_spaces(match) if space not in ("space:3,3", "space:4,4")]
    assert refused(match, "space:1,2") == "93-PLACE-01"
    assert {refused(match, space) for space in ("space:3,3", "space:4,4")} == {"93-2P-03"}
    play(match, "space:5,5")
    assert (match.seat, match.decision, refused(match, "space:5,5")) == (order[1], "neutral", "93-2P-03")
    play(match, "space:5,4")
    assert (match.seat, match.decision) == (order[0], "turn")


@pytest.mark.rule("93-2P-03")
def test_neutral_meeples_are_placed_in_every_round() -> None:
    match = play(new_match(2), "artwork:green artwork:green")
    for number in range(1, 6):
        play(match, match.options[0])
        assert (seen(match).round, match.decision) == (number, "neutral")
        play(match, match.options[0])
        play(match, match.options[-1])
        assert len(neutrals(match)) == 2
        play(match, "pass pass")
    assert match.over
    assert len(told(match, "neutral_placed")) == 10


NINE = [f"space:{row},{column}" for row in (3, 4, 5) for column in (3, 4, 5)]


@pytest.mark.rule("93-2P-04")
def test_placing_is_compulsory_while_there_is_a_space() -> None:
    match = planned(f"seat:1 houses {' '.join(NINE[:6])}\nseat:2 houses {' '.join(NINE[6:8])}")
    assert told(match, "neutral_placed") == ["seat:1 space:5,5"]
    assert answered(match, "neutral") == ["seat:1 neutral space:5,5 forced"]
    assert (match.seat, match.decision) == (0, "turn")


@pytest.mark.rule("93-2P-04")
def test_without_a_space_placing_is_skipped() -> None:
    match = planned(f"seat:1 houses {' '.join(NINE[:6])}\nseat:2 houses {' '.join(NINE[6:])}")
    assert told(match, "neutral_placed") == []
    assert (match.seat, match.decision) == (0, "turn")


@pytest.mark.rule("93-2P-05")
def test_a_neutral_meeple_acts_not_and_has_no_part_in_its_column() -> None:
    match = play(planned(), "space:3,3 space:4,3")
    assert seen(match).columns[2].sums == (0, 0)
    assert [space_seen(match, space).bid for space in ("3,3", "4,3")] == [None, None]
    for fact in ("free_action_due", "action_void", "artwork_taken", "cube_taken", "money_moved"):
        assert told(match, fact) == []
    played = position("phase columns\nneutral space:1,1 space:2,1\n" + bids("-", "-", "2:1"), 2)
    assert told(played, "column_won") == ["seat:2 column:1 prestige:1 face:crown,0,2"]
    alone = position("phase columns\nneutral space:1,1 space:2,1", 2)
    assert told(alone, "column_won") + told(alone, "column_tied") == []


@pytest.mark.rule("93-2P-06")
def test_neutral_meeples_block_their_spaces_for_the_round() -> None:
    match = play(planned("seat:1 money 5\nseat:2 money 5"), "space:3,3 space:4,3")
    for _ in (1, 2):
        assert {refused(match, space) for space in ("space:3,3", "space:4,3")} == {"93-PLACE-02"}
        play(match, "place:stock")


@pytest.mark.rule("93-2P-06")
def test_no_house_is_built_under_a_neutral_meeple() -> None:
    lines = "phase turn seat:1\nseat:1 money 1\nneedles wood empty\nseat:1 cubes cube:wood cube:wood\n"
    match = play(position(lines + "neutral space:1,1 space:1,2", 2), "space:2,4 needle:wood")
    assert {refused(match, space) for space in ("space:1,1", "space:1,2")} == {"93-CONS-22"}


@pytest.mark.rule("93-2P-07")
@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (("n 1:1", "n 2:1"), (0, 0)),
        (("n 1:1", "n 1:1"), (2, 0)),
        (("n 1:1", "1:1 2:1"), (2, 0)),
        (("n 1:1", "2:1 2:1"), (0, 3)),
        (("n 1:1", "2:1 1:1"), (2, 0)),
        (("n 1:1", "2:1 -"), (0, 0)),
        (("1:1 1:1", "2:1 2:1"), (2, 3)),
    ],
)
def test_they_surround_an_iris_and_count_as_a_side(rows: tuple[str, str], points: tuple[int, int]) -> None:
    lines = "phase {}\nseat:1 tracks 2 1 1\nseat:2 tracks 3 1 1\n" + bids(*rows)
    assert position(lines.format("irises"), 2).score() == points
    waiting = position(lines.format("turn seat:1") + "\nseat:1 money 1", 2)
    winners = tuple(seat for seat in (1, 2) if points[seat - 1])
    assert iris_seen(waiting, "1,1").leaders == winners


@pytest.mark.rule("93-2P-08")
def test_they_never_go_to_brussels_or_the_courthouse() -> None:
    match = position("phase brussels\nneutral space:1,1 space:1,2\nseat:2 stock 1", 2)
    assert told(match, "meeple_jailed") == ["seat:2 place:stock"]
    assert place_seen(match, "stock").meeples == (0, 0)
    assert [seat_seen(match, seat).courthouse for seat in (1, 2)] == [2, 3]
    nobody = position("phase brussels\nneutral space:1,1 space:1,2", 2)
    assert told(nobody, "meeple_jailed") == []


@pytest.mark.rule("93-2P-09")
def test_at_the_end_of_the_round_both_are_taken_back() -> None:
    match = scripted("phase end\nneutral space:1,1 space:1,2\n" + bids("", "1:1"), "", 2)
    assert neutrals(match) == []
    assert [seat_seen(match, seat).meeples for seat in (1, 2)] == [5, 5]
    assert list(table_of(match).owners) == [-1] * 25


@pytest.mark.rule("93-2P-10")
def test_two_players_pay_one_meeple_more_for_each_further_use() -> None:
    match = position("phase turn seat:1\nneutral space:1,1 space:1,2", 2)
    prices = []
    for answer in ("place:stock", "place:stock", "place:market", "place:market"):
        prices.append(place_seen(match, answer.removeprefix("place:")).next_price)
        play(match, answer)
    assert prices == [1, 2, 1, 2]
    assert [seat_seen(match, seat).meeples for seat in (1, 2)] == [3, 1]
    play(match, "place:stock")
    assert [seat_seen(match, seat).meeples for seat in (1, 2)] == [0, 1]
    assert refused(match, "place:stock") == "93-BXL-05"
