"""What the B-sides of the Architect boards add to the box of Bruxelles 1893. (93-ASYM-HANKAR-1..93-ASYM-STRAUVEN-2)"""

from bruxelles.components.b1893_checks import SIX_SPACES, house_costs, track
from bruxelles.components.checks import Check, amount, amounts, each_once
from bruxelles.kernel.complaint import Phrase

CUBES = ("wood", "iron", "stone", "glass")
FIVE_UNITS = Phrase("a House takes one unit for each needle, and no payment exceeds 5 units")

CHECKS: dict[str, Check] = {
    "asymmetric.hankar.iris": track(SIX_SPACES),
    "asymmetric.cauchie.crown": track(SIX_SPACES),
    "asymmetric.cauchie.cubes": each_once(CUBES, Phrase("each of four colours gives a different material")),
    "asymmetric.horta.architect": track(SIX_SPACES, last=10),
    "asymmetric.horta.money": amount(),
    "asymmetric.saintenoy.symbols": amount(),
    "asymmetric.strauven.costs": house_costs(5, FIVE_UNITS),
    "asymmetric.strauven.sale": amounts((Phrase("BF"), 0), (Phrase("points"), 0)),
}
