"""Chapter NOBLE: taking Nobles and keeping them."""

from __future__ import annotations

import random

import pytest

from bruxelles.games.b1893.actions.nobles import KeepNoble
from bruxelles.games.b1893.notations import KEEP, NOBLE
from bruxelles.games.b1893.vocabulary import Choice
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import RULEBOOK, new_match, play, position, table_of
from tests.games.b1893.looking import (
    answered,
    display,
    money,
    refused,
    seat_seen,
    seen,
    squares,
    story,
    told,
    turned,
    upright,
)

KINDS = ("empain", "solvay", "buls", "albert", "van-de-velde", "vandervelde", "maeterlinck")
TURN = "phase turn seat:1\n"
FOUR = "display noble:buls noble:albert noble:van-de-velde noble:vandervelde\n"
ALONE = "seat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes\n"
CUBES = {"cube:wood": 10, "cube:iron": 10, "cube:stone": 10, "cube:joker": 15}


def nobles_action(lines: str, bid: str = "bid:1") -> Match:
    """A match in which seat 1 has placed a meeple on space 1,3, a Nobles action."""
    match = play(position(TURN + lines), "space:1,3")
    return play(match, bid) if match.decision == "bid" else match


def gone_but(*left: str) -> str:
    """A line by which no other nobles are in the game."""
    gone = [f"noble:{kind}" for kind in KINDS for _ in range(3 - left.count(kind))]
    return f"gone {' '.join(gone)}\n"


def acted(noble: str, way: str, lines: str = "") -> Match:
    """A match in which seat 1 has this noble's effect, by taking it or by the Grand-Place."""
    if way == "bought":
        return nobles_action(f"seat:1 money 1\ndisplay noble:{noble}\n{lines}")
    return play(position(f"{TURN}seat:1 nobles noble:{noble}\n{lines}"), f"place:grand-place noble:{noble}")


def supply_of(**left: int) -> str:
    """A line by which the supply holds only these cubes."""
    gone = [cube for cube, count in CUBES.items() for _ in range(count - left.get(cube.removeprefix("cube:"), 0))]
    return f"gone {' '.join(gone)}\n"


