"""What holds in a game of the first edition whenever somebody is asked. (Section 13 of the ledger, as far as the first
edition has its own)
"""

from __future__ import annotations

from tests.laws.properties_1893 import holds

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.first.artworks import coloured_left
from bruxelles.games.b1893.first.table import FirstTable

CUBES = [10, 10, 10, 0, 15]


def check(table: FirstTable) -> None:
    """Everything below."""
    check_pieces(table)
    check_cards(table)
    check_board(table)
    tiles = sum(table.exhibitions)
    holds(18, tiles == table.round - 1 + (table.passes > 0), f"{tiles} Exhibition tiles owned in round {table.round}")
    owners, houses = list(table.owners), list(table.houses)
    for who, seat in enumerate(table.seats):
        found = seat.meeples + owners.count(who) + seat.in_brussels() + seat.courthouse
        holds(1, found == 7, f"seat {who} has {found} meeples")
        holds(1, min(seat.meeples, seat.courthouse) >= 0, f"seat {who} owes a meeple")
        holds(2, houses.count(who) == seat.built <= 6, f"seat {who} has built {seat.built}")
        holds(10, seat.money >= 0, f"seat {who} owes money")
        holds(12, max(seat.squares) <= 5, f"discs of seat {who}: {list(seat.squares)}")
    neutral = owners.count(v.NEUTRAL)
    holds(1, neutral <= (2 if table.players == 2 else 0), f"{neutral} neutral meeples")


def check_pieces(table: FirstTable) -> None:
    """Artworks, covered and drawn ones too, and cubes."""
    shown = [slot for slot in table.slots if slot != v.NO_ARTWORK]
    for colour in range(v.COLOURS):
        owned = sum(seat.artworks.count(colour) for seat in table.seats)
        lying = table.stacks.count(colour) + table.covered.count(colour) + table.drawn.count(colour)
        holds(3, owned + lying + shown.count(colour) == 6, f"artworks of colour {colour}")
    gap = len(shown) < v.SLOTS or coloured_left(table) == 0 or table.stacks.count(v.BLACK) == 0
    holds(3, not (table.covered.total and gap), "an artwork is covered beside a gap")
    holds(16, len(set(shown)) == len(shown) <= v.SLOTS, f"the shop shows {shown}")
    for seat in table.seats:
        holds(4, min(*seat.artworks.counts, *seat.cubes.counts) >= 0, "a player owes a piece")
    for cube in range(v.CUBES):
        cubes = table.supply.count(cube) + sum(seat.cubes.count(cube) for seat in table.seats)
        holds(4, table.supply.count(cube) >= 0 and cubes == CUBES[cube], f"{cubes} cubes of kind {cube}")


def check_cards(table: FirstTable) -> None:
    """Public Figures, Bonus cards and Stock Exchange cards."""
    kept = sum(seat.nobles() - seat.owns_noble(v.BRUGMANN) for seat in table.seats)
    displayed = sum(noble != v.NO_NOBLE for noble in table.display) + (table.taken != v.NO_NOBLE)
    nobles = table.nobles.total + table.noble_discards.total + displayed + kept
    holds(5, nobles == 21, f"{nobles} figures")
    for seat in table.seats:
        twice = [noble for noble in range(v.NOBLES) if seat.ready.count(noble) + seat.turned.count(noble) > 1]
        holds(5, not twice, f"figures kept twice: {twice}")
    holds(18, table.nobles.total or not table.noble_discards.total, "an empty pile beside discards")
    cards = table.prestige.total + table.prestige_discards.total
    cards += sum(card != v.NO_CARD for card in table.strip) + sum(lies != v.NO_CARD for lies in table.slid)
    holds(6, cards == 25, f"{cards} Bonus cards")
    holds(6, table.prestige.total == 25 - 5 * table.round, f"{table.prestige.total} in the pile of round {table.round}")
    stocks = table.stocks.total + table.stock_discards.total + (table.stock != v.NO_CARD)
    holds(7, stocks == v.STOCK_CARDS, f"{stocks} Stock Exchange cards")


def check_board(table: FirstTable) -> None:
    """Meeples only in the area, with their bids."""
    for space in range(v.SPACES):
        owner, bid = table.owners[space], table.bids[space]
        holds(9, owner == v.NO_OWNER or table.is_active(space), f"a pawn outside the area on {space}")
        holds(10, bid > 0 if 0 <= owner < table.players else bid == 0, f"{bid} BF under {owner} on {space}")
    holds(14, table.needles[0] != table.needles[1], f"needles on {list(table.needles)}")
