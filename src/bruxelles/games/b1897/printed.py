"""The values printed on the components, read from the box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.concepts.tracks import Track
from bruxelles.games.b1897.vocabulary import COLUMNS

LOWER_BONUSES = ["houses", "nobles", "artworks", "money"]  # in the order of the vocabulary


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """The values of the box for this number of players. (97-COMP-01)"""

    def __init__(self, box: Mapping[str, Any], players: i64) -> None:
        self.players = players
        self.rows: i64 = box["grid.rows.four"] if players == 4 else box["grid.rows.two_or_three"]
        self.cells: i64 = self.rows * COLUMNS
        self.taken: i64 = box["grid.taken.four"] if players == 4 else box["grid.taken.two_or_three"]
        self.copies = vec[i64](box["cards.artwork"] + box["cards.material"] + box["cards.house"] + box["cards.noble"])
        self.money_cards: i64 = box["cards.money"]
        self.highest_face: i64 = max(box["money.faces"])
        self.architects = vec[i64](box["architects.copies"])
        jailed = "two" if players == 2 else "more"  # (97-SETUP-11)
        self.jailed_at_start = vec[i64](box["architects.prison." + jailed])
        self.low = vec[i64]([values[0] for values in box["architects.values"]])
        self.high = vec[i64]([values[1] for values in box["architects.values"]])
        self.neutral_value: i64 = box["neutral.value"]
        self.tracks = [Track(box["tracks.architecture"]), Track(box["tracks.nobility"]), Track(box["tracks.prestige"])]
        self.lower = vec[i64]([LOWER_BONUSES.index(name) for name in box["bonuses.lower"]])
        self.start_money = vec[i64](box["money.start"])
        self.sale: i64 = box["amounts.sale"]
        self.exchange: i64 = box["amounts.exchange"]
        self.brugmann: i64 = box["amounts.brugmann"]
        self.first_pass: i64 = box["amounts.first_pass"]
        self.later_pass: i64 = box["amounts.later_pass"]
        self.noble_cost: i64 = box["amounts.noble_cost"]
        self.exhibit_points: i64 = box["points.exhibit"]
        self.expo_points: i64 = box["points.expo"]
        self.unpaid_points: i64 = box["points.unpaid_noble"]
        self.material_card_points: i64 = box["points.material_card"]
        self.material_type_points: i64 = box["points.per_material_type"]
        self.money_bonus = vec[i64](box["points.money_bonus"])  # VP, for each this many BEF, at most this many times
        self.artwork_bonus: i64 = box["points.artwork_bonus"]
        self.house_bonus: i64 = box["points.house_bonus"]
        self.noble_bonus: i64 = box["points.noble_bonus"]
        self.rounds: i64 = box["rounds"]
