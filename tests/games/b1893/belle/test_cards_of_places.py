"""Cards 11 to 18: they follow the owner's own Brussels action. (93-BE-CARD-11..18)"""

from __future__ import annotations

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.belle.builder import TURN, belle, belle_table, owning, used
from tests.games.b1893.builder import bids, play
from tests.games.b1893.looking import (
    column_seen,
    money,
    points_from,
    refused,
    seat_seen,
    seen,
    space_seen,
    squares,
    told,
    turned,
    upright,
)


def offered(match: Match) -> list[str]:
    return match.options[1:] if match.decision == "cardUse" else []


@pytest.mark.rule("93-BE-CARD-11", "93-BE-CGEN-04", "93-BE-CGEN-07")
def test_card_11_pays_for_everybody_at_the_stock_exchange() -> None:
    match = play(owning(11, lines="riding 1 2 0 0\nseat:2 stock 2\nseat:3 park 1"), "place:stock card:11")
    income = seen(match).stock.income
    assert income is not None
    assert money(match)[0] == income + 4


@pytest.mark.rule("93-BE-CARD-11", "93-BE-CGEN-04")
def test_card_11_waits_for_the_owner_at_the_stock_exchange() -> None:
    assert play(owning(11), "place:market").seat == 1
    match = play(belle(f"{TURN}pavilion 1 card:11 seat:2"), "place:stock")
    assert (match.seat, used(match)) == (1, [])


