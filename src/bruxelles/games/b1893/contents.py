"""The table of contents of Bruxelles 1893: everything its steps declare, expansions included."""

from __future__ import annotations

from typing import Final

from bruxelles.games.b1893 import edition
from bruxelles.games.b1893.asymmetric import sides
from bruxelles.games.b1893.belle import edition as belle_edition
from bruxelles.games.b1893.notations import REASON, SOURCE
from bruxelles.kernel.contents import MoneyKind, SourceKind, contents_of, declared_in, name_in

BASE: Final = declared_in(edition, "belle", "asymmetric", "first_edition")
BELLE: Final = declared_in(belle_edition)
ASYMMETRIC: Final = declared_in(sides)
ALL: Final = [*BASE, *BELLE, *ASYMMETRIC]
name_in(SOURCE, ALL, SourceKind)
name_in(REASON, ALL, MoneyKind)

CONTENTS: Final = contents_of(ALL)
