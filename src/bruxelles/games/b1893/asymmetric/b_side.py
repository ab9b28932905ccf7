"""What all B-sides have in common. (93-ASYM-GEN-2, 93-ASYM-GEN-4..6)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.asymmetric.vocabulary import BOARD_HELPED, FOR_BOARD
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import ACTION_ENDS, ACTIONS
from bruxelles.kernel.contents import FactKind, Kind, MoneyKind
from bruxelles.kernel.moments import UNNAMED, Card, listen_for
from bruxelles.kernel.steps import tell
from bruxelles.kernel.variants import Variants

KINDS: Final[list[Kind]] = [
    FactKind(BOARD_HELPED, "board_helped", (("board", n.BOARD),)),
    MoneyKind(FOR_BOARD, "board"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class BSide(Card[Table]):
    """One B-side: its number, its rules, what is printed on it, its ability and the action that the ability is for. The
    ability works whenever its owner reaches that action, on a space or through the Park, but not with free actions and
    nobles. (93-ASYM-GEN-4..6)
    """

    number: i64 = 0
    rules: tuple[str, ...] = ()
    action: i64 = ACTIONS
    moment: i64 = ACTION_ENDS

    def read(self, box: Mapping[str, Any]) -> None:
        """Read the numbers of this side from the box."""
        raise NotImplementedError

    def board(self, a_side: Board) -> Board:
        """This side of the board: the A-side with this side's changes."""
        raise NotImplementedError

    def act(self, table: Table, who: i64) -> None:
        """What the ability does."""
        raise NotImplementedError

    def helps(self, table: Table, who: i64) -> bool:
        """True if the ability would do anything now."""
        return True

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        """Let it listen for its owner from now on."""
        listen_for(variants, self.moment, UNNAMED, self, who, players)

    def usable(self, table: Table, who: i64) -> bool:
        return table.current_action == self.action and self.helps(table, who)

    def use(self, table: Table, who: i64) -> None:
        tell(table, BOARD_HELPED, who, self.number)
        self.act(table, who)

    def asks(self) -> bool:
        return False

    def closes(self) -> bool:
        """A player has one board, and only boards listen at these moments."""
        return True


def with_track(a_side: Board, number: i64, track: i64, levels: list[int]) -> Board:
    """The A-side with other values on one track."""
    tracks = a_side.levels()
    tracks[track] = levels
    return Board(number, tracks, a_side.units(), a_side.multiplier)
