"""What our documents say is true: examples run, commands parse, links lead somewhere."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.exceptions import TyperException

from bruxelles.cli import app
from bruxelles.games import find_rulebook
from bruxelles.server import wire

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "bruxelles"
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"`([^`\n]+)`")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def python_in(path: Path) -> str:
    """All examples of a document; each goes on where the one before stopped."""
    return "\n".join(text for language, text in BLOCK.findall(path.read_text("utf-8")) if language == "python")


def commands_in(path: Path) -> Iterator[str]:
    """Every command line, from blocks and from running text, without its comment."""
    text = path.read_text("utf-8")
    for language, block in BLOCK.findall(text):
        if not language:
            yield from (line.partition(" #")[0].strip() for line in block.splitlines())
    yield from CODE.findall(BLOCK.sub("", text))


COMMANDS = [
    (name_of(path), command) for path in DOCUMENTS for command in commands_in(path) if command.startswith("bruxelles ")
]
MADE = sorted({command for path in DOCUMENTS for command in commands_in(path) if command.startswith("make ")})


def test_the_fact_that_the_api_shows_is_one() -> None:
    (example,) = [
        text for language, text in BLOCK.findall((ROOT / "docs/api.md").read_text("utf-8")) if language == "json"
    ]
    fact = wire.Fact.model_validate_json(example)
    (kind,) = [kind for kind in find_rulebook("1893").contents.facts.values() if kind.name == fact.kind]
    notations = dict(kind.fields)
    assert {
        name: notations[name].token(notations[name].number(token)) for name, token in fact.tokens.items()
    } == fact.tokens
    assert f"for:{fact.reason}" in [notations["reason"].token(number) for number in notations["reason"].numbers()]


@pytest.mark.parametrize("name", ["README.md", "docs/bots.md"])
def test_the_examples_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = python_in(ROOT / name)
    exec(compile(code, name, "exec"), {"__name__": name})
    assert capsys.readouterr().out


def test_every_document_is_found() -> None:
    assert {"README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "docs/bots.md"} <= set(map(name_of, DOCUMENTS))
    assert len(COMMANDS) > 10
    assert {"make play", "make test", "make check", "make bench"} <= set(MADE)


def complaint_about(root: Any, command: str) -> str:
    """Why a command line can't be run, if it can't."""
    words = shlex.split(command.partition(">")[0])[1:]
    try:
        if words[0].startswith("-"):
            root.make_context("bruxelles", words)
        elif words[0] not in root.commands:
            return f"there is no command {words[0]}"
        elif words[1:]:  # otherwise the text only names it
            root.commands[words[0]].make_context(words[0], words[1:])
    except TyperException as error:
        return str(error)
    return ""


def test_every_command_parses() -> None:
    root = typer.main.get_command(app)
    complaints = [(path, command, complaint_about(root, command)) for path, command in COMMANDS]
    assert [each for each in complaints if each[2]] == []


def test_a_command_that_does_not_parse_is_reported() -> None:
    root = typer.main.get_command(app)
    assert complaint_about(root, "bruxelles sing") == "there is no command sing"
    assert "--loud" in complaint_about(root, "bruxelles terminal 1897 --loud")


def test_every_target_can_be_made() -> None:
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert [command for command in MADE if command.split()[1] not in targets] == []


@pytest.mark.parametrize("module", ["tests.playthroughs", "tests.perft"])
def test_what_writes_golden_files_can_be_run(module: str) -> None:
    assert f"python -m {module}" in (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert (ROOT.joinpath(*module.split(".")) / "__main__.py").is_file()


def test_every_link_leads_to_a_file() -> None:
    links = [(path, link) for path in DOCUMENTS for link in LINK.findall(path.read_text("utf-8"))]
    inside = [(path, link) for path, link in links if "://" not in link and not link.startswith("#")]
    assert [(name_of(path), link) for path, link in inside if not (path.parent / link.partition("#")[0]).exists()] == []


def levels() -> list[str]:
    """The folders and modules in the table of levels."""
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    return re.findall(r"^\| \d \| `([\w/.]+)` \|", text, re.MULTILINE)


def test_every_level_of_the_architecture_exists() -> None:
    named = [level.rstrip("/") for level in levels()]
    assert len(named) > 8
    assert [level for level in named if not (PACKAGE / level).exists()] == []


def test_every_part_of_the_package_has_a_level() -> None:
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").is_file()}
    named = {Path(level.split("/")[0]).stem for level in levels()}
    assert parts - {"__init__", "__main__", "switch"} <= named


def test_every_path_that_is_named_exists() -> None:
    named = [(path, code) for path in DOCUMENTS for code in CODE.findall(BLOCK.sub("", path.read_text("utf-8")))]
    paths = [
        (path, code)
        for path, code in named
        if re.fullmatch(r"(src|tests|rules|examples|docs|benchmarks|games)/[\w/.-]*", code)
    ]
    assert [
        (name_of(path), code) for path, code in paths if not ((ROOT / code).exists() or (PACKAGE / code).exists())
    ] == []
