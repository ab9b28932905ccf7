"""What the options of 1893 say: enough, with numbers, to choose without looking at the table."""

from __future__ import annotations

import pytest
from tests.games.b1893.builder import play, position, table_of
from tests.words.games_1893 import label, labels, said

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.words.b1893 import card_message, option_message, phase_message


def test_a_space_says_its_action_and_what_it_does() -> None:
    match = position("phase turn seat:1\nseat:1 money 3\nseat:1 artworks artwork:green")
    assert label(match, "space:1,1") == "Workshop at row 1, column 1: take an Artwork"
    assert label(match, "space:1,2") == "Sales at row 1, column 2: sell an Artwork"
    assert label(match, "space:1,4") == "Materials at row 1, column 4: take 2 cubes"
    assert label(match, "space:2,4") == "Construction at row 2, column 4: no effect, as a House costs 2 units"
    assert label(match, "space:1,1", "fr") == "Atelier en rangée 1, colonne 1\u00a0: prendre une Œuvre"


@pytest.mark.parametrize(
    ("house", "visit"),
    [
        ("1,1", "on the House of Bo, who takes a black Artwork"),
        ("1,2", "on the House of Bo, who scores 3 VP"),
        ("1,3", "on the House of Bo, who may activate a Noble"),
        ("1,4", "on the House of Bo, who takes a cube"),
        ("2,4", "on the House of Bo, who scores 1 VP"),
    ],
)
def test_a_visit_says_what_the_owner_of_the_house_gains(house: str, visit: str) -> None:
    match = position(
        f"""
        phase turn seat:1
        seat:1 money 3
        seat:2 houses space:{house}
        seat:2 artworks artwork:green artwork:blue artwork:black
        """
    )
    assert label(match, f"space:{house}").endswith(f"({visit})")


def test_a_visit_without_a_gain_and_to_oneself_says_so() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 money 3
        seat:1 houses space:1,1
        seat:2 houses space:1,3
        seat:2 turned noble:brugmann
        """
    )
    assert label(match, "space:1,1") == "Workshop at row 1, column 1: take an Artwork (on your own House)"
    assert label(match, "space:1,3").endswith("(on the House of Bo, who gains nothing)")
    assert label(match, "space:1,3", "fr").endswith("(chez Bo, qui ne gagne rien)")


def test_spaces_that_are_not_free_say_why() -> None:
    match = position(
        "phase turn seat:1\nneutral space:1,1 space:1,2\nseat:1 money 1\nseat:2 meeple space:2,2 bid:3", seats=2
    )
    assert label(match, "space:1,1") == "Workshop at row 1, column 1: a neutral meeple"
    assert label(match, "space:2,2") == "Workshop at row 2, column 2: Bo’s meeple, bid 3 BF"
    assert label(match, "space:5,5") == "Materials at row 5, column 5: not active"


def test_brussels_says_what_it_costs_and_gives() -> None:
    match = position("phase turn seat:1\nuses 2 2 0 0\nseat:1 tracks 1 3 1\nseat:1 nobles noble:buls noble:brugmann")
    assert label(match, "place:stock") == "Stock Exchange: place 2 meeples, gain 5 BF"
    assert label(match, "place:grand-place") == "Grand-Place: place 2 meeples, activate Nobles (at most 2)"
    assert label(match, "place:market") == "Saint Catherine’s Market: place 1 meeple, take 3 jokers"
    assert label(match, "place:park") == "Cinquantenaire Park: place 1 meeple, then choose an action"


def test_passing_first_counts_the_cards_taken_for_it() -> None:
    match = position(
        "phase turn seat:1\nround 2\nseat:1 first-passes 1\nseat:1 artworks artwork:blue artwork:blue artwork:green"
    )
    assert label(match, "pass") == "Pass first: gain 4 BF and 2 Manneken Pis"


def test_a_bid_says_where_it_leads() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 money 5
        seat:1 meeple space:1,2 bid:1
        seat:2 meeple space:2,2 bid:3
        seat:3 meeple space:3,2 bid:3
        """
    )
    play(match, "space:4,2")
    assert labels(match)[:3] == [
        "Bid 1 BF: 1 BF behind Bo and Cy in column 2 (4 BF left)",
        "Bid 2 BF: tied with Bo and Cy in column 2 (3 BF left)",
        "Bid 3 BF: 1 BF ahead of Bo and Cy in column 2 (2 BF left)",
    ]
    assert label(match, "bid:3", "fr") == (
        "Miser 3\u00a0FB\u00a0: 1\u00a0FB d’avance sur Bo et Cy dans la colonne 2 (il reste 2\u00a0FB)"
    )
    assert label(match, "bid:9") == "Bid 9 BF: 7 BF ahead of Bo and Cy in column 2"


