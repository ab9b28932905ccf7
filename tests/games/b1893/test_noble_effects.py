"""Chapter NEFF: what Nobles do."""

from __future__ import annotations

from collections import Counter

import pytest

from bruxelles.games.b1893.actions.nobles import ChooseSolvay
from bruxelles.games.b1893.notations import SOLVAY
from bruxelles.games.b1893.vocabulary import Choice
from tests.games.b1893.builder import RULEBOOK, play, position, table_of
from tests.games.b1893.looking import (
    answered,
    money,
    points_from,
    refused,
    seat_seen,
    seen,
    squares,
    told,
)
from tests.games.b1893.test_nobles import TURN, acted, supply_of

BOUGHT_OR_ACTIVATED = pytest.mark.parametrize("way", ["bought", "activated"])


@pytest.mark.rule("93-NEFF-01")
def test_brugmann_gives_five() -> None:
    match = play(position(TURN + "seat:1 money 2"), "place:grand-place noble:brugmann")
    assert money(match)[0] == 7
    assert told(match, "money_moved") == ["seat:1 bf:5 for:noble"]


@pytest.mark.rule("93-NEFF-02")
@BOUGHT_OR_ACTIVATED
@pytest.mark.parametrize(("left", "taken"), [(15, 2), (2, 2), (1, 1), (0, 0)])
def test_empain_gives_two_jokers_as_far_as_there_are_any(way: str, left: int, taken: int) -> None:
    match = acted("empain", way, supply_of(wood=1, joker=left))
    assert seat_seen(match, 1).cubes == ({"cube:joker": taken} if taken else {})
    assert seen(match).cubes["cube:joker"] == left - taken


@pytest.mark.rule("93-NEFF-03")
@BOUGHT_OR_ACTIVATED
@pytest.mark.parametrize("cube", ["wood", "iron", "stone"])
def test_solvay_gives_a_cube_of_choice(way: str, cube: str) -> None:
    match = acted("solvay", way, "seat:1 cubes cube:joker")
    assert (match.decision, match.options) == ("solvay", ["cube", "exchange"])
    assert (refused(match, "cube"), refused(match, "exchange")) == (None, None)
    play(match, "cube")
    assert (match.decision, match.options) == ("cube", ["cube:wood", "cube:iron", "cube:stone"])
    play(match, f"cube:{cube}")
    assert seat_seen(match, 1).cubes == {f"cube:{cube}": 1, "cube:joker": 1}
    assert match.decision == ("nobleKeep" if way == "bought" else "turn")


@pytest.mark.rule("93-NEFF-03")
@BOUGHT_OR_ACTIVATED
@pytest.mark.parametrize("cubes", ["cube:wood cube:iron", "cube:stone cube:stone"])
def test_solvay_exchanges_one_joker_for_two_cubes(way: str, cubes: str) -> None:
    match = acted("solvay", way, "seat:1 cubes cube:joker cube:joker")
    play(match, f"exchange {cubes}")
    owned = seat_seen(match, 1).cubes
    assert owned == {**Counter(cubes.split()), "cube:joker": 1}
    assert seen(match).cubes["cube:joker"] == 14
    assert match.decision == ("nobleKeep" if way == "bought" else "turn")


@pytest.mark.rule("93-NEFF-03")
@BOUGHT_OR_ACTIVATED
def test_without_a_joker_solvay_has_nothing_to_exchange(way: str) -> None:
    match = acted("solvay", way)
    assert answered(match, "solvay") == ["seat:1 solvay cube forced"]
    assert match.decision == "cube"
    reason = ChooseSolvay(0).why_not(table_of(match), Choice(SOLVAY.number("exchange")))
    assert RULEBOOK.contents.rules[reason] == "93-NEFF-03"


@pytest.mark.rule("93-NEFF-03")
@BOUGHT_OR_ACTIVATED
def test_a_single_cube_left_is_all_the_exchange_yields(way: str) -> None:
    match = acted("solvay", way, supply_of(iron=1, joker=15) + "seat:1 cubes cube:joker")
    play(match, "exchange")
    assert (seat_seen(match, 1).cubes, seen(match).cubes["cube:joker"]) == ({"cube:iron": 1}, 15)


@pytest.mark.rule("93-NEFF-03")
@BOUGHT_OR_ACTIVATED
def test_without_a_cube_in_the_supply_solvay_asks_nothing(way: str) -> None:
    match = acted("solvay", way, supply_of(joker=15) + "seat:1 cubes cube:joker")
    assert answered(match, "solvay") == []
    assert seat_seen(match, 1).cubes == {"cube:joker": 1}
    assert match.decision == ("nobleKeep" if way == "bought" else "turn")


@pytest.mark.rule("93-NEFF-04")
@pytest.mark.rule("93-NEFF-05")
@pytest.mark.rule("93-NEFF-06")
@BOUGHT_OR_ACTIVATED
@pytest.mark.parametrize(("noble", "after"), [("buls", [3, 2, 2]), ("albert", [2, 3, 2]), ("van-de-velde", [2, 2, 3])])
def test_three_nobles_advance_a_disc_each(way: str, noble: str, after: list[int]) -> None:
    match = acted(noble, way, "seat:1 tracks 2 2 2")
    assert squares(match, 1) == after
    assert [squares(match, seat) for seat in (2, 3, 4)] == [[1, 1, 1]] * 3


@pytest.mark.rule("93-NEFF-07")
@BOUGHT_OR_ACTIVATED
@pytest.mark.parametrize(("courthouse", "left"), [(3, 2), (1, 0), (0, 0)])
def test_vandervelde_frees_an_own_meeple(way: str, courthouse: int, left: int) -> None:
    match = acted("vandervelde", way, f"seat:1 courthouse {courthouse}")
    assert seat_seen(match, 1).courthouse == left
    assert seat_seen(match, 1).meeples == 7 - left - 1
    assert told(match, "nobody_to_free") == (["seat:1"] if courthouse == 0 else [])
    assert [seat_seen(match, seat).courthouse for seat in (2, 3, 4)] == [2, 2, 2]


@pytest.mark.rule("93-NEFF-08")
@BOUGHT_OR_ACTIVATED
def test_maeterlinck_gives_five_points(way: str) -> None:
    match = acted("maeterlinck", way)
    assert (match.score(), points_from(match, "nobles")[0]) == ((5, 0, 0, 0), 5)
