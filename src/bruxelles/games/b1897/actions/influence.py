"""Influence: the effect of a Noble, who may then be kept; and the effects of all six. (chapters INFL and NOBLE)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.income import advance, gain
from bruxelles.games.b1897.piles import draw_two
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARCHITECT_FREED,
    ARCHITECTURE,
    CARD_DISCARDED,
    CARD_KEPT,
    DISCARD,
    DRAW_TWO,
    FIRST_HOUSE,
    FIRST_MATERIAL,
    FIRST_NOBLE,
    FOR_BRUGMANN,
    FREE_ARCHITECT,
    HANKAR_KEEP,
    KEEP,
    MATERIAL,
    MOST_SEATS,
    NOBILITY,
    NOBLE_ACTIVATED,
    NOBLE_KEEP,
    NOBLE_KEPT,
    NOBLE_TWICE,
    NOBODY_TO_FREE,
    NOT_DRAWN_BY_HANKAR,
    NOT_IN_PRISON,
    PRESTIGE,
    Architect,
    Choice,
    Material,
    Noble,
)
from bruxelles.kernel.contents import ChanceKind, DecisionKind, FactKind, Kind, MoneyKind, RuleKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Chance, Decision, Effect, Step, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(HANKAR_KEEP, "hankarKeep", n.MATERIAL, ("97-NOBLE-05",), at="resolving"),
    DecisionKind(FREE_ARCHITECT, "freeArchitect", n.ARCHITECT, ("97-NOBLE-07", "97-COL-03"), at="prison"),
    DecisionKind(NOBLE_KEEP, "nobleKeep", n.KEEP, ("97-INFL-01", "97-INFL-04")),
    ChanceKind(DRAW_TWO, "drawTwo", n.CARD, ("97-CHANCE-02", "97-CHANCE-05")),
    FactKind(ARCHITECT_FREED, "architect_freed", (("architect", n.ARCHITECT),)),
    FactKind(NOBODY_TO_FREE, "nobody_to_free"),
    FactKind(NOBLE_ACTIVATED, "noble_activated", (("noble", n.NOBLE),)),
    FactKind(NOBLE_KEPT, "noble_kept", (("noble", n.NOBLE),)),
    RuleKind(NOBLE_TWICE, "97-INFL-04"),
    RuleKind(NOT_DRAWN_BY_HANKAR, "97-NOBLE-05"),
    RuleKind(NOT_IN_PRISON, "97-NOBLE-07"),
    MoneyKind(FOR_BRUGMANN, "brugmann"),
]


def influence(table: Table, who: i64, noble: i64) -> None:
    """First apply the whole effect of the Noble taken, then keep the card or discard it. (97-INFL-01, 97-INFL-05)"""
    tell(table, NOBLE_ACTIVATED, who, noble)
    then(table, effect_of(noble, who), KeepNoble(who, Noble(noble)))


@mypyc_attr(free_list_len=1)
class KeepNoble(Decision[Table, Choice]):
    """Keep the Noble, tapped, or discard it; a second one of the same name must be discarded. (97-INFL-01..04)"""

    def __init__(self, seat: i64, noble: Noble) -> None:
        super().__init__(seat)
        self.noble = noble

    def kind(self) -> i64:
        return NOBLE_KEEP

    def options(self, table: Table, out: Options) -> None:
        if not table.seats[self.seat].owns_noble(self.noble):
            out.add(KEEP)
        out.add(DISCARD)

    def why_not(self, table: Table, choice: Choice) -> i64:
        return NOBLE_TWICE if choice == KEEP and table.seats[self.seat].owns_noble(self.noble) else ALLOWED

    def apply(self, table: Table, choice: Choice) -> None:
        if choice == KEEP:
            table.resolving.move(self.noble, to=table.seats[self.seat].tapped)
            tell(table, NOBLE_KEPT, self.seat, self.noble)
        else:
            table.discard(self.noble)
            tell(table, CARD_DISCARDED, self.seat, self.noble)


class Horta(Effect[Table]):
    """Victor Horta: advance 1 on Architecture. (97-NOBLE-04)"""

    def run(self, table: Table) -> None:
        advance(table, self.seat, ARCHITECTURE)


class Buls(Effect[Table]):
    """Charles Buls: advance 1 on Prestige. (97-NOBLE-03)"""

    def run(self, table: Table) -> None:
        advance(table, self.seat, PRESTIGE)


class Albert(Effect[Table]):
    """Prince Albert: advance 1 on Nobility. (97-NOBLE-02)"""

    def run(self, table: Table) -> None:
        advance(table, self.seat, NOBILITY)


class Brugmann(Effect[Table]):
    """Georges Brugmann: gain 4 BEF. (97-NOBLE-01)"""

    def run(self, table: Table) -> None:
        gain(table, self.seat, table.edition.brugmann, FOR_BRUGMANN)


class Hankar(Chance[Table]):
    """Paul Hankar: draw 2 Materials, keep one and discard the other; a single one is kept. (97-NOBLE-05,
    97-NOBLE-06)
    """

    def event(self) -> i64:
        return DRAW_TWO

    def run(self, table: Table, dealer: Dealer) -> None:
        draw_two(table, self.seat, MATERIAL, dealer)
        then(table, KeepMaterial(self.seat))


@mypyc_attr(free_list_len=1)
class KeepMaterial(Decision[Table, Material]):
    """Keep one of the Materials drawn. (97-NOBLE-05, 97-NOBLE-06)"""

    def kind(self) -> i64:
        return HANKAR_KEEP

    def options(self, table: Table, out: Options) -> None:
        for card in range(FIRST_MATERIAL, FIRST_HOUSE):
            if table.resolving.has(card):
                out.add(card)

    def why_not(self, table: Table, card: Material) -> i64:
        return ALLOWED if table.resolving.has(card) else NOT_DRAWN_BY_HANKAR

    def apply(self, table: Table, card: Material) -> None:
        table.resolving.move(card, to=table.seats[self.seat].materials)
        tell(table, CARD_KEPT, self.seat, card)
        for other in range(FIRST_MATERIAL, FIRST_HOUSE):
            if table.resolving.has(other):
                table.discard(other)
                tell(table, CARD_DISCARDED, self.seat, other)

    def skippable(self) -> bool:
        return True  # the pile and its discards are empty


class Vandervelde(Effect[Table]):
    """Émile Vandervelde: take one of your Architects out of prison; void if none is there. (97-NOBLE-07,
    97-NOBLE-08)
    """

    def run(self, table: Table) -> None:
        free_architect(table, self.seat, NOT_IN_PRISON)


def free_architect(table: Table, who: i64, rule: i64) -> None:
    """Free one of the player's Architects by this rule, which is Vandervelde's or the bonus's."""
    if table.seats[who].prison.total > 0:
        then(table, FreeArchitect(who, rule))
    else:
        tell(table, NOBODY_TO_FREE, who)


