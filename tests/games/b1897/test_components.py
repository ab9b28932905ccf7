"""Chapter COMP: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from bruxelles.kernel.rulebook import SettingsError
from tests.games.b1897.builder import new_match, play, position, table_of
from tests.games.b1897.looking import cards_in_grid, everywhere, seen


@pytest.mark.rule("97-COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_can_play(seats: int) -> None:
    assert len(seen(new_match(seats)).seats) == seats


@pytest.mark.rule("97-COMP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_any_other_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(SettingsError, match=f"for 2 to 4 players, not {seats}"):
        new_match(seats)


@pytest.mark.rule("97-COMP-02")
def test_there_are_83_action_cards() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 expo")
    sorts = Counter(card.partition(":")[0] for card in everywhere(match).elements())
    assert sorts == {"artwork": 12, "pair": 12, "house": 16, "noble": 19}
    money, expo = int(table_of(match).edition.money_cards), cards_in_grid(match).count("expo")
    assert (money, expo) == (23, 1)
    assert sorts.total() + money + expo == 83


@pytest.mark.rule("97-COMP-02")
def test_a_money_card_shows_one_or_three() -> None:
    box = table_of(new_match()).edition
    assert (box.highest_face, box.sale) == (3, 3)


@pytest.mark.rule("97-COMP-03")
def test_artworks_come_in_four_colours_and_houses_in_four_types() -> None:
    cards = everywhere(new_match())
    assert {card: count for card, count in cards.items() if card.startswith("artwork:")} == {
        "artwork:yellow": 3,
        "artwork:green": 3,
        "artwork:blue": 3,
        "artwork:red": 3,
    }
    assert sorted(count for card, count in cards.items() if card.startswith("house:")) == [4, 4, 4, 4]


@pytest.mark.rule("97-COMP-04")
def test_there_are_two_materials_of_each_of_six_pairs() -> None:
    cards = everywhere(new_match())
    assert {card: count for card, count in cards.items() if card.startswith("pair:")} == {
        "pair:wood+wood": 2,
        "pair:brick+brick": 2,
        "pair:steel+steel": 2,
        "pair:brick+wood": 2,
        "pair:steel+wood": 2,
        "pair:steel+brick": 2,
    }


@pytest.mark.rule("97-COMP-05")
def test_there_are_three_of_each_ordinary_noble_and_four_brugmanns() -> None:
    cards = everywhere(new_match(seats=4))
    assert {card: count for card, count in cards.items() if card.startswith("noble:")} == {
        "noble:horta": 3,
        "noble:buls": 3,
        "noble:hankar": 3,
        "noble:vandervelde": 3,
        "noble:albert": 3,
        "noble:brugmann": 4,
    }


@pytest.mark.rule("97-COMP-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_has_seven_architects(seats: int) -> None:
    for seat in seen(new_match(seats)).seats:
        owned = Counter(seat.hand) + Counter(seat.prison)
        assert owned == {"architect:1/3": 4, "architect:2/4": 2, "architect:2/5": 1}


@pytest.mark.rule("97-COMP-06")
@pytest.mark.parametrize(
    ("architect", "sides"),
    [
        ("architect:1/3", ["side:1", "side:3"]),
        ("architect:2/4", ["side:2", "side:4"]),
        ("architect:2/5", ["side:2", "side:5"]),
    ],
)
def test_an_architect_shows_one_of_its_two_sides(architect: str, sides: list[str]) -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 artwork:red
        seat:1 money 9
        seat:1 prison none
        """
    )
    assert play(match, f"nouveau {architect}").options == sides


@pytest.mark.rule("97-COMP-07")
def test_four_different_bonus_cards_have_an_upper_and_a_lower_half() -> None:
    columns = seen(new_match()).columns
    uppers = {column.upper for column in columns}
    assert uppers == {"bonus:architecture", "bonus:nobility", "bonus:prestige", "bonus:prison"}
    assert {column.lower for column in columns} == {"lower:houses", "lower:nobles", "lower:artworks", "lower:money"}


@pytest.mark.rule("97-COMP-07")
def test_a_bonus_card_keeps_its_two_halves_together() -> None:
    pairs = [{(column.upper, column.lower) for column in seen(new_match(seed=seed)).columns} for seed in "abcdef"]
    assert all(pair == pairs[0] for pair in pairs)


@pytest.mark.rule("97-COMP-08")
def test_brussels_has_three_cards_and_every_player_a_marker_on_three_tracks() -> None:
    table = seen(new_match())
    assert [place.place for place in table.places] == ["place:stock", "place:hall", "place:park"]
    for seat in table.seats:
        assert list(seat.tracks) == ["track:architecture", "track:nobility", "track:prestige"]
        assert list(seat.brussels) == ["place:stock", "place:hall", "place:park"]
        assert seat.points == 0
        assert seat.prison
