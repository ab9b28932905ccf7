"""What the amounts in sentences about what matters mean in 1897: by key and field."""

from __future__ import annotations

from collections.abc import Mapping

from tests.laws.told.labels_1897 import activated_at_most, the_rest
from tests.laws.told.previews import leaders_by, shares_of_1897
from tests.laws.told.telling import Amount, Case, Meaning, facts_by_name

from bruxelles.games.b1897.notations import ARTWORK
from bruxelles.games.b1897.turns import pass_round
from bruxelles.games.b1897.view import TableView
from bruxelles.games.b1897.vocabulary import different, materials_on
from bruxelles.kernel.journal import Journal


def seen(case: Case) -> TableView:
    view = case.rulebook.view(case.table, None)
    assert isinstance(view, TableView)
    return view


def column(case: Case, amount: Amount) -> int:
    """The column with the bonus that the sentence names."""
    return [view.upper for view in seen(case).columns].index(amount.nearest("bonus")) + 1


def margin(case: Case, amount: Amount) -> int:
    """How far the player is behind, or ahead of all who don't lead."""
    shares = shares_of_1897(seen(case))[f"column:{column(case, amount)}"]
    if max(shares) > shares[case.seat]:
        return max(shares) - shares[case.seat]
    leaders = leaders_by(shares)
    return max(shares) - max(share for seat, share in enumerate(shares) if seat not in leaders)


def coat_points(case: Case, amount: Amount) -> int:
    return seen(case).seats[case.seat].tracks["track:prestige"].value


def pass_income(case: Case, amount: Amount) -> int:
    """By passing on a copy, whatever is asked."""
    table, journal = case.table.copy(), Journal()
    table.observer = journal
    pass_round(table, case.seat)
    facts = facts_by_name(case.rulebook, journal.facts)
    return sum(fact.numbers[0] for fact in facts if "for:pass" in fact.tokens)


def most_in_brussels(case: Case, amount: Amount) -> int:
    return max(shares_of_1897(seen(case))["brussels"])


def points_for_a_type(case: Case, amount: Amount) -> int | None:
    """What a House scores, divided by the types of material used; None if more cards are paid than needed."""
    played, houses = the_rest(case), int(case.own.houses.total)
    paid = [*case.table.resolving.listed(), *(fact.numbers[0] for fact in played.of("material_paid", case.seat))]
    if len(paid) != (houses + 1) // 2:
        return None
    shown = 0
    for card in paid:
        shown |= int(materials_on(card))
    return played.total("points_scored", case.seat, "source:construction") // min(houses, int(different(shown)))


def colours_left(case: Case, amount: Amount) -> int:
    return len(ARTWORK.tokens) - int(case.table.exhibited).bit_count()


MATTERS: Mapping[tuple[str, str], Meaning] = {
    **{(f"matters.column.{standing}", "column"): column for standing in ("lead", "tied", "behind", "neutral")},
    **{(f"matters.column.{standing}", "by"): margin for standing in ("lead", "tied", "behind", "neutral")},
    ("matters.coat", "points"): coat_points,
    ("matters.last.first", "amount"): pass_income,
    ("matters.layArchitect", "count"): most_in_brussels,
    ("matters.payMaterial", "points"): points_for_a_type,
    ("matters.exhibit", "count"): colours_left,
    ("matters.hallNoble", "count"): activated_at_most,
}
