"""What an answer does, told before it is given: money, points, pieces, and who leads where."""

from __future__ import annotations

import pytest

from bruxelles.kernel.explain import Change, Preview, Refusal, preview, why_not
from bruxelles.kernel.match import Match
from tests.games.b1893.builder import RULEBOOK, bids, play, position
from tests.games.b1893.looking import refused, seen

NAMES = (
    "money",
    "points",
    "iris",
    "crown",
    "architect",
    "meeples",
    "courthouse",
    "brussels",
    "artworks",
    "cubes",
    "jokers",
    "houses",
    "nobles",
    "upright",
    "first-passes",
    "meeples-row",
    "nobles-row",
    "artworks-row",
    "money-row",
)


def changes(shown: Preview, seat: int = 1) -> dict[str, tuple[int, int]]:
    """What changes for a seat, counted from 1."""
    return {change.what: (change.before, change.after) for change in shown.changes if change.seat == seat - 1}


def leads(shown: Preview) -> dict[str, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Who leads before and after, by seats counted from 1."""
    return {
        lead.what: (tuple(seat + 1 for seat in lead.before), tuple(seat + 1 for seat in lead.after))
        for lead in shown.leads
    }


def facts(shown: Preview) -> list[str]:
    return [RULEBOOK.contents.facts[told.kind].name for told in shown.facts]


def leading(match: Match) -> dict[str, tuple[int, ...]]:
    return {what: tuple(seat + 1 for seat in seats) for what, seats in RULEBOOK.leads(match.state).items() if seats}


def test_everything_countable_of_every_seat_is_counted() -> None:
    match = position(
        """
        phase turn seat:1
        round 2
        seat:2 money 7
        seat:2 points 12
        seat:2 tracks 2 3 1
        seat:2 meeple space:1,1 bid:2
        seat:2 courthouse 1
        seat:2 park 2
        seat:2 artworks artwork:green artwork:green artwork:black
        seat:2 cubes cube:wood cube:joker cube:joker
        seat:2 houses space:2,2 space:5,5
        seat:2 nobles noble:buls
        seat:2 turned noble:albert
        seat:2 slid strategic:artworks prestige:7
        seat:2 first-passes 1
        """,
        3,
    )
    counts = RULEBOOK.standing(match.state)
    assert {what for _, what in counts} == set(NAMES)
    assert {seat for seat, _ in counts} == {0, 1, 2}
    owned = {what: counts[1, what] for what in NAMES}
    assert owned == {
        "money": 7,
        "points": 12,
        "iris": 2,
        "crown": 3,
        "architect": 2,
        "meeples": 3,
        "courthouse": 1,
        "brussels": 2,
        "artworks": 3,
        "cubes": 1,
        "jokers": 2,
        "houses": 2,
        "nobles": 3,
        "upright": 2,
        "first-passes": 1,
        "meeples-row": 1,
        "nobles-row": 1,
        "artworks-row": 3,
        "money-row": 1,
    }


PLACING = "phase turn seat:1\nseat:1 money 9\n" + bids("- - - -", "2:3 2:1 - -")


def test_placing_costs_acts_and_moves_the_leads_it_touches() -> None:
    match = play(position(PLACING), "space:1,1")
    shown = preview(match, "bid:4")
    assert changes(shown) == {"money": (9, 5), "meeples": (5, 4)}
    assert leads(shown) == {"column:1": ((2,), (1,)), "iris:1,1": ((2,), (2,))}
    assert facts(shown) == ["money_moved", "meeple_placed"]
    assert (shown.chance_follows, shown.next_seat, shown.next_decision) == (False, 0, "artColour")


def test_a_lead_that_stays_or_becomes_shared_is_told_too() -> None:
    match = play(position(PLACING), "space:3,1")
    assert leads(preview(match, "bid:3")) == {
        "column:1": ((2,), (1, 2)),
        "iris:2,1": ((2,), (2,)),
        "iris:3,1": ((), (1,)),
    }
    assert leads(preview(match, "bid:1"))["column:1"] == ((2,), (2,))


def test_a_corner_touches_one_iris_and_a_middle_space_four() -> None:
    match = play(position(PLACING), "space:3,3")
    assert set(leads(preview(match, "bid:1"))) == {"column:3", "iris:2,2", "iris:2,3", "iris:3,2", "iris:3,3"}
    match = play(position(PLACING), "space:4,4")
    assert set(leads(preview(match, "bid:1"))) == {"column:4", "iris:3,3"}


def test_irises_and_columns_outside_the_area_are_led_by_nobody() -> None:
    match = position("phase turn seat:1\nsquare iris:2,2\nseat:1 money 2", 3)
    assert set(RULEBOOK.leads(match.state)) == {
        "column:3",
        "column:4",
        "column:5",
        "iris:3,3",
        "iris:3,4",
        "iris:4,3",
        "iris:4,4",
        "brussels",
    }
    assert set(leads(preview(play(match, "space:3,3"), "bid:1"))) == {"column:3", "iris:3,3"}


def test_a_neutral_meeple_moves_irises_and_no_column() -> None:
    match = position("phase planning", 2)
    play(match, match.options[0])
    assert match.decision == "neutral"
    shown = preview(match, match.options[0])
    assert shown.leads
    assert all(lead.what.startswith("iris:") and lead.after == () for lead in shown.leads)


def test_a_choice_that_moves_nothing_yet_changes_nothing() -> None:
    shown = preview(position(PLACING), "space:1,1")
    assert (shown.facts, shown.changes, shown.leads) == ((), (), ())
    assert (shown.next_seat, shown.next_decision) == (0, "bid")


def test_answers_that_follow_by_force_are_part_of_the_preview() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\ngone" + " cube:wood cube:iron" * 10, 3)
    shown = preview(match, "space:1,4")
    assert changes(shown) == {"money": (1, 0), "meeples": (5, 4), "cubes": (0, 2)}
    assert (shown.next_seat, shown.next_decision) == (1, "turn")


LAST_MEEPLE = """
    phase turn seat:1
    column 1 prestige:19
    column 2 prestige:20
    seat:1 money 1
    seat:1 courthouse 4
    seat:1 tracks 3 1 1
    seat:2 passed yes
    seat:3 passed yes
    seat:1 meeple space:1,1 bid:1
    seat:1 meeple space:2,1 bid:1
    seat:2 meeple space:2,2 bid:2
    """


def test_leads_are_those_of_the_round_also_if_it_ends_by_force() -> None:
    shown = preview(position(LAST_MEEPLE, 3), "space:1,2")
    assert leads(shown) == {"column:2": ((2,), (2,)), "iris:1,1": ((1,), (1,)), "iris:1,2": ((2,), (1, 2))}
    assert {"action_void", "passed", "column_won", "iris_won", "meeples_returned"} <= set(facts(shown))
    assert shown.chance_follows
    assert (shown.next_seat, shown.next_decision) == (None, None)
    assert changes(shown) == {"money": (1, 0), "points": (0, 3), "crown": (1, 3), "meeples": (1, 3)}
    assert changes(shown, seat=2) == {"iris": (1, 3), "meeples": (4, 5)}


def test_passing_touches_no_majority() -> None:
    shown = preview(position(LAST_MEEPLE, 3), "pass")
    assert shown.leads == ()
    assert {"passed", "column_won", "meeples_returned"} <= set(facts(shown))
    assert "iris_won" not in facts(shown)
    assert shown.chance_follows


def test_the_first_to_pass_takes_a_card_and_money_for_it() -> None:
    match = position("phase turn seat:1\nseat:1 artworks artwork:green artwork:black", 3)
    assert changes(preview(match, "pass")) == {"money": (0, 3), "first-passes": (0, 1)}


def test_a_preview_does_not_draw() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\ndisplay noble:buls", 3)
    play(match, "space:1,3")
    unseen = seen(match).nobles.unseen
    shown = preview(match, "keep")
    assert shown.chance_follows
    assert (shown.next_seat, shown.next_decision) == (None, None)
    assert changes(shown) == {"nobles": (1, 2)}
    assert seen(match).nobles.unseen == unseen


def test_the_stock_exchange_gains_money_and_shows_who_leads_in_brussels() -> None:
    match = position("phase turn seat:1\nstock 2\nuses 1 0 0 0\nseat:2 stock 2", 3)
    shown = preview(match, "place:stock")
    assert changes(shown) == {"money": (0, 6), "meeples": (5, 3), "brussels": (0, 2)}
    assert leads(shown) == {"brussels": ((2,), (1, 2))}


def test_building_scores_and_costs_cubes() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\nseat:1 cubes cube:wood cube:stone cube:joker", 3)
    play(match, "place:park action:construction")
    assert changes(preview(match, "pay:1wood+1stone")) == {"points": (0, 5), "cubes": (2, 0)}
    assert changes(preview(match, "pay:1wood+1joker")) == {"cubes": (2, 1), "jokers": (1, 0)}
    play(match, "pay:1wood+1stone")
    assert changes(preview(match, "space:5,5")) == {"houses": (0, 1)}


def test_others_change_too() -> None:
    match = position("phase turn seat:1\nseat:1 money 1\nseat:2 houses space:1,1", 3)
    shown = preview(play(match, "space:1,1"), "artwork:green")
    assert changes(shown, seat=2) == {"artworks": (0, 1)}
    assert Change(0, "artworks", 0, 1) in shown.changes


def test_cards_raise_the_row_they_are_slid_under() -> None:
    match = position("phase prestige\ncolumn 1 prestige:1 seat:1", 3)
    assert changes(preview(match, "strategic:nobles")) == {"nobles-row": (1, 3)}
    assert changes(preview(match, "bonus")) == {"crown": (1, 2)}


def test_nobody_leads_an_empty_table_and_the_neutral_colour_wins_nothing() -> None:
    assert leading(position("phase turn seat:1")) == {}
    match = position("phase turn seat:1\n" + bids("n 1:2", "- n"), 2)
    assert leading(match) == {"column:2": (1,), "iris:1,2": (1,)}


def test_the_lead_of_an_iris_counts_meeples_and_that_of_a_column_bids() -> None:
    match = position("phase turn seat:1\n" + bids("1:5 2:1", "2:1"))
    assert leading(match) == {
        "column:1": (1,),
        "column:2": (2,),
        "iris:1,1": (2,),
        "iris:1,2": (2,),
        "iris:2,1": (2,),
    }


@pytest.mark.parametrize(
    ("answer", "decision", "refusal"),
    [
        ("space:1,1", None, None),
        ("space:1,2", None, Refusal("93-PLACE-02", None)),
        ("space:5,5", None, Refusal("93-PLACE-01", None)),
        ("place:park", "turn", Refusal("93-BXL-05", None)),
        ("bid:1", "bid", Refusal(None, "turn")),
        ("artwork:green", "artColour", Refusal(None, "turn")),
    ],
)
def test_why_not_names_the_rule_or_what_comes_first(answer: str, decision: str | None, refusal: Refusal | None) -> None:
    match = position("phase turn seat:1\nuses 0 0 9 0\nseat:1 money 9\n" + bids("- 2:1"), 3)
    assert why_not(match, answer, decision) == refusal


@pytest.mark.parametrize(
    ("lines", "answer", "rule"),
    [
        ("seat:1 money 0", "space:1,1", "93-PLACE-07"),
        ("uses 9 0 0 0", "place:stock", "93-BXL-05"),
        ("seat:1 money 3", "space:1,5", "93-PLACE-01"),
    ],
)
def test_every_way_to_spend_a_turn_says_why_it_is_closed(lines: str, answer: str, rule: str) -> None:
    assert refused(position(f"phase turn seat:1\n{lines}", 3), answer) == rule
