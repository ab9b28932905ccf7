"""What the tests of all games ask of what is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bruxelles.kernel.contents import Contents
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.kernel.notation import Notation
from bruxelles.words import Field, Message, speak
from bruxelles.words.catalogue import catalogue
from bruxelles.words.game_words import words_for
from bruxelles.words.speech import FIELD


def inside(message: Message) -> Iterator[Message]:
    """A message and all those that it is made of."""
    yield message
    for field in message.fields.values():
        yield from inside_field(field)


def inside_field(field: Field) -> Iterator[Message]:
    if isinstance(field, Message):
        yield from inside(field)
    elif not isinstance(field, int | str):
        for item in field:
            yield from inside_field(item)


def one_by_one(match: Match) -> list[Message]:
    """Every fact of a game as it is told when nothing else is."""
    words = words_for(match.settings.game)
    return [line for told in match.facts for line in words.log_lines([told])]


def used_fields(texts: Iterable[str]) -> set[str]:
    return {found[1] for text in texts for found in FIELD.finditer(text)}


def expect_sayable(messages: Iterable[Message], language: str) -> None:
    """Each can be told, and is given all that its sentence uses."""
    words, texts = speak(language, strict=True), catalogue(language).messages
    for message in messages:
        assert not {*"{}"} & {*words.tell(message)}
        for part in inside(message):
            assert used_fields(texts[part.key]) <= {*part.fields, *words.printed.get(part.key, ())}, part.key


def ambiguous_names(notation: Notation, forms: tuple[str, ...], language: str) -> list[str]:
    """Names that several things of the kind have in one of the forms."""
    words = speak(language, strict=True)
    names = [(form, words.name(notation.token(number), form)) for form in forms for number in notation.numbers()]
    return [f"{notation.name}, {form}: {name}" for (form, name), times in Counter(names).items() if times > 1]


def facts_with_every_number(contents: Contents) -> Iterator[Fact]:
    """Every kind of fact, with every number that one of its fields can have while the others stay the same."""
    for kind in contents.facts.values():
        notations = [notation for _, notation in kind.fields]
        for which, varied in enumerate(notations):
            for number in varied.numbers():
                numbers = [notation.first + 1 for notation in notations]
                numbers[which] = number
                a, b, c = (*numbers, 0, 0, 0)[:3]
                yield Fact(0, kind.number, 0, (a, b, c))
