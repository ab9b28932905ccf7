"""A pseudo-language made from English: still readable, but marked, accented, longer, and with three plural forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from bruxelles.words.catalogue import ENGLISH, folders
from bruxelles.words.rules import HEADING, ID, read_ledger, rules_folder

CODE = "art"  # artificial languages
LOCALE = "uk-UA"  # three plural forms, and no Latin letter in lists and dates
ORDINALS = "₁₂₃"  # a plural form shows which one it is
OPENING, CLOSING = "⟦⟧"

SMALL = dict(zip("abcdefghijklmnopqrstuvwxyz", "åƀçđéƒğħíĵķļɱñöƥɋŕšţüʋŵẋýž", strict=True))
ACCENTED = SMALL | {letter.upper(): accented.upper() for letter, accented in SMALL.items()}
PART = re.compile(
    rf"(?P<kept>\{{[\w.]+\}}|`[^`]+`|{ID}(?:…\d+)?)|\{{(?P<count>\w+)\|(?P<forms>[^{{}}]+)\}}|(?P<letter>[A-Za-z])"
)


def write_language(place: Path) -> Path:
    """A folder in this place with all that a language may have: messages, phrases and ledgers."""
    folder = place / CODE
    folder.mkdir(parents=True, exist_ok=True)
    for source in (*folders()[ENGLISH].glob("*.po"), *folders()["fr"].glob("phrases*.po")):
        write_catalogue(source, folder / source.name)
    for source in rules_folder().glob("????.md"):
        lines = ledger_lines(source.read_text("utf-8"))
        (folder / f"{source.stem}.{CODE}.md").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return folder


def write_catalogue(source: Path, target: Path) -> None:
    """The messages of a file in the pseudo-language. A phrase is its own English."""
    of_phrases = source.name.startswith("phrases")
    catalogue = Catalog(LOCALE.replace("-", "_"), header_comment="# Made by python -m tests.pseudo.", fuzzy=False)
    with source.open("rb") as file:
        for message in read_po(file):
            if message.id:
                catalogue.add(message.id, marked(str(message.id)) if of_phrases else translation(message))
    with target.open("wb") as file:
        write_po(file, catalogue)


def translation(message: Message) -> str | tuple[str, ...]:
    if message.id == "language.locale":
        return LOCALE
    if isinstance(message.string, tuple):
        return tuple(map(marked, three(message.string)))
    return marked(str(message.string))


def marked(text: str) -> str:
    """A text in the pseudo-language. A single letter is the sign of a piece and stays single."""
    return ACCENTED.get(text) or f"{OPENING}{accented(text)}{CLOSING}"


def accented(text: str) -> str:
    """A text with accents on its letters and every vowel twice; fields, rule ids and names in code are kept."""

    def part(found: re.Match[str]) -> str:
        if letter := found["letter"]:
            return ACCENTED[letter] + (SMALL[letter.lower()] if letter in "aeiouAEIOU" else "")
        if forms := found["forms"]:
            return f"{{{found['count']}|{'|'.join(map(accented, three(forms.split('|'))))}}}"
        return found[0]

    return PART.sub(part, text)


def three(forms: Sequence[str]) -> list[str]:
    """The English plural for both a few and many."""
    return [f"{text}{ordinal}" for text, ordinal in zip((forms[0], forms[1], forms[1]), ORDINALS, strict=True)]


def ledger_lines(text: str) -> Iterator[str]:
    """The headings, rules and tables of a ledger. Translations have neither rulings nor sources."""
    for line in text.splitlines():
        if heading := HEADING.fullmatch(line):
            yield line.replace(heading[1], marked(heading[1]))
        elif found := read_ledger(line):
            rule = found[0].rules[0].plain()
            yield f"- **{rule.id}** — {marked(rule.sentence)}"
        else:
            yield "|".join(map(cell, line.split("|"))) if line.startswith("|") else ""


def cell(text: str) -> str:
    """Ids stand alone in their cells."""
    return marked(text) if re.search("[A-Za-z]", PART.sub(lambda found: found["letter"] or "", text)) else text
