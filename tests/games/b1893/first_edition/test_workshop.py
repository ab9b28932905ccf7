"""Workshop and shop of the first edition: random draws, what others see, covering, stacks renewed."""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import IllegalAnswerError, Match
from bruxelles.kernel.record import RecordError
from tests.games.b1893.builder import play
from tests.games.b1893.first_edition.playing import first_edition_seen, position, scripted, shown, table_of
from tests.games.b1893.looking import answered, money, refused, seat_seen, seen, story, told

WORKSHOP = "phase turn seat:1\nseat:1 money 3\n"
GONE = " artwork:green" * 6 + " artwork:pink" * 6 + " artwork:blue" * 6  # leaves six yellow ones


def drawing(seat_lines: str, drawn: str) -> Match:
    """Seat 1 has drawn these at the Workshop of space:1,1."""
    return scripted(
        WORKSHOP + seat_lines,
        f"seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\nchance drawArtworks seat:1 {drawn}",
    )


@pytest.mark.rule("93E1-WORK-01")
def test_without_exhibition_tiles_one_artwork_is_drawn_and_kept() -> None:
    match = position(WORKSHOP)
    play(match, "space:1,1 bid:1 perform")
    assert sum(seat_seen(match, 1).artworks.values()) == 1
    assert answered(match, "keepArtwork")[0].endswith("forced")
    assert sum(seen(match).artworks.values()) == 29


@pytest.mark.rule("93E1-WORK-01", "93E1-PASS-04")
def test_one_more_is_drawn_for_each_exhibition_tile_one_is_kept_and_the_rest_goes_back() -> None:
    match = drawing("round 3\nseat:1 exhibitions 2", "artwork:pink artwork:blue artwork:pink")
    assert (match.decision, match.options) == ("keepArtwork", ["artwork:pink", "artwork:blue"])
    assert refused(match, "artwork:green") == "93E1-WORK-01"
    match.play("artwork:blue")
    assert seat_seen(match, 1).artworks == {"artwork:blue": 1}
    assert seen(match).artworks == {
        "artwork:green": 6,
        "artwork:pink": 6,
        "artwork:blue": 5,
        "artwork:yellow": 6,
        "artwork:black": 6,
    }
    assert told(match, "artworks_put_back") == ["seat:1 count:2"]


@pytest.mark.rule("93E1-WORK-01")
def test_black_artworks_are_never_drawn() -> None:
    match = position(
        f"round 2\n{WORKSHOP}\nseat:1 exhibitions 1\ngone{GONE} artwork:yellow artwork:yellow artwork:yellow"
    )
    play(match, "space:1,1 bid:1 perform")
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 1}


@pytest.mark.rule("93E1-WORK-02", "93E1-SALE-02")
def test_covered_artworks_go_back_in_the_middle_of_a_draw() -> None:
    match = scripted(
        f"round 2\n{WORKSHOP}\nseat:1 exhibitions 1\nmarket artwork:green artwork:pink\n"
        f"covered artwork:blue artwork:black\ngone{GONE.replace(' artwork:green' * 6, ' artwork:green' * 5)}".replace(
            " artwork:pink" * 6, " artwork:pink" * 5
        ).replace(" artwork:blue" * 6, " artwork:blue" * 5)
        + " artwork:yellow" * 5,
        "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\n"
        "chance drawArtworks seat:1 artwork:yellow artwork:blue",
    )
    assert first_edition_seen(match).covered == {}
    assert told(match, "covered_put_back") == ["count:2"]
    assert shown(match) == ("artwork:green", "artwork:pink")
    assert match.options == ["artwork:blue", "artwork:yellow"]
    assert seen(match).artworks["artwork:black"] == 6


