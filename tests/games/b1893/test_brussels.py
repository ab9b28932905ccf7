"""Chapter BXL: the four Brussels actions."""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.games.b1893.notations import ACTION
from tests.games.b1893.builder import bids, play, position
from tests.games.b1893.looking import (
    active_spaces,
    answered,
    column_seen,
    corrected,
    display,
    iris_seen,
    money,
    needles,
    place_seen,
    refused,
    seat_seen,
    seen,
    space_seen,
    squares,
    told,
    turned,
    upright,
)

TURN = "phase turn seat:1\n"
PLACES = ["place:stock", "place:grand-place", "place:park", "place:market"]
ALONE = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes\n"
IRISES = [f"iris:{row},{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)]
STRIPS_ALIKE = 'strips.compass.value = ["WSNMC", "WSNMC", "WSNMC", "WSNMC", "WSNMC"]\n'


@pytest.mark.rule("93-BXL-01")
@pytest.mark.rule("93-SETUP-03")
@pytest.mark.parametrize("square", IRISES)
def test_brussels_is_open_without_money_wherever_the_try_square_lies(square: str) -> None:
    match = position(TURN + f"square {square}")
    assert match.options == [*PLACES, "pass"]
    for place in PLACES:
        match = play(position(TURN + f"square {square}"), place)
        assert told(match, "meeples_sent") == [f"seat:1 {place} count:1"]
        assert money(match)[0] == (5 if place == "place:stock" else 0)


@pytest.mark.rule("93-BXL-02")
@pytest.mark.rule("93-BXL-03")
@pytest.mark.parametrize(
    ("seats", "prices"),
    [
        (2, [1, 2, 3, 4]),
        (3, [1, 2, 3, 4, 5]),
        (4, [1, 1, 2, 2, 3, 3, 4, 4]),
        (5, [1, 1, 2, 2, 3, 3, 4, 4, 5]),
    ],
)
@pytest.mark.parametrize("place", ["stock", "market"])
def test_each_use_takes_so_many_meeples(seats: int, prices: list[int], place: str) -> None:
    match = position(TURN + "\n".join(f"seat:{seat} courthouse 0" for seat in range(1, seats + 1)), seats)
    for price in prices:
        assert place_seen(match, place).next_price == price
        play(match, f"place:{place}")
    assert [int(line.partition("count:")[2]) for line in told(match, "meeples_sent")] == prices
    spent = [sum(prices[seat::seats]) for seat in range(seats)]
    assert [seat.meeples for seat in seen(match).seats] == [7 - each for each in spent]
    assert list(place_seen(match, place).meeples) == spent


@pytest.mark.rule("93-BXL-04")
def test_uses_are_counted_for_each_action_over_all_players() -> None:
    match = position(TURN + "seat:1 courthouse 0", 3)
    play(match, "place:stock place:stock place:market place:stock")
    assert [line.split() for line in told(match, "meeples_sent")] == [
        ["seat:1", "place:stock", "count:1"],
        ["seat:2", "place:stock", "count:2"],
        ["seat:3", "place:market", "count:1"],
        ["seat:1", "place:stock", "count:3"],
    ]
    assert [place.uses for place in seen(match).places] == [3, 0, 0, 1]


@pytest.mark.rule("93-BXL-04")
def test_ones_own_uses_count_and_the_count_restarts_each_round() -> None:
    match = position(TURN + ALONE + "seat:1 courthouse 0")
    play(match, "place:market place:market place:market")
    assert [line.split()[-1] for line in told(match, "meeples_sent")] == ["count:1", "count:1", "count:2"]
    play(match, "pass")
    assert seen(match).round == 2
    assert [(place.uses, place.next_price) for place in seen(match).places] == [(0, 1)] * 4


@pytest.mark.rule("93-BXL-05")
@pytest.mark.parametrize(("courthouse", "open_"), [(5, True), (6, False)])
def test_all_meeples_are_placed_together_or_the_action_cannot_be_chosen(courthouse: int, open_: bool) -> None:
    match = position(TURN + f"uses 2 0 0 0\nseat:1 courthouse {courthouse}")
    assert ("place:stock" in match.options) == open_
    assert refused(match, "place:stock") == (None if open_ else "93-BXL-05")
    if open_:
        play(match, "place:stock")
        assert (seat_seen(match, 1).meeples, seat_seen(match, 1).brussels) == (0, 2)


@pytest.mark.rule("93-BXL-06")
@pytest.mark.parametrize(
    ("lines", "answers"),
    [
        ("gone " + "cube:joker " * 15, "place:market"),
        ("seat:1 turned noble:brugmann", "place:grand-place"),
        ("", "place:park action:sales"),
        ("", "place:park action:construction"),
    ],
)
def test_an_action_without_effect_may_be_chosen_and_counts(lines: str, answers: str) -> None:
    match = play(position(TURN + lines), answers)
    assert (match.seat, match.decision) == (1, "turn")
    assert place_seen(match, answers.split()[0].removeprefix("place:")).uses == 1
    assert (seat_seen(match, 1).cubes, money(match)[0], match.score()[0]) == ({}, 0, 0)


@pytest.mark.rule("93-BXL-07")
@pytest.mark.parametrize(("card", "income"), [(1, 5), (2, 6), (3, 7), (12, 6)])
def test_the_stock_exchange_pays_what_the_card_of_the_round_says(card: int, income: int) -> None:
    match = position(TURN + f"stock {card}\nseat:1 money 2")
    assert seen(match).stock.income == income
    play(match, "place:stock")
    assert told(match, "money_moved") == [f"seat:1 bf:{income} for:stock"]
    assert money(match) == [2 + income, 0, 0, 0]


@pytest.mark.rule("93-BXL-08")
@pytest.mark.parametrize(("left", "taken"), [(15, 3), (3, 3), (2, 2), (1, 1), (0, 0)])
def test_the_market_gives_three_jokers_or_all_that_are_left_without_asking(left: int, taken: int) -> None:
    match = play(position(TURN + (f"gone{' cube:joker' * (15 - left)}" if left < 15 else "")), "place:market")
    assert seat_seen(match, 1).cubes == ({"cube:joker": taken} if taken else {})
    assert seen(match).cubes["cube:joker"] == left - taken
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-BXL-09")
@pytest.mark.parametrize("order", [["buls", "brugmann", "maeterlinck"], ["maeterlinck", "buls", "brugmann"]])
def test_upright_nobles_are_activated_in_any_order_and_turned(order: list[str]) -> None:
    lines = "seat:1 nobles noble:buls noble:maeterlinck\nseat:1 turned noble:albert\nseat:1 tracks 1 4 1"
    match = play(position(TURN + lines), "place:grand-place")
    assert match.options == ["noble:brugmann", "noble:buls", "noble:maeterlinck", "stop"]
    assert [refused(match, option) for option in match.options] == [None] * 4
    assert refused(match, "noble:albert") == "93-NOBLE-13"
    assert refused(match, "noble:empain") == "93-BXL-09"
    for number, noble in enumerate(order, 1):
        assert (match.seat, match.decision) == (0, "grandPlace")
        play(match, f"noble:{noble}")
        assert len(turned(match, 1)) == number + 1
    assert told(match, "noble_activated") == [f"seat:1 noble:{noble}" for noble in order]
    assert (money(match)[0], match.score()[0], squares(match, 1)) == (5, 5, [2, 4, 1])
    assert match.seat == 1


@pytest.mark.rule("93-BXL-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_more_nobles_act_than_the_crown_allows(level: int) -> None:
    lines = f"seat:1 nobles noble:buls noble:maeterlinck noble:empain\nseat:1 tracks 1 {level} 1"
    match = play(position(TURN + lines), "place:grand-place")
    for noble in ["brugmann", "buls", "maeterlinck"][:level]:
        assert match.decision == "grandPlace"
        play(match, f"noble:{noble}")
    assert (match.seat, match.decision) == (1, "turn")
    assert len(upright(match, 1)) == 4 - level


@pytest.mark.rule("93-BXL-10")
def test_an_advance_of_the_crown_counts_only_for_the_next_time() -> None:
    match = play(position(TURN + "seat:1 nobles noble:albert"), "place:grand-place noble:albert")
    assert (squares(match, 1), upright(match, 1)) == ([1, 2, 1], ["noble:brugmann"])
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-BXL-10")
@pytest.mark.rule("93-GEN-10")
@pytest.mark.parametrize(("first", "times"), [(0, 0), (1, 1), (2, 2)])
def test_the_level_counts_not_the_position(first: int, times: int, tmp_path: Path) -> None:
    path = corrected(tmp_path, f"tracks.crown.value = [{first}, 3, 4, 5, 6, 7]\n")
    lines = "seat:1 nobles noble:buls noble:maeterlinck"
    match = play(position(TURN + lines, components=path), "place:grand-place")
    for _ in range(times):
        assert match.decision == "grandPlace"
        play(match, match.options[0])
    assert (match.seat, match.decision) == (1, "turn")
    assert len(turned(match, 1)) == times


@pytest.mark.rule("93-BXL-11")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_one_may_stop_after_any_number(used: int) -> None:
    lines = "seat:1 nobles noble:buls noble:maeterlinck\nseat:1 tracks 1 4 1"
    match = play(position(TURN + lines), " ".join(["place:grand-place", "noble:buls", "noble:maeterlinck"][: used + 1]))
    assert match.options[-1] == "stop"
    play(match, "stop")
    assert (len(turned(match, 1)), match.seat, match.decision) == (used, 1, "turn")


@pytest.mark.rule("93-BXL-11")
def test_bots_think_first_of_going_on() -> None:
    match = play(position(TURN), "place:grand-place")
    decision = match.state.decision
    assert decision is not None
    noble, stop = (decision.prior(match.state, option) for option in match.numbers)
    assert noble > stop >= 1


@pytest.mark.rule("93-BXL-12")
def test_what_one_noble_gives_serves_the_next_one() -> None:
    lines = "seat:1 nobles noble:empain noble:solvay noble:buls\nseat:1 tracks 1 3 1"
    match = play(position(TURN + lines), "place:grand-place noble:empain noble:solvay")
    assert (match.decision, match.options) == ("solvay", ["cube", "exchange"])
    play(match, "exchange cube:wood")
    assert match.decision == "cube"
    play(match, "cube:stone")
    assert (match.decision, match.options) == ("grandPlace", ["noble:brugmann", "noble:buls", "stop"])
    assert seat_seen(match, 1).cubes == {"cube:wood": 1, "cube:stone": 1, "cube:joker": 1}


@pytest.mark.rule("93-BXL-13")
@pytest.mark.parametrize(
    ("action", "decision"),
    [
        ("workshop", "artColour"),
        ("sales", "saleTile"),
        ("nobles", "noblePick"),
        ("materials", "cube"),
        ("construction", "pay"),
    ],
)
def test_the_park_carries_out_any_of_the_five_actions(action: str, decision: str) -> None:
    lines = "seat:1 money 3\nseat:1 artworks artwork:green artwork:blue\ndisplay noble:buls noble:albert\n"
    match = play(position(TURN + lines + "seat:1 cubes cube:wood cube:stone cube:joker"), "place:park")
    assert (match.decision, match.options) == ("parkAction", list(ACTION.tokens))
    play(match, f"action:{action}")
    assert (match.seat, match.decision) == (0, decision)
    assert told(match, "park_action_named") == [f"seat:1 action:{action}"]


@pytest.mark.rule("93-BXL-13")
def test_the_park_needs_no_such_space_in_the_active_area(tmp_path: Path) -> None:
    path = corrected(tmp_path, STRIPS_ALIKE)
    match = position(TURN + "square iris:2,2", components=path)
    kinds = {space_seen(match, space.removeprefix("space:")).action for space in active_spaces(match)}
    assert kinds == {"action:nobles", "action:materials", "action:construction"}
    play(match, "place:park action:workshop artwork:blue")
    assert seat_seen(match, 1).artworks == {"artwork:blue": 1}


@pytest.mark.rule("93-BXL-14")
def test_the_park_involves_no_space() -> None:
    lines = "seat:1 money 4\nseat:3 houses space:1,1 space:2,2 space:3,4\n" + bids("- 2:1", "2:1 2:1")
    match = play(position(TURN + lines), "place:park action:workshop artwork:green")
    assert (match.seat, money(match)[0], answered(match, "bid")) == (1, 4, [])
    assert not [space for row in seen(match).spaces for space in row if space.owner == 1]
    assert (column_seen(match, 1).sums[0], iris_seen(match, "1,1").meeples) == (0, 3)
    assert (told(match, "free_action_due"), seat_seen(match, 3).artworks) == ([], {})
    assert (seat_seen(match, 1).meeples, place_seen(match, "park").meeples) == (4, (1, 0, 0, 0))


@pytest.mark.rule("93-BXL-15")
def test_a_noble_taken_through_the_park_costs_its_price_and_may_be_kept() -> None:
    lines = "seat:1 money 2\ndisplay noble:buls noble:albert noble:empain noble:maeterlinck"
    match = play(position(TURN + lines), "place:park action:nobles")
    assert match.options == ["display:2", "display:3", "display:4"]
    assert refused(match, "display:1") == "93-NOBLE-01"
    play(match, "display:2 keep")
    assert (money(match)[0], squares(match, 1), turned(match, 1)) == (0, [1, 2, 1], ["noble:albert"])
    assert display(match)[1:] == ["noble:buls", "noble:empain", "noble:maeterlinck"]


@pytest.mark.rule("93-BXL-15")
def test_a_house_built_through_the_park_is_paid_moves_a_needle_and_stands_on_a_free_space() -> None:
    lines = "seat:1 cubes cube:wood cube:stone\nseat:2 houses space:5,5\n" + bids("2:1 -")
    match = play(position(TURN + lines), "place:park action:construction")
    assert (seat_seen(match, 1).cubes, needles(match), match.score()[0]) == ({}, ["wood", "money"], 5)
    assert match.decision == "houseSpace"
    assert len(match.options) == 23
    assert [refused(match, space) for space in ("space:1,1", "space:5,5")] == ["93-CONS-22", "93-CONS-22"]
    play(match, "space:5,1")
    assert (space_seen(match, "5,1").house, match.seat) == (1, 1)


@pytest.mark.rule("93-BXL-15")
def test_a_sale_through_the_park_moves_the_indicator_and_fills_the_market() -> None:
    match = play(position(TURN + "seat:1 artworks artwork:green"), "place:park action:sales")
    assert match.decision == "saleMove"
    play(match, "indicator:3,2")
    assert (money(match)[0], match.score()[0], seen(match).market.shown) == (2, 4, ("artwork:green",))


@pytest.mark.rule("93-BXL-16")
@pytest.mark.parametrize("action", ["sales", "nobles", "construction"])
def test_an_impossible_action_may_be_named_and_nothing_happens(action: str) -> None:
    match = play(position(TURN), "place:park")
    assert refused(match, f"action:{action}") is None
    play(match, f"action:{action}")
    assert told(match, "action_void") == [f"seat:1 action:{action}"]
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-BXL-16")
def test_a_possible_action_must_be_carried_out() -> None:
    lines = "seat:1 artworks artwork:green artwork:blue\ndisplay noble:buls noble:albert\n"
    match = play(position(TURN + lines), "place:park action:sales")
    assert (match.decision, match.options) == ("saleTile", ["artwork:green", "artwork:blue"])
    match = play(position(TURN + lines), "place:park action:nobles")
    assert answered(match, "noblePick") == ["seat:1 noblePick display:4 forced"]
