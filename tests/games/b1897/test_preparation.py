"""Chapter PREP: how rounds 2, 3 and 4 begin."""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1897.builder import RULEBOOK, new_match, play, position
from tests.games.b1897.looking import (
    cards_in_grid,
    cell_seen,
    pile_seen,
    seat_seen,
    seen,
    told,
)


def order_told(match: Match, *names: str) -> list[str]:
    """These facts in the order in which each was first told."""
    kinds = [RULEBOOK.contents.facts[fact.kind].name for fact in match.facts]
    return sorted(names, key=kinds.index)


@pytest.mark.rule("97-PREP-01")
def test_three_rounds_begin_with_a_preparation_and_the_first_with_none() -> None:
    match = new_match(3)
    assert (seen(match).round, told(match, "architects_returned")) == (1, [])
    rounds = []
    while not match.over:
        rounds.append(seen(match).round)
        match.play("pass")
    assert rounds == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3
    assert told(match, "round_began") == ["round:1", "round:2", "round:3", "round:4"]
    assert len(told(match, "architects_returned")) == 3


@pytest.mark.rule("97-PREP-01")
def test_the_steps_of_a_preparation_come_in_their_order() -> None:
    match = position("phase preparation\ngrid cell:1,1 artwork:red")
    names = [
        "round_began",
        "first_player_named",
        "architects_returned",
        "card_put_away",
        "nobles_untapped",
        "card_gathered",
        "card_dealt",
        "bonus_laid",
    ]
    assert order_told(match, *reversed(names)) == names
    assert match.decision == "turn"


@pytest.mark.rule("97-PREP-02")
@pytest.mark.parametrize("holder", [1, 3])
def test_who_holds_expo_begins_and_expo_returns(holder: int) -> None:
    match = position(f"phase preparation\nfirst seat:1\nexpo seat:{holder}")
    assert (seen(match).first_player, match.seat) == (holder, holder - 1)
    assert seen(match).expo_holder is None
    away = told(match, "card_put_away")
    assert (cards_in_grid(match) + away).count("expo") == 1


@pytest.mark.rule("97-PREP-03")
@pytest.mark.parametrize(("first", "following"), [(1, 2), (2, 3), (4, 1)])
def test_without_a_holder_of_expo_the_first_player_card_passes_clockwise(first: int, following: int) -> None:
    match = position(f"phase preparation\nfirst seat:{first}")
    assert (seen(match).first_player, match.seat) == (following, following - 1)


@pytest.mark.rule("97-PREP-03")
def test_an_expo_left_in_the_grid_makes_nobody_first() -> None:
    match = position("phase preparation\nfirst seat:1\ngrid cell:1,1 expo")
    assert seen(match).first_player == 2


@pytest.mark.rule("97-PREP-04")
def test_architects_come_back_from_grid_and_brussels_but_not_from_prison() -> None:
    match = position(
        """
        phase preparation
        grid cell:1,1 seat:1 architect:1/3 side:3
        grid cell:4,4 seat:1 architect:2/4 side:2
        grid cell:2,2 seat:2 architect:2/5 side:5
        seat:1 stock architect:1/3
        seat:1 hall architect:1/3
        seat:1 park architect:1/3 architect:2/4
        seat:1 prison architect:2/5
        seat:2 prison architect:1/3 architect:1/3
        """
    )
    assert seat_seen(match, 1).hand == {"architect:1/3": 4, "architect:2/4": 2}
    assert seat_seen(match, 1).prison == {"architect:2/5": 1}
    assert seat_seen(match, 2).hand == {"architect:1/3": 2, "architect:2/4": 2, "architect:2/5": 1}
    assert seat_seen(match, 2).prison == {"architect:1/3": 2}
    assert all(not any(seat.brussels.values()) for seat in seen(match).seats)
    assert all(cell.owner is None for row in seen(match).grid for cell in row)


LEFT_OVER = """
    phase preparation
    grid cell:1,1 artwork:red
    grid cell:1,2 pair:wood+wood
    grid cell:2,1 house:single
    grid cell:2,2 noble:horta
    grid cell:3,3 money
    grid cell:4,4 expo
    """


@pytest.mark.rule("97-PREP-05")
def test_cards_left_in_the_grid_are_discarded_by_type() -> None:
    match = position(LEFT_OVER)
    left = ["artwork:red", "pair:wood+wood", "house:single", "noble:horta", "money", "expo"]
    assert told(match, "card_put_away")[:6] == left
    for sort, card in zip(("artwork", "material", "house", "noble"), left, strict=False):
        assert pile_seen(match, sort).discards[card] >= 1
    assert seen(match).expo_holder is None
    assert (cards_in_grid(match) + told(match, "card_put_away")[6:]).count("expo") == 1


