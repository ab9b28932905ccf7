"""Using the Prestige cards of the round: for their bonus, or under a Strategic row. (chapter PREST)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.income import take_bonus
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    BONUS,
    BONUS_GAINED,
    BONUSES,
    CARD_SLID,
    COLUMNS,
    NO_CARD,
    NO_OWNER,
    NO_SYMBOL,
    NOT_ON_CARD,
    PRESTIGE,
    PRESTIGE_DISCARDED,
    ROW_USED,
    STRATEGIC_ROWS,
    TAKE_BONUS,
    TO_ROW,
    Bonus,
    Choice,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, NOBODY, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(PRESTIGE, "prestige", n.USE, ("93-PREST-01", "93-PREST-12")),
    DecisionKind(BONUS, "bonus", n.BONUS, ("93-PREST-04",), at="seat:{seat}/tracks"),
    FactKind(BONUS_GAINED, "bonus_gained", (("bonus", n.BONUS),)),
    FactKind(CARD_SLID, "card_slid", (("prestige", n.PRESTIGE), ("row", n.STRATEGIC), ("symbols", n.COUNT))),
    FactKind(PRESTIGE_DISCARDED, "prestige_discarded", (("column", n.COLUMN), ("prestige", n.PRESTIGE))),
    RuleKind(NO_SYMBOL, "93-PREST-11"),
    RuleKind(ROW_USED, "93-PREST-12"),
    RuleKind(NOT_ON_CARD, "93-PREST-04"),
]


@mypyc_attr(free_list_len=1)
class PlayersUsePrestige(Effect[Table]):
    """In turn order, each player uses the cards won and gains the bonuses of ties, column by column from the left.
    (93-PREST-01, 93-PREST-02)
    """

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            for column in range(COLUMNS - 1, -1, -1):
                if table.winners[column] == who:
                    then(table, UsePrestigeCard(who, column))
                elif table.tied[column] >> who & 1 == 1:
                    then(table, GainBonus(who, table.prestige_strip[column]))


@mypyc_attr(free_list_len=1)
class UsePrestigeCard(Decision[Table, Choice]):
    """Take the bonus of a card you have won, or slide it under a Strategic row that got none this round. (93-PREST-01,
    93-PREST-07..13)
    """

    def __init__(self, seat: i64, column: i64) -> None:
        super().__init__(seat)
        self.column = column

    def kind(self) -> i64:
        return PRESTIGE

    def options(self, table: Table, out: Options) -> None:
        for choice in range(TO_ROW + STRATEGIC_ROWS):
            if self.why_not(table, Choice(choice)) == ALLOWED:
                out.add(choice)

    def why_not(self, table: Table, choice: Choice) -> i64:
        if choice == TAKE_BONUS:
            return ALLOWED
        if table.edition.symbols[table.prestige_strip[self.column]] == 0:
            return NO_SYMBOL
        return ROW_USED if table.seats[self.seat].rows_used >> (choice - TO_ROW) & 1 == 1 else ALLOWED

    def apply(self, table: Table, choice: Choice) -> None:
        card = table.prestige_strip[self.column]
        if choice == TAKE_BONUS:
            discard_card(table, self.column)
            then(table, GainBonus(self.seat, card))
        else:
            table.prestige_strip[self.column] = NO_CARD
            slide_under(table, self.seat, card, choice - TO_ROW)


def slide_under(table: Table, who: i64, card: i64, row: i64) -> None:
    """Slide the card under the row, where it stays for the rest of the game and adds its symbols. (93-PREST-08,
    93-PREST-12)
    """
    seat = table.seats[who]
    seat.rows_used |= i64(1) << row
    seat.rows[row] += table.edition.symbols[card]
    table.slid[card] = who * STRATEGIC_ROWS + row
    tell(table, CARD_SLID, who, card, TO_ROW + row, table.edition.symbols[card])


@mypyc_attr(free_list_len=1)
class GainBonus(Effect[Table]):
    """Gain one bonus, two bonuses, or one of two. (93-PREST-03..06, 93-COL-04)"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, table: Table) -> None:
        printed = table.edition.bonuses[self.card]
        if table.edition.bonuses_gained[self.card] == 2:
            for bonus in range(BONUSES):
                if printed >> bonus & 1 == 1:
                    gain_bonus(table, self.seat, bonus)
                    if printed == i64(1) << bonus:
                        gain_bonus(table, self.seat, bonus)
        else:
            then(table, ChooseBonus(self.seat, self.card))


def gain_bonus(table: Table, who: i64, bonus: i64) -> None:
    tell(table, BONUS_GAINED, who, bonus)
    take_bonus(table, who, bonus)


@mypyc_attr(free_list_len=1)
class ChooseBonus(Decision[Table, Bonus]):
    """Choose one of the printed bonuses. (93-PREST-04, 93-PREST-06)"""

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def kind(self) -> i64:
        return BONUS

    def options(self, table: Table, out: Options) -> None:
        for bonus in range(BONUSES):
            if self.why_not(table, Bonus(bonus)) == ALLOWED:
                out.add(bonus)

    def why_not(self, table: Table, bonus: Bonus) -> i64:
        return ALLOWED if table.edition.bonuses[self.card] >> bonus & 1 == 1 else NOT_ON_CARD

    def apply(self, table: Table, bonus: Bonus) -> None:
        gain_bonus(table, self.seat, bonus)


@mypyc_attr(free_list_len=1)
class ClearTies(Effect[Table]):
    """A card that several players shared is discarded. (93-COL-04)"""

    def run(self, table: Table) -> None:
        for column in range(COLUMNS):
            if table.tied[column] != 0:
                discard_card(table, column)
                table.tied[column] = 0
            table.winners[column] = NO_OWNER


def discard_card(table: Table, column: i64) -> None:
    card = table.prestige_strip[column]
    if card != NO_CARD:
        table.prestige_strip[column] = NO_CARD
        table.prestige_discards.add(card)
        tell(table, PRESTIGE_DISCARDED, NOBODY, column, card)
