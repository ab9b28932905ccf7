"""What people are told when something can't be done: an English sentence with named fields, which every language can
say. This is the bottom of the house: it knows no words but those it is given.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

FIELD: Final = re.compile(r"\{(\w+)\}")

Detail: TypeAlias = "int | str | Phrase | Sequence[int | str | Phrase]"

# What systems answer about files and addresses, as far as it has a French sentence.
SYSTEM: Final = (
    "address already in use",
    "cannot assign requested address",
    "file exists",
    "file name too long",
    "input/output error",
    "invalid argument",
    "is a directory",
    "name or service not known",
    "no such file or directory",
    "no space left on device",
    "not a directory",
    "operation not permitted",
    "permission denied",
    "read-only file system",
    "too many levels of symbolic links",
)


def printable(text: str) -> str:
    """What comes from files and command lines must not steer a terminal, nor break a line."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


class Phrase:
    """Words with fields. The English template is also the key by which a catalogue finds those of another language."""

    def __init__(self, template: str, /, **fields: Detail) -> None:
        self.template = template
        self.fields = {name: single(value) for name, value in fields.items()}

    def __str__(self) -> str:
        return FIELD.sub(lambda found: str(self.fields[found[1]]), self.template)


def single(value: Detail) -> int | str | Phrase:
    """Several things become one; they are mostly tokens, so no language joins them by a word of its own."""
    if isinstance(value, int | Phrase):
        return value
    if isinstance(value, str):
        return printable(value)
    if not any(isinstance(item, Phrase) for item in value):
        return printable(", ".join(map(str, value)))
    first, *rest = value
    return Phrase("{first}, {rest}", first=first, rest=rest) if rest else single(first)


class Complaint(Phrase, ValueError):
    """Something that can't be done as asked. All errors that people may meet are complaints."""

    def __init__(self, template: str, /, **fields: Detail) -> None:
        super().__init__(template, **fields)
        self.args = (str(self),)

    def __reduce__(self) -> tuple[Any, ...]:
        """From another process it comes with its fields, whatever its class asks for."""
        return unfilled, (type(self),), self.__dict__ | {"args": self.args}


def unfilled(kind: type[Complaint]) -> Complaint:
    return kind.__new__(kind)


def of_system(error: OSError) -> Phrase | str:
    """Why the system refused."""
    reason = (error.strerror or type(error).__name__).lower()
    return Phrase(reason) if reason in SYSTEM else reason
