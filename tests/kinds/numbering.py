"""The numbers of decisions, facts and all else that steps declare: given once, in the order in which they came.

A manifest beside each game (kinds.txt) only grows. From it follow the constants that the rules use: the last part of
every vocabulary.py. The sources are read without importing them, as what is new has no number yet.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

GAMES = Path(__file__).parents[2] / "src" / "bruxelles" / "games"
FAMILIES = ("b1893", "b1897")  # games with one manifest: editions of one game share its numbers
SORTS = {
    "DecisionKind": "decision",
    "ChanceKind": "chance",
    "FactKind": "fact",
    "RuleKind": "rule",
    "MomentKind": "moment",
    "QuantityKind": "quantity",
    "SourceKind": "source",
    "MoneyKind": "money",
}
HEADINGS = {
    "decision": "Decisions",
    "chance": "Chance events",
    "fact": "Facts",
    "rule": "Rules that can forbid an option; ALLOWED is 0",
    "moment": "Moments",
    "quantity": "Quantities",
    "source": "Sources of VP",
    "money": "Reasons for money to move",
}
TOTALS = {"decision": "DECISIONS", "moment": "MOMENTS", "quantity": "QUANTITIES", "source": "SOURCES"}
FIRST = {"rule": 1}  # numbers begin with 0 elsewhere
MARK = "# The numbers of what steps declare, from kinds.txt. `python -m tests.kinds` writes everything below.\n"


class Named(NamedTuple):
    """What a declaration is called: its sort, and the name of its number."""

    sort: str
    name: str


@dataclass(frozen=True)
class Declaration:
    named: Named
    vocabulary: Path  # where its number is written


class Misnumbered(Exception):
    """Declarations that can't be numbered."""


def declarations(game: Path) -> list[Declaration]:
    """What the modules of a game declare, editions inside it included. A name stands once in a vocabulary, and once in
    the manifest.
    """
    found = [each for path in sorted(game.rglob("*.py")) for each in declared_in(path)]
    words = [(str(each.vocabulary), each.named.name) for each in found]
    twice = sorted(
        {name for (_, name), times in Counter([*words, *(each.named for each in found)]).items() if times > 1}
    )
    if twice:
        raise Misnumbered(f"declared more than once: {', '.join(twice)}")
    return found


def declared_in(path: Path) -> Iterator[Declaration]:
    """The first argument of whatever is made in the list KINDS of a module names its number."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "KINDS" and isinstance(node.value, ast.List):
            for made in node.value.elts:
                assert isinstance(made, ast.Call), f"{path.name}: KINDS lists kinds only"
                sort = SORTS.get(ast.unparse(made.func))
                if sort is not None:
                    yield Declaration(Named(sort, ast.unparse(made.args[0])), vocabulary_of(path))


def vocabulary_of(path: Path) -> Path:
    """The nearest one, from a module upwards."""
    return next(folder / "vocabulary.py" for folder in path.parents if (folder / "vocabulary.py").is_file())


def read_manifest(game: Path) -> dict[Named, int]:
    """Numbers by sort and name, the oldest first."""
    lines = [line.split() for line in (game / "kinds.txt").read_text("utf-8").splitlines()]
    return {Named(sort, name): int(number) for sort, number, name in lines}


def extended(manifest: dict[Named, int], declared: list[Declaration]) -> dict[Named, int]:
    """With the next free number of its sort for whatever is new. What is gone keeps its number for ever."""
    grown = dict(manifest)
    for each in declared:
        if each.named not in grown:
            taken = [number for named, number in grown.items() if named.sort == each.named.sort]
            grown[each.named] = max(taken, default=FIRST.get(each.named.sort, 0) - 1) + 1
    return grown


def manifest_text(manifest: dict[Named, int]) -> str:
    return "".join(f"{named.sort} {number} {named.name}\n" for named, number in manifest.items())


def vocabulary_text(path: Path, manifest: dict[Named, int], declared: list[Declaration]) -> str:
    """A vocabulary with its last part written anew."""
    own = [each.named for each in declared if each.vocabulary == path]
    by_hand, mark, _ = path.read_text("utf-8").partition(MARK)
    parts = [by_hand if mark else f"{by_hand}\n", MARK]
    is_first = path.parent.parent == GAMES
    for sort, heading in HEADINGS.items():
        numbers = sorted((manifest[named], named.name) for named in own if named.sort == sort)
        lines = [f"{name}: Final[i64] = {number}\n" for number, name in numbers]
        if is_first and sort in TOTALS:
            total = 1 + max(number for named, number in manifest.items() if named.sort == sort)
            lines.append(f"{TOTALS[sort]}: Final[i64] = {total}\n")
        if lines:
            parts.append(f"\n# {heading}\n" + "".join(lines))
    return "".join(parts)


def wanted(game: Path) -> dict[Path, str]:
    """What the files should say: the manifest, and every vocabulary."""
    declared = declarations(game)
    manifest = extended(read_manifest(game), declared)
    texts = {path: vocabulary_text(path, manifest, declared) for path in sorted(game.rglob("vocabulary.py"))}
    return {game / "kinds.txt": manifest_text(manifest), **texts}


def stale(game: Path) -> list[Path]:
    """Files that say something else."""
    return [path for path, text in wanted(game).items() if path.read_text("utf-8") != text]
