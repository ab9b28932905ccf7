"""Every position whose decision tree is counted."""

from __future__ import annotations

from tests.perft.positions import OF_1897
from tests.perft.positions_1893 import OF_1893
from tests.perft.positions_belle import OF_BELLE_EPOQUE
from tests.perft.positions_combinations import OF_ALL
from tests.perft.positions_first_edition import OF_FIRST_EDITION

CHOSEN = (*OF_1897, *OF_1893, *OF_BELLE_EPOQUE, *OF_FIRST_EDITION)
STARTS = (*CHOSEN, *OF_ALL)
