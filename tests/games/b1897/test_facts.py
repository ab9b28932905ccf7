"""Facts alone tell where every piece goes, so that a window can play them."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bruxelles.games.b1897.table import Table
from bruxelles.games.b1897.vocabulary import ARCHITECTS, BRUGMANN, NEUTRAL, NO_CARD, NO_OWNER, TRACKS
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import RULEBOOK, new_match, table_of
from tests.games.b1897.mirror import Mirror, Place


def pieces_of(table: Table) -> Counter[tuple[Place, int]]:
    """Where every piece lies."""
    lies: Counter[tuple[Place, int]] = Counter()
    for sort, pile in enumerate(table.piles):
        lies.update((("unseen", sort), card) for card in pile.unseen.listed())
        lies.update((("discards", sort), card) for card in pile.discards.listed())
    lies.update((("resolving",), card) for card in table.resolving.listed())
    lies.update((("cell", cell), int(card)) for cell, card in enumerate(table.cards) if card != NO_CARD)
    for who, seat in enumerate(table.seats):
        lies.update((("hand", who), kind) for kind in seat.hand.listed())
        lies.update((("prison", who), kind) for kind in seat.prison.listed())
        lies.update((("brussels", who, laid // ARCHITECTS), laid % ARCHITECTS) for laid in seat.brussels.listed())
        for bag in (seat.artworks, seat.materials, seat.houses):
            lies.update((("owned", who), card) for card in bag.listed())
        lies.update((("ready", who), noble) for noble in seat.ready.listed())
        lies.update((("tapped", who), noble) for noble in seat.tapped.listed())
    return lies


def cells_of(table: Table) -> dict[int, tuple[int, ...]]:
    return {
        cell: () if owner == NEUTRAL else (int(owner), int(table.architects[cell]), int(table.values[cell]))
        for cell, owner in enumerate(table.owners)
        if owner != NO_OWNER
    }


def compare(mirror: Mirror, match: Match) -> None:
    table = table_of(match)
    heard = Counter({at: count for at, count in mirror.lies.items() if count and at[0] != ("box",)})
    left_the_game = heard.pop((("unseen", 3), BRUGMANN), 0)
    assert left_the_game == 4 - table.edition.players
    assert heard == pieces_of(table)
    assert mirror.cells == cells_of(table)
    assert (mirror.first, mirror.expo) == (table.first, None if table.expo < 0 else table.expo)
    for who, seat in enumerate(table.seats):
        told = [mirror.numbers["money", who], mirror.numbers["points", who], mirror.numbers["passed", who]]
        assert told == [seat.money, seat.points, seat.passed]
        assert [mirror.numbers["square", who, track] for track in range(TRACKS)] == list(seat.squares)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("on", [(), ("declineAction", "halfCards"), ("limitedMoney",)], ids=" ".join)
def test_facts_alone_tell_where_every_piece_goes(seats: int, on: tuple[str, ...]) -> None:
    options = dict.fromkeys(on, "on")
    for seed in ("1", "2", "3"):
        match, choice = new_match(seats, seed, None, **options), random.Random(seed)
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
            busy = [option for option in match.options if option != "pass"]
            match.play(choice.choice(busy or match.options))
