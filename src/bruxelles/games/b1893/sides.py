"""Which sides of Action strips and Architect boards are up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.boards import Board, a_side
from bruxelles.games.b1893.setup import LayStrips
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.steps import NOBODY, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Sides:
    """All strips have the compass side up and all boards their A-side, which are alike, so nobody chooses.
    (93-SETUP-01, 93-SETUP-18)
    """

    def boards(self, box: Mapping[str, Any]) -> list[Board]:
        """All sides that can be up, the A-side first."""
        return [a_side(box)]

    def strips(self) -> Step[Any]:
        """The step that lays the Art Nouveau board."""
        return LayStrips(NOBODY)

    def take_board(self, table: Table, seat: i64) -> None:
        """Let a player take an Architect board; A-sides need no choice."""


A_SIDES: Final = Sides()
