"""What an answer does, told before it is given: money, points, pieces, and who leads where."""

from __future__ import annotations

import pytest

from bruxelles.games.b1897.view import PileView
from bruxelles.kernel.explain import Preview, Refusal, preview, why_not
from bruxelles.kernel.match import Match
from tests.games.b1897.builder import RULEBOOK, play, position
from tests.games.b1897.looking import seat_seen, seen

NAMES = (
    "money",
    "points",
    "architecture",
    "nobility",
    "prestige",
    "hand",
    "prison",
    "brussels",
    "artworks",
    "materials",
    "houses",
    "nobles",
    "ready",
)


def changes(seen: Preview, seat: int = 1) -> dict[str, tuple[int, int]]:
    """What changes for a seat, counted from 1."""
    return {change.what: (change.before, change.after) for change in seen.changes if change.seat == seat - 1}


def leads(seen: Preview) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Who leads before and after, by seats counted from 1."""
    return {
        lead.what: (tuple(seat + 1 for seat in lead.before), tuple(seat + 1 for seat in lead.after))
        for lead in seen.leads
    }


def facts(seen: Preview) -> list[str]:
    return [RULEBOOK.contents.facts[told.kind].name for told in seen.facts]


def leading(match: Match) -> dict[str, tuple[int, ...]]:
    return {what: tuple(seat + 1 for seat in seats) for what, seats in RULEBOOK.leads(match.state).items() if seats}


def test_everything_countable_of_every_seat_is_counted() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 seat:2 architect:2/4 side:4
        seat:2 money 7
        seat:2 points 12
        seat:2 tracks 2 3 1
        seat:2 artworks artwork:red artwork:red artwork:blue
        seat:2 materials pair:wood+wood
        seat:2 houses house:single house:double
        seat:2 nobles noble:horta
        seat:2 tapped noble:buls
        seat:2 stock architect:1/3
        seat:2 prison architect:2/5
        """,
        2,
    )
    counts = RULEBOOK.standing(match.state)
    assert {what for _, what in counts} == set(NAMES)
    assert {seat for seat, _ in counts} == {0, 1}
    owned = {what: counts[1, what] for what in NAMES if what not in ("architecture", "nobility", "prestige")}
    assert owned == {
        "money": 7,
        "points": 12,
        "hand": 4,
        "prison": 1,
        "brussels": 1,
        "artworks": 3,
        "materials": 1,
        "houses": 2,
        "nobles": 3,
        "ready": 2,
    }
    printed = [track.values for track in seat_seen(match, 2).tracks.values()]
    values = [row[square] for row, square in zip(printed, (1, 2, 0), strict=True)]
    assert [counts[1, what] for what in ("architecture", "nobility", "prestige")] == values


PLACING = """
    phase turn seat:1
    grid cell:1,1 artwork:red
    grid cell:2,1 seat:2 architect:1/3 side:3
    grid cell:2,2 seat:2 architect:2/4 side:2
    grid cell:3,1 artwork:blue
    grid cell:3,3 artwork:blue
    seat:1 money 9
"""


def test_placing_costs_takes_the_card_and_moves_the_leads_it_touches() -> None:
    match = play(position(PLACING), "nouveau cell:1,1 architect:2/4")
    seen = preview(match, "side:4")
    assert changes(seen) == {"money": (9, 5), "hand": (5, 4), "artworks": (0, 1)}
    assert leads(seen) == {"column:1": ((2,), (1,)), "coat:1,1": ((2,), (2,))}
    assert facts(seen)[:3] == ["money_moved", "architect_placed", "card_taken"]
    assert (seen.chance_follows, seen.next_seat, seen.next_decision) == (False, 1, "turn")


def test_a_lead_that_stays_or_becomes_shared_is_told_too() -> None:
    match = play(position(PLACING), "nouveau cell:3,1 architect:1/3")
    assert leads(preview(match, "side:3")) == {
        "column:1": ((2,), (1, 2)),
        "coat:2,1": ((2,), (2,)),
        "coat:3,1": ((), (1,)),
    }
    assert leads(preview(match, "side:1"))["column:1"] == ((2,), (2,))


def test_a_corner_touches_one_coat_and_a_middle_cell_four() -> None:
    match = play(position(PLACING), "nouveau cell:3,3 architect:1/3")
    assert set(leads(preview(match, "side:1"))) == {"column:3", "coat:2,2", "coat:2,3", "coat:3,2", "coat:3,3"}


def test_a_choice_that_moves_nothing_yet_changes_nothing() -> None:
    seen = preview(position(PLACING), "nouveau")
    assert (seen.facts, seen.changes, seen.leads, seen.next_seat, seen.next_decision) == ((), (), (), 0, "cell")


def test_answers_that_follow_by_force_are_part_of_the_preview() -> None:
    match = position("phase turn seat:1\ngrid cell:1,1 artwork:red\nseat:1 money 1", 3)
    seen = preview(match, "nouveau")
    assert changes(seen) == {"money": (1, 0), "hand": (5, 4), "artworks": (0, 1)}
    assert (seen.next_seat, seen.next_decision) == (1, "turn")


LAST_ARCHITECT = """
    phase turn seat:1
    grid cell:1,1 artwork:red
    grid cell:1,2 seat:1 architect:2/4 side:2
    grid cell:2,1 seat:1 architect:2/4 side:4
    grid cell:2,2 seat:2 architect:2/4 side:2
    seat:1 money 1
    seat:1 prison architect:1/3 architect:1/3 architect:1/3 architect:2/5
    seat:2 passed yes
    seat:3 passed yes
"""


