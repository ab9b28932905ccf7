"""Making sentences: a key and its fields become text in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from babel import Locale
from babel.lists import format_list

from bruxelles.kernel.complaint import Phrase
from bruxelles.words.catalogue import catalogue

FIELD = re.compile(r"\{(\w+)(?:\.(\w+))?\}")

# Tokens that carry numbers have one message for all of them, with these fields.
PARTS: Mapping[str, tuple[str, ...]] = {
    "architect": ("sides",),
    "bef": ("count",),
    "bf": ("count",),
    "bid": ("count",),
    "card": ("number",),
    "cell": ("row", "column"),
    "coat": ("row", "column"),
    "column": ("number",),
    "display": ("number",),
    "indicator": ("row", "column"),
    "iris": ("row", "column"),
    "pavilion": ("number",),
    "prestige": ("number",),
    "rank": ("number",),
    "round": ("number",),
    "row": ("number",),
    "seat": ("number",),
    "side": ("number",),
    "space": ("row", "column"),
    "square": ("number",),
    "stock": ("number",),
    "strip": ("number",),
    "tile": ("number",),
    "travelers": ("number",),
    "vp": ("count",),
}


# Where a language is spoken decides how it joins a list.
LOCALES = {"en": "en_GB", "fr": "fr_BE"}


class Token(str):
    """A word of the notation, such as noble:horta or bef:4, that each language says in its own way."""

    __slots__ = ()


class Message(NamedTuple):
    """What is to be said, in no language yet."""

    key: str
    fields: Mapping[str, Field] = {}


Field: TypeAlias = "int | str | Token | Message | Sequence[Token | Message]"


class MissingWordError(LookupError):
    """A key or a field that a sentence needs and doesn't find."""


class Words:
    """A language. It knows the players by name if it was told them; strict, it refuses to say what it has no words
    for, instead of showing the key.
    """

    def __init__(
        self, language: str, strict: bool = False, players: Sequence[str] = (), own: Mapping[str, tuple[str, ...]] = {}
    ) -> None:
        self.language = language
        self.strict = strict
        self.players = tuple(players)
        self.own = own  # messages that stand in the place of the catalogue's
        self.messages = {**catalogue(language).messages, **catalogue(language).phrases, **own}
        self.locale = Locale.parse(LOCALES[language])

    def with_players(self, players: Sequence[str]) -> Words:
        """The same language, calling the seats by these names."""
        return type(self)(self.language, self.strict, players, self.own)

    def saying(self, own: Mapping[str, tuple[str, ...]]) -> Words:
        """The same language with other words for some things."""
        return type(self)(self.language, self.strict, self.players, own)

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of this key with its fields filled in. The field named count chooses the plural."""
        return self.fill(key, fields)

    def tell(self, message: Message) -> str:
        return self.fill(message.key, message.fields)

    def complain(self, error: Exception) -> str:
        """What went wrong, in one line. An error of a library says it in its own words."""
        return self.tell(message_of(error)) if isinstance(error, Phrase) else " ".join(str(error).split())

    def translated(self, text: str) -> str:
        """A text of our own files; anybody else's stays as it is."""
        return self.messages.get(text, (text,))[0]

    def name(self, token: str, form: str = "name") -> str:
        """A token in words: bare (name), or in another form that the language has for it (a, the, at)."""
        prefix, _, value = token.partition(":")
        if prefix == "seat" and value.isdigit() and 0 < int(value) <= len(self.players):
            return self.players[int(value) - 1]
        if value and prefix in PARTS:
            return self.fill(f"{form}.{prefix}", dict(zip(PARTS[prefix], value.split(","), strict=False)))
        return self.fill(f"{form}.{token.replace(':', '.')}", {})

    def fill(self, key: str, fields: Mapping[str, Field]) -> str:
        if self.strict and key not in self.messages:
            raise MissingWordError(f"{self.language} has no message {key!r}")
        texts = self.messages.get(key, (key,))
        text = texts[0]
        if len(texts) > 1:
            text = texts[self.plural(fields.get("count"), key)]

        def value(found: re.Match[str]) -> str:
            field, form = found[1], found[2] or "name"
            if field not in fields:
                if self.strict:
                    raise MissingWordError(
                        f"{key!r} needs the field {field!r}; given are {', '.join(fields) or 'none'}"
                    )
                return field
            said = self.say_field(fields[field], form.lower())
            return said[:1].upper() + said[1:] if form[0].isupper() else said

        return FIELD.sub(value, text)

    def plural(self, count: Field | None, key: str) -> int:
        if not isinstance(count, int):
            if self.strict:
                raise MissingWordError(f"{key!r} has plural forms and needs a number as field 'count', not {count!r}")
            return 1
        return 0 if self.locale.plural_form(count) == "one" else 1

    def say_field(self, value: Field, form: str) -> str:
        if isinstance(value, Token):
            return self.name(value, form)
        if isinstance(value, Message):
            kind, _, rest = value.key.partition(".")
            return self.fill(f"{form}.{rest}", value.fields) if kind == "name" else self.tell(value)
        if isinstance(value, int | str):
            return str(value)
        return format_list([self.say_field(item, form) for item in value], locale=self.locale)

    def export(self) -> dict[str, Any]:
        """All that another program needs to make the same sentences, ready for JSON."""
        return {
            "language": self.language,
            "messages": {
                key: texts[0] if len(texts) == 1 else list(texts)
                for key, texts in self.messages.items()
                if texts != (key,)  # what has no other words says itself
            },
            "parts": {prefix: list(names) for prefix, names in PARTS.items()},
        }


def message_of(phrase: Phrase) -> Message:
    """A phrase of the program, to be said in any language: its English is its key."""
    fields = phrase.fields.items()
    return Message(
        phrase.template, {name: message_of(value) if isinstance(value, Phrase) else value for name, value in fields}
    )


@cache
def speak(language: str, strict: bool = False) -> Words:
    """The words of a language: en or fr."""
    return Words(language, strict)


def plain(message: Message) -> dict[str, Any]:
    """A message ready for JSON; a token is told from a text by standing in an object of its own."""
    return {"key": message.key, "fields": {name: plain_field(value) for name, value in message.fields.items()}}


def plain_field(value: Field) -> Any:
    if isinstance(value, Message):
        return plain(value)
    if isinstance(value, Token):
        return {"token": str(value)}
    if isinstance(value, int | str):
        return value
    return [plain_field(item) for item in value]
