"""What the box of Belle Époque holds: every number that stands on its components."""

from __future__ import annotations

from typing import Any, Final

BELLE_EPOQUE: Final[dict[str, Any]] = {
    "belle_epoque.cubes.glass": 10,
    "belle_epoque.nobles.copies": [3, 3],  # Nagelmackers, Privat-Livemont
    "belle_epoque.nobles.costs": [4, 3],
    "belle_epoque.travelers": 4,
    "belle_epoque.white.divisor": 2,
    "belle_epoque.pavilions.surcharges": [0, 1, 2, 1, 0],  # glass, by row
    "belle_epoque.pavilions.visit": 1,
    "belle_epoque.tiles.offered": [3, 4, 5, 6],  # with two to five players
    "belle_epoque.tiles.marked": [[2, 3], [3, 2], [3, 3], [3, 4], [4, 3]],
    "belle_epoque.tiles.1": [1, 7],
    "belle_epoque.tiles.2": 2,
    "belle_epoque.tiles.3": 3,
    "belle_epoque.tiles.4": 4,
    "belle_epoque.tiles.5": 2,
    "belle_epoque.tiles.6": 1,
    "belle_epoque.tiles.7": [3, 3, 5, 5],  # with two to five players
    "belle_epoque.tiles.8": 2,
    "belle_epoque.tiles.9": [4, 5, 6, 7],  # with two to five players
    "belle_epoque.tiles.10": 15,
    "belle_epoque.tiles.11": 3,
    "belle_epoque.cards.1": 1,
    "belle_epoque.cards.3": 2,
    "belle_epoque.cards.5": 3,
    "belle_epoque.cards.7": 2,
    "belle_epoque.cards.10": 1,
    "belle_epoque.cards.11": 1,
    "belle_epoque.cards.12": [1, 5],
    "belle_epoque.cards.13": 1,
    "belle_epoque.cards.16": 1,
    "belle_epoque.cards.17": 2,
    "belle_epoque.cards.19": 1,
    "belle_epoque.cards.21": 3,
    "belle_epoque.cards.23": 2,
    "belle_epoque.cards.24": 1,
    "belle_epoque.cards.26": 2,
    "belle_epoque.cards.27": 2,
    "belle_epoque.cards.28": 2,
    "belle_epoque.cards.30": 1,
    "belle_epoque.cards.31": 2,
    "belle_epoque.cards.32": 3,
}
