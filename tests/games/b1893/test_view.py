"""What everybody sees of the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.games.b1893.shapes import (
    BrusselsView,
    CompassView,
    DiscView,
    DisplayView,
    IrisView,
    NeedleView,
    NobleView,
    PrestigeCardView,
    PrestigeColumnView,
    RivalsView,
    RowsView,
    RowView,
    SpaceView,
)
from bruxelles.games.shapes import MajorityView
from tests.games.b1893.builder import bids, new_match, play, position, table_of
from tests.games.b1893.looking import (
    column_seen,
    corrected,
    everywhere,
    iris_seen,
    place_seen,
    row_seen,
    seat_seen,
    seen,
    space_seen,
)

TABLE = """
    phase turn seat:2
    round 3
    square iris:2,2
    stock 7
    column 4 prestige:23
    column 5 prestige:30
    display noble:buls noble:albert
    market artwork:green
    needles wood stone
    uses 1 0 2 3
    seat:1 passed yes
    seat:1 money 13
    seat:1 tracks 1 2 5
    seat:1 courthouse 1
    seat:1 park 1
    seat:1 houses space:3,3 space:1,1 space:1,2 space:1,3 space:1,4 space:1,5
    seat:1 artworks artwork:green artwork:green artwork:black
    seat:1 cubes cube:wood cube:stone cube:joker
    seat:1 nobles noble:maeterlinck
    seat:1 turned noble:solvay
    seat:1 slid strategic:nobles prestige:1 prestige:7
    seat:2 houses space:4,4
    """


def test_a_space_shows_its_action_meeple_bid_and_house() -> None:
    match = position(TABLE + bids("", "", "- - 1:3 2:1"), 3)
    assert space_seen(match, "3,3") == SpaceView("space:3,3", "action:construction", True, 1, 3, 1)
    assert space_seen(match, "3,4") == SpaceView("space:3,4", "action:workshop", True, 2, 1, None)
    assert space_seen(match, "4,4") == SpaceView("space:4,4", "action:nobles", True, None, None, 2)
    assert space_seen(match, "1,1") == SpaceView("space:1,1", "action:workshop", False, None, None, 1)
    assert [len(row) for row in seen(match).spaces] == [5] * 5
    match = position("phase turn seat:1\nneutral space:1,1", 2)
    assert space_seen(match, "1,1") == SpaceView("space:1,1", "action:workshop", True, 0, None, None)


def test_an_iris_shows_who_stands_round_it_and_leads_when_it_is_surrounded() -> None:
    match = position(TABLE + bids("", "", "- - 1:3 2:1 -", "- - 2:2 1:2 -", "- - 1:1 - -"), 3)
    assert iris_seen(match, "3,3") == IrisView("iris:3,3", True, (1, 2, 2, 1), 4, True, (1, 2), (1, 2))
    assert iris_seen(match, "4,3") == IrisView("iris:4,3", True, (2, 1, 1, None), 3, False, (1,), ())
    assert iris_seen(match, "2,2") == IrisView("iris:2,2", False, (None, None, None, 1), 1, False, (1,), ())
    assert iris_seen(match, "1,4") == IrisView("iris:1,4", False, (None,) * 4, 0, False, (), ())
    match = position("phase turn seat:1\n" + bids("n 1:1", "n 2:1"), 2)
    assert iris_seen(match, "1,1") == IrisView("iris:1,1", True, (0, 1, 0, 2), 4, True, (), ())
    assert len(seen(match).irises) == 16


def test_a_column_shows_its_card_its_sums_and_who_leads() -> None:
    match = position(TABLE + bids("", "", "- - 1:3 2:1", "- - 2:2 1:1", "- - 2:2"), 3)
    rivals = (RivalsView((2,), 1), RivalsView((1,), -1), RivalsView((2,), 4))
    assert column_seen(match, 3) == PrestigeColumnView("column:3", True, "prestige:4", (3, 4, 0), (2,), 1, rivals, None)
    rivals = (RivalsView((2,), 0), RivalsView((1,), 0), RivalsView((1, 2), 1))
    column = PrestigeColumnView("column:4", True, "prestige:23", (1, 1, 0), (1, 2), 1, rivals, None)
    assert column_seen(match, 4) == column
    nobody = (RivalsView((), 0),) * 3
    assert column_seen(match, 5) == PrestigeColumnView("column:5", True, "prestige:30", (0, 0, 0), (), 0, nobody, None)
    assert column_seen(match, 1) == PrestigeColumnView("column:1", False, "prestige:2", (0, 0, 0), (), 0, nobody, None)


def test_a_bid_stands_as_the_column_says_it_would() -> None:
    lines = "phase turn seat:2\nseat:2 money 9\n" + bids("1:3", "2:1", "3:3")
    rivals = column_seen(position(lines, 3), 1).rivals[1]
    assert rivals == RivalsView((1, 3), 2)
    leaders = {bid: column_seen(play(position(lines, 3), f"space:4,1 bid:{bid}"), 1).leaders for bid in range(1, 5)}
    assert leaders == {1: (1, 3), rivals.level: (1, 2, 3), 3: (2,), 4: (2,)}


def test_the_table_of_prestige_cards_says_what_each_of_them_is() -> None:
    cards = seen(position(TABLE, 3)).cards
    assert [card.prestige for card in cards] == [f"prestige:{number}" for number in range(1, 31)]
    assert cards[0] == PrestigeCardView("prestige:1", ("bonus:crown",), False, 0, 2)
    assert cards[12] == PrestigeCardView("prestige:13", ("bonus:iris", "bonus:crown"), False, 1, 1)
    assert cards[18] == PrestigeCardView("prestige:19", ("bonus:crown", "bonus:crown"), True, 1, 0)
    assert cards[22] == PrestigeCardView("prestige:23", ("bonus:crown", "bonus:architect"), True, 0, 0)
    everything = ("bonus:iris", "bonus:crown", "bonus:architect", "bonus:meeple")
    assert cards[29] == PrestigeCardView("prestige:30", everything, False, 0, 1)


def test_display_and_pile_of_nobles() -> None:
    match = position(TABLE + "discards noble:empain", 3)
    assert seen(match).display == (
        DisplayView("display:1", None, 3),
        DisplayView("display:2", None, 2),
        DisplayView("display:3", "noble:buls", 1),
        DisplayView("display:4", "noble:albert", 0),
    )
    assert seen(match).nobles.unseen == {
        "noble:empain": 2,
        "noble:solvay": 2,
        "noble:buls": 2,
        "noble:albert": 2,
        "noble:van-de-velde": 3,
        "noble:vandervelde": 3,
        "noble:maeterlinck": 2,
    }
    assert (seen(match).nobles.discards, seen(match).taken) == ({"noble:empain": 1}, None)


def test_a_noble_just_taken_is_shown_until_its_fate_is_decided() -> None:
    match = position("phase turn seat:1\nseat:1 money 9\ndisplay noble:buls noble:albert", 3)
    play(match, "space:1,3 bid:1 display:4")
    assert (match.decision, seen(match).taken) == ("nobleKeep", "noble:albert")
    assert everywhere(match)["noble:albert"] == 3
    play(match, "keep")
    assert (seen(match).taken, seat_seen(match, 1).nobles[-1]) == (None, NobleView("noble:albert", False, 4))


SCALES = "market.money.value = [9, 4, 3, 1, 2, 0, 5]\nmarket.points.value = [0, 1, 3, 4, 2, 3, 9]\n"


@pytest.mark.rule("93-SALES-09", "93-SALES-10")
@pytest.mark.parametrize("colour", ["green", "brown", "blue", "yellow", "black"])
def test_the_market_tells_what_a_sale_brings_wherever_the_indicator_may_go(colour: str, tmp_path: Path) -> None:
    box = corrected(tmp_path, SCALES)
    owned = " ".join([f"artwork:{colour}"] * 5)
    for at, spot in enumerate(f"indicator:{row},{column}" for row in range(1, 6) for column in range(1, 6)):
        match = position(f"phase turn seat:1\nseat:1 money 1\nseat:1 artworks {owned}", 3, components=box)
        sale = next(sale for sale in seen(match).market.sales if sale.artwork == f"artwork:{colour}")
        play(match, f"space:1,2 {spot}")
        assert (seat_seen(match, 1).money, seat_seen(match, 1).points) == (sale.money[at], sale.points[at])


@pytest.mark.rule("93-SALES-08")
def test_the_market_shows_its_tiles_its_indicator_and_what_is_not_for_sale() -> None:
    market = seen(position(TABLE, 3)).market
    assert (market.shown, market.indicator, market.white) == (("artwork:green",), "indicator:3,3", ())
    assert market.money == market.points == (6, 4, 2, 0, 2, 4, 6)
    colours = {sale.artwork.removeprefix("artwork:"): sale.banned for sale in market.sales}
    assert colours == {"yellow": False, "blue": False, "green": True, "brown": False, "black": False}


def test_the_compass_shows_where_needles_would_go() -> None:
    places = tuple(f"needle:{place}" for place in ("iron", "wood", "stone", "money", "any", "empty", "glass"))
    assert seen(position(TABLE, 3)).compass == CompassView(
        places,
        ("needle:glass",),
        (
            NeedleView("needle:wood", "needle:stone", "needle:iron", True),
            NeedleView("needle:stone", "needle:money", "needle:wood", False),
        ),
    )
    compass = seen(position("phase turn seat:1\nneedles empty any")).compass
    assert compass.needles == (
        NeedleView("needle:empty", "needle:iron", "needle:any", False),
        NeedleView("needle:any", "needle:empty", "needle:money", True),
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_stock_exchange_card_shows_the_irises_for_so_many_players(seats: int) -> None:
    match = position("phase planning", seats)
    stock = seen(match).stock
    assert sorted(set(stock.irises)) == sorted(match.options)
    assert stock.pile == 4
    assert len(stock.unseen) == 11
    assert stock.stock not in stock.unseen


def test_before_its_first_round_no_card_is_in_force() -> None:
    stock = seen(new_match(3)).stock
    assert (stock.stock, stock.income, stock.irises, stock.pile, len(stock.unseen)) == (None, None, (), 5, 12)
    stock = seen(position(TABLE, 3)).stock
    assert (stock.stock, stock.income, stock.discards, stock.pile) == ("stock:7", 6, ("stock:1", "stock:2"), 2)


@pytest.mark.parametrize(("seats", "prices"), [(3, [2, 1, 3, 4]), (5, [1, 1, 2, 2])])
def test_brussels_shows_prices_and_meeples(seats: int, prices: list[int]) -> None:
    match = position(TABLE, seats)
    assert [place.next_price for place in seen(match).places] == prices
    nobody = (0,) * (seats - 1)
    assert seen(match).brussels == MajorityView((1, *nobody), (1,), 1)
    assert place_seen(match, "park") == BrusselsView("place:park", 2, prices[2], (1, *nobody))
    assert place_seen(match, "market") == BrusselsView("place:market", 3, prices[3], (0, *nobody))


def test_supplies_show_what_is_left_also_where_nothing_is() -> None:
    match = position("phase turn seat:1\ngone" + " artwork:black" * 6 + " cube:iron" * 10)
    assert seen(match).artworks == {
        "artwork:green": 6,
        "artwork:brown": 6,
        "artwork:blue": 6,
        "artwork:yellow": 6,
        "artwork:black": 0,
    }
    assert seen(match).cubes == {"cube:wood": 10, "cube:iron": 0, "cube:stone": 10, "cube:joker": 15}


def test_a_seat_shows_all_it_owns() -> None:
    seat = seat_seen(position(TABLE, 3), 1)
    assert (seat.money, seat.points, seat.passed, seat.pass_rank) == (13, 0, True, 1)
    assert (seat.meeples, seat.courthouse, seat.brussels) == (5, 1, 1)
    assert seat.tracks == {
        "track:iris": DiscView(1, 1, (1, 2, 3, 4, 5, 6)),
        "track:crown": DiscView(2, 2, (1, 2, 3, 4, 5, 6)),
        "track:architect": DiscView(5, 8, (2, 3, 4, 6, 8, 10)),
    }
    assert (seat.houses, seat.house_costs, seat.next_house_cost) == (6, (2, 2, 3, 3, 4, 4), None)
    assert seat.rows == (
        RowView("strategic:meeples", 4, 1, 4, ()),
        RowView("strategic:nobles", 3, 5, 15, ("prestige:1", "prestige:7")),
        RowView("strategic:artworks", 3, 1, 3, ()),
        RowView("strategic:money", 3, 1, 3, ()),
    )
    assert seat.nobles == (
        NobleView("noble:brugmann", True, 0),
        NobleView("noble:maeterlinck", True, 5),
        NobleView("noble:solvay", False, 3),
    )
    assert (seat.wages, seat.refined) == (8, 2)
    assert seat.artworks == {"artwork:green": 2, "artwork:black": 1}
    assert seat.cubes == {"cube:wood": 1, "cube:stone": 1, "cube:joker": 1}
    assert (seat.colours, seat.first_pass_cards, seat.manneken) == (2, 1, 2)
    assert seat_seen(position(TABLE, 3), 2).next_house_cost == 2


def test_it_is_told_whether_somebody_has_passed() -> None:
    match = position("phase turn seat:1", 3)
    assert seen(match).first_pass
    assert not seen(play(match, "pass")).first_pass


def test_manneken_pis_are_counted_where_a_column_is_led_alone() -> None:
    lines = "phase turn seat:1\ncolumn 1 prestige:3\ncolumn 2 prestige:6\ncolumn 3 prestige:2\n"
    match = position(lines + bids("1:1 2:2 1:1", "- 1:2 -"), 3)
    assert [seat.manneken for seat in seen(match).seats] == [3, 0, 0]
    match = position("phase prestige\ncolumn 1 prestige:3 seat:2\ncolumn 2 prestige:13 seat:2\nseat:3 passed yes", 3)
    assert (match.decision, [seat.manneken for seat in seen(match).seats]) == ("prestige", [0, 3, 2])
    play(match, "bonus")
    assert (match.decision, [seat.manneken for seat in seen(match).seats]) == ("prestige", [0, 1, 2])


def test_the_view_follows_corrected_components(tmp_path: Path) -> None:
    path = corrected(tmp_path, "market.money.value = [5, 4, 3, 2, 1, 0, 0]\nnobles.display.value = [4, 2, 1, 0]\n")
    match = position("phase turn seat:1", components=path)
    assert seen(match).market.money == (5, 4, 3, 2, 1, 0, 0)
    assert seen(match).display[0].price == 4
    assert row_seen(match, 1, "meeples").count == table_of(match).edition.meeples - 2 - 2
    path = corrected(tmp_path, "amounts.free_meeples.value = 3\namounts.money_set.value = 5\n")
    match = position("phase turn seat:1\nseat:1 money 11", components=path)
    assert seen(match).rows == RowsView(3, 5)
    assert (row_seen(match, 1, "meeples").points, row_seen(match, 1, "money").points) == (2, 2)


def test_houses_show_what_they_score_at_the_end() -> None:
    match = position("phase turn seat:1\nseat:1 houses space:1,1 space:1,2\nseat:1 tracks 1 1 4", 3)
    assert [seat.house_points for seat in seen(match).seats] == [12, 0, 0]
