"""A box of component values with their provenance: reading, correcting, comparing. Knows no game."""

import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import blake2b
from pathlib import Path
from typing import TypeAlias, TypeGuard

from bruxelles.kernel.complaint import Complaint, Phrase, of_system

Plain: TypeAlias = "int | str | list[Plain]"

CONFIDENCES = ("certain", "likely", "inferred", "reconstructed")
FIELDS = ("value", "source", "confidence", "note")
LARGEST_NUMBER = 2**63 - 1
DEEPEST_LIST = 4
LARGEST_FILE = 1_000_000
A_PLAIN_VALUE = Phrase("a whole number of at most 64 bits, a text in quotes, or a list of these")


Where: TypeAlias = "str | Phrase"


class ComponentError(Complaint):
    """A component value or file that can't be used."""


def refusal(
    where: Where, name: str | Phrase, given: object, expected: str | Phrase | Sequence[str], why: Phrase
) -> ComponentError:
    return ComponentError(
        "{where}: {name} is {given}, expected {expected}: {why}",
        where=where,
        name=name,
        given=shown(given),
        expected=expected,
        why=why,
    )


def shown(given: object) -> str | Phrase:
    try:
        text = repr(given)
    except (ValueError, RecursionError):
        return Phrase("something too large to show")
    return text if len(text) <= 80 else text[:77] + "..."


@dataclass(frozen=True, slots=True)
class Value:
    """One value of a box, where it comes from and how far it can be trusted."""

    name: str
    value: Plain
    source: str
    confidence: str
    note: str = ""


class Box:
    """The values of one box in the order of its file; `where` names that file in errors."""

    def __init__(self, values: Iterable[Value], where: Where) -> None:
        self.where = where
        self._values = {value.name: value for value in values}

    def __getitem__(self, name: str) -> Plain:
        return self._values[name].value

    def __contains__(self, name: object) -> bool:
        return name in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def values(self) -> list[Value]:
        return list(self._values.values())

    def plain(self) -> dict[str, Plain]:
        """Names and values without provenance, as an engine reads them."""
        return {name: value.value for name, value in self._values.items()}

    def number(self, name: str) -> int:
        value = self[name]
        if not isinstance(value, int):
            raise refusal(self.where, name, value, Phrase("a whole number"), Phrase("it counts one thing"))
        return value

    def numbers(self, name: str) -> list[int]:
        value = self[name]
        listed = [entry for entry in value if isinstance(entry, int)] if isinstance(value, list) else []
        if listed != value:
            why = Phrase("it counts one thing for each entry")
            raise refusal(self.where, name, value, Phrase("a list of whole numbers"), why)
        return listed

    def words(self, name: str) -> list[str]:
        value = self[name]
        listed = [entry for entry in value if isinstance(entry, str)] if isinstance(value, list) else []
        if listed != value:
            raise refusal(self.where, name, value, Phrase("a list of words"), Phrase("each entry names one thing"))
        return listed

    def rows(self, name: str) -> list[list[int]]:
        value = self[name]
        listed = [entry for entry in value if isinstance(entry, list)] if isinstance(value, list) else []
        rows = [[number for number in row if isinstance(number, int)] for row in listed]
        if rows != value:
            why = Phrase("each entry has several numbers")
            raise refusal(self.where, name, value, Phrase("a list of lists of whole numbers"), why)
        return rows


def read_file(path: Path) -> Box:
    """Read the box in a file of a user; whatever is wrong with the file is one ComponentError."""
    where = str(path)
    try:
        if path.is_dir():
            raise _unusable(where, Phrase("it is a directory"))
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        if len(raw) > LARGEST_FILE:
            raise _unusable(where, Phrase("it is larger than {most} bytes", most=LARGEST_FILE))
        # Editors on Windows like to begin a file with a byte order mark, which TOML doesn't know.
        text = raw.decode("utf-8-sig")
    except ComponentError:
        raise
    except UnicodeDecodeError as error:
        raise _unusable(where, Phrase("byte {byte} is not UTF-8 text", byte=error.start)) from None
    except OSError as error:
        raise _unusable(where, of_system(error)) from None
    except ValueError as error:
        raise _unusable(where, str(error)) from None
    return read_box(text, where)


def read_box(text: str, where: str) -> Box:
    """Read a box from TOML; a value without source counts as read from `where` itself, and as likely."""
    try:
        box = Box(_values_in(tomllib.loads(text), "", where), where)
    except ComponentError:
        raise
    except tomllib.TOMLDecodeError as error:
        last_line = f"line {text.count(chr(10)) + 1}, the last"
        reason = str(error).replace("end of document", last_line)
        raise _unusable(where, Phrase("not TOML, {reason}", reason=reason)) from None
    except (ValueError, RecursionError):
        raise _unusable(where, Phrase("a number is too long or lists are nested too deeply")) from None
    if not len(box):
        raise _unusable(where, Phrase("it is empty"))
    return box


def _unusable(where: str, why: str | Phrase) -> ComponentError:
    return ComponentError("{where}: not usable, expected a TOML file of component values: {why}", where=where, why=why)


