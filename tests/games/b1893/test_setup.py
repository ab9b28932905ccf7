"""Chapter SETUP: the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from bruxelles.components import b1893
from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import SettingsError
from tests.games.b1893.builder import RULEBOOK, new_match, play, position
from tests.games.b1893.looking import (
    answered,
    column_seen,
    display,
    everywhere,
    money,
    needles,
    place_seen,
    refused,
    seat_seen,
    seen,
    squares,
    told,
    turned,
    upright,
)

SEEDS = [str(seed) for seed in range(30)]
SEATS = [2, 3, 4, 5]
ACTIONS = {"W": "workshop", "S": "sales", "N": "nobles", "M": "materials", "C": "construction"}


def ready(seats: int = 4, seed: str = "1", first: str = "random") -> Match:
    """A game in which everybody has chosen a green artwork."""
    return play(new_match(seats, seed, firstPlayer=first), "artwork:green " * seats)


def pass_round(match: Match) -> None:
    """Everybody passes for the rest of the round."""
    number = seen(match).round
    while not match.over and seen(match).round == number:
        play(match, "pass" if match.decision == "turn" else match.options[0])


def rows_of(match: Match) -> list[str]:
    """The actions of each row, by their letters."""
    letters = {f"action:{action}": letter for letter, action in ACTIONS.items()}
    return ["".join(letters[space.action or ""] for space in row) for row in seen(match).spaces]


def dealt(match: Match, event: str) -> list[str]:
    """What the first event of this kind brought, in its order."""
    return answered(match, event)[0].split()[2:]


@pytest.mark.rule("93-SETUP-01")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_each_strip_is_a_row_with_its_compass_side_up(seed: str) -> None:
    match = new_match(seed=seed)
    strips = b1893.ours().words("strips.compass")
    order = [int(strip.removeprefix("strip:")) for strip in dealt(match, "layStrips")]
    assert rows_of(match) == [strips[strip - 1] for strip in order]


@pytest.mark.rule("93-SETUP-01")
def test_each_place_of_the_prestige_strip_belongs_to_the_column_above_it() -> None:
    lines = [f"seat:{column} meeple space:{column},{column} bid:{column}" for column in (1, 2, 3, 4)]
    match = position("phase turn seat:1\n" + "\n".join(lines))
    assert [column_seen(match, column).leaders for column in (1, 2, 3, 4, 5)] == [(1,), (2,), (3,), (4,), ()]


@pytest.mark.rule("93-SETUP-02")
def test_the_strips_lie_in_any_order() -> None:
    orders = {tuple(rows_of(new_match(seed=seed))) for seed in SEEDS}
    strips = sorted(b1893.ours().words("strips.compass"))
    assert all(sorted(order) == strips for order in orders)
    assert len(orders) > 20


@pytest.mark.rule("93-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_four_of_twenty_one_nobles_are_revealed_and_no_brugmann(seats: int) -> None:
    view = seen(new_match(seats))
    revealed = [place.noble for place in view.display]
    assert None not in revealed
    assert "noble:brugmann" not in revealed
    assert "noble:brugmann" not in view.nobles.unseen
    assert (sum(view.nobles.unseen.values()), view.nobles.discards) == (17, {})


@pytest.mark.rule("93-SETUP-05")
def test_the_display_costs_less_to_the_right_and_is_dealt_from_there() -> None:
    match = new_match()
    assert [place.price for place in seen(match).display] == [3, 2, 1, 0]
    assert dealt(match, "revealNobles") == display(match)[::-1]
    assert [line.split()[1] for line in told(match, "noble_revealed")] == [
        "display:4",
        "display:3",
        "display:2",
        "display:1",
    ]


@pytest.mark.rule("93-SETUP-06")
def test_five_of_twelve_stock_exchange_cards_are_used_and_seven_never_seen() -> None:
    match = ready(3)
    piles = []
    for _ in range(5):
        piles.append(seen(match).stock.pile)
        pass_round(match)
    revealed = [line.split()[0] for line in told(match, "stock_revealed")]
    assert piles == [4, 3, 2, 1, 0]
    assert len(set(revealed)) == 5
    assert (sorted(seen(match).stock.discards), len(seen(match).stock.unseen)) == (sorted(revealed), 7)


@pytest.mark.rule("93-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_one_prestige_card_lies_face_up_under_each_column(seats: int) -> None:
    match = new_match(seats)
    laid = [column.prestige for column in seen(match).columns]
    assert len(set(laid) - {None}) == 5
    assert laid == dealt(match, "layPrestige")
    assert (seen(match).prestige.pile, len(seen(match).prestige.unseen)) == (25, 25)


@pytest.mark.rule("93-SETUP-08")
def test_the_indicator_starts_in_the_centre_of_an_empty_market() -> None:
    market = seen(new_match()).market
    assert (market.indicator, market.shown) == ("indicator:3,3", ())


@pytest.mark.rule("93-SETUP-09")
@pytest.mark.rule("93-SETUP-10")
@pytest.mark.rule("93-SETUP-11")
@pytest.mark.parametrize("seats", SEATS)
def test_stacks_and_supplies_are_full_whatever_the_number_of_players(seats: int) -> None:
    view = seen(new_match(seats))
    assert view.artworks == {f"artwork:{colour}": 6 for colour in ("green", "brown", "blue", "yellow", "black")}
    assert view.cubes == {"cube:wood": 10, "cube:iron": 10, "cube:stone": 10, "cube:joker": 15}


@pytest.mark.rule("93-SETUP-12")
def test_the_needles_point_to_wood_and_stone() -> None:
    assert needles(new_match()) == ["wood", "stone"]


@pytest.mark.rule("93-SETUP-13")
def test_the_arrow_tile_covers_glass_and_no_other_place() -> None:
    assert seen(new_match()).compass.covered == ("needle:glass",)
    before_glass = seen(position("phase turn seat:1\nneedles empty any")).compass.needles[0]
    assert (before_glass.needle, before_glass.to) == ("needle:empty", "needle:iron")


@pytest.mark.rule("93-SETUP-14")
@pytest.mark.rule("93-GEN-13")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_may_have_more_than_a_hundred_points(seats: int) -> None:
    lines = "\n".join(f"seat:{seat} points {99 + 100 * (seat == 2)}" for seat in range(1, seats + 1))
    match = position(f"phase scoring\nround 5\n{lines}", seats)
    others = [99 + 4] * (seats - 2)
    assert match.score() == (99 + 4 + 5, 199 + 4, *others)
    assert list(match.sheet().ranks[:2]) == [2, 1]


@pytest.mark.rule("93-SETUP-15")
@pytest.mark.parametrize("seats", SEATS)
def test_any_player_may_become_the_first_one_and_places_the_try_square(seats: int) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(15 * seats):
        match = ready(seats, str(seed))
        drawn[seen(match).first_player] += 1
        assert (match.decision, match.seat) == ("planIris", seen(match).first_player - 1)
    assert sorted(drawn) == list(range(1, seats + 1))
    assert min(drawn.values()) >= 4


@pytest.mark.rule("93-SETUP-15")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_the_host_may_name_the_first_player(first: int) -> None:
    match = new_match(4, firstPlayer=str(first))
    assert (seen(match).first_player, seen(match).next_first_player, match.seat) == (first, None, first - 1)
    assert (answered(match, "firstPlayer"), told(match, "first_player_named")) == ([], [f"seat:{first}"])


@pytest.mark.rule("93-SETUP-15")
def test_nobody_can_be_first_who_does_not_play() -> None:
    with pytest.raises(SettingsError, match="option firstPlayer can't be '4'; choose from random, 1, 2, 3"):
        new_match(3, firstPlayer="4")


@pytest.mark.rule("93-SETUP-16")
@pytest.mark.rule("93-SETUP-26")
@pytest.mark.parametrize("seats", SEATS)
def test_money_rises_clockwise_from_the_first_player(seats: int) -> None:
    for first in range(1, seats + 1):
        amounts = money(new_match(seats, firstPlayer=str(first)))
        assert amounts[first - 1 :] + amounts[: first - 1] == [5, 6, 7, 8, 9][:seats]


@pytest.mark.rule("93-SETUP-17")
@pytest.mark.parametrize("first", [1, 2, 3, 4, 5])
def test_artworks_are_chosen_clockwise_from_the_first_player(first: int) -> None:
    match = ready(5, first=str(first))
    seats = [int(line.split()[0].removeprefix("seat:")) for line in answered(match, "setupArt")]
    assert seats == [*range(first, 6), *range(1, first)]


@pytest.mark.rule("93-SETUP-18")
@pytest.mark.rule("93-SETUP-20")
def test_boards_are_alike_and_neither_boards_nor_colours_are_asked_for() -> None:
    match = ready(5)
    boards = {
        (seat.house_costs, *(disc.values for disc in seat.tracks.values()), *(row.multiplier for row in seat.rows))
        for seat in seen(match).seats
    }
    assert boards == {((2, 2, 3, 3, 4, 4), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 6), (2, 3, 4, 6, 8, 10), 1, 1, 1, 1)}
    asked = {RULEBOOK.contents.decisions[entry.kind].name for entry in match.entries if entry.seat >= 0}
    assert asked == {"setupArt"}


@pytest.mark.rule("93-SETUP-19")
def test_everybody_takes_an_artwork_of_a_colour_of_choice_except_black() -> None:
    match = new_match(5, firstPlayer="1")
    assert match.options == ["artwork:green", "artwork:brown", "artwork:blue", "artwork:yellow"]
    assert refused(match, "artwork:black") == "93-SETUP-19"
    stacks = []
    for answer in ("artwork:green", "artwork:green", "artwork:blue", "artwork:yellow"):
        play(match, answer)
        stacks.append(list(seen(match).artworks.values()))
    assert stacks == [[5, 6, 6, 6, 6], [4, 6, 6, 6, 6], [4, 6, 5, 6, 6], [4, 6, 5, 5, 6]]
    play(match, "artwork:green")
    owned = [seat.artworks for seat in seen(match).seats]
    assert owned == [{f"artwork:{colour}": 1} for colour in ("green", "green", "blue", "yellow", "green")]
    assert match.decision == "planIris"


@pytest.mark.rule("93-SETUP-21")
def test_brugmann_is_upright_and_can_be_used_in_round_one() -> None:
    match = ready(3, first="1")
    assert [upright(match, seat) for seat in (1, 2, 3)] == [["noble:brugmann"]] * 3
    play(match, f"{match.options[0]} place:grand-place noble:brugmann")
    assert (seen(match).round, money(match)[0]) == (1, 5 + 5)
    assert turned(match, 1) == ["noble:brugmann"]


@pytest.mark.rule("93-SETUP-22")
@pytest.mark.rule("93-SETUP-23")
@pytest.mark.rule("93-SETUP-24")
@pytest.mark.parametrize("seats", SEATS)
def test_houses_discs_and_meeples_stand_at_their_beginning(seats: int) -> None:
    match = ready(seats)
    for seat in seen(match).seats:
        assert (seat.houses, seat.house_costs, seat.next_house_cost) == (0, (2, 2, 3, 3, 4, 4), 2)
        assert (squares(match, seat.seat), seat.points) == ([1, 1, 1], 0)
        assert (seat.courthouse, seat.meeples, seat.brussels) == (2, 5, 0)
    assert not [space for row in seen(match).spaces for space in row if space.house or space.owner is not None]


@pytest.mark.rule("93-SETUP-25")
@pytest.mark.parametrize("seats", SEATS)
def test_only_those_who_play_have_pieces(seats: int) -> None:
    match = ready(seats)
    assert [seat.seat for seat in seen(match).seats] == list(range(1, seats + 1))
    assert [upright(match, seat) for seat in range(1, seats + 1)] == [["noble:brugmann"]] * seats
    assert "noble:brugmann" not in everywhere(match)
    assert {len(place.meeples) for place in seen(match).places} == {seats}
    assert told(match, "pieces_received") == [line.split()[0] for line in answered(match, "setupArt")]


@pytest.mark.rule("93-SETUP-26")
@pytest.mark.parametrize(("seats", "row"), [(2, "two"), (3, "three"), (4, "four"), (5, "five")])
def test_the_row_of_so_many_players_is_read(seats: int, row: str) -> None:
    match = ready(seats)
    card = int((seen(match).stock.stock or "").removeprefix("stock:"))
    a, b, c, d = b1893.ours().rows(f"stock.pairs.{row}")[card - 1]
    assert seen(match).stock.irises == (f"iris:{a},{b}", f"iris:{c},{d}")


@pytest.mark.rule("93-SETUP-26")
@pytest.mark.parametrize(
    ("seats", "prices"), [(2, [1, 2, 3, 4]), (3, [1, 2, 3, 4]), (4, [1, 1, 2, 2]), (5, [1, 1, 2, 2])]
)
def test_brussels_costs_more_meeples_where_few_play(seats: int, prices: list[int]) -> None:
    uses = [position(f"phase turn seat:1\nuses {use} 0 0 0", seats) for use in range(4)]
    assert [place_seen(match, "stock").next_price for match in uses] == prices


@pytest.mark.rule("93-SETUP-26")
@pytest.mark.parametrize(("seats", "neutrals"), [(2, 2), (3, 0), (4, 0), (5, 0)])
def test_only_two_players_place_neutral_meeples(seats: int, neutrals: int) -> None:
    match = ready(seats)
    while match.decision != "turn":
        play(match, match.options[0])
    standing = [space.owner for row in seen(match).spaces for space in row if space.owner is not None]
    assert standing == [0] * neutrals
    assert [seat_seen(match, seat).meeples for seat in range(1, seats + 1)] == [5] * seats