@pytest.mark.rule("93-NOBLE-01")
@pytest.mark.parametrize(("place", "price"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_noble_costs_what_its_place_says(place: int, price: int) -> None:
    match = nobles_action("seat:1 money 4\n" + FOUR)
    assert (match.decision, match.options) == ("noblePick", ["display:1", "display:2", "display:3", "display:4"])
    taken = display(match)[place - 1]
    play(match, f"display:{place}")
    assert seen(match).taken == taken
    assert money(match)[0] == 3 - price


@pytest.mark.rule("93-NOBLE-01")
@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_only_the_money_left_after_the_bid_pays(left: int) -> None:
    match = nobles_action("seat:1 money 5\n" + FOUR, f"bid:{5 - left}")
    affordable = [f"display:{place}" for place in range(4 - left, 5)]
    if left == 0:
        assert answered(match, "noblePick") == ["seat:1 noblePick display:4 forced"]
    else:
        assert match.options == affordable
        dearer = [f"display:{place}" for place in range(1, 4 - left)]
        assert [refused(match, place) for place in dearer] == ["93-NOBLE-01"] * len(dearer)


@pytest.mark.rule("93-NOBLE-02")
@pytest.mark.parametrize("lines", [FOUR, "display noble:buls\n", "display noble:buls noble:albert\n"])
def test_without_money_the_rightmost_noble_can_be_taken(lines: str) -> None:
    match = nobles_action("seat:1 money 1\n" + lines)
    assert (match.decision, money(match)[0]) == ("nobleKeep", 0)
    assert told(match, "noble_taken") == [f"seat:1 {lines.split()[-1]} display:4"]


@pytest.mark.rule("93-NOBLE-02")
def test_with_an_empty_display_the_action_cannot_be_carried_out() -> None:
    match = nobles_action("seat:1 money 9\n")
    assert told(match, "action_void") == ["seat:1 action:nobles"]
    assert (match.seat, money(match)[0]) == (1, 8)


@pytest.mark.rule("93-NOBLE-03")
def test_pay_then_the_effect_then_its_fate_then_the_display() -> None:
    match = play(nobles_action("seat:1 money 4\n" + FOUR), "display:2 keep")
    facts = [line.partition(" ")[0] for line in story(match)]
    assert facts[facts.index("meeple_placed") + 1 :] == [
        "money_moved",
        "noble_taken",
        "track_advanced",
        "noble_kept",
        "noble_revealed",
    ]
    assert told(match, "money_moved")[-1] == "seat:1 bf:-2 for:taking-noble"


@pytest.mark.rule("93-NOBLE-04")
@pytest.mark.parametrize(
    ("noble", "lines"),
    [
        ("buls", "seat:1 tracks 6 1 1"),
        ("albert", "seat:1 tracks 1 6 1"),
        ("van-de-velde", "seat:1 tracks 1 1 6"),
        ("vandervelde", "seat:1 courthouse 0"),
        ("empain", supply_of(wood=1)),
        ("solvay", supply_of(joker=1)),
    ],
)
@pytest.mark.parametrize("fate", ["keep", "discard"])
def test_a_noble_whose_effect_yields_nothing_may_be_taken(noble: str, lines: str, fate: str) -> None:
    match = acted(noble, "bought", lines)
    before = squares(match, 1)
    assert (match.decision, seat_seen(match, 1).cubes) == ("nobleKeep", {})
    play(match, fate)
    assert turned(match, 1) == ([f"noble:{noble}"] if fate == "keep" else [])
    assert squares(match, 1) == before


@pytest.mark.rule("93-NOBLE-05")
def test_after_the_effect_the_noble_is_kept_or_discarded() -> None:
    match = nobles_action("seat:1 money 4\n" + FOUR)
    play(match, "display:1")
    assert (match.seat, match.decision, match.options) == (0, "nobleKeep", ["keep", "discard"])
    assert (refused(match, "keep"), refused(match, "discard")) == (None, None)
    assert (squares(match, 1), turned(match, 1)) == ([2, 1, 1], [])
    play(match, "discard")
    assert (seen(match).nobles.discards, turned(match, 1)) == ({"noble:buls": 1}, [])
    match = play(nobles_action("seat:1 money 4\n" + FOUR), "display:1 keep")
    assert (seen(match).nobles.discards, turned(match, 1)) == ({}, ["noble:buls"])


@pytest.mark.rule("93-NOBLE-06")
def test_a_kept_noble_is_turned_to_the_end_of_the_round() -> None:
    match = nobles_action("seat:1 money 1\nseat:1 tracks 1 6 1\n" + FOUR + ALONE)
    play(match, "keep")
    assert (upright(match, 1), turned(match, 1)) == (["noble:brugmann"], ["noble:vandervelde"])
    play(match, "place:grand-place")
    assert match.options == ["noble:brugmann", "stop"]
    assert refused(match, "noble:vandervelde") == "93-NOBLE-13"
    play(match, "stop pass bonus")
    assert seen(match).round == 2
    assert upright(match, 1) == ["noble:brugmann", "noble:vandervelde"]


@pytest.mark.rule("93-NOBLE-07")
@pytest.mark.parametrize("seed", ["1", "2"])
def test_a_kept_noble_stays_to_the_end_of_the_game(seed: str) -> None:
    match, choice = new_match(4, seed), random.Random(seed)
    kept: list[set[str]] = [set() for _ in range(4)]
    while not match.over and match.decision != "payNoble":
        for owned, seat in zip(kept, seen(match).seats, strict=True):
            nobles = {noble.noble for noble in seat.nobles}
            assert owned <= nobles
            owned |= nobles
        busy = [option for option in match.options if option not in ("pass", "stop", "discard")]
        match.play(choice.choice(busy or match.options))
    assert sum(map(len, kept)) > 8


@pytest.mark.rule("93-NOBLE-08")
@pytest.mark.parametrize("owned", ["nobles", "turned"])
def test_a_second_noble_of_a_kind_acts_once_and_must_be_discarded(owned: str) -> None:
    match = nobles_action(f"seat:1 money 4\nseat:1 {owned} noble:buls\n" + FOUR)
    play(match, "display:1")
    assert answered(match, "nobleKeep") == ["seat:1 nobleKeep discard forced"]
    assert squares(match, 1) == [2, 1, 1]
    assert seen(match).nobles.discards == {"noble:buls": 1}
    assert sorted(upright(match, 1) + turned(match, 1)) == ["noble:brugmann", "noble:buls"]


@pytest.mark.rule("93-NOBLE-08")
def test_it_is_a_rule_that_forbids_to_keep_two_of_a_kind_and_others_may_own_the_same() -> None:
    table = table_of(position(TURN + "seat:1 nobles noble:buls\nseat:2 nobles noble:albert"))
    reasons = []
    for noble in ("noble:buls", "noble:albert"):
        table.taken = NOBLE.number(noble)
        reasons.append(RULEBOOK.contents.rules.get(KeepNoble(0).why_not(table, Choice(KEEP.number("keep"))), ""))
    assert reasons == ["93-NOBLE-08", ""]


@pytest.mark.rule("93-NOBLE-09")
def test_any_number_of_nobles_may_be_kept() -> None:
    others = " ".join(f"noble:{kind}" for kind in KINDS if kind != "buls")
    match = play(nobles_action(f"seat:1 money 1\nseat:1 nobles {others}\ndisplay noble:buls"), "keep")
    assert len(upright(match, 1) + turned(match, 1)) == 8


@pytest.mark.rule("93-NOBLE-10")
@pytest.mark.parametrize(
    ("place", "rest"),
    [
        (1, ["noble:albert", "noble:van-de-velde", "noble:vandervelde"]),
        (2, ["noble:buls", "noble:van-de-velde", "noble:vandervelde"]),
        (3, ["noble:buls", "noble:albert", "noble:vandervelde"]),
        (4, ["noble:buls", "noble:albert", "noble:van-de-velde"]),
    ],
)
@pytest.mark.parametrize("fate", ["keep", "discard"])
def test_at_last_cards_slide_right_and_a_new_one_comes_on_the_left(place: int, rest: list[str], fate: str) -> None:
    match = nobles_action("seat:1 money 4\n" + FOUR)
    play(match, f"display:{place}")
    assert (display(match)[place - 1], match.decision) == (None, "nobleKeep")
    unseen = sum(seen(match).nobles.unseen.values())
    play(match, fate)
    assert display(match)[1:] == rest
    assert [line.split()[1] for line in told(match, "noble_revealed")] == ["display:1"]
    assert sum(seen(match).nobles.unseen.values()) == unseen - 1


@pytest.mark.rule("93-NOBLE-11")
def test_an_empty_pile_is_renewed_from_the_discards() -> None:
    left = gone_but("buls", "albert", "van-de-velde", "vandervelde", "empain", "empain")
    match = nobles_action(f"seat:1 money 4\n{FOUR}discards noble:empain noble:empain\n{left}")
    assert seen(match).nobles.unseen == {}
    play(match, "display:1 keep")
    assert told(match, "nobles_reshuffled") == [""]
    assert display(match) == ["noble:empain", "noble:albert", "noble:van-de-velde", "noble:vandervelde"]
    assert (seen(match).nobles.unseen, seen(match).nobles.discards) == ({"noble:empain": 1}, {})


@pytest.mark.rule("93-NOBLE-11")
def test_a_pile_with_a_card_is_not_renewed() -> None:
    left = gone_but("buls", "albert", "van-de-velde", "vandervelde", "empain", "solvay")
    match = nobles_action(f"seat:1 money 4\n{FOUR}discards noble:empain\n{left}")
    play(match, "display:1 keep")
    assert (told(match, "nobles_reshuffled"), display(match)[0]) == ([], "noble:solvay")
    assert (seen(match).nobles.unseen, seen(match).nobles.discards) == ({}, {"noble:empain": 1})


@pytest.mark.rule("93-NOBLE-11")
def test_a_noble_just_discarded_is_among_the_renewed_pile() -> None:
    match = nobles_action(f"seat:1 money 4\n{FOUR}{gone_but('buls', 'albert', 'van-de-velde', 'vandervelde')}")
    play(match, "display:3 discard")
    assert display(match) == ["noble:van-de-velde", "noble:buls", "noble:albert", "noble:vandervelde"]
    assert seen(match).nobles.discards == {}


@pytest.mark.rule("93-NOBLE-12")
def test_with_neither_pile_nor_discards_the_leftmost_place_stays_empty() -> None:
    lines = f"seat:1 money 4\n{FOUR}{gone_but('buls', 'albert', 'van-de-velde', 'vandervelde')}seat:2 money 4\n"
    match = play(nobles_action(lines), "display:3 keep")
    assert display(match) == [None, "noble:buls", "noble:albert", "noble:vandervelde"]
    play(match, "space:3,1 bid:1")
    assert match.options == ["display:2", "display:3", "display:4"]
    assert refused(match, "display:1") == "93-NOBLE-12"


@pytest.mark.rule("93-NOBLE-12")
def test_gaps_are_filled_from_the_right_as_soon_as_there_are_cards() -> None:
    match = nobles_action(f"seat:1 money 4\ndisplay noble:buls noble:albert\n{gone_but('buls', 'albert')}")
    play(match, "display:4 discard")
    assert display(match) == [None, None, "noble:albert", "noble:buls"]
    match = nobles_action(f"seat:1 money 4\ndisplay noble:buls\n{gone_but('buls', 'albert', 'solvay', 'solvay')}")
    play(match, "keep")
    assert (display(match)[0], None in display(match)[1:]) == (None, False)
    assert [line.split()[1] for line in told(match, "noble_revealed")] == ["display:4", "display:3", "display:2"]


@pytest.mark.rule("93-NOBLE-13")
def test_a_noble_used_at_the_grand_place_is_not_used_for_a_free_action() -> None:
    lines = "seat:1 houses space:1,3\nseat:2 money 3\ndisplay noble:albert\nseat:1 nobles noble:buls\n"
    match = play(position(TURN + lines), "place:grand-place noble:buls space:1,3 bid:1 discard")
    assert (match.seat, match.decision, match.options) == (0, "freeNoble", ["noble:brugmann", "stop"])
    assert refused(match, "noble:buls") == "93-NOBLE-13"


@pytest.mark.rule("93-NOBLE-13")
def test_a_noble_used_for_a_free_action_is_not_used_at_the_grand_place() -> None:
    lines = "seat:2 houses space:1,3\nseat:1 money 3\ndisplay noble:albert\nseat:2 nobles noble:buls\n"
    match = play(position(TURN + lines), "space:1,3 bid:1 discard noble:buls place:grand-place")
    assert (match.seat, match.decision, match.options) == (1, "grandPlace", ["noble:brugmann", "stop"])
    assert refused(match, "noble:buls") == "93-NOBLE-13"
