"""Chapter FREE: what the owner of a visited house does."""

from __future__ import annotations

from pathlib import Path

import pytest

from bruxelles.kernel.match import Match
from tests.games.b1893.builder import play, position
from tests.games.b1893.looking import (
    answered,
    corrected,
    money,
    points_from,
    refused,
    seat_seen,
    seen,
    squares,
    story,
    told,
    turned,
    upright,
)

SPACES = {"workshop": "1,1", "sales": "1,2", "nobles": "1,3", "materials": "1,4", "construction": "2,4"}
REFINED = "cube:wood " * 10 + "cube:iron " * 10 + "cube:stone " * 10


def visited(action: str, lines: str = "", owner: int = 3, components: Path | None = None) -> Match:
    """Seat 1 has placed a meeple on the house of another seat, and can choose within the action."""
    space = SPACES[action]
    text = f"phase turn seat:1\nseat:1 money 2\nseat:{owner} houses space:{space}\n{lines}"
    return play(position(text, components=components), f"space:{space} bid:1")


@pytest.mark.rule("93-FREE-01")
@pytest.mark.parametrize("action", SPACES)
@pytest.mark.parametrize("owner", [2, 4])
def test_an_opponent_on_a_house_lets_its_owner_act_by_the_kind_of_the_space(action: str, owner: int) -> None:
    match = visited(action, "display noble:buls", owner)
    while match.seat == 0:
        play(match, match.options[0])
    assert told(match, "free_action_due") == [f"seat:{owner} action:{action} space:{SPACES[action]}"]


@pytest.mark.rule("93-FREE-02")
def test_the_owner_acts_after_the_visitor_and_before_the_next_turn() -> None:
    match = visited("materials")
    course = []
    for answer in ("cube:wood", "cube:iron", "cube:stone"):
        course.append((match.seat, match.decision))
        play(match, answer)
    assert course == [(0, "cube"), (0, "cube"), (2, "freeCube")]
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-FREE-02")
def test_the_visitor_comes_first_where_the_supply_is_short() -> None:
    match = visited("materials", f"gone {REFINED.replace('cube:wood cube:wood ', '', 1)}")
    assert seat_seen(match, 1).cubes == {"cube:wood": 2}
    assert told(match, "free_action_due") == ["seat:3 action:materials space:1,4"]
    assert (seat_seen(match, 3).cubes, match.decision, match.seat) == ({}, "turn", 1)


@pytest.mark.rule("93-FREE-03")
@pytest.mark.parametrize("house", ["seat:1 houses space:1,1", "seat:3 houses space:2,2", ""])
def test_neither_ones_own_house_nor_a_bare_space_gives_a_free_action(house: str) -> None:
    match = play(position(f"phase turn seat:1\nseat:1 money 1\n{house}"), "space:1,1 artwork:green")
    assert told(match, "free_action_due") == []
    assert [sum(seat.artworks.values()) for seat in seen(match).seats] == [1, 0, 0, 0]


@pytest.mark.rule("93-FREE-04")
@pytest.mark.parametrize(("left", "taken"), [(6, 1), (1, 1), (0, 0)])
def test_a_workshop_gives_the_owner_a_black_artwork_if_there_is_one(left: int, taken: int) -> None:
    match = play(visited("workshop", f"gone{' artwork:black' * (6 - left)}" if left < 6 else ""), "artwork:green")
    assert seat_seen(match, 3).artworks == ({"artwork:black": 1} if taken else {})
    assert seen(match).artworks["artwork:black"] == left - taken
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-FREE-05")
@pytest.mark.parametrize(
    ("artworks", "points"),
    [("", 0), ("artwork:green artwork:green artwork:black", 3), ("artwork:blue " * 6 + "artwork:yellow " * 6, 12)],
)
def test_a_sales_space_scores_a_point_for_each_artwork_of_the_owner(artworks: str, points: int) -> None:
    match = visited("sales", f"seat:3 artworks {artworks}" if artworks else "")
    assert match.score() == (0, 0, points, 0)
    assert points_from(match, "free-actions") == [0, 0, points, 0]
    assert sum(seat_seen(match, 3).artworks.values()) == points


