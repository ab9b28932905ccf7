"""Short words, letters and messages shared by all parts of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bruxelles.words import Field, Message, Token, Words

Things = Sequence[Token | Message] | Message
NONE = Message("terminal.none")


def short(token: str, words: Words) -> str:
    return words.say(f"terminal.short.{token.replace(':', '.')}")


def letter(token: str, words: Words) -> str:
    """A piece as one letter; a white Artwork is the lower-case letter of the colour below."""
    if token.startswith("white:"):
        return letter(token.replace("white:", "artwork:"), words).lower()
    return words.say(f"terminal.letter.{token.replace(':', '.')}")


def side_sign(board: str, words: Words) -> str:
    """The Architect board of a seat as the first two letters of its name."""
    return words.name(board)[:2]


def seat_token(seat: int) -> Token:
    return Token(f"seat:{seat}")


def seats(numbers: Sequence[int]) -> Things:
    return [seat_token(number) for number in numbers] or Message("terminal.nobody")


def counted(bag: Mapping[str, int]) -> Things:
    """The pieces of a bag with their numbers."""
    said = [Message("terminal.counted", {"count": count, "what": Token(token)}) for token, count in bag.items()]
    return said or NONE


def said(name: str, **fields: Field) -> Message:
    return Message(f"terminal.read.1893.{name}", fields)
