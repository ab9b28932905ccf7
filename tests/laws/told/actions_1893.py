"""What options of 1893 about actions and places lead to: the Try Square, Brussels, passing, bids, sales."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.laws.told.telling import Amount, Case, Meaning, Outcome, Pick

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.first_edition.vocabulary import PERFORM_IT
from bruxelles.games.b1893.resolution import manneken

REFINED = ("cube:wood", "cube:iron", "cube:stone", "cube:glass")


def first(table: Any, offered: Any) -> int:
    return int(offered[0])


def last(table: Any, offered: Any) -> int:
    return int(offered[-1])


def stays(table: Any, offered: Any) -> int:
    """The indicator stays where it is."""
    return int(table.indicator)


# Bids are small, actions are carried out, houses are built on the board, and no other noble is activated.
PICKS: Mapping[str, Pick] = {
    "perform": lambda table, offered: PERFORM_IT,
    "grandPlace": last,
    "freeNoble": last,
    "saleMove": stays,
}


def number(word: str) -> int:
    return int(word.rpartition(":")[2])


def the_rest(case: Case, **picks: Pick) -> Outcome:
    """The rest of the turn."""
    return case.played_on({**PICKS, **picks})


def the_action(case: Case, **picks: Pick) -> Outcome:
    """What the action itself brings, without what cards, boards and owners of houses add after it."""
    return the_rest(case, **picks).until("board_helped", "card_used", "free_action_due", "passed", "meeples_returned")


def by_facts(name: str, *tokens: str, sign: int = 1) -> Meaning:
    """The total of the facts of this name up to the next question."""
    return lambda case, amount: sign * case.done.total(name, case.seat, *tokens)


def first_fact(name: str, *tokens: str) -> Meaning:
    """The first of these facts; later ones have another cause."""

    def meant(case: Case, amount: Amount) -> int:
        return next((fact.numbers[0] for fact in case.done.of(name, case.seat, *tokens)), 0)

    return meant


def stack(case: Case, amount: Amount) -> int:
    return int(case.table.stacks.count(case.option))


def owned(case: Case, amount: Amount) -> int:
    return int(case.own.artworks.count(case.option))


# The Try Square


def area(case: Case, amount: Amount) -> int:
    spaces = [space for space in range(v.SPACES) if case.done.table.active >> space & 1]
    rows, columns = {space // v.COLUMNS + 1 for space in spaces}, {space % v.COLUMNS + 1 for space in spaces}
    edges = {"top": min(rows), "bottom": max(rows), "left": min(columns), "right": max(columns), "count": len(spaces)}
    return int(edges[amount.field])


# Brussels


def people_sent(case: Case, amount: Amount) -> int:
    """Meeples and Travelers together."""
    sent = [*the_rest(case).of("meeples_sent", case.seat), *the_rest(case).of("travelers_sent", case.seat)]
    return sum(fact.numbers[1] for fact in sent)


def at_the_place(case: Case) -> Outcome:
    return the_action(case, grandPlace=first)


def stock_income(case: Case, amount: Amount) -> int:
    return at_the_place(case).total("money_moved", case.seat, "for:stock")


def activated_at_most(case: Case, amount: Amount) -> int:
    """As many as are activated if the player doesn't stop."""
    return len(at_the_place(case).of("noble_activated", case.seat))


# Passing


def pass_income(case: Case, amount: Amount) -> int:
    return case.done.total("money_moved", case.seat, "for:pass", "for:first-pass")


def pass_symbols(case: Case, amount: Amount) -> int:
    """How many more symbols a player has for passing first."""
    table = case.table.copy()
    before = manneken(table, case.seat)
    table.first_passer = case.seat
    return int(manneken(table, case.seat) - before)


# Actions of the Art Nouveau board


def cubes_of_action(case: Case, amount: Amount) -> int:
    return len(the_action(case).of("cube_taken", case.seat, *REFINED))


def units_of_house(case: Case, amount: Amount) -> int | None:
    """What is paid for a house; None if none can be built."""
    played = the_rest(case).until("house_built", "pavilion_built", "turn")
    paid = played.of("units_paid", case.seat)
    return sum(fact.numbers[1] for fact in paid) if paid else None


def units_lacking(case: Case, amount: Amount) -> int:
    """Nothing is built, so the cost is read from the player's board."""
    return int(case.table.edition.boards[case.own.board].costs[case.own.built])


def visit_points(case: Case, amount: Amount) -> int:
    visit = the_rest(case).since("free_action_due")
    owner = visit.facts[0].seat
    assert owner == amount.player()
    return next((fact.numbers[0] for fact in visit.of("points_scored", owner, "source:free-actions")), 0)


def money_left(case: Case, amount: Amount) -> int:
    """The money left after the first payment."""
    paid = case.done.of("money_moved", case.seat)[0]
    return int(case.own.money) + paid.numbers[0]


def ahead(case: Case, amount: Amount) -> int:
    """How far the bid puts the player ahead or behind, by the bids that are then in the column."""
    (table, _), column = case.begun(case.option), int(case.decision.space) % v.COLUMNS  # type: ignore[attr-defined]
    sums = [0] * int(table.edition.players)
    for space in range(column, v.SPACES, v.COLUMNS):
        if 0 <= table.owners[space] < len(sums):
            sums[table.owners[space]] += int(table.bids[space])
    own = sums.pop(case.seat)
    return abs(own - max(sums))


# Sales


def sale(case: Case) -> Outcome:
    return the_action(case)


def sale_money(case: Case, amount: Amount) -> int:
    return sale(case).total("money_moved", case.seat, "for:sale")


def sale_points(case: Case, amount: Amount) -> int:
    return sale(case).total("points_scored", case.seat, "source:sales")


def steps_down(case: Case, amount: Amount) -> int:
    return abs(int(case.done.table.indicator // v.REACH - case.table.indicator // v.REACH))


def steps_across(case: Case, amount: Amount) -> int:
    return abs(int(case.done.table.indicator % v.REACH - case.table.indicator % v.REACH))
