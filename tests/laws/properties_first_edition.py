"""What holds in a game of the first edition whenever somebody is asked. (Section 13 of the ledger, as far as the first
edition has its own)
"""

from __future__ import annotations

from tests.laws.invariants_1893 import check_kept, check_people, check_spaces, counted, holds

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.first_edition.artworks import coloured_left
from bruxelles.games.b1893.first_edition.table import FirstEditionTable

CUBES = [10, 10, 10, 0, 15]


def check(table: FirstEditionTable) -> None:
    """Everything below."""
    check_pieces(table)
    check_cards(table)
    check_people(table)
    check_spaces(table, 1)
    tiles = sum(table.exhibitions)
    holds(18, tiles == table.round - 1 + (table.passes > 0), f"{tiles} Exhibition tiles owned in round {table.round}")
    holds(12, max(max(seat.squares) for seat in table.seats) <= 5, "a disc beyond its track")


def check_pieces(table: FirstEditionTable) -> None:
    """No artwork, including covered and drawn ones, and no cube is made or lost."""
    shown = [slot for slot in table.slots if slot != v.NO_ARTWORK]
    artworks = counted([table.stacks, *(seat.artworks for seat in table.seats)])
    for slot in [*shown, *table.covered.listed(), *table.drawn.listed()]:
        artworks[slot] += 1
    holds(3, artworks[: v.COLOURS] == [6] * 5, f"artworks {artworks}")
    gap = len(shown) < v.SLOTS or coloured_left(table) == 0 or table.stacks.count(v.BLACK) == 0
    holds(3, not (table.covered.total and gap), "an artwork is covered beside a gap")
    holds(16, len(set(shown)) == len(shown) <= v.SLOTS, f"the shop shows {shown}")
    holds(4, counted([table.supply, *(seat.cubes for seat in table.seats)]) == CUBES, "cubes")


def check_cards(table: FirstEditionTable) -> None:
    """No Public Figure, Bonus card or Stock Exchange card is made or lost."""
    kept = sum(seat.nobles() - seat.owns_noble(v.BRUGMANN) for seat in table.seats)
    displayed = sum(noble != v.NO_NOBLE for noble in table.display) + (table.taken != v.NO_NOBLE)
    nobles = table.nobles.total + table.noble_discards.total + displayed + kept
    holds(5, nobles == 21, f"{nobles} figures")
    check_kept(table)
    holds(18, table.nobles.total or not table.noble_discards.total, "an empty pile beside discards")
    cards = table.prestige.total + table.prestige_discards.total
    cards += sum(card != v.NO_CARD for card in table.prestige_strip) + sum(lies != v.NO_CARD for lies in table.slid)
    holds(6, cards == 25, f"{cards} Bonus cards")
    holds(6, table.prestige.total == 25 - 5 * table.round, f"{table.prestige.total} in the pile of round {table.round}")
    stocks = table.stocks.total + table.stock_discards.total + (table.stock != v.NO_CARD)
    holds(7, stocks == v.STOCK_CARDS, f"{stocks} Stock Exchange cards")
