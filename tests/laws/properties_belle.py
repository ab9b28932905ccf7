"""What holds at every moment of a game with Belle Époque. (Section 13 of the ledger, what the expansion adds to it)"""

from __future__ import annotations

from tests.laws.properties_1893 import holds

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle.table import BelleTable, whites
from bruxelles.games.b1893.belle.vocabulary import CARDS, NOT_OFFERED, PAVILIONS, TILES

CUBES = [10, 10, 10, 10, 15]


def check(table: BelleTable) -> None:
    """Everything below; before the players have their pieces there is less to see."""
    check_pieces(table)
    check_cards(table)
    check_expansion(table)
    check_board(table)
    if table.seats[0].nobles() or table.round > 1:
        check_people(table)


def check_people(table: BelleTable) -> None:
    """Seven meeples of each colour, on tiles and on a card too."""
    owners, claims = list(table.owners), list(table.claims)
    for who, seat in enumerate(table.seats):
        aside = int(table.aside == who)
        found = seat.meeples + owners.count(who) + seat.in_brussels() + seat.courthouse + claims.count(who) + aside
        holds(1, found == 7, f"seat {who} has {found} meeples")
        holds(1, min(seat.meeples, seat.courthouse) >= 0, f"seat {who} owes a meeple")
        holds(10, seat.money >= 0, f"seat {who} owes money")
        last = 6 if seat.board >= table.belle().plain_boards else 5
        holds(12, min(seat.squares) >= 0 and max(seat.squares) <= last, f"discs of seat {who}: {list(seat.squares)}")


def check_pieces(table: BelleTable) -> None:
    """Artworks on either side, and cubes."""
    for colour in range(v.COLOURS):
        shown = sum(v.colour_under(slot) == colour for slot in table.slots if slot != v.NO_ARTWORK)
        sides = [colour] if colour == v.BLACK else [colour, colour + v.COLOURS]
        owned = sum(int(seat.artworks.count(side)) for seat in table.seats for side in sides)
        holds(3, table.stacks.count(colour) + shown + owned == 6, f"artworks of colour {colour}")
    for seat in table.seats:
        holds(4, min(*seat.artworks.counts, *seat.cubes.counts) >= 0, "a player owes a piece")
        holds(3, whites(seat.artworks) <= seat.artworks.total, "more white artworks than artworks")
    for cube in range(v.CUBES):
        cubes = table.supply.count(cube) + sum(int(seat.cubes.count(cube)) for seat in table.seats)
        holds(4, table.supply.count(cube) >= 0 and cubes == CUBES[cube], f"{cubes} cubes of kind {cube}")


def check_cards(table: BelleTable) -> None:
    """Nobles, Prestige and Stock Exchange cards."""
    kept = sum(int(seat.nobles() - seat.ready.count(0) - seat.turned.count(0)) for seat in table.seats)
    displayed = sum(noble != v.NO_NOBLE for noble in [*table.display, table.taken, table.revealed])
    nobles = table.nobles.total + table.noble_discards.total + kept + displayed
    holds(5, nobles == 27, f"{nobles} nobles")
    for seat in table.seats:
        twice = [noble for noble in range(v.NOBLES) if seat.ready.count(noble) + seat.turned.count(noble) > 1]
        holds(5, not twice, f"nobles kept twice: {twice}")
    lying = sum(card != v.NO_CARD for card in table.strip) + sum(place != v.NO_CARD for place in table.slid)
    prestige = table.prestige.total + table.prestige_discards.total + lying
    holds(6, prestige == 30, f"{prestige} Prestige cards")
    stocks = table.stocks.total + table.stock_discards.total + (table.stock != v.NO_CARD)
    holds(7, stocks == 12, f"{stocks} Stock Exchange cards")


def check_expansion(table: BelleTable) -> None:
    """Cards are owned with their pavilions, four Travelers, five tiles face down that never move."""
    laid = [int(card) for card in table.cards if card != v.NO_CARD]
    holds(8, len(laid) in (0, PAVILIONS), f"cards {laid}")
    holds(8, sorted([*laid, *table.unseen_cards.listed()]) == list(range(1, CARDS + 1)), f"cards {laid}")
    holds(8, laid or {*table.pavilions} == {v.NO_OWNER}, "a pavilion without a card")
    travelers = table.train + sum(table.travelers) + sum(table.riding) + int(table.aside_traveler)
    holds(8, travelers == 4 and min(table.train, *table.travelers, *table.riding) >= 0, f"{travelers} Travelers")
    offered = [tile for tile in range(1, TILES + 1) if table.claims[tile] != NOT_OFFERED]
    holds(8, sorted([*offered, *table.unseen_tiles.listed()]) == list(range(1, TILES + 1)), f"tiles {offered}")
    holds(8, table.unseen_tiles.total >= 5 + 1, f"{table.unseen_tiles.total} tiles face down")
    houses = list(table.houses)
    for who, seat in enumerate(table.seats):
        holds(2, houses.count(who) + table.cards_of(who) == seat.built <= 6, f"seat {who} has built {seat.built}")
    owned = [card for card, owner in zip(table.cards, table.pavilions, strict=True) if owner != v.NO_OWNER]
    used = [card for card in range(1, CARDS + 1) if table.used >> card & 1 == 1]
    holds(8, set(used) <= set(owned), f"cards used: {used}, owned: {owned}")


def check_board(table: BelleTable) -> None:
    """One tile and one meeple on a space, bids, different tiles in the market."""
    for space in range(v.SPACES):
        owner, bid = table.owners[space], table.bids[space]
        if table.is_marked(space):
            free = table.houses[space] == v.NO_OWNER and owner != v.NEUTRAL
            holds(9, free, f"a house or a neutral meeple on the marked space {space}")
        holds(9, owner == v.NO_OWNER or table.is_active(space), f"a meeple outside the area on {space}")
        holds(10, bid >= 0 if 0 <= owner < table.players else bid == 0, f"{bid} BF under {owner} on {space}")
    shown = [int(min(slot, v.COLOURS)) for slot in table.slots if slot != v.NO_ARTWORK]
    holds(16, len({*shown}) == len(shown), f"the market shows {shown}")
    holds(14, table.needles[0] != table.needles[1], f"needles on {list(table.needles)}")
