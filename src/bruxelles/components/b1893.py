"""The box of Bruxelles 1893: our values, a user's corrections, and checks for values that can't be right.
(93-COMP-01..10)

The second edition comes with Belle Époque and the B-sides in one box. Their values are in separate files, so that the
fingerprint of a game covers only the values it uses: correcting a pavilion doesn't affect games without pavilions.
"""

from collections.abc import Mapping
from pathlib import Path

from bruxelles.components import b1893_asymmetric, b1893_belle_epoque
from bruxelles.components.b1893_checks import (
    COURSE,
    FIRST_TO_LAST,
    NO_HOUSE_DEARER,
    NOBLES,
    SEVEN_MEEPLES,
    SIX_SPACES,
    STOCK_CARDS,
    card_bonuses,
    display,
    house_costs,
    market_scale,
    stock_pairs,
    strips,
    track,
)
from bruxelles.components.box import Box, refusal
from bruxelles.components.checks import (
    Check,
    amount,
    amounts,
    check_every_value,
    copies,
    each_once,
    fixed,
    loaded,
    numbers,
    our_box,
    refuse_other_length,
)
from bruxelles.kernel.complaint import Phrase

EXPANSIONS: Mapping[str, Mapping[str, Check]] = {
    "belle-epoque": b1893_belle_epoque.CHECKS,
    "asymmetric": b1893_asymmetric.CHECKS,
}
PLACES = ("iron", "wood", "stone", "money", "any", "empty", "glass")
CORNERS = ("yellow", "blue", "green", "brown")
PRESTIGE_CARDS = Phrase("the rulebook lists 30 Prestige cards")


def ours(*expansions: str) -> Box:
    """Our values of the box: those of the base game, and those that these expansions add."""
    parts = [our_box("1893"), *(our_box(f"1893-{expansion}") for expansion in expansions)]
    return Box([value for part in parts for value in part.values()], parts[0].where)


def load(path: Path | None = None, *expansions: str) -> Box:
    """Our box, corrected by a user's file if there is one. That file may also correct other expansions."""
    whole = loaded(ours(*EXPANSIONS), path, validate)
    in_play = ours(*expansions)
    return Box([value for value in whole.values() if value.name in in_play], whole.where)


def validate(box: Box) -> None:
    """Refuse values that contradict the rulebook or can't be played, with the reason."""
    checks = dict(CHECKS)
    for expansion in EXPANSIONS.values():
        if any(name in box for name in expansion):
            checks |= expansion
    check_every_value(box, checks, "1893")


def compass_order(box: Box, name: str) -> None:
    each_once(PLACES, Phrase("the compass has these seven places"))(box, name)
    order = box.words(name)
    if order[(order.index("glass") + 1) % len(order)] != "iron":
        why = Phrase("a needle that reaches the Arrow, on glass, moves on to iron")
        raise refusal(box.where, name, order, Phrase("iron directly after glass"), why)


def needles(box: Box, name: str) -> None:
    given = box.words(name)
    refuse_other_length(box, name, given, 2, Phrase("the rulebook lists 2 compass needles"))
    for place in given:
        if place not in PLACES or place == "glass":
            expected = Phrase("two of {places}", places=PLACES[:-1])
            why = Phrase("a needle points to any place on the compass except the Arrow")
            raise refusal(box.where, name, given, expected, why)
    if given[0] == given[1]:
        why = Phrase("the needles never point to the same place")
        raise refusal(box.where, name, given, Phrase("two different places"), why)


CHECKS: dict[str, Check] = {
    "rounds": fixed(5, COURSE),
    "money.start": amounts(*((who, 0) for who in FIRST_TO_LAST)),
    "meeples.each": fixed(7, Phrase("the rulebook lists 7 meeples in each colour")),
    "meeples.courthouse": amount(0, 7, SEVEN_MEEPLES),
    "meeples.neutral": fixed(1, Phrase("the rulebook gives each of two players one")),
    "artworks.copies": fixed([6, 6, 6, 6, 6], Phrase("the rulebook lists 6 Artworks in each colour")),
    "cubes.copies": fixed(
        [10, 10, 10, 15], Phrase("the rulebook lists 10 cubes of each refined material and 15 jokers")
    ),
    "cubes.glass": fixed(10, Phrase("the rulebook lists 10 cubes of glass")),
    "nobles.copies": copies(
        21, Phrase("the rulebook lists 21 Nobles, not counting Brugmann and the expansion"), *NOBLES[1:]
    ),
    "nobles.costs": amounts(*((noble, 0) for noble in NOBLES)),
    "nobles.display": display,
    "stock.income": numbers(12, STOCK_CARDS),
    "stock.pairs.two": stock_pairs,
    "stock.pairs.three": stock_pairs,
    "stock.pairs.four": stock_pairs,
    "stock.pairs.five": stock_pairs,
    "prestige.bonuses": card_bonuses(30, PRESTIGE_CARDS),
    "prestige.manneken": numbers(30, PRESTIGE_CARDS, 0, 2, Phrase("a card has at most two")),
    "prestige.symbols": numbers(30, PRESTIGE_CARDS, 0, 9),
    "strips.compass": strips(permuted=True),
    "strips.other": strips(permuted=False),
    "tracks.iris": track(SIX_SPACES),
    "tracks.crown": track(SIX_SPACES),
    "tracks.architect": track(SIX_SPACES, last=10),
    "houses.costs": house_costs(4, NO_HOUSE_DEARER),
    "houses.top": fixed(2, Phrase("the rulebook shows three rows of two Houses")),
    "compass.order": compass_order,
    "compass.needles": needles,
    "market.money": market_scale,
    "market.points": market_scale,
    "market.corners": each_once(CORNERS, Phrase("the indicator has a corner for each colour except black")),
    "brussels.uses_per_meeple.few": amount(1),
    "brussels.uses_per_meeple.many": amount(1),
    "amounts.brugmann": amount(),
    "amounts.empain": amount(),
    "amounts.solvay": amount(1),
    "amounts.solvay_exchange": amount(1),
    "amounts.materials": amount(1),
    "amounts.market_jokers": amount(),
    "amounts.unit": amount(1),
    "amounts.free_meeples": amount(0, 7, SEVEN_MEEPLES),
    "amounts.money_set": amount(1),
    "amounts.pass_colour": amount(),
    "amounts.first_pass": amount(),
    "amounts.first_pass_manneken": amount(1),
    "points.maeterlinck": amount(),
    "points.no_joker": amount(),
    "points.top_house": amount(),
    "points.unpaid_noble": amount(),
    "points.first_player": amount(),
    "points.cube": amount(),
    "points.free_artwork": amount(),
    "points.free_house": amount(),
    "rows.multiplier": amount(),
}
