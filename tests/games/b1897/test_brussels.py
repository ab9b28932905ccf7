"""The Brussels area: Stock Exchange and City Hall, and what its places have in common. (chapters BRUX, STOCK, HALL)"""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.kernel.match import IllegalAnswerError, Match
from tests.games.b1897.builder import play, position

ALONE = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes"
LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"


def turn(more: str = "") -> Match:
    """Seat 1 has to take a turn, and all others have passed."""
    return position(f"phase turn seat:1\n{ALONE}\n{more}")


def everything_gone(but: str = "") -> str:
    """No card is left in any pile, but for one sort."""
    box = {
        "artwork": [f"artwork:{colour}" for colour in ("yellow", "green", "blue", "red")] * 3,
        "pair": [f"pair:{a}" for a in ("wood+wood", "brick+brick", "steel+steel")] * 2
        + [f"pair:{a}" for a in ("brick+wood", "steel+wood", "steel+brick")] * 2,
        "house": [f"house:{a}" for a in ("single", "double", "solid-single", "solid-double")] * 4,
        "noble": [f"noble:{a}" for a in ("horta", "buls", "hankar", "vandervelde", "albert")] * 3,
    }
    return "\n".join(f"gone {' '.join(cards)}" for sort, cards in box.items() if sort != but)


@pytest.mark.rule("97-BRUX-01")
def test_each_brussels_card_takes_one_architect_more_than_its_own_last_use() -> None:
    match = position("phase turn seat:1\nuses 1 0 0")
    assert [place.next_price for place in match.view().places] == [2, 1, 1]
    play(match, f"stock {LOW}")
    assert match.decision == "layArchitect"
    play(match, LOW)
    assert (match.seat, match.decision) == (1, "turn")
    assert match.view().seats[0].brussels["place:stock"] == {LOW: 2}
    assert [place.next_price for place in match.view().places] == [3, 1, 1]
    play(match, f"hall {LOW}")
    assert [place.next_price for place in match.view().places] == [3, 2, 1]


@pytest.mark.rule("97-BRUX-02")
def test_the_same_player_may_come_again_at_the_higher_number() -> None:
    match = play(turn(), f"stock {LOW} stock {LOW}")
    assert match.decision == "layArchitect"
    play(match, MIDDLE)
    assert match.view().seats[0].brussels["place:stock"] == {LOW: 2, MIDDLE: 1}
    assert match.view().seats[0].money == 5 + 5


@pytest.mark.rule("97-BRUX-03")
def test_exactly_the_number_required_is_laid_of_any_kind_and_nothing_is_paid() -> None:
    match = play(turn("uses 1 0 0\nseat:1 prison none"), "stock")
    assert match.options == [LOW, MIDDLE, HIGH]
    play(match, f"{HIGH} {MIDDLE}")
    assert match.view().seats[0].brussels["place:stock"] == {MIDDLE: 1, HIGH: 1}
    assert match.view().seats[0].money == 5


@pytest.mark.rule("97-BRUX-03")
def test_with_too_few_architects_in_hand_the_place_is_not_offered() -> None:
    jailed = " ".join([LOW] * 3 + [MIDDLE, HIGH])
    match = turn(f"uses 2 1 2\nseat:1 prison {jailed}")
    assert match.options == ["hall", "pass"]
    with pytest.raises(IllegalAnswerError):
        match.play("stock")


@pytest.mark.rule("97-BRUX-04")
def test_architects_in_brussels_count_only_for_the_brussels_majority_and_return() -> None:
    match = position(f"phase columns\nseat:1 stock {LOW} {LOW}\nseat:1 park {MIDDLE}\nseat:2 hall {LOW}")
    assert match.score() == (0, 0, 0, 0)
    assert [track.square for track in match.view().seats[0].tracks.values()] == [1, 1, 1]
    assert (match.seat, match.decision) == (0, "sendToPrison")
    assert match.view().seats[0].brussels["place:stock"] == {LOW: 2}
    play(match, LOW)
    assert match.view().round == 2
    assert match.view().seats[0].hand == {LOW: 3, MIDDLE: 1}
    assert match.view().seats[1].hand == {LOW: 4, MIDDLE: 1}


@pytest.mark.rule("97-BRUX-05")
def test_city_hall_needs_an_untapped_noble() -> None:
    assert "hall" in turn().options
    assert "hall" not in turn("seat:1 tapped noble:brugmann noble:horta").options


@pytest.mark.rule("97-BRUX-05")
def test_the_park_needs_an_action_that_can_be_performed_and_the_stock_exchange_nothing() -> None:
    assert turn(everything_gone()).options == ["stock", "hall", "pass"]
    assert turn(everything_gone(but="house")).options == ["stock", "hall", "pass"]
    assert turn(everything_gone(but="noble")).options == ["stock", "hall", "park", "pass"]


@pytest.mark.rule("97-BRUX-05")
def test_an_artwork_to_sell_is_enough_for_the_park() -> None:
    red = "seat:1 artworks artwork:red"
    match = turn(f"{red}\n{everything_gone().replace('artwork:red', '', 1)}")
    assert "park" in match.options


