"""Finding texts that don't come from the catalogues of the pseudo-language."""

from __future__ import annotations

import re

from tests.pseudo.making import CLOSING, OPENING

from bruxelles.words.rules import ID

INSIDE = re.compile(rf"{OPENING}[^{OPENING}{CLOSING}]*{CLOSING}")
WORD = re.compile(r"[^\W\d_]+")
GLUED = re.compile(r"⟦⟧\s?[,;:.]")
PLAIN = re.compile(r"[A-Za-z]+")


class Seen:
    """What was seen without marks: each word with the line where it was seen first.

    Rule ids are no words, nor is what the known patterns match. A word is missing its marks if it is outside of any, or
    if it has no accents. Where texts are cut off and stand beside each other, the accents alone are checked.
    Two texts that code joins by a sign count as well: where it stands depends on the language.
    """

    def __init__(self, *known: str, cut: bool = False) -> None:
        self.known = re.compile("|".join((rf"\b{ID}\b", *known)))
        self.cut = cut
        self.missing: dict[str, str] = {}

    def look(self, text: str) -> None:
        rest = self.known.sub("", text)
        words = set(PLAIN.findall(rest))
        if not self.cut:
            left = outside(rest)
            words.update(WORD.findall(left), GLUED.findall(left))
        for word in words - self.missing.keys():
            self.missing[word] = next((line for line in rest.splitlines() if word in line), text).strip()


def outside(text: str) -> str:
    """The text without what is inside of marks, even if they are nested."""
    while (less := INSIDE.sub("\0", text)) != text:
        text = less
    return text.replace("\0", f"{OPENING}{CLOSING}")
