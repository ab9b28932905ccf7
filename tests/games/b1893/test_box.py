"""Chapter COMP: what is in the box."""

from __future__ import annotations

import pytest

from bruxelles.components import b1893
from tests.games.b1893.builder import new_match, play, position
from tests.games.b1893.looking import (
    everywhere,
    money,
    needles,
    seen,
    told,
)
from tests.games.b1893.test_setup import SEATS, pass_round, ready


@pytest.mark.rule("93-COMP-01")
def test_five_strips_of_five_spaces_lie_above_five_places_for_cards_beside_brussels() -> None:
    view = seen(new_match(5))
    assert [[space.space for space in row] for row in view.spaces] == [
        [f"space:{row},{column}" for column in range(1, 6)] for row in range(1, 6)
    ]
    assert [column.column for column in view.columns] == [f"column:{column}" for column in range(1, 6)]
    assert [place.place for place in view.places] == ["place:stock", "place:grand-place", "place:park", "place:market"]
    assert len(view.seats) == 5
    assert len(b1893.ours().words("strips.compass")) == len(b1893.ours().words("strips.other")) == 5


@pytest.mark.rule("93-COMP-02")
def test_there_is_one_try_square_one_indicator_one_arrow_and_two_needles() -> None:
    match = ready()
    assert (seen(match).square, seen(match).market.indicator) == (None, "indicator:3,3")
    assert (needles(match), seen(match).compass.covered) == (["wood", "stone"], ("needle:glass",))
    play(match, match.options[0])
    assert seen(match).square == told(match, "square_placed")[0].split()[1]


@pytest.mark.rule("93-COMP-03")
@pytest.mark.parametrize("seats", SEATS)
def test_each_colour_has_six_houses_seven_meeples_three_discs_on_tracks_and_a_brugmann(seats: int) -> None:
    for seat in seen(new_match(seats)).seats:
        assert len(seat.house_costs) == 6
        assert seat.meeples + seat.courthouse == 7
        assert list(seat.tracks) == ["track:iris", "track:crown", "track:architect"]
        assert [noble.noble for noble in seat.nobles] == ["noble:brugmann"]


@pytest.mark.rule("93-COMP-04")
def test_there_are_six_artworks_of_each_of_five_colours() -> None:
    artworks = {piece: count for piece, count in everywhere(ready()).items() if piece.startswith("artwork:")}
    assert artworks == {f"artwork:{colour}": 6 for colour in ("green", "brown", "blue", "yellow", "black")}


@pytest.mark.rule("93-COMP-05")
def test_there_are_ten_cubes_of_each_refined_kind_and_fifteen_jokers() -> None:
    cubes = {piece: count for piece, count in everywhere(ready()).items() if piece.startswith("cube:")}
    assert cubes == {"cube:wood": 10, "cube:iron": 10, "cube:stone": 10, "cube:joker": 15}
    assert b1893.ours()["cubes.glass"] == 10


@pytest.mark.rule("93-COMP-06")
@pytest.mark.rule("93-COMP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_the_box_has_three_nobles_of_seven_kinds_thirty_prestige_and_twelve_stock_exchange_cards(seats: int) -> None:
    cards = everywhere(new_match(seats))
    kinds = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")
    nobles = {card: count for card, count in cards.items() if card.startswith("noble:")}
    assert nobles == {f"noble:{kind}": 3 for kind in kinds}
    assert [cards[f"prestige:{number}"] for number in range(1, 32)] == [1] * 30 + [0]
    assert [cards[f"stock:{number}"] for number in range(1, 14)] == [1] * 12 + [0]


@pytest.mark.rule("93-COMP-08")
@pytest.mark.rule("93-GEN-07")
def test_money_does_not_end_with_the_coins_of_the_box() -> None:
    match = position("phase turn seat:1\nseat:1 money 200\nseat:2 money 200\nstock 3")
    play(match, "place:stock place:stock")
    assert money(match)[:2] == [207, 207]
    play(match, "pass pass space:1,1 bid:207")
    assert money(match)[0] == 0


@pytest.mark.rule("93-COMP-09")
@pytest.mark.rule("93-SETUP-04")
@pytest.mark.rule("93-SETUP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_what_belongs_to_the_expansion_stays_in_the_box(seats: int) -> None:
    match = new_match(seats)
    pieces = everywhere(match)
    assert [pieces[piece] for piece in ("cube:glass", "noble:nagelmackers", "noble:privat-livemont")] == [0, 0, 0]
    assert "cube:glass" not in seen(match).cubes


@pytest.mark.rule("93-COMP-10")
def test_the_prestige_cards_are_just_enough_for_the_whole_game() -> None:
    match = ready(3)
    piles = []
    for _ in range(5):
        play(match, match.options[0])
        piles.append(seen(match).prestige.pile)
        play(match, "pass")
        piles.append(seen(match).prestige.pile)
        pass_round(match)
    assert piles == [25, 24, 19, 18, 13, 12, 7, 6, 1, 0]
    assert match.over
    laid = [line.split()[1] for line in told(match, "prestige_laid")]
    assert (len(laid), len(set(laid))) == (25, 25)
    assert sum(seat.first_pass_cards for seat in seen(match).seats) == 5
