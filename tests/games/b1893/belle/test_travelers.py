"""Chapter BE-NOBLE: the two new nobles, and Travelers."""

from __future__ import annotations

import pytest

from tests.games.b1893.belle.builder import TURN, belle, belle_seen
from tests.games.b1893.builder import play
from tests.games.b1893.looking import place_seen, refused, seat_seen, seen, told


@pytest.mark.rule("93-BE-NOBLE-01")
def test_nagelmackers_brings_a_traveler_from_the_train() -> None:
    match = belle(f"{TURN}display noble:nagelmackers\nseat:1 money 1")
    play(match, "space:1,3 keep")
    assert (belle_seen(match).train, belle_seen(match).travelers) == (3, (1, 0, 0, 0))


@pytest.mark.rule("93-BE-NOBLE-01")
def test_with_an_empty_train_nagelmackers_brings_nothing() -> None:
    match = belle(f"{TURN}display noble:nagelmackers\nseat:1 money 1\nseat:2 travelers 4")
    play(match, "space:1,3 keep")
    assert belle_seen(match).travelers == (0, 4, 0, 0)
    assert told(match, "traveler_taken") == []


@pytest.mark.rule("93-BE-NOBLE-02", "93-BE-WHITE-01")
def test_privat_livemont_brings_a_white_artwork_from_a_stack_of_choice() -> None:
    match = belle(f"{TURN}display noble:privat-livemont\nseat:1 money 1")
    play(match, "space:1,3")
    assert (match.decision, match.options) == (
        "artColour",
        ["artwork:green", "artwork:brown", "artwork:blue", "artwork:yellow"],
    )
    assert refused(match, "artwork:black") == "93-WORK-01"
    play(match, "artwork:blue keep")
    assert seat_seen(match, 1).artworks == {"white:blue": 1}
    assert seen(match).artworks["artwork:blue"] == 5


@pytest.mark.rule("93-BE-NOBLE-02")
def test_without_coloured_stacks_privat_livemont_brings_nothing() -> None:
    gone = " ".join(f"artwork:{colour}" for colour in ("green", "brown", "blue", "yellow") for _ in range(6))
    match = belle(f"{TURN}gone {gone}\ndisplay noble:privat-livemont\nseat:1 money 1")
    play(match, "space:1,3")
    assert (match.decision, seat_seen(match, 1).artworks) == ("nobleKeep", {})


@pytest.mark.rule("93-BE-NOBLE-03", "93-BE-CLAR-14")
def test_travelers_and_meeples_may_be_mixed() -> None:
    match = belle(f"{TURN}uses 4 0 0 0\nseat:1 travelers 2", seats=4)
    play(match, "place:stock")
    assert (match.decision, match.options) == ("mix", ["travelers:0", "travelers:1", "travelers:2"])
    play(match, "travelers:2")
    assert (seat_seen(match, 1).meeples, belle_seen(match).travelers[0]) == (4, 0)
    assert (belle_seen(match).riding, seat_seen(match, 1).brussels) == ((2, 0, 0, 0), 1)


@pytest.mark.rule("93-BE-CLAR-14")
def test_what_the_meeples_cannot_cover_must_be_travelers() -> None:
    match = belle(f"{TURN}uses 4 0 0 0\nseat:1 courthouse 5\nseat:1 travelers 4")
    play(match, "place:stock")
    assert match.options == ["travelers:1", "travelers:2", "travelers:3"]
    assert {refused(match, "travelers:0"), refused(match, "travelers:4")} == {"93-BE-CLAR-14"}


@pytest.mark.rule("93-BE-CLAR-14")
def test_with_meeples_or_travelers_only_the_mix_is_not_asked() -> None:
    assert play(belle(f"{TURN}seat:2 travelers 1"), "place:stock").seat == 1
    match = play(belle(f"{TURN}seat:1 courthouse 7\nseat:1 travelers 1"), "place:stock")
    assert (match.seat, told(match, "travelers_sent")) == (1, ["seat:1 place:stock count:1"])
    assert told(match, "meeples_sent") == []


@pytest.mark.rule("93-BE-NOBLE-03")
def test_a_traveler_cannot_be_placed_on_the_art_nouveau_board() -> None:
    match = belle(f"{TURN}seat:1 money 3\nseat:1 courthouse 7\nseat:1 travelers 1")
    assert [option for option in match.options if option.startswith("space")] == []
    assert refused(match, "space:1,1") == "93-GEN-12"


@pytest.mark.rule("93-BE-NOBLE-04")
def test_uses_are_counted_not_who_stands_there() -> None:
    match = play(belle(f"{TURN}uses 3 0 0 0\nseat:1 courthouse 7\nseat:1 travelers 2"), "place:stock")
    assert (place_seen(match, "stock").uses, place_seen(match, "stock").next_price) == (4, 3)


@pytest.mark.rule("93-BE-NOBLE-05", "93-BE-CLAR-17")
def test_travelers_leave_before_the_brussels_majority_and_do_not_count() -> None:
    match = belle("phase brussels\nuses 2 0 0 0\nriding 3 0 0 0\nseat:2 stock 1")
    assert told(match, "travelers_left") == ["count:3"]
    assert told(match, "meeple_jailed") == ["seat:2 place:stock"]
    assert belle_seen(match).train == 4


@pytest.mark.rule("93-BE-NOBLE-05", "93-BE-CLAR-17")
def test_if_only_travelers_stood_in_brussels_nobody_goes_to_the_courthouse() -> None:
    assert told(belle("phase brussels\nriding 1 0 1 0"), "meeple_jailed") == []


@pytest.mark.rule("93-BE-NOBLE-06")
def test_a_player_with_a_traveler_only_may_still_go_to_brussels_as_far_as_it_reaches() -> None:
    match = belle(f"{TURN}uses 2 0 0 0\nseat:1 courthouse 7\nseat:1 travelers 1")
    assert match.options == ["place:grand-place", "place:park", "place:market", "pass"]
    assert refused(match, "place:stock") == "93-BXL-05"


@pytest.mark.rule("93-BE-EOR-02")
def test_unused_travelers_return_to_the_train_at_the_end_of_the_round() -> None:
    match = belle("phase end\nseat:2 travelers 3")
    assert (belle_seen(match).train, belle_seen(match).travelers) == (4, (0, 0, 0, 0))
    assert told(match, "travelers_unused") == ["count:3"]
