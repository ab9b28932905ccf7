"""Tables set up by hand: lines that are refused, and where."""

from __future__ import annotations

import pytest

from bruxelles.kernel.record import RecordError
from tests.games.b1893.builder import position
from tests.games.b1893.looking import (
    space_seen,
)
from tests.games.b1893.test_position import TURN


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (
            TURN + "weather fine",
            "line 2: 'weather' is not part of a position; choose from seat:1 …, phase, round, first",
        ),
        (TURN + "round", "line 2: nothing follows round"),
        (TURN + "round 6", "line 2: expected a whole number from 1 to 5, not '6'"),
        (TURN + "round two", "line 2: expected a whole number from 1 to 5, not 'two'"),
        (TURN + "round ²", "line 2: expected a whole number from 1 to 5, not '²'"),
        (TURN + "round 1111111111", "line 2: expected a whole number from 1 to 5, not '1111111111'"),
        (TURN + "round 1 2", "line 2: expected one word here, not '1 2'"),
        (
            TURN + "first seat:6",
            "line 2: 'seat:6' is not a valid seat; choose from seat:1, seat:2, seat:3, seat:4, seat:5",
        ),
        (TURN + "first seat:4", "line 2: seat:4 is not playing: there are only 3 seats"),
        (TURN + "seat:4 money 1", "line 2: seat:4 is not playing: there are only 3 seats"),
        (TURN + "next seat:2", "line 2: the next first player is not known in the turn phase"),
        (TURN + "strips 1 2 3 4", "line 2: give the five strips from top to bottom, each once"),
        (TURN + "strips 1 2 3 4 4", "line 2: give the five strips from top to bottom, each once"),
        (TURN + "strips 1 2 3 4 6", "line 2: 'strip:6' is not a valid strip"),
        (TURN + "square 2,2", "line 2: '2,2' is not a valid iris"),
        (TURN + "square iris:1,5", "line 2: 'iris:1,5' is not a valid iris"),
        (TURN + "stock 13", "line 2: 'stock:13' is not a valid stock"),
        (TURN + "stock 2\nstock 3", "line 3: only one Stock Exchange card is in force"),
        (TURN + "column 6 prestige:1", "line 2: 'column:6' is not a valid column"),
        (TURN + "column 1", "line 2: a column has one Prestige card or none"),
        (TURN + "column 1 noble:buls", "line 2: 'noble:buls' is not a valid prestige"),
        (TURN + "column 1 prestige:1\ncolumn 1 prestige:2", "line 3: column 1 is named twice"),
        (TURN + "column 1 prestige:1\ncolumn 2 prestige:1", "line 3: the box has no more prestige:1"),
        (TURN + "column 1 none", "line 2: in the turn phase there is a card under each column"),
        (TURN + "column 1 none seat:1", "line 2: a column without a card can't be won"),
        (TURN + "column 1 prestige:1 seat:1", "line 2: column 1 is not decided or not active"),
        ("phase first\ncolumn 5 prestige:1 seat:1", "line 2: column 5 is not decided or not active"),
        ("phase first\ncolumn 1 prestige:1 seat:9", "line 2: 'seat:9' is not a valid seat"),
        (TURN + "display" + " noble:buls noble:albert noble:solvay" * 2, "line 2: the display has 4 places"),
        (TURN + "display noble:brugmann", "line 2: the box has no more noble:brugmann"),
        (TURN + "display artwork:green", "line 2: 'artwork:green' is not a valid noble"),
        (TURN + "display noble:buls\ndisplay noble:albert", "line 3: the display is given twice"),
        (TURN + "market artwork:blue artwork:blue", "line 2: the market shows one Artwork, or two of different"),
        (TURN + "market artwork:blue artwork:green artwork:black", "line 2: the market shows one Artwork, or two"),
        (TURN + "market artwork:blue\nmarket artwork:green", "line 3: the market is given twice"),
        (TURN + "market white:blue", "line 2: 'white:blue' is not a valid artwork; choose from artwork:green"),
        (TURN + "indicator 0,3", "line 2: 'indicator:0,3' is not a valid indicator"),
        (TURN + "needles wood", "line 2: the two needles are on different places where a needle can stop"),
        (TURN + "needles wood wood", "line 2: the two needles are on different places"),
        (TURN + "needles wood glass", "line 2: the two needles are on different places"),
        (TURN + "needles wood gold", "line 2: 'needle:gold' is not a valid needle"),
        (TURN + "uses 1 2 3", "line 2: give four numbers: Stock Exchange, Grand-Place, Park, Market"),
        (TURN + "uses 1 2 3 x", "line 2: expected a whole number from 0 to 9, not 'x'"),
        (TURN + "neutral space:1,1", "line 2: 3 players have 0 neutral meeples"),
        (TURN + "discards cube:wood", "line 2: cube:wood has no discard pile"),
        (TURN + "discards stock:2", "line 2: no more than 0 Stock Exchange cards"),
        (TURN + "gone castle", "line 2: 'castle' is not a piece from a pile or the supply"),
        (TURN + "gone noble:horta", "line 2: 'noble:horta' is not a valid noble"),
        (TURN + "gone cube:glass", "line 2: the box has no more cube:glass"),
        (TURN + "gone" + " artwork:black" * 7, "line 2: the box has no more artwork:black"),
        (TURN + "gone noble:brugmann", "line 2: the box has no more noble:brugmann"),
        (TURN + "gone" + "".join(f" stock:{n}" for n in range(1, 13)), "line 2: the box has no more stock:1"),
        (TURN + "gone" + "".join(f" stock:{n}" for n in range(1, 9)), "line 2: there are not enough Stock Exchange"),
        (
            TURN + "gone prestige:9",
            "line 2: the rest of the game needs 25 unseen Prestige cards; there are 24",
        ),
        (TURN + "seat:1 money", "line 2: a seat's line names what it owns, then the pieces"),
        (TURN + "seat:1 money -1", "line 2: expected a whole number from 0 to 999, not '-1'"),
        (TURN + "seat:1 money 1 2", "line 2: expected one word here, not '1 2'"),
        (TURN + "seat:1 points 1000", "line 2: expected a whole number from 0 to 999, not '1000'"),
        (TURN + "seat:1 castles 2", "line 2: a seat can't own 'castles'"),
        (TURN + "seat:1 tracks 1 2", "line 2: give three squares: Iris, Crown, Architect"),
        (TURN + "seat:1 tracks 1 2 7", "line 2: expected a whole number from 1 to 6, not '7'"),
        (TURN + "seat:1 tracks 0 1 1", "line 2: expected a whole number from 1 to 6, not '0'"),
        (TURN + "seat:1 meeple space:1,1", "line 2: a meeple needs a space and a bid"),
        (TURN + "seat:1 meeple space:1,1 bid:0", "line 2: a bid is from 1 to 999, not bid:0"),
        (TURN + "seat:1 meeple space:1,1 bid:x", "line 2: 'bid:x' is not a valid bid"),
        (TURN + "seat:1 meeple space:6,1 bid:1", "line 2: 'space:6,1' is not a valid space"),
        (TURN + "seat:1 meeple space:5,1 bid:1", "line 2: space:5,1 is not active, so it can't have a meeple"),
        (
            TURN + "seat:1 meeple space:1,1 bid:1\nseat:2 meeple space:1,1 bid:1",
            "line 3: space:1,1 already has a meeple",
        ),
        (TURN + "seat:1 houses space:1,1 space:1,1", "line 2: space:1,1 already has a House"),
        (
            TURN + "seat:1 houses" + "".join(f" space:{row},1 space:{row},2" for row in range(1, 5)),
            "line 2: seat:1 has no more Houses",
        ),
        (TURN + "seat:1 courthouse 8", "line 2: seat:1 has only 7 meeples"),
        (TURN + "seat:1 courthouse 3\nseat:1 park 5", "line 3: seat:1 has only 7 meeples"),
        (TURN + "seat:1 market 7\nseat:1 meeple space:1,1 bid:1", "line 3: seat:1 has only 7 meeples"),
        (TURN + "seat:1 artworks cube:wood", "line 2: 'cube:wood' is not a valid artwork"),
        (TURN + "seat:1 artworks white:green", "line 2: 'white:green' is not a valid artwork; choose from"),
        (TURN + "seat:1 cubes" + " cube:joker" * 16, "line 2: the box has no more cube:joker"),
        (TURN + "seat:1 nobles noble:buls noble:buls", "line 2: nobody can keep noble:buls twice"),
        (TURN + "seat:1 nobles noble:buls\nseat:1 turned noble:buls", "line 3: nobody can keep noble:buls twice"),
        (TURN + "seat:1 nobles prestige:1", "line 2: 'prestige:1' is not a valid noble"),
        (TURN + "seat:1 slid nobles prestige:1", "line 2: 'nobles' is not a valid strategic"),
        (
            TURN + "seat:1 slid strategic:nobles prestige:19",
            "line 2: prestige:19 has no symbol, so it can't be slid under a row",
        ),
        (
            TURN + "seat:2 passed no",
            "line 2: a seat passes once or not at all: write passed yes, or leave the line out",
        ),
        (TURN + "seat:2 passed yes\nseat:2 passed yes", "line 3: a seat passes once or not at all"),
        (TURN + "seat:2 first-passes 6", "line 2: expected a whole number from 0 to 5, not '6'"),
        (
            TURN + "seat:2 first-passes 0\nseat:2 passed yes",
            "line 3: seat:2 passed first and has a card for it",
        ),
        (
            "phase lunch",
            "line 1: 'lunch' is not a phase; choose from planning, turn seat:1, columns, first, prestige, irises, brus",
        ),
        ("phase turn", "line 1: 'turn' is not a phase"),
        ("phase turn 1", "line 1: '1' is not a valid seat"),
        ("phase turn seat:4", "line 1: seat:4 is not playing: there are only 3 seats"),
        ("phase columns seat:1", "line 1: 'columns seat:1' is not a phase"),
        ("round 2\nseat:1 money 3", "line 2: no line names the phase; choose from planning, turn seat:1"),
        (TURN + "seat:1 passed yes", "line 2: seat:1 has passed and can't take a turn"),
        ("phase scoring\nround 4", "line 2: scoring doesn't follow round 4"),
        ("phase planning\nsquare iris:1,1", "line 2: the Try Square has no place in the planning phase"),
        ("phase planning\nstock 1", "line 2: a Stock Exchange card has no place in the planning phase"),
        ("phase planning\nseat:1 passed yes", "line 2: a player who has passed has no place in the planning phase"),
        ("phase planning\nuses 0 0 1 0", "line 2: a use of Brussels has no place in the planning phase"),
        ("phase planning\nseat:1 park 1", "line 2: a use of Brussels has no place in the planning phase"),
        ("phase planning\nseat:1 meeple space:3,3 bid:1", "line 2: space:3,3 is not active, so it can't have a meeple"),
        (
            "phase scoring\nround 5\nseat:1 turned noble:brugmann",
            "line 3: a turned Noble has no place in the scoring phase",
        ),
    ],
)
def test_a_line_that_cannot_be_set_up_is_refused_with_its_number(lines: str, message: str) -> None:
    with pytest.raises(RecordError) as refusal:
        position(lines, 3)
    assert str(refusal.value).startswith(message)


def test_two_players_have_two_neutral_meeples() -> None:
    match = position(TURN + "neutral space:1,1 space:1,2", 2)
    assert [space_seen(match, space).owner for space in ("1,1", "1,2", "1,3")] == [0, 0, None]
    with pytest.raises(RecordError, match="line 2: 2 players have 2 neutral meeples"):
        position(TURN + "neutral space:1,1 space:1,2 space:1,3", 2)
