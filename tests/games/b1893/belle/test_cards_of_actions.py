"""Cards 1 to 10: they need a meeple on a space of their action. (93-BE-CARD-01..10)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import belle, owning, used
from tests.games.b1893.builder import play
from tests.games.b1893.looking import (
    answered,
    display,
    money,
    points_from,
    refused,
    seat_seen,
    seen,
    told,
)

RICH = "seat:1 money 1"


def offered(match: Match) -> list[str]:
    """The cards that may be used now."""
    return match.options[1:] if match.decision == "cardUse" else []


@pytest.mark.rule("93-BE-CARD-01", "93-BE-WHITE-07")
def test_card_1_pays_for_every_artwork_the_new_and_white_ones_included() -> None:
    match = play(owning(1, lines=f"{RICH}\nseat:1 artworks white:green artwork:black"), "space:1,1 artwork:blue")
    assert offered(match) == ["card:1"]
    play(match, "card:1")
    assert (money(match)[0], used(match), match.seat) == (3, ["card:1"], 1)


@pytest.mark.rule("93-BE-CARD-01", "93-BE-CGEN-03")
def test_card_1_does_nothing_through_the_park_nor_for_another_action() -> None:
    park = play(owning(1), "place:park action:workshop artwork:blue")
    assert (park.seat, used(park)) == (1, [])
    materials = play(owning(1, lines=RICH), "space:1,4 cube:wood cube:wood")
    assert materials.seat == 1


@pytest.mark.rule("93-BE-CGEN-05")
def test_card_1_needs_an_action_that_was_carried_out() -> None:
    gone = " ".join(f"artwork:{colour}" for colour in ("green", "brown", "blue", "yellow") for _ in range(6))
    match = play(owning(1, lines=f"{RICH}\ngone {gone}\n"), "space:1,1")
    assert (told(match, "action_void"), match.seat) == (["seat:1 action:workshop"], 1)


@pytest.mark.rule("93-BE-CGEN-01")
def test_a_card_is_used_once_a_round() -> None:
    match = play(owning(1, lines=f"{RICH}\nused card:1"), "space:1,1 artwork:blue")
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-BE-CGEN-02")
def test_using_a_card_is_optional_at_each_opportunity() -> None:
    lines = "seat:1 money 2\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"
    match = play(owning(1, lines=lines), "space:1,1 bid:1 artwork:blue none")
    assert used(match) == []
    assert offered(play(match, "space:2,2 artwork:blue")) == ["card:1"]


@pytest.mark.rule("93-BE-CARD-02")
def test_card_2_turns_a_white_artwork_to_its_colour() -> None:
    match = play(owning(2, lines=f"{RICH}\nseat:1 artworks white:green white:blue"), "space:1,1 artwork:blue card:2")
    assert (match.decision, match.options) == ("c2Tile", ["white:green", "white:blue"])
    assert refused(match, "artwork:blue") == "93-BE-CARD-02"
    play(match, "white:green")
    assert seat_seen(match, 1).artworks == {"artwork:green": 1, "artwork:blue": 1, "white:blue": 1}
    assert told(match, "artwork_flipped") == ["seat:1 white:green"]


@pytest.mark.rule("93-BE-CARD-02", "93-BE-CLAR-10")
def test_card_2_is_not_offered_without_a_white_artwork() -> None:
    assert play(owning(2, lines=RICH), "space:1,1 artwork:blue").seat == 1


@pytest.mark.rule("93-BE-CGEN-08", "93-BE-CGEN-10")
def test_the_owner_of_several_cards_in_one_window_chooses_their_order() -> None:
    match = play(owning(1, 2, lines=f"{RICH}\nseat:1 artworks white:green"), "space:1,1 artwork:blue")
    assert offered(match) == ["card:1", "card:2"]
    play(match, "card:2")
    assert (match.decision, match.options) == ("cardUse", ["none", "card:1"])
    assert refused(match, "card:2") == "93-BE-CGEN-01"
    assert refused(match, "card:3") == "93-BE-CGEN-06"
    play(match, "card:1")
    assert used(match) == ["card:1", "card:2"]


@pytest.mark.rule("93-BE-CARD-03", "93-BE-CLAR-11")
def test_card_3_moves_the_indicator_up_to_two_steps_further() -> None:
    match = play(owning(3, lines=f"{RICH}\nseat:1 artworks artwork:blue"), "space:1,2")
    assert offered(match) == ["card:3"]
    plain = len(play(owning(lines=f"{RICH}\nseat:1 artworks artwork:blue"), "space:1,2").options)
    assert len(play(match, "card:3").options) > plain == 5
    assert "indicator:1,2" in match.options
    assert refused(match, "indicator:1,1") == "93-SALES-04"
    play(match, "indicator:3,3")
    assert used(match) == ["card:3"]


@pytest.mark.rule("93-BE-CARD-03")
def test_card_3_helps_only_the_sale_for_which_it_was_used() -> None:
    lines = "indicator 5,5\nseat:1 money 2\nseat:1 artworks artwork:blue artwork:green"
    match = owning(3, lines=f"{lines}\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes")
    play(match, "space:1,2 bid:1 artwork:blue card:3 indicator:3,3 space:2,1 bid:1")
    assert (match.decision, len(match.options)) == ("saleMove", 5)


@pytest.mark.rule("93-BE-CARD-03", "93-BE-CLAR-10")
def test_card_3_is_not_offered_when_every_position_is_in_reach() -> None:
    artworks = " ".join(["artwork:blue"] * 4)
    assert play(owning(3, lines=f"{RICH}\nseat:1 artworks {artworks}"), "space:1,2").decision == "saleMove"
    park = play(owning(3, lines="seat:1 artworks artwork:blue"), "place:park action:sales")
    assert park.decision == "saleMove"


@pytest.mark.rule("93-BE-CARD-03", "93-BE-CLAR-11")
def test_card_3_is_asked_after_tile_and_declaration() -> None:
    match = play(owning(3, lines=f"{RICH}\nseat:1 artworks white:green artwork:blue"), "space:1,2 white:green")
    assert match.decision == "saleDeclare"
    assert offered(play(match, "artwork:black")) == ["card:3"]


@pytest.mark.rule("93-BE-CARD-04", "93-BE-CLAR-15")
def test_card_4_returns_a_market_tile_and_its_colour_may_be_sold_at_once() -> None:
    lines = f"{RICH}\nmarket artwork:blue artwork:green\nseat:1 artworks artwork:blue"
    match = play(owning(4, lines=lines), "space:1,2")
    assert offered(match) == ["card:4"]
    play(match, "card:4")
    assert (match.decision, match.options) == ("c4Slot", ["artwork:blue", "artwork:green"])
    assert refused(match, "artwork:black") == "93-SALES-07"
    play(match, "artwork:blue indicator:3,3")
    assert seen(match).market.shown == ("artwork:green", "artwork:blue")
    assert (match.seat, answered(match, "saleSlot")) == (1, [])


@pytest.mark.rule("93-BE-CARD-04")
def test_card_4_may_return_the_second_tile_too() -> None:
    lines = f"{RICH}\nmarket artwork:blue artwork:green"
    match = play(owning(4, lines=lines), "space:1,2 card:4 artwork:green")
    assert (seen(match).market.shown, seen(match).artworks["artwork:green"]) == (("artwork:blue",), 6)


@pytest.mark.rule("93-BE-CARD-04", "93-BE-CLAR-06")
def test_card_4_may_be_used_although_no_sale_follows() -> None:
    match = play(owning(4, lines=f"{RICH}\nmarket white:green"), "space:1,2 card:4")
    assert told(match, "action_void") == ["seat:1 action:sales"]
    assert (seen(match).market.shown, seen(match).artworks["artwork:green"]) == ((), 6)


@pytest.mark.rule("93-BE-CARD-04", "93-BE-CLAR-10")
def test_card_4_is_not_offered_with_an_empty_market_nor_through_the_park() -> None:
    assert play(owning(4, lines=f"{RICH}\nseat:1 artworks artwork:blue"), "space:1,2").decision == "saleMove"
    park = owning(4, lines="market artwork:green\nseat:1 artworks artwork:blue")
    assert play(park, "place:park action:sales").decision == "saleMove"


@pytest.mark.rule("93-BE-CARD-05", "93-BE-CLAR-15")
@pytest.mark.parametrize("own", ["", "seat:1 nobles noble:buls"])
def test_card_5_scores_for_discarding_the_noble_just_taken(own: str) -> None:
    match = play(owning(5, lines=f"{RICH}\n{own}\ndisplay noble:buls"), "space:1,3")
    if not own:
        play(match, "discard")
    assert (offered(match), told(match, "noble_revealed")) == (["card:5"], [])
    play(match, "card:5")
    assert points_from(match, "cards") == [3, 0, 0, 0]
    assert told(match, "noble_revealed") != []


@pytest.mark.rule("93-BE-CARD-05")
def test_card_5_gives_nothing_for_keeping_for_the_park_or_for_other_losses() -> None:
    assert play(owning(5, lines=f"{RICH}\ndisplay noble:buls"), "space:1,3 keep").seat == 1
    assert play(owning(5, lines="display noble:buls"), "place:park action:nobles discard").seat == 1
    end = owning(5, lines="round 5\nseat:1 nobles noble:maeterlinck", phase="scoring")
    assert points_from(end, "cards") == [0, 0, 0, 0]


@pytest.mark.rule("93-BE-CARD-06", "93-BE-CLAR-13")
def test_card_6_clears_the_display_before_a_noble_is_taken() -> None:
    nobles = "noble:buls noble:albert noble:empain noble:solvay"
    match = play(owning(6, lines=f"seat:1 money 5\ndisplay {nobles}"), "space:1,3 bid:1 card:6")
    assert (match.decision, match.options) == ("c6Set", ["display:1", "display:2", "display:3", "display:4"])
    assert refused(match, "done") == "93-BE-CLAR-13"
    play(match, "display:2")
    assert match.options == ["display:1", "display:3", "display:4", "done"]
    assert refused(match, "display:2") == "93-NOBLE-12"
    play(match, "display:4")
    assert seen(match).nobles.discards == {"noble:albert": 1, "noble:solvay": 1}
    play(match, "done")
    assert display(match)[2:] == ["noble:buls", "noble:empain"]
    assert None not in display(match)


@pytest.mark.rule("93-BE-CARD-06")
def test_card_6_may_clear_all_and_refills_from_the_discards_if_need_be() -> None:
    kinds = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")
    all_but = [f"noble:{kind}" for kind in (*kinds, "nagelmackers", "privat-livemont") for _ in range(3)]
    for noble in ("noble:buls", "noble:albert"):
        all_but.remove(noble)
    lines = f"seat:1 money 5\ndisplay noble:buls noble:albert\ngone {' '.join(all_but)}"
    match = play(owning(6, lines=lines), "space:1,3 bid:1 card:6 display:3 display:4")
    assert told(match, "nobles_reshuffled") == [""]
    assert sorted(noble for noble in display(match) if noble) == ["noble:albert", "noble:buls"]


@pytest.mark.rule("93-BE-CARD-06", "93-BE-CLAR-10")
def test_card_6_is_not_offered_for_an_empty_display_nor_through_the_park() -> None:
    assert told(play(owning(6, lines=RICH), "space:1,3"), "action_void") == ["seat:1 action:nobles"]
    assert play(owning(6, lines="display noble:buls"), "place:park action:nobles").decision == "nobleKeep"


@pytest.mark.rule("93-BE-CARD-07")
def test_card_7_brings_two_jokers_or_what_is_left() -> None:
    match = play(owning(7, lines=RICH), "space:1,4 cube:wood cube:wood card:7")
    assert seat_seen(match, 1).cubes == {"cube:wood": 2, "cube:joker": 2}
    few = owning(7, lines=f"{RICH}\ngone {' '.join(['cube:joker'] * 14)}")
    assert seat_seen(play(few, "space:1,4 cube:wood cube:wood card:7"), 1).cubes["cube:joker"] == 1


@pytest.mark.rule("93-BE-CARD-07", "93-BE-CLAR-10")
def test_card_7_is_not_offered_without_jokers_in_the_supply_nor_through_the_park() -> None:
    none = owning(7, lines=f"{RICH}\ngone {' '.join(['cube:joker'] * 15)}")
    assert play(none, "space:1,4 cube:wood cube:wood").seat == 1
    assert play(owning(7), "place:park action:materials cube:wood cube:wood").seat == 1


@pytest.mark.rule("93-BE-CARD-08", "93-BE-GLASS-03")
def test_card_8_exchanges_a_joker_for_a_refined_cube() -> None:
    match = play(owning(8, lines=f"{RICH}\nseat:1 cubes cube:joker"), "space:1,4 cube:wood cube:wood card:8")
    assert match.options == ["cube:wood", "cube:iron", "cube:stone", "cube:glass"]
    play(match, "cube:glass")
    assert seat_seen(match, 1).cubes == {"cube:wood": 2, "cube:glass": 1}


@pytest.mark.rule("93-BE-CARD-08", "93-BE-CLAR-10")
def test_card_8_is_not_offered_without_a_joker_or_a_cube_nor_through_the_park() -> None:
    assert play(owning(8, lines=RICH), "space:1,4 cube:wood cube:wood").seat == 1
    cubes = " ".join(f"cube:{kind}" for kind in ("wood", "iron", "stone", "glass") for _ in range(10))
    short = cubes.replace("cube:wood cube:wood ", "", 1)
    assert play(owning(8, lines=f"{RICH}\ngone {short}\nseat:1 cubes cube:joker"), "space:1,4").seat == 1
    assert play(owning(8, lines="seat:1 cubes cube:joker"), "place:park action:materials cube:wood cube:wood").seat == 1


@pytest.mark.rule("93-BE-CARD-10", "93-BE-CLAR-17")
@pytest.mark.parametrize(
    ("needles", "cubes", "points"),
    [
        ("wood stone", "cube:wood cube:stone", 2),
        ("wood stone", "cube:wood cube:joker", 2),
        ("wood glass", "cube:wood cube:glass", 2),
        ("wood money", "cube:wood", 1),
    ],
)
def test_card_10_scores_for_every_cube_paid(needles: str, cubes: str, points: int) -> None:
    match = owning(10, lines=f"seat:1 money 4\nneedles {needles}\nseat:1 cubes {cubes}")
    play(match, "space:2,4 bid:1 house")
    while match.decision != "cardUse":
        play(match, match.options[0])
    play(match, "card:10")
    assert points_from(match, "cards") == [points, 0, 0, 0]


@pytest.mark.rule("93-BE-CARD-10", "93-BE-CGEN-09", "93-BE-PAV-07")
def test_card_10_works_for_the_pavilion_that_brought_it_without_the_surcharge() -> None:
    cubes = "cube:wood cube:stone cube:glass cube:glass"
    match = belle(f"phase turn seat:1\npavilion 3 card:10\nseat:1 money 1\nseat:1 cubes {cubes}")
    play(match, "space:2,4 pavilion:3")
    assert offered(match) == ["card:10"]
    assert points_from(play(match, "card:10"), "cards") == [2, 0, 0, 0]


@pytest.mark.rule("93-BE-CARD-10", "93-BE-CLAR-10")
def test_card_10_is_not_offered_when_no_cube_was_paid_nor_through_the_park() -> None:
    lines = "seat:1 money 8\nneedles money empty"
    match = play(owning(10, lines=lines), "space:2,4 bid:1 house")
    while match.seat == 0 and match.decision != "cardUse":
        play(match, match.options[0])
    assert match.seat == 1
    park = play(owning(10, lines="seat:1 cubes cube:wood cube:stone"), "place:park action:construction house")
    while park.seat == 0:
        assert park.decision != "cardUse"
        play(park, park.options[0])
