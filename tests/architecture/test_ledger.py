"""The ledgers, their French twins, the tests and the engine speak of the same rules."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from bruxelles.words.rules import by_id

ROOT = Path(__file__).parents[2]
ID = r"(?:E\d)?(?:-[A-Z0-9]+)+-"  # between the year and the number of the rule
CITED = re.compile(rf"\b(9[37]{ID})(\d+)([a-z]?)(?:\.\.(\d+))?")


class Ledger(NamedTuple):
    """A ledger, and the ids by which it goes."""

    game: str
    ids: str

    @property
    def sources(self) -> list[Path]:
        return sorted((ROOT / "src/bruxelles/games" / f"b{self.game}").rglob("*.py"))

    def printed(self, language: str = "") -> list[str]:
        """The ids in bold at the start of a list item or table row."""
        text = (ROOT / "rules" / f"{self.game}{language}.md").read_text("utf-8")
        return re.findall(rf"^(?:- |\| )\*\*({self.ids}{ID}\d+[a-z]?|EX-\w\w-\d+[a-z]?)\b", text, re.MULTILINE)


LEDGERS = [
    Ledger("1893", "93"),
    Ledger("1897", "97"),
]
every_ledger = pytest.mark.parametrize("ledger", LEDGERS, ids=lambda ledger: ledger.game)


def cited(text: str) -> set[str]:
    """The ids a text names, ranges such as 97-CONS-04..06 spelled out."""
    found: set[str] = set()
    for chapter, first, letter, last in CITED.findall(text):
        if letter:
            found.add(f"{chapter}{first}{letter}")
        else:
            found.update(f"{chapter}{number:0{len(first)}}" for number in range(int(first), int(last or first) + 1))
    return found


@cache
def marked() -> dict[str, set[str]]:
    """The ids in rule markers, each with the test files that name it."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                where = f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
                assert node.args, f"{where}: a marker without an id"
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), f"{where}: a marker lists every id in full"
                    found.setdefault(str(argument.value), set()).add(where)
    return found


@every_ledger
@pytest.mark.parametrize("language", ["", ".fr"])
def test_every_id_stands_once_in_the_ledger(ledger: Ledger, language: str) -> None:
    ids = Counter(ledger.printed(language))
    assert len(ids) > 200
    assert [rule for rule, times in ids.items() if times > 1] == []


@every_ledger
def test_both_languages_have_the_same_rules_in_the_same_order(ledger: Ledger) -> None:
    assert sorted(set(ledger.printed()) ^ set(ledger.printed(".fr"))) == []
    assert ledger.printed() == ledger.printed(".fr")


@every_ledger
def test_every_rule_has_a_sentence_of_its_own_in_both_languages(ledger: Ledger) -> None:
    english, french = by_id("en"), by_id("fr")
    rules = [rule for rule in ledger.printed() if not rule.startswith("EX-")]
    assert [rule for rule in rules if len(english[rule].sentence) < 10 or len(french[rule].sentence) < 10] == []
    assert [rule for rule in rules if english[rule].sentence == french[rule].sentence] == []


@every_ledger
def test_the_ids_of_a_chapter_are_those_the_ledger_lists_and_no_gap_is_left(ledger: Ledger) -> None:
    chapters: dict[str, list[int]] = {}
    for rule in ledger.printed():
        chapter, number = rule.rsplit("-", 1)
        if number.isdigit():
            chapters.setdefault(chapter, []).append(int(number))
    numbered = {chapter: numbers for chapter, numbers in chapters.items() if chapter != "97-EX"}
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in numbered.values())


def test_no_marker_names_a_rule_that_no_ledger_has() -> None:
    known = {rule for ledger in LEDGERS for rule in ledger.printed()}
    assert {rule: sorted(where) for rule, where in marked().items() if rule not in known} == {}


@every_ledger
def test_every_rule_of_the_ledger_has_a_test(ledger: Ledger) -> None:
    assert sorted(set(ledger.printed()) - set(marked())) == []


@every_ledger
def test_every_rule_the_engine_cites_exists(ledger: Ledger) -> None:
    printed = set(ledger.printed())
    unknown = {path.name: sorted(cited(path.read_text("utf-8")) - printed) for path in ledger.sources}
    assert {path: rules for path, rules in unknown.items() if rules} == {}


def test_every_rule_that_concepts_cite_exists() -> None:
    sources = sorted((ROOT / "src/bruxelles/concepts").rglob("*.py"))
    found = set().union(*(cited(path.read_text("utf-8")) for path in sources))
    assert all(any(rule.startswith(ledger.ids) for rule in found) for ledger in LEDGERS)
    assert sorted(found - {rule for ledger in LEDGERS for rule in ledger.printed()}) == []


@every_ledger
def test_the_engine_cites_its_rules(ledger: Ledger) -> None:
    assert len(set().union(*(cited(path.read_text("utf-8")) for path in ledger.sources))) > 100


def test_ranges_are_spelled_out() -> None:
    assert cited("(97-CONS-04..06, 97-PARK-01)") == {"97-CONS-04", "97-CONS-05", "97-CONS-06", "97-PARK-01"}
    assert cited("93-2P-03, 93-BE-CARD-22b, 93-ASYM-GEN-1, 93E1-2P-01") == {
        "93-2P-03",
        "93-BE-CARD-22b",
        "93-ASYM-GEN-1",
        "93E1-2P-01",
    }
