"""What matters now: said for every decision, with the numbers of the table and of its box."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.games.b1893.belle.builder import TURN, belle, owning
from tests.games.b1893.builder import bids, play, position
from tests.games.b1893.first_edition import playing as first_edition
from tests.games.b1893.looking import corrected
from tests.games.b1897.builder import play as answer
from tests.games.b1897.builder import position as grid
from tests.words.saying import expect_sayable

from bruxelles.games import find_rulebook
from bruxelles.kernel.match import Match
from bruxelles.words import Message, languages, speak
from bruxelles.words.catalogue import catalogue
from bruxelles.words.game_words import words_for


def message(match: Match) -> Message | None:
    assert match.decision is not None
    assert match.seat is not None
    return words_for(match.settings.game).matters_message(match.state, match.seat, match.decision)


def said(match: Match) -> str:
    told = message(match)
    assert told is not None
    return speak("en", strict=True).with_players(["Ana", "Ben"]).tell(told)


GAMES = [("1897", {}), ("1893", {"belleEpoque": "on", "asymmetric": "on"}), ("1893-1st", {})]


def test_every_decision_has_a_sentence_and_every_sentence_is_said_of_one() -> None:
    """Those of the first edition stand in the place of the second's."""
    for game, _ in GAMES:
        kinds = find_rulebook(game).contents.decisions.values()
        own = {"1897": "matters.", "1893": "matters.1893.", "1893-1st": "matters.1893-1st."}[game]
        names = {key.removeprefix(own) for key in catalogue("en").messages if key.startswith(own)}
        if game == "1897":
            names = {name for name in names if not name.startswith("1893")}
        told = {name.partition(".")[0] for name in names} - {"column", "coat", "iris", "poor", "last", "fresh"}
        unknown = told - {"final", "travelers", *(kind.name for kind in kinds)}
        assert not unknown, game


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_what_matters_is_said_whatever_is_asked(game: str, options: dict[str, str], language: str) -> None:
    rulebook, choice = find_rulebook(game), random.Random(4)
    match = Match(rulebook, rulebook.settings(3, options), "matters")
    asked = set()
    while not match.over:
        assert match.decision is not None
        told = message(match)
        assert told is not None, match.decision
        expect_sayable([told], language)
        assert speak(language).tell(told)[-1] in ".?"
        asked.add(match.decision)
        match.play(choice.choice(match.numbers))
    assert len(asked) > 8


@pytest.mark.rule("93-BE-NOBLE-03")
def test_a_last_meeple_is_not_the_last_to_go_while_travelers_wait() -> None:
    last = "seat:1 money 3\nseat:1 courthouse 6\nseat:2 passed yes"
    assert said(belle(f"{TURN}{last}")) == "Your last meeple: after this you can only pass unless you free another one."
    match = belle(f"{TURN}{last}\nseat:1 travelers 2")
    assert said(match) == "Your last meeple; after it, 2 Travelers can still go to Brussels."
    nobody = belle(f"{TURN}seat:1 money 3\nseat:1 courthouse 7\nseat:1 travelers 1")
    assert said(nobody) == "You have no meeple left; 1 Traveler can still go to Brussels."
    assert "place:stock" in nobody.options


@pytest.mark.rule("93-BE-CARD-03")
def test_the_steps_of_a_sale_are_those_that_the_rules_allow() -> None:
    match = play(owning(3, lines="seat:1 money 9\nseat:1 artworks artwork:blue"), "space:1,2 bid:1")
    assert said(play(match, "none")) == "A colour’s row pays money, its column points; move up to 1 step."
    match = play(owning(3, lines="seat:1 money 9\nseat:1 artworks artwork:blue"), "space:1,2 bid:1 card:3")
    assert match.decision == "saleMove"
    assert said(match) == "A colour’s row pays money, its column points; move up to 3 steps."


