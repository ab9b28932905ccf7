"""Reading a box from a TOML file, ours or a user's, for any game."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from bruxelles.components.box import (
    A_PLAIN_VALUE,
    CONFIDENCES,
    Box,
    ComponentError,
    Value,
    closest,
    is_plain,
    refusal,
)
from bruxelles.kernel.complaint import Phrase, of_system

FIELDS = ("value", "source", "confidence", "note")
LARGEST_FILE = 1_000_000


def read_file(path: Path) -> Box:
    """Read the box in a user's file. Any problem with the file is a ComponentError."""
    where = str(path)
    try:
        if path.is_dir():
            raise _unusable(where, Phrase("it is a directory"))
        with path.open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        if len(raw) > LARGEST_FILE:
            raise _unusable(where, Phrase("it is larger than {most} bytes", most=LARGEST_FILE))
        # Editors on Windows may begin a file with a byte order mark, which TOML doesn't allow.
        text = raw.decode("utf-8-sig")
    except ComponentError:
        raise
    except UnicodeDecodeError as error:
        raise _unusable(where, Phrase("byte {byte} is not valid UTF-8", byte=error.start)) from None
    except OSError as error:
        raise _unusable(where, of_system(error)) from None
    except ValueError as error:
        raise _unusable(where, str(error)) from None
    return read_box(text, where)


def read_box(text: str, where: str) -> Box:
    """Read a box from TOML. A value without a source has `where` as its source, and counts as likely."""
    try:
        box = Box(_values_in(tomllib.loads(text), "", where), where)
    except ComponentError:
        raise
    except tomllib.TOMLDecodeError as error:
        last_line = f"line {text.count(chr(10)) + 1}, the last"
        reason = str(error).replace("end of document", last_line)
        raise _unusable(where, Phrase("not valid TOML, {reason}", reason=reason)) from None
    except (ValueError, RecursionError):
        raise _unusable(where, Phrase("a number is too long, or lists are nested too deeply")) from None
    if not len(box):
        raise _unusable(where, Phrase("it is empty"))
    return box


def _unusable(where: str, why: str | Phrase) -> ComponentError:
    return ComponentError("{where}: unusable, expected a TOML file of component values: {why}", where=where, why=why)


def _values_in(table: Mapping[str, object], within: str, where: str) -> Iterator[Value]:
    for key, entry in table.items():
        if not re.fullmatch("[a-z0-9_]+", key):
            place = Phrase("a name in {within}", within=within) if within else Phrase("a name in the file")
            why = Phrase("names of values have no other characters")
            raise refusal(where, place, key, Phrase("lower-case letters, digits and _"), why)
        name = f"{within}.{key}" if within else key
        if not isinstance(entry, dict):
            raise refusal(where, name, entry, _a_table(name), Phrase("each value is listed with its source"))
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
            meant = closest(field, FIELDS)
            why = Phrase("unknown field; did you mean {meant}?", meant=meant) if meant else Phrase("unknown field")
            raise refusal(where, Phrase("{name}: a field", name=name), field, FIELDS, why)
    if "value" not in table:
        expected = Phrase("a line {name}.value = ...", name=name)
        raise refusal(where, name, dict(table), expected, Phrase("a source is no use without a value"))
    value = table["value"]
    if not is_plain(value):
        raise refusal(where, name, value, A_PLAIN_VALUE, Phrase("a component value can be nothing else"))
    texts = {"source": where, "confidence": "likely", "note": ""}
    for field in texts:
        content = table.get(field, texts[field])
        if not isinstance(content, str):
            why = Phrase("it is for people to read")
            raise refusal(where, f"{name}.{field}", content, Phrase("text in quotes"), why)
        texts[field] = content
    if texts["confidence"] not in CONFIDENCES:
        expected = Phrase("one of {words}", words=CONFIDENCES)
        why = Phrase("an unknown value can't be played; leave it out to keep ours")
        raise refusal(where, f"{name}.confidence", texts["confidence"], expected, why)
    return Value(name, value, **texts)
