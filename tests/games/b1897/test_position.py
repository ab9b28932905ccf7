"""Tables set up by hand: what every line does, what is refused and where, and how a table is seen and drawn."""

from __future__ import annotations

import pytest

from bruxelles.games.b1897.view import CellView, CoatView, ColumnView, PileView, PlaceView, TrackView
from bruxelles.games.shapes import MajorityView
from bruxelles.kernel.record import RecordError
from tests.games.b1897.builder import play, position
from tests.games.b1897.looking import (
    cards_in_grid,
    cell_seen,
    everywhere,
    example,
    money,
    pile_seen,
    seat_seen,
    seen,
    squares,
)

TURN = "phase turn seat:1\n"


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            TURN + "weather fine",
            "line 2: 'weather' is not part of a position; choose from seat:1 …, phase, round, first",
        ),
        (TURN + "round", "line 2: nothing follows round"),
        (TURN + "round 5", "line 2: expected a whole number from 1 to 4, not '5'"),
        (TURN + "round two", "line 2: expected a whole number from 1 to 4, not 'two'"),
        (TURN + "round ²", "line 2: expected a whole number from 1 to 4, not '²'"),
        (TURN + "round 1111111111", "line 2: expected a whole number from 1 to 4, not '1111111111'"),
        (TURN + "round 1 2", "line 2: expected one word here, not '1 2'"),
        (TURN + "first seat:5", "line 2: 'seat:5' is not a valid seat; choose from seat:1, seat:2, seat:3, seat:4"),
        (TURN + "first seat:4", "line 2: seat:4 is not playing: there are only 3 seats"),
        (TURN + "seat:4 money 1", "line 2: seat:4 is not playing: there are only 3 seats"),
        (TURN + "expo 1", "line 2: '1' is not a valid seat"),
        (TURN + "expo seat:1\nexpo seat:2", "line 3: there is only one Expo"),
        (TURN + "expo seat:1\ngrid cell:1,1 expo", "line 3: there is only one Expo"),
        (TURN + "grid cell:1,1 expo\ngrid cell:1,2 expo", "line 3: there is only one Expo"),
        (TURN + "bonuses prison nobility", "line 2: give the bonuses under the four columns, each once"),
        (TURN + "bonuses prison prison nobility prestige", "line 2: give the bonuses under the four columns, each"),
        (TURN + "bonuses prison nobility prestige fame", "line 2: 'bonus:fame' is not a valid bonus"),
        (TURN + "uses 1 2", "line 2: give three numbers: Stock Exchange, City Hall, Park"),
        (TURN + "uses 1 2 x", "line 2: expected a whole number from 0 to 9, not 'x'"),
        (TURN + "discards money", "line 2: money has no pile"),
        (TURN + "gone expo", "line 2: expo has no pile"),
        (TURN + "discards card", "line 2: 'card' is not a valid card; choose from artwork:yellow"),
        (TURN + "gone" + " artwork:red" * 4, "line 2: the box has no more artwork:red"),
        (TURN + "gone noble:brugmann", "line 2: the box has no more noble:brugmann"),
        (TURN + "grid cell:4,1 money", "line 2: cell:4,1 is not free or not in this grid"),
        (TURN + "grid cell:5,1 money", "line 2: 'cell:5,1' is not a valid cell"),
        (TURN + "grid cell:1,1 money\ngrid cell:1,1 money", "line 3: cell:1,1 is not free or not in this grid"),
        (
            TURN + "grid cell:1,1 seat:1 architect:1/3 side:1\ngrid cell:1,1 money",
            "line 3: cell:1,1 is not free or not in this grid",
        ),
        (TURN + "grid cell:1,1", "line 2: a cell has a card, or a seat with an Architect and a side"),
        (TURN + "grid cell:1,1 seat:1 side:1", "line 2: a cell has a card, or a seat with an Architect and a side"),
        (TURN + "grid cell:1,1 seat:1 architect:1/3 side:2", "line 2: architect:1/3 has no side:2"),
        (TURN + "grid cell:1,1 seat:1 architect:9 side:2", "line 2: 'architect:9' is not a valid architect"),
        (TURN + "seat:2 hall architect:2/5 architect:2/5", "line 2: seat:2 has no more architect:2/5"),
        (TURN + "seat:1 prison architect:2/5 architect:2/5", "line 2: seat:1 has no more architect:2/5"),
        (TURN + "seat:1 money", "line 2: a seat's line names what it owns, then the pieces"),
        (TURN + "seat:1 money -1", "line 2: expected a whole number from 0 to 999, not '-1'"),
        (TURN + "seat:1 points 1000", "line 2: expected a whole number from 0 to 999, not '1000'"),
        (TURN + "seat:1 castles 2", "line 2: a seat can't own 'castles'"),
        (TURN + "seat:1 tracks 1 2", "line 2: give three squares: Architecture, Nobility, Prestige"),
        (TURN + "seat:1 tracks 1 2 6", "line 2: expected a whole number from 1 to 5, not '6'"),
        (TURN + "seat:1 tracks 0 1 1", "line 2: expected a whole number from 1 to 5, not '0'"),
        (
            TURN + "seat:2 passed no",
            "line 2: a seat passes once or not at all: write passed yes, or leave the line out",
        ),
        (TURN + "seat:2 passed yes\nseat:2 passed yes", "line 3: a seat passes once or not at all"),
        (TURN + "seat:1 artworks pair:wood+wood", "line 2: pair:wood+wood doesn't belong to artworks"),
        (TURN + "seat:1 houses money", "line 2: money doesn't belong to houses"),
        (TURN + "seat:1 nobles noble:horta noble:horta", "line 2: nobody can keep noble:horta twice"),
        (TURN + "seat:1 nobles noble:horta\nseat:1 tapped noble:horta", "line 3: nobody can keep noble:horta twice"),
        (TURN + "seat:1 nobles artwork:red", "line 2: 'artwork:red' is not a valid noble"),
        (
            "phase lunch",
            "line 1: 'lunch' is not a phase; choose from turn seat:1, columns, coats, brussels, preparation, sc",
        ),
        ("phase turn", "line 1: 'turn' is not a phase"),
        ("phase turn 1", "line 1: '1' is not a valid seat"),
        ("phase turn seat:4", "line 1: seat:4 is not playing: there are only 3 seats"),
        ("phase columns seat:1", "line 1: 'columns seat:1' is not a phase"),
        ("round 2\nseat:1 money 3", "line 2: no line names the phase; choose from turn seat:1, columns"),
        (TURN + "seat:1 passed yes", "line 2: seat:1 has passed and can't take a turn"),
        ("phase scoring\nround 3", "line 2: scoring doesn't follow round 3"),
        ("phase preparation\nround 4", "line 2: preparation doesn't follow round 4"),
    ],
)
def test_a_line_that_cannot_be_set_up_is_refused_with_its_number(lines: str, message: str) -> None:
    with pytest.raises(RecordError) as refusal:
        position(lines, 3)
    assert str(refusal.value).startswith(message)


