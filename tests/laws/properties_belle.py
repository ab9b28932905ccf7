"""What holds at every moment of a game with Belle Époque. (Section 13 of the ledger, with the expansion)"""

from __future__ import annotations

from operator import add

from tests.laws.invariants_1893 import check_kept, check_spaces, counted, holds

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.belle.vocabulary import CARDS, NOT_OFFERED, PAVILIONS, TILES

CUBES = [10, 10, 10, 10, 15]
ALL_CARDS = {*range(1, CARDS + 1)}
ALL_TILES = list(range(1, TILES + 1))


def check(table: BelleTable) -> None:
    """Everything below; less of it until the players have their pieces."""
    check_pieces(table)
    check_cards(table)
    check_expansion(table)
    check_board(table)
    if table.seats[0].nobles() or table.round > 1:
        check_people(table)


def check_people(table: BelleTable) -> None:
    """There are seven meeples of each colour, including those on tiles and on a card."""
    owners, claims = list(table.owners), list(table.claims)
    for who, seat in enumerate(table.seats):
        aside = int(table.aside == who)
        found = seat.meeples + owners.count(who) + seat.in_brussels() + seat.courthouse + claims.count(who) + aside
        holds(1, found == 7, f"seat {who} has {found} meeples")
        holds(1, min(seat.meeples, seat.courthouse) >= 0, f"seat {who} owes a meeple")
        holds(10, seat.money >= 0, f"seat {who} owes money")
        last = 6 if seat.board >= table.belle().plain_boards else 5
        holds(12, min(seat.squares) >= 0 and max(seat.squares) <= last, f"discs of seat {who}")


def check_pieces(table: BelleTable) -> None:
    """No artwork, whichever side is up, and no cube is made or lost."""
    artworks = counted([table.stacks, *(seat.artworks for seat in table.seats)])
    for slot in table.slots:
        if slot != v.NO_ARTWORK:
            artworks[slot] += 1
    white = [*artworks[v.COLOURS :], 0]  # black has no other side
    holds(3, list(map(add, artworks, white)) == [6] * 5, f"artworks {artworks}")
    holds(4, counted([table.supply, *(seat.cubes for seat in table.seats)]) == CUBES, "cubes")


def check_cards(table: BelleTable) -> None:
    """No noble, Prestige card or Stock Exchange card is made or lost."""
    kept = sum(int(seat.nobles() - seat.ready.count(0) - seat.turned.count(0)) for seat in table.seats)
    displayed = sum(noble != v.NO_NOBLE for noble in [*table.display, table.taken, table.revealed])
    nobles = table.nobles.total + table.noble_discards.total + kept + displayed
    holds(5, nobles == 27, f"{nobles} nobles")
    check_kept(table)
    lying = sum(card != v.NO_CARD for card in table.prestige_strip) + sum(place != v.NO_CARD for place in table.slid)
    prestige = table.prestige.total + table.prestige_discards.total + lying
    holds(6, prestige == 30, f"{prestige} Prestige cards")
    stocks = table.stocks.total + table.stock_discards.total + (table.stock != v.NO_CARD)
    holds(7, stocks == 12, f"{stocks} Stock Exchange cards")


def check_expansion(table: BelleTable) -> None:
    """Cards belong to the owners of their pavilions; there are four Travelers, and five face-down tiles never move."""
    laid = [int(card) for card in table.cards if card != v.NO_CARD]
    holds(8, len(laid) in (0, PAVILIONS), f"cards {laid}")
    holds(8, {*laid, *table.unseen_cards.listed()} == ALL_CARDS and table.unseen_cards.total + len(laid) == CARDS, laid)
    holds(8, laid or {*table.pavilions} == {v.NO_OWNER}, "a pavilion without a card")
    travelers = table.train + sum(table.travelers) + sum(table.riding) + int(table.aside_traveler)
    holds(8, travelers == 4 and min(table.train, *table.travelers, *table.riding) >= 0, f"{travelers} Travelers")
    offered = [tile for tile in range(1, TILES + 1) if table.claims[tile] != NOT_OFFERED]
    holds(8, sorted([*offered, *table.unseen_tiles.listed()]) == ALL_TILES, f"tiles {offered}")
    holds(8, table.unseen_tiles.total >= 5 + 1, f"{table.unseen_tiles.total} tiles face down")
    houses = list(table.houses)
    for who, seat in enumerate(table.seats):
        holds(2, houses.count(who) + table.cards_of(who) == seat.built <= 6, f"seat {who} has built {seat.built}")
    owned = [card for card, owner in zip(table.cards, table.pavilions, strict=True) if owner != v.NO_OWNER]
    holds(8, table.used & ~sum(2**card for card in owned) == 0, f"a card was used that nobody owns; owned: {owned}")


def check_board(table: BelleTable) -> None:
    """A space has one tile and one meeple at most; bids are legal; the market shows different artworks."""
    check_spaces(table, 0)
    marked = [space for space in range(v.SPACES) if table.edition.marked >> space & 1]
    free = all(table.houses[space] == v.NO_OWNER and table.owners[space] != v.NEUTRAL for space in marked)
    holds(9, free, "a house or a neutral meeple on a marked space")
    shown = [int(min(slot, v.COLOURS)) for slot in table.slots if slot != v.NO_ARTWORK]
    holds(16, len({*shown}) == len(shown), f"the market shows {shown}")
    holds(14, table.needles[0] != table.needles[1], "both needles on one place")
