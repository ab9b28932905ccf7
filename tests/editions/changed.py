"""Editions that only tests know: the second edition of 1893 with a rule of its own, a step here and a maker there."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from bruxelles.components.b1893 import ours
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER, Script, SecondEdition
from bruxelles.games.b1893.table import Table, lay_out
from bruxelles.games.b1893.vocabulary import DECISIONS, MOMENTS, QUANTITIES
from bruxelles.kernel.steps import NOBODY, Effect, Variants


class MoneyRains(Effect[Table]):
    """Everybody finds a coin. (93-GEN-07)"""

    def run(self, table: Table) -> None:
        for seat in table.seats:
            seat.money += 1


class NothingSaid(Effect[Table]):
    """A step that carries out no rule."""

    def run(self, table: Table) -> None:
        pass


class WithRain(SecondEdition):
    """It rains between planning and turns."""

    def before_turns(self) -> Script:
        return [NothingSaid(NOBODY), MoneyRains(NOBODY)]


class WithoutCrown(SecondEdition):
    """The Grand-Place activates one noble, whatever the level."""

    def most_activated(self, table: Table, seat: i64) -> i64:
        """One. (93-GEN-06, 93-CONS-01..03)"""
        return 1


def table_of(edition: type[SecondEdition]) -> Any:
    made = edition(ours().plain(), 4, RANDOM_FIRST_PLAYER)
    return lay_out(made, Variants(QUANTITIES, DECISIONS, MOMENTS))
