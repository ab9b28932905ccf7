"""What the amounts in sentences about what matters mean in 1893, in all its editions: by key and field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.laws.told.actions_1893 import PICKS, REFINED, activated_at_most
from tests.laws.told.previews import leaders_by, shares_of_1893
from tests.laws.told.telling import Amount, Case, Meaning

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.actions.sales import MoveIndicator
from bruxelles.games.b1893.shapes import BoardView
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import settle_until_chance


def seen(case: Case) -> BoardView:
    view = case.rulebook.view(case.table, case.seat)
    assert isinstance(view, BoardView)
    return view


def margin(case: Case, amount: Amount) -> int:
    """How far the player is behind in the column, or ahead of all who don't lead."""
    shares = shares_of_1893(seen(case))[amount.nearest("column")]
    if max(shares) > shares[case.seat]:
        return max(shares) - shares[case.seat]
    leaders = leaders_by(shares)
    return max(shares) - max(share for seat, share in enumerate(shares) if seat not in leaders)


def iris_points(case: Case, amount: Amount) -> int:
    return seen(case).seats[case.seat].tracks["track:iris"].value


def travelers(case: Case, amount: Amount) -> int:
    return int(case.table.travelers[case.seat])


def steps(table: Any, offered: Sequence[int], told: int) -> int:
    """The number told, if exactly the positions within so many steps are on offer."""
    far = {position: steps_between(position, int(table.indicator)) for position in range(v.POSITIONS)}
    within = {position for position, distance in far.items() if distance <= told}
    return told if within == {*offered} else max(far[position] for position in offered)


def steps_between(one: int, other: int) -> int:
    reach = int(v.REACH)
    return abs(one // reach - other // reach) + abs(one % reach - other % reach)


def steps_now(case: Case, amount: Amount) -> int:
    return steps(case.table, case.offered, amount.number)


def steps_next(case: Case, amount: Amount) -> int | None:
    """Once the artwork is chosen, unless a card comes first."""
    (table, _), out = case.begun(case.option), Options()
    decision = settle_until_chance(table, out)
    return steps(table, out.listed(), amount.number) if isinstance(decision, MoveIndicator) else None


def own_money(case: Case, amount: Amount) -> int:
    return int(case.own.money)


def exchanged(case: Case, amount: Amount) -> int | None:
    """Cubes for a joker, if there is one."""
    if v.EXCHANGE not in case.offered:
        return None
    played = case.played_on(PICKS, v.EXCHANGE).until(
        "noble_kept", "noble_left", "card_used", "passed", "free_action_due"
    )
    return len(played.of("cube_taken", case.seat, *REFINED))


def divisor(case: Case, amount: Amount) -> int | str:
    """The number told, if the white artwork brings that part of what its declared colour would."""
    played, market = case.played_on(PICKS), seen(case).market
    at = n.POSITION.number(market.indicator)
    sale = next(sale for sale in market.sales if sale.artwork == n.COLOUR.token(case.option))
    colour = sale.money[at], sale.points[at]
    brought = (
        played.total("money_moved", case.seat, "for:sale"),
        played.of("points_scored", case.seat, "source:sales")[0],
    )
    kept = (colour[0] // amount.number, colour[1] // amount.number) == (brought[0], brought[1].numbers[0])
    return amount.number if kept else f"{brought} for {colour}"


def symbols(case: Case, amount: Amount) -> int:
    return case.done.of("row_strengthened", case.seat)[0].numbers[1]


def weight(case: Case, amount: Amount) -> int:
    return case.done.of("meeple_doubled", case.seat)[0].numbers[1]


MATTERS: Mapping[tuple[str, str], Meaning] = {
    **{(f"matters.column.{standing}", "amount"): margin for standing in ("lead", "tied", "behind")},
    ("matters.iris", "points"): iris_points,
    ("matters.last.travelers", "count"): travelers,
    ("matters.travelers", "count"): travelers,
    ("matters.saleTile", "count"): steps_next,
    ("matters.saleMove", "count"): steps_now,
    ("matters.nobleKeep", "amount"): own_money,
    ("matters.grandPlace", "count"): activated_at_most,
    ("matters.solvay", "count"): exchanged,
    ("matters.saleDeclare", "divisor"): divisor,
    ("matters.tileRow", "points"): symbols,
    ("matters.c27", "weight"): weight,
}
