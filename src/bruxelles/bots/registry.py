"""The bots by name: ours in one table, those of other packages by their entry points."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from bruxelles.bots.bot import Bot, BotError
from bruxelles.bots.players import GreedyBot, RandomBot, SearchBot
from bruxelles.kernel.complaint import Phrase

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Maker: TypeAlias = Callable[..., Bot]  # called with a seed; also with a level, if it has `levels`

OURS: dict[str, Maker] = {  # from the weakest to the strongest
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}

GROUP = "bruxelles.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
RESERVED = ("human", "nobody")  # what else a seat can be in the terminal
LONGEST_REASON = 200


class Others(NamedTuple):
    """The bots of other packages, not yet imported, and why some of them are refused."""

    found: dict[str, EntryPoint]
    refused: dict[str, BotError]  # by the name of the bot, or of the package if that can't be read


@cache
def others() -> Others:
    """The bots of installed packages. A broken package doesn't affect the others."""
    from importlib.metadata import distributions  # slow to import, and not needed for our own bots

    points: dict[str, list[EntryPoint]] = {}
    refused: dict[str, BotError] = {}
    seen = set()  # a package that is on the path twice counts once, as for Python itself
    for package in distributions():
        try:
            if GROUP not in (package.read_text("entry_points.txt") or "") or package.name in seen:
                continue
            seen.add(package.name)
            for point in package.entry_points.select(group=GROUP):
                points.setdefault(point.name, []).append(point)
        except Exception as error:  # its metadata may be malformed in any way
            refused[package.name] = BotError(
                "the bots of package {package} can't be read: {reason}",
                package=package.name,
                reason=in_one_line(error),
            )
    for name, same in points.items():
        if (problem := problem_with(name, same)) is not None:
            refused[name] = problem
    return Others({name: same[0] for name, same in sorted(points.items()) if name not in refused}, refused)


def problem_with(name: str, points: list[EntryPoint]) -> BotError | None:
    """The reason why a bot can't have this name, if there is one."""
    packages = [package_of(point) for point in points]
    if name in OURS or name in RESERVED:
        return BotError(
            "package {package} names a bot '{name}', but that name is taken", package=packages, name=name[:60]
        )
    if not NAME.fullmatch(name):
        return BotError(
            "package {package} names a bot '{name}'; a name starts with a letter and has "
            "up to 20 lower-case letters, digits, - and _",
            package=packages,
            name=name[:60],
        )
    if len(points) > 1:
        return BotError("several packages name a bot '{name}': {packages}", name=name, packages=packages)
    return None


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def names() -> tuple[str, ...]:
    """The names of all bots: ours from the weakest to the strongest, then those of other packages."""
    return (*OURS, *others().found)


def check(name: str) -> None:
    """Refuse an unknown name, without importing anything."""
    if name not in OURS and name not in others().found:
        raise (others().refused.get(name) or unknown(name)).with_traceback(None)  # the same error is raised each time


def unknown(name: str) -> BotError:
    levels = [f"{each}:{levels[0]}..{levels[-1]}" for each, make in OURS.items() if (levels := levels_of(make))]
    return BotError("there is no bot '{name}'; choose from {names}", name=name[:60], names=[*names(), *levels])


def find_bot(name: str, seed: str) -> Bot:
    """The bot with this name. `search:500` is search at level 500, with 500 iterations whatever its budget."""
    kind, colon, level = name.partition(":")
    check(kind)
    make = OURS.get(kind) or loaded(kind)
    if isinstance(make, BotError):
        raise make.with_traceback(None)
    if colon and not is_number_in(level, levels_of(make)):
        raise unknown(name)
    try:
        bot = make(seed, int(level)) if colon else make(seed)
    except Exception as error:
        if kind in OURS:
            raise
        raise broken(kind, in_one_line(error)) from error
    if not callable(getattr(bot, "answer", None)):
        raise broken(kind, Phrase("it has no 'answer' method"))
    return bot


@cache
def loaded(name: str) -> Maker | BotError:
    """The class or function of another package's entry point; or, if importing it failed, the error, without a second
    try.
    """
    try:
        make: Maker = others().found[name].load()
    except (Exception, SystemExit) as error:  # code of others may do anything
        return broken(name, in_one_line(error))
    return make if callable(make) else broken(name, Phrase("it is neither a class nor a function"))


def broken(name: str, reason: str | Phrase) -> BotError:
    return BotError(
        "bot {name} from package {package} can't be used: {reason}",
        name=name,
        package=package_of(others().found[name]),
        reason=reason,
    )


def in_one_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:LONGEST_REASON]


def levels_of(make: Maker) -> range:
    """The levels that may follow its name after a colon."""
    levels = getattr(make, "levels", None)
    return levels if isinstance(levels, range) else range(0)


def is_number_in(text: str, numbers: range) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10 and int(text) in numbers


def is_quick(name: str) -> bool:
    """True if it is known to answer at once, which no bot of another package is."""
    return bool(getattr(OURS.get(name), "quick", False))


def simpler(name: str) -> str | None:
    """The bot that answers instead: the strongest of our quick ones that is weaker. There is also one for an unknown
    bot.
    """
    ours = list(OURS)
    weaker = ours[: ours.index(name)] if name in OURS else ours
    return next(filter(is_quick, reversed(weaker)), None)