@pytest.mark.rule("93-BE-CARD-12")
def test_card_12_scores_for_every_full_five_francs_after_the_income() -> None:
    match = play(owning(12, lines="seat:1 money 5"), "place:stock card:12")
    assert points_from(match, "cards") == [money(match)[0] // 5, 0, 0, 0]
    assert money(match)[0] >= 10


@pytest.mark.rule("93-BE-CARD-12", "93-BE-CLAR-10")
def test_card_12_is_not_offered_below_five_francs_nor_face_down() -> None:
    match = owning(12)
    belle_table(match).edition.income[belle_table(match).stock] = 4
    assert play(match, "place:stock").seat == 1
    assert play(owning(12, lines="used card:12\nseat:1 money 9"), "place:stock").seat == 1


@pytest.mark.rule("93-BE-CARD-13")
@pytest.mark.parametrize("first", ["noble:buls", "noble:brugmann"])
def test_card_13_activates_one_more_noble_whatever_the_crown_level(first: str) -> None:
    match = play(owning(13, lines="seat:1 nobles noble:buls noble:albert"), f"place:grand-place {first}")
    assert offered(match) == ["card:13"]
    play(match, "card:13")
    assert match.decision == "c13Noble"
    assert refused(match, first) == "93-NOBLE-13"
    assert refused(match, "noble:empain") == "93-BXL-09"
    play(match, "noble:albert")
    assert (squares(match, 1)[1], "noble:albert" in turned(match, 1)) == (2, True)


@pytest.mark.rule("93-BE-CARD-13", "93-BE-CLAR-03")
def test_card_13_needs_an_activation_and_another_upright_noble() -> None:
    assert play(owning(13, lines="seat:1 nobles noble:buls"), "place:grand-place stop").seat == 1
    assert play(owning(13), "place:grand-place noble:brugmann").seat == 1


@pytest.mark.rule("93-BE-CARD-13")
def test_card_13_follows_fewer_activations_than_the_limit_too() -> None:
    lines = "seat:1 tracks 1 3 1\nseat:1 nobles noble:buls noble:albert"
    match = play(owning(13, lines=lines), "place:grand-place noble:buls stop card:13 noble:albert")
    assert (match.seat, upright(match, 1)) == (1, ["noble:brugmann"])


@pytest.mark.rule("93-BE-CARD-14")
def test_card_14_sells_a_turned_noble_for_what_it_would_cost() -> None:
    lines = "seat:1 nobles noble:buls\nseat:1 turned noble:maeterlinck"
    match = play(owning(14, lines=lines), "place:grand-place noble:buls")
    assert offered(match) == ["card:14"]
    play(match, "card:14")
    assert (match.decision, match.options) == ("c14Noble", ["noble:buls", "noble:maeterlinck"])
    assert refused(match, "noble:brugmann") == "93-BE-CARD-14"
    play(match, "noble:maeterlinck")
    assert (money(match)[0], turned(match, 1)) == (5, ["noble:buls"])
    assert seen(match).nobles.discards == {"noble:maeterlinck": 1}


@pytest.mark.rule("93-BE-CARD-14")
def test_a_brugmann_so_discarded_leaves_the_game() -> None:
    match = play(owning(14), "place:grand-place noble:brugmann card:14")
    assert (seat_seen(match, 1).nobles, seen(match).nobles.discards) == ((), {})


@pytest.mark.rule("93-BE-CARD-14", "93-BE-CLAR-03")
def test_card_14_is_not_offered_without_an_activation_nor_elsewhere() -> None:
    lines = "seat:1 turned noble:maeterlinck"
    assert play(owning(14, lines=lines), "place:grand-place stop").seat == 1
    assert play(owning(14, lines=lines), "place:stock").seat == 1


@pytest.mark.rule("93-BE-CARD-15")
def test_card_15_takes_back_some_of_a_bid_and_the_rest_counts_for_the_column() -> None:
    lines = f"{bids('1:5 2:3', '1:1')}\nseat:1 money 0"
    match = play(owning(15, lines=lines), "place:park action:workshop artwork:green card:15")
    assert (match.decision, match.options) == ("c15Space", ["space:1,1", "space:2,1"])
    assert refused(match, "space:1,2") == "93-BE-CARD-15"
    play(match, "space:1,1")
    assert match.options == ["bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
    assert refused(match, "bid:6") == "93-BE-CARD-15"
    play(match, "bid:3")
    assert (money(match)[0], space_seen(match, "1,1").bid, column_seen(match, 1).sums[0]) == (3, 2, 3)


@pytest.mark.rule("93-BE-CARD-15", "93-COL-05")
def test_a_bid_taken_back_wholly_leaves_the_meeple_and_wins_nothing() -> None:
    match = play(owning(15, lines=bids("1:1")), "place:park action:workshop artwork:green card:15")
    assert (money(match)[0], space_seen(match, "1,1").owner, column_seen(match, 1).leaders) == (1, 1, ())


@pytest.mark.rule("93-BE-CARD-15", "93-BE-CLAR-03")
def test_card_15_needs_a_bid_of_ones_own_and_a_copied_action_that_was_done() -> None:
    assert play(owning(15, lines=bids("2:3")), "place:park action:workshop artwork:green").seat == 1
    assert play(owning(15, lines=bids("1:3")), "place:park action:sales").seat == 1


@pytest.mark.rule("93-BE-CARD-15", "93-BE-CARD-16", "93-BE-CGEN-09")
@pytest.mark.parametrize("card", [15, 16])
def test_a_card_taken_by_a_pavilion_through_the_park_follows_at_once(card: int) -> None:
    lines = f"pavilion 1 card:{card}\n{bids('1:3')}\nseat:1 artworks artwork:green"
    match = belle(f"{TURN}{lines}\nseat:1 cubes cube:wood cube:stone")
    play(match, "place:park action:construction pavilion:1")
    assert offered(match) == [f"card:{card}"]


@pytest.mark.rule("93-BE-CARD-16", "93-BE-WHITE-07")
def test_card_16_scores_for_every_artwork() -> None:
    match = owning(16, lines="seat:1 artworks artwork:black white:green")
    play(match, "place:park action:workshop artwork:green card:16")
    assert points_from(match, "cards") == [3, 0, 0, 0]


@pytest.mark.rule("93-BE-CARD-16", "93-BE-CLAR-10")
def test_card_16_is_not_offered_without_artworks_nor_at_other_places() -> None:
    assert play(owning(16), "place:park action:materials cube:wood cube:wood").seat == 1
    assert play(owning(16, lines="seat:1 artworks artwork:black"), "place:market").seat == 1


@pytest.mark.rule("93-BE-CARD-17", "93-BE-CLAR-12")
def test_card_17_exchanges_two_refined_cubes_for_an_artwork() -> None:
    match = play(owning(17, lines="seat:1 cubes cube:wood cube:iron cube:glass"), "place:market card:17")
    assert match.decision == "c17Cube"
    assert refused(match, "cube:joker") == "93-BE-CARD-17"
    play(match, "cube:glass cube:wood")
    assert (match.decision, match.options[-1]) == ("artColour", "artwork:yellow")
    play(match, "artwork:yellow")
    assert seat_seen(match, 1).artworks == {"artwork:yellow": 1}
    assert seat_seen(match, 1).cubes == {"cube:iron": 1, "cube:joker": 3}


@pytest.mark.rule("93-BE-CARD-17", "93-BE-CLAR-12", "93-BE-GLASS-03")
def test_card_17_exchanges_an_artwork_that_is_not_white_for_two_cubes() -> None:
    lines = "seat:1 artworks artwork:black white:green artwork:green\nseat:1 cubes cube:wood cube:wood"
    match = play(owning(17, lines=lines), "place:market card:17")
    assert (match.decision, match.options) == ("c17Way", ["exchange:artwork", "exchange:cubes"])
    assert refused(match, "exchange:cubes") is None
    play(match, "exchange:cubes")
    assert (match.decision, match.options) == ("c17Artwork", ["artwork:green", "artwork:black"])
    assert refused(match, "white:green") == "93-BE-CARD-17"
    play(match, "artwork:black cube:glass cube:glass")
    assert seat_seen(match, 1).cubes == {"cube:wood": 2, "cube:glass": 2, "cube:joker": 3}
    assert seen(match).artworks["artwork:black"] == 6


@pytest.mark.rule("93-BE-CLAR-09")
def test_with_a_single_cube_left_card_17_yields_that_one() -> None:
    cubes = " ".join(f"cube:{kind}" for kind in ("wood", "iron", "stone", "glass") for _ in range(10))
    lines = f"gone {cubes.replace('cube:wood ', '', 1)}\nseat:1 artworks artwork:blue"
    match = play(owning(17, lines=lines), "place:market card:17")
    assert (seat_seen(match, 1).cubes, match.seat) == ({"cube:wood": 1, "cube:joker": 3}, 1)


@pytest.mark.rule("93-BE-CARD-17", "93-BE-CLAR-03", "93-BE-CLAR-10")
def test_card_17_needs_both_sides_of_an_exchange_and_a_joker_taken() -> None:
    one = owning(17, lines="seat:1 artworks white:green\nseat:1 cubes cube:wood")
    assert play(one, "place:market").seat == 1
    none = owning(17, lines=f"gone {' '.join(['cube:joker'] * 15)}\nseat:1 artworks artwork:green")
    assert play(none, "place:market").seat == 1
    ways = play(owning(17, lines="seat:1 cubes cube:wood cube:wood"), "place:market")
    assert offered(ways) == ["card:17"]


@pytest.mark.rule("93-BE-CARD-18")
def test_card_18_brings_a_white_artwork() -> None:
    match = play(owning(18), "place:market card:18")
    assert (match.decision, "artwork:black" in match.options) == ("artColour", False)
    assert seat_seen(play(match, "artwork:brown"), 1).artworks == {"white:brown": 1}


@pytest.mark.rule("93-BE-CARD-18", "93-BE-CLAR-10")
def test_card_18_is_not_offered_without_stacks_nor_face_down() -> None:
    gone = " ".join(f"artwork:{colour}" for colour in ("green", "brown", "blue", "yellow") for _ in range(6))
    assert play(owning(18, lines=f"gone {gone}"), "place:market").seat == 1
    assert play(owning(18, lines="used card:18"), "place:market").seat == 1
    assert told(play(owning(18), "place:stock"), "card_used") == []
