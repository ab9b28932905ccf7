"""The first edition of Bruxelles 1893, as everything outside the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bruxelles.games.b1893 import standing
from bruxelles.games.b1893.first.contents import CONTENTS, SHARED
from bruxelles.games.b1893.first.edition import new_first_table
from bruxelles.games.b1893.first.picture import FirstPicture
from bruxelles.games.b1893.first.position import set_up_first
from bruxelles.games.b1893.first.standing import first_belongings
from bruxelles.games.b1893.first.table import FirstTable, first
from bruxelles.games.b1893.first.view import first_view
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER
from bruxelles.games.b1893.notations import SOURCE
from bruxelles.games.b1893.shapes import BoardView
from bruxelles.games.rulebook import OFF_ON, RANDOM, BoxedRulebook, chosen_first
from bruxelles.kernel.contents import SourceKind, numbered
from bruxelles.kernel.match import Told
from bruxelles.kernel.rulebook import NO_OPTIONS, RuleOption, Settings

ROWS = tuple(numbered(SHARED, SourceKind))  # of the score sheet


class FirstEditionOf1893(BoxedRulebook):
    """2 to 5 players, five rounds."""

    name = "1893-1st"
    rules_version = 1
    has_secrets = True
    seat_counts = range(2, 6)
    options = (
        RuleOption("firstPlayer", (RANDOM, "1", "2", "3", "4", "5"), "93E1-SETUP-09"),
        RuleOption("expert", OFF_ON, "93E1-SETUP-02"),
    )
    contents = CONTENTS
    sources = SOURCE

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        return "first-edition-two-players" if seats == 2 else "first-edition"

    def new_state(self, settings: Settings) -> FirstTable:
        expert = settings.option("expert") == "on"
        table = new_first_table(self.box(settings), settings.seats, chosen_first(settings, RANDOM_FIRST_PLAYER), expert)
        return first(table)

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> FirstTable:
        return set_up_first(self.new_state(settings), lines)

    def rows(self, state: FirstTable) -> Sequence[int]:
        return ROWS

    def standing(self, state: FirstTable) -> Mapping[tuple[int, str], int]:
        return standing.standing(state, first_belongings)

    def leads(self, state: FirstTable) -> Mapping[str, tuple[int, ...]]:
        return standing.leads(state)

    def touched(self, what: str, facts: Sequence[Told]) -> bool:
        return standing.touched(what, facts)

    def view(self, state: FirstTable, viewer: int | None) -> BoardView:
        return first_view(state, viewer)

    def picture(self, state: FirstTable) -> str:
        view = first_view(state, None)
        assert view.first is not None
        return str(FirstPicture(view, view.first))


RULEBOOK = FirstEditionOf1893()
