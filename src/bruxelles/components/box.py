"""A box of component values with their sources: correcting and comparing, for any game."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from hashlib import blake2b
from typing import TypeAlias, TypeGuard

from bruxelles.kernel.complaint import Complaint, Phrase

Plain: TypeAlias = "int | str | list[Plain]"

CONFIDENCES = ("certain", "likely", "inferred", "reconstructed")
LARGEST_NUMBER = 2**63 - 1
DEEPEST_LIST = 4
A_PLAIN_VALUE = Phrase("a whole number of at most 64 bits, text in quotes, or a list of these")

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
    """One value of a box, its source, and how far it can be trusted."""

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
        """Names and values without their sources, for the engine."""
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
            why = Phrase("each entry counts one thing")
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


def is_plain(value: object, depth: int = 0) -> TypeGuard[Plain]:
    if isinstance(value, list):
        return depth < DEEPEST_LIST and all(is_plain(entry, depth + 1) for entry in value)
    if isinstance(value, int) and not isinstance(value, bool):
        return -LARGEST_NUMBER <= value <= LARGEST_NUMBER
    return isinstance(value, str)


def text_of(value: Plain) -> str:
    """The value on one line, ASCII only, for records and fingerprints. There is only one way to write it."""
    return json.dumps(value, separators=(",", ":"))


def parse_value(text: str) -> Plain:
    """Read what `text_of` wrote. Any other spelling is refused, so that equal values have equal texts."""
    try:
        value: object = json.loads(text)
        if is_plain(value) and text_of(value) == text:
            return value
    except (ValueError, RecursionError):
        pass
    raise ComponentError(
        "{given} is not a component value, expected {expected}, without spaces",
        given=shown(text),
        expected=A_PLAIN_VALUE,
    )


def corrected(ours: Box, theirs: Box) -> Box:
    """Our box with the values of another one, which may be a whole copy or only what differs."""
    _refuse_unknown_names(ours, theirs)
    given = {value.name: value for value in theirs.values()}
    return Box([_merged(mine, given.get(mine.name), str(theirs.where)) for mine in ours.values()], theirs.where)


def amended(ours: Box, changes: Mapping[str, Plain], where: Where) -> Box:
    """Our box with some values changed, as listed in the header of a record."""
    return corrected(ours, Box([Value(name, value, str(where), "likely") for name, value in changes.items()], where))


def _merged(mine: Value, theirs: Value | None, where: str) -> Value:
    if theirs is None:
        return mine
    note = theirs.note or mine.note
    # People who edit a number in a copy rarely edit the source below it, which is then the source of our number.
    if theirs.value != mine.value and (theirs.source, theirs.confidence) == (mine.source, mine.confidence):
        return replace(theirs, source=where, confidence="likely", note=note)
    return replace(theirs, note=note)


def _refuse_unknown_names(ours: Box, theirs: Box) -> None:
    for name in theirs:
        if name not in ours:
            # A line `neutral.value = 3` looks right where the name itself ends in `value`, yet names only `neutral`.
            meant = f"{name}.value.value = ..." if f"{name}.value" in ours else closest(name, ours)
            if not meant:
                raise ComponentError("{where}: {name} is not a value of this box", where=theirs.where, name=name)
            raise ComponentError(
                "{where}: {name} is not a value of this box; did you mean {meant}?",
                where=theirs.where,
                name=name,
                meant=meant,
            )


def closest(given: str, known: Iterable[str]) -> str:
    return next(iter(get_close_matches(given, list(known), n=1, cutoff=0.4)), "")


def differences(ours: Box, other: Box) -> list[tuple[str, object, object]]:
    """Name, our value and the other value, for each value that differs."""
    _refuse_unknown_names(ours, other)
    return [(name, ours[name], other[name]) for name in ours if name in other and ours[name] != other[name]]


def fingerprint(box: Box) -> str:
    """A hash of all values, whatever their order and sources."""
    lines = [f"{name} {text_of(box[name])}\n" for name in sorted(box)]
    return blake2b("".join(lines).encode("ascii"), digest_size=16).hexdigest()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table that shows a box. `ours` is our value, if the box has another."""

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
