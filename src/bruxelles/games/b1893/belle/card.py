"""What all Belle Époque cards have in common. (chapter BE-CGEN)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import (
    BIT_OF_CARD,
    CARD_USE,
    CARD_USED,
    CHANGES_NOTHING,
    FACE_DOWN,
    FOR_CARD,
    FROM_CARDS,
    NOT_AT_THIS_MOMENT,
    NOT_BY_PLACEMENT,
)
from bruxelles.games.b1893.vocabulary import (
    ACTIONS,
    AFTER_ACTION,
    AFTER_BID,
    AFTER_BRUSSELS,
    BEFORE_SALE_MOVE,
    SPACES,
    TO_PLACE,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, MoneyKind, RuleKind, SourceKind
from bruxelles.kernel.moments import Card, listen_for
from bruxelles.kernel.steps import ALLOWED, tell
from bruxelles.kernel.variants import Variants

KINDS: Final[list[Kind]] = [
    DecisionKind(CARD_USE, "cardUse", n.USE_CARD, ("93-BE-CGEN-02", "93-BE-CGEN-08"), at="seat:{seat}/cards"),
    FactKind(CARD_USED, "card_used", (("card", n.CARD),)),
    RuleKind(NOT_AT_THIS_MOMENT, "93-BE-CGEN-06"),
    RuleKind(FACE_DOWN, "93-BE-CGEN-01"),
    RuleKind(CHANGES_NOTHING, "93-BE-CLAR-10"),
    RuleKind(NOT_BY_PLACEMENT, "93-BE-CGEN-03"),
    SourceKind(FROM_CARDS, "cards"),
    MoneyKind(FOR_CARD, "card"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class BelleCard(Card[BelleTable]):
    """One card: its number, its rules, its moment, when it helps and what it does. It is used once a round, then lies
    face down until the end of the round. (93-BE-CGEN-01)
    """

    number: i64 = 0
    rules: tuple[str, ...] = ()
    moment: i64 = 0
    worth_per_round: i64 = 130  # in hundredths of a VP: an estimate for bots
    automatic: bool = False  # a pure gain with one opportunity a round needs no question (93-BE-CGEN-02)

    def helps(self, table: BelleTable, who: i64) -> bool:
        """True if it would change anything now. (93-BE-CLAR-10)"""
        raise NotImplementedError

    def act(self, table: BelleTable, who: i64) -> None:
        """What it does."""
        raise NotImplementedError

    def forbids(self, table: BelleTable, who: i64) -> i64:
        """The rule that forbids its use, apart from having been used already."""
        return ALLOWED if self.helps(table, who) else CHANGES_NOTHING

    def amount(self, table: BelleTable) -> i64:
        """The number printed on it."""
        return table.belle().card_amounts[self.number]

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        """Let it listen for its owner from now on."""
        listen_for(variants, self.moment, CARD_USE, self, who, players, NOT_AT_THIS_MOMENT)

    def flip(self, table: BelleTable, who: i64) -> None:
        """Turn it face down: it has been used this round."""
        table.used |= BIT_OF_CARD[self.number]
        tell(table, CARD_USED, who, self.number)

    def is_used(self, table: BelleTable) -> bool:
        return table.used >> self.number & 1 == 1

    def is_used_in_turns(self) -> bool:
        """True if its moment may come in each turn of its owner."""
        return AFTER_BID <= self.moment <= BEFORE_SALE_MOVE

    def why_not(self, table: BelleTable, who: i64) -> i64:
        return FACE_DOWN if self.is_used(table) else self.forbids(table, who)

    def use(self, table: BelleTable, who: i64) -> None:
        self.flip(table, who)
        self.act(table, who)

    def asks(self) -> bool:
        return not self.automatic

    def option(self) -> i64:
        return self.number


@mypyc_attr(allow_interpreted_subclasses=True)
class ActionCard(BelleCard):
    """A card for an action, which must be reached by the owner's meeple on a space, not through the Park.
    (93-BE-CGEN-03, 93-BE-CGEN-05)
    """

    action: i64 = ACTIONS
    moment: i64 = AFTER_ACTION

    def forbids(self, table: BelleTable, who: i64) -> i64:
        if table.current_action != self.action:
            return NOT_AT_THIS_MOMENT
        return super().forbids(table, who) if self.is_under_way_by_placement(table) else NOT_BY_PLACEMENT

    def is_under_way_by_placement(self, table: BelleTable) -> bool:
        """True if the current action is this card's and was reached from a space."""
        return table.current_action == self.action and table.reached_by < SPACES


@mypyc_attr(allow_interpreted_subclasses=True)
class BrusselsCard(BelleCard):
    """A card for the owner's Brussels action, after it had an effect. (93-BE-CGEN-04, 93-BE-CLAR-03)"""

    place: i64 = 0
    moment: i64 = AFTER_BRUSSELS

    def forbids(self, table: BelleTable, who: i64) -> i64:
        return super().forbids(table, who) if table.reached_by == TO_PLACE + self.place else NOT_AT_THIS_MOMENT
