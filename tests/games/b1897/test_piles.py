"""Chapter PILE: drawing, discarding, and piles that run out."""

from __future__ import annotations

import pytest

from bruxelles.kernel.record import RecordError
from tests.games.b1897.builder import play, position
from tests.games.b1897.looking import pile_seen, scripted, seat_seen, seen, told

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
        discards artwork:yellow artwork:red artwork:blue
        gone artwork:yellow artwork:yellow artwork:red artwork:red artwork:blue artwork:blue
        gone artwork:green artwork:green artwork:green
        {ALONE}
        """
    )
    assert pile_seen(match, "artwork").unseen == {}
    play(match, "park architect:1/3")
    assert (pile_seen(match, "artwork").unseen, told(match, "pile_renewed")) == ({}, [])
    play(match, "creation")
    assert told(match, "pile_renewed") == ["sort:artwork"]
    assert len(told(match, "card_drawn")) == 2
    assert (sum(pile_seen(match, "artwork").unseen.values()), pile_seen(match, "artwork").discards) == (1, {})


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
    assert told(match, "card_drawn") == ["seat:1 artwork:yellow", "seat:1 artwork:yellow"]
    assert told(match, "pile_renewed") == []
    assert pile_seen(match, "artwork").unseen == {}
    assert pile_seen(match, "artwork").discards == {"artwork:red": 1, "artwork:yellow": 1}
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 1}


@pytest.mark.rule("97-PILE-03")
def test_cards_drawn_before_the_pile_ended_are_not_shuffled_in() -> None:
    match = scripted(
        f"""
        phase turn seat:1
        discards noble:buls
        gone noble:buls noble:buls noble:horta noble:horta noble:albert noble:albert noble:albert
        gone noble:hankar noble:hankar noble:hankar noble:vandervelde noble:vandervelde noble:vandervelde
        {ALONE}
        """,
        """
        seat:1 turn park
        seat:1 layArchitect architect:1/3
        seat:1 parkAction influence
        chance drawTwo noble:horta noble:buls
        """,
    )
    assert match.options == ["noble:horta", "noble:buls"]
    assert (pile_seen(match, "noble").unseen, pile_seen(match, "noble").discards) == ({}, {})


@pytest.mark.rule("97-PILE-03")
def test_a_card_in_the_course_of_being_drawn_cannot_be_drawn_again() -> None:
    with pytest.raises(RecordError, match="there is no such piece left to draw"):
        scripted(
            f"""
            phase turn seat:1
            discards artwork:red artwork:blue
            {ALL_YELLOW_BUT_ONE}
            gone artwork:green artwork:green artwork:green artwork:blue artwork:blue artwork:red artwork:red
            {ALONE}
            """,
            """
            seat:1 turn park
            seat:1 layArchitect architect:1/3
            seat:1 parkAction creation
            chance drawTwo artwork:yellow artwork:yellow
            """,
        )


@pytest.mark.rule("97-PILE-04")
def test_a_draw_ends_with_the_cards_there_were() -> None:
    match = position(f"phase turn seat:1\n{ALL_YELLOW_BUT_ONE}\n{ALL_OTHER_ARTWORKS}\n{ALONE}")
    play(match, "park architect:1/3 creation")
    assert told(match, "card_drawn") == ["seat:1 artwork:yellow"]
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 1}


@pytest.mark.rule("97-PILE-04")
def test_a_grid_is_formed_from_the_cards_there_are_and_players_keep_theirs() -> None:
    match = position(
        f"phase preparation\n{ALL_OTHER_ARTWORKS}\nseat:1 artworks artwork:yellow artwork:yellow\ngone artwork:yellow"
    )
    sorts = [card.partition(":")[0] for card in told(match, "card_gathered")]
    assert (sorts.count("artwork"), sorts.count("pair"), sorts.count("house"), sorts.count("noble")) == (0, 4, 4, 4)
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 2}
