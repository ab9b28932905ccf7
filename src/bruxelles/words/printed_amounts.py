"""Amounts of the box in sentences of help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# By the key of a sentence and the name of its field: the unit, and the value of the box.
Amounts = Mapping[str, Mapping[str, str]]

IN_1897: Amounts = {
    f"web.b1897.help.{name}": fields
    for name, fields in {
        "artwork": {"amount": "bef:amounts.sale", "points": "vp:points.exhibit"},
        "pair": {"points": "vp:points.material_card"},
        "house": {"points": "vp:points.per_material_type"},
        "noble": {"amount": "bef:amounts.noble_cost", "points": "vp:points.unpaid_noble"},
        "noble.brugmann": {"amount": "bef:amounts.brugmann"},
        "money": {"amount": "bef:amounts.sale"},
        "expo": {"points": "vp:points.exhibit", "final": "vp:points.expo"},
        "place.stock": {"amount": "bef:amounts.exchange"},
        "pass": {"first": "bef:amounts.first_pass", "later": "bef:amounts.later_pass"},
        "purse": {"amount": "bef:amounts.noble_cost"},
    }.items()
}

IN_1893: Amounts = {
    **{
        f"web.b1893.help.{name}": fields
        for name, fields in {
            "action.materials": {"count": "number:amounts.materials"},
            "action.construction": {"points": "vp:points.no_joker", "top": "vp:points.top_house"},
            "noble": {"points": "vp:points.unpaid_noble"},
            "noble.brugmann": {"amount": "bf:amounts.brugmann"},
            "noble.empain": {"count": "number:amounts.empain"},
            "noble.solvay": {"count": "number:amounts.solvay", "more": "number:amounts.solvay_exchange"},
            "noble.maeterlinck": {"points": "vp:points.maeterlinck"},
            "cube": {"points": "vp:points.cube"},
            "needle.money": {"amount": "bf:amounts.unit"},
            "place.market": {"count": "number:amounts.market_jokers"},
            "pass": {"amount": "bf:amounts.pass_colour"},
            "first": {"points": "vp:points.first_player"},
            "pavilion": {"points": "vp:belle_epoque.pavilions.visit"},
        }.items()
    },
    "gift.1893.sales": {"points": "vp:points.free_artwork"},
    "gift.1893.construction": {"points": "vp:points.free_house"},
}


def amounts(box: Mapping[str, Any]) -> dict[str, dict[str, int | str]]:
    """The fields of all sentences about this box, as numbers or tokens."""
    sentences = IN_1897 if "architects.values" in box else IN_1893
    return {
        key: {name: amount(source, box) for name, source in fields.items()}
        for key, fields in sentences.items()
        if all(source.partition(":")[2] in box for source in fields.values())  # not without its expansion
    }


def amount(source: str, box: Mapping[str, Any]) -> int | str:
    unit, _, value = source.partition(":")
    return int(box[value]) if unit == "number" else f"{unit}:{box[value]}"
