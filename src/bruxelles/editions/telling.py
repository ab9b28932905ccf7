"""What differs between two editions, in words: lines for people, by chapters, every rule with its id."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from textwrap import wrap

from bruxelles.components.box import Plain, text_of
from bruxelles.editions.alignment import BOTH, ONE, Run, StepTold, Stretch
from bruxelles.editions.comparison import Comparison, Entry, Kind
from bruxelles.editions.ledger import ASIDE, edition_of, names
from bruxelles.editions.naming import CALLED, Edition
from bruxelles.words import Token, Words
from bruxelles.words.catalogue import catalogue
from bruxelles.words.entries import entry_token
from bruxelles.words.rules import chapters, rule
from bruxelles.words.speech import FIELD
from bruxelles.words.tellers import words_for

WIDTH = 80
MOST_SENTENCES = 3  # of what a difference is about; more are told by their ids
LONGEST_VALUE = 160
LONGEST_STEP = 100


def tell(comparison: Comparison, one: Edition, other: Edition, players: int, words: Words) -> list[str]:
    """A comparison from the first line to the last."""
    teller = Teller(one, other, words)
    if comparison.is_empty and one.game == other.game:
        return [words.say("cli.diff.same", one=one.name, other=other.name)]
    teller.title(players)
    teller.course(comparison.course)
    teller.kinds("decision", comparison.kinds)
    teller.kinds("chance", comparison.kinds)
    teller.makers(comparison)
    teller.further(comparison)
    teller.entries(comparison)
    teller.components(comparison)
    teller.names()
    return teller.lines


class Teller:
    """Writes line after line. It remembers which rules it has told: the second time an id is enough."""

    def __init__(self, one: Edition, other: Edition, words: Words) -> None:
        self.editions = {True: one, False: other}
        self.words = words
        self.lines: list[str] = []
        self.told: set[str] = set()

    def say(self, text: str, indent: int = 2) -> None:
        first, later = " " * indent, " " * (indent + 2)
        self.lines += wrap(text, WIDTH, initial_indent=first, subsequent_indent=later, break_on_hyphens=False)

    def chapter(self, name: str, **fields: int) -> None:
        self.lines += ["", self.words.say(f"cli.diff.{name}", **fields).upper()]

    def title(self, players: int) -> None:
        one, other = self.editions.values()
        self.say(self.words.say("cli.diff.title", one=one.name, other=other.name, count=players), 0)
        for edition in (one, other):
            adds = [f"setting.{option}{end}" for option in edition.options for end in ("", ".adds")]
            sentences = [
                self.words.name(f"game:{CALLED.get(edition.game, edition.game)}"),
                *map(self.words.say, filter(self.knows, adds)),
            ]
            text = " ".join(f"{each.removesuffix('.')}." for each in sentences)
            self.say(self.words.say("cli.diff.value", edition=edition.name, value=text))
            self.rules(self.option_rules(edition), 4)

    def option_rules(self, edition: Edition) -> list[str]:
        return [option.rule for option in edition.rulebook.options if option.name in edition.options]

    def knows(self, key: str) -> bool:
        return key in self.words

    def rules(self, rules: Iterable[str], indent: int = 4) -> None:
        """Each with its sentence; those that were told already, by their ids, in one line."""
        again = []
        for number in rules:
            if number in self.told:
                again.append(number)
            else:
                self.told.add(number)
                self.say(self.words.say("rules.rule", id=number, sentence=self.sentence(number)), indent)
        if again:
            self.say(", ".join(again), indent)

    def sentence(self, number: str) -> str:
        return rule(number, self.words.language).sentence

    def only(self, is_one: bool, rules: Sequence[str], indent: int = 2) -> None:
        if rules:
            self.say(self.words.say("cli.diff.in", edition=self.editions[is_one].name), indent)
            self.rules(rules, indent + 2)

    def shared(self, rules: Sequence[str]) -> None:
        if rules:
            self.say(self.words.say("cli.diff.both"), 4)
            self.rules(rules, 6)

    def course(self, course: Sequence[Stretch]) -> None:
        for stretch in course:
            if stretch.part == "rounds" and stretch.first == stretch.last:
                self.chapter("round", round=stretch.first)
            else:
                self.chapter(stretch.part, first=stretch.first, last=stretch.last)
            runs = ruled(stretch.runs)
            for place, run in enumerate(runs):
                if run.where == BOTH:
                    self.both(run.steps, place > 0, place < len(runs) - 1)
                else:
                    self.only(run.where == ONE, [number for step in run.steps for number in step.rules])

    def both(self, steps: Sequence[StepTold], before: bool, after: bool) -> None:
        """Of what is the same, only the steps next to a difference."""
        near = [*steps[:1]] if before else []
        near += [step for step in steps[-1:] if after and step not in near]
        self.say(self.words.say("cli.diff.both"))
        if not before and len(steps) > 1:
            self.say("…", 4)
        for number, step in enumerate(near):
            if number and len(steps) > len(near):
                self.say("…", 4)
            self.say(self.shortly(step), 4)
        if not after and len(steps) > 1:
            self.say("…", 4)

    def shortly(self, step: StepTold) -> str:
        sentence = self.sentence(step.rules[0])
        short = sentence if len(sentence) <= LONGEST_STEP else f"{sentence[:LONGEST_STEP].rsplit(' ', 1)[0]} …"
        return self.words.say("rules.rule", id=step.rules[0], sentence=short)

    def kinds(self, what: str, kinds: Iterable[Kind]) -> None:
        """Decisions and chance events by what is asked and drawn."""
        found = [kind for kind in kinds if kind.what == what]
        if found:
            self.chapter(what)
        for kind in found:
            words = words_for(self.editions[kind.in_one].game)
            message = words.decision_message(kind.name) if what == "decision" else words.chance_message(kind.name)
            self.say(self.words.tell(message))
            self.shared(kind.both)
            self.only(True, kind.one, 4)
            self.only(False, kind.other, 4)

    def makers(self, comparison: Comparison) -> None:
        if comparison.makers:
            self.chapter("makers")
        for maker in comparison.makers:
            if not maker.about:
                self.say(self.subject([*maker.other, *maker.one]))
            elif len(maker.about) > MOST_SENTENCES:
                self.say(", ".join(maker.about))
            else:
                self.rules(maker.about, 2)
            self.only(True, maker.one, 4)
            self.only(False, maker.other, 4)

    def subject(self, rules: Sequence[str]) -> str:
        """The title of the chapter in which the first of these rules stands that is no edition's own."""
        number = next((each for each in rules if not edition_of(each)), rules[0])
        return rule(number, self.words.language).chapter

    def further(self, comparison: Comparison) -> None:
        """What no difference above has named, in the order of the ledger."""
        if comparison.rules.one or comparison.rules.other:
            self.chapter("rules")
        for is_one, rules in ((True, comparison.rules.one), (False, comparison.rules.other)):
            for chapter in chapters(self.words.language):
                found = [each.id for each in chapter.rules if each.id in rules]
                if found:
                    self.say(self.words.say("cli.diff.in", edition=f"{self.editions[is_one].name}, {chapter.title}"))
                    self.rules(found)

    def entries(self, comparison: Comparison) -> None:
        if comparison.entries.one or comparison.entries.other:
            self.chapter("entries")
        for is_one, entries in ((True, comparison.entries.one), (False, comparison.entries.other)):
            if entries:
                self.say(self.words.say("cli.diff.in", edition=self.editions[is_one].name))
            for entry in entries:
                self.say(self.entry(entry), 4)

    def entry(self, entry: Entry) -> str:
        token, said = Token(entry_token(entry.key)), self.words.say(entry.key)
        return self.words.say("cli.diff.entry", name=token, sentence=said, rules=", ".join(entry.rules))

    def components(self, comparison: Comparison) -> None:
        if comparison.components:
            self.chapter("components")
        for component in comparison.components:
            note = self.words.translated(component.note)
            self.say(f"{component.name} ({note})" if note else component.name)
            for is_one, value in ((True, component.one), (False, component.other)):
                if value is not None:
                    self.say(self.value(self.editions[is_one].name, value), 4)

    def value(self, edition: str, value: Plain) -> str:
        text = text_of(value).replace(",", ", ")
        if len(text) > LONGEST_VALUE and isinstance(value, list):
            return self.words.say("cli.diff.many", edition=edition, value=f"{text[:LONGEST_VALUE]}…", count=len(value))
        return self.words.say("cli.diff.value", edition=edition, value=text)

    def names(self) -> None:
        """What is called otherwise: by the ledger, and by the names of pieces that it doesn't mention."""
        one, other = self.editions.values()
        pairs = [
            (name.own, name.usual) if name.code == one.code else (name.usual, name.own)
            for name in names(self.words.language)
            if name.code in (one.code, other.code) and one.code != other.code
        ]
        for key in [key.removeprefix("name.") for key in catalogue("en").messages if key.startswith("name.")]:
            pair = self.called(key, one.game), self.called(key, other.game)
            if pair[0] != pair[1] and not any(all(map(alike, each, pair)) for each in pairs):
                pairs.append(pair)
        if pairs:
            self.chapter("names")
            self.say(self.words.say("cli.diff.name", one=one.name, other=other.name))
        for left, right in pairs:
            self.say(self.words.say("cli.diff.name", one=left, other=right), 4)

    def called(self, name: str, game: str) -> str:
        """A name, with gaps for its numbers."""
        own_name = getattr(words_for(game), "own_name", Token)
        own = own_name(Token(name.replace(".", ":", 1))) if "." in name else Token(name)
        there = own.replace(":", ".", 1) if isinstance(own, Token) else name
        key = f"name.{game}.{name}" if self.knows(f"name.{game}.{name}") else f"name.{there}"
        return FIELD.sub("…", self.words.messages[key][-1])


def alike(name: str, other: str) -> bool:
    """True if one of two names is a part of the other, asides left out."""
    one, other = (ASIDE.sub("", each).strip().casefold() for each in (name, other))
    return one in other or other in one


def ruled(runs: Iterable[Run]) -> list[Run]:
    """The steps that carry out a rule; others only say when cards may be used."""
    steps = [(run.where, step) for run in runs for step in run.steps if step.rules]
    return [Run(where, tuple(step for _, step in same)) for where, same in groupby(steps, key=itemgetter(0))]
