"""The table of the first edition, and the numbers of its box."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bruxelles.games.b1893.edition import Edition
from bruxelles.games.b1893.first_edition.box import named_as_second
from bruxelles.games.b1893.table import NO_NUMBERS, NO_PIECES, Table
from bruxelles.games.b1893.vocabulary import COLOURS, NOWHERE, STOCK_CARDS
from bruxelles.kernel.bag import empty
from bruxelles.kernel.variants import Variants


@mypyc_attr(allow_interpreted_subclasses=True)
class FirstEditionBox(Edition):
    """The numbers of the box of the first edition. (93E1-COMP-01..03, 93E1-SETUP-01..10)"""

    def __init__(self, box: Mapping[str, Any], players: i64, first_player: i64, expert: bool) -> None:
        super().__init__(named_as_second(box, expert), players, first_player)
        self.name = "first-edition"
        self.arrow = NOWHERE  # a full circle of six places (93E1-CONS-02)
        self.stock_pile = STOCK_CARDS
        self.needle_spaces = vec[i64]([space - 1 for space in box["compass.needles"]])
        self.years = vec[i64](box["exhibitions.years"])
        self.workshop_draw: i64 = box["amounts.workshop_draw"]
        self.exhibition_draw: i64 = box["amounts.exhibition_draw"]

    def new_table(self, variants: Variants) -> Table:
        table = FirstEditionTable(self, variants)
        table.compass = self.compass[:]
        table.exhibitions = vec[i64]([0] * self.players)
        table.covered = empty(0, COLOURS)
        table.drawn = empty(0, COLOURS)
        return table


class FirstEditionTable(Table):
    """A game of the first edition. The stacks hold the artworks that are face down: the black ones, and the coloured
    ones in one stack. (93E1-SETUP-05)
    """

    def __init__(self, edition: Edition, variants: Variants) -> None:
        super().__init__(edition, variants)
        self.compass = NO_NUMBERS  # the tiles, clockwise
        self.exhibitions = NO_NUMBERS  # tiles owned, by seat
        self.covered = NO_PIECES  # artworks in the shop, under the two visible ones
        self.drawn = NO_PIECES  # artworks in the hand of the player who is drawing

    def box(self) -> FirstEditionBox:
        edition = self.edition
        assert isinstance(edition, FirstEditionBox)
        return edition

    def copy(self) -> FirstEditionTable:
        new = FirstEditionTable(self.edition, self.variants)
        self.copy_to(new)
        new.compass = self.compass[:]
        new.exhibitions = self.exhibitions[:]
        new.covered = self.covered.copy()
        new.drawn = self.drawn.copy()
        return new


def first_edition(table: Table) -> FirstEditionTable:
    """The same table, typed as one of the first edition."""
    assert isinstance(table, FirstEditionTable)
    return table