def test_leads_are_those_of_the_round_also_if_it_ends_by_force() -> None:
    match = position(LAST_ARCHITECT, 3)
    seen = preview(match, "nouveau")
    assert leads(seen) == {"column:1": ((1,), (1,)), "coat:1,1": ((1,), (1,))}
    assert {"passed", "column_won", "coat_won", "architects_returned"} <= set(facts(seen))
    assert seen.chance_follows
    assert (seen.next_seat, seen.next_decision) == (None, None)
    assert changes(seen)["points"] == (0, 1)


def test_passing_touches_no_majority() -> None:
    match = position(LAST_ARCHITECT, 3)
    seen = preview(match, "pass")
    assert seen.leads == ()
    assert seen.chance_follows


def test_a_preview_does_not_draw() -> None:
    match = play(position("phase turn seat:1\nseat:1 money 1", 3), "park architect:1/3")
    unseen = [pile.unseen for pile in seen_piles(match)]
    shown = preview(match, "creation")
    assert shown.chance_follows
    assert facts(shown) == ["park_action_named"]
    assert [pile.unseen for pile in seen_piles(match)] == unseen


def seen_piles(match: Match) -> tuple[PileView, ...]:
    return seen(match).piles


def test_stock_exchange_gains_money_and_shows_who_leads_in_brussels() -> None:
    match = play(position("phase turn seat:1\nseat:2 stock architect:1/3"), "stock")
    shown = preview(match, "architect:1/3")
    assert changes(shown) == {"money": (0, 5), "hand": (5, 4), "brussels": (0, 1)}
    assert leads(shown) == {"brussels": ((2,), (1, 2))}


def test_architects_laid_by_force_count_for_the_lead() -> None:
    match = position(
        """
        phase turn seat:1
        uses 1 0 0
        seat:1 prison architect:1/3 architect:1/3 architect:1/3 architect:2/4 architect:2/5
        seat:2 stock architect:1/3
        """
    )
    shown = preview(play(match, "stock"), "architect:1/3")
    assert leads(shown) == {"brussels": ((2,), (1,))}
    assert facts(shown)[:2] == ["architect_laid", "architect_laid"]


def test_building_scores_and_costs_materials() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 house:single
        seat:1 money 1
        seat:1 materials pair:steel+wood
        """
    )
    assert changes(preview(match, "nouveau")) == {
        "money": (1, 0),
        "points": (0, 1),
        "hand": (5, 4),
        "materials": (1, 0),
        "houses": (0, 1),
    }


def test_others_change_too() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 seat:2 architect:2/4 side:4
        bonuses architecture prestige nobility prison
        seat:2 passed yes
        seat:3 passed yes
        """,
        3,
    )
    shown = preview(match, "pass")
    before, after = changes(shown, seat=2)["architecture"]
    assert after > before


def test_nobody_leads_an_empty_table_and_the_neutral_colour_wins_nothing() -> None:
    assert leading(position("phase turn seat:1")) == {}
    match = position("phase turn seat:1\ngrid cell:2,1 seat:1 architect:1/3 side:1", 2)
    assert leading(match) == {"coat:1,1": (1,), "coat:2,1": (1,)}
    match = position("phase turn seat:1\ngrid cell:2,1 seat:1 architect:1/3 side:3", 2)
    assert leading(match)["column:1"] == (1,)


def test_the_lead_of_a_coat_counts_architects_and_that_of_a_column_values() -> None:
    match = position(
        """
        phase turn seat:1
        grid cell:1,1 seat:1 architect:2/5 side:5
        grid cell:1,2 seat:2 architect:1/3 side:1
        grid cell:2,1 seat:2 architect:1/3 side:1
        seat:1 prison none
        """
    )
    assert leading(match) == {
        "column:1": (1,),
        "column:2": (2,),
        "coat:1,1": (2,),
        "coat:1,2": (2,),
        "coat:2,1": (2,),
    }


@pytest.mark.parametrize(
    ("answer", "decision", "refusal"),
    [
        ("cell:1,1", None, None),
        ("cell:1,2", None, Refusal("97-NOUV-04", None)),
        ("cell:4,4", None, Refusal("97-SETUP-06", None)),
        ("cell:4,4", "cell", Refusal("97-SETUP-06", None)),
        ("pass", "turn", Refusal(None, "cell")),
        ("artwork:red", "sellArtwork", Refusal(None, "cell")),
    ],
)
def test_why_not_names_the_rule_or_what_comes_first(answer: str, decision: str | None, refusal: Refusal | None) -> None:
    cells = "grid cell:1,1 artwork:red\ngrid cell:2,1 artwork:red"
    match = play(position(f"phase turn seat:1\n{cells}\nseat:1 money 9", 3), "nouveau")
    assert why_not(match, answer, decision) == refusal


@pytest.mark.parametrize(
    ("lines", "answer", "rule"),
    [
        ("seat:1 money 0\ngrid cell:1,1 money", "nouveau", "97-NOUV-02"),
        ("seat:1 money 9", "nouveau", "97-NOUV-04"),
        ("uses 9 0 0", "stock", "97-BRUX-03"),
        ("seat:1 tapped noble:brugmann", "hall", "97-BRUX-05"),
    ],
)
def test_every_way_to_spend_a_turn_says_why_it_is_closed(lines: str, answer: str, rule: str) -> None:
    match = position(f"phase turn seat:1\n{lines}", 3)
    assert why_not(match, answer) == Refusal(rule, None)