@pytest.mark.rule("93E1-WORK-02")
def test_covered_artworks_go_back_when_the_last_black_one_is_taken() -> None:
    match = position(
        "phase turn seat:1\nseat:1 money 2\nseat:2 houses space:1,1\nmarket artwork:green artwork:pink\n"
        "covered artwork:blue\ngone" + " artwork:black" * 5
    )
    play(match, "space:1,1 bid:1 decline")
    assert seat_seen(match, 2).artworks == {"artwork:black": 1}
    assert first_edition_seen(match).covered == {}
    assert seen(match).artworks["artwork:blue"] == 6


@pytest.mark.rule("93E1-WORK-02")
def test_what_is_covered_goes_back_at_once_while_a_stack_is_empty() -> None:
    match = position(
        "phase turn seat:1\nseat:1 money 2\nseat:1 artworks artwork:blue\nmarket artwork:green artwork:pink\ngone"
        + " artwork:black" * 6
    )
    play(match, "space:1,2 bid:1 perform indicator:3,3 artwork:pink")
    assert shown(match) == ("artwork:green", "artwork:blue")
    assert first_edition_seen(match).covered == {}
    assert seen(match).artworks["artwork:pink"] == 6


@pytest.mark.rule("93E1-WORK-03")
def test_with_too_few_left_one_chooses_among_what_was_drawn() -> None:
    match = position(f"round 4\n{WORKSHOP}\nseat:1 exhibitions 3\ngone{GONE}" + " artwork:yellow" * 5)
    play(match, "space:1,1 bid:1 perform")
    assert told(match, "artworks_drawn") == ["seat:1 count:1"]
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 1}


@pytest.mark.rule("93E1-WORK-03")
def test_without_any_coloured_artwork_the_action_cannot_be_carried_out() -> None:
    match = position(f"{WORKSHOP}\ngone{GONE}" + " artwork:yellow" * 6)
    play(match, "space:1,1 bid:1")
    assert answered(match, "perform") == []
    assert told(match, "action_void") == ["seat:1 action:workshop"]


@pytest.mark.rule("93E1-WORK-04")
def test_only_who_draws_sees_what_was_drawn() -> None:
    match = drawing("round 2\nseat:1 exhibitions 1", "artwork:pink artwork:blue")
    mine, theirs = first_edition_seen(match, 1), first_edition_seen(match, 2)
    assert (mine.drawing, mine.drawn_count, mine.drawn) == (1, 2, ("artwork:pink", "artwork:blue"))
    assert (theirs.drawing, theirs.drawn_count, theirs.drawn) == (1, 2, ())
    assert first_edition_seen(match) == theirs
    assert mine.unseen == theirs.unseen == match.view(1).artworks
    assert (mine.coloured_stack, mine.black_stack) == (theirs.coloured_stack, theirs.black_stack) == (22, 6)
    assert match.view(0).artworks["artwork:pink"] == 5
    assert match.view(1).artworks["artwork:pink"] == match.view(None).artworks["artwork:pink"] == 6


@pytest.mark.rule("93E1-WORK-04")
def test_facts_and_record_tell_a_draw_to_its_seat_only_and_the_kept_one_to_all() -> None:
    match = play(drawing("round 2\nseat:1 exhibitions 1", "artwork:pink artwork:blue"), "artwork:pink")
    names = [match.rulebook.contents.facts[told.kind].name for told in match.facts_for([1, 2, 3])]
    assert "artwork_drawn" not in names
    assert {"artworks_drawn", "artwork_taken", "artworks_put_back"} <= set(names)
    assert story(match).count("artwork_drawn seat:1 artwork:pink") == 1
    assert len(match.facts_for([0])) == len(match.facts_for([1])) + 2
    assert "4 chance drawArtworks seat:1 ? ?" in match.record([1])
    assert "4 chance drawArtworks seat:1 artwork:pink artwork:blue" in match.record([0])
    assert "artwork:pink" in match.record([1])


