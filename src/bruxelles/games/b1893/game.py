"""The course of the game, as lists that a player can proof-read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.display import RevealNobles
from bruxelles.games.b1893.end_of_round import (
    BeforeUpright,
    CloseRound,
    DiscardLastNoble,
    MeeplesReturn,
    RenewPrestige,
    SetNoblesUpright,
)
from bruxelles.games.b1893.planning import BeginRound, PlaceNeutrals, PlanRound, RevealStock
from bruxelles.games.b1893.prestige import ClearTies, PlayersUsePrestige
from bruxelles.games.b1893.printed import Printed
from bruxelles.games.b1893.resolution import (
    BeforeBrussels,
    BeforeFirstPlayer,
    BeforeIrises,
    BrusselsMajority,
    ChooseFirstPlayer,
    DecideColumn,
    IrisMajorities,
)
from bruxelles.games.b1893.scoring import (
    DiscardJokers,
    PayNobles,
    ScoreCubes,
    ScoreFirstPlayer,
    ScoreHouses,
    ScoreRows,
)
from bruxelles.games.b1893.setup import (
    ChooseArtworks,
    DrawFirstPlayer,
    LayPrestige,
    NameFirstPlayer,
    PlayersReceivePieces,
)
from bruxelles.games.b1893.sides import A_SIDES, Sides
from bruxelles.games.b1893.turns import ActionPhase, TakeTurn
from bruxelles.games.b1893.vocabulary import COLUMNS
from bruxelles.kernel.steps import NOBODY, Step

Script = list[Step[Any]]

CARDS: Final[Script] = [RevealNobles(NOBODY), LayPrestige(NOBODY)]
PIECES: Final[Script] = [PlayersReceivePieces(NOBODY), ChooseArtworks(NOBODY)]
PLANNING: Final[Script] = [BeginRound(NOBODY), RevealStock(NOBODY), PlanRound(NOBODY)]
NEUTRALS: Final[Script] = [PlaceNeutrals(NOBODY)]
COLUMN_MAJORITIES: Final[Script] = [DecideColumn(column) for column in range(COLUMNS)]
FIRST_PLAYER: Final[Script] = [BeforeFirstPlayer(NOBODY), ChooseFirstPlayer(NOBODY)]
PRESTIGE: Final[Script] = [PlayersUsePrestige(NOBODY), ClearTies(NOBODY)]
IRISES: Final[Script] = [BeforeIrises(NOBODY), IrisMajorities(NOBODY)]
BRUSSELS: Final[Script] = [BeforeBrussels(NOBODY), BrusselsMajority(NOBODY)]
END_OF_ROUND: Final[Script] = [
    MeeplesReturn(NOBODY),
    BeforeUpright(NOBODY),
    SetNoblesUpright(NOBODY),
    DiscardLastNoble(NOBODY),
    RenewPrestige(NOBODY),
    CloseRound(NOBODY),
]
SCORING: Final[Script] = [
    DiscardJokers(NOBODY),
    PayNobles(NOBODY),
    ScoreHouses(NOBODY),
    ScoreCubes(NOBODY),
    ScoreFirstPlayer(NOBODY),
    ScoreRows(NOBODY),
]
RANDOM_FIRST_PLAYER: Final[i64] = -1

PHASES: Final = ("planning", "turn", "columns", "first", "prestige", "irises", "brussels", "end", "scoring")


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Printed):
    """The order of events in the second edition without expansions; other editions override parts of it. (93-GEN-01)"""

    def __init__(self, box: Mapping[str, Any], players: i64, first_player: i64, sides: Sides = A_SIDES) -> None:
        super().__init__(box, players, sides.boards(box))
        self.sides = sides
        opening: Script = [
            DrawFirstPlayer(NOBODY) if first_player == RANDOM_FIRST_PLAYER else NameFirstPlayer(first_player)
        ]
        turns: Script = [*PLANNING, *self.before_turns(), ActionPhase(NOBODY)]
        self.round_script: Script = [*turns, *self.resolution(), *self.end_of_round()]
        # All steps of the game; the first one is the last of the list.
        self.waiting = [*self.lay_boards(), *opening, *self.hand_out(), *self.round_script, *self.after_round(1)]
        self.waiting.reverse()

    def lay_boards(self) -> Script:
        """What is laid out before the players get their pieces."""
        return [self.sides.strips(), *CARDS]

    def hand_out(self) -> Script:
        """How the players get their pieces."""
        return PIECES

    def before_turns(self) -> Script:
        """What comes before the first turn: two players place one neutral meeple each. (93-2P-01)"""
        return NEUTRALS if self.players == 2 else []

    def resolution(self) -> Script:
        return [*COLUMN_MAJORITIES, *FIRST_PLAYER, *PRESTIGE, *IRISES, *self.brussels()]

    def brussels(self) -> Script:
        """How the Resolution phase ends."""
        return BRUSSELS

    def end_of_round(self) -> Script:
        return END_OF_ROUND

    def scoring(self) -> Script:
        return SCORING

    def after_round(self, number: i64) -> Script:
        """Everything that follows this round."""
        return [*(self.round_script * (self.rounds - number)), *self.scoring()]

    def from_phase(self, number: i64, phase: str, turn: i64 | None) -> Script:
        """The steps that wait when a position begins in this phase of this round; the first one is last."""
        script = [*self.rest_of_round(phase, turn), *self.after_round(number)]
        script.reverse()
        return script

    def rest_of_round(self, phase: str, turn: i64 | None) -> Script:
        if phase == "planning":
            return self.round_script
        if phase == "turn":
            assert turn is not None
            return [TakeTurn(turn), *self.resolution(), *self.end_of_round()]
        if phase == "columns":
            return [*self.resolution(), *self.end_of_round()]
        ending = [*self.brussels(), *self.end_of_round()]
        if phase == "first":
            return [*FIRST_PLAYER, *PRESTIGE, *IRISES, *ending]
        if phase == "prestige":
            return [*PRESTIGE, *IRISES, *ending]
        if phase == "irises":
            return [*IRISES, *ending]
        if phase == "brussels":
            return ending
        return self.end_of_round() if phase == "end" else []
