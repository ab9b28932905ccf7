"""The engine has no texts for people: only keys, the notation of records, and errors, whose English is their key."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.architecture.test_levels import PACKAGE
from tests.words.test_phrases import kinds

from bruxelles.kernel.complaint import SYSTEM

ENGINE = ("kernel", "concepts", "games", "components", "bots")
SENTENCE = re.compile(r"[^\W\d_]{2,}[,:;]? [^\W\d_]{2,}|[À-ÿ’]")
DEFECTS = {
    "Defect",
    "AssertionError",
    "IndexError",
    "NotImplementedError",
    "RuntimeError",
    "TypeError",
}  # not for people
NOTATION = {"picture.py"}  # the table in the notation of records
KNOWN = {
    *SYSTEM,  # what operating systems say, as keys
    *("bruxelles record 1", "turn seat:1"),  # the notation of records
    "not revealed",  # a finding; user interfaces have words for it
    "Van de Velde",  # a name
    *(", the last", "end of document"),  # parts of what the reader of TOML says
    *("random bot", "greedy bot", "search bot"),  # what random numbers depend on
}


def texts(node: ast.AST) -> Iterator[ast.Constant]:
    """The texts of a module that are neither docstrings nor part of an error or an assertion."""
    if isinstance(node, ast.Assert):
        return
    if isinstance(node, ast.Call) and ast.unparse(node.func) in kinds().keys() | DEFECTS:
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from texts(child)


def test_the_engine_has_no_sentences() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{text.lineno}: {text.value!r}"
        for folder in ENGINE
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if path.name not in NOTATION
        for text in texts(ast.parse(path.read_text("utf-8")))
        if SENTENCE.search(str(text.value)) and text.value not in KNOWN and "[" not in str(text.value)
    ]
    assert found == []
