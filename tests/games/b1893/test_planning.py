"""Chapter PLAN: the Stock Exchange card, the Try Square and the active area."""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.games.b1893.planning import active_area
from tests.games.b1893.builder import new_match, play, position, table_of
from tests.games.b1893.looking import active_spaces, answered, corrected, refused, scripted, seen, told


def area(row: int, column: int) -> list[tuple[int, int]]:
    bits = active_area((row - 1) * 4 + column - 1)
    return [(space // 5 + 1, space % 5 + 1) for space in range(25) if bits >> space & 1]


@pytest.mark.rule("93-PLAN-01")
def test_a_stock_exchange_card_is_revealed_and_stays_in_force_for_the_round() -> None:
    match = scripted("phase planning", "chance revealStock stock:3")
    assert seen(match).stock.stock == "stock:3"
    play(match, f"{match.options[0]} place:stock pass")
    assert seen(match).stock.stock == "stock:3"
    assert told(match, "money_moved")[0] == "seat:1 bf:7 for:stock"


@pytest.mark.rule("93-PLAN-02")
@pytest.mark.parametrize(
    ("seats", "irises"),
    [
        (2, ["iris:2,2", "iris:3,3"]),
        (3, ["iris:1,3", "iris:4,2"]),
        (4, ["iris:1,1", "iris:4,4"]),
        (5, ["iris:1,1", "iris:1,4"]),
    ],
)
def test_only_the_row_for_this_number_of_players_is_read(seats: int, irises: list[str]) -> None:
    match = scripted("phase planning", "chance revealStock stock:1", seats)
    assert (match.decision, match.options) == ("planIris", irises)


@pytest.mark.rule("93-PLAN-03")
def test_the_first_player_must_choose_one_of_the_two_pairs() -> None:
    match = scripted("phase planning\nfirst seat:3", "chance revealStock stock:1")
    assert (match.seat, match.decision, match.options) == (2, "planIris", ["iris:1,1", "iris:4,4"])
    assert refused(match, "iris:2,2") == "93-PLAN-03"
    play(match, "iris:4,4")
    assert told(match, "square_placed") == ["seat:3 iris:4,4"]
    assert seen(match).square == "iris:4,4"


@pytest.mark.rule("93-PLAN-03")
def test_two_equal_pairs_are_no_question(tmp_path: Path) -> None:
    pairs = ", ".join("[1, 1, 1, 1]" for _ in range(12))
    path = corrected(tmp_path, f"stock.pairs.four.value = [{pairs}]\n")
    match = play(new_match(components=path), "artwork:green artwork:green artwork:green artwork:green")
    assert match.decision == "turn"
    assert [line.split()[-1] for line in answered(match, "planIris")] == ["forced"]


@pytest.mark.rule("93-PLAN-04")
@pytest.mark.rule("93-PLAN-05")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_the_largest_of_the_four_rectangles_is_active(row: int, column: int) -> None:
    parts = [
        [(r, c) for r in rows for c in columns]
        for rows in (range(1, row + 1), range(row + 1, 6))
        for columns in (range(1, column + 1), range(column + 1, 6))
    ]
    largest = sorted(parts, key=len)
    assert len(largest[-1]) > len(largest[-2])
    assert area(row, column) == largest[-1]


@pytest.mark.rule("93-PLAN-06")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_areas_have_sixteen_twelve_or_nine_spaces(row: int, column: int) -> None:
    outer = (row in (1, 4)) + (column in (1, 4))
    assert len(area(row, column)) == [9, 12, 16][outer]


@pytest.mark.rule("93-PLAN-07")
def test_the_try_square_has_one_question_only() -> None:
    match = scripted("phase planning", "chance revealStock stock:1")
    play(match, "iris:1,1")
    assert match.decision == "turn"
    assert len(active_spaces(match)) == 16


@pytest.mark.rule("93-PLAN-08")
def test_the_active_area_is_fixed_to_the_end_of_the_round() -> None:
    match = position("phase turn seat:1\nsquare iris:2,1\nseat:1 money 3")
    before = active_spaces(match)
    assert [column.active for column in seen(match).columns] == [False, True, True, True, True]
    play(match, "space:3,2 bid:1")
    assert active_spaces(match) == before


@pytest.mark.rule("93-PLAN-08")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_three_or_four_columns_are_active(row: int, column: int) -> None:
    assert len({c for _, c in area(row, column)}) == (4 if column in (1, 4) else 3)


@pytest.mark.rule("93-PLAN-09")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_so_many_irises_can_be_surrounded_and_never_that_of_the_square(row: int, column: int) -> None:
    active = set(area(row, column))
    around = {
        (r, c): {(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= active for r in range(1, 5) for c in range(1, 5)
    }
    assert sum(around.values()) == {16: 9, 12: 6, 9: 4}[len(active)]
    assert not around[row, column]
    assert not {(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)} <= active


def test_a_table_that_plans_has_no_area() -> None:
    assert table_of(scripted("phase planning", "chance revealStock stock:1")).active == 0
