"""The bots by name: ours in one table, those of other packages by their entry points. All windows ask here."""

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

Maker: TypeAlias = Callable[..., Bot]  # of a seed; of a seed and a level if it has `levels`

OURS: dict[str, Maker] = {  # from the weakest to the strongest
    "random": RandomBot,
    "greedy": GreedyBot,
    "search": SearchBot,
}

GROUP = "bruxelles.bots"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
RESERVED = ("human", "nobody")  # who else may sit in the terminal
LONGEST_REASON = 200


class Others(NamedTuple):
    """The bots of other packages, of which nothing is imported yet, and why some are left out."""

    found: dict[str, EntryPoint]
    refused: dict[str, BotError]  # by the name of the bot, or of a package that can't be read


@cache
def others() -> Others:
    """What is installed. Whatever a package says of itself, the others are found."""
    from importlib.metadata import distributions  # takes its time, and games between ours need none of it

    points: dict[str, list[EntryPoint]] = {}
    refused: dict[str, BotError] = {}
    seen = set()  # a package that stands twice on the path counts once, as for Python itself
    for package in distributions():
        try:
            if GROUP not in (package.read_text("entry_points.txt") or "") or package.name in seen:
                continue
            seen.add(package.name)
            for point in package.entry_points.select(group=GROUP):
                points.setdefault(point.name, []).append(point)
        except Exception as error:  # it isn't written as packages are
            refused[package.name] = BotError(
                "the bots of the package {package} can't be read: {reason}", package=package.name, reason=told(error)
            )
    for name, same in points.items():
        if (problem := why_not(name, same)) is not None:
            refused[name] = problem
    return Others({name: same[0] for name, same in sorted(points.items()) if name not in refused}, refused)


def why_not(name: str, points: list[EntryPoint]) -> BotError | None:
    """Why nobody can be seated by this name."""
    packages = [package_of(point) for point in points]
    if name in OURS or name in RESERVED:
        return BotError(
            "the package {package} calls a bot '{name}'; that name is taken", package=packages, name=name[:60]
        )
    if not NAME.fullmatch(name):
        return BotError(
            "the package {package} calls a bot '{name}'; names have up to 20 small letters, digits, - and _, "
            "a letter first",
            package=packages,
            name=name[:60],
        )
    if len(points) > 1:
        return BotError("several packages call a bot '{name}': {packages}", name=name, packages=packages)
    return None


def package_of(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else "?"


def names() -> tuple[str, ...]:
    """Everybody who can be seated: ours from the weakest to the strongest, then those of other packages."""
    return (*OURS, *others().found)


def check(name: str) -> None:
    """Refuse a name that nobody has, without importing anything."""
    if name not in OURS and name not in others().found:
        raise (others().refused.get(name) or unknown(name)).with_traceback(None)  # it may be raised again and again


def unknown(name: str) -> BotError:
    levels = [f"{each}:{levels[0]}..{levels[-1]}" for each, make in OURS.items() if (levels := levels_of(make))]
    return BotError("there is no bot '{name}'; there are {names}", name=name[:60], names=[*names(), *levels])


def find_bot(name: str, seed: str) -> Bot:
    """The bot of this name. `search:500` is search at level 500: with so many iterations, whatever its budget."""
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
        raise broken(kind, told(error)) from error
    if not callable(getattr(bot, "answer", None)):
        raise broken(kind, Phrase("it has no method 'answer'"))
    return bot


@cache
def loaded(name: str) -> Maker | BotError:
    """What another package's entry point names, imported; or why it can't be, which is not tried twice."""
    try:
        make: Maker = others().found[name].load()
    except (Exception, SystemExit) as error:  # it is somebody else's, and may do anything
        return broken(name, told(error))
    return make if callable(make) else broken(name, Phrase("it is neither a class nor a function"))


def broken(name: str, reason: str | Phrase) -> BotError:
    return BotError(
        "the bot {name} of the package {package} can't be used: {reason}",
        name=name,
        package=package_of(others().found[name]),
        reason=reason,
    )


def told(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:LONGEST_REASON]


def levels_of(make: Maker) -> range:
    """The numbers that may stand after its name and a colon."""
    levels = getattr(make, "levels", None)
    return levels if isinstance(levels, range) else range(0)


def is_number_in(text: str, numbers: range) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 10 and int(text) in numbers


def is_quick(name: str) -> bool:
    """True if it answers at once. Of other packages' bots nobody knows."""
    return bool(getattr(OURS.get(name), "quick", False))


def simpler(name: str) -> str | None:
    """Who answers in its place: the strongest of our quick ones that is weaker. A bot that is gone has one too."""
    ours = list(OURS)
    weaker = ours[: ours.index(name)] if name in OURS else ours
    return next(filter(is_quick, reversed(weaker)), None)
