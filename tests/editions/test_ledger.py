"""What the ledgers say of an edition as a whole."""

from __future__ import annotations

from bruxelles.editions.ledger import Name, Replacement, edition_of, holds_for, names, replacements, written
from bruxelles.editions.naming import find_edition
from bruxelles.words.rules import by_id


def test_ids_are_read_as_the_ledger_shortens_them() -> None:
    assert written("SETUP-07, COMP-10 (and 100 more)", "93") == ("93-SETUP-07", "93-COMP-10")
    assert written("93E1-SALE-01, -02, -RES-03", "93") == ("93E1-SALE-01", "93E1-SALE-02", "93E1-RES-03")
    assert written("PASS-02…04, 2P-01", "93") == ("93-PASS-02", "93-PASS-03", "93-PASS-04", "93-2P-01")
    assert written(" 93-CONS-07, -10 and -14 in this point", "93") == ("93-CONS-07", "93-CONS-10", "93-CONS-14")
    assert written("– (no 100-VP tiles)", "93") == ()


def test_the_table_of_the_first_edition_is_read() -> None:
    table = [each for each in replacements() if each.code == "93E1"]
    assert Replacement("93E1", ("93-SETUP-07", "93-COMP-10", "93-EOR-09"), ("93E1-SETUP-07",)) in table
    assert Replacement("93E1", ("93-SETUP-14",), ()) in table
    assert {rule for each in table for rule in (*each.replaced, *each.replacing)} <= set(by_id("en"))


def test_what_a_rule_says_to_replace_stands_in_the_table_of_its_edition() -> None:
    """Otherwise the sentence would be read as well, after the table, and name the same rule again."""
    replaced = [rule for each in replacements() if each.code == "93E1" for rule in each.replaced]
    assert len(replaced) == len(set(replaced))
    assert Replacement("93-BE-SETUP-06", ("93-SETUP-13", "93-CONS-19"), ("93-BE-SETUP-06",)) in replacements()


def test_names_are_read_in_both_languages() -> None:
    assert Name("93E1", "Bracket", "Try Square") in names("en")
    assert Name("93E1", "Édifice", "Maison") in names("fr")
    assert len(names("en")) > 10
    assert len(names("fr")) > 9


def test_an_edition_is_known_by_the_ids_of_its_rules() -> None:
    assert edition_of("93E1-2P-01") == "93E1"
    assert edition_of("93-BE-CARD-22b") == ""
    assert find_edition("1893-1st+expert").code == "93E1"
    assert find_edition("1893-2nd+belleEpoque").code == ""
    assert find_edition("1897").code == ""


def test_some_rules_are_for_two() -> None:
    assert holds_for("93-2P-09", 2)
    assert not holds_for("93E1-2P-01", 3)
    assert holds_for("93-EOR-01", 5)
