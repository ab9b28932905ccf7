"""The end of a game of the first edition. (93E1-END-01, 93E1-EOT-02)"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import ROUND_ENDED
from bruxelles.kernel.steps import NOBODY, Effect, tell


@mypyc_attr(free_list_len=1)
class CloseGame(Effect[Table]):
    """The last round has no End of Turn phase that would set the figures upright; all of them must be paid, turned or
    not. (93E1-EOT-02, 93E1-END-01)
    """

    def run(self, table: Table) -> None:
        tell(table, ROUND_ENDED, NOBODY, table.round)
        for seat in table.seats:
            seat.turned.move_all(to=seat.ready)
