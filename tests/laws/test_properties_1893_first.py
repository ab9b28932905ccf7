"""The invariants of the ledger's section 13, as far as the first edition has its own: random games, every answer."""

from __future__ import annotations

import random

import pytest
from tests.games.b1893_first.playing import new_match, table_of

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.games.b1893.first.artworks import coloured_left
from bruxelles.games.b1893.first.table import FirstTable


def check(table: FirstTable) -> None:
    """What holds whenever somebody is asked."""
    shown = [slot for slot in table.slots if slot != v.NO_ARTWORK]
    for colour in range(v.COLOURS):
        owned = sum(seat.artworks.count(colour) for seat in table.seats)
        lying = table.stacks.count(colour) + table.covered.count(colour) + table.drawn.count(colour)
        assert owned + lying + shown.count(colour) == 6, "invariant 3: six artworks of each colour"
    gap = len(shown) < v.SLOTS or coloured_left(table) == 0 or table.stacks.count(v.BLACK) == 0
    assert not (table.covered.total and gap), "invariant 3: nothing is covered beside a gap"
    for cube, copies in enumerate((10, 10, 10, 0, 15)):
        assert table.supply.count(cube) + sum(seat.cubes.count(cube) for seat in table.seats) == copies, "invariant 4"
    kept = sum(seat.nobles() - seat.owns_noble(v.BRUGMANN) for seat in table.seats)
    displayed = sum(noble != v.NO_NOBLE for noble in table.display) + (table.taken != v.NO_NOBLE)
    assert table.nobles.total + table.noble_discards.total + displayed + kept == 21, "invariant 5"
    assert table.nobles.total or not table.noble_discards.total, "invariant 18: an empty pile means empty discards"
    cards = table.prestige.total + table.prestige_discards.total
    cards += sum(card != v.NO_CARD for card in table.strip) + sum(lies != v.NO_CARD for lies in table.slid)
    assert cards == 25, "invariant 6"
    assert table.prestige.total == 25 - 5 * table.round, "invariant 6: the pile after each round"
    stocks = table.stocks.total + table.stock_discards.total + (table.stock != v.NO_CARD)
    assert stocks == v.STOCK_CARDS, "invariant 7"
    assert table.needles[0] != table.needles[1], "invariant 14"
    assert len(set(shown)) == len(shown) <= v.SLOTS, "invariant 16"
    assert sum(table.exhibitions) == table.round - 1 + (table.passes > 0), "invariant 18: a tile for each round"
    for who, seat in enumerate(table.seats):
        standing = list(table.owners).count(who)
        assert seat.meeples + standing + seat.in_brussels() + seat.courthouse == 7, "invariant 1"
        assert seat.money >= 0, "invariant 10"


@pytest.mark.parametrize("expert", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_setting_keeps_the_invariants(seats: int, expert: str) -> None:
    match, choice = new_match(seats, f"laws {expert}", expert=expert), random.Random(seats)
    while not match.over:
        check(table_of(match))
        options = [option for option in match.options if option not in ("pass", "stop", "decline", "discard")]
        match.play(choice.choice(options or match.options))
    assert table_of(match).round == 5
