"""Chapter ASYM: the five B-sides, one by one."""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.asymmetric.builder import asymmetric, owning, placing
from tests.games.b1893.builder import play, table_of
from tests.games.b1893.looking import (
    answered,
    display,
    money,
    needles,
    points_from,
    refused,
    row_seen,
    scripted,
    seat_seen,
    seen,
    told,
    turned,
)

DISPLAY = "display noble:buls noble:empain noble:solvay noble:albert\n"
HANKAR = "phase turn seat:1\nseat:1 board board:hankar\nseat:1 money 1\n"
TURNED_UP = "seat:1 turn space:1,3\nseat:1 bid bid:1 forced\nchance turnUpNoble noble:maeterlinck\n"


def levels(match: Match, seat: int) -> list[list[int]]:
    """What is printed on the tracks Iris, Crown and Architect."""
    return [list(disc.values) for disc in seat_seen(match, seat).tracks.values()]


def others_as_printed(board: str, track: int) -> None:
    """One track of this side differs from the A-side, nothing else."""
    match = asymmetric(f"phase planning\nseat:1 board board:{board}\nseat:2 board board:strauven", 2)
    mine, plain = levels(match, 1), levels(match, 2)
    assert mine[track] != plain[track]
    assert (len(mine[track]), mine[:track] + mine[track + 1 :]) == (6, plain[:track] + plain[track + 1 :])
    assert seat_seen(match, 1).house_costs == (2, 2, 3, 3, 4, 4)


@pytest.mark.rule("93-ASYM-HANKAR-1")
def test_hankar_has_another_iris_track() -> None:
    others_as_printed("hankar", 0)
    match = owning("hankar", "seat:1 tracks 3 1 1")
    assert table_of(match).level(0, 0) == levels(match, 1)[0][2]


@pytest.mark.rule("93-ASYM-HANKAR-2", "93-ASYM-HANKAR-4")
def test_hankar_may_take_the_top_card_for_nothing_and_the_display_stays() -> None:
    match = scripted(HANKAR + DISPLAY, TURNED_UP, asymmetric="on")
    assert seen(match).revealed == "noble:maeterlinck"
    assert match.options == ["display:4", "revealed"]
    before = seen(match).nobles.unseen
    play(match, "revealed")
    assert (match.decision, points_from(match, "nobles")[0]) == ("nobleKeep", 5)
    play(match, "keep")
    assert display(match) == ["noble:buls", "noble:empain", "noble:solvay", "noble:albert"]
    assert (turned(match, 1), money(match)[0], seen(match).revealed) == (["noble:maeterlinck"], 0, None)
    assert (seen(match).nobles.unseen, match.seat) == (before, 1)


@pytest.mark.rule("93-ASYM-HANKAR-2")
def test_nothing_is_turned_up_for_others_and_then_nothing_can_be_taken() -> None:
    lines = "phase turn seat:2\nseat:1 board board:hankar\nseat:2 board board:horta\nseat:2 money 1\n"
    match = play(asymmetric(lines + "display noble:buls noble:empain noble:solvay noble:albert"), "space:1,3")
    assert (match.decision, told(match, "noble_turned_up")) == ("nobleKeep", [])
    richer = play(asymmetric(lines.replace("money 1", "money 9") + DISPLAY), "space:1,3 bid:1")
    assert refused(richer, "revealed") == "93-ASYM-HANKAR-2"
    assert refused(richer, "display:4") is None


@pytest.mark.rule("93-ASYM-HANKAR-3", "93-ASYM-HANKAR-6")
def test_the_card_that_is_not_taken_is_the_first_to_fill_the_display() -> None:
    match = play(scripted(HANKAR + DISPLAY, TURNED_UP, asymmetric="on"), "display:4 discard")
    assert display(match) == ["noble:maeterlinck", "noble:buls", "noble:empain", "noble:solvay"]
    assert (seen(match).revealed, told(match, "noble_revealed")) == (None, ["noble:maeterlinck display:1"])
    assert answered(match, "revealNobles") == []


@pytest.mark.rule("93-ASYM-HANKAR-3")
def test_with_older_gaps_it_fills_the_rightmost_of_them_and_the_pile_the_others() -> None:
    match = play(
        scripted(HANKAR + "display noble:solvay noble:albert", TURNED_UP, asymmetric="on"), "display:4 discard"
    )
    assert display(match)[2:] == ["noble:maeterlinck", "noble:solvay"]
    assert None not in display(match)


