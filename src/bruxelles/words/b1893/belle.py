"""Labels for the options of Belle Époque."""

from __future__ import annotations

from typing import cast

from bruxelles.games.b1893 import notations
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.materials import cubes_within
from bruxelles.games.b1893.belle import vocabulary as b
from bruxelles.games.b1893.belle.cards.market import ChooseExchange
from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.scoring import multiplier, row_points
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.explain import Trial
from bruxelles.kernel.notation import Notation
from bruxelles.words.b1893.keys import say
from bruxelles.words.b1893.labels import Label
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
from bruxelles.words.waiting import waiting


def mix(table: Table, seat: int, travelers: int, trial: Trial | None) -> Message:
    return say("option", "mix", {"count": travelers})


def card_or_tile(decision: str, what: str, notation: Notation) -> Label:
    """A card or a tile with its text, or none."""

    def label(table: Table, seat: int, number: int, trial: Trial | None) -> Message:
        if number == b.NO_USE:
            return say("option", f"{decision}.none")
        token = Token(notation.token(number))
        fields: Fields = {what: token, "text": text_of(token)}
        return say("option", decision, fields)

    return label


def another_turn(table: Table, seat: int, way: int, trial: Trial | None) -> Message:
    return say("option", ("c22.none", "c22.meeple", "c22.traveler")[way])


def declare(table: Table, seat: int, colour: int, trial: Trial | None) -> Message:
    return say("option", "saleDeclare", {"artwork": artwork_of(colour)})


def site(table: Table, seat: int, site: int, trial: Trial | None) -> Message:
    if site == b.HOUSE:
        return say("option", "buildKind.house")
    board = belle(table)
    card = Token(notations.CARD.token(int(board.cards[site - 1])))
    fields: Fields = {
        "pavilion": Token(notations.PAVILION.token(site)),
        "count": int(board.belle().surcharges[site]),
        "card": card,
        "text": text_of(card),
    }
    return say("option", "buildKind.pavilion", fields)


def row_message(key: str, table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    """What more symbols bring to a Strategic row."""
    fields: Fields = {"row": Token(notations.STRATEGIC.token(choice))}
    if trial is None:
        return say("option", f"{key}.name", fields)
    row, later = choice - v.TO_ROW, cast(Table, trial.outcome_alone().state)
    before, after = (int(multiplier(at, seat, row)) for at in (table, later))
    more = row_points(later, seat, row) - row_points(table, seat, row)
    return say("option", key, {**fields, "before": before, "after": after, "points": vp(more)})


def tile_row(table: Table, seat: int, choice: int, trial: Trial | None) -> Message:
    return row_message("tileRow", table, seat, choice, trial)


def any_iris(table: Table, seat: int, iris: int, trial: Trial | None) -> Message:
    return say("option", "planIris", active_area_fields(iris))


def artwork(decision: str) -> Label:
    return lambda table, seat, artwork, trial: say("option", decision, {"artwork": artwork_of(artwork)})


def dismissed(table: Table, seat: int, place: int, trial: Trial | None) -> Message:
    if place == b.DONE:
        return say("option", "c6Set.done")
    display = Token(notations.DISPLAY.token(place))
    noble = table.display[place]
    if noble == v.NO_NOBLE:
        return say("option", "c6Set.empty", {"display": display})
    return say("option", "c6Set", {"noble": noble_of(noble), "display": display})


def activated(table: Table, seat: int, noble: int, trial: Trial | None) -> Message:
    fields: Fields = {"noble": noble_of(noble)}
    if trial is None:
        return say("option", "noble.name", fields)
    return say("option", "noble", {**fields, "effect": noble_message(table, seat, noble)})


def given_noble(table: Table, seat: int, noble: int, trial: Trial | None) -> Message:
    fields: Fields = {"noble": noble_of(noble)}
    if trial is None:
        return say("option", "noble.name", fields)
    amount = bf(sum(trial.outcome.amounts(v.MONEY_MOVED, seat, b.FOR_CARD)))
    return say("option", "c14Noble", {**fields, "amount": amount})


def bid_space(table: Table, seat: int, space: int, trial: Trial | None) -> Message:
    return say("option", "c15Space", {"space": space_of(space), "amount": bf(table.bids[space])})


def bid_amount(table: Table, seat: int, amount: int, trial: Trial | None) -> Message:
    return say("option", "c15Amount", {"amount": bf(amount)})


def exchange(table: Table, seat: int, way: int, trial: Trial | None) -> Message:
    count = int(waiting(table, ChooseExchange).cubes)
    if way == b.TO_ARTWORK:
        return say("option", "c17Way.artwork", {"count": count})
    return say("option", "c17Way.cubes", {"count": int(cubes_within(table, count))})


def given_cube(table: Table, seat: int, cube: int, trial: Trial | None) -> Message:
    own = int(table.seats[seat].cubes.count(cube))
    return say("option", "c17Cube", {"cube": Token(notations.CUBE.token(cube)), "own": own})


def other_column(table: Table, seat: int, column: int, trial: Trial | None) -> Message:
    if column == b.KEEP_COLUMN:
        return say("option", "c25.keep")
    card = card_message(table, table.prestige_strip[column])
    fields: Fields = {"column": Token(notations.COLUMN.token(column)), "card": card}
    return say("option", "c25", fields)


def doubled(table: Table, seat: int, space: int, trial: Trial | None) -> Message:
    return say("option", "c27.none") if space == b.NOT_DOUBLED else say("option", "c27", {"space": space_of(space)})


BELLE_OPTIONS: dict[str, Label] = {
    "mix": mix,
    "cardUse": card_or_tile("cardUse", "card", notations.CARD),
    "claim": card_or_tile("claim", "tile", notations.TILE),
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
