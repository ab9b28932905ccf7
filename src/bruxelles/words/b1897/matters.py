"""What matters now, in one sentence for whoever decides."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.turns import forbids_side, pass_income
from bruxelles.games.b1897.view import coat_view, column_view
from bruxelles.games.b1897.vocabulary import COLUMNS, MONEY_GAINED, PRESTIGE
from bruxelles.kernel.steps import ALLOWED, adjusted
from bruxelles.words.b1897.options import bef, vp
from bruxelles.words.catalogue import catalogue
from bruxelles.words.speech import Field, Message, Token

Said = tuple[str, dict[str, Field]]


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    """None where there is nothing to say."""
    told = TOLD.get(decision)
    name, fields = told(table, seat) if told else (decision, {})
    key = f"matters.{name}"
    return Message(key, fields) if key in catalogue("en").messages else None


def turn(table: Table, who: int) -> Said:
    hand = int(table.seats[who].hand.total)
    if hand == 1 and table.passes == 0:
        return "last.first", {"amount": bef(adjusted(table, who, MONEY_GAINED, pass_income(table)))}
    if hand == 1:
        return "last", {}
    if payable_sides(table, who) < 2:
        return "poor", {}
    found = almost(table, who) or contested(table, who)
    return found or ("final" if table.round == table.edition.rounds else "fresh", {})


def payable_sides(table: Table, who: int) -> int:
    edition, hand = table.edition, table.seats[who].hand
    sides = {
        int(side)
        for kind in n.ARCHITECT.numbers()
        if hand.has(kind)
        for side in (edition.low[kind], edition.high[kind])
    }
    return sum(forbids_side(table, who, side) == ALLOWED for side in sides)


def almost(table: Table, who: int) -> Said | None:
    """A coat of arms that one Architect more would complete, on a card that is still there."""
    for row in range(table.edition.rows - 1):
        for column in range(COLUMNS - 1):
            coat = coat_view(table, row, column)
            free = [at for at, owner in enumerate(coat.around) if owner is None]
            if len(free) == 1:
                cell = (row + free[0] // 2) * COLUMNS + column + free[0] % 2
                if table.cards[cell] in n.CARD.numbers():
                    return "coat", {"coat": Token(coat.coat), "points": vp(int(table.value_of(who, PRESTIGE)))}
    return None


def contested(table: Table, who: int) -> Said | None:
    """The column that is nearest to change hands, seen from this seat."""
    columns = [column_view(table, column) for column in range(COLUMNS)]
    races = [
        (max(column.sums) - column.sums[who] or column.by, number)
        for number, column in enumerate(columns)
        if column.upper and any(column.sums)
    ]
    if not races:
        return None
    distance, number = min(races)
    column = columns[number]
    assert column.upper is not None
    fields: dict[str, Field] = {"column": number + 1, "bonus": Token(column.upper), "by": distance}
    if who + 1 in column.leaders:
        return ("column.tied" if len(column.leaders) > 1 else "column.lead"), fields
    if not column.leaders:
        return "column.neutral", fields
    return "column.behind", {**fields, "player": Token(f"seat:{column.leaders[0]}")}


def lay_architect(table: Table, who: int) -> Said:
    return "layArchitect", {"count": max(int(seat.in_brussels()) for seat in table.seats)}


def sell_artwork(table: Table, who: int) -> Said:
    artworks = table.seats[who].artworks
    twice = next((colour for colour in artworks.listed() if artworks.count(colour) > 1), None)
    return ("sellArtwork", {}) if twice is None else ("sellArtwork.twice", {"artwork": Token(n.CARD.token(twice))})


def pay_material(table: Table, who: int) -> Said:
    return "payMaterial", {"points": vp(int(table.edition.material_type_points))}


def exhibit(table: Table, who: int) -> Said:
    return "exhibit", {"count": len(n.ARTWORK.numbers()) - int(table.exhibited).bit_count()}


def hall_noble(table: Table, who: int) -> Said:
    """Those who may still act, the one that is asked for included."""
    return "hallNoble", {"count": int(getattr(table.decision, "left", 1))}


TOLD: dict[str, Callable[[Table, int], Said]] = {
    "turn": turn,
    "cell": turn,
    "architect": turn,
    "side": turn,
    "layArchitect": lay_architect,
    "sellArtwork": sell_artwork,
    "payMaterial": pay_material,
    "exhibit": exhibit,
    "hallNoble": hall_noble,
}