def test_a_bid_that_leaves_too_little_for_the_action_says_so() -> None:
    match = position("phase turn seat:1\nneedles wood money\nseat:1 money 4\nseat:1 cubes cube:wood")
    assert label(match, "space:2,4") == "Construction at row 2, column 4: build a House for 2 units"
    play(match, "space:2,4")
    assert label(match, "bid:1") == "Bid 1 BF: alone in column 4 (3 BF left)"
    assert label(match, "bid:2") == "Bid 2 BF: alone in column 4 (2 BF left, too little for Construction)"


def test_a_payment_says_what_a_joker_costs() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\nseat:1 cubes cube:wood cube:stone cube:joker")
    play(match, "space:2,4")
    assert labels(match) == [
        "1 wood and 1 stone: score 5 VP",
        "1 wood and 1 joker (no 5 VP)",
        "1 stone and 1 joker (no 5 VP)",
    ]
    assert label(match, "pay:2joker") == "2 jokers"


def test_a_house_of_the_top_row_scores_with_jokers_too() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 money 1
        seat:1 houses space:5,1 space:5,2 space:5,3 space:5,4
        seat:1 cubes cube:wood cube:wood cube:wood cube:stone cube:joker
        """
    )
    play(match, "space:2,4")
    assert label(match, "pay:3wood+1stone") == "3 wood and 1 stone: score 10 VP"
    assert label(match, "pay:3wood+1joker") == "3 wood and 1 joker: score 5 VP (no extra 5 VP)"


def test_needles_and_places_for_the_house_say_what_comes_of_them() -> None:
    match = position("phase turn seat:1\nneedles wood money\nseat:1 money 1\nseat:1 cubes cube:wood cube:joker")
    play(match, "space:2,4")
    assert label(match, "needle:wood") == "The needle on wood moves to stone"
    assert label(match, "needle:wood", "fr") == "L’aiguille quitte le bois pour la pierre"
    assert label(match, "needle:glass") == "Glass: no needle"
    play(match, "needle:wood")
    assert label(match, "space:1,1") == "Workshop at row 1, column 1 (a visit brings you a black Artwork)"
    assert label(match, "space:5,4") == "Sales at row 5, column 4 (a visit brings you 1 VP per Artwork)"
    assert label(match, "space:2,4") == "Construction at row 2, column 4: not free"


def test_a_sale_says_what_each_position_brings() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\nseat:1 artworks artwork:green artwork:blue")
    play(match, "space:1,2")
    assert label(match, "artwork:green") == "Sell the green Artwork: 2 BF and 2 VP as the indicator stands (1 owned)"
    play(match, "artwork:green")
    assert label(match, "indicator:3,3") == "Leave the indicator: 2 BF and 2 VP"
    assert label(match, "indicator:4,2") == "1 down and 1 left: 4 BF and 4 VP"
    assert label(match, "indicator:4,2", "fr") == "1 vers le bas et 1 vers la gauche\u00a0: 4\u00a0FB et 4\u00a0PV"
    assert label(match, "indicator:1,5") == "2 up and 2 right: 2 BF and 2 VP"


def test_a_noble_says_price_effect_and_what_keeping_him_costs() -> None:
    match = position(
        """
        phase turn seat:1
        display noble:solvay noble:empain noble:albert
        seat:1 money 3
        seat:1 turned noble:albert
        """
    )
    play(match, "space:1,3 bid:1")
    assert labels(match) == [
        "Ernest Solvay for 2 BF: take 1 cube, or 2 for a joker (3 BF at the end if kept)",
        "Édouard Empain for 1 BF: take 2 jokers (2 BF at the end if kept)",
        "Prince Albert for 0 BF: advance on Crown from 1 to 2 (you already have him)",
    ]
    assert label(match, "display:1") == "The place for 3 BF: empty"


def test_nobles_without_effect_say_so() -> None:
    cubes = " ".join(["cube:wood", "cube:iron", "cube:stone", "cube:joker"] * 10 + ["cube:joker"] * 5)
    match = position(
        f"""
        phase turn seat:1
        gone {cubes}
        seat:1 courthouse 0
        seat:1 tracks 6 6 6
        seat:1 nobles noble:empain noble:solvay noble:buls noble:vandervelde
        """
    )
    play(match, "place:grand-place")
    assert labels(match) == [
        "Georges Brugmann: gain 5 BF",
        "Édouard Empain: no effect, as no joker is left",
        "Ernest Solvay: no effect, as no cube is left",
        "Charles Buls: no effect, as Iris is at the top",
        "Émile Vandervelde: no effect, as nobody is in the Courthouse",
        "Stop here",
    ]
    assert label(match, "noble:nagelmackers") == "Georges Nagelmackers"


def test_actions_at_the_park_say_what_can_be_done() -> None:
    artworks = " ".join(["artwork:green", "artwork:brown", "artwork:blue", "artwork:yellow"] * 6)
    houses = "space:5,1 space:5,2 space:5,3 space:5,4 space:5,5 space:4,5"
    match = position(f"phase turn seat:1\ngone {artworks}\nseat:1 houses {houses}")
    play(match, "place:park")
    assert labels(match) == [
        "Workshop: no effect, as no Artwork is left",
        "Sales: no effect, as there is no Artwork to sell",
        "Nobles: no effect, as no Noble can be paid for",
        "Materials: take 2 cubes",
        "Construction: no effect, as all Houses are built",
    ]


def test_a_prestige_card_is_described_and_its_rows_are_weighed() -> None:
    match = position(
        """
        phase prestige
        column 2 prestige:13 seat:1
        seat:1 nobles noble:buls noble:brugmann
        seat:1 slid strategic:nobles prestige:1
        """
    )
    assert (
        label(match, "bonus")
        == "Take the bonus of the card under column 2 (Iris or Crown, 1 Manneken Pis, 1 VP symbol)"
    )
    assert label(match, "strategic:nobles") == (
        "Slide it under the Nobles row: × 4 instead of × 3 (2 VP more as things stand)"
    )
    play(match, "bonus")
    assert labels(match) == ["Advance on Iris from 1 to 2", "Advance on Crown from 1 to 2"]


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (1, "Crown, 2 VP symbols"),
        (19, "Crown and Crown, 1 Manneken Pis"),
        (23, "Crown and Architect"),
        (30, "Iris, Crown, Architect or Courthouse, 1 VP symbol"),
    ],
)
def test_prestige_cards_are_described_by_what_is_printed_on_them(card: int, words: str) -> None:
    table = table_of(position("phase turn seat:1"))
    assert said(card_message(table, card - 1)) == words


def test_a_noble_that_is_too_dear_at_the_end_is_named_with_his_price() -> None:
    match = position(
        "phase scoring\nround 5\nseat:1 money 4\nseat:1 nobles noble:empain noble:solvay noble:maeterlinck"
    )
    assert labels(match) == ["Pay Édouard Empain: 2 BF (2 BF left)", "Pay Ernest Solvay: 3 BF (1 BF left)"]
    assert label(match, "noble:maeterlinck") == "Pay Maurice Maeterlinck: 5 BF"
    assert phase_message(table_of(match)).key == "phase.scoring"


def test_amounts_come_from_the_box() -> None:
    match = position("phase turn seat:1")
    table = table_of(match)
    table.edition.income[table.stock] = 8
    assert said(option_message(table, 0, "turn", v.TO_PLACE, None)).endswith("gain 8 BF")
