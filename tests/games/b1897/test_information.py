"""What everybody sees, and the one thing nobody knows. (chapter INFO)"""

from __future__ import annotations

import pytest

from bruxelles.games.b1897.vocabulary import PASSED
from bruxelles.kernel.dealer import Dealer
from tests.conformance.walk import dump
from tests.games.b1897.builder import new_match, play, position

LOW, MIDDLE, HIGH = "architect:1/3", "architect:2/4", "architect:2/5"


@pytest.mark.rule("97-INFO-01")
def test_games_that_will_be_dealt_differently_look_and_are_the_same_until_then() -> None:
    matches = [position("phase turn seat:1", seed=str(seed)) for seed in range(20)]
    assert len({repr(match.view()) for match in matches}) == 1
    assert all(dump(match.state) == dump(matches[0].state) for match in matches)
    drawn = {tuple(play(match, f"park {LOW} influence").view().resolving) for match in matches}
    assert len(drawn) > 5


@pytest.mark.rule("97-INFO-01")
def test_the_counts_of_a_pile_are_shown_by_kind() -> None:
    match = position("phase turn seat:1\nseat:1 artworks artwork:red\ndiscards artwork:blue artwork:blue")
    pile = match.view().piles[0]
    assert pile.unseen == {"artwork:yellow": 3, "artwork:green": 3, "artwork:blue": 1, "artwork:red": 2}
    assert pile.discards == {"artwork:blue": 2}


@pytest.mark.rule("97-INFO-02")
def test_all_that_lies_open_is_shown() -> None:
    match = position(
        f"""
        phase turn seat:2
        round 3
        first seat:4
        expo seat:3
        uses 1 0 2
        bonuses prison prestige nobility architecture
        grid cell:1,1 house:double
        grid cell:2,3 seat:1 {LOW} side:3
        seat:1 money 7
        seat:1 points 12
        seat:1 passed yes
        seat:1 tracks 2 3 1
        seat:1 stock {MIDDLE}
        seat:1 prison {HIGH}
        seat:1 artworks artwork:red artwork:red
        seat:1 materials pair:steel+brick
        seat:1 houses house:single
        seat:1 nobles noble:buls
        seat:1 tapped noble:brugmann
        """
    )
    view, seat = match.view(), match.view().seats[0]
    assert (view.round, view.first_player, view.expo_holder) == (3, 4, 3)
    assert [(column.upper, column.lower) for column in view.columns] == [
        ("bonus:prison", "lower:money"),
        ("bonus:prestige", "lower:artworks"),
        ("bonus:nobility", "lower:nobles"),
        ("bonus:architecture", "lower:houses"),
    ]
    assert [place.uses for place in view.places] == [1, 0, 2]
    assert view.grid[0][0].card == "house:double"
    assert (view.grid[1][2].owner, view.grid[1][2].architect, view.grid[1][2].value) == (1, LOW, 3)
    assert (seat.money, seat.points, seat.passed, seat.pass_rank) == (7, 12, True, 1)
    assert [track.value for track in seat.tracks.values()] == [2, 3, 1]
    assert (seat.hand, seat.prison, seat.brussels["place:stock"]) == ({LOW: 3, MIDDLE: 1}, {HIGH: 1}, {MIDDLE: 1})
    assert (seat.artworks, seat.materials, seat.houses) == (
        {"artwork:red": 2},
        {"pair:steel+brick": 1},
        {"house:single": 1},
    )
    assert (seat.nobles_ready, seat.nobles_tapped) == (("noble:buls",), ("noble:brugmann",))
    assert sum(view.piles[2].unseen.values()) == 16 - 2


@pytest.mark.rule("97-INFO-02")
def test_the_order_of_passing_is_told_to_all() -> None:
    match = play(position("phase turn seat:3"), f"pass stock {LOW} pass pass pass")
    told = [(fact.seat, fact.numbers[0]) for fact in match.facts if fact.kind == PASSED]
    assert told == [(2, 1), (0, 2), (1, 3), (3, 4)]


@pytest.mark.rule("97-INFO-03")
@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_cards_drawn_are_shown_to_everybody_at_once(viewer: int | None) -> None:
    park = play(position("phase turn seat:1", seed="3"), f"park {LOW} influence")
    hall = play(position("phase turn seat:1\nseat:1 nobles noble:hankar", seed="2"), f"hall {LOW} noble:hankar")
    for match, decision in ((park, "parkKeep"), (hall, "hankarKeep")):
        assert match.decision == decision
        assert sorted(match.view(viewer).resolving) == sorted(match.options)
        assert sum(match.view(viewer).resolving.values()) == 2


@pytest.mark.rule("97-INFO-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_and_spectators_see_the_same_at_every_moment(seats: int) -> None:
    match, player = new_match(seats, "3"), Dealer("3", "player")
    looks = 0
    while not match.over:
        spectator = match.view()
        assert all(match.view(viewer) == spectator for viewer in range(seats))
        match.play(match.numbers[player.below(len(match.numbers))])
        looks += 1
    assert looks > 50
