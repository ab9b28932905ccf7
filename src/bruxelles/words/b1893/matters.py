"""What matters now in Bruxelles 1893, in one sentence for the player who decides."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893.actions.sales import indicator_steps
from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import forbids_placing
from bruxelles.games.b1893.view import column_view, iris_view
from bruxelles.games.b1893.vocabulary import COLOURS, COLUMNS, IRIS_TRACK, IRISES, NO_NOBLE
from bruxelles.kernel.steps import ALLOWED
from bruxelles.words.b1893.keys import GAME
from bruxelles.words.b1893.phrases import bf, vp
from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.matters import Matter, Matters, closest_column, matter_of, standing_in
from bruxelles.words.speech import Message, Token

EDITIONS = (GAME, "1893-1st")  # some decisions exist in the first edition only


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    """One sentence for the player who decides, or None if there is nothing to say."""
    name, fields = matter_of(MATTERS, table, seat, decision)
    known = any(f"matters.{edition}.{name}" in catalogue(ENGLISH).messages for edition in EDITIONS)
    return Message(f"matters.{GAME}.{name}", fields) if known else None


def turn(table: Table, who: int) -> Matter:
    meeples = int(table.seats[who].meeples)
    travelers = int(table.edition.people(table, who)) - meeples
    if meeples == 0:  # only Travelers are left
        return "travelers", {"count": travelers}
    if forbids_placing(table, who) != ALLOWED:
        return "poor", {}
    if meeples == 1 and travelers:
        return "last.travelers", {"count": travelers}
    if meeples == 1:
        return "last.first" if table.passes == 0 else "last", {}
    found = nearly_surrounded(table, who) or contested(table, who)
    return found or ("final" if table.round == table.edition.rounds else "fresh", {})


def nearly_surrounded(table: Table, who: int) -> Matter | None:
    """An iris that one more meeple would surround, if this seat has most meeples there."""
    for number in range(IRISES):
        iris = iris_view(table, number)
        if iris.active and iris.meeples + 1 == len(iris.around) and who + 1 in iris.ahead:
            return "iris", {"iris": Token(iris.iris), "points": vp(int(table.level(who, IRIS_TRACK)))}
    return None


def contested(table: Table, who: int) -> Matter | None:
    """The column that is closest to changing hands."""
    views = [column_view(table, column) for column in range(COLUMNS)]
    found = closest_column({at: view for at, view in enumerate(views) if view.active and view.prestige}, who)
    if found is None:
        return None
    number, margin = found
    name, fields = standing_in(views[number], who)
    return name, {**fields, "column": Token(views[number].column), "amount": bf(margin)}


def steps(decision: str) -> Callable[[Table, int], Matter]:
    return lambda table, who: (decision, {"count": int(indicator_steps(table, who))})


def noble_pick(table: Table, who: int) -> Matter:
    return "noblePick" if table.revealed == NO_NOBLE else "noblePick.revealed", {}


def noble_keep(table: Table, who: int) -> Matter:
    return "nobleKeep", {"amount": bf(int(table.seats[who].money))}


def grand_place(table: Table, who: int) -> Matter:
    """The number of nobles that can still be activated."""
    return "grandPlace", {"count": int(getattr(table.decision, "left", 1))}


def solvay(table: Table, who: int) -> Matter:
    return "solvay", {"count": int(table.edition.solvay_exchange)}


def sale_declare(table: Table, who: int) -> Matter:
    return "saleDeclare", {"divisor": int(table.edition.sale_divisor(COLOURS))}


def tile_row(table: Table, who: int) -> Matter:
    return "tileRow", {"points": vp(int(getattr(table.decision, "symbols", 0)))}


def double_meeple(table: Table, who: int) -> Matter:
    return "c27", {"weight": int(belle(table).belle().card_amounts[27])}


MATTERS: Matters = {
    "turn": turn,
    "saleTile": steps("saleTile"),
    "saleMove": steps("saleMove"),
    "noblePick": noble_pick,
    "nobleKeep": noble_keep,
    "grandPlace": grand_place,
    "solvay": solvay,
    "saleDeclare": sale_declare,
    "tileRow": tile_row,
    "c27": double_meeple,
}
