"""Chapter EOR."""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.builder import bids, new_match, play, position, seat_of, table_of
from tests.games.b1893.looking import (
    display,
    everywhere,
    money,
    place_seen,
    scripted,
    seat_seen,
    seen,
    space_seen,
    story,
    told,
    turned,
    upright,
)

DISPLAY = "display noble:buls noble:albert noble:solvay noble:empain"
SEVEN = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")


def gone(*left: str) -> str:
    """All nobles are out of play but those."""
    nobles = [noble for noble in SEVEN for _ in range(3)]
    for noble in left:
        nobles.remove(noble)
    return "gone " + " ".join(f"noble:{noble}" for noble in nobles) + "\n"


@pytest.mark.rule("93-EOR-01")
def test_meeples_return_from_spaces_and_brussels_and_stay_in_the_courthouse() -> None:
    lines = "phase end\nseat:1 stock 1\nseat:1 market 1\nseat:2 courthouse 4\nseat:2 park 1\n"
    match = scripted(lines + bids("1:2 2:1", "1:1 -"), "")
    assert [(seat.meeples, seat.courthouse, seat.brussels) for seat in seen(match).seats] == [
        (5, 2, 0),
        (3, 4, 0),
        (5, 2, 0),
        (5, 2, 0),
    ]
    assert all(space.owner is None for row in seen(match).spaces for space in row)
    assert [place_seen(match, place).meeples for place in ("stock", "market", "park")] == [(0, 0, 0, 0)] * 3


@pytest.mark.rule("93-EOR-01")
def test_prices_in_brussels_begin_anew_with_the_round() -> None:
    match = position("phase end\nuses 3 1 0 2\nseat:1 stock 3")
    assert (seen(match).round, [place.uses for place in seen(match).places]) == (2, [0, 0, 0, 0])


@pytest.mark.rule("93-EOR-02")
def test_bids_go_to_the_supply_and_to_nobody() -> None:
    match = scripted("phase end\nseat:1 money 2\nseat:2 money 7\n" + bids("1:5 2:1", "1:1 -"), "")
    assert money(match) == [2, 7, 0, 0]
    assert [space_seen(match, space).bid for space in ("1,1", "1,2", "2,1")] == [None, None, None]
    assert list(table_of(match).bids) == [0] * 25
    assert told(match, "money_moved") == []


@pytest.mark.rule("93-EOR-03")
def test_all_kept_nobles_are_set_upright() -> None:
    lines = "phase end\nseat:1 turned noble:brugmann noble:buls\nseat:1 nobles noble:albert\nseat:3 turned noble:buls"
    match = scripted(lines, "")
    assert sorted(upright(match, 1)) == ["noble:albert", "noble:brugmann", "noble:buls"]
    assert sorted(upright(match, 3)) == ["noble:brugmann", "noble:buls"]
    assert [turned(match, seat) for seat in (1, 2, 3, 4)] == [[], [], [], []]


@pytest.mark.rule("93-EOR-04")
def test_the_free_noble_is_discarded_the_others_slide_and_a_new_one_costs_three() -> None:
    match = scripted(f"phase end\n{DISPLAY}\ndiscards noble:empain", "chance revealNobles noble:maeterlinck")
    assert display(match) == ["noble:maeterlinck", "noble:buls", "noble:albert", "noble:solvay"]
    assert seen(match).nobles.discards == {"noble:empain": 2}
    assert told(match, "noble_left") == ["noble:empain"]
    assert told(match, "nobles_reshuffled") == []


@pytest.mark.rule("93-EOR-04")
def test_a_pile_that_is_empty_is_made_of_the_discards_with_the_noble_that_just_left() -> None:
    left = gone("buls", "albert", "solvay", "empain", "maeterlinck")
    lines = f"phase end\n{left}{DISPLAY}\ndiscards noble:maeterlinck"
    match = scripted(lines, "chance revealNobles noble:empain")
    assert display(match) == ["noble:empain", "noble:buls", "noble:albert", "noble:solvay"]
    assert told(match, "nobles_reshuffled") == [""]
    assert seen(match).nobles.unseen == {"noble:maeterlinck": 1}
    assert seen(match).nobles.discards == {}


@pytest.mark.rule("93-EOR-04")
def test_from_an_empty_free_place_nothing_is_discarded() -> None:
    match = scripted("phase end\n" + gone(), "")
    assert told(match, "noble_left") == []
    assert display(match) == [None, None, None, None]
    assert told(match, "prestige_discarded") == []
    assert story(match)[-1] == "nobles_upright"


@pytest.mark.rule("93-EOR-04")
def test_a_noble_that_is_the_only_one_left_comes_back_to_the_free_place() -> None:
    match = scripted(f"phase end\n{gone('buls')}display noble:buls", "chance revealNobles noble:buls")
    assert display(match) == [None, None, None, "noble:buls"]
    assert told(match, "noble_revealed") == ["noble:buls display:4"]


