"""The box of Bruxelles 1897: our values, a user's corrections, and checks for values that can't be right.
(97-COMP-01..08)
"""

from pathlib import Path

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
    our_box,
    refuse_falling,
)
from bruxelles.kernel.complaint import Phrase

EXPANSIONS = ()
LOWER_BONUSES = ("houses", "nobles", "artworks", "money")
NOBLES = ("Horta", "Buls", "Hankar", "Vandervelde", "Albert", "Brugmann")
COLOURS = ("yellow", "green", "blue", "red")
LONGEST_TRACK = 20
ARCHITECT_KINDS = (Phrase("the first kind"), Phrase("the second kind"), Phrase("the third kind"))
MATERIAL_PAIRS = ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood", "steel+brick")
HOUSE_TYPES = ("single", "double", "solid-single", "solid-double")
CELLS = Phrase("the rulebook states it, and the names of the cells depend on it")
FIRST_TO_LAST = (
    Phrase("the first player"),
    Phrase("the second player"),
    Phrase("the third player"),
    Phrase("the fourth player"),
)
TWO_SIDES = Phrase("the two sides are different")


def ours() -> Box:
    """Our values of the box."""
    return our_box("1897")


def load(path: Path | None = None) -> Box:
    """Our box, corrected by a user's file if there is one, and validated."""
    return loaded(ours(), path, validate)


def validate(box: Box) -> None:
    """Refuse values that contradict the rulebook or can't be played, with the reason."""
    check_every_value(box, CHECKS, "1897")
    for players in ("two_or_three", "four"):
        _refuse_cells_without_cards(box, players)
    for prison in ("architects.prison.two", "architects.prison.more"):
        _refuse_more_prisoners_than_architects(box, prison)
    _refuse_alike_architects(box)
    _refuse_a_neutral_side_nobody_has(box)


def nobles(box: Box, name: str) -> None:
    copies(19, Phrase("the rulebook lists 19 Nobles among the 83 Action cards"), *NOBLES)(box, name)
    brugmanns = box.numbers(name)[NOBLES.index("Brugmann")]
    if brugmanns < 4:
        why = Phrase("each of four players receives one")
        raise refusal(box.where, name, box[name], Phrase("at least 4 Brugmanns"), why)
    if brugmanns > 4:
        why = Phrase("our rules say so, 97-COMP-05")
        raise refusal(box.where, name, box[name], Phrase("15 Nobles besides the Brugmanns"), why)


def track(first: int | None = None) -> Check:
    def check(box: Box, name: str) -> None:
        squares = box.numbers(name)
        if not 1 <= len(squares) <= LONGEST_TRACK:
            expected, why = (
                Phrase("1 to {most} squares", most=LONGEST_TRACK),
                Phrase("the marker needs a square to stand on"),
            )
            raise refusal(box.where, name, squares, expected, why)
        if not all(1 <= square <= 99 for square in squares):
            expected, why = Phrase("squares worth 1 to 99 points"), Phrase("every square has a positive value")
            raise refusal(box.where, name, squares, expected, why)
        refuse_falling(box, name, Phrase("advancing never loses points"))
        if first is not None and squares[0] != first:
            expected = Phrase("{first} on the first square", first=first)
            raise refusal(box.where, name, squares, expected, Phrase("the rulebook states values from 1 to 5"))

    return check


def architect_sides(box: Box, name: str) -> None:
    rows = box.rows(name)
    if len(rows) != 3 or any(len(row) != 2 for row in rows):
        expected, why = Phrase("three kinds with two sides each"), Phrase("a colour has three kinds")
        raise refusal(box.where, name, rows, expected, why)
    if not all(1 <= low < high <= 9 for low, high in rows):
        raise refusal(box.where, name, rows, Phrase("sides from 1 to 9, the lower one first"), TWO_SIDES)


def money_faces(box: Box, name: str) -> None:
    amounts((Phrase("a low side"), 1), (Phrase("a high side"), 1))(box, name)
    low, high = box.numbers(name)
    if low >= high:
        raise refusal(box.where, name, box[name], Phrase("the lower side first"), TWO_SIDES)


