"""A game as text: what was decided before it, then every answer and every draw by its meaning. Loading is replaying."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote, unquote

from bruxelles.kernel.commitment import Share
from bruxelles.kernel.complaint import Complaint, Detail, Phrase, of_system
from bruxelles.kernel.contents import ChanceKind
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import NOBODY

FIRST_LINE = "bruxelles record 1"
LONGEST = 4_000_000  # characters; the longest possible game is far shorter
UNKNOWN_SEED = "?"  # no seed is written like this, because seeds are quoted
NONCE = re.compile("[0-9a-f]{64}")
UNSEEN = "?"  # what somebody else has drawn; no token is written like this


class RecordError(Complaint):
    """A record that can't be read or replayed, with the line, if it is one, and the reason."""

    def __init__(self, line: int, problem: str | Complaint, /, **fields: Detail) -> None:
        reason = Complaint(problem, **fields) if isinstance(problem, str) else problem
        if line:
            super().__init__("line {line}: {reason}", line=line, reason=reason)
        else:
            super().__init__(reason.template, **reason.fields)
        self.line = line
        self.reason = str(reason)


class Entry(NamedTuple):
    """One answer, or one chance event with all that it drew."""

    seat: int  # NOBODY for chance
    kind: int
    numbers: tuple[int, ...]
    forced: bool = False
    audience: int = NOBODY  # the only seat that sees what a private event has drawn


class Commitment(NamedTuple):
    """The promise that all chance from this entry on was settled by a seed nobody knew: a secret, of which this is the
    digest, and the shares of those who played.
    """

    since: int  # the number of an entry, counted from 1
    digest: str
    shares: tuple[Share, ...] = ()


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


def write_record(record: Record, rulebook: Rulebook, viewers: Collection[int] | None = None) -> str:
    """The record as text: whole, or as far as these seats may see it."""
    settings = record.settings
    lines = [FIRST_LINE, f"game {settings.game}", f"edition {settings.edition}", f"rules {record.rules_version}"]
    lines += [f"seats {settings.seats}"]
    lines += [f"player {seat} {quote(name)}" for seat, name in enumerate(record.players, 1) if name]
    lines += [f"option {name} {value}" for name, value in settings.options]
    lines += [f"components {settings.components}"]
    lines += [f"component {name} {value}" for name, value in settings.corrections]
    lines += [f"position {text}" for _, text in record.position]
    for commitment in record.commitments:
        lines += commitment_lines(commitment)
    lines += ["", *(line_for(number, entry, rulebook, viewers) for number, entry in enumerate(record.entries, 1))]
    lines += [f"seed {UNKNOWN_SEED if seed is None else quote(seed)}" for seed in record.seeds]
    if record.result is not None:
        lines += [f"end {' '.join(map(str, record.result))}"]
    return "\n".join(lines) + "\n"


def commitment_lines(commitment: Commitment) -> list[str]:
    shares = [f"share {commitment.since} seat:{seat + 1} {nonce}" for seat, nonce in sorted(commitment.shares)]
    return [f"commitment {commitment.since} {commitment.digest}", *shares]


def line_for(number: int, entry: Entry, rulebook: Rulebook, viewers: Collection[int] | None) -> str:
    """An entry for these seats: of a draw that none of them may see only how much was drawn; for None it is whole."""
    if viewers is None or entry.audience == NOBODY or entry.audience in viewers:
        return entry_line(number, entry, rulebook)
    shown = entry_line(number, entry._replace(numbers=()), rulebook)
    return " ".join([shown, *[UNSEEN] * len(entry.numbers)])


def entry_line(number: int, entry: Entry, rulebook: Rulebook) -> str:
    """One answer or event as it stands in a record."""
    if entry.seat == NOBODY:
        chance = rulebook.contents.chances[entry.kind]
        to = [] if entry.audience == NOBODY else [f"seat:{entry.audience + 1}"]
        words = ["chance", chance.name, *to, *map(chance.notation.token, entry.numbers)]
    else:
        decision = rulebook.contents.decisions[entry.kind]
        words = [f"seat:{entry.seat + 1}", decision.name, *map(decision.token, entry.numbers)]
    return " ".join([str(number), *words, *(["forced"] if entry.forced else [])])


