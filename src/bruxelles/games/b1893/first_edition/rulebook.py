"""The first edition of Bruxelles 1893 as everything outside the engine sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bruxelles.games.b1893 import standing
from bruxelles.games.b1893.first_edition.contents import CONTENTS, SHARED
from bruxelles.games.b1893.first_edition.edition import new_first_edition_table
from bruxelles.games.b1893.first_edition.picture import FirstEditionPicture
from bruxelles.games.b1893.first_edition.position import set_up_first_edition
from bruxelles.games.b1893.first_edition.standing import first_edition_belongings
from bruxelles.games.b1893.first_edition.table import FirstEditionTable, first_edition
from bruxelles.games.b1893.first_edition.view import first_edition_view
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER
from bruxelles.games.b1893.notations import SOURCE
from bruxelles.games.b1893.shapes import BoardView
from bruxelles.games.rulebook import OFF_ON, RANDOM, BoxedRulebook, chosen_first
from bruxelles.kernel.contents import SourceKind, numbered
from bruxelles.kernel.journal import Fact
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

    def new_state(self, settings: Settings) -> FirstEditionTable:
        expert = settings.option("expert") == "on"
        table = new_first_edition_table(
            self.box(settings), settings.seats, chosen_first(settings, RANDOM_FIRST_PLAYER), expert
        )
        return first_edition(table)

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> FirstEditionTable:
        return set_up_first_edition(self.new_state(settings), lines)

    def rows(self, state: FirstEditionTable) -> Sequence[int]:
        return ROWS

    def standing(self, state: FirstEditionTable) -> Mapping[tuple[int, str], int]:
        return standing.standing(state, first_edition_belongings)

    def leads(self, state: FirstEditionTable) -> Mapping[str, tuple[int, ...]]:
        return standing.leads(state)

    def concerned(self, fact: Fact) -> set[str]:
        return standing.concerned(fact)

    def view(self, state: FirstEditionTable, viewer: int | None) -> BoardView:
        return first_edition_view(state, viewer)

    def picture(self, state: FirstEditionTable) -> str:
        view = first_edition_view(state, None)
        assert view.first_edition is not None
        return str(FirstEditionPicture(view, view.first_edition))


RULEBOOK = FirstEditionOf1893()
