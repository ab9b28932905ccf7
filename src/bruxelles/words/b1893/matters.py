"""What matters now in Bruxelles 1893, in one sentence for the player who decides."""

from __future__ import annotations

from collections.abc import Callable

from bruxelles.games.b1893.actions.brussels import NextNoble, nobles_to_activate
from bruxelles.games.b1893.actions.nobles import solvay_cubes
from bruxelles.games.b1893.actions.sales import indicator_steps
from bruxelles.games.b1893.belle.cards.irises import ChooseDouble
from bruxelles.games.b1893.belle.table import belle
from bruxelles.games.b1893.belle.tiles import StrengthenRow
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import forbids_placing
from bruxelles.games.b1893.view import column_view, iris_view
from bruxelles.games.b1893.vocabulary import COLOURS, COLUMNS, EXCHANGE, IRIS_TRACK, IRISES, NO_NOBLE
from bruxelles.kernel.steps import ALLOWED
from bruxelles.words.b1893.keys import GAME
from bruxelles.words.b1893.phrases import bf, vp
from bruxelles.words.matters import Matter, Matters, contested, matter_message
from bruxelles.words.speech import Message, Token
from bruxelles.words.waiting import waiting

KINDS = (f"matters.{GAME}", f"matters.{GAME}-1st")  # some decisions exist in the first edition only


def matters_message(table: Table, seat: int, decision: str) -> Message | None:
    return matter_message(MATTERS, KINDS, table, seat, decision)


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
    found = nearly_surrounded(table, who) or contested_column(table, who)
    return found or ("final" if table.round == table.edition.rounds else "fresh", {})


def nearly_surrounded(table: Table, who: int) -> Matter | None:
    """An iris that one more meeple would surround, if this seat has most meeples there."""
    for number in range(IRISES):
        iris = iris_view(table, number)
        if iris.active and iris.meeples + 1 == len(iris.around) and who + 1 in iris.ahead:
            return "iris", {"iris": Token(iris.iris), "points": vp(int(table.level(who, IRIS_TRACK)))}
    return None


def contested_column(table: Table, who: int) -> Matter | None:
    views = {column: column_view(table, column) for column in range(COLUMNS)}
    contests = {column: view for column, view in views.items() if view.active and view.prestige}
    return contested(contests, who, lambda at, margin: {"column": Token(views[at].column), "amount": bf(margin)})


def steps(decision: str) -> Callable[[Table, int], Matter]:
    return lambda table, who: (decision, {"count": int(indicator_steps(table, who))})


def noble_pick(table: Table, who: int) -> Matter:
    return "noblePick" if table.revealed == NO_NOBLE else "noblePick.revealed", {}


def noble_keep(table: Table, who: int) -> Matter:
    return "nobleKeep", {"amount": bf(int(table.seats[who].money))}


def grand_place(table: Table, who: int) -> Matter:
    """The number of nobles that can still be activated."""
    return "grandPlace", {"count": int(nobles_to_activate(table, who, waiting(table, NextNoble).left))}


def solvay(table: Table, who: int) -> Matter:
    return "solvay", {"count": int(solvay_cubes(table, EXCHANGE))}


def sale_declare(table: Table, who: int) -> Matter:
    return "saleDeclare", {"divisor": int(table.edition.sale_divisor(COLOURS))}


def tile_row(table: Table, who: int) -> Matter:
    return "tileRow", {"points": vp(int(waiting(table, StrengthenRow).symbols))}


def double_meeple(table: Table, who: int) -> Matter:
    return "c27", {"weight": int(waiting(table, ChooseDouble).card.amount(belle(table)))}


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
