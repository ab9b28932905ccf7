"""What the numbers about majorities in a view of 1893 promise."""

from __future__ import annotations

from collections.abc import Iterator

from tests.laws.told.views import Glance, Shown

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.shapes import BoardView


def column_leaders(glance: Glance) -> Iterator[Shown]:
    """The only leader wins the column; several share it."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name in ("column_won", "column_tied"):
            leaders = glance.at[at].columns[fact.numbers[0]].leaders
            yield (fact.seat + 1 if fact.seat + 1 in leaders else 0), fact.seat + 1
            yield len(leaders), 1 if fact.name == "column_won" else len(tied_in(glance, fact.numbers[0]))


def tied_in(glance: Glance, column: int) -> list[int]:
    return [fact.seat for fact in glance.then.of("column_tied") if fact.numbers[0] == column]


def iris_leaders(glance: Glance) -> Iterator[Shown]:
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "iris_won":
            leaders = glance.at[at].irises[fact.numbers[0]].leaders
            won = [other.seat + 1 for other in glance.then.of("iris_won") if other.numbers[0] == fact.numbers[0]]
            yield (fact.seat + 1 if fact.seat + 1 in leaders else 0), fact.seat + 1
            yield len(leaders), len(won)


def iris_ahead(glance: Glance) -> Iterator[Shown]:
    """The seats ahead so far are the leaders in the end, if no meeple counts more than once."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "iris_won" and (glance.at[at].belle is None or glance.at[at].belle.doubled is None):
            iris = glance.at[at].irises[fact.numbers[0]]
            yield (fact.seat + 1 if fact.seat + 1 in iris.ahead else 0), fact.seat + 1
            yield len(iris.ahead), len(iris.leaders)


def column_by(glance: Glance) -> Iterator[Shown]:
    """How far the winner of a column is ahead of the next."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "column_won":
            column = fact.numbers[0]
            first, second, *_ = sorted(sums_of(glance.at[at], column), reverse=True)
            yield glance.at[at].columns[column].by, first - second


def sums_of(view: BoardView, column: int) -> list[int]:
    """The sums of the bids in a column, by seat."""
    sums = [0] * len(view.seats)
    for row in view.spaces:
        space = row[column]
        if space.owner and space.bid:
            sums[space.owner - 1] += space.bid
    return sums


def level_bid(glance: Glance) -> Iterator[Shown]:
    """The bid that draws level: any other bid leaves the player that much behind or ahead."""
    case = glance.case
    if case.name == "bid":
        column, (table, _) = int(case.decision.space) % v.COLUMNS, case.begun(case.option)  # type: ignore[attr-defined]
        sums = sums_of(case.rulebook.view(table, None), column)
        own = sums.pop(case.seat)
        yield glance.view.columns[column].rivals[case.seat].level - case.option, max(sums) - own


def rivals(glance: Glance) -> Iterator[Shown]:
    """The other seats with the highest sum in the column."""
    case = glance.case
    if case.name == "bid":
        column = int(case.decision.space) % v.COLUMNS  # type: ignore[attr-defined]
        sums = sums_of(glance.view, column)
        sums[case.seat] = 0
        most = [seat + 1 for seat, total in enumerate(sums) if total == max(sums) > 0]
        told = glance.view.columns[column].rivals[case.seat].seats
        yield len(told), len(most)
        yield from zip(told, most, strict=False)


def jailed(glance: Glance) -> Iterator[Shown]:
    """Whoever leads in Brussels sends a meeple to the Courthouse, if nobody has come or gone since."""
    facts = glance.then
    sent = [fact.seat + 1 for fact in facts.of("meeple_jailed")]
    if sent and not facts.of("meeples_sent") and not facts.of("meeple_taken_back"):
        yield len(glance.view.brussels.leaders), len(sent)
        yield from zip(glance.view.brussels.leaders, sorted(sent), strict=False)
