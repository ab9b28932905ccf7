"""What the ledgers say of an edition as a whole: which rules it replaces, what it calls otherwise, and which rules are
for some number of players only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bruxelles.words.rules import HEADING, by_id, ledgers

CODE = re.compile(r".*\((\d\dE\d)\)")  # a title that ends so is the chapter of an edition, and its ids begin so
ROW = re.compile(r"\| ([A-Z0-9]+-\d.*?) \| (.*?) \|")
ASIDE = re.compile(r"\(.*?\)")
REPLACES = re.compile(r"\b(?:replaces|overrides)\b([^();]*)")
WRITTEN = re.compile(r"(-?(?:[A-Z0-9]+-)*)(\d+)(?:…(\d+))?(?![\w-])")
WHOLE = re.compile(r"\d\d(?:E\d)?-")
PLAYERS = re.compile(r"-(\d)P-")


@dataclass(frozen=True)
class Replacement:
    """Rules that do not apply where the rules of this code do, and what stands in their place, if anything does."""

    code: str
    replaced: tuple[str, ...]
    replacing: tuple[str, ...]


@dataclass(frozen=True)
class Name:
    """What the editions call differently: the one of the chapter, and the others."""

    code: str
    own: str
    usual: str


def written(text: str, ledger: str) -> tuple[str, ...]:
    """Ids as a ledger shortens them: SETUP-07, 93E1-SALE-01, -02 and -RES-03, and ranges such as PASS-02…05."""
    found: list[str] = []
    before = ""
    for head, first, last in WRITTEN.findall(ASIDE.sub("", text)):
        if head == "-":
            head = before
        elif head.startswith("-"):
            head = before.partition("-")[0] + head
        elif not WHOLE.match(head):
            head = f"{ledger}-{head}"
        before = head
        found += (f"{head}{number:0{len(first)}}" for number in range(int(first), int(last or first) + 1))
    return tuple(found)


def edition_lines(language: str) -> list[tuple[str, str]]:
    """The lines of all chapters of an edition, each with its code."""
    lines = []
    for text in ledgers(language):
        code = ""
        for line in text.splitlines():
            if heading := HEADING.fullmatch(line):
                found = CODE.fullmatch(heading[1])
                code = found[1] if found else ""
            elif code:
                lines.append((code, line))
    return lines


@cache
def replacements() -> tuple[Replacement, ...]:
    """First those of the tables, then what single rules say of themselves beyond these."""
    found = []
    for code, line in edition_lines("en"):
        if row := ROW.fullmatch(line):
            ledger = code[:2]
            found.append(Replacement(code, written(row[1], ledger), written(row[2], ledger)))
    known = {(each.code, rule) for each in found for rule in each.replaced}
    for rule in by_id("en").values():
        for clause in REPLACES.findall(rule.sentence):
            code = edition_of(rule.id) or rule.id
            replaced = tuple(each for each in written(clause, rule.id[:2]) if (code, each) not in known)
            if replaced:
                found.append(Replacement(code, replaced, (rule.id,)))
    return tuple(found)


def edition_of(rule: str) -> str:
    """The code of the edition to which a rule belongs by its id; nothing for those of the base game."""
    code = rule.partition("-")[0]
    return code if "E" in code else ""


@cache
def names(language: str) -> tuple[Name, ...]:
    """From the line of a chapter that says what changes in name only."""
    found = []
    for code, line in edition_lines(language):
        pairs = [part.split(" = ") for part in line.partition(":")[2].partition(". ")[0].rstrip(".").split(";")]
        if all(len(pair) == 2 for pair in pairs):
            found += [Name(code, own.strip(), usual.strip()) for own, usual in pairs]
    return tuple(found)


def holds_for(rule: str, players: int) -> bool:
    """False for a rule that is for another number of players."""
    only = PLAYERS.search(rule)
    return only is None or int(only[1]) == players


def without(rules: Iterable[str], *others: Iterable[str]) -> tuple[str, ...]:
    """Rules that none of the others name, each once."""
    named = {rule for each in others for rule in each}
    return tuple(dict.fromkeys(rule for rule in rules if rule not in named))