def test_a_corner_of_two_players_is_taken() -> None:
    with pytest.raises(RecordError, match="line 2: cell:3,4 is not free"):
        position("phase turn seat:1\ngrid cell:3,4 money", 2)


def test_what_no_line_names_is_as_at_the_start() -> None:
    match = position("phase turn seat:2", 3)
    assert (seen(match).round, seen(match).first_player, seen(match).expo_holder) == (1, 1, None)
    assert [column.upper for column in seen(match).columns] == [
        "bonus:architecture",
        "bonus:nobility",
        "bonus:prestige",
        "bonus:prison",
    ]
    for seat in seen(match).seats:
        assert seat.hand == {"architect:1/3": 4, "architect:2/4": 1}
        assert seat.prison == {"architect:2/4": 1, "architect:2/5": 1}
        assert (seat.nobles_ready, seat.money, seat.points) == (("noble:brugmann",), 0, 0)
    assert (match.seat, cards_in_grid(match)) == (1, [])
    assert sum(everywhere(match).values()) == 12 + 12 + 16 + 15 + 3


TABLE = """
    phase turn seat:2
    round 3
    first seat:2
    expo seat:1
    bonuses prison prestige nobility architecture
    uses 2 1 0
    discards artwork:red noble:horta
    gone pair:wood+wood pair:wood+wood
    grid cell:1,1 house:solid-double
    grid cell:1,2 seat:1 architect:2/4 side:4
    grid cell:1,3 seat:2 architect:1/3 side:1
    grid cell:2,2 seat:1 architect:1/3 side:3
    grid cell:2,3 seat:2 architect:1/3 side:3
    grid cell:3,3 money
    seat:1 money 7
    seat:1 points 12
    seat:1 tracks 2 3 1
    seat:1 artworks artwork:red artwork:red artwork:blue
    seat:1 materials pair:steel+brick
    seat:1 houses house:single
    seat:1 nobles noble:buls
    seat:1 tapped noble:brugmann noble:brugmann noble:albert
    seat:1 prison architect:2/4
    seat:1 stock architect:1/3 architect:1/3
    seat:1 passed yes
    seat:2 prison none
    seat:2 stock architect:2/5
    seat:2 hall architect:2/4
    """


