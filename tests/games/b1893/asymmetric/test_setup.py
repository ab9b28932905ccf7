"""Chapter ASYM: strips, boards, and what abilities have in common."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bruxelles.components import b1893
from bruxelles.components.box import fingerprint
from bruxelles.kernel.match import Match
from tests.games.b1893.asymmetric.builder import asymmetric, owning, placing
from tests.games.b1893.builder import RULEBOOK, new_match, play
from tests.games.b1893.looking import answered, corrected, money, refused, seat_seen, seen, told

BOARDS = ["board:hankar", "board:cauchie", "board:horta", "board:saintenoy", "board:strauven"]
LETTERS = {"workshop": "W", "sales": "S", "nobles": "N", "materials": "M", "construction": "C"}


def rows(match: Match) -> list[str]:
    """The rows of the board by the letters of their actions."""
    return ["".join(LETTERS[str(space.action).removeprefix("action:")] for space in row) for row in seen(match).spaces]


@pytest.mark.rule("93-ASYM-GEN-1")
@pytest.mark.parametrize("belle", ["off", "on"])
def test_strips_alternate_their_sides_from_the_one_that_was_tossed_for_the_top(belle: str) -> None:
    box = b1893.ours()
    sides = {"compass": box.words("strips.compass"), "other": box.words("strips.other")}
    tops: Counter[str] = Counter()
    for seed in range(12):
        match = new_match(3, str(seed), asymmetric="on", belleEpoque=belle)
        (top,) = (line.removeprefix("stripside:") for line in told(match, "top_side_tossed"))
        tops[top] += 1
        other = "compass" if top == "other" else "other"
        laid = [int(line.split()[0].removeprefix("strip:")) - 1 for line in told(match, "strip_laid")]
        assert sorted(laid) == [0, 1, 2, 3, 4]
        assert rows(match) == [sides[other if row % 2 else top][strip] for row, strip in enumerate(laid)]
    assert set(tops) == {"compass", "other"}


@pytest.mark.rule("93-ASYM-GEN-1")
@pytest.mark.parametrize(("top", "second"), [("compass", "WCNMS"), ("other", "SWMCN")])
def test_a_position_alternates_them_too(top: str, second: str) -> None:
    assert rows(asymmetric(f"phase planning\ntop {top}"))[1] == second


@pytest.mark.rule("93-ASYM-GEN-2", "93-ASYM-GEN-3")
@pytest.mark.parametrize("belle", ["off", "on"])
def test_boards_and_artworks_are_chosen_player_by_player_from_the_first_one(belle: str) -> None:
    match = new_match(3, firstPlayer="2", asymmetric="on", belleEpoque=belle)
    assert (match.seat, match.decision, match.options) == (1, "setupBoard", BOARDS)
    play(match, "board:horta artwork:green")
    assert (match.seat, match.options) == (2, [board for board in BOARDS if board != "board:horta"])
    assert refused(match, "board:horta") == "93-ASYM-GEN-3"
    play(match, "board:hankar artwork:green board:strauven artwork:blue")
    assert [seat.board for seat in seen(match).seats] == ["board:strauven", "board:horta", "board:hankar"]


@pytest.mark.rule("93-ASYM-GEN-3")
def test_the_last_of_five_gets_the_board_that_is_left() -> None:
    match = new_match(5, firstPlayer="1", asymmetric="on")
    for board in BOARDS[:4]:
        play(match, f"{board} artwork:green")
    assert answered(match, "setupBoard")[-1] == "seat:5 setupBoard board:strauven forced"


@pytest.mark.rule("93-ASYM-GEN-2")
def test_without_the_variant_nobody_chooses_and_all_boards_are_equal() -> None:
    match = new_match(3)
    assert match.decision == "setupArt"
    assert {seat.board for seat in seen(match).seats} == {None}


@pytest.mark.rule("93-ASYM-GEN-4")
def test_an_ability_works_through_the_park_and_as_often_as_its_action_is_carried_out() -> None:
    match = owning("horta", "seat:1 money 2")
    play(match, "place:park action:materials cube:wood cube:wood")
    play(match, "pass pass pass")
    assert money(match)[0] == 4
    play(match, "space:1,4 bid:1 cube:wood cube:wood")
    assert money(match)[0] == 5
    play(match, "space:2,4 bid:1 cube:wood cube:wood")
    assert money(match)[0] == 6


@pytest.mark.rule("93-ASYM-GEN-5")
def test_a_free_action_is_not_the_action() -> None:
    lines = "phase turn seat:2\nseat:1 board board:horta\nseat:2 board board:cauchie\nseat:2 money 1\n"
    match = play(asymmetric(f"{lines}seat:1 houses space:1,4"), "space:1,4 cube:wood cube:wood")
    assert match.decision == "freeCube"
    play(match, "cube:iron")
    assert (money(match)[0], seat_seen(match, 1).cubes) == (0, {"cube:iron": 1})


@pytest.mark.rule("93-ASYM-GEN-5")
def test_the_effect_of_a_noble_is_not_the_action() -> None:
    match = owning("horta", "seat:1 nobles noble:solvay")
    play(match, "place:grand-place noble:solvay")
    assert match.decision == "cube"
    play(match, "cube:wood")
    assert (money(match)[0], told(match, "board_helped")) == (0, [])


@pytest.mark.rule("93-ASYM-GEN-4")
def test_an_ability_is_its_owners_alone() -> None:
    lines = "phase turn seat:2\nseat:1 board board:horta\nseat:2 board board:cauchie\nseat:2 money 1\n"
    match = play(asymmetric(lines), "space:1,4 cube:wood cube:wood")
    assert money(match)[:2] == [0, 0]


@pytest.mark.rule("93-ASYM-GEN-6")
def test_what_comes_before_an_action_comes_after_the_cards_there() -> None:
    lines = "pavilion 1 card:6 seat:1\ndisplay noble:buls noble:empain noble:solvay noble:albert"
    match = placing("hankar", "1,3", lines, belle="on")
    assert (match.decision, told(match, "noble_turned_up")) == ("cardUse", [])
    play(match, "card:6 display:4 done")
    assert (match.decision, len(told(match, "noble_turned_up"))) == ("noblePick", 1)


@pytest.mark.rule("93-ASYM-GEN-6")
def test_what_follows_an_action_comes_before_the_cards_there() -> None:
    match = placing("horta", "1,4", "pavilion 1 card:7 seat:1", belle="on")
    play(match, "cube:wood cube:wood")
    assert (match.decision, money(match)[0]) == ("cardUse", 2)


@pytest.mark.rule("93-BE-CLAR-04")
def test_cards_may_follow_when_only_hortas_money_was_left() -> None:
    gone = "gone " + " ".join(f"cube:{kind}" for kind in ("wood", "iron", "stone", "glass") for _ in range(10))
    match = placing("horta", "1,4", f"pavilion 1 card:7 seat:1\n{gone}", belle="on")
    assert (match.decision, money(match)[0]) == ("cardUse", 2)
    play(match, "card:7")
    assert seat_seen(match, 1).cubes == {"cube:joker": 2}


def test_a_game_is_known_by_the_values_of_the_boards(tmp_path: Path) -> None:
    asked = {"asymmetric": "on"}
    assert RULEBOOK.settings(3, asked).components == fingerprint(b1893.ours("asymmetric"))
    both = RULEBOOK.settings(3, {**asked, "belleEpoque": "on"})
    assert both.components == fingerprint(b1893.ours("belle-epoque", "asymmetric"))
    mine = corrected(tmp_path, "asymmetric.horta.money.value = 3\n")
    assert RULEBOOK.settings(3, asked, mine).corrections == (("asymmetric.horta.money", "3"),)
    match = owning("horta", "seat:1 money 1", components=mine)
    assert money(play(match, "space:1,4 cube:wood cube:wood"))[0] == 3


@pytest.mark.rule("93-ASYM-GEN-1")
def test_a_view_says_which_side_of_each_strip_is_up() -> None:
    compass, other = "stripside:compass", "stripside:other"
    assert seen(asymmetric("phase planning\ntop other")).strips == (other, compass, other, compass, other)
    assert seen(new_match(3)).strips == (compass,) * 5
    assert RULEBOOK.view(RULEBOOK.new_state(new_match(3).settings), None).strips == (None,) * 5


@pytest.mark.rule("93-ASYM-GEN-2")
@pytest.mark.parametrize("belle", ["off", "on"])
def test_a_view_shows_what_is_printed_on_every_side_before_anybody_chooses(belle: str) -> None:
    a_side, *b_sides = seen(new_match(3, asymmetric="on", belleEpoque=belle)).sides
    assert (a_side.board, [side.board for side in b_sides]) == (None, BOARDS)
    hankar, cauchie, horta, saintenoy, strauven = b_sides
    assert hankar.tracks == {**a_side.tracks, "track:iris": (2, 3, 4, 5, 6, 7)}
    assert cauchie.tracks == {**a_side.tracks, "track:crown": (2, 3, 4, 5, 6, 7)}
    assert horta.tracks == {**a_side.tracks, "track:architect": (3, 4, 6, 8, 9, 10)}
    assert (a_side.multiplier, saintenoy.multiplier) == (1, 2)
    assert (a_side.house_costs, strauven.house_costs) == ((2, 2, 3, 3, 4, 4), (2, 2, 2, 3, 3, 3))
    assert seen(new_match(3, belleEpoque=belle)).sides == (a_side,)
