"""The worked examples for rulings and derived cases, 97-EX-20 to 97-EX-51, each with its own numbers and its file."""

from __future__ import annotations

import pytest

from tests.games.b1897.looking import (
    answered,
    cards_in_grid,
    cell_seen,
    example,
    money,
    pile_seen,
    points_from,
    seat_seen,
    seen,
    squares,
    told,
)


@pytest.mark.rule("97-EX-20", "97-NOUV-02", "97-NOUV-03", "97-SALE-03")
def test_the_price_of_a_sale_cannot_pay_its_architect() -> None:
    match = example("97-EX-20")
    assert answered(match, "side") == ["seat:1 side side:2 forced"]
    assert told(match, "money_moved") == ["seat:1 bef:-2 for:placement", "seat:1 bef:3 for:sale"]
    assert seat_seen(match, 1).money == 2 - 2 + 3


@pytest.mark.rule("97-EX-21", "97-NOUV-07")
def test_a_sale_without_an_artwork_only_places_the_architect() -> None:
    match = example("97-EX-21")
    assert seat_seen(match, 1).money == 2
    assert told(match, "money_moved") == ["seat:1 bef:-3 for:placement"]
    assert (cell_seen(match, "1,1").owner, cell_seen(match, "1,1").value) == (1, 3)
    assert cards_in_grid(match) == []
    assert seen(match).resolving == {}


@pytest.mark.rule("97-EX-22", "97-CONS-03", "97-NOUV-07")
def test_a_house_that_cannot_be_paid_is_discarded() -> None:
    match = example("97-EX-22")
    assert pile_seen(match, "house").discards == {"house:solid-single": 1}
    assert seat_seen(match, 1).houses == {"house:single": 1, "house:double": 1}
    assert seat_seen(match, 1).materials == {"pair:steel+wood": 1}
    assert (seat_seen(match, 1).money, match.score()) == (0, (0, 0, 0, 0))
    assert cell_seen(match, "1,1").owner == 1


@pytest.mark.rule("97-EX-23", "97-NOUV-06")
def test_who_owns_an_artwork_and_takes_money_must_sell() -> None:
    match = example("97-EX-23")
    assert answered(match, "sellArtwork") == ["seat:1 sellArtwork artwork:green forced"]
    assert (seat_seen(match, 1).artworks, seat_seen(match, 1).money) == ({}, 3)


@pytest.mark.rule("97-EX-24", "97-CONS-05", "97-CONS-06")
def test_a_house_scores_the_different_types_used() -> None:
    of_one_or_two = (example("97-EX-24a"), example("97-EX-24b"), example("97-EX-24c"))
    of_three = (example("97-EX-24d"), example("97-EX-24e"), example("97-EX-24f"))
    cases = (*of_one_or_two, *of_three, example("97-EX-24g"))
    costs = [sum(seat_seen(match, 1).houses.values()) for match in cases]
    assert costs == [1, 2, 2, 3, 3, 3, 4]
    assert [seat_seen(match, 1).materials for match in cases] == [{}] * 7
    assert [match.score()[0] for match in cases] == [1, 2, 1, 3, 3, 1, 2]


@pytest.mark.rule("97-EX-25", "97-CONS-04")
def test_no_more_cards_are_discarded_than_the_cost_needs() -> None:
    match = example("97-EX-25")
    assert answered(match, "payMaterial") == ["seat:1 payMaterial pair:brick+brick"]
    assert pile_seen(match, "material").discards == {"pair:brick+brick": 1}
    assert seat_seen(match, 1).materials == {"pair:wood+wood": 1}
    assert match.score() == (1, 0, 0, 0)


@pytest.mark.rule("97-EX-26", "97-HALL-02", "97-HALL-05", "97-BRUX-02")
def test_albert_does_not_raise_the_limit_of_the_action_that_activates_him() -> None:
    first = example("97-EX-26", until=3)
    assert seat_seen(first, 1).tracks["track:nobility"].value == 3
    assert (first.seat, first.decision, seat_seen(first, 1).nobles_ready) == (1, "turn", ("noble:brugmann",))
    match = example("97-EX-26")
    assert len(answered(match, "layArchitect")) == 1 + 2
    assert answered(match, "hallNoble") == ["seat:1 hallNoble noble:albert", "seat:1 hallNoble noble:brugmann forced"]
    assert seat_seen(match, 1).nobles_tapped == ("noble:albert", "noble:brugmann")
    assert squares(match, 1) == [1, 2, 1]


