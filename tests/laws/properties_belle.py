"""What holds at every moment of a game with Belle Époque. (Section 13 of the ledger, what the expansion adds to it)"""

from __future__ import annotations

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.belle.table import BelleTable, whites
from bruxelles.games.b1893.belle.vocabulary import CARDS, NOT_OFFERED, PAVILIONS, TILES

CUBES = [10, 10, 10, 10, 15]


def check(table: BelleTable) -> None:
    """Everything below; before the players have their pieces there is less to see."""
    check_pieces(table)
    check_expansion(table)
    check_board(table)
    if table.seats[0].nobles() or table.round > 1:
        check_people(table)


def check_people(table: BelleTable) -> None:
    """13.1: seven meeples of each colour, on tiles and on a card too."""
    for who, seat in enumerate(table.seats):
        standing = [int(owner) for owner in table.owners].count(who)
        claims = [int(owner) for owner in table.claims].count(who)
        aside = int(table.aside == who)
        found = seat.meeples + standing + seat.in_brussels() + seat.courthouse + claims + aside
        assert found == 7, f"seat {who} has {found} meeples"
        assert min(int(seat.meeples), int(seat.courthouse), int(seat.money)) >= 0
        assert all(1 <= square + 1 <= (7 if seat.board else 6) for square in seat.squares)


def check_pieces(table: BelleTable) -> None:
    """13.3 to 13.5: artworks on either side, cubes and nobles."""
    for colour in range(v.COLOURS):
        shown = sum(v.colour_under(slot) == colour for slot in table.slots if slot != v.NO_ARTWORK)
        sides = [colour] if colour == v.BLACK else [colour, colour + v.COLOURS]
        owned = sum(int(seat.artworks.count(side)) for seat in table.seats for side in sides)
        assert table.stacks.count(colour) + shown + owned == 6
    for cube in range(v.CUBES):
        assert table.supply.count(cube) + sum(int(seat.cubes.count(cube)) for seat in table.seats) == CUBES[cube]
    kept = sum(int(seat.nobles() - seat.ready.count(0) - seat.turned.count(0)) for seat in table.seats)
    displayed = sum(noble != v.NO_NOBLE for noble in table.display) + (table.taken != v.NO_NOBLE)
    assert table.nobles.total + table.noble_discards.total + kept + displayed == 27
    for seat in table.seats:
        assert all(seat.ready.count(noble) + seat.turned.count(noble) <= 1 for noble in range(v.NOBLES))
        assert whites(seat.artworks) <= seat.artworks.total


def check_expansion(table: BelleTable) -> None:
    """13.2 and 13.8: cards are owned with their pavilions, four Travelers, five tiles face down that never move."""
    laid = [int(card) for card in table.cards if card != v.NO_CARD]
    assert len(laid) in (0, PAVILIONS)
    assert sorted([*laid, *table.unseen_cards.listed()]) == list(range(1, CARDS + 1))
    assert laid or {*table.pavilions} == {v.NO_OWNER}
    travelers = table.train + sum(map(int, table.travelers)) + sum(map(int, table.riding)) + int(table.aside_traveler)
    assert travelers == 4
    offered = [tile for tile in range(1, TILES + 1) if table.claims[tile] != NOT_OFFERED]
    assert sorted([*offered, *table.unseen_tiles.listed()]) == list(range(1, TILES + 1))
    assert table.unseen_tiles.total >= 5 + 1
    for who, seat in enumerate(table.seats):
        houses = [int(owner) for owner in table.houses].count(who)
        assert houses + table.cards_of(who) == seat.built <= 6
    owned = [card for card, owner in zip(table.cards, table.pavilions, strict=True) if owner != v.NO_OWNER]
    assert all(table.used >> card & 1 == 0 for card in range(1, CARDS + 1) if card not in owned)


def check_board(table: BelleTable) -> None:
    """13.9, 13.10, 13.16: one tile and one meeple on a space, bids, different tiles in the market."""
    for space in range(v.SPACES):
        owner = table.owners[space]
        assert not (table.is_marked(space) and table.houses[space] != v.NO_OWNER)
        assert not (table.is_marked(space) and owner == v.NEUTRAL)
        assert owner == v.NO_OWNER or table.is_active(space)
        assert table.bids[space] >= 0
        assert owner not in (v.NO_OWNER, v.NEUTRAL) or table.bids[space] == 0
    shown = [int(min(slot, v.COLOURS)) for slot in table.slots if slot != v.NO_ARTWORK]
    assert len({*shown}) == len(shown)
    assert table.needles[0] != table.needles[1]
