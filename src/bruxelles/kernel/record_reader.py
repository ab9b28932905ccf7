"""Reading a record, line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

from bruxelles.kernel.commitment import Share
from bruxelles.kernel.complaint import Complaint, Phrase, of_system
from bruxelles.kernel.contents import ChanceKind
from bruxelles.kernel.notation import NotationError
from bruxelles.kernel.record import FIRST_LINE, UNKNOWN_SEED, UNSEEN, Commitment, Entry, Record, RecordError
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import NOBODY

LONGEST = 4_000_000  # characters; the longest possible game is far shorter
NONCE = re.compile("[0-9a-f]{64}")


def content_of(path: Path) -> bytes:
    """The contents of a file that should hold a record, up to the longest possible one: a device may never end."""
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
    """Read the text of a record. Replaying it then checks whether the game is legal."""
    if len(text) > LONGEST:
        raise RecordError(
            0, "{count} characters are too many for a record; the limit is {most}", count=len(text), most=LONGEST
        )
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise RecordError(line, "half a character (a lone surrogate), which no file can hold") from error
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    if lines[0][1] != FIRST_LINE:
        raise RecordError(
            1, "a record starts with '{expected}', not with '{given}'", expected=FIRST_LINE, given=lines[0][1][:60]
        )
    filled = iter([(number, line) for number, line in lines[1:] if line])
    return RecordReader(filled, find_rulebook).read()


class RecordReader:
    """Reads a record line by line: first the header, then the entries, then what is revealed at the end."""

    def __init__(self, lines: Iterator[tuple[int, str]], find_rulebook: Callable[[str], Rulebook]) -> None:
        self.lines = lines
        self.find_rulebook = find_rulebook
        self.single: dict[str, str] = {}
        self.pairs: dict[str, dict[str, str]] = {"player": {}, "option": {}, "component": {}, "commitment": {}}
        self.places: dict[str, int] = {}  # the line number of each header word
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
                raise RecordError(number, "nothing can follow the end")
            self.read_entry(number, line, record, rulebook)
        if len(record.seeds) > len(record.commitments):
            raise RecordError(self.last, "there are more seeds than commitments")
        return record

    def read_header(self, number: int, line: str) -> None:
        key, _, value = line.partition(" ")
        if not value:
            raise RecordError(number, "'{line}' has no value; a header line is a word and its value", line=line[:60])
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
                raise RecordError(number, "{key} appears twice", key=f"{key} {name[:60]}")
            self.pairs[key][name] = second
        elif key in ("game", "edition", "rules", "seats", "components"):
            if key in self.single:
                raise RecordError(number, "{key} appears twice", key=key)
            self.single[key] = value
        else:
            raise RecordError(number, "a record has no '{key}'", key=key[:60])
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
            raise RecordError(self.last, "the header doesn't set option {option}", option=missing[0])
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
                "made with rules version {version}; this program knows versions up to {known}",
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
                    "commitment {later} can't come after commitment {earlier}",
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
                raise RecordError(number, "there is no commitment at '{since}' to share in", since=since[:60])
            commitment, share = commitments[since], Share(int(seat[5:]) - 1, nonce)
            if any(share.seat == other.seat for other in commitment.shares):
                raise RecordError(number, "{key} appears twice", key=f"share {since} {seat}")
            commitments[since] = commitment._replace(shares=(*commitment.shares, share))
        return list(commitments.values())

    def named_players(self, seats: int) -> tuple[str, ...]:
        named = {name: unquote(player) for name, player in self.pairs["player"].items()}
        expected = [str(seat) for seat in range(1, seats + 1)]
        for seat in named:
            if seat not in expected:
                raise RecordError(
                    self.places["player"],
                    "there is no seat '{seat}' for a player; there are {seats} seats",
                    seat=seat[:60],
                    seats=seats,
                )
        return tuple(named.get(seat, "") for seat in expected) if named else ()

    def whole(self, key: str, text: str) -> int:
        if not (text.isascii() and text.isdigit()) or len(text) > 9:
            raise RecordError(self.places[key], "{key} must be a whole number, not '{given}'", key=key, given=text[:60])
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
            raise RecordError(number, "an answer can't follow a revealed seed")
        else:
            if words[0] != str(len(record.entries) + 1):
                expected = len(record.entries) + 1
                raise RecordError(
                    number, "expected entry {expected} here, not '{given}'", expected=expected, given=words[0][:60]
                )
            record.entries.append(self.entry(number, words[1:], record.settings.seats, rulebook))
            record.lines.append(number)

    def points(self, number: int, words: list[str], seats: int) -> tuple[int, ...]:
        plain = [word.removeprefix("-") for word in words]
        if len(words) != seats or not all(word.isascii() and word.isdigit() and len(word) < 10 for word in plain):
            raise RecordError(
                number, "the end line gives the final scores of {seats} seats as whole numbers", seats=seats
            )
        return tuple(map(int, words))

    def entry(self, number: int, words: list[str], seats: int, rulebook: Rulebook) -> Entry:
        if len(words) < 2:
            raise RecordError(number, "an entry consists of a number, who answers, what is decided, and the answer")
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
            raise RecordError(number, "this draw is hidden, so the game can't be replayed")
        return Entry(NOBODY, chance.number, tuple(map(chance.notation.number, tokens)), audience=audience)


def seats_of(count: int) -> list[str]:
    return [f"seat:{seat}" for seat in range(1, count + 1)]
