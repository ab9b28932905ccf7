"""Exhibition: the player who takes Expo opens it, and all who have not passed may show Artworks. (chapter EXPO)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1897 import notations as n
from bruxelles.games.b1897.income import score
from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import (
    ARTWORK_EXHIBITED,
    COLOURS,
    EXHIBIT,
    EXHIBITION_CLOSED,
    EXHIBITION_OPENED,
    EXHIBITOR_WITHDREW,
    EXPO_CARD,
    FROM_EXHIBITION,
    NOT_EXHIBITABLE,
    WITHDRAW,
    Choice,
)
from bruxelles.kernel.contents import DecisionKind, FactKind, Kind, RuleKind, SourceKind
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, Decision, Effect, tell, then

KINDS: Final[list[Kind]] = [
    DecisionKind(EXHIBIT, "exhibit", n.EXHIBIT, ("97-EXPO-03", "97-EXPO-05"), at="expo"),
    FactKind(EXHIBITION_OPENED, "exhibition_opened"),
    FactKind(ARTWORK_EXHIBITED, "artwork_exhibited", (("artwork", n.ARTWORK),)),
    FactKind(EXHIBITOR_WITHDREW, "exhibitor_withdrew"),
    FactKind(EXHIBITION_CLOSED, "exhibition_closed"),
    RuleKind(NOT_EXHIBITABLE, "97-EXPO-03"),
    SourceKind(FROM_EXHIBITION, "exhibition"),
]


def open_exhibition(table: Table, who: i64) -> None:
    """The player who takes Expo keeps it in front of them, and exhibits first. (97-EXPO-01, 97-EXPO-08)"""
    table.resolving.remove(EXPO_CARD)
    table.expo = who
    table.exhibited = 0
    table.withdrawn = 0
    tell(table, EXHIBITION_OPENED, who)
    then(table, NextExhibitor(who))


def forbids_exhibiting(table: Table, who: i64, artwork: i64) -> i64:
    """Players exhibit an Artwork of their own, in a colour that nobody has exhibited yet. (97-EXPO-03)"""
    if table.seats[who].artworks.has(artwork) and table.exhibited >> artwork & 1 == 0:
        return ALLOWED
    return NOT_EXHIBITABLE


@mypyc_attr(free_list_len=1)
class NextExhibitor(Effect[Table]):
    """Ask players clockwise from the one who took Expo, again and again, until nobody can exhibit any more. Those who
    have passed or withdrawn are not asked. (97-EXPO-02, 97-EXPO-05..07)
    """

    def run(self, table: Table) -> None:
        who = self.seat
        for _ in range(table.edition.players):
            if table.seats[who].passed == 0 and table.withdrawn >> who & 1 == 0:
                for artwork in range(COLOURS):
                    if forbids_exhibiting(table, who, artwork) == ALLOWED:
                        then(table, Exhibit(who), NextExhibitor(table.after(who)))
                        return
            who = table.after(who)
        tell(table, EXHIBITION_CLOSED, table.expo)


@mypyc_attr(free_list_len=1)
class Exhibit(Decision[Table, Choice]):
    """Exhibit an Artwork, which stays yours, for 2 VP; or withdraw, and be out of this exhibition. (97-EXPO-03..05)"""

    def kind(self) -> i64:
        return EXHIBIT

    def options(self, table: Table, out: Options) -> None:
        for artwork in range(COLOURS):
            if forbids_exhibiting(table, self.seat, artwork) == ALLOWED:
                out.add(artwork)
        out.add(WITHDRAW)

    def why_not(self, table: Table, choice: Choice) -> i64:
        return ALLOWED if choice == WITHDRAW else forbids_exhibiting(table, self.seat, choice)

    def apply(self, table: Table, choice: Choice) -> None:
        if choice == WITHDRAW:
            table.withdrawn |= i64(1) << self.seat
            tell(table, EXHIBITOR_WITHDREW, self.seat)
        else:
            table.exhibited |= i64(1) << choice
            tell(table, ARTWORK_EXHIBITED, self.seat, choice)
            score(table, self.seat, table.edition.exhibit_points, FROM_EXHIBITION)
