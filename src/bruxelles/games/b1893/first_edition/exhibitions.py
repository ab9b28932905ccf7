"""Exhibition tiles: one a year, for the first player to pass. (93E1-PASS-01..04, 93E1-EOT-01)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.first_edition import notations as own
from bruxelles.games.b1893.first_edition.table import FirstEditionTable
from bruxelles.games.b1893.first_edition.vocabulary import EXHIBITION_REVEALED, EXHIBITION_TAKEN
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.vocabulary import FOR_FIRST_PASS
from bruxelles.kernel.contents import FactKind, Kind
from bruxelles.kernel.steps import NOBODY, Effect, tell

KINDS: Final[list[Kind]] = [
    FactKind(EXHIBITION_TAKEN, "exhibition_taken", (("year", own.YEAR), ("count", n.COUNT))),
    FactKind(EXHIBITION_REVEALED, "exhibition_revealed", (("year", own.YEAR),)),
]


def take_exhibition(table: FirstEditionTable, who: i64) -> None:
    """Take the tile: it counts as two Manneken Pis this round and adds an artwork to every Workshop to come. The money
    does not grow with the number of tiles. (93E1-PASS-01, 93E1-PASS-03, 93E1-PASS-04)
    """
    table.first_passer = who
    table.exhibitions[who] += 1
    tell(table, EXHIBITION_TAKEN, who, table.box().years[table.round - 1], table.exhibitions[who])
    gain(table, who, table.edition.first_pass, FOR_FIRST_PASS)


@mypyc_attr(free_list_len=1)
class RevealExhibition(Effect[FirstEditionTable]):
    """Reveal the tile of the round that begins. (93E1-EOT-01)"""

    def run(self, table: FirstEditionTable) -> None:
        tell(table, EXHIBITION_REVEALED, NOBODY, table.box().years[table.round - 1])
