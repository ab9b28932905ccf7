"""Facts alone tell where every piece goes, so that a window can play them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bruxelles.games.b1893.table import Table
from bruxelles.games.b1893.vocabulary import (
    NO_ARTWORK,
    NO_CARD,
    NO_IRIS,
    NO_NOBLE,
    NO_OWNER,
    PLACES,
    STRATEGIC_ROWS,
    TRACKS,
)
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import RULEBOOK, new_match, table_of
from tests.games.b1893.mirror import Mirror, Place


def pieces_of(table: Table) -> Counter[tuple[Place, int]]:
    """Where every piece lies."""
    lies: Counter[tuple[Place, int]] = Counter()
    bags: dict[Place, list[int]] = {
        ("unseen", "noble"): table.nobles.listed(),
        ("unseen", "prestige"): table.prestige.listed(),
        ("unseen", "stock"): table.stocks.listed(),
        ("unseen", "artwork"): table.stacks.listed(),
        ("unseen", "cube"): table.supply.listed(),
        ("discards", "noble"): table.noble_discards.listed(),
        ("discards", "prestige"): table.prestige_discards.listed(),
        ("discards", "stock"): table.stock_discards.listed(),
        ("display",): [int(noble) for noble in table.display if noble != NO_NOBLE],
        ("strip",): [int(card) for card in table.prestige_strip if card != NO_CARD],
        ("market",): [int(artwork) for artwork in table.slots if artwork != NO_ARTWORK],
        ("taken",): [int(table.taken)] if table.taken != NO_NOBLE else [],
        ("in force",): [int(table.stock)] if table.stock != NO_CARD else [],
    }
    for card, under in enumerate(table.slid):
        if under != NO_CARD:
            bags.setdefault(("slid", *divmod(int(under), int(STRATEGIC_ROWS))), []).append(card)
    for who, seat in enumerate(table.seats):
        bags["upright", who] = seat.ready.listed()
        bags["turned", who] = seat.turned.listed()
        bags["owned", who] = seat.artworks.listed()
        bags["cubes", who] = seat.cubes.listed()
    for place, pieces in bags.items():
        lies.update((place, piece) for piece in pieces)
    return lies


def compare_board(mirror: Mirror, table: Table) -> None:
    assert [mirror.actions[space] for space in range(25)] == list(table.actions)
    standing = {space: (int(owner), int(table.bids[space])) for space, owner in enumerate(table.owners)}
    assert mirror.meeples == {space: there for space, there in standing.items() if there[0] != NO_OWNER}
    assert mirror.houses == {space: int(owner) for space, owner in enumerate(table.houses) if owner != NO_OWNER}
    assert [NO_NOBLE if noble is None else noble for noble in mirror.display] == list(table.display)
    assert [mirror.strip.get(column, NO_CARD) for column in range(5)] == list(table.prestige_strip)
    assert sorted(mirror.market) == sorted(int(artwork) for artwork in table.slots if artwork != NO_ARTWORK)
    assert (mirror.indicator, mirror.needles) == (table.indicator, list(table.needles))
    assert (NO_IRIS if mirror.iris is None else mirror.iris) == table.iris
    assert mirror.first == table.first
    assert (NO_OWNER if mirror.next_first is None else mirror.next_first) == table.next_first
    assert [mirror.numbers["uses", place] for place in range(PLACES)] == list(table.uses)


def compare(mirror: Mirror, match: Match) -> None:
    table = table_of(match)
    assert Counter({at: count for at, count in mirror.lies.items() if count}) == pieces_of(table)
    compare_board(mirror, table)
    for who, seat in enumerate(table.seats):
        told = [mirror.numbers[what, who] for what in ("money", "points", "passed", "meeples", "courthouse")]
        assert told == [seat.money, seat.points, seat.passed, seat.meeples, seat.courthouse]
        assert [mirror.numbers["square", who, track] for track in range(TRACKS)] == list(seat.squares)
        assert [mirror.numbers["brussels", who, place] for place in range(PLACES)] == list(seat.brussels)
        assert mirror.numbers["first passes", who] == seat.first_passes
        assert list(mirror.houses.values()).count(who) == seat.built


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_facts_alone_tell_where_every_piece_goes(seats: int) -> None:
    for seed in ("1", "2", "3"):
        match, choice = new_match(seats, seed), random.Random(seed)
        state = RULEBOOK.new_state(match.settings)
        assert isinstance(state, Table)
        mirror, heard = Mirror(state), 0
        while True:
            for told in match.facts[heard:]:
                mirror.hear(told)
            heard = len(match.facts)
            compare(mirror, match)
            if match.over:
                break
            busy = [option for option in match.options if option not in ("pass", "stop")]
            match.play(choice.choice(busy or match.options))
