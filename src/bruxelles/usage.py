"""Errors in command lines, in our own sentences: those of typer, which reads command lines, are only in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from typer import TyperException
from typer.core import TyperGroup

from bruxelles.kernel.complaint import Complaint, of_system


class UsageError(Complaint):
    """A command line that can't be carried out as written."""


class Commands(TyperGroup):
    """A group of commands that lists them when given an unknown one."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name = args[0]
        if not name.startswith("-") and self.get_command(ctx, name) is None:
            raise UsageError(
                "there is no command '{name}'; choose from {names}", name=name[:60], names=self.list_commands(ctx)
            )
        return super().resolve_command(ctx, args)


def language_asked(words: Sequence[str], known: Sequence[str]) -> str | None:
    """The language that a command line asks for, even if the rest of it is wrong."""
    given = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    given += [after for word, after in pairwise(words) if word == "--lang"]
    return next((language for language in given if language in known), None)


def denied(error: OSError) -> UsageError:
    """An error of the operating system."""
    if error.filename:
        return UsageError("{path}: {reason}", path=str(error.filename), reason=of_system(error))
    return UsageError("the system reports: {reason}", reason=of_system(error))


def misread(error: TyperException) -> UsageError:
    """An error of typer in our own sentence. Each kind of error has its own attributes."""
    kind, told = type(error).__name__, vars(error)
    if kind == "NoSuchOption":
        return no_such_option(told)
    if kind == "BadOptionUsage" and "requires" in error.message:
        return UsageError("option {option} needs a value", option=told["option_name"])
    if kind == "BadOptionUsage":
        return UsageError("option {option} takes no value", option=told["option_name"])
    if kind == "MissingParameter":
        command, name = told["ctx"].command_path, told["param"].name
        return UsageError("{command} needs {argument}; see {command} --help", command=command, argument=name)
    if kind == "BadParameter":
        return no_number(error, told)
    if kind == "UsageError" and "extra argument" in error.message:
        extra = error.message.partition("(")[2].partition("(")[2].removesuffix(")")
        return UsageError(
            "{command} takes no further arguments: {extra}", command=told["ctx"].command_path, extra=extra
        )
    return UsageError("the command line can't be read: {reason}", reason=error.format_message())


def no_such_option(told: Mapping[str, Any]) -> UsageError:
    if told["possibilities"]:
        close = told["possibilities"]
        return UsageError("there is no option {option}; did you mean {close}?", option=told["option_name"], close=close)
    command = told["ctx"].command_path
    return UsageError("there is no option {option}; see {command} --help", option=told["option_name"], command=command)


def no_number(error: TyperException, told: Mapping[str, Any]) -> UsageError:
    """All our options take text, except those that take whole numbers."""
    found: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    option, given = told["param"].opts[-1], str(found[0]["input"]) if found else error.message
    return UsageError("{option} takes a whole number, not '{given}'", option=option, given=given[:60])
