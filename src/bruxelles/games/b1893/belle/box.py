"""What the box of Belle Époque holds: numbers that stand on its components, apart from those on cards and tiles."""

from __future__ import annotations

from typing import Any, Final

BELLE_EPOQUE: Final[dict[str, Any]] = {
    "cubes.glass": 10,
    "travelers": 4,
    "nobles.copies": [3, 3],  # Nagelmackers, Privat-Livemont
    "nobles.costs": [4, 3],
    "pavilions.glass": [0, 1, 2, 1, 0],  # surcharge by row of the Art Nouveau board
    "tiles.offered": [0, 0, 3, 4, 5, 6],  # by number of players
    "tiles.marked": [[2, 3], [3, 2], [3, 3], [3, 4], [4, 3]],  # spaces under the face-down tiles
    "tiles.seventh": 15,  # the Architect level on the portrait
}
