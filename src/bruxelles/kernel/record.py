"""A game as text: what was decided before it, then every answer and every draw by its meaning. Loading is replaying."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple
from urllib.parse import quote, unquote

from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import NOBODY

FIRST_LINE = "bruxelles record 1"
LONGEST = 4_000_000  # characters; the longest possible game is far shorter
UNKNOWN_SEED = "?"  # no seed is written like this, because seeds are quoted


class RecordError(ValueError):
    """A record that can't be read or replayed, with the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}" if line else reason)
        self.line = line
        self.reason = reason


class Entry(NamedTuple):
    """One answer, or one chance event with all that it drew."""

    seat: int  # NOBODY for chance
    kind: int
    numbers: tuple[int, ...]
    forced: bool = False


class Commitment(NamedTuple):
    """The promise that all chance from this entry on was settled by a seed nobody knew."""

    since: int  # the number of an entry, counted from 1
    digest: str


@dataclass
class Record:
    """What a file says; nothing is checked against the rules yet."""

    settings: Settings
    rules_version: int
    players: tuple[str, ...] = ()
    position: list[tuple[int, str]] = field(default_factory=list)  # a start set up by hand, with line numbers
    commitments: list[Commitment] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)  # where each entry stands
    seeds: list[str | None] = field(default_factory=list)  # one per commitment, revealed at the end; None: unknown
    result: tuple[int, ...] | None = None
    result_line: int = 0


def write_record(record: Record, rulebook: Rulebook) -> str:
    """The record as text."""
    settings = record.settings
    lines = [FIRST_LINE, f"game {settings.game}", f"edition {settings.edition}", f"rules {record.rules_version}"]
    lines += [f"seats {settings.seats}"]
    lines += [f"player {seat} {quote(name)}" for seat, name in enumerate(record.players, 1) if name]
    lines += [f"option {name} {value}" for name, value in settings.options]
    lines += [f"components {settings.components}"]
    lines += [f"component {name} {value}" for name, value in settings.corrections]
    lines += [f"position {text}" for _, text in record.position]
    lines += [f"commitment {since} {digest}" for since, digest in record.commitments]
    lines += ["", *(entry_line(number, entry, rulebook) for number, entry in enumerate(record.entries, 1))]
    lines += [f"seed {UNKNOWN_SEED if seed is None else quote(seed)}" for seed in record.seeds]
    if record.result is not None:
        lines += [f"end {' '.join(map(str, record.result))}"]
    return "\n".join(lines) + "\n"


def entry_line(number: int, entry: Entry, rulebook: Rulebook) -> str:
    """One answer or event as it stands in a record."""
    if entry.seat == NOBODY:
        chance = rulebook.contents.chances[entry.kind]
        words = ["chance", chance.name, *map(chance.notation.token, entry.numbers)]
    else:
        decision = rulebook.contents.decisions[entry.kind]
        words = [f"seat:{entry.seat + 1}", decision.name, *map(decision.token, entry.numbers)]
    return " ".join([str(number), *words, *(["forced"] if entry.forced else [])])


def read_record(text: str, find_rulebook: Callable[[str], Rulebook]) -> Record:
    """Read a record's text. Whether the game it tells is legal shows when it is replayed."""
    if len(text) > LONGEST:
        raise RecordError(0, f"{len(text)} characters are more than any record has ({LONGEST})")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise RecordError(line, "here is half a character, which no file can hold") from error
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    if lines[0][1] != FIRST_LINE:
        raise RecordError(1, f"a record begins with {FIRST_LINE!r}, not with {lines[0][1][:60]!r}")
    filled = iter([(number, line) for number, line in lines[1:] if line])
    return Reader(filled, find_rulebook).read()


