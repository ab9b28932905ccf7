"""What everybody may see: everything except the order of the piles, which nobody knows. (97-INFO-01..04)"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bruxelles.concepts.majorities import leaders, seats_in
from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.actions.brussels import price
from bruxelles.games.b1897.actions.construction import cost_of_next
from bruxelles.games.b1897.majorities import coat_shares, coat_winners, column_sums, column_winners
from bruxelles.games.b1897.scoring import house_points, lower_bonus
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.turns import forbids_side
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTS,
    BONUSES,
    COLUMNS,
    NEUTRAL,
    NO_BONUS,
    NO_CARD,
    NO_OWNER,
    NOBODY_HOLDS_EXPO,
    PILES,
    PLACES,
    TRACKS,
)
from bruxelles.games.shapes import MajorityView, majority_view
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.notation import Notation
from bruxelles.kernel.steps import ALLOWED


@dataclass(frozen=True)
class CellView:
    """One place of the grid: an Action card, an Architect with its owner (0 is neutral) and value, or nothing."""

    cell: str
    card: str | None
    owner: int | None
    architect: str | None
    value: int | None


@dataclass(frozen=True)
class ColumnView:
    """A column with its Bonus card, the sums of all owners (neutral last), who leads (seats counted from 1), and by how
    much; and what the lower half of the card would bring each seat now.
    """

    upper: str | None
    lower: str | None
    sums: tuple[int, ...]
    leaders: tuple[int, ...]
    by: int
    lower_points: tuple[int, ...]


@dataclass(frozen=True)
class CoatView:
    """A coat of arms: whose Architects are round it (0 is neutral), row by row, and how many. Seats are counted from 1.
    Once the coat is complete, `leaders` score; until then `ahead` have the most so far.
    """

    coat: str
    around: tuple[int | None, ...]
    architects: int
    complete: bool
    ahead: tuple[int, ...]
    leaders: tuple[int, ...]


@dataclass(frozen=True)
class TrackView:
    """A marker: its square (counted from 1), the value there, and all values of the track."""

    square: int
    value: int
    values: tuple[int, ...]


@dataclass(frozen=True)
class PlaceView:
    """A Brussels card: how often it has been used this round, and how many Architects the next use takes."""

    place: str
    uses: int
    next_price: int


@dataclass(frozen=True)
class PileView:
    """The unseen cards of one sort by kind, in no order, and the discards."""

    sort: str
    unseen: dict[str, int]
    discards: dict[str, int]


@dataclass(frozen=True)
class ArchitectSideView:
    """A side of an Architect in hand, and whether the player can pay its value."""

    architect: str
    side: str
    payable: bool


@dataclass(frozen=True)
class SeatView:
    """What one player owns."""

    seat: int
    money: int
    points: int
    passed: bool
    pass_rank: int | None  # 1 for the first to pass this round
    tracks: dict[str, TrackView]
    hand: dict[str, int]
    sides: tuple[ArchitectSideView, ...]  # of the Architects in hand, by kind
    brussels: dict[str, dict[str, int]]
    prison: dict[str, int]
    artworks: dict[str, int]
    materials: dict[str, int]
    houses: dict[str, int]
    nobles_ready: tuple[str, ...]
    nobles_tapped: tuple[str, ...]
    next_house_cost: int
    house_points: int  # for all houses, at the end of the game


@dataclass(frozen=True)
class TableView:
    """The whole table."""

    game: Literal["1897"]
    round: int
    rounds: int
    first_player: int
    expo_holder: int | None
    exhibited: tuple[str, ...]
    rows: int
    grid: tuple[tuple[CellView, ...], ...]
    columns: tuple[ColumnView, ...]
    coats: tuple[CoatView, ...]
    places: tuple[PlaceView, ...]
    brussels: MajorityView
    first_pass: bool  # nobody has passed yet
    piles: tuple[PileView, ...]
    resolving: dict[str, int]
    seats: tuple[SeatView, ...]


def counted(bag: Bag, notation: Notation) -> dict[str, int]:
    first = int(bag.first)
    return {notation.token(kind): int(count) for kind, count in enumerate(bag.counts, first) if count}


def view(table: Table) -> TableView:
    edition = table.edition
    cells = [cell_view(table, cell) for cell in range(edition.cells)]
    return TableView(
        game="1897",
        round=int(table.round),
        rounds=int(edition.rounds),
        first_player=int(table.first) + 1,
        expo_holder=None if table.expo == NOBODY_HOLDS_EXPO else int(table.expo) + 1,
        exhibited=tuple(n.ARTWORK.token(colour) for colour in n.ARTWORK.numbers() if table.exhibited >> colour & 1),
        rows=int(edition.rows),
        grid=tuple(tuple(cells[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(edition.rows)),
        columns=tuple(column_view(table, column) for column in range(COLUMNS)),
        coats=tuple(coat_view(table, row, column) for row in range(edition.rows - 1) for column in range(COLUMNS - 1)),
        places=tuple(
            PlaceView(n.PLACE.token(place), int(table.uses[place]), int(price(table, place))) for place in range(PLACES)
        ),
        brussels=majority_view([int(seat.in_brussels()) for seat in table.seats], table.most_in_brussels()),
        first_pass=table.passes == 0,
        piles=tuple(
            PileView(
                n.SORT.token(sort),
                counted(table.piles[sort].unseen, n.CARD),
                counted(table.piles[sort].discards, n.CARD),
            )
            for sort in range(PILES)
        ),
        resolving=counted(table.resolving, n.CARD),
        seats=tuple(seat_view(table, seat) for seat in range(edition.players)),
    )


def cell_view(table: Table, cell: int) -> CellView:
    card, owner = table.cards[cell], table.owners[cell]
    return CellView(
        cell=n.CELL.token(cell),
        card=None if card == NO_CARD else n.CARD.token(card),
        owner=owner_of(table, cell),
        architect=None if owner in (NO_OWNER, NEUTRAL) else n.ARCHITECT.token(table.architects[cell]),
        value=None if owner == NO_OWNER else int(table.values[cell]),
    )


def owner_of(table: Table, cell: int) -> int | None:
    owner = table.owners[cell]
    return None if owner == NO_OWNER else 0 if owner == NEUTRAL else int(owner) + 1


def column_view(table: Table, column: int) -> ColumnView:
    bonus = table.bonus[column]
    sums = list(map(int, column_sums(table, column)))
    race = majority_view([*sums[: table.edition.players], sums[NEUTRAL]], column_winners(table, column))
    lower = NO_BONUS if bonus == NO_BONUS else table.edition.lower[bonus]
    return ColumnView(
        upper=None if bonus == NO_BONUS else n.UPPER.token(bonus),
        lower=None if bonus == NO_BONUS else n.LOWER.token(lower),
        sums=race.sums,
        leaders=race.leaders,
        by=race.by,
        lower_points=()
        if bonus == NO_BONUS
        else tuple(int(lower_bonus(table, who, lower)) for who in range(table.edition.players)),
    )


def coat_view(table: Table, row: int, column: int) -> CoatView:
    cell = row * COLUMNS + column
    corners = (cell, cell + 1, cell + COLUMNS, cell + COLUMNS + 1)
    around = tuple(owner_of(table, corner) for corner in corners)
    architects = sum(owner is not None for owner in around)
    return CoatView(
        coat=n.COAT.token(row * (COLUMNS - 1) + column),
        around=around,
        architects=architects,
        complete=architects == len(around),
        ahead=seats_in(leaders(coat_shares(table, cell), table.players), 1) if architects else (),
        leaders=seats_in(coat_winners(table, cell), 1),
    )


def seat_view(table: Table, who: int) -> SeatView:
    seat = table.seats[who]
    laid: dict[str, dict[str, int]] = {}
    for place in range(PLACES):
        counts = {
            n.ARCHITECT.token(kind): int(seat.brussels.count(place * ARCHITECTS + kind)) for kind in range(ARCHITECTS)
        }
        laid[n.PLACE.token(place)] = {token: count for token, count in counts.items() if count}
    return SeatView(
        seat=who + 1,
        money=int(seat.money),
        points=int(seat.points),
        passed=seat.passed > 0,
        pass_rank=int(seat.passed) or None,
        tracks={
            n.TRACK.token(track): TrackView(
                int(seat.squares[track]) + 1,
                int(table.value_of(who, track)),
                tuple(int(value) for value in table.edition.tracks[track].values),
            )
            for track in range(TRACKS)
        },
        hand=counted(seat.hand, n.ARCHITECT),
        sides=tuple(
            ArchitectSideView(
                n.ARCHITECT.token(architect), n.SIDE.token(side), forbids_side(table, who, side) == ALLOWED
            )
            for architect in n.ARCHITECT.numbers()
            if seat.hand.has(architect)
            for side in (table.edition.low[architect], table.edition.high[architect])
        ),
        brussels=laid,
        prison=counted(seat.prison, n.ARCHITECT),
        artworks=counted(seat.artworks, n.CARD),
        materials=counted(seat.materials, n.CARD),
        houses=counted(seat.houses, n.CARD),
        nobles_ready=tuple(map(n.NOBLE.token, seat.ready.listed())),
        nobles_tapped=tuple(map(n.NOBLE.token, seat.tapped.listed())),
        next_house_cost=int(cost_of_next(table, who)),
        house_points=int(house_points(table, who)),
    )


assert BONUSES == COLUMNS  # one Bonus card for each column
