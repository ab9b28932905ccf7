"""Chapter SETUP: the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import SettingsError
from tests.games.b1897.builder import new_match
from tests.games.b1897.looking import (
    answered,
    cards_in_grid,
    cell_seen,
    everywhere,
    example,
    money,
    replayed,
    seen,
    told,
)

SEEDS = [str(seed) for seed in range(30)]


def sort_of(card: str) -> str:
    return card.partition(":")[0]


def gathered(match: Match) -> Counter[str]:
    """The cards of each sort that were taken for the grid."""
    return Counter(sort_of(card) for card in told(match, "card_gathered"))


@pytest.mark.rule("97-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_starts_in_round_one_with_nobody_in_brussels(seats: int) -> None:
    table = seen(new_match(seats))
    assert (table.round, table.expo_holder) == (1, None)
    assert all(not any(seat.brussels.values()) for seat in table.seats)
    assert [(place.uses, place.next_price) for place in table.places] == [(0, 1)] * 3


@pytest.mark.rule("97-SETUP-01")
def test_expo_starts_on_the_exhibition_area() -> None:
    before_the_deal = example("97-EX-09", until=1)
    assert seen(before_the_deal).expo_holder is None
    assert cards_in_grid(before_the_deal) == []


@pytest.mark.rule("97-SETUP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_an_untapped_brugmann_and_the_others_leave_the_game(seats: int) -> None:
    match = new_match(seats)
    for seat in seen(match).seats:
        assert (seat.nobles_ready, seat.nobles_tapped) == (("noble:brugmann",), ())
    assert everywhere(match)["noble:brugmann"] == seats


@pytest.mark.rule("97-SETUP-03")
def test_four_piles_are_shuffled_apart_and_their_discard_piles_are_empty() -> None:
    before_the_deal = example("97-EX-09", until=1)
    sizes = {pile.sort: sum(pile.unseen.values()) for pile in seen(before_the_deal).piles}
    assert sizes == {"sort:artwork": 12, "sort:material": 12, "sort:house": 16, "sort:noble": 15}
    assert [pile.discards for pile in seen(before_the_deal).piles] == [{}] * 4
    assert [len(pile.unseen) for pile in seen(before_the_deal).piles] == [4, 6, 4, 5]


@pytest.mark.rule("97-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3])
def test_two_or_three_players_deal_twelve_of_sixteen_cards(seats: int) -> None:
    match = new_match(seats)
    assert gathered(match) == {"artwork": 3, "pair": 3, "house": 3, "noble": 3}
    dealt = [line.split()[1] for line in told(match, "card_dealt")]
    away = told(match, "card_put_away")[:4]
    assert (len(dealt), len(dealt + away)) == (12, 16)
    assert Counter(map(sort_of, dealt + away)) == {
        "artwork": 3,
        "pair": 3,
        "house": 3,
        "noble": 3,
        "money": 3,
        "expo": 1,
    }


@pytest.mark.rule("97-SETUP-05")
def test_four_players_deal_sixteen_of_twenty_one_cards() -> None:
    match = new_match(4)
    assert gathered(match) == {"artwork": 4, "pair": 4, "house": 4, "noble": 4}
    dealt = [line.split()[1] for line in told(match, "card_dealt")]
    away = told(match, "card_put_away")
    assert (len(dealt), len(away)) == (16, 5)
    assert dealt == cards_in_grid(match)
    assert Counter(map(sort_of, dealt + away)) == {
        "artwork": 4,
        "pair": 4,
        "house": 4,
        "noble": 4,
        "money": 4,
        "expo": 1,
    }


@pytest.mark.rule("97-SETUP-04", "97-SETUP-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_another_seed_deals_another_grid(seats: int) -> None:
    grids = {tuple(cards_in_grid(new_match(seats, seed))) for seed in SEEDS}
    assert len(grids) == len(SEEDS)


@pytest.mark.rule("97-SETUP-06")
@pytest.mark.parametrize(("seats", "rows"), [(2, 3), (3, 3), (4, 4)])
def test_the_grid_has_four_columns_and_three_or_four_rows(seats: int, rows: int) -> None:
    grid = seen(new_match(seats)).grid
    assert [[cell.cell for cell in row] for row in grid] == [
        [f"cell:{row},{column}" for column in (1, 2, 3, 4)] for row in range(1, rows + 1)
    ]


@pytest.mark.rule("97-SETUP-06")
def test_the_bottom_row_is_the_last_one() -> None:
    match = new_match(2)
    assert (cell_seen(match, "3,1").owner, cell_seen(match, "3,4").owner) == (0, 0)


@pytest.mark.rule("97-SETUP-07")
@pytest.mark.parametrize(("seats", "undealt"), [(3, 4), (4, 5)])
def test_undealt_cards_go_to_the_discard_pile_of_their_type(seats: int, undealt: int) -> None:
    put_away: set[str] = set()
    for seed in SEEDS:
        match = new_match(seats, seed)
        away = Counter(told(match, "card_put_away"))
        put_away.update(away)
        assert away.total() == undealt
        discarded = Counter(card for pile in seen(match).piles for card in Counter(pile.discards).elements())
        assert discarded == Counter(card for card in away.elements() if card not in ("money", "expo"))
        for pile, sort in zip(seen(match).piles, ("artwork", "pair", "house", "noble"), strict=True):
            assert {sort_of(card) for card in pile.discards} <= {sort}
        assert seen(match).expo_holder is None
        assert ("expo" in cards_in_grid(match)) != ("expo" in away)
    assert {"money", "expo"} <= put_away


@pytest.mark.rule("97-SETUP-08")
@pytest.mark.parametrize("lacking", ["artwork", "pair", "house", "noble", "money", "expo"])
def test_a_round_may_lack_any_type_of_card(lacking: str) -> None:
    text = example("97-EX-09", until=2).record()
    cards = [*told(replayed(text), "card_gathered"), "money", "money", "money", "expo"]
    dealt = [card for card in cards if sort_of(card) != lacking][-12:]
    match = replayed(f"{text}3 chance dealGrid {' '.join(dealt)}\n")
    assert cards_in_grid(match) == dealt
    assert lacking not in map(sort_of, dealt)


@pytest.mark.rule("97-SETUP-09")
def test_one_bonus_card_lies_under_each_column_in_any_order() -> None:
    orders = {tuple(column.upper for column in seen(new_match(4, seed)).columns) for seed in SEEDS}
    assert all(len(set(order)) == 4 and None not in order for order in orders)
    assert len(orders) > 10


@pytest.mark.rule("97-SETUP-10")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_or_four_players_start_with_two_architects_in_prison(seats: int) -> None:
    for seat in seen(new_match(seats)).seats:
        assert seat.hand == {"architect:1/3": 4, "architect:2/4": 1}
        assert seat.prison == {"architect:2/4": 1, "architect:2/5": 1}


@pytest.mark.rule("97-SETUP-11")
def test_two_players_start_with_one_architect_in_prison() -> None:
    for seat in seen(new_match(2)).seats:
        assert seat.hand == {"architect:1/3": 4, "architect:2/4": 2}
        assert seat.prison == {"architect:2/5": 1}


@pytest.mark.rule("97-SETUP-12")
def test_the_first_player_is_drawn_evenly() -> None:
    drawn = Counter(seen(new_match(3, str(seed))).first_player for seed in range(150))
    assert sorted(drawn) == [1, 2, 3]
    assert min(drawn.values()) > 30
    assert max(drawn.values()) < 70


@pytest.mark.rule("97-SETUP-12")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_host_may_name_the_first_player(first: int) -> None:
    match = new_match(4, firstPlayer=str(first))
    assert (seen(match).first_player, match.seat) == (first, first - 1)
    assert answered(match, "firstPlayer") == []


@pytest.mark.rule("97-SETUP-12")
def test_nobody_can_be_first_who_does_not_play() -> None:
    with pytest.raises(SettingsError, match="option firstPlayer can't be '4'; choose from random, 1, 2, 3"):
        new_match(3, firstPlayer="4")


@pytest.mark.rule("97-SETUP-13")
@pytest.mark.parametrize(
    ("seats", "first", "expected"),
    [(2, 2, [5, 4]), (3, 1, [4, 5, 6]), (3, 2, [6, 4, 5]), (4, 1, [4, 5, 6, 7]), (4, 3, [6, 7, 4, 5])],
)
def test_start_money_rises_clockwise_from_the_first_player(seats: int, first: int, expected: list[int]) -> None:
    match = new_match(seats, firstPlayer=str(first))
    assert money(match) == expected
    for seat in seen(match).seats:
        assert (seat.artworks, seat.materials, seat.houses) == ({}, {}, {})
