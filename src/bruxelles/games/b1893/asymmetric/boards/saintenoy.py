"""Paul Saintenoy. (93-ASYM-SAINTENOY-1..5)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.asymmetric.b_side import BSide
from bruxelles.games.b1893.asymmetric.vocabulary import (
    CLOCKWISE,
    COUNTERCLOCKWISE,
    NO_STEP,
    SAINTENOY,
    STEP_BLOCKED,
    STEP_FIRST,
    STEP_IDLE,
    NeedleStep,
    step_of,
)
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import ACTION_BEGINS, CONSTRUCTION, NEEDLE_MOVED, NO_NEEDLE_THERE
from bruxelles.kernel.contents import DecisionKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(
        STEP_FIRST,
        "stepFirst",
        n.STEP,
        ("93-ASYM-SAINTENOY-2", "93-ASYM-SAINTENOY-5"),
        of="board:saintenoy",
        at="compass",
    ),
    RuleKind(STEP_BLOCKED, "93-ASYM-SAINTENOY-2"),
    RuleKind(STEP_IDLE, "93-ASYM-SAINTENOY-5"),
]


HELP_OF_CARDS: Final[i64] = 1


class Saintenoy(BSide):
    number = SAINTENOY
    rules: tuple[str, ...] = (
        "93-ASYM-SAINTENOY-1",
        "93-ASYM-SAINTENOY-2",
        "93-ASYM-SAINTENOY-3",
        "93-ASYM-SAINTENOY-4",
        "93-ASYM-SAINTENOY-5",
    )
    action = CONSTRUCTION
    moment = ACTION_BEGINS

    def __init__(self) -> None:
        self.symbols: i64 = 0

    def read(self, box: Mapping[str, Any]) -> None:
        self.symbols = box["asymmetric.saintenoy.symbols"]

    def board(self, a_side: Board) -> Board:
        return Board(self.number, a_side.levels(), a_side.units(), a_side.multiplier + self.symbols)

    def helps(self, table: Table, who: i64) -> bool:
        for needle in table.needles:
            for direction in (CLOCKWISE, COUNTERCLOCKWISE):
                if forbids_step(table, who, needle, direction) == ALLOWED:
                    return True
        return False

    def use(self, table: Table, who: i64) -> None:
        """Ask for the step; the answer may be none."""
        then(table, StepFirst(who))


def place_before(table: Table, place: i64) -> i64:
    """The place one step counterclockwise, skipping the Arrow tile. (93-ASYM-SAINTENOY-4)"""
    found = place
    for before in table.edition.compass_of(table):
        if table.edition.next_place(table, before) == place and is_open(table, before):
            found = before
    return found


def is_open(table: Table, place: i64) -> bool:
    """True if a needle can ever reach this place."""
    for before in table.edition.compass_of(table):
        if table.edition.next_place(table, before) == place:
            return True
    return False


def target_of(table: Table, place: i64, direction: i64) -> i64:
    return table.edition.next_place(table, place) if direction == CLOCKWISE else place_before(table, place)


def forbids_step(table: Table, who: i64, place: i64, direction: i64) -> i64:
    """One needle moves one place, not onto the other needle, and only if a building can then be paid.
    (93-ASYM-SAINTENOY-2, 93-ASYM-SAINTENOY-5)
    """
    needles = table.needles
    if place != needles[0] and place != needles[1]:
        return NO_NEEDLE_THERE
    target = target_of(table, place, direction)
    if target == needles[0] or target == needles[1]:
        return STEP_BLOCKED
    return ALLOWED if lets_build(table, who, place, target) else STEP_IDLE


def lets_build(table: Table, who: i64, place: i64, target: i64) -> bool:
    """True if a building is possible with the needle there, and with cards that can be part of a payment.
    (93-BE-CLAR-07)
    """
    needle: i64 = 0 if table.needles[0] == place else 1
    promised = table.promised_help
    table.needles[needle] = target
    table.promised_help = promised | HELP_OF_CARDS
    possible = table.edition.action(table, who, CONSTRUCTION) is not None
    table.needles[needle] = place
    table.promised_help = promised
    return possible


@mypyc_attr(free_list_len=1)
class StepFirst(Decision[Table, NeedleStep]):
    """Move one needle one place in either direction, or none; after a step you must build. (93-ASYM-SAINTENOY-2..5,
    93-BE-CLAR-07)
    """

    def kind(self) -> i64:
        return STEP_FIRST

    def options(self, table: Table, out: Options) -> None:
        out.add(NO_STEP)
        for needle in table.needles:
            for direction in (CLOCKWISE, COUNTERCLOCKWISE):
                if forbids_step(table, self.seat, needle, direction) == ALLOWED:
                    out.add(step_of(needle, direction))

    def why_not(self, table: Table, step: NeedleStep) -> i64:
        if step == NO_STEP:
            return ALLOWED
        return forbids_step(table, self.seat, (step - 1) // 2, (step - 1) % 2)

    def apply(self, table: Table, step: NeedleStep) -> None:
        if step == NO_STEP:
            return
        place, direction = (step - 1) // 2, (step - 1) % 2
        target = target_of(table, place, direction)
        table.needles[0 if table.needles[0] == place else 1] = target
        table.promised_help |= HELP_OF_CARDS
        tell(table, NEEDLE_MOVED, self.seat, place, target)
