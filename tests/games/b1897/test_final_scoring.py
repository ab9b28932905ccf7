"""The end of the game: five steps of final scoring. (chapter END)"""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.games.b1897.notations import SOURCE
from bruxelles.games.b1897.vocabulary import POINTS_SCORED, ROUND_BEGAN
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import play, position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"
LEADS_FIRST_COLUMN = f"grid cell:1,1 seat:1 {LOW} side:1"


def scored(more: str, components: Path | None = None) -> Match:
    return position(f"phase scoring\nround 4\n{more}", components=components)


def bonus(lower: str, more: str) -> int:
    """What seat 1, leader of one column, gets for its lower bonus."""
    upper = {"houses": "architecture", "nobles": "nobility", "artworks": "prestige", "money": "prison"}
    others = [name for name in upper.values() if name != upper[lower]]
    match = scored(f"bonuses {upper[lower]} {' '.join(others)}\n{LEADS_FIRST_COLUMN}\n{more}")
    return source(match, f"{lower}-bonus")


def source(match: Match, name: str, seat: int = 1) -> int:
    return match.sheet().points[seat - 1][match.sheet().sources.index(name)]


@pytest.mark.rule("97-END-01")
def test_the_game_ends_after_the_majorities_of_round_4_without_another_preparation() -> None:
    match = position(f"phase columns\nround 4\nexpo seat:2\n{LEADS_FIRST_COLUMN}\ngrid cell:1,2 money")
    assert match.over
    view = match.view()
    assert (view.round, view.expo_holder, view.grid[0][0].owner, view.grid[0][1].card) == (4, 2, 1, "money")
    assert not [told for told in match.facts if told.kind == ROUND_BEGAN]


@pytest.mark.rule("97-END-01")
def test_the_five_steps_follow_in_order() -> None:
    match = scored(
        f"""
        {LEADS_FIRST_COLUMN}
        expo seat:1
        seat:1 nobles noble:horta
        seat:1 money 1
        seat:1 houses house:single
        seat:1 materials pair:wood+wood
        """
    )
    steps = [told.numbers[1] for told in match.facts if told.kind == POINTS_SCORED and told.seat == 0]
    names = [SOURCE.token(step).removeprefix("source:") for step in steps]
    assert names == ["unpaid-nobles", "houses", "materials", "expo", "houses-bonus"]


@pytest.mark.rule("97-END-02")
def test_each_ordinary_noble_costs_2_and_brugmann_nothing() -> None:
    match = scored("seat:1 nobles noble:horta noble:buls\nseat:1 money 7")
    assert match.view().seats[0].money == 3
    assert match.view().seats[0].nobles_ready == ("noble:horta", "noble:buls", "noble:brugmann")
    assert [seat.money for seat in match.view().seats[1:]] == [0, 0, 0]
    assert match.score() == (0, 0, 0, 0)


@pytest.mark.rule("97-END-02")
def test_a_noble_that_cannot_be_paid_is_discarded_and_costs_3_points() -> None:
    match = scored("seat:1 tapped noble:horta\nseat:1 money 1\nseat:1 points 10")
    assert match.score()[0] == 7
    assert match.view().seats[0].money == 1
    assert match.view().piles[3].discards == {"noble:horta": 1}
    assert match.view().seats[0].nobles_tapped == ()


@pytest.mark.rule("97-END-03")
def test_paying_is_compulsory_as_far_as_the_money_goes_and_the_owner_names_the_unpaid() -> None:
    match = scored("seat:1 nobles noble:horta noble:buls noble:albert\nseat:1 money 5")
    assert (match.seat, match.decision) == (0, "unpaidNoble")
    assert match.options == ["noble:horta", "noble:buls", "noble:albert"]
    play(match, "noble:buls")
    assert match.over
    assert match.view().seats[0].money == 1
    assert match.view().seats[0].nobles_ready == ("noble:horta", "noble:albert", "noble:brugmann")
    assert match.score()[0] == -3


