"""The action phase: turns, placing an Architect in the grid, passing. (chapters TURN, NOUV, PASS)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.brussels import forbids_place, go_to
from bruxelles.games.b1897.actions.performing import Perform
from bruxelles.games.b1897.income import collect, gained, pay
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECT,
    ARCHITECT_PLACED,
    ARCHITECTS,
    CARD_TAKEN,
    CELL,
    FOR_PASS,
    FOR_PLACEMENT,
    INSTEAD_OF_ACTION,
    NEEDS_ACTION_CARD,
    NEEDS_ARCHITECT,
    NEEDS_MONEY,
    NO_CARD,
    NO_SUCH_CELL,
    NOT_THIS_SIDE,
    NOUVEAU,
    PASS,
    PASSED,
    PLACES,
    SIDE,
    TO_PLACE,
    TURN,
    Architect,
    Cell,
    Choice,
    Side,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MomentKind, MoneyKind, RuleKind
from bruxelles.kernel.moments import instead
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(TURN, "turn", n.TURN, ("97-TURN-02", "97-TURN-04")),
    DecisionKind(CELL, "cell", n.CELL, ("97-NOUV-01", "97-NOUV-04")),
    DecisionKind(ARCHITECT, "architect", n.ARCHITECT, ("97-NOUV-01", "97-NOUV-02")),
    DecisionKind(SIDE, "side", n.SIDE, ("97-NOUV-01", "97-NOUV-02")),
    FactKind(ARCHITECT_PLACED, "architect_placed", (("cell", n.CELL), ("architect", n.ARCHITECT), ("side", n.SIDE))),
    FactKind(CARD_TAKEN, "card_taken", (("cell", n.CELL), ("card", n.CARD))),
    FactKind(PASSED, "passed", (("rank", n.RANK),)),
    RuleKind(NEEDS_ARCHITECT, "97-NOUV-01"),
    RuleKind(NEEDS_MONEY, "97-NOUV-02"),
    RuleKind(NEEDS_ACTION_CARD, "97-NOUV-04"),
    RuleKind(NOT_THIS_SIDE, "97-COMP-06"),
    RuleKind(NO_SUCH_CELL, "97-SETUP-06"),
    MomentKind(INSTEAD_OF_ACTION),  # a card was taken from the grid, and its action comes next
    MoneyKind(FOR_PLACEMENT, "placement"),
    MoneyKind(FOR_PASS, "pass"),
]


@mypyc_attr(free_list_len=1)
class ActionPhase(Effect[Table]):
    """The first player takes the first turn. (97-TURN-01)"""

    def run(self, table: Table) -> None:
        then(table, TakeTurn(table.first))


def forbids_nouveau(table: Table, who: i64) -> i64:
    """An Art Nouveau action needs an Architect in hand whose cheaper side the player can pay, and a card in the grid.
    (97-NOUV-01, 97-NOUV-02, 97-NOUV-04)
    """
    if table.seats[who].hand.total == 0:
        return NEEDS_ARCHITECT
    payable = False
    for architect in range(ARCHITECTS):
        if forbids_architect(table, who, architect) == ALLOWED:
            payable = True
    if not payable:
        return NEEDS_MONEY
    cards = table.cards
    for cell in range(table.edition.cells):
        if cards[cell] != NO_CARD:
            return ALLOWED
    return NEEDS_ACTION_CARD


def forbids_architect(table: Table, who: i64, architect: i64) -> i64:
    seat = table.seats[who]
    if not seat.hand.has(architect):
        return NEEDS_ARCHITECT
    return forbids_side(table, who, table.edition.low[architect])


def forbids_side(table: Table, who: i64, side: i64) -> i64:
    return ALLOWED if side <= table.seats[who].money else NEEDS_MONEY


@mypyc_attr(free_list_len=1)
class TakeTurn(Decision[Table, Choice]):
    """A turn is exactly one of these: an Art Nouveau action, a Brussels action, or a pass. (97-TURN-02, 97-TURN-04)"""

    def kind(self) -> i64:
        return TURN

    def options(self, table: Table, out: Options) -> None:
        if forbids_nouveau(table, self.seat) == ALLOWED:
            out.add(NOUVEAU)
        for place in range(PLACES):
            if forbids_place(table, self.seat, place) == ALLOWED:
                out.add(TO_PLACE + place)
        out.add(PASS)

    def why_not(self, table: Table, choice: Choice) -> i64:
        if choice == NOUVEAU:
            return forbids_nouveau(table, self.seat)
        return ALLOWED if choice == PASS else forbids_place(table, self.seat, choice - TO_PLACE)

    def apply(self, table: Table, choice: Choice) -> None:
        then(table, EndTurn(self.seat))
        if choice == NOUVEAU:
            then(table, ChooseCell(self.seat))
        elif choice == PASS:
            pass_round(table, self.seat)
        else:
            go_to(table, self.seat, choice - TO_PLACE)

    def opens_turn(self) -> bool:
        return True

    def prior(self, table: Table, choice: Choice) -> i64:
        return 12 if choice == NOUVEAU else 1 if choice == PASS else 4


@mypyc_attr(free_list_len=1)
class ChooseCell(Decision[Table, Cell]):
    """Choose a cell with an Action card. (97-NOUV-01, 97-NOUV-04)"""

    def kind(self) -> i64:
        return CELL

    def options(self, table: Table, out: Options) -> None:
        cards = table.cards
        for cell in range(table.edition.cells):
            if cards[cell] != NO_CARD:
                out.add(cell)

    def why_not(self, table: Table, cell: Cell) -> i64:
        if cell >= table.edition.cells:
            return NO_SUCH_CELL
        return ALLOWED if table.cards[cell] != NO_CARD else NEEDS_ACTION_CARD

    def apply(self, table: Table, cell: Cell) -> None:
        then(table, ChooseArchitect(self.seat, cell))


@mypyc_attr(free_list_len=1)
class ChooseArchitect(Decision[Table, Architect]):
    """Choose an Architect in hand with a side you can pay. (97-NOUV-01, 97-NOUV-02)"""

    def __init__(self, seat: i64, cell: Cell) -> None:
        super().__init__(seat)
        self.cell = cell

    def kind(self) -> i64:
        return ARCHITECT

    def options(self, table: Table, out: Options) -> None:
        for architect in range(ARCHITECTS):
            if forbids_architect(table, self.seat, architect) == ALLOWED:
                out.add(architect)

    def why_not(self, table: Table, architect: Architect) -> i64:
        return forbids_architect(table, self.seat, architect)

    def apply(self, table: Table, architect: Architect) -> None:
        then(table, ChooseSide(self.seat, self.cell, architect))


@mypyc_attr(free_list_len=1)
class ChooseSide(Decision[Table, Side]):
    """Choose the side to show, and pay its value at once. (97-NOUV-01..03)"""

    def __init__(self, seat: i64, cell: Cell, architect: Architect) -> None:
        super().__init__(seat)
        self.cell = cell
        self.architect = architect

    def kind(self) -> i64:
        return SIDE

    def options(self, table: Table, out: Options) -> None:
        out.add(table.edition.low[self.architect])
        if forbids_side(table, self.seat, table.edition.high[self.architect]) == ALLOWED:
            out.add(table.edition.high[self.architect])

    def why_not(self, table: Table, side: Side) -> i64:
        if side != table.edition.low[self.architect] and side != table.edition.high[self.architect]:
            return NOT_THIS_SIDE
        return forbids_side(table, self.seat, side)

    def apply(self, table: Table, side: Side) -> None:
        place_architect(table, self.seat, self.cell, self.architect, side)


def place_architect(table: Table, who: i64, cell: i64, architect: i64, side: i64) -> None:
    """Pay, put the Architect in the card's place until the next preparation, then do the card's action.
    (97-NOUV-01..06)
    """
    pay(table, who, side, FOR_PLACEMENT)
    table.seats[who].hand.remove(architect)
    card = table.cards[cell]
    table.cards[cell] = NO_CARD
    table.owners[cell] = who
    table.architects[cell] = architect
    table.values[cell] = side
    tell(table, ARCHITECT_PLACED, who, cell, architect, side)
    tell(table, CARD_TAKEN, who, cell, card)
    table.resolving.add(card)
    table.card_taken = card
    instead(table, INSTEAD_OF_ACTION, who, Perform(who))


def pass_round(table: Table, who: i64) -> None:
    """A player who passes is out for the round and gains money. (97-PASS-01, 97-TURN-03)"""
    income = pass_income(table, who)
    tell(table, PASSED, who, table.pass_for_the_round(who))
    collect(table, who, income, FOR_PASS)


def pass_income(table: Table, who: i64) -> i64:
    """The first player to pass gains more than every later one. (97-PASS-01)"""
    return gained(table, who, table.edition.first_pass if table.passes == 0 else table.edition.later_pass)


@mypyc_attr(free_list_len=1)
class EndTurn(Effect[Table]):
    """The next player clockwise who has not passed takes a turn; the phase ends when all have passed. (97-TURN-01,
    97-TURN-03, 97-EXPO-07)
    """

    def run(self, table: Table) -> None:
        who = table.next_in_play(self.seat)
        if who != NOBODY:
            then(table, TakeTurn(who))
