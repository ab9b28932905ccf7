"""Chapters TURN and PASS."""

from __future__ import annotations

import pytest

from tests.games.b1893.builder import play, position, seat_of, table_of
from tests.games.b1893.looking import answered, money, refused, seat_seen, seen, space_seen, told


@pytest.mark.rule("93-TURN-01")
def test_turns_go_clockwise_from_the_first_player_one_action_each() -> None:
    match = position("phase turn seat:3\nfirst seat:3")
    order = []
    for _ in range(5):
        assert match.decision == "turn"
        order.append(match.seat)
        play(match, "place:stock")
    assert order == [2, 3, 0, 1, 2]


@pytest.mark.rule("93-TURN-02")
def test_who_has_passed_takes_no_more_turns_and_the_phase_ends_with_the_last_pass() -> None:
    match = position("phase turn seat:1")
    play(match, "pass place:stock place:stock place:stock")
    assert match.seat == 1
    play(match, "pass pass pass")
    assert [line.split()[0] for line in told(match, "passed")] == ["seat:1", "seat:2", "seat:3", "seat:4"]
    assert seen(match).round == 2


@pytest.mark.rule("93-TURN-03")
def test_passing_is_allowed_with_meeples_and_money_left() -> None:
    match = position("phase turn seat:1\nseat:1 money 9")
    assert "pass" in match.options
    play(match, "pass")
    assert (seat_seen(match, 1).meeples, seat_seen(match, 1).pass_rank) == (5, 1)


@pytest.mark.rule("93-TURN-04")
def test_without_a_legal_action_a_player_must_pass() -> None:
    match = position("phase turn seat:1\nseat:1 money 3\nseat:2 courthouse 7")
    play(match, "place:stock")
    assert answered(match, "turn")[-1] == "seat:2 turn pass forced"
    assert match.seat == 2


@pytest.mark.rule("93-TURN-05")
def test_the_last_player_takes_turn_after_turn_until_passing() -> None:
    match = position("phase turn seat:1\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes")
    play(match, "place:stock place:market")
    assert (match.seat, match.decision) == (0, "turn")
    play(match, "pass")
    assert seen(match).round == 2


@pytest.mark.rule("93-TURN-06")
def test_a_placed_meeple_stays_to_the_end_of_the_round() -> None:
    match = position("phase turn seat:1\nseat:1 money 3\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes")
    play(match, "space:1,1 bid:1 artwork:green")
    assert (space_seen(match, "1,1").owner, seat_seen(match, 1).meeples) == (1, 4)
    play(match, "place:stock")
    assert (space_seen(match, "1,1").owner, seat_seen(match, 1).meeples) == (1, 3)
    assert refused(match, "space:1,1") == "93-PLACE-02"


@pytest.mark.rule("93-TURN-07")
def test_an_art_nouveau_turn_is_space_bid_action_free_action() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 money 3
        seat:2 houses space:2,3
        """
    )
    decisions = []
    for answer in ("space:2,3", "bid:2", "cube:wood", "cube:iron", "cube:stone"):
        decisions.append((match.seat, match.decision))
        play(match, answer)
    assert decisions == [(0, "turn"), (0, "bid"), (0, "cube"), (0, "cube"), (1, "freeCube")]
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-TURN-08")
def test_a_brussels_turn_is_action_meeples_effect() -> None:
    match = position("phase turn seat:1")
    play(match, "place:park")
    assert seat_seen(match, 1).meeples == 4
    assert (match.seat, match.decision) == (0, "parkAction")
    play(match, "action:workshop artwork:blue")
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-TURN-09")
def test_a_freed_meeple_is_available_in_the_same_round() -> None:
    match = position(
        """
        phase turn seat:1
        seat:1 courthouse 6
        seat:1 nobles noble:vandervelde
        seat:2 passed yes
        seat:3 passed yes
        seat:4 passed yes
        """
    )
    play(match, "place:grand-place noble:vandervelde")
    assert (seat_seen(match, 1).meeples, seat_seen(match, 1).courthouse) == (1, 5)
    assert "place:stock" in match.options


ARTWORKS = "artwork:green artwork:green artwork:brown artwork:blue artwork:yellow artwork:black"


@pytest.mark.rule("93-PASS-01")
@pytest.mark.parametrize(
    ("artworks", "gained"),
    [("", 0), ("artwork:green artwork:green", 1), ("artwork:black", 1), (ARTWORKS, 5)],
)
def test_passing_brings_one_for_every_colour_black_included(artworks: str, gained: int) -> None:
    line = f"seat:2 artworks {artworks}" if artworks else ""
    match = position(f"phase turn seat:2\nseat:1 passed yes\n{line}")
    assert seat_seen(match, 2).colours == gained
    play(match, "pass")
    assert money(match)[1] == gained


@pytest.mark.rule("93-PASS-02")
@pytest.mark.rule("93-PASS-05")
def test_the_first_to_pass_takes_a_card_that_nobody_has_seen() -> None:
    match = position("phase turn seat:2")
    unseen = len(seen(match).prestige.unseen)
    pile = seen(match).prestige.pile
    play(match, "pass")
    assert seat_seen(match, 2).first_pass_cards == 1
    assert (len(seen(match).prestige.unseen), seen(match).prestige.pile) == (unseen, pile - 1)
    assert all(not row.cards for row in seat_seen(match, 2).rows)


@pytest.mark.rule("93-PASS-03")
@pytest.mark.parametrize("owned", [0, 1, 3])
def test_the_first_to_pass_gains_one_for_each_card_so_taken(owned: int) -> None:
    match = position(f"phase turn seat:2\nround 4\nseat:2 first-passes {owned}")
    play(match, "pass")
    assert money(match)[1] == owned + 1
    assert told(match, "first_pass_card") == [f"seat:2 count:{owned + 1}"]


@pytest.mark.rule("93-PASS-04")
def test_the_card_of_this_round_counts_as_two_manneken_pis_and_those_of_earlier_rounds_as_none() -> None:
    match = position("phase turn seat:2\nround 3\nseat:2 first-passes 1\nseat:3 first-passes 1")
    play(match, "pass")
    assert [seat.manneken for seat in seen(match).seats] == [0, 2, 0, 0]


@pytest.mark.rule("93-PASS-06")
@pytest.mark.rule("93-PASS-07")
def test_later_passers_get_only_their_colours() -> None:
    match = position("phase turn seat:1\nseat:2 artworks artwork:green")
    play(match, "pass pass")
    assert [seat.first_pass_cards for seat in seen(match).seats] == [1, 0, 0, 0]
    assert money(match)[:2] == [1, 1]
    assert told(match, "first_pass_card") == ["seat:1 count:1"]
    assert table_of(match).first_passer == 0
    assert seat_of(match, 2).passed == 2
