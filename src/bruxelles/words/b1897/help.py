"""Help for the things on a table of Bruxelles 1897."""

from __future__ import annotations

from collections.abc import Mapping

from bruxelles.words.help import Help
from bruxelles.words.speech import Message

SAYS = "web.b1897"


def about(name: str, *rules: str) -> Help:
    return Help(Message(f"{SAYS}.help.{name}"), rules)


def known(name: str, *rules: str) -> Help:
    """What the table says already."""
    return Help(Message(f"{SAYS}.{name}"), rules)


HELP: Mapping[str, Help] = {
    "artwork": about("artwork", "97-CREA-01", "97-EXPO-03", "97-END-10"),
    "pair": about("pair", "97-SUPP-01", "97-CONS-02", "97-END-05"),
    "house": about("house", "97-CONS-01", "97-CONS-05", "97-END-04"),
    "noble": about("noble", "97-INFL-01", "97-INFL-04", "97-END-02"),
    "noble:horta": about("noble.horta", "97-NOBLE-04"),
    "noble:buls": about("noble.buls", "97-NOBLE-03"),
    "noble:hankar": about("noble.hankar", "97-NOBLE-05"),
    "noble:vandervelde": about("noble.vandervelde", "97-NOBLE-07"),
    "noble:albert": about("noble.albert", "97-NOBLE-02"),
    "noble:brugmann": about("noble.brugmann", "97-NOBLE-01", "97-INFL-06"),
    "money": about("money", "97-SALE-01", "97-NOUV-07"),
    "expo": about("expo", "97-EXPO-03", "97-EXPO-08", "97-END-06"),
    "architect": about("architect", "97-NOUV-01", "97-NOUV-02", "97-BRUX-03"),
    "side": about("side", "97-COL-01", "97-COAT-03"),
    "neutral": about("neutral", "97-TWO-03", "97-TWO-04"),
    "cell": about("cell", "97-NOUV-04", "97-PREP-08"),
    "coat": about("coat", "97-COAT-02", "97-COAT-03"),
    "column": about("column", "97-COL-01", "97-COL-02"),
    "tie:column": about("tie.column", "97-COL-01"),
    "brussels": known("majority.hint", "97-JAIL-01"),
    "tie:brussels": about("tie.brussels", "97-JAIL-01"),
    "bonus:architecture": known("bonus.architecture", "97-COL-01", "97-COL-03"),
    "bonus:nobility": known("bonus.nobility", "97-COL-01", "97-COL-03"),
    "bonus:prestige": known("bonus.prestige", "97-COL-01", "97-COL-03"),
    "bonus:prison": known("bonus.prison", "97-COL-01", "97-COL-03"),
    "lower:houses": known("lower.houses", "97-END-07", "97-END-11"),
    "lower:nobles": known("lower.nobles", "97-END-07", "97-END-12"),
    "lower:artworks": known("lower.artworks", "97-END-07", "97-END-10"),
    "lower:money": known("lower.money", "97-END-07", "97-END-09"),
    "place": about("place", "97-BRUX-01", "97-BRUX-05"),
    "place:stock": about("place.stock", "97-STOCK-01"),
    "place:hall": about("place.hall", "97-HALL-01", "97-HALL-02"),
    "place:park": about("place.park", "97-PARK-01", "97-PARK-02"),
    "prison": about("prison", "97-JAIL-04", "97-WIN-02"),
    "pass": about("pass", "97-PASS-01", "97-PASS-02"),
    "passed": about("passed", "97-PASS-02"),
    "first": about("first", "97-TURN-01", "97-PREP-02", "97-PREP-03"),
    "rounds": about("rounds", "97-MAJ-01", "97-END-01"),
    "track": about("track", "97-TRACK-02", "97-TRACK-03"),
    "track:architecture": about("track.architecture", "97-END-04"),
    "track:nobility": about("track.nobility", "97-HALL-02"),
    "track:prestige": about("track.prestige", "97-COAT-03"),
    "purse": about("purse", "97-NOUV-02", "97-END-02"),
    "points": about("points", "97-WIN-01", "97-WIN-02", "97-WIN-03"),
    "pile": about("pile", "97-PILE-02", "97-INFO-01"),
}
