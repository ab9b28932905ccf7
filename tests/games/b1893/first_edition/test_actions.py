"""Turns and the other actions of the first edition."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.first_edition.edition import END_OF_TURN, FirstEdition
from bruxelles.games.b1893.game import PLANNING
from bruxelles.games.b1893.turns import ActionPhase
from tests.games.b1893.builder import play
from tests.games.b1893.first_edition.playing import first_edition_seen, position, scripted, table_of
from tests.games.b1893.looking import (
    answered,
    display,
    money,
    place_seen,
    refused,
    seat_seen,
    seen,
    space_seen,
    story,
    told,
    upright,
)

TURN = "phase turn seat:1\nseat:1 money 9\n"


@pytest.mark.rule("93E1-FLOW-01")
def test_a_round_is_stock_exchange_action_resolution_and_end_of_turn() -> None:
    edition = table_of(position(TURN)).edition
    assert isinstance(edition, FirstEdition)
    kinds = [type(step) for step in edition.round_script]
    assert kinds[: len(PLANNING)] == [type(step) for step in PLANNING]
    assert kinds[len(PLANNING)] is ActionPhase
    after = [type(step) for step in edition.after_round(4)]
    assert after[: len(END_OF_TURN)] == [type(step) for step in END_OF_TURN]
    assert after[len(END_OF_TURN) :][: len(kinds)] == kinds


@pytest.mark.rule("93E1-FLOW-02")
def test_an_action_may_be_left_and_meeple_bid_and_secondary_action_remain() -> None:
    match = position(TURN + "seat:2 houses space:1,4")
    play(match, "space:1,4 bid:2")
    assert (match.decision, match.options) == ("perform", ["decline", "perform"])
    match.play("decline")
    assert told(match, "action_declined") == ["seat:1 action:materials"]
    assert seat_seen(match, 1).cubes == {}
    assert (space_seen(match, "1,4").owner, space_seen(match, "1,4").bid) == (1, 2)
    assert (match.seat, match.decision) == (1, "freeCube")


@pytest.mark.rule("93E1-FLOW-02")
def test_it_is_not_asked_whether_an_impossible_action_is_carried_out() -> None:
    match = play(position(TURN), "space:2,4 bid:1")
    assert answered(match, "perform") == []
    assert told(match, "action_void") == ["seat:1 action:construction"]


@pytest.mark.rule("93E1-FLOW-02")
def test_an_action_in_the_park_is_not_optional() -> None:
    match = play(position(TURN), "place:park action:materials")
    assert match.decision == "cube"


@pytest.mark.rule("93E1-PLACE-01")
def test_a_bid_is_at_least_one_and_a_space_is_used_once() -> None:
    match = position(TURN + "seat:2 meeple space:1,1 bid:1")
    assert refused(match, "space:1,1") == "93-PLACE-02"
    match.play("space:1,2")
    assert match.options[0] == "bid:1"
    assert refused(match, "bid:10") == "93E1-PLACE-01"
    match.play("bid:9")
    assert money(match)[0] == 0


@pytest.mark.rule("93E1-THEA-01")
def test_a_duplicate_is_taken_for_its_effect_and_discarded() -> None:
    match = position(TURN + "display noble:buls noble:albert noble:buls\nseat:1 nobles noble:buls")
    play(match, "space:1,3 bid:1 perform display:4")
    assert answered(match, "nobleKeep") == ["seat:1 nobleKeep discard forced"]
    assert seat_seen(match, 1).tracks["track:iris"].square == 2


@pytest.mark.rule("93E1-THEA-01")
def test_keeping_a_second_identical_figure_is_refused() -> None:
    match = position(TURN + "display noble:solvay\nseat:1 nobles noble:solvay")
    play(match, "space:1,3 bid:1 perform")
    assert upright(match, 1) == ["noble:brugmann", "noble:solvay"]
    assert match.rulebook.contents.rules[v.NOBLE_TWICE] == "93E1-THEA-01"


ALL_BUT_BULS = " ".join(
    f"noble:{name}"
    for name in ("empain", "solvay", "albert", "van-de-velde", "vandervelde", "maeterlinck")
    for _ in range(3)
)
OTHERS = " ".join(
    f"noble:{name}" for name in ("solvay", "van-de-velde", "vandervelde", "maeterlinck") for _ in range(3)
)


@pytest.mark.rule("93E1-THEA-02")
def test_the_pile_is_renewed_as_soon_as_its_last_card_is_drawn() -> None:
    match = position(
        f"{TURN}display noble:albert noble:albert noble:buls noble:buls\ndiscards noble:empain\n"
        f"gone {OTHERS} noble:albert noble:empain noble:empain"
    )
    play(match, "space:1,3 bid:1 perform display:4 keep")
    assert display(match) == ["noble:buls", "noble:albert", "noble:albert", "noble:buls"]
    assert (seen(match).nobles.unseen, seen(match).nobles.discards) == ({"noble:empain": 1}, {})
    assert told(match, "nobles_reshuffled") == [""]
    facts = [line.partition(" ")[0] for line in story(match)]
    assert facts[facts.index("nobles_reshuffled") - 1] == "noble_revealed"  # by the card that was the last one


@pytest.mark.rule("93E1-THEA-02")
def test_without_discards_the_next_discarded_card_forms_the_pile() -> None:
    match = position(TURN + f"display noble:buls noble:buls noble:buls\ngone {ALL_BUT_BULS}")
    play(match, "space:1,3 bid:1 perform display:4 discard")
    assert display(match) == [None, "noble:buls", "noble:buls", "noble:buls"]
    assert (seen(match).nobles.unseen, seen(match).nobles.discards) == ({}, {})


@pytest.mark.rule("93E1-BXL-01")
def test_the_market_gives_three_jokers_or_what_is_left() -> None:
    assert seat_seen(play(position(TURN), "place:market"), 1).cubes == {"cube:joker": 3}
    match = play(position(TURN + "gone" + " cube:joker" * 14), "place:market")
    assert seat_seen(match, 1).cubes == {"cube:joker": 1}


@pytest.mark.rule("93E1-BXL-02")
@pytest.mark.parametrize(("seats", "prices"), [(2, [1, 2, 3]), (3, [1, 2, 3]), (4, [1, 1, 2]), (5, [1, 1, 2])])
def test_brussels_actions_cost_as_in_the_second_edition(seats: int, prices: list[int]) -> None:
    found = [place_seen(position(f"{TURN}uses 0 0 0 {uses}", seats), "market").next_price for uses in range(3)]
    assert found == prices


@pytest.mark.rule("93E1-BXL-03")
def test_the_grand_plaza_is_limited_by_the_number_of_the_space_before_the_action() -> None:
    match = position(TURN + "seat:1 tracks 1 1 1\nseat:1 nobles noble:albert noble:buls")
    play(match, "place:grand-place noble:albert")
    assert (match.seat, match.decision) == (1, "turn")
    assert seat_seen(match, 1).tracks["track:crown"].square == 2


@pytest.mark.rule("93E1-FREE-01")
def test_a_secondary_cube_may_be_left() -> None:
    match = position(TURN + "seat:2 houses space:1,4")
    play(match, "space:1,4 bid:1 decline")
    assert match.options == ["cube:wood", "cube:iron", "cube:stone", "none"]
    assert refused(match, "cube:joker") == "93-MAT-01"
    match.play("none")
    assert seat_seen(match, 2).cubes == {}


@pytest.mark.rule("93E1-FREE-01")
def test_secondary_actions_are_those_of_the_second_edition() -> None:
    match = position(
        TURN + "seat:2 houses space:1,1 space:1,2 space:1,3 space:1,4 space:2,4\nseat:2 artworks artwork:pink\n"
        "seat:2 nobles noble:maeterlinck\ndisplay noble:buls\nseat:3 passed yes\nseat:4 passed yes\nround 2"
    )
    play(match, "space:1,1 bid:1 decline pass")
    assert seat_seen(match, 2).artworks == {"artwork:pink": 1, "artwork:black": 1}
    play(match, "space:1,2 bid:1")
    assert told(match, "points_scored")[-1] == "seat:2 vp:2 source:free-actions"
    play(match, "space:1,3 bid:1 decline noble:maeterlinck")
    assert told(match, "points_scored")[-1] == "seat:2 vp:5 source:nobles"
    play(match, "space:1,4 bid:1 decline cube:iron")
    assert seat_seen(match, 2).cubes == {"cube:iron": 1}
    play(match, "space:2,4 bid:1")
    assert told(match, "points_scored")[-1] == "seat:2 vp:5 source:free-actions"


@pytest.mark.rule("93E1-FREE-01")
def test_there_is_no_question_without_a_cube_in_the_supply() -> None:
    gone = " cube:wood" * 10 + " cube:iron" * 10 + " cube:stone" * 10
    match = play(position(TURN + f"seat:2 houses space:1,4\ngone{gone}"), "space:1,4 bid:1")
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93E1-PASS-01", "93E1-PASS-02", "93E1-PASS-03")
def test_the_first_to_pass_takes_the_tile_and_1_bf_however_many_tiles_there_are() -> None:
    match = position(
        "phase turn seat:1\nround 3\nseat:1 exhibitions 2\nseat:1 artworks artwork:pink artwork:black\n"
        "seat:2 artworks artwork:pink artwork:black"
    )
    cards = seen(match).prestige.pile
    play(match, "pass pass")
    assert money(match)[:2] == [3, 2]
    assert first_edition_seen(match).exhibitions == (3, 0, 0, 0)
    assert first_edition_seen(match).exhibition is None
    assert told(match, "exhibition_taken") == ["seat:1 year:1897 count:3"]
    assert seen(match).prestige.pile == cards


@pytest.mark.rule("93E1-PASS-04")
def test_the_tile_counts_two_manneken_pis_in_its_round_only() -> None:
    match = position("phase turn seat:1\nround 2\nseat:2 exhibitions 1")
    match.play("pass")
    assert [seat.manneken for seat in seen(match).seats] == [2, 0, 0, 0]


@pytest.mark.rule("93E1-2P-01")
def test_two_players_place_neutral_pawns_without_a_bid_and_take_them_back() -> None:
    match = scripted(
        "phase planning\nseat:1 money 5\nseat:2 money 5",
        "chance revealStock stock:1\nseat:1 planIris iris:2,2\nseat:1 neutral space:3,3\nseat:2 neutral space:3,4",
        seats=2,
    )
    assert (space_seen(match, "3,3").owner, space_seen(match, "3,3").bid) == (0, None)
    play(match, "pass pass")
    assert all(space.owner is None for row in seen(match).spaces for space in row)


@pytest.mark.rule("93E1-2P-01")
def test_a_neutral_pawn_needs_an_active_space_without_tile_and_pawn() -> None:
    match = scripted(
        "phase planning\nseat:1 houses space:3,3",
        "chance revealStock stock:1\nseat:1 planIris iris:2,2",
        seats=2,
    )
    assert refused(match, "space:3,3") == "93E1-2P-01"
    assert refused(match, "space:1,1") == "93-PLACE-01"


@pytest.mark.rule("93E1-2P-01")
@pytest.mark.parametrize(("around", "points"), [("n n", 0), ("2:1 n", 1)])
def test_a_neutral_majority_scores_for_nobody_and_a_tie_with_it_for_the_tied_one(around: str, points: int) -> None:
    third, fourth = around.split()
    lines = ["neutral space:1,1" if third == "n" else "seat:2 meeple space:1,1 bid:1"]
    lines += ["neutral space:1,2", "seat:1 meeple space:2,1 bid:1", "seat:2 meeple space:2,2 bid:1"]
    match = position("phase irises\n" + "\n".join(lines), seats=2)
    assert [fourth, *told(match, "iris_won")] == (["n"] if points == 0 else ["n", "seat:2 iris:1,1"])
