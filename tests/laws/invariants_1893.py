"""The invariants of Bruxelles 1893 that hold at every moment, whatever came before.
(Section 13 of the ledger, for the second edition without Belle Époque)
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat
from operator import add

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.bag import Bag

CUBES = [10, 10, 10, 0, 15]


def holds(invariant: int, condition: object, said: object = "") -> None:
    assert condition, f"invariant {invariant:02} is broken: {said}"


def check(table: Table) -> None:
    """Whatever can be checked without history, at every decision."""
    check_pieces(table)
    check_cards(table, dressed=table.seats[0].nobles() > 0)
    if table.seats[0].nobles() > 0:
        check_people(table)
    check_spaces(table, 1)
    shown = [slot for slot in table.slots if slot != v.NO_ARTWORK]
    holds(16, len(shown) == len(set(shown)), shown)
    holds(14, v.GLASS not in table.needles, "a needle on the Arrow tile")


def check_spaces(table: Table, least: int) -> None:
    """Meeples are only in the active area; those of players have at least the smallest bid, and no others have one."""
    active, players = table.active, table.players
    for space, owner, bid in zip(range(v.SPACES), table.owners, table.bids, strict=True):
        if owner != v.NO_OWNER or bid != 0:
            holds(9, owner == v.NO_OWNER or active >> space & 1, f"a meeple outside the area on {space}")
            holds(10, bid >= least if 0 <= owner < players else bid == 0, f"{bid} BF under {owner} on {space}")


def counted(bags: list[Bag]) -> list[int]:
    """How many pieces of each kind all these bags hold; no count may be negative."""
    total = [0] * max(len(bag.counts) for bag in bags)
    for bag in bags:
        holds(4, min(bag.counts) >= 0, "somebody owes a piece")
        total = list(map(add, total, chain(bag.counts, repeat(0))))
    return total


def check_people(table: Table) -> None:
    owners, houses = list(table.owners), list(table.houses)
    for who, seat in enumerate(table.seats):
        total = seat.meeples + owners.count(who) + seat.in_brussels() + seat.courthouse
        holds(1, total == 7 and seat.meeples >= 0 <= seat.courthouse, f"seat {who} has {total} meeples")
        holds(2, houses.count(who) == seat.built <= 6, f"seat {who} has built {seat.built}")
    neutral = owners.count(v.NEUTRAL)
    holds(1, neutral <= (2 if table.players == 2 else 0), f"{neutral} neutral meeples")


def check_pieces(table: Table) -> None:
    """Artworks and cubes are neither made nor lost."""
    artworks = counted([table.stacks, *(seat.artworks for seat in table.seats)])
    for slot in table.slots:
        if slot != v.NO_ARTWORK:
            artworks[slot] += 1
    holds(3, artworks[: v.COLOURS] == [6] * 5, f"artworks {artworks}")
    holds(4, counted([table.supply, *(seat.cubes for seat in table.seats)]) == CUBES, "cubes")


def check_kept(table: Table) -> None:
    """A player keeps no two nobles of a kind."""
    for seat in table.seats:
        holds(5, max(map(add, seat.ready.counts, seat.turned.counts)) <= 1, "a noble is kept twice")


def check_cards(table: Table, dressed: bool) -> None:
    """Nobles, Prestige and Stock Exchange cards are neither made nor lost."""
    check_kept(table)
    kept = [bag for seat in table.seats for bag in (seat.ready, seat.turned)]
    nobles = counted([table.nobles, table.noble_discards, *kept])
    for noble in [*table.display, table.taken, table.revealed]:
        if noble != v.NO_NOBLE:
            nobles[noble] += 1
    brugmanns = nobles[v.BRUGMANN]
    holds(5, nobles[1 : v.BASE_NOBLES] == [3] * 7 and not any(nobles[v.BASE_NOBLES :]), f"nobles {nobles}")
    holds(5, not dressed or brugmanns == table.players, f"{brugmanns} Brugmanns")
    under = Counter(place for place in table.slid if place != v.NO_CARD)  # by seat and row
    holds(17, max(under.values(), default=0) <= 5, f"cards under rows: {under}")
    strip = sum(card != v.NO_CARD for card in table.prestige_strip)
    prestige = int(table.prestige.total) + strip + int(table.prestige_discards.total) + under.total()
    holds(6, prestige == 30, f"{prestige} Prestige cards")
    stocks = int(table.stocks.total + table.stock_discards.total) + (table.stock != v.NO_CARD)
    holds(7, stocks == 12, f"{stocks} Stock Exchange cards")
