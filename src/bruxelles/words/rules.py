"""The rules ledgers, sentence by sentence, as the program cites and shows them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from bruxelles.kernel.complaint import Complaint
from bruxelles.words.catalogue import ENGLISH, UnknownLanguageError, folders, languages

PACKAGE = Path(__file__).parents[1]

ID = r"\d\d(?:E\d)?(?:-[A-Z0-9]+)+-\d+[a-z]?"
ITEM = re.compile(rf"- \*\*({ID})(?:\*\*(?: —)?| — (?P<title>.+?\*\*)) (?P<text>.*)")
ROW = re.compile(rf"\| \*\*({ID})\*\* \|(.*)\|")
HEADING = re.compile(r"#{1,2} (.*)")
SOURCE = re.compile(r"\*Source: (.*?)\*(?=\s|$)")
RULING = re.compile(r"`RULING`\s*(.*)")
MARKUP = re.compile(r"\*\*(.+?)\*\*|\*(?=\S)(.+?)(?<=\S)\*|`(.+?)`")


class UnknownRuleError(Complaint):
    """An id that no ledger has, or words that no rule contains."""


@dataclass(frozen=True)
class Rule:
    """One rule: its sentence, our ruling if the rulebooks leave it open (English ledger only), and its source."""

    id: str
    chapter: str
    sentence: str
    ruling: str
    source: str

    @property
    def game(self) -> str:
        return f"18{self.id[:2]}"

    def plain(self) -> Rule:
        """The same rule without markdown."""
        return Rule(self.id, self.chapter, without_markup(self.sentence), without_markup(self.ruling), self.source)


@dataclass(frozen=True)
class Chapter:
    """A heading of a ledger, and the rules below it in their order."""

    title: str
    rules: tuple[Rule, ...]

    @property
    def game(self) -> str:
        return self.rules[0].game


def rules_folder() -> Path:
    """The folder with the ledgers: beside the sources in a checkout, inside the package in a wheel."""
    inside = PACKAGE / "rules"
    return inside if inside.is_dir() else PACKAGE.parents[1] / "rules"


@cache
def chapters(language: str = ENGLISH) -> tuple[Chapter, ...]:
    """All chapters that have rules, ledger by ledger."""
    if language not in languages():
        raise UnknownLanguageError(
            "there are no rules in '{language}'; choose from {languages}", language=language[:20], languages=languages()
        )
    return tuple(chapter for text in ledgers(language) for chapter in read_ledger(text))


def ledgers(language: str) -> list[str]:
    """The text of every ledger: in this language, or in English if there is no translation."""
    english = [file for file in sorted(rules_folder().glob("[0-9]*.md")) if file.name.count(".") == 1]
    return [in_language(file, language).read_text(encoding="utf-8") for file in english]


def in_language(ledger: Path, language: str) -> Path:
    """The translation of a ledger, beside it (1897.fr.md) or beside the catalogues of its language; the English ledger
    if there is none.
    """
    name = f"{ledger.stem}.{language}.md"
    return next((file for file in (ledger.with_name(name), folders()[language] / name) if file.is_file()), ledger)


def read_ledger(text: str) -> list[Chapter]:
    rules: dict[str, list[Rule]] = {}
    title = ""
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            title = heading[1]
        elif item := ITEM.fullmatch(line):
            rules.setdefault(title, []).append(read_rule(item[1], title, item_text(item)))
        elif row := ROW.fullmatch(line):
            rules.setdefault(title, []).append(read_rule(row[1], title, "; ".join(map(str.strip, row[2].split("|")))))
    return [Chapter(title, tuple(below)) for title, below in rules.items()]


def item_text(item: re.Match[str]) -> str:
    """The text of a list item, with the title that some rules have inside the bold print of their id."""
    return f"**{item['title']} {item['text']}" if item["title"] else item["text"]


def read_rule(number: str, chapter: str, text: str) -> Rule:
    """Take source and ruling out of a line; the rest is the sentence of the rule."""
    sources = [found[1] for found in SOURCE.finditer(text)]
    rulings = [found[1].strip().removeprefix("— ") for found in RULING.finditer(text)]
    sentence = SOURCE.sub("", RULING.sub("", text))
    return Rule(number, chapter, re.sub(" +", " ", sentence).strip(), " ".join(rulings), " ".join(sources))


def without_markup(text: str) -> str:
    """The text without marks for emphasis and code, even if nested."""
    while (bare := MARKUP.sub(lambda found: found[1] or found[2] or found[3], text)) != text:
        text = bare
    return text


@cache
def by_id(language: str) -> dict[str, Rule]:
    return {rule.id: rule for chapter in chapters(language) for rule in chapter.rules}


@cache
def by_upper_case_id(language: str) -> dict[str, Rule]:
    return {number.upper(): rule for number, rule in by_id(language).items()}


def rule(number: str, language: str = ENGLISH, markup: bool = False) -> Rule:
    """The rule with this id."""
    rules = by_upper_case_id(language)
    wanted = number.strip().upper()
    if wanted not in rules:
        close = [rules[name].id for name in get_close_matches(wanted, rules, n=4, cutoff=0.5)]
        if close:
            raise UnknownRuleError("there is no rule '{id}'; did you mean {close}?", id=number[:30], close=close)
        raise UnknownRuleError("there is no rule '{id}'; ids look like 97-SALE-02", id=number[:30])
    return rules[wanted] if markup else rules[wanted].plain()


def ledger_of(game: str) -> str:
    """The game that the ledger is named for; all editions of a game share one."""
    return game.partition("-")[0]


def search(text: str, language: str = ENGLISH, markup: bool = False, game: str = "") -> list[Rule]:
    """The rules that contain all these words, in their sentence, chapter title or id; of all games or one."""
    words = text.casefold().replace("'", "’").split()
    found = []
    for rule in by_id(language).values():
        if ledger_of(game) not in ("", rule.game):
            continue
        inside = f"{rule.id} {rule.chapter} {rule.plain().sentence}".casefold().replace("'", "’")
        if words and all(word in inside for word in words):
            found.append(rule if markup else rule.plain())
    return found
