"""What Belle Époque adds to the box of Bruxelles 1893. (93-COMP-09, 93-BE-SETUP-02..09)"""

from bruxelles.components.box import Box, refusal
from bruxelles.components.checks import Check, amount, amounts, copies, fixed, numbers, refuse_other_length
from bruxelles.kernel.complaint import Phrase

MARKED = 5
PLAYERS = Phrase("for two, three, four and five players")
NOBLES = ("Nagelmackers", "Privat-Livemont")
MIDDLE = 3
FACE_DOWN = Phrase("5 of the 12 tiles lie face down on the Art Nouveau board")


def tiles_marked(box: Box, name: str) -> None:
    spaces = box.rows(name)
    refuse_other_length(box, name, spaces, MARKED, FACE_DOWN)
    for space in spaces:
        if len(space) != 2 or not all(1 <= place <= 5 for place in space):
            expected = Phrase("the row and column of each space, from 1 to 5")
            raise refusal(box.where, name, spaces, expected, Phrase("the board has five rows of five spaces"))
    turned = [[column, 2 * MIDDLE - row] for row, column in spaces]
    if [MIDDLE, MIDDLE] not in spaces or sorted(turned) != sorted(spaces):
        why = Phrase("the rulebook puts them in a cross in the middle of the board")
        raise refusal(box.where, name, spaces, Phrase("the middle space and four around it"), why)
    if len({tuple(space) for space in spaces}) < MARKED:
        raise refusal(box.where, name, spaces, Phrase("different spaces"), Phrase("a space holds one tile"))


def surcharges(box: Box, name: str) -> None:
    why = Phrase("the rulebook has surcharges of 1 or 2 glass")
    numbers(5, Phrase("there are 5 pavilion spaces"), 0, 2, why)(box, name)
    given = box.numbers(name)
    if given[2] != 2:
        expected = Phrase("{number} for the third space", number=2)
        raise refusal(box.where, name, given, expected, Phrase("an example in the rulebook shows it"))
    if {0, 1} - set(given):
        why = Phrase("the rulebook says that some spaces have a surcharge of 1 or 2, so not all of them do")
        raise refusal(box.where, name, given, Phrase("at least one 0 and one 1"), why)


CHECKS: dict[str, Check] = {
    "belle_epoque.nobles.copies": copies(
        6, Phrase("of 32 Nobles, 21 are in the base game and 5 are Brugmanns, which leaves 6"), *NOBLES
    ),
    "belle_epoque.nobles.costs": amounts(*((noble, 0) for noble in NOBLES)),
    "belle_epoque.travelers": fixed(4, Phrase("the rulebook lists 4 Travelers")),
    "belle_epoque.white.divisor": amount(1),
    "belle_epoque.pavilions.surcharges": surcharges,
    "belle_epoque.pavilions.visit": amount(),
    "belle_epoque.tiles.count": fixed(12, Phrase("the rulebook lists 12 Belle Époque tiles")),
    "belle_epoque.tiles.offered": numbers(4, PLAYERS, 1, 12 - MARKED, FACE_DOWN),
    "belle_epoque.tiles.marked": tiles_marked,
    "belle_epoque.tiles.1": amounts((Phrase("points"), 0), (Phrase("points counted"), 1)),
    "belle_epoque.tiles.2": amount(),
    "belle_epoque.tiles.3": amount(),
    "belle_epoque.tiles.4": amount(),
    "belle_epoque.tiles.5": amount(),
    "belle_epoque.tiles.6": amount(),
    "belle_epoque.tiles.7": numbers(4, PLAYERS),
    "belle_epoque.tiles.8": amount(),
    "belle_epoque.tiles.9": numbers(4, PLAYERS),
    "belle_epoque.tiles.10": amount(10, 99, Phrase("the space before it gives 10")),
    "belle_epoque.tiles.11": amount(),
    "belle_epoque.cards.count": fixed(32, Phrase("the rulebook lists 32 Belle Époque cards")),
    "belle_epoque.cards.offered": fixed(5, Phrase("the rulebook puts one at each pavilion space")),
    "belle_epoque.cards.1": amount(),
    "belle_epoque.cards.3": amount(),
    "belle_epoque.cards.5": amount(),
    "belle_epoque.cards.7": amount(),
    "belle_epoque.cards.10": amount(),
    "belle_epoque.cards.11": amount(),
    "belle_epoque.cards.12": amounts((Phrase("points"), 0), (Phrase("BF"), 1)),
    "belle_epoque.cards.13": amount(),
    "belle_epoque.cards.16": amount(),
    "belle_epoque.cards.17": amount(1, 10, Phrase("there are 10 cubes of each refined material")),
    "belle_epoque.cards.19": amount(0, 4, Phrase("there are 4 Travelers")),
    "belle_epoque.cards.21": amount(),
    "belle_epoque.cards.23": amount(),
    "belle_epoque.cards.24": amount(),
    "belle_epoque.cards.26": amount(),
    "belle_epoque.cards.27": amount(1),
    "belle_epoque.cards.28": amount(),
    "belle_epoque.cards.30": amount(),
    "belle_epoque.cards.31": amount(),
    "belle_epoque.cards.32": amount(),
}