@pytest.mark.rule("93-FREE-06")
def test_a_nobles_space_lets_the_owner_turn_an_upright_noble() -> None:
    lines = "display noble:albert\nseat:3 nobles noble:buls\nseat:3 turned noble:maeterlinck"
    match = play(visited("nobles", lines), "discard")
    assert (match.seat, match.decision, match.options) == (2, "freeNoble", ["noble:brugmann", "noble:buls", "stop"])
    assert refused(match, "noble:maeterlinck") == "93-NOBLE-13"
    assert refused(match, "noble:albert") == "93-BXL-09"
    play(match, "noble:buls")
    assert (squares(match, 3), squares(match, 1)) == ([2, 1, 1], [1, 2, 1])
    assert (upright(match, 3), turned(match, 3)) == (["noble:brugmann"], ["noble:buls", "noble:maeterlinck"])
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-FREE-06")
def test_the_owner_may_decline_and_keep_the_nobles_upright() -> None:
    match = play(visited("nobles", "display noble:albert"), "discard stop")
    assert (upright(match, 3), money(match)[2]) == (["noble:brugmann"], 0)
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-FREE-06")
def test_without_an_upright_noble_the_owner_is_not_asked() -> None:
    match = play(visited("nobles", "display noble:albert\nseat:3 turned noble:brugmann"), "discard")
    assert (answered(match, "freeNoble"), match.seat, match.decision) == ([], 1, "turn")


@pytest.mark.rule("93-FREE-06")
def test_bots_think_first_of_using_a_noble() -> None:
    match = play(visited("nobles", "display noble:albert"), "discard")
    decision = match.state.decision
    assert decision is not None
    noble, stop = (decision.prior(match.state, option) for option in match.numbers)
    assert noble > stop >= 1


@pytest.mark.rule("93-FREE-07")
@pytest.mark.parametrize("cube", ["wood", "iron", "stone"])
def test_a_materials_space_gives_the_owner_one_cube_of_choice(cube: str) -> None:
    match = play(visited("materials"), "cube:wood cube:wood")
    assert (match.seat, match.decision, match.options) == (2, "freeCube", ["cube:wood", "cube:iron", "cube:stone"])
    assert refused(match, "cube:joker") == "93-MAT-01"
    play(match, f"cube:{cube}")
    assert seat_seen(match, 3).cubes == {f"cube:{cube}": 1}
    assert seen(match).cubes[f"cube:{cube}"] == (7 if cube == "wood" else 9)
    assert match.seat == 1


@pytest.mark.rule("93-FREE-07")
def test_the_owner_takes_no_kind_that_is_used_up() -> None:
    match = play(visited("materials", f"gone{' cube:iron' * 10}"), "cube:wood cube:wood")
    assert match.options == ["cube:wood", "cube:stone"]
    assert refused(match, "cube:iron") == "93-MAT-02"


@pytest.mark.rule("93-FREE-08")
@pytest.mark.parametrize("houses", [[], ["5,1"], ["5,1", "5,2", "5,3"], ["5,1", "5,2", "5,3", "5,4", "5,5"]], ids=len)
def test_a_construction_space_scores_a_point_for_each_house_of_the_owner(houses: list[str]) -> None:
    lines = "".join(f"seat:3 houses space:{space}\n" for space in houses)
    match = visited("construction", lines + "seat:2 houses space:4,4 space:1,5")
    assert match.score() == (0, 0, 1 + len(houses), 0)
    assert points_from(match, "free-actions")[2] == 1 + len(houses)


@pytest.mark.rule("93-FREE-09")
@pytest.mark.parametrize(
    ("action", "lines", "decision"),
    [
        ("workshop", "gone " + " ".join(f"artwork:{c} " * 6 for c in ("green", "brown", "blue", "yellow")), "turn"),
        ("sales", "", "turn"),
        ("nobles", "", "freeNoble"),
        ("construction", "", "turn"),
    ],
)
def test_the_free_action_is_due_though_the_visitor_can_do_nothing(action: str, lines: str, decision: str) -> None:
    match = visited(action, f"seat:3 artworks artwork:black\n{lines}")
    assert told(match, "action_void") == [f"seat:1 action:{action}"]
    assert told(match, "free_action_due") == [f"seat:3 action:{action} space:{SPACES[action]}"]
    assert match.decision == decision
    gained = {"workshop": (2, 0), "sales": (1, 1), "nobles": (1, 0), "construction": (1, 1)}[action]
    assert (seat_seen(match, 3).artworks["artwork:black"], match.score()[2]) == gained


