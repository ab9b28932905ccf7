"""The box is opened: its pieces lie sorted beside the boards, unused."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.games.b1893.table import Edition, Table, new_seat
from bruxelles.games.b1893.vocabulary import (
    ACTIONS,
    DISPLAY,
    NO_ARTWORK,
    NO_CARD,
    NO_NOBLE,
    NO_OWNER,
    NOBLES,
    PLACES,
    POSITIONS,
    SLOTS,
    SPACES,
    STOCK_CARDS,
    STRIPS,
)
from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.steps import Variants


def lay_out(edition: Edition, variants: Variants) -> Table:
    """The pieces of the box, sorted and unused, before the first step of set-up."""
    table = edition.new_table(variants)
    table.seats = [new_seat(edition.sources) for _ in range(edition.players)]
    table.indicator = POSITIONS // 2
    table.strips_left = Bag(0, vec[i64]([1] * STRIPS))
    table.actions = vec[i64]([ACTIONS] * SPACES)
    table.owners = vec[i64]([NO_OWNER] * SPACES)
    table.bids = vec[i64]([0] * SPACES)
    table.houses = vec[i64]([NO_OWNER] * SPACES)
    table.uses = vec[i64]([0] * PLACES)
    table.needles = edition.needles[:]
    table.slots = vec[i64]([NO_ARTWORK] * SLOTS)
    table.display = vec[i64]([NO_NOBLE] * DISPLAY)
    table.strip = vec[i64]([NO_CARD] * STRIPS)
    table.winners = vec[i64]([NO_OWNER] * STRIPS)
    table.tied = vec[i64]([0] * STRIPS)
    table.slid = vec[i64]([NO_CARD] * edition.prestige_cards)
    table.stacks = Bag(0, edition.artworks[:])
    table.supply = Bag(0, edition.cubes[:])
    table.nobles = Bag(0, edition.nobles[:])
    table.noble_discards = empty(0, NOBLES)
    table.prestige = Bag(0, vec[i64]([1] * edition.prestige_cards))
    table.prestige_discards = empty(0, edition.prestige_cards)
    table.stocks = Bag(0, vec[i64]([1] * STOCK_CARDS))
    table.stock_discards = empty(0, STOCK_CARDS)
    table.stack = edition.waiting[:]
    return table
