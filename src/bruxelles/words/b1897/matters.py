"""What matters now in Bruxelles 1897, in one sentence for the player who decides."""

from __future__ import annotations

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.brussels import ActivateNoble
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.turns import forbids_side, pass_income
from bruxelles.games.b1897.view import coat_view, column_view
from bruxelles.games.b1897.vocabulary import COLUMNS, PRESTIGE
from bruxelles.kernel.steps import ALLOWED
from bruxelles.words.b1897.options import bef, vp
from bruxelles.words.matters import Matter, Matters, contested, matter_message
from bruxelles.words.speech import Message, Token
from bruxelles.words.waiting import waiting


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    return matter_message(MATTERS, ("matters",), table, seat, decision)


def turn(table: Table, who: int) -> Matter:
    hand = int(table.seats[who].hand.total)
    if hand == 1 and table.passes == 0:
        return "last.first", {"amount": bef(pass_income(table, who))}
    if hand == 1:
        return "last", {}
    if payable_sides(table, who) < 2:
        return "poor", {}
    found = nearly_complete(table, who) or contested_column(table, who)
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


def nearly_complete(table: Table, who: int) -> Matter | None:
    """A coat of arms that one more Architect would complete, on a card that is still there."""
    for row in range(table.edition.rows - 1):
        for column in range(COLUMNS - 1):
            coat = coat_view(table, row, column)
            free = [at for at, owner in enumerate(coat.around) if owner is None]
            if len(free) == 1:
                cell = (row + free[0] // 2) * COLUMNS + column + free[0] % 2
                if table.cards[cell] in n.CARD.numbers():
                    return "coat", {"coat": Token(coat.coat), "points": vp(int(table.value_of(who, PRESTIGE)))}
    return None


def contested_column(table: Table, who: int) -> Matter | None:
    views = {column: column_view(table, column) for column in range(COLUMNS)}
    bonuses = {column: Token(view.upper) for column, view in views.items() if view.upper}
    contests = {column: views[column] for column in bonuses}
    return contested(contests, who, lambda at, margin: {"column": at + 1, "bonus": bonuses[at], "by": margin})


def lay_architect(table: Table, who: int) -> Matter:
    return "layArchitect", {"count": max(int(seat.in_brussels()) for seat in table.seats)}


def sell_artwork(table: Table, who: int) -> Matter:
    artworks = table.seats[who].artworks
    twice = next((colour for colour in artworks.listed() if artworks.count(colour) > 1), None)
    return ("sellArtwork", {}) if twice is None else ("sellArtwork.twice", {"artwork": Token(n.CARD.token(twice))})


def pay_material(table: Table, who: int) -> Matter:
    return "payMaterial", {"points": vp(int(table.edition.material_type_points))}


def exhibit(table: Table, who: int) -> Matter:
    return "exhibit", {"count": len(n.ARTWORK.numbers()) - int(table.exhibited).bit_count()}


def hall_noble(table: Table, who: int) -> Matter:
    """The number of Nobles that can still act, including the one being chosen."""
    return "hallNoble", {"count": int(waiting(table, ActivateNoble).left)}


MATTERS: Matters = {
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
