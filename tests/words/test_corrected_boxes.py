"""Options tell what the engine will do, whatever box is played with and however little is left in it."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.b1893 import builder as second
from tests.games.b1893.first_edition import playing as first_edition
from tests.games.b1893.looking import corrected
from tests.games.b1897 import builder as small

from bruxelles.kernel.explain import trial_of
from bruxelles.kernel.match import Match
from bruxelles.words import Message, Token, speak
from bruxelles.words.game_words import words_for


def message(match: Match, token: str) -> Message:
    """An option of the waiting decision, on offer or not."""
    assert match.seat is not None
    assert match.decision is not None
    option = match.rulebook.contents.by_name[match.decision].option(token)
    words = words_for(match.settings.game)
    return words.option_message(match.state, match.seat, match.decision, option, trial_of(match, option))


def label(match: Match, token: str, language: str = "en") -> str:
    return speak(language, strict=True).tell(message(match, token))


def money_and_points(match: Match, answer: str) -> tuple[int, int]:
    """What this answer brings the seat that gives it."""
    assert match.seat is not None
    seat, before = match.seat, match.view().seats
    after = second.play(match, answer).view().seats
    return after[seat].money - before[seat].money, after[seat].points - before[seat].points


@pytest.mark.parametrize("divisor", [2, 3, 5])
def test_a_white_artwork_is_paid_what_its_label_says(tmp_path: Path, divisor: int) -> None:
    path = corrected(tmp_path, f"belle_epoque.white.divisor.value = {divisor}\n")
    lines = "phase turn seat:1\nseat:1 money 1\nseat:1 artworks white:green artwork:blue"
    match = second.position(lines, components=path, belleEpoque="on")
    second.play(match, "space:1,2 white:green artwork:green")
    said = message(match, "indicator:3,3").fields
    money, points = money_and_points(match, "indicator:3,3")
    assert said == {"amount": Token(f"bf:{money}"), "points": Token(f"vp:{points}")}
    assert (money, points) == (2 // divisor, 2 // divisor)


@pytest.mark.parametrize(("cubes", "said"), [(1, "1 refined cube"), (3, "3 refined cubes")])
def test_the_exchange_names_the_number_on_its_card(tmp_path: Path, cubes: int, said: str) -> None:
    path = corrected(tmp_path, f"belle_epoque.cards.17.value = {cubes}\n")
    lines = (
        "phase turn seat:1\npavilion 1 card:17 seat:1\nseat:1 artworks artwork:blue\nseat:1 cubes"
        + " cube:wood" * cubes
    )
    match = second.play(second.position(lines, components=path, belleEpoque="on"), "place:market card:17")
    assert label(match, "exchange:artwork") == f"{said} for an Artwork"
    assert label(match, "exchange:cubes") == f"An Artwork for {said}"


def test_nobody_is_promised_more_cubes_than_there_are() -> None:
    gone = "gone" + " cube:wood cube:iron" * 10 + " cube:stone" * 9
    lines = "phase turn seat:1\nseat:1 money 3\nseat:1 nobles noble:solvay\nseat:1 cubes cube:joker\n" + gone
    match = second.position(lines)
    assert label(match, "space:1,4").endswith("take 1 cube")
    second.play(match, "place:grand-place")
    assert label(match, "noble:solvay") == "Ernest Solvay: take 1 cube, or 1 for a joker"
    second.play(match, "noble:solvay")
    assert label(match, "exchange") == "Return a joker and take 1 cube"


@pytest.mark.parametrize(
    ("no_joker", "said"), [(7, "1 wood and 1 joker (no 7 VP)"), (0, "1 wood and 1 joker: score 0 VP")]
)
def test_a_joker_costs_what_would_be_scored_without_it(tmp_path: Path, no_joker: int, said: str) -> None:
    path = corrected(tmp_path, f"points.no_joker.value = {no_joker}\n")
    lines = "phase turn seat:1\nseat:1 money 1\nseat:1 cubes cube:wood cube:stone cube:joker"
    match = second.play(second.position(lines, components=path), "space:2,4")
    assert label(match, "pay:1wood+1joker") == said
    assert label(match, "pay:1wood+1stone") == f"1 wood and 1 stone: score {no_joker} VP"


def test_nobles_of_the_expansion_say_when_they_have_nothing_to_give() -> None:
    artworks = " ".join(["artwork:green", "artwork:brown", "artwork:blue", "artwork:yellow"] * 6)
    lines = f"phase turn seat:1\nseat:1 nobles noble:nagelmackers noble:privat-livemont\ngone {artworks}"
    match = second.play(second.position(f"{lines}\nseat:2 travelers 4", belleEpoque="on"), "place:grand-place")
    assert label(match, "noble:nagelmackers") == "Georges Nagelmackers: no effect, as the Train is empty"
    assert label(match, "noble:privat-livemont").endswith(": no effect, as no Artwork is left")


@pytest.mark.rule("93-PASS-03")
@pytest.mark.parametrize(("game", "gains"), [("1893", 2 * 3 + 4 * 2), ("1893-1st", 2 * 3 + 4)])
def test_passing_first_is_paid_by_the_rule_of_the_edition(tmp_path: Path, game: str, gains: int) -> None:
    """In the first edition the money does not grow with the tiles. (93E1-PASS-04)"""
    text = "amounts.pass_colour.value = 3\namounts.first_pass.value = 4\namounts.first_pass_manneken.value = 5\n"
    path = corrected(tmp_path, text)
    lines = "phase turn seat:1\nround 2\nseat:1 artworks artwork:green artwork:blue\n"
    if game == "1893":
        match = second.position(f"{lines}seat:1 first-passes 1", components=path)
    else:
        match = first_edition.position(f"{lines}seat:1 exhibitions 1", components=path)
    assert message(match, "pass").fields == {"amount": Token(f"bf:{gains}"), "manneken": 5}
    assert money_and_points(match, "pass") == (gains, 0)


@pytest.mark.rule("97-PASS-01")
def test_passing_in_1897_is_paid_what_its_label_says(tmp_path: Path) -> None:
    path = corrected(tmp_path, "amounts.first_pass.value = 6\namounts.later_pass.value = 2\n")
    match = small.position("phase turn seat:1", components=path)
    for gains, key in ((6, "option.turn.pass.first"), (2, "option.turn.pass.later")):
        assert message(match, "pass") == Message(key, {"amount": Token(f"bef:{gains}")})
        assert money_and_points(match, "pass") == (gains, 0)


@pytest.mark.parametrize(
    ("left", "said"),
    [
        (["pair:wood+wood", "pair:brick+brick"], "draw 2 Materials, keep one"),
        (["pair:wood+wood"], "draw 1 Material"),
        ([], "no effect, as no card is left"),
    ],
)
def test_what_is_drawn_is_no_more_than_what_is_there(left: list[str], said: str) -> None:
    pairs = ("wood+wood", "brick+brick", "steel+steel", "brick+wood", "steel+wood", "steel+brick")
    gone = [f"pair:{pair}" for pair in pairs for _ in range(2 - left.count(f"pair:{pair}"))]
    match = small.position(f"phase turn seat:1\nseat:1 nobles noble:hankar\ngone {' '.join(gone)}")
    park = small.play(match.copy(), "park architect:1/3")
    assert label(park, "supply") == f"Supply: {said}"
    hall = small.play(match, "hall architect:1/3")
    assert label(hall, "noble:hankar") == f"Paul Hankar: {said}"


def test_a_noble_of_1897_says_what_would_happen_now(tmp_path: Path) -> None:
    path = corrected(tmp_path, "amounts.brugmann.value = 9\n")
    lines = "phase turn seat:1\nseat:1 nobles noble:horta noble:vandervelde noble:albert\nseat:1 tracks 5 1 1\n"
    match = small.position(
        f"{lines}seat:1 money 5\nseat:1 prison none\ngrid cell:1,1 noble:buls\ngrid cell:1,2 money", components=path
    )
    assert label(match.copy(), "nouveau").startswith("Art Nouveau")
    hall = small.play(match.copy(), "hall architect:1/3")
    assert [label(hall, option) for option in hall.options] == [
        "Victor Horta: no effect, as Architecture is at the top",
        "Émile Vandervelde: no effect, as nobody is in prison",
        "Prince Albert: advance on Nobility",
        "Georges Brugmann: gain 9 BEF",
    ]
    grid = small.play(match, "nouveau")
    assert label(grid, "cell:1,1") == "Row 1, column 1: Charles Buls (Influence: advance on Prestige)"


def test_what_is_not_on_offer_is_named_without_a_promise() -> None:
    match = small.position("phase turn seat:1\nseat:1 artworks artwork:red artwork:blue\nseat:1 money 3")
    sale = small.play(match.copy(), "park architect:1/3 sale")
    assert [label(sale, artwork) for artwork in ("artwork:red", "artwork:green")] == [
        "Sell the red Artwork for 3 BEF",
        "Sell the green Artwork",
    ]
    assert label(sale, "artwork:green", "fr") == "Vendre l’Œuvre verte"