class Reader:
    """Reads a record line by line: first the header, then the entries, then what the end reveals."""

    def __init__(self, lines: Iterator[tuple[int, str]], find_rulebook: Callable[[str], Rulebook]) -> None:
        self.lines = lines
        self.find_rulebook = find_rulebook
        self.single: dict[str, str] = {}
        self.pairs: dict[str, dict[str, str]] = {"player": {}, "option": {}, "component": {}, "commitment": {}}
        self.places: dict[str, int] = {}  # the line of each word of the header
        self.position: list[tuple[int, str]] = []
        self.last = 1

    def read(self) -> Record:
        rest: list[tuple[int, str]] = []
        for number, line in self.lines:
            if line[0].isdigit() or line.split(" ")[0] in ("seed", "end"):
                rest = [(number, line), *self.lines]
                break
            self.last = number
            self.read_header(number, line)
        record, rulebook = self.header()
        for number, line in rest:
            if record.result is not None:
                raise RecordError(number, "nothing can stand behind the end")
            self.read_entry(number, line, record, rulebook)
        if len(record.seeds) > len(record.commitments):
            raise RecordError(self.last, "there are more seeds than commitments")
        return record

    def read_header(self, number: int, line: str) -> None:
        key, _, value = line.partition(" ")
        if not value:
            raise RecordError(number, f"{line[:60]!r} says nothing; a header line is a word and its value")
        if key == "position":
            self.position.append((number, value))
        elif key in self.pairs:
            name, _, second = value.partition(" ")
            if not second:
                raise RecordError(number, f"{key} needs a name and a value, not just {value[:60]!r}")
            if name in self.pairs[key]:
                raise RecordError(number, f"{key} {name[:60]} stands twice")
            self.pairs[key][name] = second
        elif key in ("game", "edition", "rules", "seats", "components"):
            if key in self.single:
                raise RecordError(number, f"{key} stands twice")
            self.single[key] = value
        else:
            raise RecordError(number, f"{key[:60]!r} is nothing a record knows")
        self.places[key] = number

    def header(self) -> tuple[Record, Rulebook]:
        for key in ("game", "edition", "rules", "seats", "components"):
            if key not in self.single:
                raise RecordError(self.last, f"the header has no line {key!r}")
        seats = self.whole("seats", self.single["seats"])
        try:
            rulebook = self.find_rulebook(self.single["game"])
            settings = rulebook.settings(seats, self.pairs["option"])
        except ValueError as error:
            raise RecordError(self.last, str(error)) from error
        missing = [option.name for option in rulebook.options if option.name not in self.pairs["option"]]
        if missing:
            raise RecordError(self.last, f"the header does not say how option {missing[0]} is set")
        if self.single["edition"] != settings.edition:
            raise RecordError(
                self.places["edition"],
                f"{seats} players with these options use edition {settings.edition}, not "
                f"{self.single['edition'][:60]!r}",
            )
        version = self.whole("rules", self.single["rules"])
        if version > rulebook.rules_version:
            raise RecordError(
                self.places["rules"],
                f"made by rules {version}; this program knows them only up to {rulebook.rules_version}",
            )
        settings = Settings(
            settings.game,
            settings.edition,
            seats,
            settings.options,
            self.single["components"],
            tuple(self.pairs["component"].items()),
        )
        players = self.named_players(seats)
        return Record(settings, version, players, self.position, self.ordered_commitments()), rulebook

    def ordered_commitments(self) -> list[Commitment]:
        pairs = self.pairs["commitment"].items()
        commitments = [Commitment(self.whole("commitment", since), digest) for since, digest in pairs]
        for one, other in pairwise(commitments):
            if one.since >= other.since:
                reason = f"commitment {other.since} can't stand behind commitment {one.since}"
                raise RecordError(self.places["commitment"], reason)
        return commitments

    def named_players(self, seats: int) -> tuple[str, ...]:
        named = {name: unquote(player) for name, player in self.pairs["player"].items()}
        expected = [str(seat) for seat in range(1, seats + 1)]
        for seat in named:
            if seat not in expected:
                raise RecordError(self.places["player"], f"a player sits at {seat[:60]!r}; there are {seats} seats")
        return tuple(named.get(seat, "") for seat in expected) if named else ()

    def whole(self, key: str, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise RecordError(self.places[key], f"{key} is a whole number, not {text[:60]!r}")
        return int(text)

    def read_entry(self, number: int, line: str, record: Record, rulebook: Rulebook) -> None:
        self.last = number
        words = line.split()
        if words[0] == "seed":
            seed = line.removeprefix("seed").strip()
            record.seeds.append(None if seed == UNKNOWN_SEED else unquote(seed))
        elif words[0] == "end":
            record.result = self.points(number, words[1:], record.settings.seats)
            record.result_line = number
        elif record.seeds:
            raise RecordError(number, "an answer can't stand behind a revealed seed")
        else:
            if words[0] != str(len(record.entries) + 1):
                raise RecordError(number, f"entry {len(record.entries) + 1} is expected here, not {words[0][:60]!r}")
            record.entries.append(self.entry(number, words[1:], record.settings.seats, rulebook))
            record.lines.append(number)

    def points(self, number: int, words: list[str], seats: int) -> tuple[int, ...]:
        plain = [word.removeprefix("-") for word in words]
        if len(words) != seats or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in plain):
            raise RecordError(number, f"the end gives the points of {seats} seats as whole numbers")
        return tuple(map(int, words))

    def entry(self, number: int, words: list[str], seats: int, rulebook: Rulebook) -> Entry:
        if len(words) < 2:
            raise RecordError(number, "an entry is a number, who answers, what is decided, and the answer")
        who, name, *tokens = words
        contents = rulebook.contents
        try:
            if who == "chance":
                if name not in contents.chance_by_name:
                    raise RecordError(number, f"there is no chance event {name[:60]!r}")
                chance = contents.chance_by_name[name]
                return Entry(NOBODY, chance.number, tuple(map(chance.notation.number, tokens)))
            if who not in [f"seat:{seat}" for seat in range(1, seats + 1)]:
                raise RecordError(number, f"{who[:60]!r} is neither chance nor one of {seats} seats")
            if name not in contents.by_name:
                raise RecordError(number, f"there is no decision {name[:60]!r}")
            decision = contents.by_name[name]
            forced = tokens[-1:] == ["forced"]
            answer = tokens[:-1] if forced else tokens
            if len(answer) != 1:
                raise RecordError(number, f"{name} takes one answer, not {len(answer)}")
            return Entry(int(who[5:]) - 1, decision.number, (decision.option(answer[0]),), forced)
        except NotationError as error:
            raise RecordError(number, str(error)) from error
