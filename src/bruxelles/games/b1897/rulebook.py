"""Bruxelles 1897 as seen from outside the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bruxelles.games.b1897 import standing
from bruxelles.games.b1897.contents import CONTENTS
from bruxelles.games.b1897.game import RANDOM_FIRST_PLAYER, new_table
from bruxelles.games.b1897.notations import SOURCE
from bruxelles.games.b1897.picture import picture
from bruxelles.games.b1897.position import set_up
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.view import TableView, view
from bruxelles.games.rulebook import OFF_ON, RANDOM, BoxedRulebook, chosen_first
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.rulebook import NO_OPTIONS, RuleOption, Settings


class Bruxelles1897(BoxedRulebook):
    """2 to 4 players, four rounds."""

    name = "1897"
    rules_version = 1
    has_secrets = False
    seat_counts = range(2, 5)
    options = (
        RuleOption("limitedMoney", OFF_ON, "97-MONEY-04"),
        RuleOption("declineAction", OFF_ON, "97-NOUV-09"),
        RuleOption("halfCards", OFF_ON, "97-CONS-07"),
        RuleOption("firstPlayer", (RANDOM, "1", "2", "3", "4"), "97-SETUP-12"),
    )
    contents = CONTENTS
    sources = SOURCE

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        return "two-players" if seats == 2 else "standard"

    def new_state(self, settings: Settings) -> Table:
        return new_table(
            self.box(settings),
            settings.seats,
            chosen_first(settings, RANDOM_FIRST_PLAYER),
            settings.option("limitedMoney") == "on",
            settings.option("declineAction") == "on",
            settings.option("halfCards") == "on",
        )

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> Table:
        return set_up(self.new_state(settings), lines)

    def standing(self, state: Table) -> Mapping[tuple[int, str], int]:
        return standing.standing(state)

    def leads(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        return standing.leads(state)

    def concerned(self, fact: Fact) -> set[str]:
        return standing.concerned(fact)

    def view(self, state: Table, viewer: int | None) -> TableView:
        return view(state)

    def picture(self, state: Table) -> str:
        return picture(view(state))


RULEBOOK = Bruxelles1897()