@pytest.mark.rule("93E1-WORK-05")
def test_the_extra_draws_come_through_the_park_too() -> None:
    match = position(f"round 3\n{WORKSHOP}\nseat:1 exhibitions 2")
    play(match, "place:park action:workshop")
    assert told(match, "artworks_drawn") == ["seat:1 count:3"]


@pytest.mark.rule("93E1-SALE-01")
def test_a_sale_moves_the_cursor_then_chooses_then_pays_then_places() -> None:
    match = position(
        "phase turn seat:1\nseat:1 money 2\nseat:1 artworks artwork:green artwork:blue\n"
        "market artwork:pink artwork:black"
    )
    play(match, "space:1,2 bid:1 perform")
    assert match.decision == "saleMove"
    match.play("indicator:3,2")
    assert match.decision == "saleTile"
    match.play("artwork:green")
    assert match.decision == "saleSlot"
    assert (money(match)[0], seat_seen(match, 1).points) == (3, 4)
    match.play("artwork:black")
    assert shown(match) == ("artwork:pink", "artwork:green")
    names = [line.split()[0] for line in story(match)]
    order = ["indicator_moved", "artwork_sold", "money_moved", "points_scored", "artwork_covered"]
    assert [name for name in names[names.index("indicator_moved") :] if name in order] == order


@pytest.mark.rule("93E1-SALE-02")
def test_a_covered_artwork_stays_in_the_shop_and_bans_nothing() -> None:
    match = position(
        "phase turn seat:1\nseat:1 money 2\nseat:2 money 2\nseat:1 artworks artwork:green\n"
        "seat:2 artworks artwork:pink artwork:green\nmarket artwork:pink artwork:black"
    )
    play(match, "space:1,2 bid:1 perform indicator:3,3 artwork:pink")
    assert first_edition_seen(match).covered == {"artwork:pink": 1}
    assert seen(match).artworks["artwork:pink"] == 4
    play(match, "space:2,1 bid:1 perform indicator:3,3")
    assert match.decision == "saleSlot"  # pink is the only one to sell: green is seen now
    assert answered(match, "saleTile")[-1] == "seat:2 saleTile artwork:pink forced"


@pytest.mark.rule("93E1-SALE-02")
def test_free_places_of_the_shop_are_used_first() -> None:
    match = position("phase turn seat:1\nseat:1 money 2\nseat:1 artworks artwork:green artwork:blue")
    play(match, "space:1,2 bid:1 perform indicator:3,3 artwork:green")
    assert shown(match) == ("artwork:green",)
    assert table_of(match).covered.total == 0


@pytest.mark.rule("93E1-SALE-03")
def test_the_steps_count_the_artworks_owned_before_the_sale() -> None:
    match = position("phase turn seat:1\nseat:1 money 2\nseat:1 artworks artwork:green artwork:blue")
    play(match, "space:1,2 bid:1 perform")
    assert "indicator:3,1" in match.options
    assert refused(match, "indicator:2,1") == "93-SALES-04"
    assert refused(match, "indicator:3,2") is None


@pytest.mark.rule("93E1-SALE-04")
def test_without_something_to_sell_the_cursor_does_not_move() -> None:
    match = position("phase turn seat:1\nseat:1 money 2\nseat:1 artworks artwork:green\nmarket artwork:green")
    play(match, "space:1,2 bid:1")
    assert told(match, "action_void") == ["seat:1 action:sales"]
    assert seen(match).market.indicator == "indicator:3,3"


def test_no_refusal_lists_what_was_drawn() -> None:
    drawn = "artwork:pink artwork:blue"
    with pytest.raises(IllegalAnswerError, match=r"^keepArtwork: artwork:green is not on offer$"):
        drawing("round 2\nseat:1 exhibitions 1", drawn).play("artwork:green")
    with pytest.raises(RecordError, match=r"^line \d+: artwork:green is not on offer$"):
        drawing("round 2\nseat:1 exhibitions 1", f"{drawn}\nseat:1 keepArtwork artwork:green")