@pytest.mark.rule("93-ASYM-HANKAR-5")
def test_an_empty_pile_is_renewed_from_the_discards_before_a_card_is_turned_up() -> None:
    kinds = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")
    gone = [f"noble:{kind}" for kind in kinds for _ in range(3)]
    for noble in ("noble:albert", "noble:buls"):
        gone.remove(noble)
    lines = f"display noble:albert\ndiscards noble:buls\ngone {' '.join(gone)}"
    match = placing("hankar", "1,3", lines)
    assert (seen(match).revealed, match.options) == ("noble:buls", ["display:4", "revealed"])
    assert told(match, "nobles_reshuffled") == [""]


@pytest.mark.rule("93-ASYM-HANKAR-5")
def test_without_pile_and_discards_nothing_is_turned_up() -> None:
    kinds = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")
    gone = [f"noble:{kind}" for kind in kinds for _ in range(3)]
    gone.remove("noble:albert")
    match = placing("hankar", "1,3", f"display noble:albert\ngone {' '.join(gone)}")
    assert (match.decision, told(match, "noble_turned_up")) == ("nobleKeep", [])


@pytest.mark.rule("93-ASYM-HANKAR-2")
def test_the_card_turned_up_makes_the_action_possible_on_an_empty_display() -> None:
    match = placing("hankar", "1,3")
    assert answered(match, "noblePick") == ["seat:1 noblePick revealed forced"]
    assert told(match, "action_void") == []


@pytest.mark.rule("93-ASYM-HANKAR-2", "93-ASYM-HANKAR-6")
def test_hankar_turns_up_a_card_through_the_park_too() -> None:
    match = play(owning("hankar", DISPLAY), "place:park action:nobles")
    assert match.options == ["display:4", "revealed"]
    assert len(answered(match, "turnUpNoble")) == 1


@pytest.mark.rule("93-ASYM-HANKAR-6")
def test_the_card_turned_up_is_an_option_beside_an_equal_one_on_display() -> None:
    match = scripted(HANKAR + "display noble:maeterlinck", TURNED_UP, asymmetric="on")
    assert match.options == ["display:4", "revealed"]
    assert display(match)[3] == seen(match).revealed == "noble:maeterlinck"


@pytest.mark.rule("93-ASYM-CAUCHIE-1")
def test_cauchie_has_another_crown_track() -> None:
    others_as_printed("cauchie", 1)


@pytest.mark.rule("93-ASYM-CAUCHIE-2")
@pytest.mark.parametrize(("colour", "cube"), [("yellow", "iron"), ("brown", "wood"), ("blue", "stone")])
def test_cauchie_takes_a_cube_by_the_colour_created(colour: str, cube: str) -> None:
    match = play(placing("cauchie", "1,1"), f"artwork:{colour}")
    assert seat_seen(match, 1).cubes == {f"cube:{cube}": 1}
    assert seat_seen(match, 1).artworks == {f"artwork:{colour}": 1}


@pytest.mark.rule("93-ASYM-CAUCHIE-2", "93-ASYM-CAUCHIE-3")
@pytest.mark.parametrize(("belle", "cube"), [("off", "joker"), ("on", "glass")])
def test_green_gives_glass_and_a_joker_where_there_is_no_glass(belle: str, cube: str) -> None:
    match = play(placing("cauchie", "1,1", belle=belle), "artwork:green")
    assert seat_seen(match, 1).cubes == {f"cube:{cube}": 1}


@pytest.mark.rule("93-ASYM-CAUCHIE-4")
def test_an_exhausted_supply_gives_cauchie_nothing() -> None:
    match = play(placing("cauchie", "1,1", "gone " + "cube:wood " * 10), "artwork:brown")
    assert (seat_seen(match, 1).cubes, told(match, "board_helped")) == ({}, [])
    empty = play(placing("cauchie", "1,1", "gone " + "cube:glass " * 10, belle="on"), "artwork:green")
    assert seat_seen(empty, 1).cubes == {}


@pytest.mark.rule("93-ASYM-HORTA-1")
def test_horta_has_another_architect_track() -> None:
    others_as_printed("horta", 2)


@pytest.mark.rule("93-ASYM-HORTA-2")
def test_horta_gains_money_with_the_cubes() -> None:
    match = play(placing("horta", "1,4"), "cube:wood cube:iron")
    assert (money(match)[0], seat_seen(match, 1).cubes) == (2, {"cube:wood": 1, "cube:iron": 1})


