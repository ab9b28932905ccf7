"""Set-up. (chapter SETUP)"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893 import notations as n
from bruxelles.games.b1893.actions.workshop import ChooseFirstArtwork
from bruxelles.games.b1893.income import gain
from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    BRUGMANN,
    COLUMNS,
    FIRST_PLAYER,
    FIRST_PLAYER_NAMED,
    FOR_START,
    LAY_PRESTIGE,
    LAY_STRIPS,
    NO_CARD,
    PIECES_RECEIVED,
    PRESTIGE_LAID,
    ROWS,
    STRIP_LAID,
)
from bruxelles.kernel.contents import ChanceKind, FactKind, Kind, MoneyKind
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.steps import NOBODY, Chance, Effect, tell, then

KINDS: Final[list[Kind]] = [
    ChanceKind(FIRST_PLAYER, "firstPlayer", n.SEAT, ("93-SETUP-15",)),
    ChanceKind(LAY_STRIPS, "layStrips", n.STRIP, ("93-SETUP-02",)),
    ChanceKind(LAY_PRESTIGE, "layPrestige", n.PRESTIGE, ("93-SETUP-07", "93-EOR-05")),
    FactKind(FIRST_PLAYER_NAMED, "first_player_named"),
    FactKind(STRIP_LAID, "strip_laid", (("strip", n.STRIP), ("row", n.ROW))),
    FactKind(PRESTIGE_LAID, "prestige_laid", (("column", n.COLUMN), ("prestige", n.PRESTIGE), ("face", n.FACE))),
    FactKind(PIECES_RECEIVED, "pieces_received"),
    MoneyKind(FOR_START, "start"),
]


@mypyc_attr(free_list_len=1)
class LayStrips(Chance[Table]):
    """Five strips in random order form the board, one for each row. (93-SETUP-01, 93-SETUP-02)"""

    def event(self) -> i64:
        return LAY_STRIPS

    def run(self, table: Table, dealer: Dealer) -> None:
        for row in range(ROWS):
            lay_strip(table, dealer.draw(table.strips_left), row, table.edition.strips)


def lay_strip(table: Table, strip: i64, row: i64, side: vec[i64]) -> None:
    """Give one row of the board the actions on this side of a strip."""
    for column in range(COLUMNS):
        table.actions[row * COLUMNS + column] = side[strip * COLUMNS + column]
    tell(table, STRIP_LAID, NOBODY, strip, row)


@mypyc_attr(free_list_len=1)
class LayPrestige(Chance[Table]):
    """Lay one Prestige card face up under each column. (93-SETUP-07, 93-EOR-05)"""

    def event(self) -> i64:
        return LAY_PRESTIGE

    def run(self, table: Table, dealer: Dealer) -> None:
        for column in range(COLUMNS):
            assert table.prestige_strip[column] == NO_CARD
            card = dealer.draw(table.prestige)
            table.prestige_strip[column] = card
            tell(table, PRESTIGE_LAID, NOBODY, column, card, table.edition.faces[card])


@mypyc_attr(free_list_len=1)
class DrawFirstPlayer(Chance[Table]):
    """A random player becomes first player. (93-SETUP-15)"""

    def event(self) -> i64:
        return FIRST_PLAYER

    def run(self, table: Table, dealer: Dealer) -> None:
        name_first_player(table, dealer.below(table.edition.players))


@mypyc_attr(free_list_len=1)
class NameFirstPlayer(Effect[Table]):
    """The players have agreed on a first player."""

    def run(self, table: Table) -> None:
        name_first_player(table, self.seat)


def name_first_player(table: Table, who: i64) -> None:
    table.first = who
    tell(table, FIRST_PLAYER_NAMED, who)


@mypyc_attr(free_list_len=1)
class PlayersReceivePieces(Effect[Table]):
    """Each player gets money by turn order, an upright Brugmann, and meeples, two of them in the Courthouse.
    (93-SETUP-16, 93-SETUP-20..24)
    """

    def run(self, table: Table) -> None:
        edition = table.edition
        who = table.first
        for nth in range(edition.players):
            seat = table.seats[who]
            gain(table, who, edition.start_money[nth], FOR_START)
            seat.meeples = edition.meeples - edition.jailed_at_start
            seat.courthouse = edition.jailed_at_start
            seat.ready.add(BRUGMANN)
            tell(table, PIECES_RECEIVED, who)
            who = table.after(who)


@mypyc_attr(free_list_len=1)
class ChooseArtworks(Effect[Table]):
    """Clockwise from the first player, everybody gets a board and chooses an artwork. (93-SETUP-17..19)"""

    def run(self, table: Table) -> None:
        who = table.first
        for _ in range(table.edition.players):
            who = table.before(who)
            then(table, ChooseFirstArtwork(who))
            table.edition.take_board(table, who)
