"""The log of 1893: one sentence for a turn, and nothing forgotten but noise."""

from __future__ import annotations

import pytest
from tests.games.b1893.builder import play, position
from tests.words.games_1893 import games, said
from tests.words.saying import inside

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.words import Message
from bruxelles.words.b1893 import log_lines


def log(match: Match, language: str = "en") -> list[str]:
    return [said(line, language) for line in log_lines(match.facts)]


def after(text: str, answers: str, seats: int = 4) -> Match:
    return play(position(text, seats), answers)


def told(text: list[tuple[int, int, tuple[int, int, int]]]) -> list[Fact]:
    return [Fact(entry, fact, seat, numbers) for entry, (fact, seat, numbers) in enumerate(text)]


def test_a_placement_is_told_in_one_sentence() -> None:
    match = after("phase turn seat:1\nseat:1 money 3", "space:1,1 bid:2 artwork:green")
    assert log(match) == ["Ada bids 2 BF at row 1, column 1 and takes a green Artwork."]
    assert log(match, "fr") == ["Ada mise 2\u00a0FB en rangée 1, colonne 1 et prend une Œuvre verte."]


def test_cubes_of_a_kind_are_counted() -> None:
    match = after("phase turn seat:1\nseat:1 money 1", "space:1,4 cube:stone cube:stone")
    assert log(match) == ["Ada bids 1 BF at row 1, column 4 and takes 2 stones."]


def test_a_construction_is_told_in_one_sentence() -> None:
    match = after(
        "phase turn seat:1\nneedles wood money\nseat:1 money 5\nseat:1 cubes cube:wood",
        "space:2,4 bid:1 needle:wood space:5,1",
    )
    (line,) = log(match)
    assert line == (
        "Ada bids 1 BF at row 2, column 4, builds a House at row 5, column 1 with 1 wood and 3 BF, scores 5 VP and "
        "moves the needle on wood to stone."
    )


def test_a_sale_names_what_it_brings_and_what_makes_room() -> None:
    match = after(
        """
        phase turn seat:1
        market artwork:brown artwork:blue
        seat:1 money 1
        seat:1 artworks artwork:green
        """,
        "space:1,2 indicator:4,3 artwork:blue",
    )
    assert log(match) == [
        "Ada bids 1 BF at row 1, column 2 and sells a green Artwork for 4 BF and 2 VP, replacing the blue Artwork."
    ]


def test_a_noble_is_told_with_price_effect_and_fate() -> None:
    match = after(
        "phase turn seat:1\ndisplay noble:buls noble:albert\nseat:1 money 2", "space:1,3 bid:1 display:3 keep"
    )
    assert log(match)[0] == (
        "Ada bids 1 BF at row 1, column 3, takes Charles Buls for 1 BF (Iris space 2) and keeps him."
    )


def test_nobles_at_the_grand_place_are_told_together() -> None:
    match = after(
        """
        phase turn seat:1
        seat:1 tracks 1 3 1
        seat:1 nobles noble:empain noble:solvay
        """,
        "place:grand-place noble:empain noble:solvay exchange cube:wood cube:iron noble:brugmann",
    )
    (line,) = log(match)
    assert line == (
        "Ada places 1 meeple at the Grand-Place and activates Édouard Empain (2 jokers), Ernest Solvay (1 joker for 1 "
        "wood and 1 iron) and Georges Brugmann (5 BF)."
    )


def test_an_action_in_vain_is_told() -> None:
    assert log(after("phase turn seat:1", "place:park action:sales")) == [
        "Ada places 1 meeple at the Park and chooses Sales without effect."
    ]
    assert log(after("phase turn seat:1\nseat:1 money 1", "space:1,2")) == [
        "Ada bids 1 BF at row 1, column 2 and can’t carry out Sales."
    ]


def test_a_free_action_is_told_apart() -> None:
    match = after(
        "phase turn seat:1\nseat:1 money 1\nseat:2 houses space:1,1\nseat:2 passed yes", "space:1,1 artwork:blue"
    )
    assert log(match) == [
        "Ada bids 1 BF at row 1, column 1 and takes a blue Artwork.",
        "Free action (Workshop at row 1, column 1): Bo takes a black Artwork.",
    ]


def test_a_free_action_that_waits_for_a_choice_is_announced() -> None:
    match = after("phase turn seat:1\nseat:1 money 1\nseat:2 houses space:1,4", "space:1,4 cube:wood cube:wood")
    assert log(match)[1:] == ["Bo’s House at row 1, column 4 is visited: a free action (Materials)."]
    assert log(play(match, "cube:iron"))[1:] == ["Free action (Materials at row 1, column 4): Bo takes 1 iron."]


def test_a_free_action_declined_is_not_mixed_up_with_the_turn_that_follows() -> None:
    match = after(
        """
        phase turn seat:1
        display noble:albert
        seat:1 money 1
        seat:2 houses space:1,3
        """,
        "space:1,3 discard stop place:stock",
    )
    assert log(match)[-2:] == [
        "Bo’s House at row 1, column 3 is visited: a free action (Nobles).",
        "Bo places 1 meeple at the Stock Exchange and gains 5 BF.",
    ]