@pytest.mark.rule("97-END-04")
def test_houses_count_the_architecture_value_each(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text("tracks.architecture.value = [1, 4, 9]\n")
    lines = "seat:1 houses house:single house:single house:double\nseat:1 tracks 2 1 1\nseat:2 houses house:double"
    assert scored(lines, corrected).score() == (12, 1, 0, 0)
    assert scored(lines).score() == (6, 1, 0, 0)


@pytest.mark.rule("97-END-05")
def test_material_cards_count_1_each_and_not_their_materials() -> None:
    assert scored("seat:2 materials pair:wood+wood pair:steel+brick pair:steel+brick").score() == (0, 3, 0, 0)


@pytest.mark.rule("97-END-06")
def test_the_holder_of_expo_gains_2() -> None:
    assert scored("expo seat:3").score() == (0, 0, 2, 0)
    assert scored("").score() == (0, 0, 0, 0)


@pytest.mark.rule("97-END-06")
def test_expo_of_an_earlier_round_brings_nothing_at_the_end() -> None:
    match = position("phase preparation\nround 3\nexpo seat:3")
    play(match, "pass pass pass pass")
    assert match.over
    assert match.score() == (0, 0, 0, 0)


@pytest.mark.rule("97-END-07")
def test_a_lower_bonus_goes_to_all_tied_for_the_column_and_to_nobody_where_it_is_empty() -> None:
    match = scored(
        f"""
        bonuses prestige architecture nobility prison
        grid cell:1,1 seat:1 {LOW} side:3
        grid cell:2,1 seat:2 {LOW} side:3
        grid cell:3,1 seat:3 {MIDDLE} side:2
        seat:1 artworks artwork:red
        seat:2 artworks artwork:red artwork:blue
        seat:3 artworks artwork:red
        seat:4 artworks artwork:green
        """
    )
    assert match.score() == (2, 4, 0, 0)


@pytest.mark.rule("97-END-07")
def test_the_majority_is_that_of_the_round_4_grid() -> None:
    match = position(
        f"""
        phase columns
        round 4
        bonuses prestige architecture nobility prison
        {LEADS_FIRST_COLUMN}
        seat:1 artworks artwork:red
        seat:2 artworks artwork:red
        """
    )
    assert match.view().seats[0].tracks["track:prestige"].square == 2
    assert match.score() == (2, 0, 0, 0)


@pytest.mark.rule("97-END-08")
def test_several_lower_bonuses_count_each_by_itself_and_spend_nothing() -> None:
    row = "\n".join(f"grid cell:1,{column} seat:1 {LOW} side:1" for column in (1, 2, 3, 4))
    match = scored(f"{row}\nseat:1 artworks artwork:red\nseat:1 houses house:single\nseat:1 money 4")
    assert [source(match, f"{name}-bonus") for name in ("houses", "nobles", "artworks", "money")] == [2, 2, 2, 6]
    assert match.view().seats[0].money == 4
    assert match.score()[0] == 2 + 2 + 2 + 6 + 1


@pytest.mark.rule("97-END-09")
@pytest.mark.parametrize(("money", "points"), [(0, 0), (1, 0), (2, 3), (3, 3), (9, 12), (10, 15), (11, 15), (20, 15)])
def test_the_money_bonus_gives_3_for_every_2_at_most_five_times(money: int, points: int) -> None:
    assert bonus("money", f"seat:1 money {money}") == points


@pytest.mark.rule("97-END-09")
def test_the_money_bonus_counts_what_is_left_after_paying_nobles() -> None:
    assert bonus("money", "seat:1 money 12\nseat:1 nobles noble:horta noble:buls") == 12


@pytest.mark.rule("97-END-10")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("artwork:red artwork:red artwork:red", 2),
        ("artwork:red artwork:blue artwork:red", 4),
        ("artwork:red artwork:blue artwork:green artwork:yellow artwork:yellow", 8),
    ],
)
def test_the_artwork_bonus_gives_2_for_each_colour(owned: str, points: int) -> None:
    assert bonus("artworks", f"seat:1 artworks {owned}") == points


@pytest.mark.rule("97-END-11")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("house:single house:single", 2),
        ("house:single house:solid-single house:single", 4),
        ("house:single house:double house:solid-single house:solid-double house:double", 8),
    ],
)
def test_the_house_bonus_gives_2_for_each_type(owned: str, points: int) -> None:
    assert bonus("houses", f"seat:1 houses {owned}") == points


@pytest.mark.rule("97-END-12")
@pytest.mark.parametrize(("money", "points"), [(6, 8), (4, 6), (1, 2)])
def test_the_noble_bonus_gives_2_for_each_noble_left_brugmann_included(money: int, points: int) -> None:
    match = scored(
        f"""
        bonuses nobility architecture prestige prison
        {LEADS_FIRST_COLUMN}
        seat:1 nobles noble:horta noble:albert
        seat:1 tapped noble:hankar
        seat:1 money {money}
        """
    )
    while not match.over:
        match.play(match.options[0])
    assert source(match, "nobles-bonus") == points
