"""The help and the version of commands, in the language asked for. Their English is the key of their translations."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Sequence
from typing import Any, Final

import bruxelles
from bruxelles.system_language import system_language
from bruxelles.usage import Commands, language_asked

Formatter: Any = Commands.context_class.formatter_class

# What typer writes itself.
OF_TYPER: Final = (
    "Usage:",
    "Arguments:",
    "Options:",
    "Commands:",
    "Show this message and exit.",
    "default:",
    "required",
)
VERSIONS: Final = {
    "compiled": "bruxelles {version}, compiled engine",
    "pure": "bruxelles {version}, pure engine",
}
SENTENCES: Final = re.compile(r"(?<=\.) ")  # of what a command does; lists of commands show only the first
NOTES: Final = re.compile(r"(?s)(.*?)(?:  \[(.*)\])?")


class CommandHelp(Formatter):  # type: ignore[misc]
    """Translates everything that it writes, except what people type."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.translated = translation()

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self.translated('Usage:')} ")

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{self.translated(f'{heading}:')}\n")

    def write_text(self, text: str) -> None:
        super().write_text(" ".join(map(self.translated, SENTENCES.split(text))))

    def write_dl(self, rows: Sequence[tuple[str, str]], *sizes: int) -> None:
        super().write_dl([(name, self.explained(text)) for name, text in rows], *sizes)

    def explained(self, text: str) -> str:
        """An explanation, and what typer adds in brackets. In lists of commands, typer leaves out the full stop."""
        found = NOTES.fullmatch(text)
        assert found is not None
        sentence, notes = found.groups()
        said = self.translated(sentence)
        if said == sentence:
            said = self.translated(f"{sentence}.").removesuffix(".")
        return f"{said}  [{'; '.join(map(self.note, notes.split('; ')))}]" if notes else said

    def note(self, text: str) -> str:
        kind, sign, value = text.partition(": ")
        return f"{self.translated(f'{kind}:')} {value}" if sign else self.translated(kind)


def translation() -> Callable[[str], str]:
    """How to say a sentence of ours. English takes no time: nothing is imported for it."""
    if system_language() == "en" and not any(word.startswith("--lang") for word in sys.argv):
        return str
    from bruxelles.words import default_language, languages, speak

    return speak(language_asked(sys.argv, languages()) or default_language()).translated


def version_line() -> str:
    """Which version this is, and which engine runs."""
    return translation()(VERSIONS[bruxelles.engine]).format(version=bruxelles.__version__)
