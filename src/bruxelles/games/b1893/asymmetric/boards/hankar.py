"""Paul Hankar. (93-ASYM-HANKAR-1..6)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.nobles import KeepNoble
from bruxelles.games.b1893.asymmetric.b_side import BSide, with_track
from bruxelles.games.b1893.asymmetric.vocabulary import (
    HANKAR,
    NOBLE_TURNED_UP,
    NOTHING_REVEALED,
    REVEALED_TAKEN,
    TAKE_REVEALED,
    TURN_UP_NOBLE,
)
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.display import draw_noble, has_nobles
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import ACTION_BEGINS, IRIS_TRACK, NO_NOBLE, NOBLE_PICK, NOBLES_ACTION
from bruxelles.kernel.contents import ChanceKind, FactKind, Kind, RuleKind, WideningKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, MORE, Chance, Decision, tell, then
from bruxelles.kernel.variants import Variants, Widening

KINDS: Final[list[Kind]] = [
    WideningKind(NOBLE_PICK, n.REVEALED, "93-ASYM-HANKAR-2"),
    ChanceKind(TURN_UP_NOBLE, "turnUpNoble", n.NOBLE, ("93-ASYM-HANKAR-2", "93-ASYM-HANKAR-5", "93-ASYM-HANKAR-6")),
    FactKind(NOBLE_TURNED_UP, "noble_turned_up", (("noble", n.NOBLE),)),
    FactKind(REVEALED_TAKEN, "revealed_taken", (("noble", n.NOBLE),)),
    RuleKind(NOTHING_REVEALED, "93-ASYM-HANKAR-2"),
]


class Hankar(BSide):
    number = HANKAR
    rules: tuple[str, ...] = (
        "93-ASYM-HANKAR-1",
        "93-ASYM-HANKAR-2",
        "93-ASYM-HANKAR-3",
        "93-ASYM-HANKAR-4",
        "93-ASYM-HANKAR-5",
        "93-ASYM-HANKAR-6",
    )
    action = NOBLES_ACTION
    moment = ACTION_BEGINS

    def __init__(self) -> None:
        self.iris: list[int] = []

    def read(self, box: Mapping[str, Any]) -> None:
        self.iris = box["asymmetric.hankar.iris"]

    def board(self, a_side: Board) -> Board:
        return with_track(a_side, self.number, IRIS_TRACK, self.iris)

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        super().attach(variants, who, players)
        variants.widen(NOBLE_PICK, TakeTheRevealed())

    def helps(self, table: Table, who: i64) -> bool:
        return has_nobles(table)

    def use(self, table: Table, who: i64) -> None:
        """Turn up a noble; taking it is an option of the next decision."""
        then(table, TurnUpNoble(who))


@mypyc_attr(free_list_len=1)
class TurnUpNoble(Chance[Table]):
    """Turn up the top card of the pile; if it isn't taken, it is the first to fill the display. (93-ASYM-HANKAR-2,
    93-ASYM-HANKAR-3)
    """

    def event(self) -> i64:
        return TURN_UP_NOBLE

    def run(self, table: Table, dealer: Dealer) -> None:
        table.revealed = draw_noble(table, dealer)
        tell(table, NOBLE_TURNED_UP, self.seat, table.revealed)


class TakeTheRevealed(Widening):
    """The noble turned up can be taken for nothing; then the display doesn't change. (93-ASYM-HANKAR-2,
    93-ASYM-HANKAR-4)
    """

    def offer(self, table: Table, decision: Decision[Any, Any], out: Options) -> None:
        if table.revealed != NO_NOBLE:
            out.add(MORE + TAKE_REVEALED)

    def why_not(self, table: Table, decision: Decision[Any, Any], option: i64) -> i64:
        if option < MORE:
            return decision.why_not(table, option)
        return NOTHING_REVEALED if table.revealed == NO_NOBLE else ALLOWED

    def apply(self, table: Table, decision: Decision[Any, Any], option: i64) -> None:
        noble = table.revealed
        table.revealed = NO_NOBLE
        table.taken = noble
        tell(table, REVEALED_TAKEN, decision.seat, noble)
        then(table, KeepNoble(decision.seat))
        table.edition.noble_acts(table, decision.seat, noble)
