"""Final scoring, in five steps. (chapter END)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.income import pay, score
from bruxelles.games.b1897.majorities import column_winners
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECTURE,
    ARTWORKS_BONUS,
    BRUGMANN,
    BRUGMANN_IS_FREE,
    COLUMNS,
    FIRST_NOBLE,
    FOR_NOBLE,
    FROM_ARTWORKS_BONUS,
    FROM_EXPO,
    FROM_HOUSES,
    FROM_HOUSES_BONUS,
    FROM_MATERIALS,
    FROM_MONEY_BONUS,
    FROM_NOBLES_BONUS,
    FROM_UNPAID_NOBLES,
    GAME_ENDED,
    HOUSES_BONUS,
    LOWER_BONUS_WON,
    NOBLE_UNPAID,
    NOBLES_BONUS,
    NOBODY_HOLDS_EXPO,
    NOT_TO_LEAVE_UNPAID,
    UNPAID_NOBLE,
    Noble,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, RuleKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(UNPAID_NOBLE, "unpaidNoble", n.NOBLE, ("97-END-02", "97-END-03"), at="seat:{seat}/nobles"),
    FactKind(NOBLE_UNPAID, "noble_unpaid", (("noble", n.NOBLE),)),
    FactKind(LOWER_BONUS_WON, "lower_bonus_won", (("column", n.COLUMN), ("lower", n.LOWER))),
    FactKind(GAME_ENDED, "game_ended"),
    RuleKind(BRUGMANN_IS_FREE, "97-END-02"),
    RuleKind(NOT_TO_LEAVE_UNPAID, "97-END-03"),
    SourceKind(FROM_UNPAID_NOBLES, "unpaid-nobles"),
    SourceKind(FROM_HOUSES, "houses"),
    SourceKind(FROM_MATERIALS, "materials"),
    SourceKind(FROM_EXPO, "expo"),
    SourceKind(FROM_HOUSES_BONUS, "houses-bonus"),
    SourceKind(FROM_NOBLES_BONUS, "nobles-bonus"),
    SourceKind(FROM_ARTWORKS_BONUS, "artworks-bonus"),
    SourceKind(FROM_MONEY_BONUS, "money-bonus"),
    MoneyKind(FOR_NOBLE, "noble"),
]


@mypyc_attr(free_list_len=1)
class PayNobles(Effect[Table]):
    """1. Each player pays for their ordinary Nobles, clockwise from the first player. (97-END-01, 97-END-02)"""

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            then(table, PayOwnNobles(who))


def ordinary_nobles(table: Table, who: i64) -> i64:
    """The number of Nobles other than Brugmann, who costs nothing."""
    seat = table.seats[who]
    nobles: i64 = 0
    for noble in range(FIRST_NOBLE, BRUGMANN):
        if seat.owns_noble(noble):
            nobles += 1
    return nobles


@mypyc_attr(free_list_len=1)
class PayOwnNobles(Effect[Table]):
    """Players must pay as many as they can; first they choose the Nobles that stay unpaid. (97-END-02, 97-END-03)"""

    def run(self, table: Table) -> None:
        nobles = ordinary_nobles(table, self.seat)
        cost = table.edition.noble_cost
        if table.seats[self.seat].money < cost * nobles:
            then(table, LeaveUnpaid(self.seat), self)
        else:
            for _ in range(nobles):
                pay(table, self.seat, cost, FOR_NOBLE)


@mypyc_attr(free_list_len=1)
class LeaveUnpaid(Decision[Table, Noble]):
    """Choose a Noble that can't be paid: it is discarded and costs 3 VP. (97-END-02, 97-END-03)"""

    def kind(self) -> i64:
        return UNPAID_NOBLE

    def options(self, table: Table, out: Options) -> None:
        for noble in range(FIRST_NOBLE, BRUGMANN):
            if table.seats[self.seat].owns_noble(noble):
                out.add(noble)

    def why_not(self, table: Table, noble: Noble) -> i64:
        if noble == BRUGMANN:
            return BRUGMANN_IS_FREE
        return ALLOWED if table.seats[self.seat].owns_noble(noble) else NOT_TO_LEAVE_UNPAID

    def apply(self, table: Table, noble: Noble) -> None:
        seat = table.seats[self.seat]
        owned = seat.ready if seat.ready.has(noble) else seat.tapped
        owned.move(noble, to=table.resolving)
        table.discard(noble)
        tell(table, NOBLE_UNPAID, self.seat, noble)
        score(table, self.seat, -table.edition.unpaid_points, FROM_UNPAID_NOBLES)


@mypyc_attr(free_list_len=1)
class ScoreHouses(Effect[Table]):
    """2. Houses times the Architecture value. (97-END-04)"""

    def run(self, table: Table) -> None:
        for who in range(table.edition.players):
            score(table, who, house_points(table, who), FROM_HOUSES)


def house_points(table: Table, who: i64) -> i64:
    return table.seats[who].houses.total * table.value_of(who, ARCHITECTURE)


@mypyc_attr(free_list_len=1)
class ScoreMaterials(Effect[Table]):
    """3. 1 VP per Material card left. (97-END-05)"""

    def run(self, table: Table) -> None:
        for who in range(table.edition.players):
            score(table, who, table.seats[who].materials.total * table.edition.material_card_points, FROM_MATERIALS)


@mypyc_attr(free_list_len=1)
class ScoreExpo(Effect[Table]):
    """4. The holder of Expo gains 2 VP. (97-END-06)"""

    def run(self, table: Table) -> None:
        if table.expo != NOBODY_HOLDS_EXPO:
            score(table, table.expo, table.edition.expo_points, FROM_EXPO)


@mypyc_attr(free_list_len=1)
class ScoreLowerBonuses(Effect[Table]):
    """5. All holders of a column's majority score its lower bonus, each column counted by itself. (97-END-07,
    97-END-08, 97-TWO-06)
    """

    def run(self, table: Table) -> None:
        for column in range(COLUMNS):
            winners = column_winners(table, column)
            bonus = table.edition.lower[table.bonus[column]]
            for who in range(table.edition.players):
                if winners >> who & 1 == 1:
                    tell(table, LOWER_BONUS_WON, who, column, bonus)
                    score(table, who, lower_bonus(table, who, bonus), FROM_HOUSES_BONUS + bonus)
        tell(table, GAME_ENDED, NOBODY)


def lower_bonus(table: Table, who: i64, bonus: i64) -> i64:
    """What a lower bonus is now worth to a player. (97-END-09..12)"""
    seat, edition = table.seats[who], table.edition
    if bonus == HOUSES_BONUS:
        return edition.house_bonus * seat.houses.kinds()
    if bonus == NOBLES_BONUS:
        return edition.noble_bonus * seat.nobles()
    if bonus == ARTWORKS_BONUS:
        return edition.artwork_bonus * seat.artworks.kinds()
    points, per, times = edition.money_bonus[0], edition.money_bonus[1], edition.money_bonus[2]
    return points * min(seat.money // per, times)
