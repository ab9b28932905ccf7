"""How the first edition writes what only it has, and what it writes differently."""

from __future__ import annotations

from typing import Final

from bruxelles.games.b1893 import notations as second
from bruxelles.games.b1893.first_edition import vocabulary as f
from bruxelles.kernel.notation import Amount, Either, Names

COLOUR: Final = Names("artwork", ("green", "pink", "blue", "yellow", "black"))
PERFORM: Final = Names("perform", ("decline", "perform"), f.DECLINE, bare=True)
MAYBE_CUBE: Final = Either("cube", second.CUBE, Names("none", ("none",), f.NO_CUBE, bare=True))
COMPASS_SPACE: Final = Amount("compass", 1, 6)
YEAR: Final = Amount("year", 1893, 1910)
