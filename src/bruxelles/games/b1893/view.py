"""What everybody may see: everything except the order of the piles and the cards taken face down, which nobody knows.
(93-GEN-15)
"""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.concepts.majorities import lacking, leaders, rivals, seats_in
from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.asymmetric.vocabulary import COMPASS_SIDE, OTHER_SIDE
from bruxelles.games.b1893.boards import Board
from bruxelles.games.b1893.city_view import brussels_view, compass_view, display_view, listed, market_view, stock_view
from bruxelles.games.b1893.pieces import rules_of
from bruxelles.games.b1893.planning import column_active
from bruxelles.games.b1893.resolution import (
    column_leaders,
    column_sums,
    iris_shares,
    manneken_with,
    sole_leader,
)
from bruxelles.games.b1893.scoring import cost_of, house_points, multiplier, row_count, row_points
from bruxelles.games.b1893.shapes import (
    BoardView,
    DiscView,
    IrisView,
    NoblePileView,
    NobleView,
    PlayerView,
    PrestigeCardView,
    PrestigeColumnView,
    PrestigePileView,
    RivalsView,
    RowsView,
    RowView,
    SideView,
    SpaceView,
)
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.turns import colours
from bruxelles.games.b1893.vocabulary import (
    COLUMNS,
    DISPLAY,
    IRIS_COLUMNS,
    IRISES,
    NEUTRAL,
    NO_CARD,
    NO_IRIS,
    NO_NOBLE,
    NO_OWNER,
    PLACES,
    ROWS,
    SPACES,
    STRATEGIC_ROWS,
    TO_ROW,
    TRACKS,
)
from bruxelles.games.shapes import majority_view
from bruxelles.kernel.bag import Bag
from bruxelles.kernel.notation import Notation


def counted(bag: Bag, notation: Notation) -> dict[str, int]:
    return dict(Counter(notation.token(kind) for kind in bag.listed()))


