"""Error messages for people: English sentences with named fields, which catalogues translate into other languages."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

FIELD: Final = re.compile(r"\{(\w+)\}")

Detail: TypeAlias = "int | str | Phrase | Sequence[int | str | Phrase]"

# Messages of operating systems about files and addresses that the catalogues translate.
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
    """Text from a file or a command line, with everything escaped that could control a terminal or break a line."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


class Phrase:
    """A text with fields. The English template is also its key in the catalogues of other languages."""

    def __init__(self, template: str, /, **fields: Detail) -> None:
        self.template = template
        self.fields = {name: single(value) for name, value in fields.items()}

    def __str__(self) -> str:
        return FIELD.sub(lambda found: str(self.fields[found[1]]), self.template)


def single(value: Detail) -> int | str | Phrase:
    """One value for a field. Lists are joined by commas in every language: they are mostly lists of tokens."""
    if isinstance(value, int | Phrase):
        return value
    if isinstance(value, str):
        return printable(value)
    if not any(isinstance(item, Phrase) for item in value):
        return printable(", ".join(map(str, value)))
    first, *rest = value
    return Phrase("{first}, {rest}", first=first, rest=rest) if rest else single(first)


class Complaint(Phrase, ValueError):
    """Something can't be done as asked. Every error that people may see is a complaint."""

    def __init__(self, template: str, /, **fields: Detail) -> None:
        super().__init__(template, **fields)
        self.args = (str(self),)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the fields, whatever arguments the class takes: complaints also come from other processes."""
        return unfilled, (type(self),), self.__dict__ | {"args": self.args}


def unfilled(kind: type[Complaint]) -> Complaint:
    return kind.__new__(kind)


def of_system(error: OSError) -> Phrase | str:
    """The system's reason for an error."""
    reason = (error.strerror or type(error).__name__).lower()
    return Phrase(reason) if reason in SYSTEM else reason
