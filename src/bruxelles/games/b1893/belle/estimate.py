"""What a position with Belle Époque is worth to a seat, in hundredths of a VP: an opinion, read by no rule."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.entries import Entry
from bruxelles.games.b1893.belle.resolution import colours_in_row
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.tiles import ENTRIES
from bruxelles.games.b1893.belle.vocabulary import PAVILIONS, TILES
from bruxelles.games.b1893.estimate import MEEPLE, estimate
from bruxelles.kernel.steps import is_over


def estimate_belle(table: BelleTable, who: i64) -> i64:
    """As without, and a guess at what cards, pavilions, tiles and Travelers still bring."""
    worth = estimate(table, who)
    if is_over(table):
        return worth
    left = table.edition.rounds - table.round
    return worth + pavilions(table, who, left) + tiles(table, who, left) + people(table, who)


def people(table: BelleTable, who: i64) -> i64:
    """Whoever can still be sent this round: a claim takes one of them, an extra turn another."""
    seat = table.seats[who]
    return 120 * table.travelers[who] + (150 * seat.meeples if seat.passed == 0 else 0)


def pavilions(table: BelleTable, who: i64, left: i64) -> i64:
    """Each is visited once a round, and its card is used once a round."""
    worth: i64 = 0
    for space in range(PAVILIONS):
        if table.pavilions[space] == who:
            entry = DECK[table.cards[space] - 1]
            worth += 100 * colours_in_row(table, space) + (150 + entry.promise) * left + this_round(table, who, entry)
    return worth


def this_round(table: BelleTable, who: i64, entry: Entry) -> i64:
    """What a card may still bring in this round. One that is used in a turn is worth keeping as long as turns of its
    owner follow, but less than using it; the moment of any other comes once, so that nothing is gained by waiting.
    """
    if table.passes == table.players:
        return 0
    if not entry.is_used_in_turns():
        return entry.promise
    if entry.is_used(table) or table.seats[who].passed != 0:
        return 0
    return entry.promise * min(table.seats[who].meeples + table.travelers[who], 2) // 3


def tiles(table: BelleTable, who: i64, left: i64) -> i64:
    """What final scoring shows already is not counted again; the meeple on the tile is missed."""
    worth: i64 = 0
    for tile in range(1, TILES + 1):
        if table.claims[tile] == who:
            entry = ENTRIES[tile - 1]
            worth += entry.hope(table, who) + (entry.promise - MEEPLE) * left
    return worth