@pytest.mark.rule("93-EOR-05")
def test_cards_left_on_the_strip_are_discarded_and_every_column_gets_a_new_one() -> None:
    lines = f"phase end\n{DISPLAY}\ncolumn 2 prestige:4\ncolumn 5 prestige:9\ndiscards prestige:1"
    laid = "prestige:11 prestige:12 prestige:13 prestige:14 prestige:15"
    match = scripted(lines, f"chance revealNobles noble:buls\nchance layPrestige {laid}")
    assert told(match, "prestige_discarded") == ["column:2 prestige:4", "column:5 prestige:9"]
    assert [column.prestige for column in seen(match).columns] == laid.split()
    assert seen(match).prestige.discards == ("prestige:1", "prestige:4", "prestige:9")


@pytest.mark.rule("93-EOR-06")
def test_the_stock_exchange_card_is_discarded() -> None:
    laid = "prestige:11 prestige:12 prestige:13 prestige:14 prestige:15"
    lines = f"phase end\nround 2\nstock 5\ndiscards stock:9\n{DISPLAY}"
    match = scripted(lines, f"chance revealNobles noble:buls\nchance layPrestige {laid}")
    assert (seen(match).stock.stock, seen(match).stock.discards) == (None, ("stock:5", "stock:9"))
    assert seen(match).round == 3


@pytest.mark.rule("93-EOR-07")
def test_the_steps_come_in_the_order_of_the_ledger() -> None:
    match = position(f"phase end\n{DISPLAY}\ncolumn 1 prestige:1\nseat:1 turned noble:brugmann\n" + bids("1:1"))
    names = [line.split()[0] for line in story(match)]
    assert names == [
        "meeples_returned",
        "nobles_upright",
        "noble_left",
        "noble_revealed",
        "prestige_discarded",
        *["prestige_laid"] * 5,
        "stock_discarded",
        "round_ended",
        "round_began",
        "stock_revealed",
    ]


@pytest.mark.rule("93-EOR-07")
def test_nothing_of_the_round_is_left_for_the_next_one() -> None:
    match = position("phase end\nseat:2 passed yes\nseat:1 passed yes\nnext seat:3\nsquare iris:1,1")
    table = table_of(match)
    assert (table.passes, table.first_passer, table.active, table.iris) == (0, -1, 0, -1)
    assert [seat_seen(match, seat).passed for seat in (1, 2, 3, 4)] == [False] * 4
    assert (seen(match).first_player, match.seat, match.decision) == (3, 2, "planIris")
    play(match, f"{match.options[0]} pass")
    assert (seat_of(match, 3).passed, seat_seen(match, 3).first_pass_cards) == (1, 1)


@pytest.mark.rule("93-EOR-08")
def test_after_the_last_round_all_is_cleared_and_nothing_refilled() -> None:
    lines = "phase end\nround 5\nstock 5\ncolumn 2 prestige:4\nseat:1 turned noble:buls\nseat:1 money 4\n"
    match = position(lines + DISPLAY.replace("noble:buls ", "") + "\n" + bids("1:3"))
    assert match.over
    assert match.entries == []
    assert display(match) == [None, None, "noble:albert", "noble:solvay"]
    assert seen(match).nobles.discards == {"noble:empain": 1}
    assert [column.prestige for column in seen(match).columns] == [None] * 5
    assert seen(match).prestige.discards == ("prestige:4",)
    assert (seen(match).stock.stock, "stock:5" in seen(match).stock.discards) == (None, True)
    assert (seat_seen(match, 1).meeples, space_seen(match, "1,1").owner) == (5, None)
    assert seen(match).round == 5


def passing(match: Match) -> Match:
    """Everybody passes until the round is over."""
    number = seen(match).round
    while seen(match).round == number and not match.over:
        play(match, "pass" if match.decision == "turn" else match.options[0])
    return match


@pytest.mark.rule("93-EOR-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_prestige_pile_is_used_up_by_the_first_pass_of_the_last_round(seats: int) -> None:
    match = new_match(seats)
    pieces = everywhere(match)
    assert seen(match).prestige.pile == 25
    after_pass, after_round = [], []
    for number in range(1, 6):
        while match.decision != "turn":
            play(match, match.options[0])
        play(match, "pass")
        after_pass.append(seen(match).prestige.pile)
        passing(match)
        if number < 5:
            after_round.append(seen(match).prestige.pile)
    assert after_pass == [24, 18, 12, 6, 0]
    assert after_round == [19, 13, 7, 1]
    assert match.over
    assert everywhere(match) == pieces