def test_every_line_puts_its_pieces_on_the_table() -> None:
    match = position(TABLE, 2)
    table, one, two = seen(match), seat_seen(match, 1), seat_seen(match, 2)
    assert (table.round, table.first_player, table.expo_holder, match.seat) == (3, 2, 1, 1)
    assert (money(match), one.points, one.passed, two.passed) == ([7, 0], 12, True, False)
    assert (squares(match, 1), squares(match, 2)) == ([2, 3, 1], [1, 1, 1])
    assert (one.artworks, one.materials) == ({"artwork:blue": 1, "artwork:red": 2}, {"pair:steel+brick": 1})
    assert (one.houses, one.nobles_ready) == ({"house:single": 1}, ("noble:buls",))
    assert one.nobles_tapped == ("noble:albert", "noble:brugmann")
    assert (one.prison, one.hand) == ({"architect:2/4": 1}, {"architect:1/3": 1, "architect:2/5": 1})
    assert (two.prison, two.hand) == ({}, {"architect:1/3": 2, "architect:2/4": 1})
    assert two.brussels == {"place:stock": {"architect:2/5": 1}, "place:hall": {"architect:2/4": 1}, "place:park": {}}
    assert everywhere(match)["artwork:red"] == 3
    assert everywhere(match)["pair:wood+wood"] == 0
    assert match.sheet().totals == (12, 0)


@pytest.mark.rule("97-INFO-01", "97-INFO-02")
def test_the_view_shows_all_that_is_public_and_piles_only_by_kind() -> None:
    table = seen(position(TABLE, 2))
    assert table.grid[0][:3] == (
        CellView("cell:1,1", "house:solid-double", None, None, None),
        CellView("cell:1,2", None, 1, "architect:2/4", 4),
        CellView("cell:1,3", None, 2, "architect:1/3", 1),
    )
    assert table.grid[0][3] == CellView("cell:1,4", None, None, None, None)
    assert table.grid[2][0] == CellView("cell:3,1", None, 0, None, 2)
    assert table.columns[:3] == (
        ColumnView("bonus:prison", "lower:money", (0, 0, 2), (), 0, (9, 0)),  # the neutral colour leads nothing
        ColumnView("bonus:prestige", "lower:artworks", (7, 0, 0), (1,), 7, (4, 0)),
        ColumnView("bonus:nobility", "lower:nobles", (0, 4, 0), (2,), 4, (6, 2)),
    )
    assert table.coats[:2] == (
        CoatView("coat:1,1", (None, 1, None, 1), 2, False, (1,), ()),
        CoatView("coat:1,2", (1, 2, 1, 2), 4, True, (1, 2), (1, 2)),
    )
    assert (table.brussels, table.first_pass) == (MajorityView((2, 2), (1, 2), 2), False)
    assert table.places == (
        PlaceView("place:stock", 2, 3),
        PlaceView("place:hall", 1, 2),
        PlaceView("place:park", 0, 1),
    )
    assert table.piles[0] == PileView(
        "sort:artwork", {"artwork:yellow": 3, "artwork:green": 3, "artwork:blue": 2}, {"artwork:red": 1}
    )
    assert table.piles[3].discards == {"noble:horta": 1}
    assert table.seats[0].tracks["track:nobility"] == TrackView(3, 3, (1, 2, 3, 4, 5))
    assert [(seat.next_house_cost, seat.house_points) for seat in table.seats] == [(2, 2), (1, 0)]
    assert (table.rows, table.rounds, table.exhibited, table.resolving) == (3, 4, (), {})


