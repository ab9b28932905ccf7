"""What the amounts in the options of 1897 mean: by key and field, what they must lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tests.laws.told.telling import Amount, Case, Later, Meaning, NamedFact, Outcome, Pick, Promise

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.steps import MORE


def first(table: Any, offered: Any) -> int:
    return int(offered[0])


def stops(table: Any, offered: Any) -> int:
    """Stop as soon as one Noble has acted."""
    return int(v.STOP if v.STOP in offered else offered[0])


def goes_on(table: Any, offered: Any) -> int:
    return int(next(noble for noble in offered if noble != v.STOP))


def enough(table: Any, offered: Any) -> int:
    """Pay no more cards than needed."""
    return max(offered) if max(offered) >= MORE else int(offered[0])


# Actions are performed, and no other Noble is activated.
PICKS: Mapping[str, Pick] = {"hallNoble": stops, "payMaterial": enough, "perform": first}


def the_rest(case: Case, **picks: Pick) -> Outcome:
    """The rest of the turn."""
    return case.played_on({**PICKS, **picks})


def money(*reasons: str) -> Meaning:
    """The first gain or payment of the rest of the turn for one of these reasons."""

    def meant(case: Case, amount: Amount) -> int:
        return next((abs(fact.numbers[0]) for fact in the_rest(case).of("money_moved", case.seat, *reasons)), 0)

    return meant


def cards_in_grid(case: Case, amount: Amount) -> int:
    """As many as can be taken."""
    return len([card for card in case.table.cards if card != v.NO_CARD])


def architects_laid(case: Case, amount: Amount) -> int:
    return len(the_rest(case).of("architect_laid", case.seat))


def activated_at_most(case: Case, amount: Amount) -> int:
    """As many as act if the player doesn't stop."""
    return len(the_rest(case, hallNoble=goes_on).of("noble_activated", case.seat))


def pass_income(case: Case, amount: Amount) -> int:
    return case.done.total("money_moved", case.seat, "for:pass")


def materials_paid(case: Case, amount: Amount) -> int:
    """As many as the Houses then owned, paid in cards of two; half of the last card may be lost."""
    played = the_rest(case)
    houses, cards = int(played.table.seats[case.seat].houses.total), len(played.of("material_paid", case.seat))
    return houses if cards == (houses + 1) // 2 else 2 * cards


def materials_lacking(case: Case, amount: Amount) -> int:
    """Nothing is built, so the cost is counted from the Houses."""
    return int(case.own.houses.total) + 1


def in_bag(name: str) -> Meaning:
    return lambda case, amount: int(getattr(case.own, name).count(case.option))


def side_shown(case: Case, amount: Amount) -> int:
    """What the Architect counts in its column."""
    return case.done.of("architect_placed", case.seat)[0].numbers[2]


def left(case: Case, amount: Amount) -> int:
    paid = case.done.of("money_moved", case.seat, "for:placement")[0]
    return int(case.own.money) + paid.numbers[0]


COST_AT_THE_END = Later(lambda case, amount: Promise("upkeep", case.seat, amount.nearest("noble")))


def promises_kept(facts: Sequence[NamedFact]) -> Iterator[tuple[Promise, int]]:
    """All Nobles cost the same."""
    for fact in facts:
        if fact.name == "money_moved" and "for:noble" in fact.tokens:
            yield from ((Promise("upkeep", fact.seat, noble), -fact.numbers[0]) for noble in n.NOBLE.tokens)


def drawn(case: Case, amount: Amount) -> int:
    """The cards drawn at once; a Noble that was drawn may draw more."""
    names = [fact.name for fact in the_rest(case).since("card_drawn").facts if fact.name != "pile_renewed"]
    return next((number for number, name in enumerate(names) if name != "card_drawn"), len(names))


def exhibited(case: Case, amount: Amount) -> int:
    return case.done.of("points_scored", case.seat, "source:exhibition")[0].numbers[0]


def in_brussels(case: Case, amount: Amount) -> int:
    laid = case.own.brussels
    return sum(int(laid.count(place * v.ARCHITECTS + case.option)) for place in range(v.PLACES))


def unpaid(case: Case, amount: Amount) -> int:
    return -case.done.of("points_scored", case.seat, "source:unpaid-nobles")[0].numbers[0]


SALE, EXCHANGE, BRUGMANN = money("for:sale"), money("for:exchange"), money("for:brugmann")

LABELS: Mapping[tuple[str, str], Meaning] = {
    ("option.turn.nouveau", "count"): cards_in_grid,
    **{(f"option.turn.{place}", "count"): architects_laid for place in ("stock", "hall", "park")},
    ("option.turn.stock", "amount"): EXCHANGE,
    ("option.turn.hall", "limit"): activated_at_most,
    ("option.turn.pass.first", "amount"): pass_income,
    ("option.turn.pass.later", "amount"): pass_income,
    ("option.cell.house", "count"): materials_paid,
    ("option.cell.house.void", "count"): materials_lacking,
    ("option.cell.money", "amount"): SALE,
    ("option.architect", "count"): in_bag("hand"),
    ("option.side.left", "side"): side_shown,
    ("option.side.left", "amount"): money("for:placement"),
    ("option.side.left", "left"): left,
    ("option.layArchitect", "count"): in_bag("hand"),
    ("option.sellArtwork", "amount"): SALE,
    ("option.payMaterial", "count"): in_bag("materials"),
    ("option.freeArchitect", "count"): in_bag("prison"),
    ("option.nobleKeep.keep", "amount"): COST_AT_THE_END,
    ("option.exhibit", "points"): exhibited,
    ("effect.money", "amount"): BRUGMANN,
    **{(f"draw.{sort}", "count"): drawn for sort in ("artwork", "material", "house", "noble")},
    ("option.parkAction.construction", "count"): materials_paid,
    ("option.parkAction.sale", "amount"): SALE,
    ("option.sendToPrison", "count"): in_brussels,
    ("option.unpaidNoble", "points"): unpaid,
    ("option.perform.yes.money", "amount"): SALE,
    ("option.perform.yes.house", "count"): materials_paid,
}