def test_two_turns_of_the_last_player_are_two_sentences() -> None:
    match = after(
        "phase turn seat:1\nseat:2 passed yes\nseat:3 passed yes\nseat:4 passed yes", "place:stock place:market"
    )
    assert log(match) == [
        "Ada places 1 meeple at the Stock Exchange and gains 5 BF.",
        "Ada places 1 meeple at Saint Catherine’s Market and takes 3 jokers.",
    ]


def test_passing_says_what_it_brings() -> None:
    match = after("phase turn seat:1\nseat:1 artworks artwork:blue\nseat:3 artworks artwork:green", "pass pass pass")
    assert log(match) == [
        "Ada is the first to pass, takes a face-down Prestige card and gains 2 BF.",
        "Bo passes.",
        "Cy passes and gains 1 BF.",
    ]


@pytest.mark.parametrize(
    ("facts", "line"),
    [
        ([(v.INDICATOR_MOVED, 0, (3, 0, 0))], "Ada moves the indicator."),
        ([(v.CUBE_RETURNED, 0, (v.JOKER, 0, 0))], "Ada returns 1 joker."),
        (
            [(v.CUBE_RETURNED, 0, (v.JOKER, 0, 0)), (v.CUBE_TAKEN, 0, (v.WOOD, 0, 0))],
            "Ada exchanges 1 joker for 1 wood.",
        ),
        (
            [(v.NOBLE_ACTIVATED, 0, (v.SOLVAY, 0, 0)), (v.CUBE_RETURNED, 0, (v.JOKER, 0, 0))],
            "Ada activates Ernest Solvay (1 joker returned).",
        ),
        ([(v.NOBLE_KEPT, 0, (v.BULS, 0, 0))], "Ada keeps Charles Buls."),
        ([(v.NOBLE_LEFT, 0, (v.BULS, 0, 0))], "Ada discards Charles Buls."),
        ([(v.NOBLE_LEFT, -1, (v.BULS, 0, 0))], "Charles Buls leaves the display."),
        ([(v.UNITS_PAID, 0, (v.WOOD, 2, 0))], "Ada pays 2 wood for a building."),
        ([(v.HOUSE_BUILT, 0, (0, 0, 0))], "Ada places the House at row 1, column 1."),
    ],
)
def test_answers_that_come_one_by_one_are_whole_sentences(
    facts: list[tuple[int, int, tuple[int, int, int]]], line: str
) -> None:
    assert [said(message) for message in log_lines(told(facts))] == [line]


def test_the_log_joins_only_what_one_player_did() -> None:
    facts = told([(v.CUBE_TAKEN, seat, (v.WOOD, 0, 0)) for seat in (0, 0, 1)])
    assert [said(line) for line in log_lines(facts)] == ["Ada takes 2 wood.", "Bo takes 1 wood."]


def test_the_log_leaves_out_sources_that_gave_nothing_at_the_end() -> None:
    assert log_lines(told([(v.POINTS_SCORED, 0, (0, v.FROM_HOUSES, 0))])) == []


def amounts(line: Message, field: str) -> int:
    """All amounts of this name in a sentence, those lost or paid subtracted."""
    found = 0
    for part in inside(line):
        if field in part.fields:
            number = int(str(part.fields[field]).rpartition(":")[2])
            found += -number if part.key in ("log.unpaid", "log.upkeep") else number
    return found


def test_the_log_forgets_no_points() -> None:
    for match in games():
        points = sum(fact.numbers[0] for fact in match.facts if fact.kind == v.POINTS_SCORED)
        effects = sum(
            fact.numbers[0] for fact in match.facts if fact.kind == v.POINTS_SCORED and fact.numbers[1] == v.FROM_NOBLES
        )
        assert sum(amounts(line, "points") for line in log_lines(match.facts)) + effects == points


def test_every_turn_is_at_most_one_sentence_and_its_free_action_another() -> None:
    """There are never more sentences of deeds than turns, set-up choices and neutral meeples."""
    for match in games():
        begun = [v.MEEPLE_PLACED, v.MEEPLES_SENT, v.NEUTRAL_PLACED]
        turns = sum(fact.kind in begun for fact in match.facts) + match.settings.seats
        sentences = [line.key for line in log_lines(match.facts)].count("log.1893.deeds")
        assert sentences <= turns


def test_few_facts_stand_for_themselves_in_the_log() -> None:
    """Sentences of single facts are for those who follow fact by fact; the log needs few of them."""
    alone = {line.key for match in games() for line in log_lines(match.facts) if line.key.startswith("fact.")}
    names = {key.removeprefix("fact.").removeprefix("1893.") for key in alone}
    assert names <= {
        "first_player_named",
        "round_began",
        "square_placed",
        "stock_revealed",
        "free_action_due",
        "passed.later",
        "first_player_chosen",
        "nobles_reshuffled",
        "game_ended",
    }
