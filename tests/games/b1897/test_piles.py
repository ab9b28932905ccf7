"""Chapter PILE: drawing, discarding, and piles that run out."""

from __future__ import annotations

import pytest

from tests.games.b1897.builder import play, position
from tests.games.b1897.looking import pile_seen, replayed, seat_seen, seen, told

ALONE = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"
ALL_YELLOW_BUT_ONE = "gone artwork:yellow artwork:yellow"
ALL_OTHER_ARTWORKS = "gone " + " ".join(f"artwork:{colour}" for colour in ("green", "blue", "red") * 3)


@pytest.mark.rule("97-PILE-01")
def test_a_discarded_card_goes_to_the_pile_of_its_own_type() -> None:
    match = position(
        f"""
        phase turn seat:1
        grid cell:1,1 money
        grid cell:1,2 house:single
        grid cell:1,3 house:double
        grid cell:1,4 noble:horta
        seat:1 money 20
        seat:1 artworks artwork:red
        seat:1 materials pair:steel+wood
        {ALONE}
        """
    )
    play(match, "nouveau cell:1,1 architect:1/3 side:1")
    play(match, "nouveau cell:1,2 architect:1/3 side:1")
    play(match, "nouveau cell:1,3 architect:1/3 side:1")
    play(match, "nouveau architect:1/3 side:1 discard")
    assert [pile.discards for pile in seen(match).piles] == [
        {"artwork:red": 1},
        {"pair:steel+wood": 1},
        {"house:double": 1},
        {"noble:horta": 1},
    ]


@pytest.mark.rule("97-PILE-02")
def test_a_pile_is_renewed_when_a_card_is_needed_and_not_before() -> None:
    match = position(
        f"""
        phase turn seat:1
        discards artwork:yellow artwork:red artwork:red
        gone artwork:yellow artwork:yellow artwork:red
        gone artwork:green artwork:green artwork:green artwork:blue artwork:blue artwork:blue
        {ALONE}
        """
    )
    assert pile_seen(match, "artwork").unseen == {}
    play(match, "park architect:1/3")
    assert (pile_seen(match, "artwork").unseen, told(match, "pile_renewed")) == ({}, [])
    play(match, "creation")
    assert told(match, "pile_renewed") == ["sort:artwork"]
    assert len(told(match, "card_drawn")) == 2
    assert pile_seen(match, "artwork").discards == {}


@pytest.mark.rule("97-PILE-02")
def test_the_last_card_of_a_pile_does_not_renew_it() -> None:
    match = position(
        f"""
        phase turn seat:1
        discards artwork:red
        gone artwork:red artwork:red artwork:yellow artwork:blue artwork:blue artwork:blue
        gone artwork:green artwork:green artwork:green
        {ALONE}
        """
    )
    play(match, "park architect:1/3 creation")
    assert (pile_seen(match, "artwork").unseen, pile_seen(match, "artwork").discards) == ({}, {"artwork:red": 1})
    assert told(match, "pile_renewed") == []
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 1}


DRAWING = """bruxelles record 1
game 1897
edition standard
rules 1
seats 4
option limitedMoney off
option declineAction off
option halfCards off
option firstPlayer random
components 3cf85c5c94ae146ffd60396d5d6c0086
position phase turn seat:1
position discards artwork:red artwork:blue
"""