@pytest.mark.rule("93-ASYM-HORTA-2")
def test_horta_gains_money_with_no_cube_left_and_others_can_do_nothing() -> None:
    gone = "gone " + " ".join(f"cube:{kind}" for kind in ("wood", "iron", "stone") for _ in range(10))
    match = placing("horta", "1,4", gone)
    assert (money(match)[0], told(match, "action_void")) == (2, [])
    other = placing("hankar", "1,4", f"{gone}\nseat:2 board board:horta")
    assert (money(other)[:2], told(other, "action_void")) == ([0, 0], ["seat:1 action:materials"])


@pytest.mark.rule("93-ASYM-SAINTENOY-1")
@pytest.mark.parametrize("row", ["meeples", "nobles", "artworks", "money"])
def test_every_strategic_row_of_saintenoy_begins_with_two(row: str) -> None:
    match = owning("saintenoy")
    assert (row_seen(match, 1, row).multiplier, row_seen(match, 2, row).multiplier) == (2, 1)


CUBES = "seat:1 cubes cube:wood cube:iron cube:iron cube:stone\n"


@pytest.mark.rule("93-ASYM-SAINTENOY-2", "93-ASYM-SAINTENOY-5")
def test_before_paying_saintenoy_may_move_one_needle_either_way() -> None:
    match = placing("saintenoy", "2,2", "needles iron any\n" + CUBES, money=9)
    assert (match.decision, match.options) == (
        "stepFirst",
        ["none", "step:iron,forward", "step:iron,back", "step:any,forward", "step:any,back"],
    )
    play(match, "step:iron,forward")
    assert (needles(match), match.decision) == (["wood", "any"], "pay")


@pytest.mark.rule("93-ASYM-SAINTENOY-2")
def test_no_needle_steps_onto_the_other_one() -> None:
    match = placing("saintenoy", "2,2", CUBES, money=9)
    assert refused(match, "step:wood,forward") == "93-ASYM-SAINTENOY-2"
    assert refused(match, "step:stone,back") == "93-ASYM-SAINTENOY-2"
    assert refused(match, "step:money,back") == "93-CONS-18"
    assert refused(match, "none") is None
    assert match.options == ["none", "step:wood,back", "step:stone,forward"]


@pytest.mark.rule("93-ASYM-SAINTENOY-3")
def test_the_move_after_paying_is_still_due_and_may_be_of_the_same_needle() -> None:
    match = placing("saintenoy", "2,2", "needles iron any\n" + CUBES, money=9)
    play(match, "step:iron,forward pay:1wood+1stone")
    assert (match.decision, match.options) == ("needle", ["needle:wood", "needle:any"])
    play(match, "needle:wood")
    assert needles(match) == ["stone", "any"]


@pytest.mark.rule("93-ASYM-SAINTENOY-2")
def test_saintenoy_may_leave_the_needles_alone() -> None:
    match = play(placing("saintenoy", "2,2", CUBES, money=9), "none")
    assert told(match, "needle_moved") == ["seat:1 needle:stone needle:money"]  # the regular one
    assert answered(match, "pay") == ["seat:1 pay pay:1wood+1stone forced"]


@pytest.mark.rule("93-ASYM-SAINTENOY-4")
@pytest.mark.parametrize(("belle", "place"), [("off", "empty"), ("on", "glass")])
def test_a_step_back_from_iron_skips_the_arrow(belle: str, place: str) -> None:
    lines = "needles iron stone\nseat:1 cubes cube:stone cube:stone cube:iron cube:glass"
    match = placing("saintenoy", "2,2", lines if belle == "on" else lines.replace(" cube:glass", ""), belle=belle)
    play(match, "step:iron,back")
    assert needles(match) == [place, "stone"]


@pytest.mark.rule("93-ASYM-SAINTENOY-5")
def test_only_steps_after_which_a_house_can_be_paid_are_offered() -> None:
    match = placing("saintenoy", "2,2", "needles wood stone\nseat:1 cubes cube:wood cube:stone")
    assert (answered(match, "stepFirst"), match.decision) == ([], "houseSpace")
    one = placing("saintenoy", "2,2", "needles wood stone\nseat:1 cubes cube:iron cube:stone")
    assert one.options == ["none", "step:wood,back"]
    assert refused(one, "step:stone,forward") == "93-ASYM-SAINTENOY-5"