@pytest.mark.rule("97-PREP-06")
def test_all_nobles_are_untapped() -> None:
    match = position(
        """
        phase preparation
        seat:1 tapped noble:brugmann noble:horta
        seat:1 nobles noble:buls
        seat:3 tapped noble:albert
        """
    )
    assert seat_seen(match, 1).nobles_ready == ("noble:horta", "noble:buls", "noble:brugmann")
    assert seat_seen(match, 3).nobles_ready == ("noble:albert", "noble:brugmann")
    assert all(seat.nobles_tapped == () for seat in seen(match).seats)


@pytest.mark.rule("97-PREP-07")
@pytest.mark.parametrize(("seats", "dealt", "gathered"), [(2, 12, 12), (3, 12, 12), (4, 16, 16)])
def test_a_new_grid_is_formed_as_in_setup(seats: int, dealt: int, gathered: int) -> None:
    match = position("phase preparation", seats)
    assert len(told(match, "card_gathered")) == gathered
    assert len(told(match, "card_dealt")) == dealt
    neutral = ["cell:3,1", "cell:3,4"] if seats == 2 else []
    assert told(match, "neutral_placed") == neutral
    assert len(cards_in_grid(match)) == dealt - len(neutral)
    for cell in neutral:
        assert (cell_seen(match, cell[5:]).owner, cell_seen(match, cell[5:]).value) == (0, 2)


@pytest.mark.rule("97-PREP-07")
def test_the_bonus_cards_are_laid_anew() -> None:
    orders = set()
    for seed in map(str, range(20)):
        match = position("phase preparation\nbonuses prison prestige nobility architecture", seed=seed)
        orders.add(tuple(column.upper for column in seen(match).columns))
    assert len(orders) > 8
    assert all(len(set(order)) == 4 for order in orders)


SHORT = "gone " + " ".join(
    [f"artwork:{colour}" for colour in ("yellow", "green", "blue", "red") * 3]
    + [f"pair:{pair}" for pair in ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood") * 2]
    + ["pair:steel+brick"]
)


@pytest.mark.rule("97-PREP-08")
def test_too_few_cards_fill_the_cells_from_the_top_left() -> None:
    match = position(f"phase preparation\n{SHORT}\nseat:2 money 1", 3)
    assert told(match, "card_gathered")[0] == "pair:steel+brick"
    cells = [cell for row in seen(match).grid for cell in row]
    assert [cell.card is not None for cell in cells] == [True] * 11 + [False]
    play(match, "nouveau")
    assert match.options == [cell.cell for cell in cells[:11]]


@pytest.mark.rule("97-PREP-08")
def test_an_empty_cell_leaves_a_coat_incomplete() -> None:
    match = position(
        """
        phase coats
        grid cell:2,3 seat:1 architect:1/3 side:1
        grid cell:2,4 seat:1 architect:1/3 side:1
        grid cell:3,3 seat:1 architect:1/3 side:1
        """,
        3,
    )
    assert match.score() == (0, 0, 0)


@pytest.mark.rule("97-PREP-09")
def test_a_new_round_forgets_who_passed_and_what_brussels_cost() -> None:
    match = position(
        """
        phase preparation
        uses 2 1 3
        seat:1 passed yes
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        """
    )
    assert not any(seat.passed for seat in seen(match).seats)
    assert [place.next_price for place in seen(match).places] == [1, 1, 1]
    play(match, "pass pass")
    assert told(match, "money_moved") == ["seat:2 bef:3 for:pass", "seat:3 bef:1 for:pass"]


@pytest.mark.rule("97-PREP-09")
def test_a_new_round_forgets_the_colours_of_the_last_exhibition() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 expo
        seat:1 money 1
        seat:1 artworks artwork:red
        """,
        2,
    )
    play(match, "nouveau artwork:red")
    assert seen(match).exhibited == ("artwork:red",)
    play(match, "pass pass")
    assert (seen(match).round, seen(match).exhibited) == (2, ())


@pytest.mark.rule("97-PREP-08")
def test_a_neutral_architect_takes_an_empty_corner_too() -> None:
    match = position(f"phase preparation\n{SHORT}\ngone pair:steel+brick", 2)
    assert len(told(match, "card_dealt")) == 10
    assert told(match, "neutral_placed") == ["cell:3,1", "cell:3,4"]
    assert [cell_seen(match, cell).owner for cell in ("3,1", "3,2", "3,3", "3,4")] == [0, None, None, 0]
    assert len(cards_in_grid(match)) == 9
