"""Secondary actions: as in the second edition, but a cube can be declined. (93E1-FREE-01)"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.actions.free import FreeCube
from bruxelles.games.b1893.first_edition.vocabulary import NO_CUBE
from bruxelles.games.b1893.income import take_cube
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import Cube
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED


@mypyc_attr(free_list_len=1)
class MayTakeCube(FreeCube):
    """Take one refined cube of your choice, or don't. (93E1-FREE-01)"""

    def options(self, table: Table, out: Options) -> None:
        super().options(table, out)
        out.add(NO_CUBE)

    def why_not(self, table: Table, cube: Cube) -> i64:
        return ALLOWED if cube == NO_CUBE else super().why_not(table, cube)

    def apply(self, table: Table, cube: Cube) -> None:
        if cube != NO_CUBE:
            take_cube(table, self.seat, cube)

    def prior(self, table: Table, cube: Cube) -> i64:
        return 1 if cube == NO_CUBE else 8