def view(table: Table) -> BoardView:
    edition = table.edition
    spaces = [space_view(table, space) for space in range(SPACES)]
    winners = likely_winners(table)
    return BoardView(
        game="1893",
        round=int(table.round),
        rounds=int(edition.rounds),
        first_player=int(table.first) + 1,
        next_first_player=None if table.next_first == NO_OWNER else int(table.next_first) + 1,
        square=None if table.iris == NO_IRIS else n.IRIS.token(table.iris),
        strips=tuple(strip_side(table, row) for row in range(ROWS)),
        spaces=tuple(tuple(spaces[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)),
        irises=tuple(iris_view(table, iris) for iris in range(IRISES)),
        columns=tuple(column_view(table, column) for column in range(COLUMNS)),
        display=tuple(display_view(table, place) for place in range(DISPLAY)),
        taken=None if table.taken == NO_NOBLE else n.NOBLE.token(table.taken),
        revealed=None if table.revealed == NO_NOBLE else n.NOBLE.token(table.revealed),
        market=market_view(table),
        compass=compass_view(table),
        stock=stock_view(table),
        places=tuple(brussels_view(table, place) for place in range(PLACES)),
        brussels=majority_view([int(seat.in_brussels()) for seat in table.seats], table.most_in_brussels()),
        first_pass=table.passes == 0,
        artworks={n.COLOUR.token(colour): int(count) for colour, count in enumerate(table.stacks.counts)},
        cubes={n.CUBE.token(cube): int(count) for cube, count in enumerate(table.supply.counts) if edition.cubes[cube]},
        nobles=NoblePileView(counted(table.nobles, n.NOBLE), counted(table.noble_discards, n.NOBLE)),
        prestige=PrestigePileView(
            int(table.prestige.total) - sum(int(seat.first_passes) for seat in table.seats),
            listed(table.prestige, n.PRESTIGE),
            listed(table.prestige_discards, n.PRESTIGE),
        ),
        cards=tuple(card_view(table, card) for card in range(edition.prestige_cards)),
        # A Belle Époque tile replaces a player's board by another one with the same number.
        sides=tuple(side_view(board) for at, board in enumerate(edition.boards) if board.number == at),
        rows=RowsView(int(edition.free_meeples), int(edition.money_set)),
        seats=tuple(player_view(table, who, winners) for who in range(edition.players)),
    )


def space_view(table: Table, space: int) -> SpaceView:
    action, house = table.actions[space], table.houses[space]
    return SpaceView(
        space=n.SPACE.token(space),
        action=n.ACTION.token(action) if action in n.ACTION.numbers() else None,
        active=table.is_active(space),
        owner=owner_of(table, space),
        bid=int(table.bids[space]) or None,
        house=None if house == NO_OWNER else int(house) + 1,
    )


def owner_of(table: Table, space: int) -> int | None:
    owner = table.owners[space]
    return None if owner == NO_OWNER else 0 if owner == NEUTRAL else int(owner) + 1


def strip_side(table: Table, row: int) -> str | None:
    """The side of the strip that is up in this row, recognised by its actions. (93-SETUP-01, 93-ASYM-GEN-1)"""
    actions = list(table.actions[row * COLUMNS : (row + 1) * COLUMNS])
    for side, printed in ((COMPASS_SIDE, table.edition.strips), (OTHER_SIDE, table.edition.other_strips)):
        if any(list(printed[start : start + COLUMNS]) == actions for start in range(0, len(printed), COLUMNS)):
            return n.SIDE.token(side)
    return None


def corners_of(iris: int) -> tuple[int, ...]:
    """The four spaces around an iris. (93-GEN-03)"""
    corner = iris // IRIS_COLUMNS * COLUMNS + iris % IRIS_COLUMNS
    return int(corner), int(corner + 1), int(corner + COLUMNS), int(corner + COLUMNS + 1)


def iris_view(table: Table, iris: int) -> IrisView:
    corners = corners_of(iris)
    around = tuple(owner_of(table, space) for space in corners)
    meeples = sum(owner is not None for owner in around)
    return IrisView(
        iris=n.IRIS.token(iris),
        active=all(table.is_active(space) for space in corners),
        around=around,
        meeples=meeples,
        surrounded=meeples == len(around),
        ahead=seats_in(leaders(iris_shares(table, iris), table.players), 1) if meeples else (),
        leaders=seats_in(table.edition.iris_leaders(table, iris), 1),
    )


def column_view(table: Table, column: int) -> PrestigeColumnView:
    card, winner = table.prestige_strip[column], table.winners[column]
    sums, players = column_sums(table, column), table.players
    race = majority_view(list(map(int, sums[:players])), leaders(sums, players))
    return PrestigeColumnView(
        column=n.COLUMN.token(column),
        active=column_active(table, column),
        prestige=None if card == NO_CARD else n.PRESTIGE.token(card),
        sums=race.sums,
        leaders=race.leaders,
        by=race.by,
        rivals=tuple(
            RivalsView(seats_in(rivals(sums, who, players), 1), int(lacking(sums, who))) for who in range(players)
        ),
        winner=None if winner == NO_OWNER else int(winner) + 1,
    )


def card_view(table: Table, card: int) -> PrestigeCardView:
    face = n.read_face(int(table.edition.faces[card]))
    return PrestigeCardView(
        prestige=n.PRESTIGE.token(card),
        bonuses=tuple(map(n.BONUS.token, face.bonuses)),
        both=face.both,
        manneken=face.manneken,
        symbols=face.symbols,
    )


def side_view(board: Board) -> SideView:
    token = n.BOARD.token(board.number) if board.number in n.BOARD.numbers() else None
    return SideView(
        board=token,
        rules=rules_of(token),
        tracks={n.TRACK.token(track): tuple(levels) for track, levels in enumerate(board.levels())},
        house_costs=tuple(board.units()),
        multiplier=int(board.multiplier),
    )


def player_view(table: Table, who: int, winners: vec[i64]) -> PlayerView:
    seat = table.seats[who]
    board = table.edition.boards[seat.board]
    costs = tuple(map(int, board.costs))
    nobles = tuple(
        NobleView(n.NOBLE.token(noble), upright, int(cost_of(table, who, noble)))
        for bag, upright in ((seat.ready, True), (seat.turned, False))
        for noble in bag.listed()
    )
    return PlayerView(
        seat=who + 1,
        board=n.BOARD.token(board.number) if board.number in n.BOARD.numbers() else None,
        money=int(seat.money),
        points=int(seat.points),
        passed=seat.passed > 0,
        pass_rank=int(seat.passed) or None,
        meeples=int(seat.meeples),
        courthouse=int(seat.courthouse),
        brussels=int(seat.in_brussels()),
        tracks={
            n.TRACK.token(track): DiscView(
                int(seat.squares[track]) + 1, int(table.level(who, track)), tuple(map(int, board.tracks[track].values))
            )
            for track in range(TRACKS)
        },
        houses=int(seat.built),
        house_costs=costs,
        next_house_cost=costs[seat.built] if seat.built < len(costs) else None,
        house_points=int(house_points(table, who)),
        rows=tuple(row_view(table, who, row) for row in range(STRATEGIC_ROWS)),
        nobles=nobles,
        wages=sum(noble.cost for noble in nobles),
        artworks=counted(seat.artworks, n.ARTWORK),
        cubes=counted(seat.cubes, n.CUBE),
        refined=int(seat.refined()),
        colours=int(colours(table, who)),
        first_pass_cards=int(seat.first_passes),
        manneken=int(manneken_with(table, who, winners)),
    )


def row_view(table: Table, who: int, row: int) -> RowView:
    slid = who * STRATEGIC_ROWS + row
    return RowView(
        row=n.STRATEGIC.token(TO_ROW + row),
        count=int(row_count(table, who, row)),
        multiplier=int(multiplier(table, who, row)),
        points=int(row_points(table, who, row)),
        cards=tuple(n.PRESTIGE.token(card) for card, lies in enumerate(table.slid) if lies == slid),
    )


def likely_winners(table: Table) -> vec[i64]:
    """Who has won each column or, until that is decided, leads it alone; nobody where the card is gone."""
    winners, decided = table.winners[:], are_decided(table)
    for column in range(COLUMNS):
        if table.prestige_strip[column] == NO_CARD:
            winners[column] = NO_OWNER
        elif winners[column] == NO_OWNER and not decided and column_active(table, column):
            winners[column] = sole_leader(column_leaders(table, column))
    return winners


def are_decided(table: Table) -> bool:
    """True if the winners of all columns are known: the next first player is chosen, or a card of an inactive column
    was taken instead of a card won.
    """
    won = [column for column in range(COLUMNS) if table.winners[column] != NO_OWNER]
    return table.next_first != NO_OWNER or not all(column_active(table, column) for column in won)