@pytest.mark.rule("97-EX-27", "97-INFL-02", "97-HALL-05", "97-PREP-06")
def test_a_noble_just_kept_rests_until_the_next_round() -> None:
    kept = example("97-EX-27", until=5)
    assert (seat_seen(kept, 1).nobles_ready, seat_seen(kept, 1).nobles_tapped) == (
        ("noble:brugmann",),
        ("noble:horta",),
    )
    match = example("97-EX-27")
    assert answered(match, "hallNoble") == ["seat:1 hallNoble noble:brugmann forced"]
    assert (seen(match).round, match.decision) == (2, "hallNoble")
    assert match.options == ["noble:horta", "noble:brugmann"]


@pytest.mark.rule("97-EX-28", "97-PARK-02", "97-PARK-03", "97-NOBLE-05")
def test_hankar_from_the_park_draws_before_he_is_kept_or_discarded() -> None:
    assert example("97-EX-28a", until=4).options == ["noble:buls", "noble:hankar"]
    chosen = example("97-EX-28a", until=5)
    assert pile_seen(chosen, "noble").discards == {"noble:buls": 1}
    assert example("97-EX-28a", until=6).options == ["pair:steel+steel", "pair:brick+wood"]
    assert example("97-EX-28a", until=7).options == ["keep", "discard"]
    for match in (example("97-EX-28a"), example("97-EX-28b")):
        assert seat_seen(match, 1).materials == {"pair:steel+steel": 1}
        assert pile_seen(match, "material").discards == {"pair:brick+wood": 1}
    assert seat_seen(example("97-EX-28a"), 1).nobles_tapped == ("noble:hankar",)
    assert pile_seen(example("97-EX-28a"), "noble").discards == {"noble:buls": 1}
    assert seat_seen(example("97-EX-28b"), 1).nobles_tapped == ()
    assert pile_seen(example("97-EX-28b"), "noble").discards == {"noble:buls": 1, "noble:hankar": 1}


@pytest.mark.rule("97-EX-29", "97-PILE-02", "97-PILE-03")
def test_a_pile_that_ends_midway_is_renewed_from_the_discards() -> None:
    drawn = example("97-EX-29", until=5)
    assert drawn.options == ["pair:brick+brick", "pair:steel+brick"]
    match = example("97-EX-29")
    assert pile_seen(match, "material").unseen == {"pair:wood+wood": 1, "pair:steel+steel": 1}
    assert pile_seen(match, "material").discards == {"pair:steel+brick": 1}
    assert seat_seen(match, 1).materials == {"pair:brick+brick": 1}


@pytest.mark.rule("97-EX-30", "97-NOBLE-06")
def test_hankar_gives_the_last_material_or_nothing() -> None:
    one, none = example("97-EX-30a"), example("97-EX-30b")
    assert answered(one, "hankarKeep") == ["seat:1 hankarKeep pair:steel+brick forced"]
    assert seat_seen(one, 1).materials == {"pair:steel+brick": 1}
    assert answered(none, "hankarKeep") == []
    assert seat_seen(none, 1).materials == {}
    assert seat_seen(none, 1).nobles_tapped == ("noble:hankar",)


@pytest.mark.rule("97-EX-31", "97-EXPO-02", "97-PASS-02", "97-TURN-05")
def test_who_has_an_empty_hand_may_exhibit_and_who_has_passed_may_not() -> None:
    asked = example("97-EX-31", until=4)
    assert (asked.seat, asked.options) == (2, ["artwork:blue", "withdraw"])
    match = example("97-EX-31")
    assert answered(match, "exhibit") == ["seat:3 exhibit artwork:blue"]
    assert match.score() == (0, 0, 2, 0)
    assert answered(match, "turn")[1:] == ["seat:3 turn pass forced"]
    assert told(match, "passed") == ["seat:3 rank:2"]


@pytest.mark.rule("97-EX-32", "97-PREP-02", "97-PREP-03")
def test_the_first_player_card_goes_to_who_holds_expo_or_clockwise() -> None:
    holders = (example("97-EX-32a"), example("97-EX-32b"), example("97-EX-32c"))
    assert [seen(match).first_player for match in holders] == [3, 2, 1]
    assert [seen(match).expo_holder for match in holders] == [None, None, None]


