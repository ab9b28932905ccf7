"""The log of 1893 between turns: resolution, final scoring, and the beginning of rounds."""

from __future__ import annotations

from tests.games.b1893.builder import new_match, play, position
from tests.games.b1893.looking import scripted
from tests.words.games_1893 import said
from tests.words.test_b1893_log import log, told

from bruxelles.games.b1893 import vocabulary as v
from bruxelles.words.b1893 import log_lines


def test_the_resolution_is_told_by_columns_cards_irises_and_brussels() -> None:
    match = position(
        """
        phase columns
        round 5
        seat:1 passed yes
        seat:2 passed yes
        column 1 prestige:19
        column 2 prestige:25
        seat:1 meeple space:1,1 bid:3
        seat:1 meeple space:1,2 bid:1
        seat:2 meeple space:2,1 bid:1
        seat:2 meeple space:2,2 bid:1
        seat:1 tracks 2 1 1
        seat:1 market 1
        """,
        seats=2,
    )
    assert log(match)[:8] == [
        "Ada wins column 1 and its Prestige card (Crown and Crown, 1 Manneken Pis).",
        "Ada and Bo tie in column 2; each receives the bonus of its card (Iris and Architect).",
        "Ada will be first player, with 3 Manneken Pis.",
        "With Prestige cards, Ada advances on Crown (space 3), Iris (space 3) and Architect (space 2).",
        "With Prestige cards, Bo advances on Iris (space 2) and Architect (space 2).",
        "Surrounded irises: Ada 3 VP (1-1) and Bo 2 VP (1-1).",
        "Most meeples in Brussels, so one goes to the Courthouse: Ada.",
        "End of round 5: meeples return and Nobles are set upright.",
    ]


def test_cards_slid_and_meeples_freed_are_counted() -> None:
    match = position(
        """
        phase prestige
        column 1 prestige:22 seat:1
        column 2 prestige:1 seat:1
        column 3 prestige:2 seat:1
        """
    )
    play(match, "strategic:nobles strategic:money")
    assert log(match)[0] == (
        "With Prestige cards, Ada frees 2 meeples from the Courthouse and slides 2 cards under rows: Nobles "
        "(2 VP symbols) and Money (1 VP symbol)."
    )


def test_the_final_scoring_is_told_source_by_source() -> None:
    match = position(
        """
        phase scoring
        round 5
        seat:1 money 2
        seat:1 nobles noble:empain noble:albert
        seat:1 houses space:1,1
        seat:2 houses space:1,2 space:1,3
        seat:2 cubes cube:wood
        """,
        seats=2,
    )
    assert log(match) == [
        "Ada pays 2 BF for 1 Noble.",
        "Ada can’t pay Prince Albert, discards him and loses 5 VP.",
        "Houses: Ada 2 VP and Bo 4 VP.",
        "Cubes left: Bo 1 VP.",
        "First Player tile: Ada 5 VP.",
        "Meeples row: Ada 3 VP and Bo 3 VP.",
        "Nobles row: Ada 2 VP and Bo 1 VP.",
        "The game is over.",
    ]


def test_the_first_sentences_of_a_game() -> None:
    lines = log(new_match(2, "1", firstPlayer="1"))
    assert lines[0].startswith("Nobles on display from left to right: ")
    assert lines[1].startswith("Prestige cards from left to right: ")
    assert lines[1].count(";") == 4
    assert lines[2:] == ["Ada is first player.", "Starting money: Ada 5 BF and Bo 6 BF."]


def test_a_round_ends_and_the_next_one_begins_with_what_its_cards_bring() -> None:
    match = scripted(
        """
        phase end
        round 2
        display noble:buls
        next seat:3
        """,
        """
        chance revealNobles noble:albert noble:buls noble:solvay noble:solvay
        chance layPrestige prestige:1 prestige:19 prestige:30 prestige:4 prestige:23
        chance revealStock stock:5
        """,
    )
    closing, cards, *others = log(match)
    assert closing == (
        "End of round 2: meeples return, Nobles are set upright, Charles Buls leaves the display and Prince "
        "Albert, Charles Buls, Ernest Solvay and Ernest Solvay join it."
    )
    assert cards == (
        "Prestige cards from left to right: Crown, 2 VP symbols; Crown and Crown, 1 Manneken Pis; Iris, Crown, "
        "Architect or Courthouse, 1 VP symbol; Iris, 2 VP symbols; Crown and Architect."
    )
    began, revealed = others
    assert began == "Round 3 begins."
    assert revealed == (
        "Stock Exchange card 5 is revealed: 6 BF at the Stock Exchange, and the Try Square goes to iris 1-2 or iris "
        "2-1."
    )
    assert log(match, "fr")[-1] == (
        "La carte de Bourse 5 est révélée\u00a0: 6\u00a0FB à la Bourse, et l’équerre ira sur l’iris 1-2 ou sur "
        "l’iris 2-1."
    )


def test_a_round_that_ends_beyond_a_preview_has_no_number_yet() -> None:
    facts = told([(v.MEEPLES_RETURNED, -1, (0, 0, 0)), (v.NOBLES_UPRIGHT, -1, (0, 0, 0))])
    assert [said(line) for line in log_lines(facts)] == ["End of the round: meeples return and Nobles are set upright."]


def test_a_card_that_leaves_no_choice_names_one_iris() -> None:
    (line,) = log_lines(told([(v.STOCK_REVEALED, -1, (0, 5, 5 * v.IRISES + 5))]))
    assert said(line) == (
        "Stock Exchange card 1 is revealed: 5 BF at the Stock Exchange, and the Try Square goes to iris 2-2."
    )
