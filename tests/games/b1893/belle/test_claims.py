"""Chapter BE-CLAIM: marked spaces, and meeples on tiles."""

from __future__ import annotations

import pytest

from tests.games.b1893.belle.builder import TURN, belle, belle_seen, claimers, owning
from tests.games.b1893.builder import bids, play
from tests.games.b1893.looking import (
    column_seen,
    iris_seen,
    points_from,
    refused,
    row_seen,
    seat_seen,
    seen,
    told,
)


@pytest.mark.rule("93-BE-CLAIM-01", "93-BE-CLAIM-03")
def test_after_the_action_on_a_marked_space_a_further_meeple_may_claim_a_tile() -> None:
    match = play(belle(f"{TURN}tiles tile:4 tile:10\nseat:1 money 1"), "space:3,4 artwork:green")
    assert (match.decision, match.seat) == ("claim", 0)
    assert match.options == ["none", "tile:1", "tile:2", "tile:3", "tile:4", "tile:10"]
    play(match, "tile:10")
    assert claimers(match)["tile:10"] == 1
    assert (seat_seen(match, 1).meeples, match.seat, match.decision) == (3, 1, "turn")


@pytest.mark.rule("93-BE-CLAIM-01")
def test_a_claim_may_be_declined() -> None:
    match = play(belle(f"{TURN}seat:1 money 1"), "space:3,4 artwork:green none")
    assert set(claimers(match).values()) == {None}
    assert (seat_seen(match, 1).meeples, match.seat) == (4, 1)


@pytest.mark.rule("93-BE-CLAIM-01")
def test_a_space_without_tile_gives_no_claim() -> None:
    match = play(belle(f"{TURN}seat:1 money 1"), "space:1,1 artwork:green")
    assert (match.decision, match.seat) == ("turn", 1)


@pytest.mark.rule("93-BE-CLAIM-01")
def test_without_a_further_meeple_or_a_free_tile_nothing_is_asked() -> None:
    last = play(belle(f"{TURN}seat:1 money 1\nseat:1 courthouse 6"), "space:3,4 artwork:green")
    assert (last.decision, last.seat) == ("turn", 1)
    taken = belle(f"{TURN}seat:1 money 1\nseat:2 claims tile:1 tile:2 tile:3\nseat:3 claims tile:4 tile:5")
    assert play(taken, "space:3,4 artwork:green").decision == "turn"


@pytest.mark.rule("93-BE-CLAIM-02")
def test_a_traveler_claims_nothing() -> None:
    match = belle(f"{TURN}seat:1 money 1\nseat:1 courthouse 6\nseat:1 travelers 2")
    assert play(match, "space:3,4 artwork:green").decision == "turn"


@pytest.mark.rule("93-BE-CLAIM-04")
def test_a_tile_is_claimed_once_and_others_are_not_on_offer() -> None:
    match = play(belle(f"{TURN}seat:1 money 1\nseat:2 claims tile:3"), "space:3,4 artwork:green")
    assert match.options == ["none", "tile:1", "tile:2", "tile:4", "tile:5"]
    assert refused(match, "tile:3") == "93-BE-CLAIM-04"
    assert refused(match, "tile:12") == "93-BE-CLAIM-01"
    assert (refused(match, "none"), refused(match, "tile:1")) == (None, None)


@pytest.mark.rule("93-BE-CLAIM-05")
def test_several_tiles_can_be_claimed_one_for_each_placement() -> None:
    match = belle(f"{TURN}seat:1 money 2\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes")
    play(match, "space:3,4 bid:1 artwork:green tile:1")
    assert match.decision == "turn"
    play(match, "space:2,3 cube:wood cube:wood tile:2")
    assert [tile for tile, owner in claimers(match).items() if owner == 1] == ["tile:1", "tile:2"]


@pytest.mark.rule("93-BE-CLAIM-06")
def test_a_claim_is_possible_although_the_action_was_not() -> None:
    match = play(belle(f"{TURN}seat:1 money 1"), "space:3,3")
    assert told(match, "action_void") == ["seat:1 action:construction"]
    assert match.decision == "claim"


@pytest.mark.rule("93-BE-CLAIM-07")
def test_a_meeple_freed_by_the_action_may_claim() -> None:
    """The strips are swapped, so that a marked space is one for Nobles."""
    lines = f"{TURN}strips 1 2 4 3 5\ndisplay noble:vandervelde\nseat:1 money 1\nseat:1 courthouse 6"
    match = play(belle(lines), "space:3,4 keep")
    assert (match.decision, seat_seen(match, 1).meeples) == ("claim", 1)


@pytest.mark.rule("93-BE-CLAIM-08")
def test_marked_spaces_are_otherwise_ordinary() -> None:
    lines = bids("- - -", "- 1:1 2:3", "- 1:1 1:2")
    match = belle(f"{TURN}{lines}")
    assert iris_seen(match, "2,2").leaders == (1,)
    assert column_seen(match, 3).sums == (2, 3, 0, 0)


@pytest.mark.rule("93-BE-CLAIM-09")
def test_a_claiming_meeple_counts_as_unlocked() -> None:
    assert row_seen(belle(f"{TURN}seat:1 claims tile:1 tile:2"), 1, "meeples").count == 3


@pytest.mark.rule("93-BE-CLAIM-10")
def test_the_park_gives_no_claim() -> None:
    match = play(belle(TURN), "place:park action:workshop artwork:green")
    assert (match.decision, match.seat) == ("turn", 1)


@pytest.mark.rule("93-BE-CGEN-06")
def test_the_owner_of_the_house_acts_before_the_claim_and_cards_before_the_owner() -> None:
    """Houses can't stand on marked spaces, so card, visit and claim are seen in two turns."""
    match = owning(1, lines="seat:1 money 2\nseat:3 houses space:1,1\nseat:2 passed yes\nseat:4 passed yes")
    play(match, "space:1,1 bid:1 artwork:green")
    assert (match.decision, told(match, "free_action_due")) == ("cardUse", [])
    play(match, "card:1")
    assert len(told(match, "free_action_due")) == 1
    marked = play(owning(1, lines="seat:1 money 1"), "space:3,4 artwork:green")
    assert marked.decision == "cardUse"
    assert play(marked, "none").decision == "claim"


@pytest.mark.rule("93-BE-EOR-04")
def test_claiming_meeples_do_not_return_at_the_end_of_the_round() -> None:
    match = belle("phase end\nseat:1 claims tile:1\nseat:1 courthouse 1")
    assert (seat_seen(match, 1).meeples, seat_seen(match, 1).courthouse) == (5, 1)
    assert belle_seen(match).tiles[0].owner == 1
    assert seen(match).round == 2
    assert points_from(match, "tiles") == [0, 0, 0, 0]