def test_the_view_names_the_fourth_seat_too() -> None:
    lines = [f"grid cell:{row},{column} seat:4 architect:1/3 side:1" for row in (3, 4) for column in (3, 4)]
    table = seen(position("phase turn seat:1\n" + "\n".join(lines)))
    assert table.columns[3] == ColumnView("bonus:prison", "lower:money", (0, 0, 0, 2, 0), (4,), 2, (0, 0, 0, 0))
    assert table.coats[8] == CoatView("coat:3,3", (4, 4, 4, 4), 4, True, (4,), (4,))


def test_it_is_told_whether_somebody_has_passed() -> None:
    match = position("phase turn seat:1")
    assert seen(match).first_pass
    assert not seen(play(match, "pass")).first_pass


def test_the_sides_in_hand_tell_what_can_be_paid() -> None:
    seat = seen(position("phase turn seat:1\nseat:1 money 3\nseat:1 prison architect:2/5")).seats[0]
    assert [(side.architect, side.side, side.payable) for side in seat.sides] == [
        ("architect:1/3", "side:1", True),
        ("architect:1/3", "side:3", True),
        ("architect:2/4", "side:2", True),
        ("architect:2/4", "side:4", False),
    ]


@pytest.mark.rule("97-INFO-03", "97-INFO-04")
def test_cards_drawn_are_shown_to_everybody_alike() -> None:
    match = play(position("phase turn seat:1", seed="shown"), "park architect:1/3 influence")
    drawn = seen(match).resolving
    assert sorted(drawn) == sorted(match.options)
    assert sum(drawn.values()) == 2
    assert all(match.view(viewer) == match.view(None) for viewer in range(4))


def test_colours_exhibited_so_far_are_shown() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 expo
        seat:1 money 1
        seat:1 artworks artwork:red
        seat:2 artworks artwork:blue
        """
    )
    assert seen(play(match, "nouveau artwork:red")).exhibited == ("artwork:red",)


def test_before_the_deal_no_bonus_card_lies_under_a_column() -> None:
    table = seen(example("97-EX-09", until=1))
    assert table.columns == (ColumnView(None, None, (0, 0, 0, 0), (), 0, ()),) * 4


PICTURE = """
round 3 of 4, first player seat 2, Expo with seat 1

house:solid-double  seat 1 shows 4      seat 2 shows 1      -
-                   seat 1 shows 3      seat 2 shows 3      -
neutral shows 2     -                   money               neutral shows 2
bonus:prison        bonus:prestige      bonus:nobility      bonus:architecture
lower:money         lower:artworks      lower:nobles        lower:houses
led by nobody       led by 1            led by 2            led by nobody

stock takes 3  hall takes 2  park takes 1
artwork pile: yellow x3, green x3, blue x2
material pile: brick+brick x2, steel+steel x2, brick+wood x2, steel+wood x2,
    steel+brick x1
house pile: single x3, double x4, solid-single x4, solid-double x3
noble pile: horta x2, buls x2, hankar x3, vandervelde x3, albert x2

seat 1 (passed): 12 VP, 7 BEF, architecture 2, nobility 3, prestige 1
  hand 1/3 x1, 2/5 x1; prison 2/4 x1; Brussels stock: 1/3 x2
  artworks blue x1, red x2; materials steel+brick x1; houses single x1
  nobles buls, (albert), (brugmann)

seat 2: 0 VP, 0 BEF, architecture 1, nobility 1, prestige 1
  hand 1/3 x2, 2/4 x1; prison none; Brussels stock: 2/5 x1; hall: 2/4 x1
  artworks none; materials none; houses none
  nobles brugmann
"""


def test_the_picture_shows_the_table_in_plain_text() -> None:
    assert str(position(TABLE, 2)).split("\n") == PICTURE.strip("\n").split("\n")


def test_no_line_of_a_picture_is_wider_than_a_terminal() -> None:
    match = position(
        "phase turn seat:1\n" + "\n".join(f"grid cell:1,{column} house:solid-double" for column in range(1, 5))
    )
    assert max(map(len, str(match).split("\n"))) <= 80
    assert cell_seen(match, "1,4").card == "house:solid-double"
    assert pile_seen(match, "house").unseen["house:single"] == 4