@pytest.mark.rule("93-FREE-10")
def test_an_owner_who_has_passed_still_acts() -> None:
    match = play(visited("materials", "seat:3 passed yes"), "cube:wood cube:wood")
    assert (match.seat, match.decision) == (2, "freeCube")
    play(match, "cube:stone")
    assert (seat_seen(match, 3).cubes, match.seat) == ({"cube:stone": 1}, 1)
    play(match, "pass")
    assert match.seat == 3


@pytest.mark.rule("93-FREE-11")
@pytest.mark.parametrize("action", SPACES)
def test_the_park_visits_no_house(action: str) -> None:
    houses = " ".join(f"space:{space}" for space in SPACES.values())
    lines = f"phase turn seat:1\ndisplay noble:buls\nseat:1 cubes cube:joker cube:joker\nseat:3 houses {houses}"
    match = play(position(f"{lines}\nseat:3 artworks artwork:blue"), f"place:park action:{action}")
    while match.seat == 0:
        play(match, match.options[0])
    assert (told(match, "free_action_due"), match.score()[2]) == ([], 0)
    assert (match.seat, match.decision) == (1, "turn")


@pytest.mark.rule("93-FREE-11")
@pytest.mark.parametrize("place", ["stock", "grand-place", "market"])
def test_brussels_visits_no_house(place: str) -> None:
    match = play(position("phase turn seat:1\nseat:3 houses space:1,1 space:1,2"), f"place:{place}")
    assert told(match, "free_action_due") == []


@pytest.mark.rule("93-FREE-11")
def test_neutral_meeples_visit_no_house() -> None:
    match = position("phase planning\nseat:1 houses space:3,3 space:3,2\nseat:2 houses space:2,3 space:2,2", 2)
    play(match, match.options[0])
    assert match.decision == "neutral"
    active = [space for row in seen(match).spaces for space in row if space.active and space.house]
    assert [refused(match, space.space) for space in active] == ["93-2P-03"] * len(active)
    assert active
    while match.decision == "neutral":
        play(match, match.options[0])
    assert "free_action_due" not in [line.partition(" ")[0] for line in story(match)]


@pytest.mark.rule("93-FREE-12")
@pytest.mark.parametrize("action", SPACES)
def test_a_free_action_costs_the_owner_neither_meeple_nor_money(action: str) -> None:
    match = visited(action, "display noble:albert\nseat:3 money 4\nseat:3 courthouse 7\nseat:3 nobles noble:buls")
    while match.seat != 1:
        play(match, "noble:buls" if match.decision == "freeNoble" else match.options[0])
    assert (seat_seen(match, 3).meeples, seat_seen(match, 3).courthouse, money(match)[2]) == (0, 7, 4)
    assert [place.uses for place in seen(match).places] == [0, 0, 0, 0]


@pytest.mark.rule("93-FREE-12")
def test_the_crown_does_not_limit_free_actions(tmp_path: Path) -> None:
    path = corrected(tmp_path, "tracks.crown.value = [0, 1, 2, 3, 4, 5]\n")
    match = play(visited("nobles", "display noble:albert", components=path), "discard")
    assert (seat_seen(match, 3).tracks["track:crown"].value, match.decision) == (0, "freeNoble")
    play(match, "noble:brugmann")
    assert money(match)[2] == 5


@pytest.mark.rule("93-FREE-12")
def test_several_free_actions_may_come_in_one_round() -> None:
    lines = "phase turn seat:1\nseat:1 money 1\nseat:2 money 1\nseat:3 houses space:1,3 space:2,5\nstrips 1 3 2 4 5\n"
    match = position(lines + "display noble:albert noble:empain\nseat:3 nobles noble:buls\nseat:3 houses space:2,1")
    play(match, "space:1,3 discard noble:buls space:2,1 discard noble:brugmann")
    assert turned(match, 3) == ["noble:brugmann", "noble:buls"]
    assert (match.seat, match.decision) == (2, "turn")
