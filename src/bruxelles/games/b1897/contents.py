"""The table of contents of Bruxelles 1897: everything that its steps declare."""

from __future__ import annotations

from typing import Final

from bruxelles.games.b1897 import game
from bruxelles.games.b1897.notations import REASON, SOURCE
from bruxelles.kernel.contents import MoneyKind, SourceKind, contents_of, declared_in, name_in

ALL: Final = declared_in(game)
name_in(SOURCE, ALL, SourceKind)
name_in(REASON, ALL, MoneyKind)

CONTENTS: Final = contents_of(ALL)