@pytest.mark.rule("97-BRUX-06")
def test_an_architect_freed_by_the_action_cannot_pay_for_it() -> None:
    one_in_hand = f"seat:1 prison {LOW} {LOW} {LOW} {LOW} {MIDDLE} {HIGH}"
    match = turn(f"seat:1 nobles noble:vandervelde\nuses 0 1 0\n{one_in_hand}")
    assert "hall" not in match.options
    match = play(turn(f"seat:1 nobles noble:vandervelde\n{one_in_hand}"), "hall noble:vandervelde")
    assert match.view().seats[0].brussels["place:hall"] == {MIDDLE: 1}
    assert match.view().seats[0].hand == {}
    play(match, HIGH)
    assert match.view().seats[0].hand == {HIGH: 1}


@pytest.mark.rule("97-STOCK-01")
def test_the_stock_exchange_gives_5() -> None:
    match = play(turn("seat:1 money 2"), f"stock {LOW}")
    assert match.view().seats[0].money == 7


@pytest.mark.rule("97-HALL-01")
def test_an_activated_noble_is_tapped_stays_and_acts() -> None:
    match = play(turn("seat:1 nobles noble:horta"), f"hall {LOW} noble:horta")
    seat = match.view().seats[0]
    assert seat.tracks["track:architecture"].square == 2
    assert (seat.nobles_ready, seat.nobles_tapped) == (("noble:brugmann",), ("noble:horta",))
    assert match.decision == "turn"


@pytest.mark.rule("97-HALL-02")
def test_the_limit_is_nobility_when_the_action_is_taken() -> None:
    match = turn("seat:1 nobles noble:albert noble:horta noble:buls\nseat:1 tracks 1 2 1")
    play(match, f"hall {LOW} noble:albert noble:horta")
    assert match.decision == "turn"
    assert match.view().seats[0].tracks["track:nobility"].value == 3
    assert match.view().seats[0].nobles_ready == ("noble:buls", "noble:brugmann")


@pytest.mark.rule("97-HALL-02")
def test_the_limit_is_the_value_printed_and_not_the_number_of_the_square(tmp_path: Path) -> None:
    corrected = tmp_path / "box.toml"
    corrected.write_text("tracks.nobility.value = [1, 3, 5]\n")
    nobles = "seat:1 nobles noble:albert noble:horta noble:buls\nseat:1 tracks 1 2 1"
    match = position(f"phase turn seat:1\n{nobles}", components=corrected)
    play(match, f"hall {LOW} noble:albert noble:horta noble:buls")
    assert match.decision == "turn"
    assert match.view().seats[0].nobles_ready == ("noble:brugmann",)


@pytest.mark.rule("97-HALL-03")
def test_one_noble_must_act_and_then_the_player_may_stop() -> None:
    match = play(turn("seat:1 nobles noble:horta noble:buls\nseat:1 tracks 1 3 1"), f"hall {LOW}")
    assert match.options == ["noble:horta", "noble:buls", "noble:brugmann"]
    play(match, "noble:buls")
    assert match.options == ["noble:horta", "noble:brugmann", "stop"]
    play(match, "stop")
    assert match.decision == "turn"
    assert match.view().seats[0].nobles_tapped == ("noble:buls",)
    assert match.view().seats[0].money == 0


@pytest.mark.rule("97-HALL-04")
@pytest.mark.parametrize("order", ["vandervelde hankar", "hankar vandervelde"])
def test_the_player_chooses_the_order_and_each_effect_ends_before_the_next_choice(order: str) -> None:
    first, second = order.split()
    nobles = "seat:1 nobles noble:hankar noble:vandervelde\nseat:1 tracks 1 2 1\nseat:1 tapped noble:brugmann"
    two_left = everything_gone().replace("pair:brick+wood", "", 1).replace("pair:steel+wood", "", 1)
    match = play(turn(f"{nobles}\n{two_left.replace('noble:hankar noble:vandervelde', '', 1)}"), f"hall {LOW}")
    seen = []
    for noble in (first, second):
        assert match.decision == "hallNoble"
        play(match, f"noble:{noble}")
        while match.decision in ("hankarKeep", "freeArchitect"):
            seen.append(match.decision)
            match.play(match.options[0])
    expected = {"hankar": "hankarKeep", "vandervelde": "freeArchitect"}
    assert seen == [expected[first], expected[second]]


@pytest.mark.rule("97-HALL-05")
def test_a_tapped_noble_is_not_offered_again_this_round() -> None:
    match = play(turn("seat:1 nobles noble:horta noble:buls"), f"hall {LOW} noble:horta hall {LOW} {LOW}")
    assert match.options == ["noble:buls", "noble:brugmann"]


@pytest.mark.rule("97-HALL-06")
def test_a_noble_with_a_void_effect_may_be_activated_and_counts_towards_the_limit() -> None:
    match = turn("seat:1 nobles noble:vandervelde noble:horta\nseat:1 prison none\nseat:1 tracks 1 2 1")
    play(match, f"hall {LOW} noble:vandervelde")
    assert match.options == ["noble:horta", "noble:brugmann", "stop"]
    play(match, "noble:horta")
    assert match.decision == "turn"
    assert match.view().seats[0].nobles_tapped == ("noble:horta", "noble:vandervelde")
