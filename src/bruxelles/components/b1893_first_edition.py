"""The box of the first edition of Bruxelles 1893. (93E1-COMP-01, 93E1-COMP-02, 93E1-SETUP-01..09)

Values that both editions have use the names of the second: `nobles` are the Public Figures, `prestige` the
Bonus cards, `meeples` the Assistants, `tracks.iris` and `tracks.crown` City Hall and Royal Palace.
"""

from pathlib import Path

from bruxelles.components.b1893_checks import (
    COURSE,
    FIRST_TO_LAST,
    NO_HOUSE_DEARER,
    NOBLES,
    SEVEN_MEEPLES,
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

EXPANSIONS = ()
COLOURS = ("green", "pink", "blue", "yellow", "black")
CORNERS = ("yellow", "blue", "green", "pink")
COMPASS_TILES = ("wood", "stone", "iron", "any", "money", "empty")
BONUS_CARDS = Phrase("the rulebook lists 25 Bonus cards")
SIX_SPACES = Phrase("our rules say so, 93-GEN-11")


def ours() -> Box:
    """Our values of the box."""
    return our_box("1893-1st")


def load(path: Path | None = None) -> Box:
    """Our box, corrected by a user's file if there is one, and validated."""
    return loaded(ours(), path, validate)


def validate(box: Box) -> None:
    """Refuse values that contradict the rulebook or can't be played, with the reason."""
    check_every_value(box, CHECKS, "1893-1st")


def bonuses(box: Box, name: str) -> None:
    card_bonuses(25, BONUS_CARDS)(box, name)
    for number, card in enumerate(box.words(name), start=1):
        if card.count("/") > 1:
            where = Phrase("{name}, card {number}", name=name, number=number)
            why = Phrase("a card of the first edition gives a choice between two powers")
            raise refusal(box.where, where, card, Phrase("at most one /"), why)


def years(box: Box, name: str) -> None:
    given = box.numbers(name)
    refuse_other_length(box, name, given, 5, Phrase("the rulebook lists 5 Exhibition tiles"))
    if (given[0], given[-1]) != (1893, 1910):
        expected = Phrase("{first} first and {last} last", first=1893, last=1910)
        raise refusal(box.where, name, given, expected, Phrase("the rulebook states it"))
    if given != sorted(set(given)):
        raise refusal(
            box.where, name, given, Phrase("years in ascending order"), Phrase("the tiles are sorted by year")
        )


def needles(box: Box, name: str) -> None:
    why = Phrase("the compass has 6 spaces")
    numbers(2, Phrase("the rulebook lists 2 compass needles"), 1, 6, why)(box, name)
    if len(set(box.numbers(name))) < 2:
        why = Phrase("the needles never point to the same place")
        raise refusal(box.where, name, box[name], Phrase("two different places"), why)


CHECKS: dict[str, Check] = {
    "rounds": fixed(5, COURSE),
    "money.start": amounts(*((who, 0) for who in FIRST_TO_LAST)),
    "meeples.each": fixed(7, Phrase("the rulebook lists 7 meeples in each colour")),
    "meeples.courthouse": amount(0, 7, SEVEN_MEEPLES),
    "meeples.neutral": fixed(1, Phrase("the rulebook gives each of two players one")),
    "artworks.copies": copies(30, Phrase("the rulebook lists 30 Artworks"), *COLOURS),
    "cubes.copies": fixed(
        [10, 10, 10, 15], Phrase("the rulebook lists 10 cubes of each refined material and 15 jokers")
    ),
    "exhibitions.years": years,
    "nobles.copies": copies(21, Phrase("of 26 Public Figures, 5 are Brugmanns, which leaves 21"), *NOBLES[1:]),
    "nobles.costs": amounts(*((noble, 0) for noble in NOBLES)),
    "nobles.display": display,
    "stock.income": numbers(12, STOCK_CARDS),
    "stock.pairs.two": stock_pairs,
    "stock.pairs.three": stock_pairs,
    "stock.pairs.four": stock_pairs,
    "stock.pairs.five": stock_pairs,
    "prestige.bonuses": bonuses,
    "prestige.manneken": numbers(25, BONUS_CARDS, 0, 2, Phrase("a card has at most two")),
    "prestige.symbols": numbers(25, BONUS_CARDS, 0, 9),
    "strips.basic": strips(permuted=True),
    "strips.expert": strips(permuted=False),
    "tracks.iris": track(SIX_SPACES, holding=(2, 3)),
    "tracks.crown": track(SIX_SPACES, holding=(3,)),
    "tracks.architect": track(SIX_SPACES, holding=(8,)),
    "houses.costs": house_costs(4, NO_HOUSE_DEARER),
    "houses.top": fixed(2, Phrase("the rulebook shows three rows of two Houses")),
    "compass.tiles": each_once(COMPASS_TILES, Phrase("the rulebook lists these six compass tiles")),
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
    "amounts.workshop_draw": amount(1),
    "amounts.exhibition_draw": amount(),
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
