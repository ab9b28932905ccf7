"""What the numbers about rows of Architect boards in a view of 1893 promise."""

from __future__ import annotations

from collections.abc import Iterator

from tests.laws.told.views import Glance, Shown

from bruxelles.games.b1893.shapes import BoardView, RowView

ROWS = ("meeples", "nobles", "artworks", "money")


def side_multiplier(glance: Glance) -> Iterator[Shown]:
    """A row without a card is worth what its side says."""
    for at, fact in enumerate(glance.then.facts):
        if is_row(fact.tokens) and fact.name == "points_scored":
            seat = glance.at[at].seats[fact.seat]
            row = seat.rows[ROWS.index(fact.tokens[1].removeprefix("source:").removesuffix("-row"))]
            printed = next(side for side in glance.view.sides if side.board == seat.board)
            if not row.cards and glance.at[at].belle is None:
                yield printed.multiplier * row.count, fact.numbers[0]


def is_row(tokens: tuple[str, ...]) -> bool:
    return any(token.endswith("-row") for token in tokens)


def rows_scored(glance: Glance) -> Iterator[tuple[BoardView, int, RowView, int]]:
    """The view when a row is scored, the seat, the row and its points."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "points_scored" and is_row(fact.tokens):
            number = ROWS.index(fact.tokens[1].removeprefix("source:").removesuffix("-row"))
            yield glance.at[at], fact.seat, glance.at[at].seats[fact.seat].rows[number], fact.numbers[0]


def rows(glance: Glance) -> Iterator[Shown]:
    """Count times multiplier is what a row scores in the end."""
    return ((row.count * row.multiplier, points) for _, _, row, points in rows_scored(glance))


def row_points(glance: Glance) -> Iterator[Shown]:
    return ((row.points, points) for _, _, row, points in rows_scored(glance))


def free_meeples(glance: Glance) -> Iterator[Shown]:
    """The row of meeples counts those beyond this number; in other editions some are still on boards or tiles."""
    for view, seat, row, _ in rows_scored(glance):
        if row.row == "strategic:meeples" and row.count and view.first_edition is None and view.belle is None:
            yield row.count + view.rows.free_meeples, view.seats[seat].meeples


def money_set(glance: Glance) -> Iterator[Shown]:
    """The BF that count as one in the row of money."""
    for view, seat, row, _ in rows_scored(glance):
        if row.row == "strategic:money":
            yield view.seats[seat].money // view.rows.money_set, row.count
