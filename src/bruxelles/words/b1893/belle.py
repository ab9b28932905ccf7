"""What the options of Belle Époque say in a list."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893 import contents
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.belle.tiles import StrengthenRow
from bruxelles.games.b1893.scoring import multiplier, row_count
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.notation import Notation
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.phrases import (
    Fields,
    active_area_fields,
    artwork_of,
    bf,
    card_message,
    noble_message,
    noble_of,
    space_of,
    text_of,
    vp,
)
from bruxelles.words.speech import Message, Token

Teller = Callable[[Table, int, int], Message]


def mix(table: Table, seat: int, travelers: int) -> Message:
    return say("option", "mix", {"count": travelers})


def entry(decision: str, what: str, notation: Notation) -> Teller:
    """A card or a tile with what it says, or none."""

    def said(table: Table, seat: int, number: int) -> Message:
        if number == b.NO_USE:
            return say("option", f"{decision}.none")
        fields: Fields = {what: Token(notation.token(number)), "text": text_of(what, number)}
        return say("option", decision, fields)

    return said


def another_turn(table: Table, seat: int, way: int) -> Message:
    return say("option", ("c22.none", "c22.meeple", "c22.traveler")[way])


def declare(table: Table, seat: int, colour: int) -> Message:
    return say("option", "saleDeclare", {"artwork": artwork_of(colour)})


def site(table: Table, seat: int, site: int) -> Message:
    if site == b.HOUSE:
        return say("option", "buildKind.house")
    board = belle(table)
    card = int(board.cards[site - 1])
    fields: Fields = {
        "pavilion": Token(contents.PAVILION.token(site)),
        "count": int(board.belle().surcharges[site]),
        "card": Token(contents.CARD.token(card)),
        "text": text_of("card", card),
    }
    return say("option", "buildKind.pavilion", fields)


def tile_row(table: Table, seat: int, choice: int) -> Message:
    row = choice - v.TO_ROW
    before, count = int(multiplier(table, seat, row)), int(row_count(table, seat, row))
    more = int(table.decision.symbols) if isinstance(table.decision, StrengthenRow) else 0
    fields: Fields = {"row": Token(contents.STRATEGIC.token(choice)), "before": before, "after": before + more}
    return say("option", "tileRow", {**fields, "points": vp(more * count)})


def any_iris(table: Table, seat: int, iris: int) -> Message:
    return say("option", "planIris", active_area_fields(iris))


def artwork(decision: str) -> Teller:
    return lambda table, seat, artwork: say("option", decision, {"artwork": artwork_of(artwork)})


def dismissed(table: Table, seat: int, place: int) -> Message:
    if place == b.DONE:
        return say("option", "c6Set.done")
    display = Token(contents.DISPLAY.token(place))
    noble = table.display[place]
    if noble == v.NO_NOBLE:
        return say("option", "c6Set.empty", {"display": display})
    return say("option", "c6Set", {"noble": noble_of(noble), "display": display})


def activated(table: Table, seat: int, noble: int) -> Message:
    return say("option", "noble", {"noble": noble_of(noble), "effect": noble_message(table, seat, noble)})


def given_noble(table: Table, seat: int, noble: int) -> Message:
    return say("option", "c14Noble", {"noble": noble_of(noble), "amount": bf(table.edition.costs[noble])})


def bid_space(table: Table, seat: int, space: int) -> Message:
    return say("option", "c15Space", {"space": space_of(space), "amount": bf(table.bids[space])})


def bid_amount(table: Table, seat: int, amount: int) -> Message:
    return say("option", "c15Amount", {"amount": bf(amount)})


def exchange(table: Table, seat: int, way: int) -> Message:
    return say("option", "c17Way.artwork" if way == b.TO_ARTWORK else "c17Way.cubes")


def given_cube(table: Table, seat: int, cube: int) -> Message:
    own = int(table.seats[seat].cubes.count(cube))
    return say("option", "c17Cube", {"cube": Token(contents.CUBE.token(cube)), "own": own})


def other_column(table: Table, seat: int, column: int) -> Message:
    if column == b.KEEP_COLUMN:
        return say("option", "c25.keep")
    fields: Fields = {"column": Token(contents.COLUMN.token(column)), "card": card_message(table, table.strip[column])}
    return say("option", "c25", fields)


def doubled(table: Table, seat: int, space: int) -> Message:
    return say("option", "c27.none") if space == b.NOT_DOUBLED else say("option", "c27", {"space": space_of(space)})


BELLE_OPTIONS: dict[str, Teller] = {
    "mix": mix,
    "cardUse": entry("cardUse", "card", contents.CARD),
    "claim": entry("claim", "tile", contents.TILE),
    "c22": another_turn,
    "saleDeclare": declare,
    "buildKind": site,
    "tileRow": tile_row,
    "planAnyIris": any_iris,
    "c2Tile": artwork("c2Tile"),
    "c4Slot": artwork("c4Slot"),
    "c6Set": dismissed,
    "c13Noble": activated,
    "c14Noble": given_noble,
    "c15Space": bid_space,
    "c15Amount": bid_amount,
    "c17Way": exchange,
    "c17Cube": given_cube,
    "c17Artwork": artwork("c17Artwork"),
    "c25": other_column,
    "c27": doubled,
}
