"""What matters now, in one sentence for whoever decides."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893.actions.sales import indicator_steps
from bruxelles.games.b1893.belle.table import BelleTable, belle
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import forbids_placing
from bruxelles.games.b1893.view import column_view, iris_view
from bruxelles.games.b1893.vocabulary import COLOURS, COLUMNS, IRIS_TRACK, IRISES, NO_NOBLE
from bruxelles.kernel.steps import ALLOWED
from bruxelles.words.b1893.keys import GAME
from bruxelles.words.b1893.phrases import bf, vp
from bruxelles.words.catalogue import catalogue
from bruxelles.words.speech import Field, Message, Token

Said = tuple[str, dict[str, Field]]
EDITIONS = (GAME, "1893-1st")  # some questions are the first edition's own


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    """None where there is nothing to say."""
    told = TOLD.get(decision)
    name, fields = told(table, seat) if told else (decision, {})
    known = any(f"matters.{edition}.{name}" in catalogue("en").messages for edition in EDITIONS)
    return Message(f"matters.{GAME}.{name}", fields) if known else None


def turn(table: Table, who: int) -> Said:
    meeples = int(table.seats[who].meeples)
    travelers = int(table.travelers[who]) if isinstance(table, BelleTable) else 0
    if meeples == 0:  # and yet asked
        return "travelers", {"count": travelers}
    if forbids_placing(table, who) != ALLOWED:
        return "poor", {}
    if meeples == 1 and travelers:
        return "last.travelers", {"count": travelers}
    if meeples == 1:
        return "last.first" if table.passes == 0 else "last", {}
    found = almost(table, who) or contested(table, who)
    return found or ("final" if table.round == table.edition.rounds else "fresh", {})


def almost(table: Table, who: int) -> Said | None:
    """An iris that one meeple more would surround."""
    for number in range(IRISES):
        iris = iris_view(table, number)
        if iris.active and iris.meeples + 1 == len(iris.around) and who + 1 in iris.ahead:
            return "iris", {"iris": Token(iris.iris), "points": vp(int(table.level(who, IRIS_TRACK)))}
    return None


def contested(table: Table, who: int) -> Said | None:
    """The column that is nearest to change hands, seen from this seat."""
    columns = [column_view(table, column) for column in range(COLUMNS)]
    races = [
        (max(column.sums) - column.sums[who] or column.by, number)
        for number, column in enumerate(columns)
        if column.active and column.prestige and any(column.sums)
    ]
    if not races:
        return None
    distance, number = min(races)
    column = columns[number]
    fields: dict[str, Field] = {"column": Token(column.column), "amount": bf(distance)}
    if who + 1 in column.leaders:
        return ("column.tied" if len(column.leaders) > 1 else "column.lead"), fields
    return "column.behind", {**fields, "player": Token(f"seat:{column.leaders[0]}")}


def steps(decision: str) -> Callable[[Table, int], Said]:
    return lambda table, who: (decision, {"count": int(indicator_steps(table, who))})


def noble_pick(table: Table, who: int) -> Said:
    return "noblePick" if table.revealed == NO_NOBLE else "noblePick.revealed", {}


def noble_keep(table: Table, who: int) -> Said:
    return "nobleKeep", {"amount": bf(int(table.seats[who].money))}


def grand_place(table: Table, who: int) -> Said:
    """Those who may still act."""
    return "grandPlace", {"count": int(getattr(table.decision, "left", 1))}


def solvay(table: Table, who: int) -> Said:
    return "solvay", {"count": int(table.edition.solvay_exchange)}


def sale_declare(table: Table, who: int) -> Said:
    return "saleDeclare", {"divisor": int(table.edition.sale_share(COLOURS))}


def tile_row(table: Table, who: int) -> Said:
    return "tileRow", {"points": vp(int(getattr(table.decision, "symbols", 0)))}


def double_meeple(table: Table, who: int) -> Said:
    return "c27", {"weight": int(belle(table).belle().card_amounts[27])}


TOLD: dict[str, Callable[[Table, int], Said]] = {
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
