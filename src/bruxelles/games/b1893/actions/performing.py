"""Carrying out one of the five actions, by a space or through the Park. (93-PLACE-08..11)"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.actions.construction import PayHouse, can_build
from bruxelles.games.b1893.actions.materials import TakeCubes, can_take_materials, materials_to_take
from bruxelles.games.b1893.actions.nobles import PickNoble, can_take_noble
from bruxelles.games.b1893.actions.sales import SellArtwork, can_sell
from bruxelles.games.b1893.actions.workshop import TakeArtwork, can_create
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ACTION_BEGINS,
    ACTION_ENDS,
    ACTION_VOID,
    AFTER_ACTION,
    BEFORE_ACTION,
    CONSTRUCTION,
    MATERIALS,
    NOBLES_ACTION,
    SALES,
    WORKSHOP,
)
from bruxelles.kernel.moments import moment
from bruxelles.kernel.steps import Effect, Step, tell, then


@mypyc_attr(free_list_len=1)
class Perform(Effect[Table]):
    """An action is reached: helpers that come before it, then the action itself, then what follows it."""

    def __init__(self, seat: i64, action: i64, by: i64) -> None:
        super().__init__(seat)
        self.action = action
        self.by = by

    def run(self, table: Table) -> None:
        table.deed = self.action
        table.by = self.by
        table.carried_out = False
        then(table, CarryOut(self.seat, self.action))
        moment(table, ACTION_BEGINS, self.seat)
        moment(table, BEFORE_ACTION, self.seat)


@mypyc_attr(free_list_len=1)
class CarryOut(Effect[Table]):
    """If the action can be carried out it must be, otherwise nothing happens. (93-PLACE-08..10)"""

    def __init__(self, seat: i64, action: i64) -> None:
        super().__init__(seat)
        self.action = action

    def run(self, table: Table) -> None:
        first = table.edition.action(table, self.seat, self.action)
        if first is None:
            tell(table, ACTION_VOID, self.seat, self.action)
        else:
            then(table, first, ActionDone(self.seat))


@mypyc_attr(free_list_len=1)
class ActionDone(Effect[Table]):
    """What follows an action that was carried out."""

    def run(self, table: Table) -> None:
        table.carried_out = True
        moment(table, AFTER_ACTION, self.seat)
        moment(table, ACTION_ENDS, self.seat)


def first_step(table: Table, who: i64, action: i64) -> Step[Any] | None:
    """Judged after the bid, with the player's own goods. (93-PLACE-10, 93-PLACE-11)"""
    if action == WORKSHOP:
        return TakeArtwork(who) if can_create(table) else None
    if action == SALES:
        return SellArtwork(who) if can_sell(table, who) else None
    if action == NOBLES_ACTION:
        return PickNoble(who) if can_take_noble(table, who) else None
    if action == MATERIALS:
        return TakeCubes(who, materials_to_take(table)) if can_take_materials(table, who) else None
    assert action == CONSTRUCTION
    return PayHouse(who) if can_build(table, who) else None
