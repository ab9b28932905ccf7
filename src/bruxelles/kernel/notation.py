"""How numbers are written: tokens such as `cell:2,3` for an option, a seat, a drawn card."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from bruxelles.kernel.complaint import Complaint, Detail, Phrase

MOST_LISTED = 32


class NotationError(Complaint):
    """A token that means nothing here."""


def listed(tokens: Sequence[str]) -> Detail:
    """All of these tokens, or some if they are too many to read."""
    if len(tokens) <= MOST_LISTED:
        return tokens
    return Phrase("{some} and {count} more", some=tokens[:MOST_LISTED], count=len(tokens) - MOST_LISTED)


class Notation(ABC):
    """How one kind of thing in decisions, chance events and facts is written."""

    def __init__(self, name: str, first: int, size: int) -> None:
        self.name = name
        self.first = first
        self.size = size  # how many numbers it has in an action space

    @abstractmethod
    def token(self, number: int) -> str: ...

    @abstractmethod
    def number(self, token: str) -> int: ...

    def numbers(self) -> range:
        return range(self.first, self.first + self.size)


class Names(Notation):
    """Named things with consecutive numbers, written `name:thing`, or just `thing` where that is clear."""

    def __init__(self, name: str, things: Iterable[str], first: int = 0, bare: bool = False) -> None:
        prefix = "" if bare else f"{name}:"
        self.tokens = tuple(f"{prefix}{thing}" for thing in things)
        self.by_number = dict(enumerate(self.tokens, first))
        self.by_token = {token: number for number, token in self.by_number.items()}
        super().__init__(name, first, len(self.tokens))

    def token(self, number: int) -> str:
        token = self.by_number.get(number)
        if token is None:
            raise NotationError("{kind} has no number {number}", kind=self.name, number=number)
        return token

    def number(self, token: str) -> int:
        if token not in self.by_token:
            possible = listed(self.tokens)
            raise NotationError(
                "'{token}' is not a valid {kind}; choose from {possible}",
                token=token[:60],
                kind=self.name,
                possible=possible,
            )
        return self.by_token[token]


class Declared(Names):
    """Things that modules declare one by one, each with its number. A game's contents gather them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, ())

    def declare(self, number: int, thing: str) -> None:
        token = f"{self.name}:{thing}"
        self.by_number[number] = token
        self.by_token[token] = number
        self.tokens = tuple(token for _, token in sorted(self.by_number.items()))
        self.size = max(self.by_number) + 1


class Amount(Notation):
    """Whole numbers. The rules set no limit, but only `size` of them have a place in the action space."""

    @property
    def pattern(self) -> str:
        """How any amount is written."""
        return f"{self.name}:{{amount}}"

    def token(self, number: int) -> str:
        return f"{self.name}:{number}"

    def number(self, token: str) -> int:
        prefix, _, digits = token.partition(":")
        plain = digits.removeprefix("-")
        if prefix != self.name or not (plain.isascii() and plain.isdigit()) or len(plain) > 9:
            raise NotationError(
                "'{token}' is not a valid {kind}; write {kind}: and a whole number", token=token[:60], kind=self.name
            )
        return int(digits)


class Either(Notation):
    """Things of several notations, with numbers that don't overlap."""

    def __init__(self, name: str, *parts: Notation) -> None:
        self.parts = parts
        super().__init__(name, parts[0].first, sum(part.size for part in parts))
        ends = [part.first + part.size for part in parts]
        assert ends[:-1] == [part.first for part in parts[1:]], f"the parts of {name} don't follow each other"
        self.by_number = {number: part.token(number) for part in parts for number in part.numbers()}

    def token(self, number: int) -> str:
        token = self.by_number.get(number)
        if token is None:
            raise NotationError("{kind} has no number {number}", kind=self.name, number=number)
        return token

    def number(self, token: str) -> int:
        for part in self.parts:
            try:
                return part.number(token)
            except NotationError:
                continue
        possible = listed([*self.by_number.values()])
        raise NotationError(
            "'{token}' is not a valid {kind}; choose from {possible}",
            token=token[:60],
            kind=self.name,
            possible=possible,
        )
