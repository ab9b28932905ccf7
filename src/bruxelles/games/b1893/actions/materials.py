"""Materials, and every other gain of refined cubes, one at a time. (chapter MAT)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.income import refined_left, take_cube
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import CUBE, MATERIALS_LEFT, NO_JOKERS_HERE, NONE_LEFT, REFINED, Cube
from bruxelles.kernel.contents import DecisionKind, Kind, QuantityKind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, adjusted, then

KINDS: Final[list[Kind]] = [
    DecisionKind(CUBE, "cube", n.CUBE, ("93-MAT-01", "93-MAT-02"), at="supply"),
    RuleKind(NONE_LEFT, "93-MAT-02"),
    RuleKind(NO_JOKERS_HERE, "93-MAT-01"),
    QuantityKind(MATERIALS_LEFT),  # what a Materials action can yield (Horta)
]


@mypyc_attr(free_list_len=1)
class TakeCubes(Decision[Table, Cube]):
    """Take this number of refined cubes of your choice, or as many as are left; never jokers. (93-MAT-01, 93-MAT-02)"""

    def __init__(self, seat: i64, number: i64) -> None:
        super().__init__(seat)
        self.number = number

    def kind(self) -> i64:
        return CUBE

    def options(self, table: Table, out: Options) -> None:
        for cube in range(REFINED):
            if table.supply.has(cube):
                out.add(cube)

    def why_not(self, table: Table, cube: Cube) -> i64:
        if cube >= REFINED:
            return NO_JOKERS_HERE
        return ALLOWED if table.supply.has(cube) else NONE_LEFT

    def apply(self, table: Table, cube: Cube) -> None:
        take_cube(table, self.seat, cube)
        take_cubes(table, self.seat, self.number - 1)

    def skippable(self) -> bool:
        return True


def can_take_materials(table: Table, who: i64) -> bool:
    """Without a cube left, the action can't be carried out. (93-MAT-02)"""
    return adjusted(table, who, MATERIALS_LEFT, refined_left(table)) > 0


def cubes_within(table: Table, number: i64) -> i64:
    """This number of refined cubes, or as many as are left. (93-GEN-06)"""
    left = refined_left(table)
    return number if number < left else left


def take_cubes(table: Table, who: i64, number: i64) -> None:
    """Let the player choose each cube until this number is taken or none is left. (93-GEN-06)"""
    number = cubes_within(table, number)
    if number > 0:
        then(table, TakeCubes(who, number))


def materials_to_take(table: Table) -> i64:
    """The number of cubes that the action brings. (93-MAT-01, 93-MAT-02)"""
    return cubes_within(table, table.edition.materials)
