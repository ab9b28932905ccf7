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
    NOT_BY_PLACEMENT,
    NOT_THIS_WINDOW,
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
from bruxelles.kernel.steps import ALLOWED, Variants, tell

KINDS: Final[list[Kind]] = [
    DecisionKind(CARD_USE, "cardUse", n.USE_CARD, ("93-BE-CGEN-02", "93-BE-CGEN-08"), at="seat:{seat}/cards"),
    FactKind(CARD_USED, "card_used", (("card", n.CARD),)),
    RuleKind(NOT_THIS_WINDOW, "93-BE-CGEN-06"),
    RuleKind(FACE_DOWN, "93-BE-CGEN-01"),
    RuleKind(CHANGES_NOTHING, "93-BE-CLAR-10"),
    RuleKind(NOT_BY_PLACEMENT, "93-BE-CGEN-03"),
    SourceKind(FROM_CARDS, "cards"),
    MoneyKind(FOR_CARD, "card"),
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Card[BelleTable]):
    """One card: its number, its rules, its moment, when it helps and what it does. It is used once a round, and face
    down until the end of the round. (93-BE-CGEN-01)
    """

    number: i64 = 0
    rules: tuple[str, ...] = ()
    moment: i64 = 0
    promise: i64 = 130  # what a round with it may bring, in hundredths of a VP: an opinion for bots
    automatic: bool = False  # a pure gain with one opportunity a round happens by itself (93-BE-CGEN-02)

    def helps(self, table: BelleTable, who: i64) -> bool:
        """Whether it would change something now. (93-BE-CLAR-10)"""
        raise NotImplementedError

    def act(self, table: BelleTable, who: i64) -> None:
        """What it does."""
        raise NotImplementedError

    def forbids(self, table: BelleTable, who: i64) -> i64:
        """What keeps it from being used, apart from having been used already."""
        return ALLOWED if self.helps(table, who) else CHANGES_NOTHING

    def amount(self, table: BelleTable) -> i64:
        """The number printed on it."""
        return table.belle().card_amounts[self.number]

    def attach(self, variants: Variants, who: i64, players: i64) -> None:
        """From now on it listens for its owner."""
        listen_for(variants, self.moment, CARD_USE, self, who, players, NOT_THIS_WINDOW)

    def flip(self, table: BelleTable, who: i64) -> None:
        """It is used for this round."""
        table.used |= BIT_OF_CARD[self.number]
        tell(table, CARD_USED, who, self.number)

    def is_used(self, table: BelleTable) -> bool:
        return table.used >> self.number & 1 == 1

    def is_used_in_turns(self) -> bool:
        """Whether its moment may come in each turn of its owner."""
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
class OfAction(Entry):
    """Needs the owner's meeple on a space of its action; not through the Park. (93-BE-CGEN-03, 93-BE-CGEN-05)"""

    action: i64 = ACTIONS
    moment: i64 = AFTER_ACTION

    def forbids(self, table: BelleTable, who: i64) -> i64:
        if table.deed != self.action:
            return NOT_THIS_WINDOW
        return super().forbids(table, who) if self.reaches(table) else NOT_BY_PLACEMENT

    def reaches(self, table: BelleTable) -> bool:
        """Whether its action is under way by placement."""
        return table.deed == self.action and table.by < SPACES


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlace(Entry):
    """Follows the owner's own Brussels action, if that was carried out. (93-BE-CGEN-04, 93-BE-CLAR-03)"""

    place: i64 = 0
    moment: i64 = AFTER_BRUSSELS

    def forbids(self, table: BelleTable, who: i64) -> i64:
        return super().forbids(table, who) if table.by == TO_PLACE + self.place else NOT_THIS_WINDOW