def _refuse_cells_without_cards(box: Box, players: str) -> None:
    name = f"grid.taken.{players}"
    cells = box.number("grid.columns") * box.number(f"grid.rows.{players}")
    shuffled = 5 * box.number(name) + box.number("cards.expo")
    if cells > shuffled:
        why = Phrase("5 decks and Expo give only {cards} cards for {cells} cells", cards=shuffled, cells=cells)
        raise refusal(box.where, name, box[name], Phrase("enough cards to fill the grid"), why)


def _refuse_more_prisoners_than_architects(box: Box, prison: str) -> None:
    owned = box.numbers("architects.copies")
    if any(jailed > there for jailed, there in zip(box.numbers(prison), owned, strict=True)):
        expected = Phrase("at most {owned} of the three kinds", owned=str(owned))
        raise refusal(box.where, prison, box[prison], expected, Phrase("the prison can't hold more than there are"))


def _refuse_alike_architects(box: Box) -> None:
    name = "architects.values"
    rows = box.rows(name)
    if any(row in rows[:place] for place, row in enumerate(rows)):
        expected, why = Phrase("three different kinds"), Phrase("Architects are told apart by their values")
        raise refusal(box.where, name, rows, expected, why)


def _refuse_a_neutral_side_nobody_has(box: Box) -> None:
    sides = sorted({side for row in box.rows("architects.values") for side in row})
    if box.number("neutral.value") not in sides:
        expected = Phrase("one of the sides {sides}", sides=str(sides))
        why = Phrase("a neutral Architect comes from an unused colour")
        raise refusal(box.where, "neutral.value", box["neutral.value"], expected, why)


CHECKS: dict[str, Check] = {
    "rounds": fixed(4, Phrase("the rulebook states it, and the game depends on it")),
    "grid.columns": fixed(4, CELLS),
    "grid.rows.two_or_three": fixed(3, CELLS),
    "grid.rows.four": fixed(4, CELLS),
    "grid.taken.two_or_three": amount(1, 12),
    "grid.taken.four": amount(1, 12),
    "cards.artwork": copies(12, Phrase("the rulebook lists 12 Artworks among the 83 Action cards"), *COLOURS),
    "cards.material": copies(12, Phrase("the rulebook lists 12 Materials among the 83 Action cards"), *MATERIAL_PAIRS),
    "cards.house": copies(16, Phrase("the rulebook lists 16 Houses among the 83 Action cards"), *HOUSE_TYPES),
    "cards.noble": nobles,
    "cards.money": fixed(23, Phrase("the rulebook lists 23 Money cards among the 83 Action cards")),
    "cards.expo": fixed(1, Phrase("the rulebook lists one Expo among the 83 Action cards")),
    "money.faces": money_faces,
    "money.start": amounts(*((who, 0) for who in FIRST_TO_LAST)),
    "architects.values": architect_sides,
    "architects.copies": copies(7, Phrase("the rulebook lists 7 Architects in each colour"), *ARCHITECT_KINDS),
    "architects.prison.two": amounts(*((kind, 0) for kind in ARCHITECT_KINDS)),
    "architects.prison.more": amounts(*((kind, 0) for kind in ARCHITECT_KINDS)),
    "neutral.value": amount(1, 9),
    "tracks.architecture": track(),
    "tracks.nobility": track(first=1),
    "tracks.prestige": track(),
    "bonuses.lower": each_once(LOWER_BONUSES, Phrase("the four Bonus cards have four different lower halves")),
    "amounts.sale": amount(),
    "amounts.exchange": amount(),
    "amounts.brugmann": amount(),
    "amounts.first_pass": amount(),
    "amounts.later_pass": amount(),
    "amounts.noble_cost": amount(),
    "points.exhibit": amount(),
    "points.per_material_type": amount(),
    "points.unpaid_noble": amount(),
    "points.material_card": amount(),
    "points.expo": amount(),
    "points.money_bonus": amounts((Phrase("points"), 0), (Phrase("BEF"), 1), (Phrase("times"), 0)),
    "points.artwork_bonus": amount(),
    "points.house_bonus": amount(),
    "points.noble_bonus": amount(),
}
