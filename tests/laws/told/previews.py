"""Previews against what happens: facts, what seats have, and who leads in the majorities."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tests.laws.told.findings import Findings
from tests.laws.told.telling import NamedFact, facts_by_name

from bruxelles.games.b1893.shapes import BoardView, IrisView
from bruxelles.games.b1897.view import TableView
from bruxelles.kernel.explain import Preview
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.rulebook import Rulebook

Shares = Mapping[str, Sequence[int]]  # of each seat in a majority, and last that of neutral pieces
SharesOf = Callable[[Any], Shares]  # of a view

# After these facts, majorities have been decided or the board has been cleared.
DECIDED = {"architects_returned", "architect_jailed", "column_won", "coat_won", "column_tied", "iris_won"}
DECIDED |= {"meeples_returned", "meeple_jailed", "first_player_chosen", "round_began", "square_placed"}


def shares_of_1897(view: TableView) -> Shares:
    seats = range(1, len(view.seats) + 1)
    shares: dict[str, Sequence[int]] = {
        f"column:{number}": [sum_of(view, number - 1, seat) for seat in (*seats, 0)]
        for number in range(1, len(view.columns) + 1)
    }
    shares |= {coat.coat: [coat.around.count(seat) for seat in (*seats, 0)] for coat in view.coats}
    laid = [sum(sum(bag.values()) for bag in seat.brussels.values()) for seat in view.seats]
    return {**shares, "brussels": [*laid, 0]}


def sum_of(view: TableView, column: int, owner: int) -> int:
    return sum(row[column].value or 0 for row in view.grid if row[column].owner == owner)


def shares_of_1893(view: BoardView) -> Shares:
    seats = range(1, len(view.seats) + 1)
    shares: dict[str, Sequence[int]] = {
        column.column: [bids_in(view, number, seat) for seat in (*seats, 0)]
        for number, column in enumerate(view.columns)
        if column.active
    }
    shares |= {iris.iris: [meeples_at(view, iris, seat) for seat in (*seats, 0)] for iris in view.irises if iris.active}
    sent = [sum(place.meeples[seat - 1] for place in view.places) for seat in seats]
    return {**shares, "brussels": [*sent, 0]}


def bids_in(view: BoardView, column: int, owner: int) -> int:
    return sum(row[column].bid or 0 for row in view.spaces if row[column].owner == owner)


def meeples_at(view: BoardView, iris: IrisView, owner: int) -> int:
    """The meeples of an owner around an iris; one of them may count more than once."""
    row, column = map(int, iris.iris.partition(":")[2].split(","))
    around = [view.spaces[row + down - 1][column + right - 1] for down in (0, 1) for right in (0, 1)]
    weights = [view.belle.weight if view.belle and space.space == view.belle.doubled else 1 for space in around]
    return sum(weight for space, weight in zip(around, weights, strict=True) if space.owner == owner)


def leaders_by(shares: Sequence[int]) -> tuple[int, ...]:
    """The seats that have most, if anybody has anything."""
    most = max(shares)
    return tuple(seat for seat, share in enumerate(shares[:-1]) if share == most > 0)


def look_back(
    findings: Findings, rulebook: Rulebook, expected: Preview, facts: Sequence[Fact], before: Any, after: Any, when: str
) -> None:
    """What was foreseen has happened: all of it, or all of it until chance came."""
    happened = [(told.kind, told.seat, told.numbers) for told in facts]
    foreseen = [(told.kind, told.seat, told.numbers) for told in expected.facts]
    ends = len(foreseen) if expected.chance_follows else len(happened)
    findings.expect("facts of a preview", foreseen, happened[:ends], when)
    if not expected.chance_follows:
        old, new = rulebook.standing(before), rulebook.standing(after)
        told = {(change.seat, change.what): (change.before, change.after) for change in expected.changes}
        changes = {what: (old[what], number) for what, number in new.items() if old[what] != number}
        findings.compared["changes of a preview"] += len(told)
        findings.expect("changes of a preview", told, changes, when)


def look_at_leads(findings: Findings, expected: Preview, before: Shares, after: Shares, when: str) -> None:
    """Every majority in which a share has changed is told, with who led before and who leads now."""
    told = {lead.what: (lead.before, lead.after) for lead in expected.leads}
    changed = {what for what, shares in after.items() if what in before and before[what] != shares}
    changes = {what: (leaders_by(before[what]), leaders_by(after[what])) for what in changed | told.keys()}
    findings.compared["leads of a preview"] += len(told)
    findings.expect("leads of a preview", told, changes, when)


def is_undecided(rulebook: Rulebook, expected: Preview) -> bool:
    names: list[NamedFact] = facts_by_name(rulebook, expected.facts)
    return not expected.chance_follows and not DECIDED & {fact.name for fact in names}
