"""Chapter GEN: what holds all through the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.kernel.rulebook import SettingsError
from tests.games.b1893.builder import RULEBOOK, new_match, play, position
from tests.games.b1893.looking import (
    answered,
    corrected,
    everywhere,
    money,
    points_from,
    seat_seen,
    seen,
    squares,
    story,
    told,
)


@pytest.mark.rule("93-GEN-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    assert list(RULEBOOK.seat_counts) == [2, 3, 4, 5]
    with pytest.raises(SettingsError, match=f"2 to 5 players, not {seats}"):
        new_match(seats)


@pytest.mark.rule("93-GEN-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_five_rounds_of_planning_action_resolution_and_housekeeping(seats: int) -> None:
    match = new_match(seats)
    while not match.over:
        play(match, "pass" if match.decision == "turn" else match.options[0])
    assert told(match, "round_began") == [f"round:{number}" for number in (1, 2, 3, 4, 5)]
    phases = {
        "round_began": "round",
        "square_placed": "planning",
        "passed": "action",
        "first_player_chosen": "resolution",
        "meeples_returned": "housekeeping",
        "game_ended": "end",
    }
    course = [phases[line.partition(" ")[0]] for line in story(match) if line.partition(" ")[0] in phases]
    one = ["round", "planning", *["action"] * seats, "resolution", "housekeeping"]
    assert course == [*one * 5, "end"]
    assert seen(match).round == 5


@pytest.mark.rule("93-GEN-02")
@pytest.mark.parametrize(("seats", "edition"), [(2, "second-edition-two-players"), (3, "second-edition")])
def test_the_second_edition_is_played_without_expansion_and_variant(seats: int, edition: str) -> None:
    match = new_match(seats)
    assert f"\nedition {edition}\n" in match.record()
    options = [line for line in match.record().split("\n") if line.startswith("option")]
    assert options == ["option firstPlayer random", "option belleEpoque off", "option asymmetric off"]
    assert not {"cube:glass", "noble:nagelmackers", "noble:privat-livemont"} & set(everywhere(match))
    assert seen(match).compass.covered == ("needle:glass",)


@pytest.mark.rule("93-GEN-03")
@pytest.mark.parametrize("row", [1, 2, 3, 4])
@pytest.mark.parametrize("column", [1, 2, 3, 4])
def test_an_iris_touches_the_four_spaces_round_it(row: int, column: int) -> None:
    square = f"iris:{4 if row < 4 else 1},{4 if column < 4 else 1}"
    around = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
    lines = [f"seat:2 meeple space:{r},{c} bid:1" for r, c in around]
    match = position("\n".join(["phase irises", f"square {square}", *lines]))
    assert told(match, "iris_won") == [f"seat:2 iris:{row},{column}"]
    for missing in range(4):
        rest = lines[:missing] + lines[missing + 1 :]
        assert told(position("\n".join(["phase irises", f"square {square}", *rest])), "iris_won") == []


@pytest.mark.rule("93-GEN-03")
def test_rows_count_from_the_top_and_columns_from_the_left() -> None:
    match = position("phase turn seat:1\nstrips 2 1 3 4 5")
    letters = [[(space.action or "").removeprefix("action:")[0] for space in row] for row in seen(match).spaces]
    assert ["".join(row).upper() for row in letters[:2]] == ["SWMCN", "WSNMC"]
    assert [space.space for space in seen(match).spaces[1]] == [f"space:2,{column}" for column in range(1, 6)]
    shown = match.rulebook.picture(match.state).split("\n")
    assert (shown[2].split()[:2], shown[4].split()[:2]) == (["sales", "workshop"], ["workshop", "sales"])


@pytest.mark.rule("93-GEN-06")
@pytest.mark.parametrize(("left", "taken"), [(3, 3), (2, 2), (1, 1), (0, 0)])
def test_a_short_supply_gives_what_is_there_and_owes_nothing(left: int, taken: int) -> None:
    lines = "phase turn seat:1\nneedles wood any\nseat:2 money 1\nseat:2 cubes cube:wood cube:joker cube:joker"
    match = play(position(f"{lines}\ngone{' cube:joker' * (13 - left)}"), "place:market")
    assert seat_seen(match, 1).cubes == ({"cube:joker": taken} if taken else {})
    play(match, "space:2,4 pay:2joker")
    assert match.decision == "needle"
    assert seat_seen(match, 1).cubes == ({"cube:joker": taken} if taken else {})
    assert seen(match).cubes["cube:joker"] == left - taken + 2


@pytest.mark.rule("93-GEN-06")
def test_black_artworks_and_refined_cubes_end_with_their_supply() -> None:
    cubes = "cube:wood " * 10 + "cube:iron " * 10 + "cube:stone " * 9
    lines = f"phase turn seat:1\nseat:1 money 2\nseat:3 houses space:1,1 space:1,4\ngone {cubes}{'artwork:black ' * 6}"
    match = play(position(lines), "space:1,1 bid:1 artwork:green")
    assert (seat_seen(match, 3).artworks, match.seat) == ({}, 1)
    match = play(position(lines), "space:1,4 bid:1")
    assert (seat_seen(match, 1).cubes, seat_seen(match, 3).cubes) == ({"cube:stone": 1}, {})
    assert match.seat == 1


@pytest.mark.rule("93-GEN-08")
@pytest.mark.parametrize(
    ("piece", "count"),
    [
        *((f"cube:{kind}", 10) for kind in ("wood", "iron", "stone")),
        ("cube:joker", 15),
        *((f"artwork:{colour}", 6) for colour in ("green", "brown", "blue", "yellow", "black")),
    ],
)
def test_supplies_hold_so_many_pieces(piece: str, count: int) -> None:
    supply = seen(new_match())
    assert {**supply.cubes, **supply.artworks}[piece] == count


@pytest.mark.rule("93-GEN-09")
@pytest.mark.parametrize(
    ("amounts", "sets"), [((3, 3), (0, 0)), ((4, 5), (1, 1)), ((7, 8), (1, 2)), ((11, 13), (2, 3))]
)
def test_sets_count_only_when_complete_and_for_each_apart(amounts: tuple[int, int], sets: tuple[int, int]) -> None:
    match = position(f"phase scoring\nround 5\nseat:1 money {amounts[0]}\nseat:2 money {amounts[1]}", 2)
    assert tuple(points_from(match, "money-row")) == sets


@pytest.mark.rule("93-GEN-10")
@pytest.mark.parametrize(("square", "level"), [(1, 2), (3, 4), (4, 6), (6, 10)])
def test_a_level_is_the_number_printed_where_the_disc_stands(square: int, level: int) -> None:
    match = position(f"phase scoring\nround 5\nseat:1 tracks 1 1 {square}\nseat:1 houses space:1,1 space:2,2")
    assert points_from(match, "houses")[0] == 2 * level
    disc = seat_seen(match, 1).tracks["track:architect"]
    assert (disc.square, disc.value) == (square, level)


@pytest.mark.rule("93-GEN-10")
def test_the_iris_scores_its_level_not_its_position(tmp_path: Path) -> None:
    path = corrected(tmp_path, "tracks.iris.value = [0, 3, 3, 7, 8, 9]\n")
    meeples = "\n".join(f"seat:1 meeple space:{space} bid:1" for space in ("1,1", "1,2", "2,1", "2,2"))
    scored = [
        points_from(position(f"phase irises\nseat:1 tracks {square} 1 1\n{meeples}", components=path), "irises")[0]
        for square in (1, 2, 3, 4)
    ]
    assert scored == [0, 3, 3, 7]


@pytest.mark.rule("93-GEN-11")
@pytest.mark.parametrize(
    ("noble", "track", "name"), [("buls", 0, "iris"), ("albert", 1, "crown"), ("van-de-velde", 2, "architect")]
)
def test_a_track_has_six_spaces_and_an_advance_beyond_is_lost(noble: str, track: int, name: str) -> None:
    reached = []
    for square in (1, 5, 6):
        tracks = [1, 1, 1]
        tracks[track] = square
        lines = f"phase turn seat:1\nseat:1 nobles noble:{noble}\nseat:1 tracks {' '.join(map(str, tracks))}"
        match = play(position(lines), f"place:grand-place noble:{noble}")
        reached.append(squares(match, 1)[track])
    assert reached == [2, 6, 6]
    assert told(match, "advance_lost") == [f"seat:1 track:{name}"]
    assert (match.score(), money(match)) == ((0, 0, 0, 0), [0, 0, 0, 0])
    assert len(seat_seen(match, 1).tracks[f"track:{name}"].values) == 6


@pytest.mark.rule("93-GEN-12")
def test_only_meeples_in_the_personal_supply_are_available() -> None:
    lines = "phase turn seat:1\nseat:1 money 9\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"
    match = position(f"{lines}\nseat:1 courthouse 3\nseat:1 meeple space:4,4 bid:1\nseat:1 park 1\nseat:1 stock 1")
    assert seat_seen(match, 1).meeples == 1
    assert "place:market" in match.options
    play(match, "space:1,1 bid:1 artwork:green")
    assert seat_seen(match, 1).meeples == 0
    assert answered(match, "turn")[-1] == "seat:1 turn pass forced"


@pytest.mark.rule("93-GEN-13")
def test_points_are_scored_the_moment_they_are_earned() -> None:
    lines = "phase turn seat:1\nseat:1 money 1\nseat:1 artworks artwork:green\nindicator 3,1\ndisplay noble:maeterlinck"
    match = play(position(lines), "space:1,2 indicator:3,1")
    assert (match.score()[0], match.seat) == (6, 1)
    match = play(position(lines), "space:1,3")
    assert (match.decision, match.score()[0]) == ("nobleKeep", 5)


@pytest.mark.rule("93-GEN-13")
def test_a_total_may_drop_below_zero() -> None:
    kinds = "empain solvay buls albert van-de-velde vandervelde maeterlinck"
    nobles = " ".join(f"noble:{kind}" for kind in kinds.split())
    match = position(f"phase scoring\nround 5\nfirst seat:1\nseat:2 nobles {nobles}\nseat:2 courthouse 7")
    assert match.score()[1] == -7 * 5 + 1
    assert match.sheet().ranks[1] == 4


OWNER = "phase turn seat:1\nseat:1 money 3\nseat:3 houses space:1,1 space:1,2 space:1,3 space:1,4 space:2,4\n"


@pytest.mark.rule("93-GEN-14")
@pytest.mark.parametrize(
    ("lines", "answers", "decision", "declinable"),
    [
        ("", "place:grand-place", "grandPlace", True),
        (OWNER + "display noble:buls", "space:1,3 bid:1 discard", "freeNoble", True),
        (OWNER, "space:1,4 bid:1 cube:wood cube:wood", "freeCube", False),
        (OWNER, "space:1,4 bid:1", "cube", False),
        (OWNER, "space:1,1 bid:1", "artColour", False),
        ("seat:1 artworks artwork:green artwork:blue", "place:park action:sales", "saleTile", False),
        ("seat:1 cubes cube:joker cube:joker cube:wood", "place:park action:construction", "pay", False),
        ("", "place:park", "parkAction", False),
        ("", "place:market", "turn", True),
    ],
)
def test_only_what_is_a_permission_can_be_declined(lines: str, answers: str, decision: str, declinable: bool) -> None:
    match = play(position(f"phase turn seat:1\n{lines}" if not lines.startswith("phase") else lines), answers)
    assert match.decision == decision
    assert bool({"stop", "pass"} & set(match.options)) == declinable


@pytest.mark.rule("93-GEN-14")
@pytest.mark.parametrize(
    ("answers", "told_by", "what"),
    [
        ("place:market", "cube_taken", ["seat:1 cube:joker"] * 3),
        ("place:stock", "money_moved", ["seat:1 bf:5 for:stock"]),
        ("space:1,1 bid:1 artwork:green", "artwork_taken", ["seat:1 artwork:green", "seat:3 artwork:black"]),
        ("space:2,4 bid:1", "points_scored", ["seat:3 vp:5 source:free-actions"]),
    ],
)
def test_what_is_no_permission_happens_by_itself(answers: str, told_by: str, what: list[str]) -> None:
    match = play(position(OWNER), answers)
    assert told(match, told_by)[-len(what) :] == what
    assert (match.decision, match.seat) == ("turn", 1)