def _values_in(table: Mapping[str, object], within: str, where: str) -> Iterator[Value]:
    for key, entry in table.items():
        if not re.fullmatch("[a-z0-9_]+", key):
            place = Phrase("a name in {within}", within=within) if within else Phrase("a name in the file")
            why = Phrase("no value is named otherwise")
            raise refusal(where, place, key, Phrase("small letters, digits and _"), why)
        name = f"{within}.{key}" if within else key
        if not isinstance(entry, dict):
            raise refusal(where, name, entry, _a_table(name), Phrase("a value stands beside its source"))
        if not entry:
            raise refusal(where, name, entry, _a_table(name), Phrase("the table is empty"))
        if any(field in FIELDS and not isinstance(content, dict) for field, content in entry.items()):
            yield _value_in(entry, name, where)
        else:
            yield from _values_in(entry, name, where)


def _a_table(name: str) -> Phrase:
    return Phrase("a table, as in {name}.value = ...", name=name)


def _value_in(table: Mapping[str, object], name: str, where: str) -> Value:
    for field in table:
        if field not in FIELDS:
            meant = _closest(field, FIELDS)
            why = Phrase("unknown field; did you mean {meant}?", meant=meant) if meant else Phrase("unknown field")
            raise refusal(where, Phrase("{name}: a field", name=name), field, FIELDS, why)
    if "value" not in table:
        expected = Phrase("a line {name}.value = ...", name=name)
        raise refusal(where, name, dict(table), expected, Phrase("a source without a value says nothing"))
    value = table["value"]
    if not is_plain(value):
        raise refusal(where, name, value, A_PLAIN_VALUE, Phrase("components carry nothing else"))
    texts = {"source": where, "confidence": "likely", "note": ""}
    for field in texts:
        content = table.get(field, texts[field])
        if not isinstance(content, str):
            why = Phrase("it is read by people")
            raise refusal(where, f"{name}.{field}", content, Phrase("a text in quotes"), why)
        texts[field] = content
    if texts["confidence"] not in CONFIDENCES:
        expected = Phrase("one of {words}", words=CONFIDENCES)
        why = Phrase("what nobody knows can't be played; leave the value out to keep ours")
        raise refusal(where, f"{name}.confidence", texts["confidence"], expected, why)
    return Value(name, value, **texts)


def is_plain(value: object, depth: int = 0) -> TypeGuard[Plain]:
    if isinstance(value, list):
        return depth < DEEPEST_LIST and all(is_plain(entry, depth + 1) for entry in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    return isinstance(value, str)


def text_of(value: Plain) -> str:
    """The one way to write a value in one line, ASCII only, for records and fingerprints."""
    return json.dumps(value, separators=(",", ":"))


def parse_value(text: str) -> Plain:
    """Read back exactly what `text_of` wrote; any other spelling is refused, so that equal values have equal texts."""
    try:
        value: object = json.loads(text)
        if is_plain(value) and text_of(value) == text:
            return value
    except (ValueError, RecursionError):
        pass
    raise ComponentError(
        "{given} is no component value, expected {expected}, written without spaces",
        given=shown(text),
        expected=A_PLAIN_VALUE,
    )


def corrected(ours: Box, theirs: Box) -> Box:
    """Our box with the values that another one gives; it may be a whole copy or only what differs."""
    _refuse_unknown_names(ours, theirs)
    given = {value.name: value for value in theirs.values()}
    return Box([_merged(mine, given.get(mine.name), str(theirs.where)) for mine in ours.values()], theirs.where)


def amended(ours: Box, changes: Mapping[str, Plain], where: Where) -> Box:
    """Our box with some values changed, as the header of a record tells them."""
    return corrected(ours, Box([Value(name, value, str(where), "likely") for name, value in changes.items()], where))


def _merged(mine: Value, theirs: Value | None, where: str) -> Value:
    if theirs is None:
        return mine
    note = theirs.note or mine.note
    # Whoever edits a number in a whole copy rarely edits the source below it, which then speaks of our number.
    if theirs.value != mine.value and (theirs.source, theirs.confidence) == (mine.source, mine.confidence):
        return replace(theirs, source=where, confidence="likely", note=note)
    return replace(theirs, note=note)


def _refuse_unknown_names(ours: Box, theirs: Box) -> None:
    for name in theirs:
        if name not in ours:
            # A line `neutral.value = 3` looks right where the name itself ends in `value`, yet names only `neutral`.
            meant = f"{name}.value.value = ..." if f"{name}.value" in ours else _closest(name, ours)
            if not meant:
                raise ComponentError("{where}: {name} is no value of this box", where=theirs.where, name=name)
            raise ComponentError(
                "{where}: {name} is no value of this box; did you mean {meant}?",
                where=theirs.where,
                name=name,
                meant=meant,
            )


def _closest(given: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(given, list(known), n=1, cutoff=0.4)), "")


def differences(ours: Box, other: Box) -> list[tuple[str, object, object]]:
    """Name, our value and the other value, for each value in which the other box differs."""
    _refuse_unknown_names(ours, other)
    return [(name, ours[name], other[name]) for name in ours if name in other and ours[name] != other[name]]


def fingerprint(box: Box) -> str:
    """Equal for boxes with equal values, whatever their order and provenance."""
    lines = [f"{name} {text_of(box[name])}\n" for name in sorted(box)]
    return blake2b("".join(lines).encode("ascii"), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table that shows a box; `ours` is our value where the box has another."""

    name: str
    value: str
    confidence: str
    source: str
    note: str
    ours: str | None


def describe(box: Box, ours: Box) -> list[Row]:
    different = {name: value for name, value, _ in differences(ours, box)}
    return [
        Row(
            entry.name,
            text_of(entry.value),
            entry.confidence,
            entry.source,
            entry.note,
            text_of(ours[entry.name]) if entry.name in different else None,
        )
        for entry in box.values()
    ]
