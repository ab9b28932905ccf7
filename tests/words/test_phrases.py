"""Whatever people are told when something goes wrong or when they ask for help is translated, and nothing else is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import bruxelles
from bruxelles.command_help import OF_TYPER, SENTENCES, VERSIONS
from bruxelles.components.listing import LOADERS
from bruxelles.kernel.complaint import FIELD, SYSTEM, Complaint, Phrase
from bruxelles.kernel.record import RecordError
from bruxelles.words import MissingWordError, languages, speak
from bruxelles.words.catalogue import ENGLISH, catalogue, folders

SOURCES = Path(bruxelles.__file__).parents[1]
FRENCH = catalogue("fr").phrases
OTHERS = [language for language in languages() if language != ENGLISH]
ROOTS = {"Phrase": 0, "Complaint": 0, "EngineError": 0}
PASSED_ON = {"template", "problem"}  # parameters that a kind hands to the kind it is made of


@dataclass(frozen=True)
class Use:
    """A place where a phrase is made."""

    place: str
    template: ast.expr
    keywords: frozenset[str | None]  # None stands for ** something
    handled: frozenset[str]  # names of the errors that are being handled there


@cache
def trees() -> dict[str, ast.Module]:
    paths = [*sorted((SOURCES / "bruxelles").rglob("*.py")), SOURCES / "bruxelles_command.py"]
    return {path.relative_to(SOURCES).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


@cache
def classes() -> list[ast.ClassDef]:
    return [node for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


@cache
def kinds() -> dict[str, int]:
    """Every class of phrases, and which of its arguments is the template."""
    found = dict(ROOTS)
    while True:
        fresh = {
            node.name: template_place(node, found[base.id])
            for node in classes()
            for base in node.bases
            if isinstance(base, ast.Name) and base.id in found and node.name not in found
        }
        if not fresh:
            return found
        found |= fresh


def template_place(node: ast.ClassDef, inherited: int) -> int:
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            names = [argument.arg for argument in (*part.args.posonlyargs, *part.args.args)]
            return next(place for place, name in enumerate(names[1:]) if name in PASSED_ON)
    return inherited


def uses() -> Iterator[Use]:
    for place, tree in trees().items():
        yield from uses_in(tree, place, frozenset(), "")


def uses_in(node: ast.AST, place: str, handled: frozenset[str], within: str) -> Iterator[Use]:
    if isinstance(node, ast.ExceptHandler) and node.name:
        handled |= {node.name}
    if isinstance(node, ast.ClassDef):
        within = node.name
    if isinstance(node, ast.Call):
        number = kind_called(node, within)
        if number is not None and number < len(node.args):
            keywords = frozenset(keyword.arg for keyword in node.keywords) - {"rule", "frame"}
            yield Use(f"{place}:{node.lineno}", node.args[number], keywords, handled)
    for child in ast.iter_child_nodes(node):
        yield from uses_in(child, place, handled, within)


def kind_called(call: ast.Call, within: str) -> int | None:
    if isinstance(call.func, ast.Name):
        return kinds().get(call.func.id)
    own = within in kinds().keys() - ROOTS.keys()
    return 0 if own and ast.unparse(call.func) == "super().__init__" else None


def is_passed_on(use: Use) -> bool:
    """True for a phrase that is made of another one, which was looked at where it was made."""
    if isinstance(use.template, ast.Name):
        return use.template.id in use.handled | PASSED_ON
    return isinstance(use.template, ast.Attribute) and use.template.attr == "template"


USES = [use for use in uses() if not is_passed_on(use) and not use.place.startswith("bruxelles/kernel/complaint.py")]
TEMPLATES = {use.template.value for use in USES if isinstance(use.template, ast.Constant)}
COMMANDS = ("arguments", "cli", "upkeep")


def helps() -> Iterator[str]:
    """What the help of commands says: of options and groups by `help`, of commands by their docstrings."""
    for node in (node for name in COMMANDS for node in ast.walk(trees()[f"bruxelles/{name}.py"])):
        if isinstance(node, ast.keyword) and node.arg == "help":
            yield ast.literal_eval(node.value)
        decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
        if any(isinstance(each, ast.Call) and ast.unparse(each.func).endswith(".command") for each in decorators):
            assert isinstance(node, ast.FunctionDef)
            yield from SENTENCES.split(ast.get_docstring(node) or "")


OF_COMPONENTS = {
    text
    for loader in LOADERS.values()
    for value in loader.ours(*loader.EXPANSIONS).values()
    for text in (value.source, value.note)
    if text
}
OF_COMMANDS = {*OF_TYPER, *VERSIONS.values(), *helps()}
EXPECTED = {str(template) for template in TEMPLATES} | {*SYSTEM, *OF_COMPONENTS, *OF_COMMANDS, "{first}, {rest}"}


def fields(text: str) -> set[str]:
    return {found[1] for found in FIELD.finditer(text)}


def test_the_kinds_of_phrases_are_found_with_the_place_of_their_template() -> None:
    known = kinds()
    assert {"SettingsError": 0, "RecordError": 1, "Refused": 1, "UsageError": 0}.items() <= known.items()
    assert len(known) > 20
    assert len(TEMPLATES) > 200


def test_every_template_is_written_out_where_it_is_used() -> None:
    assert [use.place for use in USES if not isinstance(use.template, ast.Constant)] == []


def test_a_template_gets_just_the_fields_it_names() -> None:
    constants = [(use, use.template.value) for use in USES if isinstance(use.template, ast.Constant)]
    assert [use.place for use, template in constants if use.keywords != fields(str(template))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_phrase_is_translated(language: str) -> None:
    assert sorted(EXPECTED - set(catalogue(language).phrases)) == []


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_translated_that_nobody_says(language: str) -> None:
    assert sorted(set(catalogue(language).phrases) - EXPECTED) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_uses_the_same_fields(language: str) -> None:
    phrases = catalogue(language).phrases
    assert [english for english, (text,) in phrases.items() if fields(text) != fields(english)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_phrase_stands_twice(language: str) -> None:
    """The reader would silently keep one of them."""
    texts = [file.read_text("utf-8") for file in folders()[language].glob("phrases*.po")]
    assert sum(text.count('\nmsgid "') - 1 for text in texts) == len(catalogue(language).phrases)


def test_english_phrases_stand_in_the_sources_only() -> None:
    assert catalogue(ENGLISH).phrases == {}


def test_people_meet_complaints_only() -> None:
    """An error that is caught and shown as a ValueError would have no French."""
    others = {
        node.name
        for node in classes()
        for base in node.bases
        if isinstance(base, ast.Name) and base.id in ("ValueError", "Exception")
    }
    assert others == {"Complaint", "BotFailedError", "Closed"}
    raised = [ast.unparse(node) for tree in trees().values() for node in ast.walk(tree) if isinstance(node, ast.Raise)]
    assert [text for text in raised if "ValueError" in text] == []


def test_a_complaint_is_said_in_both_languages() -> None:
    error = RecordError(3, "there is no decision '{decision}'", decision="dance")
    assert speak("en", strict=True).complain(error) == str(error) == "line 3: there is no decision 'dance'"
    assert speak("fr", strict=True).complain(error) == "ligne 3\u00a0: la décision «\u00a0dance\u00a0» n’existe pas"


def test_a_complaint_of_somebody_else_stays_english() -> None:
    error = Complaint("the {colour} piece is missing", colour=Phrase("red"))
    assert speak("fr").complain(error) == "the red piece is missing"
    with pytest.raises(MissingWordError):
        speak("fr", strict=True).complain(error)


def test_another_error_is_said_in_its_own_words_and_one_line() -> None:
    assert speak("fr").complain(ValueError("one\n  two")) == "one two"


def test_english_is_exported_without_what_says_itself() -> None:
    assert not set(FRENCH) & set(speak("en").export()["messages"])
    assert set(FRENCH) <= set(speak("fr").export()["messages"]) | {
        english for english, french in FRENCH.items() if french == (english,)
    }
