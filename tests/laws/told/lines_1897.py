"""What the amounts in the log of 1897 mean."""

from __future__ import annotations

from collections.abc import Mapping

from tests.laws.told.lines import GAINED, LOST, PAID, SCORED, Line, Stretch, fact_of
from tests.laws.told.telling import Amount

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897 import vocabulary as v


def track_square(stretch: Stretch, amount: Amount) -> int:
    token = amount.nearest("track")
    squares = [fact.numbers[1] for fact in stretch.of("track_advanced", amount.player(), token)]
    assert (
        not stretch.whole or squares[-1] == int(stretch.after.seats[amount.player()].squares[n.TRACK.number(token)]) + 1
    )
    return amount.number if amount.number in squares else squares[-1]


def laid(stretch: Stretch, amount: Amount) -> int:
    return len(stretch.of("architect_laid", amount.player()))


def dealt(stretch: Stretch, amount: Amount) -> int:
    """The cards in the grid."""
    if not stretch.whole:
        return len(stretch.of("card_dealt"))
    return len([card for card in stretch.after.cards if card != v.NO_CARD])


def cleared(stretch: Stretch, amount: Amount) -> int:
    """Cards put away before the next grid is dealt, from which some are put away as well."""
    names = [fact.name for fact in stretch.facts]
    ends = names.index("card_gathered") if "card_gathered" in names else len(names)
    return names[:ends].count("card_put_away")


def nobles_paid(stretch: Stretch, amount: Amount) -> int:
    return len(stretch.of("money_moved", amount.player(), "for:noble"))


def side_shown(stretch: Stretch, amount: Amount) -> int:
    (placed,) = stretch.of("architect_placed", amount.player())
    return (
        int(stretch.after.values[placed.numbers[0]]) if stretch.after.values[placed.numbers[0]] else placed.numbers[2]
    )


BONUSES = ("houses-bonus", "nobles-bonus", "artworks-bonus", "money-bonus")
SOURCES = ("construction", "exhibition", "coats", "houses", "materials", "expo", *BONUSES)

LINES: Mapping[tuple[str, str], Line] = {
    **{(f"fact.money_moved.{reason}", "amount"): PAID for reason in ("placement", "noble")},
    **{(f"fact.money_moved.{reason}", "amount"): GAINED for reason in ("sale", "exchange", "brugmann", "pass")},
    **{(f"fact.points_scored.{source}", "points"): SCORED for source in SOURCES},
    ("fact.points_scored.unpaid-nobles", "points"): LOST,
    ("log.start.seat", "amount"): GAINED,
    ("log.placed", "amount"): PAID,
    ("log.placed", "side"): side_shown,
    ("fact.architect_placed", "side"): side_shown,
    **{(key, "count"): laid for key in ("log.laid", "log.exchange", "log.park")},
    ("log.exchange", "amount"): GAINED,
    ("log.sold", "amount"): GAINED,
    ("log.built", "points"): SCORED,
    ("log.noble_pays", "amount"): GAINED,
    ("log.exhibited", "points"): SCORED,
    ("log.passed.first", "amount"): GAINED,
    ("log.passed.later", "amount"): GAINED,
    ("log.coat", "points"): SCORED,
    ("log.upkeep", "amount"): PAID,
    ("log.upkeep", "count"): nobles_paid,
    ("log.unpaid", "points"): LOST,
    ("log.lower", "points"): SCORED,
    **{(key, "square"): track_square for key in ("log.noble_advances", "log.column", "fact.track_advanced")},
    ("log.dealt", "count"): dealt,
    ("log.cleared", "count"): cleared,
    ("fact.round_began", "round"): fact_of("round_began"),
}
