"""An estimate of what a position with Belle Époque is worth to a seat, in hundredths of a VP. No rule reads it."""

from __future__ import annotations

from mypy_extensions import i64

from bruxelles.games.b1893.belle.card import BelleCard
from bruxelles.games.b1893.belle.deck import DECK
from bruxelles.games.b1893.belle.resolution import colours_in_row
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.tiles import BELLE_TILES
from bruxelles.games.b1893.belle.vocabulary import PAVILIONS, TILES
from bruxelles.games.b1893.estimate import MEEPLE, estimate
from bruxelles.kernel.steps import is_over


def estimate_belle(table: BelleTable, who: i64) -> i64:
    """The estimate of the base game, and a guess at what cards, pavilions, tiles and Travelers will still bring."""
    worth = estimate(table, who)
    if is_over(table):
        return worth
    left = table.edition.rounds - table.round
    return worth + pavilions(table, who, left) + tiles(table, who, left) + people(table, who)


def people(table: BelleTable, who: i64) -> i64:
    """The people who can still be sent this round: a claim takes one of them, an extra turn another."""
    seat = table.seats[who]
    return 120 * table.travelers[who] + (150 * seat.meeples if seat.passed == 0 else 0)


def pavilions(table: BelleTable, who: i64, left: i64) -> i64:
    """Each pavilion is visited once a round, and its card is used once a round."""
    worth: i64 = 0
    for space in range(PAVILIONS):
        if table.pavilions[space] == who:
            card = DECK[table.cards[space] - 1]
            worth += 100 * colours_in_row(table, space) + (150 + card.worth_per_round) * left
            worth += this_round(table, who, card)
    return worth


def this_round(table: BelleTable, who: i64, card: BelleCard) -> i64:
    """What a card may still bring this round. A card for turns is worth keeping while its owner has turns left, but
    less than using it; the moment of any other card comes once, so nothing is gained by waiting.
    """
    if table.passes == table.players:
        return 0
    if not card.is_used_in_turns():
        return card.worth_per_round
    if card.is_used(table) or table.seats[who].passed != 0:
        return 0
    return card.worth_per_round * min(table.seats[who].meeples + table.travelers[who], 2) // 3


def tiles(table: BelleTable, who: i64, left: i64) -> i64:
    """Only what final scoring doesn't show yet, minus the meeple on the tile."""
    worth: i64 = 0
    for tile in range(1, TILES + 1):
        if table.claims[tile] == who:
            claimed = BELLE_TILES[tile - 1]
            worth += claimed.worth_now(table, who) + (claimed.worth_per_round - MEEPLE) * left
    return worth