@mypyc_attr(free_list_len=1)
class FreeArchitect(Decision[Table, Architect]):
    """Choose the Architect that leaves prison. (97-NOBLE-07, 97-COL-03, 97-JAIL-04)"""

    def __init__(self, seat: i64, rule: i64) -> None:
        super().__init__(seat)
        self.rule = rule

    def kind(self) -> i64:
        return FREE_ARCHITECT

    def options(self, table: Table, out: Options) -> None:
        table.seats[self.seat].prison.offer(out)

    def why_not(self, table: Table, architect: Architect) -> i64:
        return ALLOWED if table.seats[self.seat].prison.has(architect) else self.rule

    def apply(self, table: Table, architect: Architect) -> None:
        seat = table.seats[self.seat]
        seat.prison.move(architect, to=seat.hand)
        tell(table, ARCHITECT_FREED, self.seat, architect)


EFFECTS: Final[list[list[Step[Table]]]] = [
    [Horta(seat) for seat in range(MOST_SEATS)],
    [Buls(seat) for seat in range(MOST_SEATS)],
    [Hankar(seat) for seat in range(MOST_SEATS)],
    [Vandervelde(seat) for seat in range(MOST_SEATS)],
    [Albert(seat) for seat in range(MOST_SEATS)],
    [Brugmann(seat) for seat in range(MOST_SEATS)],
]  # in the order of the vocabulary


def effect_of(noble: i64, who: i64) -> Step[Table]:
    return EFFECTS[noble - FIRST_NOBLE][who]