@pytest.mark.rule("97-EX-33", "97-MAJ-01")
def test_prestige_won_in_a_column_counts_for_the_coats_of_this_round() -> None:
    match = example("97-EX-33")
    assert told(match, "coat_won") == ["seat:1 coat:2,2"]
    assert match.score() == (4, 0, 0, 0)


@pytest.mark.rule("97-EX-34", "97-MAJ-01", "97-COL-04")
def test_an_architect_jailed_now_is_not_freed_by_the_column_of_this_round() -> None:
    match = example("97-EX-34")
    assert told(match, "column_won") == ["seat:1 column:4 bonus:prison"]
    assert answered(match, "freeArchitect") == []
    assert seat_seen(match, 1).prison == {"architect:2/4": 1}


@pytest.mark.rule("97-EX-35", "97-TWO-03")
def test_the_neutral_two_counts_in_its_column() -> None:
    cases = (example("97-EX-35a"), example("97-EX-35b"), example("97-EX-35c"), example("97-EX-35d"))
    advanced = [[seat for seat in (1, 2) if squares(match, seat)[0] == 2] for match in cases]
    assert advanced == [[], [1], [1, 2], [1]]


@pytest.mark.rule("97-EX-36", "97-TWO-02", "97-PREP-03")
def test_an_expo_in_a_bottom_corner_leaves_the_round_without_one() -> None:
    dealt = example("97-EX-36", until=3)
    assert (cell_seen(dealt, "3,1").owner, cell_seen(dealt, "3,1").value) == (0, 2)
    assert "expo" not in cards_in_grid(dealt)
    assert (seen(dealt).expo_holder, seen(dealt).first_player) == (None, 2)
    assert seen(example("97-EX-36")).first_player == 1


@pytest.mark.rule("97-EX-37", "97-JAIL-02")
def test_nobody_goes_to_prison_if_nobody_used_brussels() -> None:
    match = example("97-EX-37")
    assert answered(match, "sendToPrison") == []
    assert [seat.prison for seat in seen(match).seats] == [{"architect:2/4": 1, "architect:2/5": 1}] * 4


@pytest.mark.rule("97-EX-38", "97-END-02", "97-END-03", "97-TRACK-07", "97-END-12")
def test_unpaid_nobles_are_discarded_and_can_make_points_negative() -> None:
    plain, bonus = example("97-EX-38a"), example("97-EX-38b")
    for match in (plain, bonus):
        assert money(match) == [1, 0, 0, 0]
        assert seat_seen(match, 1).nobles_ready == ("noble:buls", "noble:brugmann")
        assert pile_seen(match, "noble").discards == {"noble:horta": 1, "noble:albert": 1}
        assert points_from(match, "unpaid-nobles") == [-6, 0, 0, 0]
    assert plain.score() == (-5, 0, 0, 0)
    assert points_from(bonus, "nobles-bonus") == [4, 0, 0, 0]
    assert bonus.score() == (-1, 0, 0, 0)


@pytest.mark.rule("97-EX-39", "97-END-02", "97-END-09")
def test_the_money_bonus_counts_what_is_left_after_paying_nobles() -> None:
    match = example("97-EX-39")
    assert money(match) == [8, 0, 0, 0]
    assert points_from(match, "money-bonus") == [12, 0, 0, 0]
    assert match.score() == (12, 0, 0, 0)


@pytest.mark.rule("97-EX-40", "97-WIN-02", "97-WIN-03", "97-WIN-04")
def test_ties_are_broken_by_prison_then_by_track_values_then_shared() -> None:
    cases = (example("97-EX-40a"), example("97-EX-40b"), example("97-EX-40c"))
    assert [match.score() for match in cases] == [(60, 60)] * 3
    assert [match.sheet().ranks for match in cases] == [(1, 2), (1, 2), (1, 1)]


@pytest.mark.rule("97-EX-41", "97-END-04", "97-COL-06", "97-END-07")
def test_the_last_column_bonus_counts_for_houses_and_its_lower_half_comes_later() -> None:
    match = example("97-EX-41")
    assert squares(match, 1) == [3, 1, 1]
    assert told(match, "points_scored")[0] == "seat:1 vp:15 source:houses"
    assert points_from(match, "houses") == [3 * 5, 0, 0, 0]
    assert points_from(match, "houses-bonus") == [2 * 2, 0, 0, 0]
    assert match.score() == (19, 0, 0, 0)


