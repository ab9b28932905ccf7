"""The differences between two editions in words: rules by chapter, then decisions, pieces, values and names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile
from textwrap import wrap

from bruxelles.components.box import Plain, text_of
from bruxelles.differences.comparison import CHANCE, DECISION, NO_DIFFERENCE, Comparison, Component, Kind, Piece
from bruxelles.differences.editions import CALLED, Edition
from bruxelles.differences.rules import Difference
from bruxelles.words import Token, Words
from bruxelles.words.b1893 import text_of as said_by
from bruxelles.words.game_words import words_for
from bruxelles.words.rules import rule

WIDTH = 80
MOST_ALIKE = 4  # equal items at the beginning of two lists; if there are more, they are left out
TITLE = re.compile(r"(?:[\d.]+b? )?(.*?)(?: \([A-Z0-9, -]+\))?")  # a chapter's title without its number and code


def report_lines(comparison: Comparison, one: Edition, other: Edition, players: int, words: Words) -> list[str]:
    """The whole report, line by line."""
    if comparison == NO_DIFFERENCE:
        return [words.say("cli.diff.same", one=one.name, other=other.name)]
    report = TextReport(one, other, words)
    report.title(players)
    report.rules(comparison.rules)
    report.kinds(DECISION, comparison.kinds)
    report.kinds(CHANCE, comparison.kinds)
    report.pieces(comparison.pieces)
    report.components(comparison.components)
    report.names(comparison.names)
    return report.lines


class TextReport:
    """Collects the lines of a report."""

    def __init__(self, one: Edition, other: Edition, words: Words) -> None:
        self.editions = (one, other)
        self.words = words
        self.lines: list[str] = []

    def say(self, text: str, indent: int = 2) -> None:
        first, later = " " * indent, " " * (indent + 2)
        self.lines += wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)

    def chapter(self, title: str) -> None:
        self.lines += ["", title.upper()]

    def below(self, edition: Edition, texts: Iterable[str]) -> None:
        """Texts about one edition, below its name; nothing if there are none."""
        for number, text in enumerate(texts):
            if not number:
                self.say(self.words.say("cli.diff.in", edition=edition.name))
            self.say(text, 4)

    def title(self, players: int) -> None:
        one, other = self.editions
        self.say(self.words.say("cli.diff.title", one=one.name, other=other.name, count=players), 0)
        for edition in self.editions:
            game = Token(f"game:{CALLED.get(edition.game, edition.game)}")
            self.say(self.words.say("cli.diff.value", edition=edition.name, value=game))
            for key in (f"setting.{option}{end}" for option in edition.options for end in ("", ".adds")):
                if key in self.words:
                    self.say(self.words.say(key), 4)

    def rules(self, differences: Iterable[Difference]) -> None:
        """The rules by chapter, with a blank line between differences. Rules that only one edition has are grouped."""
        for title, below in groupby(differences, key=self.chapter_of):
            self.chapter(title)
            for number, (one, other) in enumerate(joined(below)):
                if number:
                    self.lines.append("")
                for edition, rules in zip(self.editions, (one, other), strict=True):
                    self.below(edition, map(self.sentence, rules))

    def chapter_of(self, difference: Difference) -> str:
        found = TITLE.fullmatch(rule(difference.about, self.words.language).chapter)
        assert found is not None
        return found[1]

    def sentence(self, number: str) -> str:
        return self.words.say("rules.rule", id=number, sentence=rule(number, self.words.language).sentence)

    def kinds(self, what: str, kinds: Iterable[Kind]) -> None:
        """Decisions or chance events with the ids of their rules, which are quoted above."""
        found = [kind for kind in kinds if kind.what == what]
        if not found:
            return
        self.chapter(self.words.say(f"cli.diff.{what}"))
        one, other = self.editions
        self.below(one, (self.kind(kind) for kind in found if not kind.in_other))
        self.below(other, (self.kind(kind) for kind in found if not kind.in_one))
        shared = [self.kind(kind) for kind in found if kind.in_one and kind.in_other]
        if shared:
            self.say(self.words.say("cli.diff.otherwise"))
        for text in shared:
            self.say(text, 4)

    def kind(self, kind: Kind) -> str:
        words = words_for(self.editions[not kind.in_one].game)
        message = words.decision_message(kind.name) if kind.what == DECISION else words.chance_message(kind.name)
        return self.words.say("cli.diff.kind", told=message, rules=", ".join((*kind.one, *kind.other)))

    def pieces(self, pieces: Sequence[Piece]) -> None:
        if pieces:
            self.chapter(self.words.say("cli.diff.entries"))
        for edition, in_one in zip(self.editions, (True, False), strict=True):
            self.below(edition, (self.piece(piece) for piece in pieces if piece.in_one == in_one))

    def piece(self, piece: Piece) -> str:
        said, rules = said_by(piece.token), ", ".join(piece.rules)
        return self.words.say("cli.diff.entry", name=Token(piece.token), sentence=said, rules=rules)

    def components(self, components: Sequence[Component]) -> None:
        """First the values that both boxes have, then those of only one."""
        if components:
            self.chapter(self.words.say("cli.diff.components"))
        one, other = self.editions
        for each in components:
            if each.one is not None and each.other is not None:
                self.say(self.noted(each.name, each))
                self.say(self.value(one.name, each.one, each.other), 4)
                self.say(self.value(other.name, each.other, each.one), 4)
        self.below(one, (self.alone(each, each.one) for each in components if each.other is None))
        self.below(other, (self.alone(each, each.other) for each in components if each.one is None))

    def alone(self, component: Component, value: Plain | None) -> str:
        return self.noted(self.value(component.name, value, None), component)

    def noted(self, text: str, component: Component) -> str:
        note = self.words.translated(component.note)
        return f"{text} ({note})" if note else text

    def value(self, name: str, value: Plain | None, other: Plain | None) -> str:
        """A value. If two lists begin with the same items, only the rest is shown."""
        assert value is not None
        alike = 0
        if isinstance(value, list) and isinstance(other, list):
            alike = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(value, other, strict=False)))
        if alike <= MOST_ALIKE:
            return self.words.say("cli.diff.value", edition=name, value=listed(value))
        assert isinstance(value, list)
        rest = ", ".join(("…", *map(listed, value[alike:])))
        return self.words.say("cli.diff.many", edition=name, value=f"[{rest}]", count=len(value))

    def names(self, names: Sequence[tuple[str, str]]) -> None:
        if names:
            self.chapter(self.words.say("cli.diff.names"))
            self.say(self.words.say("cli.diff.name", one=self.editions[0].name, other=self.editions[1].name))
        for one, other in names:
            self.say(self.words.say("cli.diff.name", one=one, other=other), 4)


def listed(value: Plain) -> str:
    return text_of(value).replace(",", ", ")


def joined(differences: Iterable[Difference]) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The rules of both editions for each difference. Neighbouring differences of only one edition are merged."""
    found: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
    for each in differences:
        if found and any(not before and not now for before, now in zip(found[-1], (each.one, each.other), strict=True)):
            one, other = found.pop()
            found.append((one + each.one, other + each.other))
        else:
            found.append((each.one, each.other))
    return found
