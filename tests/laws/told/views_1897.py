"""What the numbers in a view of 1897 promise."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tests.laws.told.labels_1897 import the_rest
from tests.laws.told.telling import NamedFact
from tests.laws.told.views import PLAIN, Glance, Kept, Shown

from bruxelles.games.b1897 import vocabulary as v
from bruxelles.games.b1897.view import TableView


def next_price(glance: Glance) -> Iterator[Shown]:
    """The Architects laid at a place in one turn."""
    case = glance.case
    for place in glance.view.places:
        if case.name == "turn" and place.place == f"place:{case.token}":
            yield place.next_price, len(the_rest(case).of("architect_laid", case.seat))


def next_house_cost(glance: Glance) -> Iterator[Shown]:
    """Materials, paid with cards of two."""
    for built in glance.then.of("house_built"):
        told = glance.view.seats[built.seat].next_house_cost
        cards = len(the_rest(glance.case).of("material_paid", built.seat))
        yield told, told if cards == (told + 1) // 2 else 2 * cards


def level(glance: Glance) -> Iterator[Shown]:
    """A coat of arms scores the Prestige value."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "coat_won":
            yield glance.at[at].seats[fact.seat].tracks["track:prestige"].value, glance.then.facts[at + 1].numbers[0]


def levels(glance: Glance) -> Iterator[Shown]:
    """The values of a track, by those that markers reach."""
    for fact in glance.then.of("track_advanced"):
        at = glance.then.table.seats[fact.seat].squares[fact.numbers[0]]
        values = glance.view.seats[fact.seat].tracks[fact.tokens[0]].values
        yield values[at], int(glance.then.table.value_of(fact.seat, fact.numbers[0]))


def square(glance: Glance) -> Iterator[Shown]:
    for fact in glance.then.of("track_advanced")[:1]:
        yield glance.view.seats[fact.seat].tracks[fact.tokens[0]].square + 1, fact.numbers[1]


def leaders(name: str, thing: str) -> Kept:
    """All who lead win, and nobody else does."""

    def kept(glance: Glance) -> Iterator[Shown]:
        for at, fact in enumerate(glance.then.facts):
            if fact.name == name:
                seats = getattr(glance.at[at], thing)[fact.numbers[0]].leaders
                won = [other for other in glance.then.of(name) if other.numbers[0] == fact.numbers[0]]
                yield (fact.seat + 1 if fact.seat + 1 in seats else 0), fact.seat + 1
                yield len(seats), len(won)

    return kept


def value(glance: Glance) -> Iterator[Shown]:
    """What an Architect counts in its column: what was paid for it."""
    for placed in glance.then.of("architect_placed"):
        row, column = divmod(placed.numbers[0], 4)
        shown = glance.case.rulebook.view(glance.then.table, None).grid[row][column].value
        if shown is not None:  # the grid may be a new one by now
            yield shown, placed.numbers[2]


def ahead(glance: Glance) -> Iterator[Shown]:
    """Who has most so far has most in the end."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "coat_won":
            coat = glance.at[at].coats[fact.numbers[0]]
            yield (fact.seat + 1 if fact.seat + 1 in coat.ahead else 0), fact.seat + 1
            yield len(coat.ahead), len(coat.leaders)


def by(glance: Glance) -> Iterator[Shown]:
    """How far a single winner is ahead of the next, including the neutral Architects."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "column_won" and len(glance.at[at].columns[fact.numbers[0]].leaders) == 1:
            column = fact.numbers[0]
            sums = [0] * 5
            for row in glance.at[at].grid:
                if row[column].owner is not None:
                    sums[row[column].owner] += row[column].value
            first, second, *_ = sorted(sums, reverse=True)
            yield glance.at[at].columns[column].by, first - second


def jailed(glance: Glance) -> Iterator[Shown]:
    """The first who is asked whom to send to prison leads in Brussels."""
    table, asks = glance.then.table, glance.then.table.decision
    first = glance.case.name != "sendToPrison" and not glance.then.of("architect_jailed")
    if first and asks is not None and asks.kind() == v.SEND_TO_PRISON:
        leaders, asked = glance.case.rulebook.view(table, None).brussels.leaders, int(asks.seat) + 1
        yield (asked if asked in leaders else 0), asked


def scored_from(source: str, glance: Glance) -> Iterator[tuple[TableView, int, int]]:
    """The view when points come from this source, the seat, and the points."""
    for at, fact in enumerate(glance.then.facts):
        if fact.name == "points_scored" and f"source:{source}" in fact.tokens:
            yield glance.at[at], fact.seat, fact.numbers[0]


def house_points(glance: Glance) -> Iterator[Shown]:
    return ((view.seats[seat].house_points, points) for view, seat, points in scored_from("houses", glance))


def lower_points(glance: Glance) -> Iterator[Shown]:
    """What a lower bonus brings whoever wins it."""
    for kind in ("houses", "nobles", "artworks", "money"):
        for view, seat, points in scored_from(f"{kind}-bonus", glance):
            column = next(column for column in view.columns if column.lower == f"lower:{kind}")
            yield column.lower_points[seat], points


VIEWS: Mapping[str, Kept | str] = {
    "PlaceView.next_price": next_price,
    "SeatView.next_house_cost": next_house_cost,
    "SeatView.house_points": house_points,
    "ColumnView.lower_points": lower_points,
    "TrackView.value": level,
    "TrackView.values": levels,
    "TrackView.square": square,
    "ColumnView.leaders": leaders("column_won", "columns"),
    "CoatView.leaders": leaders("coat_won", "coats"),
    "CellView.value": value,
    "CoatView.ahead": ahead,
    "ColumnView.by": by,
    "MajorityView.leaders": jailed,
    "MajorityView.sums": PLAIN,
    "MajorityView.by": PLAIN,
    "CoatView.around": PLAIN,
    "CellView.owner": PLAIN,
    "ColumnView.sums": PLAIN,
    "CoatView.architects": PLAIN,
    "PlaceView.uses": PLAIN,
    "PileView.unseen": PLAIN,
    "PileView.discards": PLAIN,
    **{
        f"SeatView.{name}": PLAIN
        for name in (
            *("seat", "money", "points", "pass_rank", "hand", "brussels", "prison", "artworks", "materials", "houses"),
        )
    },
    **{f"TableView.{name}": PLAIN for name in ("round", "rounds", "first_player", "expo_holder", "rows", "resolving")},
}
SHAPE = TableView


def is_moment(fact: NamedFact) -> bool:
    """True if the view is checked at the moment of this fact."""
    return fact.name in ("column_won", "coat_won", "points_scored")
