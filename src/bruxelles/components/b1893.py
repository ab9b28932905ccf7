"""The box of Bruxelles 1893: our values, a user's corrections, and what can't be right. (93-COMP-01..10)"""

from pathlib import Path

from bruxelles.components.box import Box, refusal
from bruxelles.components.checks import (
    SANE,
    Check,
    amount,
    amounts,
    check_every_value,
    copies,
    each_once,
    fixed,
    loaded,
    our_box,
    refuse_falling,
    refuse_other_length,
)
from bruxelles.kernel.complaint import Phrase

NOBLES = ("Brugmann", "Empain", "Solvay", "Buls", "Albert", "Van de Velde", "Vandervelde", "Maeterlinck")
BONUSES = ("crown", "iris", "architect", "meeple")
ACTIONS = "WSNMC"
PLACES = ("iron", "wood", "stone", "money", "any", "empty", "glass")
CORNERS = ("yellow", "blue", "green", "brown")
FIRST_TO_LAST = (
    Phrase("the first player"),
    Phrase("the second"),
    Phrase("the third"),
    Phrase("the fourth"),
    Phrase("the fifth"),
)
DISPLAY = (
    Phrase("the leftmost place"),
    Phrase("the second place"),
    Phrase("the third place"),
    Phrase("the rightmost place"),
)
STOCK_CARDS = Phrase("the rulebook counts 12 Stock Exchange cards")
PRESTIGE_CARDS = Phrase("the rulebook counts 30 Prestige cards")
SEVEN_MEEPLES = Phrase("a colour has 7 meeples")


def ours() -> Box:
    """The box as we know it."""
    return our_box("1893")


def load(path: Path | None = None) -> Box:
    """Our box, or ours as a user's file corrects it; either has passed `validate`."""
    return loaded(ours(), path, validate)


def validate(box: Box) -> None:
    """Refuse what contradicts the rulebook or can't be played, by name and with the reason."""
    check_every_value(box, CHECKS, "1893")


def numbers(count: int, whence: Phrase, least: int = 0, most: int = 99, why: Phrase = SANE) -> Check:
    def check(box: Box, name: str) -> None:
        given = box.numbers(name)
        refuse_other_length(box, name, given, count, whence)
        if not all(least <= number <= most for number in given):
            expected = Phrase("numbers from {least} to {most}", least=least, most=most)
            raise refusal(box.where, name, given, expected, why)

    return check


def display(box: Box, name: str) -> None:
    amounts(*((place, 0) for place in DISPLAY))(box, name)
    prices = box.numbers(name)
    if prices != sorted(prices, reverse=True):
        why = Phrase("nobles get cheaper as they slide to the right")
        raise refusal(box.where, name, prices, Phrase("prices that never rise"), why)
    if prices[-1] != 0:
        why = Phrase("a noble can always be taken there")
        raise refusal(box.where, name, prices, Phrase("0 for the rightmost place"), why)


def stock_pairs(box: Box, name: str) -> None:
    rows = box.rows(name)
    refuse_other_length(box, name, rows, 12, STOCK_CARDS)
    for number, row in enumerate(rows, start=1):
        if len(row) != 4 or not all(1 <= place <= 4 for place in row):
            where = Phrase("{name}, card {number}", name=name, number=number)
            expected = Phrase("row, column, row, column of two irises, each from 1 to 4")
            raise refusal(box.where, where, row, expected, Phrase("the board has four rows of four irises"))


def prestige_bonuses(box: Box, name: str) -> None:
    cards = box.words(name)
    refuse_other_length(box, name, cards, 30, PRESTIGE_CARDS)
    for number, card in enumerate(cards, start=1):
        where = Phrase("{name}, card {number}", name=name, number=number)
        together, choice = card.split("+"), card.split("/")
        for bonus in together if len(together) > 1 else choice:
            if bonus not in BONUSES:
                expected = Phrase("{bonuses}, joined by / or by +", bonuses=BONUSES)
                raise refusal(box.where, where, card, expected, Phrase("a card has no other bonus"))
        if len(together) > 2:
            why = Phrase("a card gives two bonuses at most")
            raise refusal(box.where, where, card, Phrase("one + at most"), why)
        if len(set(choice)) < len(choice):
            why = Phrase("two that are equal leave no choice")
            raise refusal(box.where, where, card, Phrase("different bonuses at the /"), why)


