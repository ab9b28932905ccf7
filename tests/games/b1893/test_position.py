"""Tables set up by hand: what every line does."""

from __future__ import annotations

import pytest

from bruxelles.games.b1893.game import PHASES
from tests.games.b1893.builder import bids, play, position
from tests.games.b1893.looking import (
    active_spaces,
    column_seen,
    display,
    everywhere,
    iris_seen,
    money,
    needles,
    place_seen,
    replayed,
    row_seen,
    scripted,
    seat_seen,
    seen,
    space_seen,
    squares,
    told,
    turned,
    upright,
)

TURN = "phase turn seat:1\n"


def test_what_no_line_names_is_as_at_the_start() -> None:
    match = position("phase turn seat:2", 3)
    table = seen(match)
    assert (table.round, table.first_player, table.next_first_player, match.seat) == (1, 1, None, 1)
    assert [row[0].action for row in table.spaces] == [
        "action:workshop",
        "action:sales",
        "action:nobles",
        "action:materials",
        "action:construction",
    ]
    assert (table.square, table.stock.stock, table.stock.pile) == ("iris:4,4", "stock:1", 4)
    assert active_spaces(match) == [f"space:{row},{column}" for row in range(1, 5) for column in range(1, 5)]
    assert [column.prestige for column in table.columns] == [f"prestige:{number}" for number in range(1, 6)]
    assert (display(match), table.market.shown, table.market.indicator) == ([None] * 4, (), "indicator:3,3")
    assert (needles(match), [place.uses for place in table.places]) == (["wood", "stone"], [0, 0, 0, 0])
    assert table.prestige.pile == 25
    for seat in table.seats:
        assert (seat.meeples, seat.courthouse, seat.brussels, seat.houses) == (5, 2, 0, 0)
        assert (seat.money, seat.points, seat.artworks, seat.cubes) == (0, 0, {}, {})
        assert (upright(match, seat.seat), turned(match, seat.seat)) == (["noble:brugmann"], [])
        assert (squares(match, seat.seat), seat.first_pass_cards, seat.passed) == ([1, 1, 1], 0, False)
    assert sum(everywhere(match).values()) == 21 + 30 + 12 + 30 + 45


TABLE = """
    phase turn seat:2
    round 3
    first seat:2
    strips 2 1 3 5 4
    square iris:2,2
    stock 7
    column 3 prestige:19
    column 4 prestige:2
    display noble:buls noble:albert noble:solvay
    market artwork:green artwork:brown
    indicator 2,4
    needles wood money
    uses 1 0 2 0
    discards noble:buls prestige:4 stock:2
    gone cube:wood artwork:black artwork:black noble:empain
    seat:1 money 7
    seat:1 points 12
    seat:1 tracks 2 3 6
    seat:1 meeple space:3,3 bid:2
    seat:1 meeple space:3,4 bid:3
    seat:1 houses space:3,3 space:1,1 space:5,5
    seat:1 courthouse 1
    seat:1 park 1
    seat:1 stock 1
    seat:1 artworks artwork:green artwork:green artwork:black
    seat:1 cubes cube:wood cube:wood cube:joker
    seat:1 nobles noble:buls noble:maeterlinck
    seat:1 turned noble:brugmann noble:brugmann noble:albert
    seat:1 slid strategic:nobles prestige:1 prestige:7
    seat:1 slid strategic:money prestige:8
    seat:1 first-passes 2
    seat:1 passed yes
    seat:2 courthouse 0
    seat:2 meeple space:4,3 bid:2
    seat:2 meeple space:4,4 bid:1
    seat:2 park 2
    """


