"""The ledger, its French twin, the tests and the engine speak of the same rules."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEDGERS = ("rules/1897.md", "rules/1897.fr.md")
PRINTED = re.compile(r"^(?:- |\| )\*\*(97-[A-Z]+-\d\d)\b", re.MULTILINE)
CITED = re.compile(r"\b(97-[A-Z]+-)(\d\d)(?:\.\.(\d\d))?")


def printed(ledger: str) -> list[str]:
    """The ids in bold at the start of a list item or table row."""
    return PRINTED.findall((ROOT / ledger).read_text("utf-8"))


def cited(text: str) -> set[str]:
    """The ids a text names, ranges such as 97-CONS-04..06 spelled out."""
    found: set[str] = set()
    for chapter, first, last in CITED.findall(text):
        found.update(f"{chapter}{number:02}" for number in range(int(first), int(last or first) + 1))
    return found


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


@pytest.mark.parametrize("ledger", LEDGERS)
def test_every_id_stands_once_in_the_ledger(ledger: str) -> None:
    ids = Counter(printed(ledger))
    assert len(ids) > 200
    assert [rule for rule, times in ids.items() if times > 1] == []


def test_both_languages_have_the_same_rules_in_the_same_order() -> None:
    english, french = map(printed, LEDGERS)
    assert sorted(set(english) ^ set(french)) == []
    assert english == french


def test_the_ids_of_a_chapter_are_those_the_ledger_lists_and_no_gap_is_left() -> None:
    chapters: dict[str, list[int]] = {}
    for rule in printed(LEDGERS[0]):
        chapter, number = rule.rsplit("-", 1)
        chapters.setdefault(chapter, []).append(int(number))
    numbered = {chapter: numbers for chapter, numbers in chapters.items() if chapter != "97-EX"}
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in numbered.values())


def test_no_marker_names_a_rule_that_the_ledger_does_not_have() -> None:
    known = set(printed(LEDGERS[0]))
    assert {rule: sorted(where) for rule, where in marked().items() if rule not in known} == {}


def test_every_rule_of_the_ledger_has_a_test() -> None:
    assert sorted(set(printed(LEDGERS[0])) - set(marked())) == []


@pytest.mark.parametrize(
    "path",
    sorted((ROOT / "src/bruxelles/games/b1897").rglob("*.py")),
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_every_rule_the_engine_cites_exists(path: Path) -> None:
    assert sorted(cited(path.read_text("utf-8")) - set(printed(LEDGERS[0]))) == []


def test_the_engine_cites_its_rules() -> None:
    sources = (ROOT / "src/bruxelles/games/b1897").rglob("*.py")
    assert len(set().union(*(cited(path.read_text("utf-8")) for path in sources))) > 100


def test_ranges_are_spelled_out() -> None:
    assert cited("(97-CONS-04..06, 97-PARK-01)") == {"97-CONS-04", "97-CONS-05", "97-CONS-06", "97-PARK-01"}
