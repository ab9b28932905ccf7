"""Components and set-up of the first edition."""

from __future__ import annotations

from collections import Counter

import pytest

from bruxelles.components import b1893_first_edition
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import RecordError
from tests.games.b1893.first_edition.playing import RULEBOOK, first_edition_seen, new_match, position, table_of
from tests.games.b1893.looking import everywhere, money, needles, seat_seen, seen, squares, told, upright


def strips_of(match: Match) -> list[str]:
    """The rows of the board, by the first letters of their actions."""
    return [
        "".join((space.action or "").removeprefix("action:")[0] for space in row).upper() for row in seen(match).spaces
    ]


@pytest.mark.rule("93E1-COMP-01", "93E1-SETUP-04", "93E1-SETUP-07", "93E1-SETUP-10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_box_holds_25_bonus_cards_21_figures_and_12_stock_exchange_cards(seats: int) -> None:
    kinds = Counter(token.partition(":")[0] for token in everywhere(new_match(seats)).elements())
    assert (kinds["prestige"], kinds["noble"], kinds["stock"]) == (25, 21, 12)
    match = new_match(seats)
    assert all(upright(match, seat) == ["noble:brugmann"] for seat in range(1, seats + 1))
    assert "cube:glass" not in seen(match).cubes


@pytest.mark.rule("93E1-COMP-02")
def test_there_are_six_artworks_of_each_of_five_colours() -> None:
    found = everywhere(new_match())
    colours = {token: count for token, count in found.items() if token.startswith("artwork:")}
    assert colours == dict.fromkeys(
        ["artwork:green", "artwork:pink", "artwork:blue", "artwork:yellow", "artwork:black"], 6
    )


@pytest.mark.rule("93E1-COMP-03")
def test_the_supply_of_money_does_not_end() -> None:
    match = position("phase turn seat:1\nseat:1 money 400\nseat:2 money 400")
    match.play("place:stock")
    assert money(match)[0] > 400


@pytest.mark.rule("93E1-SETUP-01")
def test_the_strips_lie_in_random_order_on_their_ordinary_side() -> None:
    basic = b1893_first_edition.ours().words("strips.basic")
    orders = {tuple(strips_of(new_match(seed=str(seed)))) for seed in range(6)}
    assert len(orders) > 1
    assert all(sorted(order) == sorted(basic) for order in orders)


@pytest.mark.rule("93E1-SETUP-02")
def test_experts_play_on_the_marked_sides_of_all_strips() -> None:
    assert sorted(strips_of(new_match(expert="on"))) == sorted(b1893_first_edition.ours().words("strips.expert"))


@pytest.mark.rule("93E1-SETUP-03")
def test_city_hall_and_royal_palace_are_shared_and_discs_may_share_a_space() -> None:
    match = new_match()
    assert first_edition_seen(match).shared_tracks == ("track:iris", "track:crown")
    assert [squares(match, seat) for seat in range(1, 5)] == [[1, 1, 1]] * 4


@pytest.mark.rule("93E1-SETUP-04")
def test_all_stock_exchange_cards_form_the_pile_and_one_is_revealed_per_round() -> None:
    match = new_match()
    assert seen(match).stock.pile == 11
    assert len(told(match, "stock_revealed")) == 1


@pytest.mark.rule("93E1-SETUP-05")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_one_random_coloured_artwork(seats: int) -> None:
    dealt = set()
    for seed in range(5):
        match = new_match(seats, str(seed))
        owned = [list(seat.artworks.items()) for seat in seen(match).seats]
        assert all(len(each) == 1 and each[0][1] == 1 and each[0][0] != "artwork:black" for each in owned)
        dealt.add(tuple(each[0][0] for each in owned))
    assert len(dealt) > 1


@pytest.mark.rule("93E1-SETUP-06")
def test_the_compass_tiles_lie_at_random_and_the_needles_start_on_spaces_1_and_4() -> None:
    orders = set()
    for seed in range(5):
        match = new_match(seed=str(seed))
        places = seen(match).compass.places
        assert sorted(places) == sorted(f"needle:{tile}" for tile in b1893_first_edition.COMPASS_TILES)
        assert [f"needle:{needle}" for needle in needles(match)] == [places[0], places[3]]
        orders.add(places)
    assert len(orders) > 1


@pytest.mark.rule("93E1-SETUP-07")
def test_five_bonus_cards_lie_on_the_strip_and_twenty_form_the_pile() -> None:
    match = new_match()
    assert all(column.prestige for column in seen(match).columns)
    assert seen(match).prestige.pile == 20


@pytest.mark.rule("93E1-SETUP-08")
def test_the_first_exhibition_tile_lies_face_up() -> None:
    match = new_match()
    assert first_edition_seen(match).exhibition == 1893
    assert told(match, "exhibition_revealed") == ["year:1893"]
    assert first_edition_seen(match).exhibitions == (0, 0, 0, 0)


@pytest.mark.rule("93E1-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_is_drawn_and_gets_5_bf_the_others_one_more_each(seats: int) -> None:
    firsts = set()
    for seed in range(12):
        match = new_match(seats, str(seed))
        first = seen(match).first_player - 1
        firsts.add(first)
        assert [money(match)[(first + nth) % seats] for nth in range(seats)] == list(range(5, 5 + seats))
    assert len(firsts) > 1


def test_the_first_player_can_be_named() -> None:
    assert seen(new_match(firstPlayer="3")).first_player == 3


def test_editions_are_named_by_the_number_of_players() -> None:
    assert RULEBOOK.settings(2).edition == "first-edition-two-players"
    assert RULEBOOK.settings(3).edition == "first-edition"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("compass wood wood iron any money empty", "each once"),
        ("compass wood stone", "each once"),
        ("seat:1 first-passes 1", "can't own"),
        ("seat:1 exhibitions 1", "each round in which somebody has passed"),
        ("seat:1 artworks artwork:brown", "artwork:brown"),
        ("covered artwork:pink", "in the shop is covered"),
        (
            "market artwork:green artwork:blue\ncovered artwork:pink\ngone" + " artwork:black" * 6,
            "in the shop is covered",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(line: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        position(f"phase turn seat:1\n{line}")


def test_a_position_says_how_the_compass_lies_what_is_covered_and_who_has_tiles() -> None:
    match = position(
        "phase turn seat:2\nround 2\ncompass empty money any iron stone wood\nmarket artwork:pink artwork:blue\n"
        "covered artwork:pink artwork:black\nseat:1 exhibitions 1\nseat:3 passed yes"
    )
    assert seen(match).compass.places[:2] == ("needle:empty", "needle:money")
    assert needles(match) == ["empty", "iron"]
    assert first_edition_seen(match).covered == {"artwork:pink": 1, "artwork:black": 1}
    assert first_edition_seen(match).exhibitions == (1, 0, 1, 0)
    assert seat_seen(match, 3).first_pass_cards == 0
    assert table_of(match).stacks.total == 30 - 4


def test_needles_of_a_position_stay_where_a_line_puts_them_whatever_line_comes_first() -> None:
    compass, pointing = "compass empty money any iron stone wood\n", "needles iron wood\n"
    for lines in (compass + pointing, pointing + compass):
        assert needles(position(f"phase turn seat:1\n{lines}")) == ["iron", "wood"]
    assert needles(position(f"phase turn seat:1\n{compass}")) == ["empty", "iron"]