@pytest.mark.rule("93-ASYM-SAINTENOY-5", "93-BE-CLAR-07")
def test_a_step_may_make_the_action_possible_and_then_it_is_compulsory() -> None:
    lines = "needles wood stone\nseat:1 cubes cube:iron cube:stone"
    match = play(placing("saintenoy", "2,2", lines), "step:wood,back")
    assert answered(match, "pay") == ["seat:1 pay pay:1iron+1stone forced"]
    declined = play(placing("saintenoy", "2,2", lines), "none")
    assert told(declined, "action_void") == ["seat:1 action:construction"]


@pytest.mark.rule("93-BE-CLAR-07")
def test_a_payment_with_card_9_counts_as_one_that_follows() -> None:
    lines = "pavilion 1 card:9 seat:1\nneedles wood stone\nseat:1 cubes cube:iron cube:iron"
    match = placing("saintenoy", "2,2", lines, belle="on")
    assert (match.decision, match.options) == ("stepFirst", ["none", "step:wood,back"])
    play(match, "step:wood,back house")
    assert answered(match, "pay") == ["seat:1 pay helped:2iron forced"]
    refused_card = placing("saintenoy", "2,2", lines.replace("\nneedles", "\nused card:9\nneedles"), belle="on")
    assert told(refused_card, "action_void") == ["seat:1 action:construction"]


@pytest.mark.rule("93-ASYM-SAINTENOY-2")
def test_saintenoy_steps_through_the_park_too() -> None:
    match = play(owning("saintenoy", "needles iron any\n" + CUBES), "place:park action:construction")
    assert match.decision == "stepFirst"


@pytest.mark.rule("93-ASYM-STRAUVEN-1")
def test_strauven_pays_by_the_costs_of_his_board() -> None:
    match = asymmetric("phase planning\nseat:1 board board:strauven\nseat:2 board board:horta", 2)
    mine, plain = seat_seen(match, 1).house_costs, seat_seen(match, 2).house_costs
    assert (mine, plain) == ((2, 2, 2, 3, 3, 3), (2, 2, 3, 3, 4, 4))
    assert levels(match, 1)[:2] == levels(match, 2)[:2]
    houses = "seat:1 houses space:5,1 space:5,2\nseat:1 cubes cube:wood cube:stone cube:stone"
    assert answered(placing("strauven", "2,2", houses), "pay") == ["seat:1 pay pay:1wood+1stone forced"]
    assert answered(placing("hankar", "2,2", houses), "pay") == ["seat:1 pay pay:1wood+2stone forced"]


def sale(board: str, artwork: str, answers: str, belle: str = "off") -> tuple[int, int]:
    """BF and VP that seat 1 gets for selling this artwork with this board."""
    match = play(placing(board, "1,2", f"seat:1 artworks {artwork}", belle=belle), answers)
    return money(match)[0], points_from(match, "sales")[0]


@pytest.mark.rule("93-ASYM-STRAUVEN-2")
def test_strauven_gains_one_of_each_with_a_sale() -> None:
    amount, points = sale("hankar", "artwork:green", "indicator:3,3")
    assert sale("strauven", "artwork:green", "indicator:3,3") == (amount + 1, points + 1)


@pytest.mark.rule("93-ASYM-STRAUVEN-2")
def test_what_strauven_gains_is_not_halved_with_a_white_artwork() -> None:
    whole = sale("hankar", "artwork:blue", "indicator:3,2")
    halved = sale("strauven", "white:green", "artwork:blue indicator:3,2", belle="on")
    assert halved == (whole[0] // 2 + 1, whole[1] // 2 + 1)


@pytest.mark.rule("93-ASYM-STRAUVEN-2")
def test_without_a_sale_strauven_gains_nothing() -> None:
    match = placing("strauven", "1,2", "market artwork:green artwork:blue\nseat:1 artworks artwork:green")
    assert (told(match, "action_void"), money(match)[0], points_from(match, "sales")[0]) == (
        ["seat:1 action:sales"],
        0,
        0,
    )


@pytest.mark.rule("93-BE-CLAR-17")
def test_tiles_count_on_b_sides_as_on_others() -> None:
    lines = "phase planning\nseat:1 board board:horta\nseat:1 claims tile:10"
    match = asymmetric(lines, belle="on")
    assert levels(match, 1)[2] == [*levels(asymmetric(lines, belle="on"), 1)[2][:6], 15]
    assert seat_seen(match, 1).board == "board:horta"
