"""Bruxelles 1893 as everything outside the engine sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from bruxelles.games.b1893 import standing
from bruxelles.games.b1893.asymmetric.position import AsymmetricBellePositionReader, AsymmetricPositionReader
from bruxelles.games.b1893.asymmetric.sides import AsymmetricSides
from bruxelles.games.b1893.belle.edition import new_belle_table
from bruxelles.games.b1893.belle.position import BellePositionReader
from bruxelles.games.b1893.belle.standing import belle_belongings
from bruxelles.games.b1893.belle.view import belle_view
from bruxelles.games.b1893.contents import BASE, BELLE, CONTENTS
from bruxelles.games.b1893.edition import new_table
from bruxelles.games.b1893.game import RANDOM_FIRST_PLAYER
from bruxelles.games.b1893.notations import SOURCE
from bruxelles.games.b1893.picture import Picture
from bruxelles.games.b1893.position import TablePositionReader
from bruxelles.games.b1893.shapes import BoardView
from bruxelles.games.b1893.sides import A_SIDES
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.view import view
from bruxelles.games.rulebook import OFF, OFF_ON, ON, RANDOM, BoxedRulebook, chosen_first
from bruxelles.kernel.contents import SourceKind, numbered
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.rulebook import NO_OPTIONS, RuleOption, Settings


class Shown(NamedTuple):
    """How an edition is shown."""

    view: Callable[[Table], BoardView]
    belongings: Callable[[Table, int], Mapping[str, int]]
    rows: Sequence[int]  # of the score sheet


SHOWN: Final = {
    "second-edition": Shown(view, standing.belongings, tuple(numbered(BASE, SourceKind))),
    "belle-epoque": Shown(belle_view, belle_belongings, tuple(numbered([*BASE, *BELLE], SourceKind))),
}
# What sets up a table by hand, by the options belleEpoque and asymmetric.
POSITION_READERS: Final[dict[tuple[str, str], Callable[[Table], TablePositionReader]]] = {
    (OFF, OFF): TablePositionReader,
    (ON, OFF): BellePositionReader,
    (OFF, ON): AsymmetricPositionReader,
    (ON, ON): AsymmetricBellePositionReader,
}


class Bruxelles1893(BoxedRulebook):
    """2 to 5 players, five rounds."""

    name = "1893"
    rules_version = 1
    has_secrets = False
    seat_counts = range(2, 6)
    options = (
        RuleOption("firstPlayer", (RANDOM, "1", "2", "3", "4", "5"), "93-SETUP-15"),
        RuleOption("belleEpoque", OFF_ON, "93-GEN-02"),
        RuleOption("asymmetric", OFF_ON, "93-ASYM-GEN-2"),
    )
    contents = CONTENTS
    expansions = MappingProxyType({"belleEpoque": "belle-epoque", "asymmetric": "asymmetric"})
    sources = SOURCE

    def edition_for(self, seats: int, options: Mapping[str, str] = NO_OPTIONS) -> str:
        edition = "belle-epoque" if options.get("belleEpoque") == ON else "second-edition"
        return f"{edition}-two-players" if seats == 2 else edition

    def new_state(self, settings: Settings) -> Table:
        new = new_belle_table if settings.option("belleEpoque") == ON else new_table
        box = self.box(settings)
        sides = AsymmetricSides(box) if settings.option("asymmetric") == ON else A_SIDES
        return new(box, settings.seats, chosen_first(settings, RANDOM_FIRST_PLAYER), sides)

    def new_position(self, settings: Settings, lines: Sequence[tuple[int, str]]) -> Table:
        table = self.new_state(settings)
        POSITION_READERS[settings.option("belleEpoque"), settings.option("asymmetric")](table).set_up(lines)
        return table

    def rows(self, state: Table) -> Sequence[int]:
        return SHOWN[state.edition.name].rows

    def standing(self, state: Table) -> Mapping[tuple[int, str], int]:
        return standing.standing(state, SHOWN[state.edition.name].belongings)

    def leads(self, state: Table) -> Mapping[str, tuple[int, ...]]:
        return standing.leads(state)

    def concerned(self, fact: Fact) -> set[str]:
        return standing.concerned(fact)

    def view(self, state: Table, viewer: int | None) -> BoardView:
        return SHOWN[state.edition.name].view(state)

    def picture(self, state: Table) -> str:
        return str(Picture(self.view(state, None)))


RULEBOOK = Bruxelles1893()
