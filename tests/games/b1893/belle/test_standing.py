"""What an answer does, told before it is given, with Belle Époque."""

from __future__ import annotations

import pytest

from bruxelles.kernel.explain import LeadChange, preview
from tests.games.b1893.belle.builder import TURN, belle, owning
from tests.games.b1893.builder import RULEBOOK, bids, new_match, play
from tests.games.b1893.test_standing import changes, leads

NAMES = {"travelers", "cards", "tiles", "whites"}


def test_everything_of_belle_epoque_is_counted_for_every_seat() -> None:
    lines = """
        pavilion 1 card:5 seat:2
        pavilion 4 card:9 seat:2
        seat:2 claims tile:4 tile:8
        seat:2 travelers 2
        seat:2 artworks white:green white:blue artwork:black
        """
    counts = RULEBOOK.standing(belle(TURN + lines, 3).state)
    assert [[counts[seat, name] for name in sorted(NAMES)] for seat in range(3)] == [[0] * 4, [2, 2, 2, 2], [0] * 4]
    assert not {name for _, name in RULEBOOK.standing(new_match().state)} & NAMES


def test_a_preview_tells_of_tiles_travelers_and_white_artworks() -> None:
    claiming = play(belle(TURN + "tiles tile:12\nseat:1 money 1"), "space:3,4 artwork:blue")
    assert changes(preview(claiming, "tile:12")) == {"tiles": (0, 1), "meeples": (4, 3)}
    taking = belle(TURN + "display noble:nagelmackers\nseat:1 money 1")
    assert changes(preview(taking, "space:1,3"))["travelers"] == (0, 1)
    turning = play(belle(TURN + "pavilion 1 card:2 seat:1\nseat:1 money 1\nseat:1 artworks white:green"), "space:1,1")
    assert changes(preview(play(turning, "artwork:blue"), "card:2")) == {"whites": (1, 0)}


@pytest.mark.rule("93-BE-CARD-15")
def test_a_bid_taken_back_may_lose_a_column() -> None:
    match = play(owning(15, lines=bids("1:5", "2:3")), "place:park action:workshop artwork:green card:15")
    assert match.decision == "c15Amount"
    assert leads(preview(match, "bid:5")) == {"column:1": ((1,), (2,))}
    assert leads(preview(match, "bid:1")) == {"column:1": ((1,), (1,))}


@pytest.mark.rule("93-BE-CARD-27")
def test_a_meeple_that_counts_twice_may_change_the_lead_of_an_iris() -> None:
    meeples = {"seat:1": "space:3,3", "seat:2": "space:3,4", "seat:3": "space:4,4"}
    lines = "\n".join(f"{seat} meeple {space} bid:1" for seat, space in meeples.items())
    match = owning(27, lines=f"{lines}\nseat:2 meeple space:4,3 bid:1", phase="irises")
    assert [lead for lead in preview(match, "space:3,3").leads if lead.before] == [
        LeadChange("iris:2,2", (0,), (0,)),
        LeadChange("iris:2,3", (0, 1), (0,)),
        LeadChange("iris:3,2", (0, 1), (0,)),
        LeadChange("iris:3,3", (1,), (0, 1)),
    ]


@pytest.mark.rule("93-BE-CARD-29")
def test_a_meeple_taken_back_may_change_the_lead_in_brussels() -> None:
    match = owning(29, lines="seat:1 stock 2\nseat:2 park 1", phase="brussels")
    assert preview(match, "card:29").leads == (LeadChange("brussels", (0,), (0, 1)),)