@pytest.mark.rule("97-EX-42", "97-BRUX-05", "97-PARK-06")
def test_brussels_offers_only_what_can_be_performed() -> None:
    assert example("97-EX-42a").options == ["stock", "park", "pass"]
    assert example("97-EX-42b").options == ["creation", "supply", "influence"]


@pytest.mark.rule("97-EX-43", "97-TRACK-03", "97-INFL-07")
def test_an_advance_beyond_the_last_square_is_lost() -> None:
    match = example("97-EX-43")
    assert seat_seen(match, 1).nobles_tapped == ("noble:buls",)
    assert (squares(match, 1), match.score(), money(match)) == ([1, 1, 5], (0, 0, 0, 0), [0, 0, 0, 0])


@pytest.mark.rule("97-EX-44", "97-BRUX-02", "97-STOCK-01")
def test_using_a_brussels_card_again_costs_one_architect_more() -> None:
    match = example("97-EX-44")
    at_stock = [sum(seat.brussels["place:stock"].values()) for seat in seen(match).seats]
    assert at_stock == [1 + 2, 3]
    assert money(match) == [5 + 5, 4 + 5]


@pytest.mark.rule("97-EX-45", "97-EXPO-05", "97-EXPO-06")
def test_who_withdraws_is_not_asked_again() -> None:
    match = example("97-EX-45")
    assert answered(match, "exhibit") == [
        "seat:1 exhibit withdraw",
        "seat:2 exhibit artwork:blue",
        "seat:2 exhibit artwork:green",
    ]
    assert (match.decision, match.score()) == ("turn", (0, 4, 0, 0))


@pytest.mark.rule("97-EX-46", "97-PREP-08")
def test_too_few_cards_leave_the_last_cells_empty() -> None:
    match = example("97-EX-46a")
    cells = [cell.cell for row in seen(match).grid for cell in row]
    assert match.options == cells[:10]
    assert sorted(cards_in_grid(match)) == sorted(
        ["house:single", "house:double", "house:solid-double", "noble:horta", "noble:horta", "noble:buls"]
        + ["money"] * 3
        + ["expo"]
    )
    assert (cell_seen(match, "3,3").owner, cell_seen(match, "3,4").owner) == (None, None)
    coats = example("97-EX-46b")
    assert [line.split()[1] for line in told(coats, "coat_won")] == [
        "coat:1,1",
        "coat:1,2",
        "coat:1,3",
        "coat:1,3",
        "coat:2,1",
        "coat:2,1",
    ]
    assert coats.score() == (4, 2, 0)


@pytest.mark.rule("97-EX-47", "97-PREP-05", "97-PILE-03")
def test_nobles_left_in_the_grid_can_be_dealt_again_at_once() -> None:
    match = example("97-EX-47")
    gathered = {card: count for card, count in seen(match).resolving.items() if card.startswith("noble:")}
    assert gathered == {"noble:albert": 1, "noble:buls": 1, "noble:horta": 1}
    assert (pile_seen(match, "noble").unseen, pile_seen(match, "noble").discards) == ({}, {})
    assert told(match, "pile_renewed") == ["sort:noble"]


@pytest.mark.rule("97-EX-48", "97-COAT-03")
def test_four_players_tied_for_a_coat_gain_each_their_own_prestige() -> None:
    assert example("97-EX-48").score() == (1, 2, 2, 3)


@pytest.mark.rule("97-EX-49", "97-TWO-04", "97-COAT-02")
def test_a_neutral_architect_completes_a_coat() -> None:
    assert example("97-EX-49").score() == (3, 0)


@pytest.mark.rule("97-EX-50", "97-HALL-03", "97-HALL-06")
def test_a_void_noble_is_tapped_and_the_player_may_stop() -> None:
    match = example("97-EX-50")
    assert seat_seen(match, 1).nobles_tapped == ("noble:vandervelde",)
    assert seat_seen(match, 1).nobles_ready == ("noble:brugmann",)
    assert (money(match), match.seat, match.decision) == ([0, 0, 0, 0], 1, "turn")


@pytest.mark.rule("97-EX-51", "97-MONEY-04")
def test_limited_money_cuts_a_gain_to_what_the_cards_can_show() -> None:
    match = example("97-EX-51")
    assert told(match, "money_moved") == ["seat:1 bef:1 for:exchange"]
    assert sum(money(match)) == 3 * 19
