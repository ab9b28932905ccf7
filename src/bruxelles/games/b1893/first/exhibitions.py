"""Exhibition tiles: one a year, for the first to pass. (93E1-PASS-01..04, 93E1-EOT-01)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.first import notations as own
from bruxelles.games.b1893.first.table import FirstTable
from bruxelles.games.b1893.first.vocabulary import EXHIBITION_REVEALED, EXHIBITION_TAKEN
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.vocabulary import FOR_FIRST_PASS
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.steps import NOBODY, Effect, tell

KINDS: Final[list[Kind]] = [
    FactKind(EXHIBITION_TAKEN, "exhibition_taken", (("year", own.YEAR), ("count", n.COUNT))),
    FactKind(EXHIBITION_REVEALED, "exhibition_revealed", (("year", own.YEAR),)),
]


def take_exhibition(table: FirstTable, who: i64) -> None:
    """The tile counts two Manneken Pis this round, and an artwork more in every Workshop to come; the money does not
    grow with the tiles. (93E1-PASS-01, 93E1-PASS-03, 93E1-PASS-04)
    """
    table.first_passer = who
    table.exhibitions[who] += 1
    tell(table, EXHIBITION_TAKEN, who, table.box().years[table.round - 1], table.exhibitions[who])
    gain(table, who, table.edition.first_pass, FOR_FIRST_PASS)


@mypyc_attr(free_list_len=1)
class RevealExhibition(Effect[FirstTable]):
    """The tile of the round that begins is turned up. (93E1-EOT-01)"""

    def run(self, table: FirstTable) -> None:
        tell(table, EXHIBITION_REVEALED, NOBODY, table.box().years[table.round - 1])
