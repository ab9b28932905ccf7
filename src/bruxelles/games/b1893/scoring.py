"""Final scoring, in the order of the ledger. (chapter END)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.income import pay, return_cube, score
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    ARCHITECT,
    ARTWORKS_COUNTED,
    ARTWORKS_ROW,
    FOR_KEEPING_NOBLE,
    FROM_ARTWORKS_ROW,
    FROM_CUBES,
    FROM_FIRST_PLAYER,
    FROM_HOUSES,
    FROM_MEEPLES_ROW,
    FROM_MONEY_ROW,
    FROM_NOBLES_ROW,
    FROM_UNPAID_NOBLES,
    GAME_ENDED,
    HOUSE_POINTS,
    HOUSES_COUNTED,
    JOKER,
    MEEPLES_ROW,
    MONEY_ROW,
    NOBLE_COST,
    NOBLE_PAID,
    NOBLE_UNPAID,
    NOBLES,
    NOBLES_ROW,
    NOT_AFFORDABLE,
    NOT_KEPT,
    PAY_NOBLE,
    STRATEGIC_ROWS,
    Noble,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, QuantityKind, RuleKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, adjusted, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PAY_NOBLE, "payNoble", n.NOBLE, ("93-END-05", "93-END-06"), at="seat:{seat}/nobles"),
    FactKind(NOBLE_PAID, "noble_paid", (("noble", n.NOBLE),)),
    FactKind(NOBLE_UNPAID, "noble_unpaid", (("noble", n.NOBLE),)),
    FactKind(GAME_ENDED, "game_ended"),
    RuleKind(NOT_KEPT, "93-END-03"),
    RuleKind(NOT_AFFORDABLE, "93-END-05"),
    QuantityKind(NOBLE_COST),  # at the end of the game (tile 12)
    QuantityKind(HOUSE_POINTS),  # for each building at the end of the game (tile 8)
    QuantityKind(HOUSES_COUNTED),  # at the end of the game (tile 6)
    QuantityKind(ARTWORKS_COUNTED),  # by the Strategic row (tile 4, white artworks)
    SourceKind(FROM_UNPAID_NOBLES, "unpaid-nobles"),
    SourceKind(FROM_HOUSES, "houses"),
    SourceKind(FROM_CUBES, "cubes"),
    SourceKind(FROM_FIRST_PLAYER, "first-player"),
    SourceKind(FROM_MEEPLES_ROW, "meeples-row"),
    SourceKind(FROM_NOBLES_ROW, "nobles-row"),
    SourceKind(FROM_ARTWORKS_ROW, "artworks-row"),
    SourceKind(FROM_MONEY_ROW, "money-row"),
    MoneyKind(FOR_KEEPING_NOBLE, "keeping-noble"),
]


@mypyc_attr(free_list_len=1)
class DiscardJokers(Effect[Table]):
    """Jokers are worth nothing and are returned. (93-END-02)"""

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            for _joker in range(table.seats[who].cubes.count(JOKER)):
                return_cube(table, who, JOKER)
            who = table.after(who)


@mypyc_attr(free_list_len=1)
class PayNobles(Effect[Table]):
    """All players pay their nobles, clockwise from the first player of the last round. The new holder of the tile would
    be first player from the next round on, and there is none. (93-END-03, 93-GEN-05)
    """

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            then(table, PayOwnNobles(who))


def cost_of(table: Table, who: i64, noble: i64) -> i64:
    return adjusted(table, who, NOBLE_COST, table.edition.costs[noble])


@mypyc_attr(free_list_len=1)
class PayOwnNobles(Effect[Table]):
    """Free nobles are paid at once, and so are all others if there is enough money; if not, the owner chooses them one
    by one. Upright nobles are still to pay. (93-END-03..06)
    """

    def run(self, table: Table) -> None:
        seat = table.seats[self.seat]
        due: i64 = 0
        cheapest: i64 = seat.money + 1
        for noble in range(NOBLES):
            if seat.ready.has(noble):
                cost = cost_of(table, self.seat, noble)
                if cost == 0:
                    pay_noble(table, self.seat, noble)
                else:
                    due += cost
                    cheapest = cost if cost < cheapest else cheapest
        if due == 0:
            return
        if due <= seat.money:
            for noble in range(NOBLES):
                if seat.ready.has(noble):
                    pay_noble(table, self.seat, noble)
        elif cheapest <= seat.money:
            then(table, PayNoble(self.seat), self)
        else:
            for noble in range(NOBLES):
                if seat.ready.has(noble):
                    lose_noble(table, self.seat, noble)


def pay_noble(table: Table, who: i64, noble: i64) -> None:
    seat = table.seats[who]
    pay(table, who, cost_of(table, who, noble), FOR_KEEPING_NOBLE)
    seat.ready.move(noble, to=seat.turned)
    tell(table, NOBLE_PAID, who, noble)


def lose_noble(table: Table, who: i64, noble: i64) -> None:
    """The noble is discarded and its owner loses 5 VP. (93-END-04)"""
    seat = table.seats[who]
    seat.ready.move(noble, to=table.noble_discards)
    tell(table, NOBLE_UNPAID, who, noble)
    table.edition.noble_moved(table)
    score(table, who, -table.edition.unpaid_points, FROM_UNPAID_NOBLES)


@mypyc_attr(free_list_len=1)
class PayNoble(Decision[Table, Noble]):
    """Choose the next noble to pay among those you can afford. (93-END-05, 93-END-06)"""

    def kind(self) -> i64:
        return PAY_NOBLE

    def options(self, table: Table, out: Options) -> None:
        for noble in range(NOBLES):
            if self.why_not(table, Noble(noble)) == ALLOWED:
                out.add(noble)

    def why_not(self, table: Table, noble: Noble) -> i64:
        seat = table.seats[self.seat]
        if not seat.ready.has(noble):
            return NOT_KEPT
        return ALLOWED if cost_of(table, self.seat, noble) <= seat.money else NOT_AFFORDABLE

    def apply(self, table: Table, noble: Noble) -> None:
        pay_noble(table, self.seat, noble)


@mypyc_attr(free_list_len=1)
class ScoreHouses(Effect[Table]):
    """Each building scores the Architect level. (93-END-08)"""

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            score(table, who, house_points(table, who), FROM_HOUSES)
            who = table.after(who)


def house_points(table: Table, who: i64) -> i64:
    each = adjusted(table, who, HOUSE_POINTS, table.level(who, ARCHITECT))
    return adjusted(table, who, HOUSES_COUNTED, table.seats[who].built) * each


@mypyc_attr(free_list_len=1)
class ScoreCubes(Effect[Table]):
    """Each refined cube left scores 1 VP. (93-END-09)"""

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            score(table, who, table.edition.cube_points * table.seats[who].refined(), FROM_CUBES)
            who = table.after(who)


@mypyc_attr(free_list_len=1)
class ScoreFirstPlayer(Effect[Table]):
    """The holder of the First Player tile scores 5 VP. (93-END-10)"""

    def run(self, table: Table) -> None:
        score(table, table.next_first, table.edition.first_player_points, FROM_FIRST_PLAYER)


def row_count(table: Table, who: i64, row: i64) -> i64:
    """The number of things that a Strategic row counts. (93-END-11..14)"""
    seat = table.seats[who]
    if row == MEEPLES_ROW:
        free = table.edition.meeples - seat.courthouse - table.edition.free_meeples
        return free if free > 0 else 0
    if row == NOBLES_ROW:
        return seat.nobles()
    if row == ARTWORKS_ROW:
        return adjusted(table, who, ARTWORKS_COUNTED, seat.artworks.total)
    assert row == MONEY_ROW
    return seat.money // table.edition.money_set


def multiplier(table: Table, who: i64, row: i64) -> i64:
    """The multiplier printed on the board, plus the symbols of the cards slid under the row. (93-END-15)"""
    seat = table.seats[who]
    return table.edition.boards[seat.board].multiplier + seat.rows[row]


def row_points(table: Table, who: i64, row: i64) -> i64:
    """What a Strategic row is worth now. (93-END-11..15)"""
    return row_count(table, who, row) * multiplier(table, who, row)


@mypyc_attr(free_list_len=1)
class ScoreRows(Effect[Table]):
    """The four Strategic rows score; then the highest total wins. (93-END-11..16)"""

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            for row in range(STRATEGIC_ROWS):
                score(table, who, row_points(table, who, row), FROM_MEEPLES_ROW + row)
            who = table.after(who)
        tell(table, GAME_ENDED, NOBODY)
