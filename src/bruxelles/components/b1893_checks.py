"""Checks for the boxes of both editions of Bruxelles 1893."""

from collections.abc import Sequence

from bruxelles.components.box import Box, refusal
from bruxelles.components.checks import Check, amounts, numbers, refuse_falling, refuse_other_length
from bruxelles.kernel.complaint import Phrase

NOBLES = ("Brugmann", "Empain", "Solvay", "Buls", "Albert", "Van de Velde", "Vandervelde", "Maeterlinck")
BONUSES = ("crown", "iris", "architect", "meeple")
ACTIONS = "WSNMC"
FIRST_TO_LAST = (
    Phrase("the first player"),
    Phrase("the second player"),
    Phrase("the third player"),
    Phrase("the fourth player"),
    Phrase("the fifth player"),
)
DISPLAY = (
    Phrase("the leftmost place"),
    Phrase("the second place"),
    Phrase("the third place"),
    Phrase("the rightmost place"),
)
NO_HOUSE_DEARER = Phrase("a House takes one unit for each needle, and none in the rulebook costs more than 4")
STOCK_CARDS = Phrase("the rulebook lists 12 Stock Exchange cards")
COURSE = Phrase("the rulebook states it, and the game depends on it")
SIX_SPACES = Phrase("the rulebook gives the track 6 spaces")
SEVEN_MEEPLES = Phrase("a colour has 7 meeples")


def display(box: Box, name: str) -> None:
    amounts(*((place, 0) for place in DISPLAY))(box, name)
    prices = box.numbers(name)
    if prices != sorted(prices, reverse=True):
        why = Phrase("Nobles get cheaper as they slide to the right")
        raise refusal(box.where, name, prices, Phrase("prices that never increase"), why)
    if prices[-1] != 0:
        why = Phrase("a Noble there can always be taken")
        raise refusal(box.where, name, prices, Phrase("0 for the rightmost place"), why)


def stock_pairs(box: Box, name: str) -> None:
    rows = box.rows(name)
    refuse_other_length(box, name, rows, 12, STOCK_CARDS)
    for number, row in enumerate(rows, start=1):
        if len(row) != 4 or not all(1 <= place <= 4 for place in row):
            where = Phrase("{name}, card {number}", name=name, number=number)
            expected = Phrase("row, column, row and column of two irises, each from 1 to 4")
            raise refusal(box.where, where, row, expected, Phrase("the board has four rows of four irises"))


def card_bonuses(count: int, whence: Phrase) -> Check:
    def check(box: Box, name: str) -> None:
        cards = box.words(name)
        refuse_other_length(box, name, cards, count, whence)
        for number, card in enumerate(cards, start=1):
            _refuse_other_bonuses(box, Phrase("{name}, card {number}", name=name, number=number), card)

    return check


def _refuse_other_bonuses(box: Box, where: Phrase, card: str) -> None:
    together, choice = card.split("+"), card.split("/")
    for bonus in together if len(together) > 1 else choice:
        if bonus not in BONUSES:
            expected = Phrase("{bonuses}, joined by / or by +", bonuses=BONUSES)
            raise refusal(box.where, where, card, expected, Phrase("a card has no other bonuses"))
    if len(together) > 2:
        raise refusal(box.where, where, card, Phrase("at most one +"), Phrase("a card gives at most two bonuses"))
    if len(set(choice)) < len(choice):
        why = Phrase("two of the same leave no choice")
        raise refusal(box.where, where, card, Phrase("different bonuses around the /"), why)


def strips(permuted: bool) -> Check:
    def check(box: Box, name: str) -> None:
        words = box.words(name)
        refuse_other_length(box, name, words, 5, Phrase("the rulebook lists 5 Action strips"))
        for number, strip in enumerate(words, start=1):
            where = Phrase("{name}, strip {number}", name=name, number=number)
            if len(strip) != 5 or not set(strip) <= set(ACTIONS):
                why = Phrase("a strip has 5 spaces for Workshop, Sales, Nobles, Materials, Construction")
                expected = Phrase("5 letters from {letters}", letters=ACTIONS)
                raise refusal(box.where, where, strip, expected, why)
            if permuted and set(strip) != set(ACTIONS):
                expected = Phrase("each letter of {letters} once", letters=ACTIONS)
                raise refusal(box.where, where, strip, expected, Phrase("this is how players describe this side"))

    return check


def track(whence: Phrase, last: int | None = None, holding: Sequence[int] = ()) -> Check:
    """A track of six spaces. `last` is the value of the last one, if known; `holding` are values that examples have."""

    def check(box: Box, name: str) -> None:
        numbers(6, whence)(box, name)
        refuse_falling(box, name, Phrase("advancing never loses points"))
        spaces = box.numbers(name)
        if last is not None and spaces[-1] != last:
            expected = Phrase("{last} on the last space", last=last)
            raise refusal(box.where, name, spaces, expected, Phrase("the rulebook states it"))
        for number in holding:
            if number not in spaces:
                expected = Phrase("{number} on one of the spaces", number=number)
                raise refusal(box.where, name, spaces, expected, Phrase("an example in the rulebook shows it"))

    return check


def house_costs(most: int, why: Phrase) -> Check:
    def check(box: Box, name: str) -> None:
        numbers(6, Phrase("the rulebook lists 6 Houses in each colour"), 2, most, why)(box, name)
        refuse_falling(box, name, Phrase("Houses are built from the bottom row to the top row"))

    return check


def market_scale(box: Box, name: str) -> None:
    numbers(7, Phrase("the Art Market grid is 7 by 7"))(box, name)
    if max(box.numbers(name)[1:-1]) > 4:
        why = Phrase("black, in the centre of the indicator, never gets more")
        raise refusal(box.where, name, box[name], Phrase("at most 4, except at the two ends"), why)