def strips(permuted: bool) -> Check:
    def check(box: Box, name: str) -> None:
        words = box.words(name)
        refuse_other_length(box, name, words, 5, Phrase("the rulebook counts 5 Action strips"))
        for number, strip in enumerate(words, start=1):
            where = Phrase("{name}, strip {number}", name=name, number=number)
            if len(strip) != 5 or not set(strip) <= set(ACTIONS):
                why = Phrase("a strip has 5 spaces for Workshop, Sales, Nobles, Materials, Construction")
                expected = Phrase("5 letters out of {letters}", letters=ACTIONS)
                raise refusal(box.where, where, strip, expected, why)
            if permuted and set(strip) != set(ACTIONS):
                expected = Phrase("each letter of {letters} once", letters=ACTIONS)
                raise refusal(box.where, where, strip, expected, Phrase("so players describe this side"))

    return check


def track(last: int | None = None) -> Check:
    def check(box: Box, name: str) -> None:
        numbers(6, Phrase("the rulebook gives the track 6 spaces"))(box, name)
        refuse_falling(box, name, Phrase("an advance is never a loss"))
        if last is not None and box.numbers(name)[-1] != last:
            expected = Phrase("{last} on the last space", last=last)
            raise refusal(box.where, name, box[name], expected, Phrase("the rulebook gives it"))

    return check


def house_costs(box: Box, name: str) -> None:
    why = Phrase("a house takes a unit for each needle, and the rulebook has none dearer than 4")
    numbers(6, Phrase("the rulebook counts 6 houses in each colour"), 2, 4, why)(box, name)
    refuse_falling(box, name, Phrase("houses are built from the bottom row to the top one"))


def compass_order(box: Box, name: str) -> None:
    each_once(PLACES, Phrase("the compass has these seven places"))(box, name)
    order = box.words(name)
    if order[(order.index("glass") + 1) % len(order)] != "iron":
        why = Phrase("a needle that reaches the Arrow on glass goes on to iron")
        raise refusal(box.where, name, order, Phrase("iron next after glass"), why)


def needles(box: Box, name: str) -> None:
    given = box.words(name)
    refuse_other_length(box, name, given, 2, Phrase("the rulebook counts 2 compass needles"))
    for place in given:
        if place not in PLACES or place == "glass":
            expected = Phrase("two of {places}", places=PLACES[:-1])
            why = Phrase("a needle points to a place of the compass but the Arrow")
            raise refusal(box.where, name, given, expected, why)
    if given[0] == given[1]:
        why = Phrase("the needles never point to the same place")
        raise refusal(box.where, name, given, Phrase("two different places"), why)


def market_scale(box: Box, name: str) -> None:
    numbers(7, Phrase("the grid of the Art Market is 7 by 7"))(box, name)
    if max(box.numbers(name)[1:-1]) > 4:
        why = Phrase("black, in the centre of the indicator, gets no more")
        raise refusal(box.where, name, box[name], Phrase("at most 4 but at the two ends"), why)


CHECKS: dict[str, Check] = {
    "rounds": fixed(5, Phrase("the rulebook gives it and the course of the game rests on it")),
    "money.start": amounts(*((who, 0) for who in FIRST_TO_LAST)),
    "meeples.each": fixed(7, Phrase("the rulebook counts 7 meeples in each colour")),
    "meeples.courthouse": amount(0, 7, SEVEN_MEEPLES),
    "meeples.neutral": fixed(1, Phrase("the rulebook gives each of two players one")),
    "artworks.copies": fixed([6, 6, 6, 6, 6], Phrase("the rulebook counts 6 artworks in each colour")),
    "cubes.copies": fixed(
        [10, 10, 10, 15], Phrase("the rulebook counts 10 cubes of each refined material and 15 jokers")
    ),
    "cubes.glass": fixed(10, Phrase("the rulebook counts 10 cubes of glass")),
    "nobles.copies": copies(
        21, Phrase("the rulebook counts 21 nobles without Brugmann and the expansion"), *NOBLES[1:]
    ),
    "nobles.costs": amounts(*((noble, 0) for noble in NOBLES)),
    "nobles.display": display,
    "stock.income": numbers(12, STOCK_CARDS),
    "stock.pairs.two": stock_pairs,
    "stock.pairs.three": stock_pairs,
    "stock.pairs.four": stock_pairs,
    "stock.pairs.five": stock_pairs,
    "prestige.bonuses": prestige_bonuses,
    "prestige.manneken": numbers(30, PRESTIGE_CARDS, 0, 2, Phrase("a card has two at most")),
    "prestige.symbols": numbers(30, PRESTIGE_CARDS, 0, 9),
    "strips.compass": strips(permuted=True),
    "strips.other": strips(permuted=False),
    "tracks.iris": track(),
    "tracks.crown": track(),
    "tracks.architect": track(last=10),
    "houses.costs": house_costs,
    "houses.top": fixed(2, Phrase("the rulebook has three rows of two houses")),
    "compass.order": compass_order,
    "compass.needles": needles,
    "market.money": market_scale,
    "market.points": market_scale,
    "market.corners": each_once(CORNERS, Phrase("the indicator has a corner for each colour but black")),
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
