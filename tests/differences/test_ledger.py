"""The tables in which the ledgers say what an edition or an option changes."""

from __future__ import annotations

import re

import pytest

from bruxelles.differences.editions import family
from bruxelles.differences.ledger import ADDS, REPEATS, REPLACES, Name, Row, names, rows, written
from bruxelles.words.catalogue import catalogue, languages
from bruxelles.words.rules import by_id

PREFIX = {
    "93E1-": frozenset(("1893-1st",)),
    "93-BE-": frozenset(("belleEpoque",)),
    "93-ASYM-": frozenset(("asymmetric",)),
}


def test_ids_are_read_from_a_cell() -> None:
    assert written("93-SETUP-07, 93-COMP-10 (and 100 more)") == ("93-SETUP-07", "93-COMP-10")
    assert written("+ 93E1-PASS-02…04") == ("93E1-PASS-02", "93E1-PASS-03", "93E1-PASS-04")
    assert written("93-ASYM-GEN-4…5, 93-BE-CARD-22b") == ("93-ASYM-GEN-4", "93-ASYM-GEN-5", "93-BE-CARD-22b")
    assert written("– (no 100-VP tiles)") == ()


def test_a_row_says_which_edition_does_what() -> None:
    first, both = frozenset(("1893-1st",)), frozenset(("belleEpoque", "asymmetric"))
    assert Row(first, ("93-SETUP-06",), ("93E1-SETUP-04",), REPLACES) in rows()
    assert Row(first, ("93-SETUP-14",), (), REPLACES) in rows()
    assert Row(first, ("93-EOR-05",), ("93E1-EOT-01",), ADDS) in rows()
    assert Row(first, ("93-COL-04",), ("93E1-RES-02",), REPEATS) in rows()
    assert Row(both, (), ("93-ASYM-GEN-6", "93-BE-CLAR-04"), REPLACES) in rows()


@pytest.mark.parametrize("prefix", PREFIX)
def test_every_rule_of_an_edition_stands_in_a_row(prefix: str) -> None:
    """A new rule says what it replaces, or that it replaces nothing."""
    listed = {rule for row in rows() for rule in row.own}
    assert [rule for rule in by_id("en") if rule.startswith(prefix) and rule not in listed] == []


def test_what_replaces_a_rule_comes_with_the_edition_whose_rule_it_is() -> None:
    for row in rows():
        for rule in row.own:
            needed = next((names for prefix, names in PREFIX.items() if rule.startswith(prefix)), frozenset())
            assert row.names & needed or rule in ("93-COMP-09", "93E1-SETUP-02", "93-BE-CLAR-07", "97-MONEY-04"), rule


def test_rows_name_rules_editions_and_options_that_there_are() -> None:
    known = {"1893-1st", *family("1893"), *family("1897")}
    for row in rows():
        assert row.names <= known
        assert {*row.usual, *row.own} <= set(by_id("en"))
        assert row.usual or row.sign == REPLACES, "what is added or repeated needs a rule that stays"


def test_a_rule_is_replaced_once_and_does_not_stay_as_well() -> None:
    for names_of in {row.names for row in rows()}:
        mine = [row for row in rows() if row.names == names_of]
        gone = [rule for row in mine if row.sign == REPLACES for rule in row.usual]
        assert len(gone) == len(set(gone))
        assert not {rule for row in mine if row.sign != REPLACES for rule in row.usual} & set(gone)


def test_what_a_rule_says_to_replace_stands_in_its_row() -> None:
    """The sentences are for people; they must not promise more than the tables."""
    gone = {(own, rule) for row in rows() if row.sign == REPLACES for own in row.own for rule in row.usual}
    said = re.compile(r"\b(?:replaces|overrides)\b[^();]*?(\d\d(?:-[A-Z0-9]+)+-\d+)")
    found = [(rule.id, name) for rule in by_id("en").values() for name in said.findall(rule.sentence)]
    assert len(found) > 6
    assert set(found) <= gone


def test_the_tables_are_the_same_in_all_languages() -> None:
    for language in languages():
        assert rows(language) == rows("en")


def test_names_are_read_in_both_languages() -> None:
    assert Name(("1893", "1893-1st"), ("Try Square", "Bracket")) in names("en")
    assert Name(("1893", "1893-1st"), ("Maison", "Édifice")) in names("fr")


@pytest.mark.parametrize("language", languages())
def test_a_piece_that_the_screens_call_otherwise_stands_in_the_table_of_names(language: str) -> None:
    table = [tuple(map(plain, each.names)) for each in names(language)]
    messages = catalogue(language).messages
    shown = set()
    for key in messages:
        if key.startswith("name.1893-1st."):
            usual = key.replace("name.1893-1st.", "name.", 1)
            shown.add((plain(messages[usual][-1]), plain(messages[key][-1])))
    assert len(shown) > 4
    for usual, own in shown:
        assert usual == own or any(
            (one in usual or usual in one) and (other in own or own in other) for one, other in table
        ), (usual, own)


def plain(name: str) -> str:
    """Without asides and numbers."""
    return re.sub(r"\(.*?\)|\{.*?\}", "", name).strip().casefold()