def test_the_numbers_are_those_of_the_box(tmp_path: Path) -> None:
    box = corrected(tmp_path, "belle_epoque.white.divisor.value = 3\namounts.solvay_exchange.value = 4\n")
    lines = "seat:1 money 1\nseat:1 artworks white:green artwork:blue\nindicator 2,2"
    match = position(f"{TURN}{lines}", 4, components=box, belleEpoque="on")
    assert said(play(match, "space:1,2 white:green")).endswith("divided by 3.")
    lines = "seat:1 money 5\nseat:1 cubes cube:joker\ndisplay noble:buls noble:solvay"
    match = position(f"{TURN}{lines}", 4, components=box)
    assert said(play(match, "space:1,3 bid:1 display:4")) == "Returning a joker brings 4 cubes of your choice."


def test_the_column_that_is_nearest_to_change_hands_is_named() -> None:
    lines = "phase turn seat:1\nseat:1 money 9\nseat:2 money 9\n"
    assert said(position(lines + bids("1:4 2:5"), 3)) == (
        "You lead column 1 by 4 BF: the highest total takes its card."
    )
    ahead = "Ben is 2 BF ahead of you in column 1: the highest total takes its card."
    assert said(position(lines + bids("1:1 - ", "2:3 -"), 3)) == ahead
    assert said(position(lines + bids("1:3", "2:3"), 3)).startswith("You are tied in column 1")
    assert said(position(lines, 3)).startswith("The highest total of bids in a column takes its card")
    assert said(position("round 5\n" + lines, 3)).startswith("Last round")
    assert said(position("phase turn seat:1", 3)).startswith("You can’t bid without money")


def test_an_iris_that_is_almost_surrounded_is_named_with_its_worth() -> None:
    lines = "phase turn seat:1\nseat:1 money 9\nseat:1 tracks 3 1 1\n" + bids("1:1 1:1", "2:1 -")
    assert said(position(lines, 3)) == (
        "One more meeple surrounds iris 1-1: worth 3 VP to you if you have the most around it."
    )


def test_the_last_meeple_is_told_before_anybody_has_passed() -> None:
    lines = "phase turn seat:1\nseat:1 money 3\n"
    assert said(position(f"{lines}seat:1 courthouse 6", 3)).startswith("Your last meeple. Nobody has passed yet")
    assert said(first_edition.position(f"{lines}seat:1 courthouse 6", 3)).startswith("Your last Assistant.")


def test_1897_names_columns_coats_and_the_last_architect(tmp_path: Path) -> None:
    start = "phase turn seat:1\nbonuses prestige nobility prison architecture\n"
    lead = "grid cell:1,1 seat:1 architect:1/3 side:3\ngrid cell:2,1 seat:2 architect:1/3 side:1\nseat:1 money 9\n"
    assert said(grid(start + lead)) == "Column 1 gives Prestige: you lead by 2."
    behind = lead.replace("seat:1 arch", "seat:3 arch").replace("seat:2 arch", "seat:1 arch").replace("3:3", "2:3")
    assert said(grid(start + behind)).startswith("Column 1 gives Prestige: ")
    box = corrected(tmp_path, "amounts.first_pass.value = 4\npoints.per_material_type.value = 2\n")
    hand = f"seat:1 money 9\nseat:1 prison {'architect:1/3 ' * 4}architect:2/4 architect:2/5\n"
    assert "the first to pass gains 4 BEF" in said(grid(start + hand, components=box))
    assert said(grid(start + hand + "seat:2 passed yes")).endswith(
        "after this you can only pass unless you free another one."
    )
    assert said(grid(start + "seat:1 money 9")).startswith("Columns reward the highest total")
    assert said(grid(start)).startswith("Short of money")


def test_1897_says_what_a_material_brings(tmp_path: Path) -> None:
    box = corrected(tmp_path, "points.per_material_type.value = 2\n")
    owned = "seat:1 money 9\nseat:1 materials pair:wood+wood pair:steel+steel"
    match = grid(f"phase turn seat:1\ngrid cell:1,1 house:single\n{owned}", components=box)
    answer(match, "nouveau architect:1/3 side:1")
    assert (match.decision, said(match)) == ("payMaterial", "Each different material used scores 2 VP at once.")
