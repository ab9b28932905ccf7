"""The box of the first edition, under the names that the engine uses for the second."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLOURS = {"pink": "brown"}  # pink has the number of the second edition's brown


def named_as_second(box: Mapping[str, Any], expert: bool) -> dict[str, Any]:
    """The box with its strips on their ordinary or their marked side, and the compass before its tiles are mixed.
    (93E1-COMP-02, 93E1-SETUP-01, 93E1-SETUP-02)
    """
    tiles = box["compass.tiles"]
    return {
        **box,
        "strips.compass": box["strips.expert" if expert else "strips.basic"],
        "strips.other": box["strips.basic" if expert else "strips.expert"],
        "compass.order": tiles,
        "compass.needles": [tiles[space - 1] for space in box["compass.needles"]],
        "market.corners": [COLOURS.get(colour, colour) for colour in box["market.corners"]],
    }
