"""The library: what is the same at every table. Games, languages, rules and components."""

from __future__ import annotations

from operator import attrgetter
from typing import Literal

from fastapi import APIRouter

from bruxelles.bots import registry
from bruxelles.components.listing import rows
from bruxelles.differences.editions import find_edition
from bruxelles.differences.rules import RulesInForce
from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.complaint import Complaint
from bruxelles.server.languages import LanguageShown, languages_shown
from bruxelles.server.refusals import Refused
from bruxelles.server.responses import refusals
from bruxelles.server.shapes import BotName, Shown
from bruxelles.server.wire import Message, Printed
from bruxelles.words import languages, plain, rules, speak
from bruxelles.words.game_words import words_for

NOT_FOUND = refusals(404)

router = APIRouter(prefix="/api", generate_unique_id_function=attrgetter("name"))


class OptionOfGame(Shown):
    name: str
    values: list[str]
    rule: str


class GameShown(Shown):
    name: str
    title: str
    seats: list[int]
    options: list[OptionOfGame]
    bots: list[BotName]


class Catalogue(Shown):
    """Everything that a program needs to turn messages into sentences."""

    language: str
    messages: dict[str, str | list[str]]
    parts: dict[str, list[str]]
    printed: Printed


class RuleShown(Shown):
    id: str
    sentence: str
    ruling: str
    source: str


class ChapterShown(Shown):
    """A chapter of a game's rules."""

    game: str
    title: str
    rules: list[RuleShown]


class ComponentShown(Shown):
    """A number of the box: its value as text, its source, and how certain it is."""

    name: str
    value: str
    source: str
    confidence: Literal["certain", "likely", "inferred", "reconstructed"]
    note: str


class HelpShown(Shown):
    """What a thing on the table does, and the rules about it."""

    does: Message
    rules: list[str]


@router.get("/games", responses=refusals())
async def games() -> list[GameShown]:
    """The games that can be played here."""
    return [
        GameShown(
            name=book.name,
            title=f"Bruxelles {book.name}",
            seats=list(book.seat_counts),
            options=[OptionOfGame(name=o.name, values=list(o.values), rule=o.rule) for o in book.options],
            bots=list(registry.names()),
        )
        for book in map(find_rulebook, NAMES)
    ]


@router.get("/languages", name="languages", responses=refusals())
async def known_languages() -> list[LanguageShown]:
    """The languages that can be chosen."""
    return languages_shown()


@router.get("/words/{lang}", responses=NOT_FOUND)
async def words(lang: str) -> Catalogue:
    """The catalogue of a language."""
    check_language(lang)
    return Catalogue(**speak(lang).export())


@router.get("/rules/{lang}", responses=NOT_FOUND)
async def ledger(lang: str) -> list[ChapterShown]:
    """The rules, chapter by chapter."""
    check_language(lang)
    return [
        ChapterShown(
            game=chapter.game,
            title=chapter.title,
            rules=[
                RuleShown(id=each.id, sentence=each.sentence, ruling=each.ruling, source=each.source)
                for each in (rule.plain() for rule in chapter.rules)
            ],
        )
        for chapter in rules.chapters(lang)
    ]


def check_language(lang: str) -> None:
    if lang not in languages():
        raise Refused(
            404, "there is no language '{language}'; choose from {languages}", language=lang[:20], languages=languages()
        )


@router.get("/components/{game}", responses=NOT_FOUND)
async def components(game: str) -> list[ComponentShown]:
    """The numbers of a game's box, each with its source."""
    try:
        find_rulebook(game)
    except Complaint as error:
        raise Refused(404, error) from error
    return [ComponentShown.model_validate(row, from_attributes=True) for row in rows(game)]


@router.get("/help/{edition}", name="help", responses=NOT_FOUND)
async def help_for(edition: str) -> dict[str, HelpShown]:
    """Help for the things on a table of this edition, by token or by kind of token, with the rules in force there."""
    try:
        found = find_edition(edition)
    except Complaint as error:
        raise Refused(404, error) from error
    in_force = RulesInForce(found, min(found.rulebook.seat_counts))
    entries = {token: (each.does, in_force.own(each.rules)) for token, each in words_for(found.game).HELP.items()}
    return {
        token: HelpShown(does=Message(**plain(does)), rules=list(cited))
        for token, (does, cited) in entries.items()
        if cited
    }
