"""The course of the game, as a list that a player can proofread, and how a game is composed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from bruxelles.games.b1897.estimate import estimate
from bruxelles.games.b1897.majorities import BrusselsMajority, CoatMajorities, ColumnMajority
from bruxelles.games.b1897.preparation import (
    ArchitectsReturn,
    BeginRound,
    ClearGrid,
    PassFirstPlayerCard,
    ResetRound,
    UntapNobles,
)
from bruxelles.games.b1897.printed import Printed
from bruxelles.games.b1897.scoring import PayNobles, ScoreExpo, ScoreHouses, ScoreLowerBonuses, ScoreMaterials
from bruxelles.games.b1897.setup import (
    DealGrid,
    DrawFirstPlayer,
    GatherCards,
    LayBonuses,
    NameFirstPlayer,
    PlaceNeutrals,
    PlayersReceivePieces,
)
from bruxelles.games.b1897.table import Table, lay_out
from bruxelles.games.b1897.turns import ActionPhase, TakeTurn
from bruxelles.games.b1897.variants import decline_action as decline_action_variant
from bruxelles.games.b1897.variants import half_cards as half_cards_variant
from bruxelles.games.b1897.variants import limited_money as limited_money_variant
from bruxelles.games.b1897.vocabulary import COLUMNS, DECISIONS, MOMENTS, QUANTITIES
from bruxelles.kernel.steps import NOBODY, Step
from bruxelles.kernel.variants import Variants

Script = list[Step[Any]]

CLEARING: Final[Script] = [
    BeginRound(NOBODY),
    PassFirstPlayerCard(NOBODY),
    ArchitectsReturn(NOBODY),
    ClearGrid(NOBODY),
    UntapNobles(NOBODY),
]
GRID: Final[Script] = [GatherCards(NOBODY), DealGrid(NOBODY)]
NEUTRALS: Final[Script] = [PlaceNeutrals(NOBODY)]
BONUSES: Final[Script] = [LayBonuses(NOBODY)]
FRESH_ROUND: Final[Script] = [ResetRound(NOBODY)]
MAJORITIES: Final[Script] = [
    *[ColumnMajority(column) for column in range(COLUMNS)],
    CoatMajorities(NOBODY),
    BrusselsMajority(NOBODY),
]
ROUND: Final[Script] = [ActionPhase(NOBODY), *MAJORITIES]
SCORING: Final[Script] = [
    PayNobles(NOBODY),
    ScoreHouses(NOBODY),
    ScoreMaterials(NOBODY),
    ScoreExpo(NOBODY),
    ScoreLowerBonuses(NOBODY),
]
RANDOM_FIRST_PLAYER: Final[i64] = -1


PHASES: Final = ("turn", "columns", "coats", "brussels", "preparation", "scoring")


class Edition(Printed):
    """The numbers of the box, and the course of the game. One object, shared by all copies of a table. (97-COMP-01)"""

    def __init__(self, box: Mapping[str, Any], players: i64, first: i64) -> None:
        super().__init__(box, players)
        opening: Script = [DrawFirstPlayer(NOBODY) if first == RANDOM_FIRST_PLAYER else NameFirstPlayer(first)]
        grid = self.grid()
        self.preparation: Script = [*CLEARING, *grid, *BONUSES, *FRESH_ROUND]
        # The steps of the whole game, with the first one last.
        self.waiting = [*opening, PlayersReceivePieces(NOBODY), *grid, *BONUSES, *ROUND, *self.after_round(1)]
        self.waiting.reverse()

    def after_round(self, number: i64) -> Script:
        """Everything that follows this round."""
        return [*([*self.preparation, *ROUND] * (self.rounds - number)), *SCORING]

    def estimate(self, table: Table, seat: i64) -> i64:
        """The points that the seat can expect at the end, in hundredths of a VP: for bots, never read by a rule."""
        return estimate(table, seat)

    def from_phase(self, number: i64, phase: str, turn: i64 | None) -> Script:
        """The waiting steps of a position in this round and phase, with the first one last."""
        later = self.after_round(number)
        if phase == "turn":
            assert turn is not None
            script = [TakeTurn(turn), *MAJORITIES, *later]
        elif phase == "columns":
            script = [*MAJORITIES, *later]
        elif phase == "coats":
            script = [*MAJORITIES[COLUMNS:], *later]
        elif phase == "brussels":
            script = [*MAJORITIES[COLUMNS + 1 :], *later]
        else:
            script = later  # preparation or, after the last round, scoring
        script.reverse()
        return script

    def grid(self) -> Script:
        """How a new grid is formed; for two players, with neutral Architects in the bottom corners. (97-TWO-01)"""
        return [*GRID, *NEUTRALS] if self.players == 2 else GRID


def new_table(
    box: Mapping[str, Any],
    players: i64,
    first: i64 = RANDOM_FIRST_PLAYER,
    limited_money: bool = False,
    decline_action: bool = False,
    half_cards: bool = False,
) -> Table:
    """A table before the first step of setup, with the chosen rule options. (Part 6)"""
    edition = Edition(box, players, first)
    variants = Variants(QUANTITIES, DECISIONS, MOMENTS)
    if limited_money:
        limited_money_variant.attach(variants)
    if decline_action:
        decline_action_variant.attach(variants, players)
    if half_cards:
        half_cards_variant.attach(variants)
    return lay_out(edition, variants)
