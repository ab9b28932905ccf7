"""Making sentences: a key and its fields become text in one language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from bruxelles.kernel.complaint import Phrase
from bruxelles.words.catalogue import ENGLISH, catalogue
from bruxelles.words.printed import Printed, printed_by_us

# {player}; {noble.the} for a form of a name; {unit|franc|francs} for a word that depends on a number
FIELD = re.compile(r"\{(\w+)(?:\.(\w+)|\|([^{}]+))?\}")

# The order of plural forms in catalogues and sentences; each language has some of them.
CATEGORIES = ("zero", "one", "two", "few", "many", "other")

# Tokens with numbers share one message, with these fields.
PARTS: Mapping[str, tuple[str, ...]] = {
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

# Messages that only the command line and the terminal show; other programs show short names too.
HERE_ONLY = re.compile(r"(cli|terminal)\.(?!short\.)")


class Token(str):
    """A word of the notation, such as noble:horta or bef:4, which each language translates."""

    __slots__ = ()


class Message(NamedTuple):
    """What to say, before a language is chosen."""

    key: str
    fields: Mapping[str, Field] = {}


Field: TypeAlias = "int | str | Token | Message | Sequence[Token | Message]"


class MissingWordError(LookupError):
    """A key that a catalogue lacks, or a field that a sentence lacks."""


class Words:
    """A language, with the names of the players and the numbers printed on pieces, from our box or another one. A
    message that the language lacks is in English, and one that English lacks shows its key; with `strict`, both are
    errors.
    """

    def __init__(
        self, language: str, strict: bool = False, players: Sequence[str] = (), printed: Printed | None = None
    ) -> None:
        self.language = language
        self.strict = strict
        self.players = tuple(players)
        self.printed = {**printed_by_us(), **(printed or {})}
        own = catalogue(language)
        instead = {} if strict else catalogue(ENGLISH).messages
        self.messages = {**instead, **own.messages, **own.phrases}
        self.locale = Locale.parse(self.messages["language.locale"][0], sep="-")
        there = {*self.locale.plural_form.tags, "other"}
        self.categories = [category for category in CATEGORIES if category in there]

    def with_players(self, players: Sequence[str]) -> Words:
        """The same language with these names for the seats."""
        return type(self)(self.language, self.strict, players, self.printed)

    def with_printed(self, printed: Printed) -> Words:
        """The same language for the pieces of another box."""
        return type(self)(self.language, self.strict, self.players, printed)

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, /, **fields: Field) -> str:
        """The message with this key and its fields filled in. The field `count` chooses the plural form."""
        return self.fill(key, fields)

    def tell(self, message: Message) -> str:
        return self.fill(message.key, message.fields)

    def complain(self, error: Exception) -> str:
        """An error in one line. Our errors are translated; those of libraries keep their own words."""
        if isinstance(error, Phrase) and self.language != ENGLISH:
            return self.tell(message_of(error))
        return " ".join(str(error).split())

    def translated(self, text: str) -> str:
        """A text of our files in this language; any other text unchanged."""
        return self.messages.get(text, (text,))[0]

    def number(self, value: float, places: int = 0) -> str:
        """A number with this many decimal places, as the language writes it."""
        return format_decimal(round(value, places), "#,##0" + ".0" * places, locale=self.locale)

    def name(self, token: str, form: str = "name") -> str:
        """A token in words: its name, or another form that the language has for it (a, the, at)."""
        prefix, _, value = token.partition(":")
        if prefix == "seat" and value.isdigit() and 0 < int(value) <= len(self.players):
            return self.players[int(value) - 1]
        if token in self.printed:
            return self.fill(f"{form}.{prefix}", self.printed[token])
        if value and prefix in PARTS:
            return self.fill(f"{form}.{prefix}", dict(zip(PARTS[prefix], value.split(","), strict=False)))
        return self.fill(f"{form}.{token.replace(':', '.')}", {})

    def bot(self, name: str) -> str:
        """The name of a bot such as search:500; a bot without a message is called by its own name."""
        kind, _, level = name.partition(":")
        said = self.say_field(bot_label(kind), "name")
        return f"{said} {level}" if level else said

    def fill(self, key: str, fields: Mapping[str, Field]) -> str:
        if self.strict and key not in self.messages:
            raise MissingWordError(f"{self.language} has no message {key!r}")
        if key in self.printed:
            fields = {**{name: printed_field(value) for name, value in self.printed[key].items()}, **fields}
        texts = self.messages.get(key, (key,))
        text = texts[0] if len(texts) == 1 else self.plural(texts, "count", fields, key)

        def value(found: re.Match[str]) -> str:
            field, form = found[1], found[2] or "name"
            if field not in fields:
                if self.strict:
                    raise MissingWordError(
                        f"{key!r} needs the field {field!r}; given are {', '.join(fields) or 'none'}"
                    )
                return field
            if found[3]:
                return self.plural(found[3].split("|"), field, fields, key)
            said = self.say_field(fields[field], form.lower())
            return said[:1].upper() + said[1:] if form[0].isupper() else said

        return FIELD.sub(value, text)

    def plural(self, forms: Sequence[str], field: str, fields: Mapping[str, Field], key: str) -> str:
        """The form for this number, or the last one if there are fewer forms."""
        count = fields.get(field)
        if not isinstance(count, int):
            if self.strict:
                raise MissingWordError(f"{key!r} has plural forms and needs a number as field {field!r}, not {count!r}")
            return forms[-1]
        return forms[min(self.categories.index(self.locale.plural_form(count)), len(forms) - 1)]

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
        """What another program needs to make the same sentences, ready for JSON."""
        return {
            "language": self.language,
            "messages": {
                key: texts[0] if len(texts) == 1 else list(texts)
                for key, texts in self.messages.items()
                if not HERE_ONLY.match(key) and texts != (key,)  # those that are their own text need none
            },
            "parts": {prefix: list(names) for prefix, names in PARTS.items()},
            "printed": {key: dict(fields) for key, fields in self.printed.items()},
        }


def printed_field(value: int | str) -> int | Token:
    """What is printed on a piece, as a field: a number, or another piece."""
    return Token(value) if isinstance(value, str) else value


def bot_label(name: str) -> Message | str:
    """The name of a bot, in any language."""
    return Message(f"bot.{name}") if f"bot.{name}" in speak(ENGLISH) else name


def message_of(phrase: Phrase) -> Message:
    """A phrase of the program, in any language: its English is its key."""
    fields = phrase.fields.items()
    return Message(
        phrase.template, {name: message_of(value) if isinstance(value, Phrase) else value for name, value in fields}
    )


@cache
def speak(language: str, strict: bool = False) -> Words:
    """The words of a language, by its code."""
    return Words(language, strict)


def plain(message: Message) -> dict[str, Any]:
    """A message ready for JSON. A token is an object, which distinguishes it from a text."""
    return {"key": message.key, "fields": {name: plain_field(value) for name, value in message.fields.items()}}


def plain_field(value: Field) -> Any:
    if isinstance(value, Message):
        return plain(value)
    if isinstance(value, Token):
        return {"token": str(value)}
    if isinstance(value, int | str):
        return value
    return [plain_field(item) for item in value]