def test_every_line_puts_its_pieces_on_the_table() -> None:
    match = position(TABLE, 3)
    table, one, two = seen(match), seat_seen(match, 1), seat_seen(match, 2)
    assert (table.round, table.first_player, table.square, match.seat) == (3, 2, "iris:2,2", 1)
    assert [row[0].action for row in table.spaces][:2] == ["action:sales", "action:workshop"]
    assert (table.stock.stock, table.stock.discards, table.stock.pile) == ("stock:7", ("stock:1", "stock:2"), 2)
    assert [column.prestige for column in table.columns] == [
        "prestige:3",
        "prestige:5",
        "prestige:19",
        "prestige:2",
        "prestige:6",
    ]
    assert display(match) == [None, "noble:buls", "noble:albert", "noble:solvay"]
    assert (table.market.shown, table.market.indicator) == (("artwork:green", "artwork:brown"), "indicator:2,4")
    assert (needles(match), [place.uses for place in table.places]) == (["wood", "money"], [1, 0, 2, 0])
    assert (table.nobles.discards, table.prestige.discards) == ({"noble:buls": 1}, ("prestige:4",))
    assert (money(match), one.points, match.sheet().totals) == ([7, 0, 0], 12, (12, 0, 0))
    assert (squares(match, 1), squares(match, 2)) == ([2, 3, 6], [1, 1, 1])
    assert [space_seen(match, space).owner for space in ("3,3", "3,4", "4,3", "4,4")] == [1, 1, 2, 2]
    assert [space_seen(match, space).bid for space in ("3,3", "3,4", "4,3", "4,4")] == [2, 3, 2, 1]
    assert [space_seen(match, space).house for space in ("3,3", "1,1", "5,5", "2,2")] == [1, 1, 1, None]
    assert (one.meeples, one.courthouse, one.brussels, one.houses) == (2, 1, 2, 3)
    assert (two.meeples, two.courthouse, two.brussels, two.houses) == (3, 0, 2, 0)
    assert [place_seen(match, place).meeples for place in ("stock", "park")] == [(1, 0, 0), (1, 2, 0)]
    assert (one.artworks, one.cubes) == ({"artwork:green": 2, "artwork:black": 1}, {"cube:wood": 2, "cube:joker": 1})
    assert (upright(match, 1), turned(match, 1)) == (
        ["noble:buls", "noble:maeterlinck"],
        ["noble:brugmann", "noble:albert"],
    )
    assert row_seen(match, 1, "nobles").cards == ("prestige:1", "prestige:7")
    assert (row_seen(match, 1, "nobles").multiplier, row_seen(match, 1, "money").multiplier) == (5, 2)
    assert (one.first_pass_cards, one.pass_rank, two.passed) == (2, 1, False)
    missing = {"cube:wood": 9, "artwork:black": 4, "noble:empain": 2, "artwork:green": 6, "noble:buls": 3}
    assert {piece: everywhere(match)[piece] for piece in missing} == missing


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_can_begin_with_every_phase_and_goes_on_to_its_end(phase: str, seats: int) -> None:
    match = position(f"phase {phase}{' seat:2' if phase == 'turn' else ''}\nround 5\nfirst seat:2", seats)
    if phase == "planning":
        assert (match.seat, match.decision, seen(match).round) == (1, "planIris", 5)
    if phase == "turn":
        assert (match.seat, match.decision) == (1, "turn")
    while not match.over:
        match.play(match.options[-1])
    assert sum(match.sheet().totals) == sum(match.score())
    assert told(match, "game_ended") == [""]


def test_a_column_that_is_decided_says_who_uses_its_card() -> None:
    match = position(
        """
        phase prestige
        first seat:2
        next seat:3
        column 1 prestige:13 seat:1
        column 2 prestige:4 seat:2 seat:1
        """,
        3,
    )
    assert (seen(match).next_first_player, column_seen(match, 1).winner, column_seen(match, 2).winner) == (3, 1, None)
    assert told(match, "bonus_gained") == ["seat:2 bonus:iris"]
    assert (match.seat, match.decision) == (0, "prestige")
    play(match, "bonus bonus:crown")
    assert (squares(match, 1), squares(match, 2)) == ([2, 2, 1], [2, 1, 1])
    assert seen(match).first_player == 3


def test_the_first_player_can_be_chosen_from_columns_that_are_decided() -> None:
    match = position("phase first\ncolumn 1 prestige:3 seat:2\ncolumn 2 prestige:2 seat:2", 3)
    assert told(match, "first_player_chosen") == ["seat:2 count:3"]


def test_cards_can_be_missing_once_they_are_used() -> None:
    match = position("phase irises\ncolumn 5 prestige:9\ncolumn 4 none\n" + bids("1:1 1:1", "1:1 1:1"), 3)
    assert told(match, "prestige_discarded") == ["column:5 prestige:9"]
    assert told(match, "iris_won") == ["seat:1 iris:1,1"]


def test_whoever_is_named_first_has_passed_first() -> None:
    match = position(TURN + "seat:3 passed yes\nseat:2 passed yes", 3)
    assert [seat_seen(match, seat).pass_rank for seat in (1, 2, 3)] == [None, 2, 1]
    assert [seat_seen(match, seat).first_pass_cards for seat in (1, 2, 3)] == [0, 0, 1]
    assert [seat_seen(match, seat).manneken for seat in (1, 2, 3)] == [0, 0, 2]


def test_meeples_not_named_are_in_the_supply_but_for_two() -> None:
    match = position(TURN + "seat:1 park 6\nseat:2 courthouse 4\nseat:2 courthouse 3", 3)
    assert [(seat.meeples, seat.courthouse) for seat in seen(match).seats] == [(0, 1), (4, 3), (5, 2)]


def test_meeples_can_be_set_up_row_by_row() -> None:
    match = position(TURN + bids("1:2 - n", "- 2:1"), 2)
    assert [space_seen(match, space).owner for space in ("1,1", "1,2", "1,3", "2,2")] == [1, None, 0, 2]
    assert iris_seen(match, "1,1").meeples == 2


def test_a_record_keeps_its_position() -> None:
    match = position(TABLE, 3)
    again = replayed(match.record())
    assert again.view() == match.view()
    assert "position strips 2 1 3 5 4" in match.record()


def test_a_script_tells_the_chance_of_a_position() -> None:
    match = scripted(
        "phase planning\nfirst seat:3",
        """
        chance revealStock stock:3
        seat:3 planIris iris:3,4
        """,
        3,
    )
    assert (match.seat, match.decision, seen(match).square) == (2, "turn", "iris:3,4")
