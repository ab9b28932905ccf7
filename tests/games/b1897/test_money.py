"""Chapter MONEY: what players own, pay and collect, with and without a limit."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.b1897.builder import RULEBOOK, play, position
from tests.games.b1897.looking import cards_in_grid, money, seat_seen, seen, told

LEDGER = Path(__file__).parents[3] / "rules" / "1897.md"


@pytest.mark.rule("97-MONEY-01")
def test_money_is_one_number_that_pays_down_to_nothing_and_not_further() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 artwork:red
        grid cell:1,2 artwork:red
        seat:1 money 3
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        """
    )
    play(match, "nouveau cell:1,1 architect:1/3 side:3")
    assert seat_seen(match, 1).money == 0
    assert (match.seat, "nouveau" in match.options) == (0, False)


@pytest.mark.rule("97-MONEY-02")
def test_payments_are_exact_and_money_cards_are_never_discarded() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 money
        seat:1 money 5
        seat:1 artworks artwork:blue
        """
    )
    play(match, "nouveau architect:1/3 side:1")
    assert told(match, "money_moved") == ["seat:1 bef:-1 for:placement", "seat:1 bef:3 for:sale"]
    assert seat_seen(match, 1).money == 5 - 1 + 3
    assert [pile.discards for pile in seen(match).piles] == [{"artwork:blue": 1}, {}, {}, {}]
    assert (cards_in_grid(match), seen(match).resolving) == ([], {})


@pytest.mark.rule("97-MONEY-03")
def test_money_is_unlimited() -> None:
    match = position("phase turn seat:1\nseat:1 money 999\nseat:2 money 999\nseat:3 money 999")
    play(match, "stock architect:1/3 pass")
    assert money(match) == [999 + 5, 999 + 3, 999, 0]


def money_cards_gathered(seats: int, owned: str, limited: str) -> int:
    """How many Money cards went into the shuffle for a new grid: those dealt and those put away after the deal."""
    match = position(f"phase preparation\n{owned}", seats, limitedMoney=limited)
    dealt = [line.split()[1] for line in told(match, "card_dealt")]
    corners = 2 if seats == 2 else 0  # put away a second time, after they were dealt
    away = told(match, "card_put_away")
    return (dealt + away[: len(away) - corners]).count("money")


@pytest.mark.rule("97-MONEY-03")
@pytest.mark.parametrize(("seats", "cards"), [(2, 3), (3, 3), (4, 4)])
def test_a_new_grid_gets_its_money_cards_however_rich_the_players_are(seats: int, cards: int) -> None:
    assert money_cards_gathered(seats, "seat:1 money 500\nseat:2 money 500", "off") == cards


@pytest.mark.rule("97-MONEY-04")
@pytest.mark.parametrize(
    ("total", "cards"), [(0, 4), (57, 4), (58, 3), (60, 3), (61, 2), (63, 2), (64, 1), (66, 1), (67, 0), (69, 0)]
)
def test_limited_money_leaves_the_grid_what_players_do_not_need(total: int, cards: int) -> None:
    assert money_cards_gathered(4, f"seat:3 money {total}", "on") == cards


@pytest.mark.rule("97-MONEY-04")
@pytest.mark.parametrize(("total", "cards"), [(60, 3), (61, 2)])
def test_limited_money_leaves_at_most_three_cards_to_three_players(total: int, cards: int) -> None:
    assert money_cards_gathered(3, f"seat:1 money {total}", "on") == cards


FOUR_IN_GRID = "grid cell:1,1 money\ngrid cell:1,2 money\ngrid cell:1,3 money\ngrid cell:1,4 money"


@pytest.mark.rule("97-MONEY-04")
@pytest.mark.parametrize(("total", "gain"), [(52, 5), (53, 4), (56, 1), (57, 0)])
def test_limited_money_cuts_a_gain(total: int, gain: int) -> None:
    match = position(f"phase turn seat:1\n{FOUR_IN_GRID}\nseat:2 money {total}", limitedMoney="on")
    play(match, "stock architect:1/3")
    assert money(match) == [gain, total, 0, 0]


@pytest.mark.rule("97-MONEY-04")
def test_limited_money_counts_the_card_just_taken_and_the_money_just_paid() -> None:
    match = position(
        f"phase turn seat:1\n{FOUR_IN_GRID}\nseat:1 money 57\nseat:1 artworks artwork:red", limitedMoney="on"
    )
    play(match, "nouveau cell:1,1 architect:1/3 side:1")
    assert money(match) == [57 - 1 + 3, 0, 0, 0]


@pytest.mark.rule("97-MONEY-04")
def test_limited_money_never_blocks_a_payment() -> None:
    match = position(f"phase turn seat:1\n{FOUR_IN_GRID}\nseat:1 money 57", limitedMoney="on")
    play(match, "nouveau cell:1,1 architect:1/3 side:3")
    assert money(match) == [54, 0, 0, 0]


@pytest.mark.rule("97-MONEY-04")
def test_money_is_not_limited_unless_the_option_is_on() -> None:
    match = position(f"phase turn seat:1\n{FOUR_IN_GRID}\nseat:2 money 57")
    assert money(play(match, "stock architect:1/3")) == [5, 57, 0, 0]


@pytest.mark.rule("97-MONEY-05")
def test_no_decision_lets_players_give_lend_or_trade() -> None:
    named = re.findall(r"^\| `(\w+)` \|", LEDGER.read_text("utf-8"), re.MULTILINE)
    decisions = named[: named.index("unpaidNoble") + 1]
    assert [kind.name for kind in RULEBOOK.contents.decisions.values()] == [*decisions, "perform"]


@pytest.mark.rule("97-MONEY-05")
def test_money_moves_only_between_a_player_and_the_supply() -> None:
    match = position(f"phase turn seat:1\n{FOUR_IN_GRID}\nseat:1 money 5\nseat:2 money 5")
    play(match, "nouveau cell:1,1 architect:1/3 side:3")
    assert told(match, "money_moved") == ["seat:1 bef:-3 for:placement"]
    assert money(match) == [2, 5, 0, 0]
