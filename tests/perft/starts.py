"""Every position whose decision tree is counted."""

from __future__ import annotations

from tests.perft.positions import OF_1897
from tests.perft.positions_1893 import OF_1893

STARTS = (*OF_1897, *OF_1893)
