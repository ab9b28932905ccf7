"""Differences come from the scripts, makers, contents and boxes themselves: nobody lists them."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.editions.changed import MoneyRains, WithoutCrown, WithRain, table_of

from bruxelles.editions.alignment import BOTH, ONE, OTHER, stretches
from bruxelles.editions.comparison import Comparison, Played, compare, compare_tables, told_in
from bruxelles.editions.course import course_of
from bruxelles.editions.ledger import holds_for, replacements
from bruxelles.editions.naming import find_pair, switches
from bruxelles.editions.reading import Reading
from bruxelles.editions.source import cited
from bruxelles.games.b1893.contents import CONTENTS
from bruxelles.games.b1893.game import SecondEdition
from bruxelles.kernel.rulebook import RuleOption
from bruxelles.words.rules import by_id

PAIRS = [
    ("1893-1st", "1893-2nd"),
    ("1893-1st+expert", "1893-2nd+belleEpoque+asymmetric"),
    ("1893-2nd", "1893-2nd+belleEpoque"),
    ("1893-2nd", "1893-2nd+asymmetric"),
    ("1893-2nd+belleEpoque", "1893-2nd+asymmetric"),
    ("1897", "1897+halfCards"),
]


@cache
def compared(one: str, other: str, players: int = 4) -> Comparison:
    return compare(*find_pair(one, other), players)


def changed(edition: type[SecondEdition]) -> Played:
    return compare_tables(table_of(SecondEdition), table_of(edition), CONTENTS, CONTENTS)


def steps(runs: Any, where: str) -> list[str]:
    return [step.step for run in runs if run.where == where for step in run.steps]


def test_a_new_step_in_a_script_shows_by_itself() -> None:
    (stretch,) = changed(WithRain).course
    assert (stretch.part, stretch.first, stretch.last) == ("rounds", 1, 5)
    assert steps(stretch.runs, ONE) == []
    assert steps(stretch.runs, OTHER) == ["NothingSaid", "MoneyRains"]
    rules = {step.step: step.rules for run in stretch.runs for step in run.steps}
    assert rules["MoneyRains"] == ("93-GEN-07",)
    assert rules["NothingSaid"] == ()
    both = steps(stretch.runs, BOTH)
    assert both.index("PlanRound") + 1 == both.index("ActionPhase")


def test_a_maker_that_is_replaced_shows_by_itself() -> None:
    played = changed(WithoutCrown)
    (maker,) = played.makers
    assert (maker.maker, maker.about) == ("most_activated", ("93-BXL-10",))
    assert set(maker.other) <= {"93-GEN-06", "93-CONS-01", "93-CONS-02", "93-CONS-03"}
    assert played.course == ()


def test_nothing_differs_from_itself() -> None:
    assert changed(SecondEdition) == Played(
        (), (), compared("1897", "1897").rules, compared("1897", "1897").entries, ()
    )
    assert compared("1893-1st", "1893-1st").is_empty


def test_a_round_begins_with_the_first_step_that_comes_again() -> None:
    course = course_of(table_of(SecondEdition))
    assert [kind.__name__ for kind in course.setup][:2] == ["LayStrips", "RevealNobles"]
    assert len(course.rounds) == 5
    assert {(each[0].__name__, each[-1].__name__) for each in course.rounds} == {("BeginRound", "CloseRound")}
    assert course.scoring[0].__name__ == "DiscardJokers"
    assert [kind.__name__ for kind in course.rounds[0]].count("DecideColumn") == 1


def test_a_script_without_rounds_is_all_set_up() -> None:
    table = table_of(SecondEdition)
    table.stack = [MoneyRains(0)]
    course = course_of(table)
    assert (course.setup, course.rounds, course.scoring) == ((MoneyRains,), (), ())
    (stretch, *_) = stretches(Reading(table, CONTENTS), Reading(table_of(SecondEdition), CONTENTS))
    assert steps(stretch.runs, ONE) == ["MoneyRains"]


@pytest.mark.rule("93E1-EOT-02", "93-EOR-08")
def test_the_first_edition_skips_the_end_of_its_last_round() -> None:
    parts = {(each.part, each.first, each.last): each.runs for each in compared("1893-1st", "1893-2nd").course}
    assert "RevealExhibition" in steps(parts["rounds", 1, 4], ONE)
    assert "SetNoblesUpright" in steps(parts["rounds", 1, 4], BOTH)
    assert steps(parts["rounds", 5, 5], ONE) == ["ChooseFirstPlayer"], "by the pawn, as in every round"
    assert "SetNoblesUpright" in steps(parts["rounds", 5, 5], OTHER)
    assert steps(parts["scoring", 0, 0], ONE) == ["CloseGame", "ScoreFirstPlayer"]
    assert steps(parts["scoring", 0, 0], OTHER) == ["ScoreFirstPlayer"]


def test_makers_of_the_first_edition_stand_against_the_rules_of_the_second() -> None:
    makers = {maker.maker: maker for maker in compared("1893-1st", "1893-2nd").makers}
    assert makers["performing"].one == ("93E1-FLOW-02",)
    assert makers["performing"].about == ("93-PLACE-08",)
    assert makers["performing"].other == ("93-PLACE-09",)
    assert {"93-PASS-03", "93-PASS-04"} <= set(makers["first_to_pass"].other)
    assert {"93E1-WORK-01", "93E1-SALE-02"} <= set(makers["action"].one)
    assert "estimate" not in makers


def test_decisions_and_draws_that_one_edition_has_only_are_named() -> None:
    kinds = {(kind.what, kind.name): kind for kind in compared("1893-1st", "1893-2nd").kinds}
    assert not kinds["decision", "artColour"].in_one
    assert not kinds["decision", "keepArtwork"].in_other
    assert kinds["decision", "saleSlot"].one == ("93E1-SALE-02",)
    assert kinds["decision", "saleSlot"].other == ("93-SALES-07",)
    assert kinds["chance", "layCompass"].one == ("93E1-SETUP-06",)
    assert kinds["fact", "exhibition_taken"].in_one
    assert ("decision", "cardUse") not in kinds
    belle = {kind.name for kind in compared("1893-2nd", "1893-2nd+belleEpoque").kinds}
    assert {"cardUse", "claim", "c17Way", "card_used", "layCards"} <= belle
    assert "setupBoard" not in belle


def test_cards_tiles_and_boards_come_with_the_option_that_brings_them() -> None:
    belle = compared("1893-2nd", "1893-2nd+belleEpoque").entries
    assert belle.one == ()
    assert [entry.key for entry in belle.other] == [
        *(f"card.1893.{number}" for number in range(1, 33)),
        *(f"tile.1893.{number}" for number in range(1, 13)),
    ]
    assert belle.other[2].rules == ("93-BE-CARD-03", "93-BE-CLAR-11")
    boards = compared("1893-2nd+asymmetric", "1893-2nd").entries
    assert [entry.key for entry in boards.one] == [f"board.1893.{number}" for number in range(1, 6)]


def test_numbers_of_the_box_stand_side_by_side() -> None:
    values = {each.name: each for each in compared("1893-1st", "1893-2nd").components}
    assert (values["amounts.workshop_draw"].one, values["amounts.workshop_draw"].other) == (1, None)
    assert values["compass.needles"].other == ["wood", "stone"]
    assert "rounds" not in values


def test_an_option_is_told_by_its_rule() -> None:
    assert compared("1897", "1897+halfCards").options.other == ("97-CONS-04",)
    assert compared("1893-1st+expert", "1893-1st").options.one == ("93E1-SETUP-02",)


def ids(comparison: Comparison) -> set[str]:
    """Every rule that a comparison names."""
    found = {rule for each in comparison.course for run in each.runs for step in run.steps for rule in step.rules}
    found |= {rule for each in comparison.makers for rule in (*each.about, *each.one, *each.other)}
    found |= {rule for each in comparison.kinds for rule in (*each.one, *each.other)}
    found |= {rule for each in (*comparison.entries.one, *comparison.entries.other) for rule in each.rules}
    return found.union(comparison.rules.one, comparison.rules.other, comparison.options.one, comparison.options.other)


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_rule_that_is_named_stands_in_the_ledger(one: str, other: str) -> None:
    named = ids(compared(one, other))
    assert named
    assert named <= set(by_id("en"))
    assert named <= set(by_id("fr"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_the_ledger_says_of_the_first_edition_alone_is_told(players: int) -> None:
    """All but the rules that only repeat a rule of the second."""
    repeated = {"93E1-BXL-01", "93E1-BXL-02", "93E1-END-03", "93E1-RES-01", "93E1-RES-02", "93E1-RES-06"}
    own = {rule for rule in by_id("en") if rule.startswith("93E1-") and holds_for(rule, players)}
    assert own - ids(compared("1893-1st", "1893-2nd", players)) == repeated


def sides(comparison: Comparison) -> dict[str, set[str]]:
    """The rules that a comparison tells of both editions, of the one and of the other."""
    found = {
        where: told_in(where, comparison.course, comparison.makers, comparison.kinds) for where in (BOTH, ONE, OTHER)
    }
    found[ONE].update(comparison.rules.one)
    found[OTHER].update(comparison.rules.other)
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_whatever_the_ledger_replaces_is_told_on_both_sides(players: int) -> None:
    told = sides(compared("1893-1st", "1893-2nd", players))
    turned = sides(compared("1893-2nd", "1893-1st", players))
    table = [each for each in replacements() if each.code == "93E1"]
    assert table
    for each in table:
        assert set(each.replacing) <= told[ONE] & turned[OTHER], each
        assert set(each.replaced) <= told[OTHER] & turned[ONE], each
        assert told[BOTH].isdisjoint(each.replaced)
        assert told[ONE].isdisjoint(each.replaced)


@pytest.mark.rule("93-BE-SETUP-06")
def test_what_both_editions_replace_is_told_of_neither() -> None:
    told = sides(compared("1893-1st", "1893-2nd+belleEpoque"))
    assert told[ONE] >= {"93E1-CONS-02"}
    assert told[OTHER] >= {"93-BE-SETUP-06", "93-FP-03"}
    assert not (told[BOTH] | told[ONE] | told[OTHER]) & {"93-SETUP-13", "93-CONS-19"}


def test_a_rule_of_both_editions_is_told_of_neither_alone() -> None:
    (last,) = (each for each in compared("1893-1st", "1893-2nd").course if (each.first, each.last) == (5, 5))
    told = {rule for run in last.runs if run.where == OTHER for step in run.steps for rule in step.rules}
    assert told >= {"93-EOR-01", "93-EOR-06", "93-FP-03"}
    assert told.isdisjoint({"93-FP-06", "93-GEN-05"})
    kinds = {(kind.what, kind.name): kind for kind in compared("1893-1st", "1893-2nd").kinds}
    bid = kinds["decision", "bid"]
    assert (bid.both, bid.one, bid.other) == (("93-PLACE-04",), ("93E1-PLACE-01",), ())


@pytest.mark.rule("93-2P-01", "93-2P-09", "93E1-2P-01")
def test_rules_for_two_are_told_to_two_only() -> None:
    four, two = (sides(compared("1893-1st", "1893-2nd", players)) for players in (4, 2))
    assert not {rule for rules in four.values() for rule in rules if "-2P-" in rule}
    assert "93E1-2P-01" in two[ONE]
    assert "93-2P-01" not in two[ONE] | two[OTHER]
    assert "93-2P-09" in two[OTHER]


@pytest.mark.parametrize("option", ["belleEpoque", "asymmetric"])
def test_what_the_ledger_says_of_an_expansion_is_told(option: str) -> None:
    prefix = {"belleEpoque": ("93-BE-CARD-", "93-BE-TILE-"), "asymmetric": ("93-ASYM-",)}[option]
    own = {rule for rule in by_id("en") if rule.startswith(prefix)}
    assert own <= ids(compared("1893-2nd", f"1893-2nd+{option}"))


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_maker_that_is_replaced_says_by_which_rule(one: str, other: str) -> None:
    for maker in compared(one, other).makers:
        assert maker.one or maker.other, maker
        assert maker.about or (maker.one and maker.other), maker


def test_ranges_of_ids_are_read_whole() -> None:
    assert cited("Pay. (93-CONS-08..10, 93E1-2P-01, 93-ASYM-GEN-4..5, 93-BE-CARD-22b)") == [
        "93-CONS-08",
        "93-CONS-09",
        "93-CONS-10",
        "93E1-2P-01",
        "93-ASYM-GEN-4",
        "93-ASYM-GEN-5",
        "93-BE-CARD-22b",
    ]
    assert cited(None) == []


def test_every_switch_of_a_game_makes_an_edition() -> None:
    assert all(isinstance(option, RuleOption) for option in switches("1893").values())
    assert list(switches("1893")) == ["belleEpoque", "asymmetric"]


def test_what_a_base_class_says_counts_only_where_nothing_replaces_it() -> None:
    first, second = (Reading(each.table(4), each.rulebook.contents) for each in find_pair("1893-1st", "1893-2nd"))
    assert "93-PASS-04" in second.rules
    assert "93-PASS-04" not in first.rules
