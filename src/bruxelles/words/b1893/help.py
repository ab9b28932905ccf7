"""Help for the things on a table of Bruxelles 1893, in all its editions: the rules are those of the second edition, and
the ledger says which take their place.
"""

from __future__ import annotations

from collections.abc import Mapping

from bruxelles.games.b1893.pieces import pieces
from bruxelles.words.b1893.phrases import text_of
from bruxelles.words.help import Help
from bruxelles.words.speech import Message

SAYS = "web.b1893"


def about(name: str, *rules: str) -> Help:
    return Help(Message(f"{SAYS}.help.{name}"), rules)


def known(name: str, *rules: str) -> Help:
    """What the table says already."""
    return Help(Message(f"{SAYS}.{name}"), rules)


HELP: Mapping[str, Help] = {
    "space": about("space", "93-PLACE-01", "93-PLACE-04"),
    "action:workshop": about("action.workshop", "93-WORK-01"),
    "action:sales": about("action.sales", "93-SALES-01", "93-SALES-04", "93-SALES-09"),
    "action:nobles": about("action.nobles", "93-NOBLE-01", "93-NOBLE-05"),
    "action:materials": about("action.materials", "93-MAT-01"),
    "action:construction": about("action.construction", "93-CONS-01", "93-CONS-16", "93-CONS-22"),
    "visit": about("visit", "93-FREE-01", "93-FREE-03"),
    "neutral": about("neutral", "93-2P-05", "93-2P-07"),
    "iris": about("iris", "93-IRIS-01", "93-IRIS-02", "93-IRIS-03"),
    "square": about("square", "93-PLAN-03", "93-PLAN-04"),
    "column": about("column", "93-COL-01", "93-COL-02"),
    "tie:column": about("tie.column", "93-COL-03", "93-COL-04"),
    "brussels": known("majority.hint", "93-JUST-02"),
    "tie:brussels": about("tie.brussels", "93-JUST-03"),
    "prestige": about("prestige", "93-PREST-01", "93-PREST-08", "93-FP-01"),
    "bonus:iris": known("bonus.iris", "93-PREST-03"),
    "bonus:crown": known("bonus.crown", "93-PREST-03"),
    "bonus:architect": known("bonus.architect", "93-PREST-03"),
    "bonus:meeple": known("bonus.meeple", "93-PREST-03"),
    "stripside": about("stripside", "93-ASYM-GEN-1"),
    "noble": about("noble", "93-NOBLE-05", "93-NOBLE-08", "93-END-03", "93-END-04"),
    "noble:brugmann": about("noble.brugmann", "93-NEFF-01"),
    "noble:empain": about("noble.empain", "93-NEFF-02"),
    "noble:solvay": about("noble.solvay", "93-NEFF-03"),
    "noble:buls": known("bonus.iris", "93-NEFF-04"),
    "noble:albert": known("bonus.crown", "93-NEFF-05"),
    "noble:van-de-velde": known("bonus.architect", "93-NEFF-06"),
    "noble:vandervelde": known("bonus.meeple", "93-NEFF-07"),
    "noble:maeterlinck": about("noble.maeterlinck", "93-NEFF-08"),
    "noble:nagelmackers": about("noble.nagelmackers", "93-BE-NOBLE-01"),
    "noble:privat-livemont": about("noble.privat-livemont", "93-BE-NOBLE-02"),
    "display": about("display", "93-NOBLE-01", "93-NOBLE-10", "93-EOR-04"),
    "market": about("market", "93-SALES-04", "93-SALES-09"),
    "market:money": known("market.money", "93-SALES-09"),
    "market:points": known("market.points", "93-SALES-09"),
    "market:slot": about("market.slot", "93-SALES-01", "93-SALES-07"),
    "artwork": about("artwork", "93-SALES-01", "93-PASS-01", "93-END-13"),
    "white": about("white", "93-BE-WHITE-02", "93-BE-WHITE-03", "93-BE-WHITE-08"),
    "cube": about("cube", "93-CONS-04", "93-END-09"),
    "cube:joker": about("cube.joker", "93-CONS-11", "93-CONS-16", "93-END-02"),
    "needle": about("needle", "93-CONS-05", "93-CONS-06", "93-CONS-18"),
    "needle:money": about("needle.money", "93-CONS-04", "93-CONS-18"),
    "needle:any": about("needle.any", "93-CONS-07", "93-CONS-18"),
    "needle:empty": about("needle.empty", "93-CONS-09", "93-CONS-18"),
    "stock": about("stock", "93-PLAN-01", "93-PLAN-02"),
    "place": about("place", "93-BXL-01", "93-BXL-02", "93-BXL-03"),
    "place:stock": about("place.stock", "93-BXL-07"),
    "place:grand-place": about("place.grand-place", "93-BXL-09", "93-BXL-10"),
    "place:park": about("place.park", "93-BXL-13", "93-BXL-14"),
    "place:market": about("place.market", "93-BXL-08"),
    "courthouse": known("courthouse.hint", "93-JUST-06"),
    "pass": about("pass", "93-PASS-01", "93-PASS-02", "93-PASS-03", "93-PASS-04"),
    "passed": about("passed", "93-TURN-02"),
    "first": about("first", "93-FP-03", "93-FP-06", "93-END-10"),
    "rounds": about("rounds", "93-GEN-01", "93-END-01"),
    "meeple": about("meeple", "93-GEN-12", "93-EOR-01"),
    "purse": about("purse", "93-PLACE-04", "93-END-03", "93-END-14"),
    "points": about("points", "93-END-16"),
    "track": about("track", "93-GEN-10", "93-GEN-11"),
    "track:iris": about("track.iris", "93-IRIS-02"),
    "track:crown": about("track.crown", "93-BXL-10"),
    "track:architect": about("track.architect", "93-END-08"),
    "house": about("house", "93-CONS-02", "93-FREE-01", "93-END-08"),
    "manneken": about("manneken", "93-FP-01", "93-FP-03", "93-FP-04"),
    "firstpass": about("firstpass", "93-PASS-02", "93-PASS-03", "93-PASS-05"),
    "strategic": about("strategic", "93-PREST-08", "93-END-15"),
    "strategic:meeples": about("strategic", "93-END-11", "93-END-15"),
    "strategic:nobles": about("strategic", "93-END-12", "93-END-15"),
    "strategic:artworks": about("strategic", "93-END-13", "93-END-15"),
    "strategic:money": about("strategic", "93-END-14", "93-END-15"),
    "pile": known("piles.hint", "93-NOBLE-11", "93-COMP-10"),
    "card": about("card", "93-BE-PAV-07", "93-BE-CGEN-01"),
    "tile": about("tile", "93-BE-CLAIM-01", "93-BE-END-02"),
    "board": about("board", "93-ASYM-GEN-2", "93-ASYM-GEN-4"),
    "pavilion": about("pavilion", "93-BE-PAV-01", "93-BE-PAV-04", "93-BE-RES-02"),
    "marked": about("marked", "93-BE-CLAIM-01", "93-BE-CLAIM-08"),
    "traveler": about("traveler", "93-BE-NOBLE-03", "93-BE-NOBLE-05"),
    **{token: Help(text_of(token), piece.rules) for token, piece in pieces().items()},
}