def content_of(path: Path) -> bytes:
    """What is in a file that should hold a record. More than a record has isn't read: a device may never end."""
    try:
        with path.open("rb") as file:
            content = file.read(LONGEST + 1)
    except OSError as error:
        raise RecordError(0, "{path} can't be read: {reason}", path=str(path), reason=of_system(error)) from error
    if len(content) > LONGEST:
        reason = Phrase("it is larger than {most} bytes", most=LONGEST)
        raise RecordError(0, "{path} can't be read: {reason}", path=str(path), reason=reason)
    return content


def read_record(text: str, find_rulebook: Callable[[str], Rulebook]) -> Record:
    """Read a record's text. Whether the game it tells is legal shows when it is replayed."""
    if len(text) > LONGEST:
        raise RecordError(0, "{count} characters are more than any record has ({most})", count=len(text), most=LONGEST)
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise RecordError(line, "here is half a character, which no file can hold") from error
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    if lines[0][1] != FIRST_LINE:
        raise RecordError(
            1, "a record begins with '{expected}', not with '{given}'", expected=FIRST_LINE, given=lines[0][1][:60]
        )
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
        self.shares: list[tuple[int, str]] = []
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
            raise RecordError(number, "'{line}' says nothing; a header line is a word and its value", line=line[:60])
        if key == "position":
            self.position.append((number, value))
        elif key == "share":
            self.shares.append((number, value))
        elif key in self.pairs:
            name, _, second = value.partition(" ")
            if not second:
                raise RecordError(
                    number, "{key} needs a name and a value, not just '{value}'", key=key, value=value[:60]
                )
            if name in self.pairs[key]:
                raise RecordError(number, "{key} stands twice", key=f"{key} {name[:60]}")
            self.pairs[key][name] = second
        elif key in ("game", "edition", "rules", "seats", "components"):
            if key in self.single:
                raise RecordError(number, "{key} stands twice", key=key)
            self.single[key] = value
        else:
            raise RecordError(number, "'{key}' is nothing a record knows", key=key[:60])
        self.places[key] = number

    def header(self) -> tuple[Record, Rulebook]:
        for key in ("game", "edition", "rules", "seats", "components"):
            if key not in self.single:
                raise RecordError(self.last, "the header has no line '{key}'", key=key)
        seats = self.whole("seats", self.single["seats"])
        try:
            rulebook = self.find_rulebook(self.single["game"])
            settings = rulebook.settings(seats, self.pairs["option"])
        except Complaint as error:
            raise RecordError(self.last, error) from error
        missing = [option.name for option in rulebook.options if option.name not in self.pairs["option"]]
        if missing:
            raise RecordError(self.last, "the header does not say how option {option} is set", option=missing[0])
        if self.single["edition"] != settings.edition:
            raise RecordError(
                self.places["edition"],
                "{seats} players with these options use edition {edition}, not '{given}'",
                seats=seats,
                edition=settings.edition,
                given=self.single["edition"][:60],
            )
        version = self.whole("rules", self.single["rules"])
        if version > rulebook.rules_version:
            raise RecordError(
                self.places["rules"],
                "made by rules {version}; this program knows them only up to {known}",
                version=version,
                known=rulebook.rules_version,
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
        return Record(settings, version, players, self.position, self.with_shares(seats)), rulebook

    def ordered_commitments(self) -> list[Commitment]:
        pairs = self.pairs["commitment"].items()
        commitments = [Commitment(self.whole("commitment", since), digest) for since, digest in pairs]
        for one, other in pairwise(commitments):
            if one.since >= other.since:
                raise RecordError(
                    self.places["commitment"],
                    "commitment {later} can't stand behind commitment {earlier}",
                    later=other.since,
                    earlier=one.since,
                )
        return commitments

    def with_shares(self, seats: int) -> list[Commitment]:
        """The commitments, each with the shares in its seed."""
        commitments = {str(commitment.since): commitment for commitment in self.ordered_commitments()}
        for number, line in self.shares:
            since, seat, nonce = [*line.split(" "), "", ""][:3]
            if seat not in seats_of(seats) or not NONCE.fullmatch(nonce) or len(line.split(" ")) > 3:
                raise RecordError(
                    number, "a share is an entry, a seat and 64 hexadecimal digits, not '{given}'", given=line[:80]
                )
            if since not in commitments:
                raise RecordError(number, "there is no commitment at '{since}' to have a share in", since=since[:60])
            commitment, share = commitments[since], Share(int(seat[5:]) - 1, nonce)
            if any(share.seat == other.seat for other in commitment.shares):
                raise RecordError(number, "{key} stands twice", key=f"share {since} {seat}")
            commitments[since] = commitment._replace(shares=(*commitment.shares, share))
        return list(commitments.values())

    def named_players(self, seats: int) -> tuple[str, ...]:
        named = {name: unquote(player) for name, player in self.pairs["player"].items()}
        expected = [str(seat) for seat in range(1, seats + 1)]
        for seat in named:
            if seat not in expected:
                raise RecordError(
                    self.places["player"],
                    "a player sits at '{seat}'; there are {seats} seats",
                    seat=seat[:60],
                    seats=seats,
                )
        return tuple(named.get(seat, "") for seat in expected) if named else ()

    def whole(self, key: str, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise RecordError(self.places[key], "{key} is a whole number, not '{given}'", key=key, given=text[:60])
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
                expected = len(record.entries) + 1
                raise RecordError(
                    number, "entry {expected} is expected here, not '{given}'", expected=expected, given=words[0][:60]
                )
            record.entries.append(self.entry(number, words[1:], record.settings.seats, rulebook))
            record.lines.append(number)

    def points(self, number: int, words: list[str], seats: int) -> tuple[int, ...]:
        plain = [word.removeprefix("-") for word in words]
        if len(words) != seats or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in plain):
            raise RecordError(number, "the end gives the points of {seats} seats as whole numbers", seats=seats)
        return tuple(map(int, words))

    def entry(self, number: int, words: list[str], seats: int, rulebook: Rulebook) -> Entry:
        if len(words) < 2:
            raise RecordError(number, "an entry is a number, who answers, what is decided, and the answer")
        who, name, *tokens = words
        contents = rulebook.contents
        try:
            if who == "chance":
                if name not in contents.chance_by_name:
                    raise RecordError(number, "there is no chance event '{name}'", name=name[:60])
                return self.event(number, contents.chance_by_name[name], tokens, seats)
            if who not in seats_of(seats):
                raise RecordError(
                    number, "'{who}' is neither chance nor one of {seats} seats", who=who[:60], seats=seats
                )
            if name not in contents.by_name:
                raise RecordError(number, "there is no decision '{decision}'", decision=name[:60])
            decision = contents.by_name[name]
            forced = tokens[-1:] == ["forced"]
            answer = tokens[:-1] if forced else tokens
            if len(answer) != 1:
                raise RecordError(number, "{decision} takes one answer, not {count}", decision=name, count=len(answer))
            return Entry(int(who[5:]) - 1, decision.number, (decision.option(answer[0]),), forced)
        except NotationError as error:
            raise RecordError(number, error) from error

    def event(self, number: int, chance: ChanceKind, tokens: list[str], seats: int) -> Entry:
        audience = NOBODY
        if chance.private and tokens[:1] and tokens[0] in seats_of(seats):
            audience = int(tokens[0][5:]) - 1
            tokens = tokens[1:]
        if UNSEEN in tokens:
            raise RecordError(number, "what was drawn here is not told, so the game can't be replayed")
        return Entry(NOBODY, chance.number, tuple(map(chance.notation.number, tokens)), audience=audience)


def seats_of(count: int) -> list[str]:
    return [f"seat:{seat}" for seat in range(1, count + 1)]
