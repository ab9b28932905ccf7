"""Loading a box, and checks for the boxes of any game."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path

from bruxelles.components.box import Box, ComponentError, corrected, refusal
from bruxelles.components.box_file import read_box, read_file
from bruxelles.kernel.complaint import Phrase

Check = Callable[[Box, str], None]

SANE = Phrase("other amounts make no sense")


@cache
def our_box(game: str) -> Box:
    """Our box of a game."""
    file = f"{game}.toml"
    return read_box(resources.files("bruxelles.components").joinpath(file).read_text("utf-8"), file)


def loaded(ours: Box, path: Path | None, validate: Callable[[Box], None]) -> Box:
    """Our box, corrected by a user's file if there is one, and validated."""
    box = ours if path is None else corrected(ours, read_file(path))
    validate(box)
    return box


def check_every_value(box: Box, checks: Mapping[str, Check], game: str) -> None:
    for name in checks:
        if name not in box:
            raise ComponentError(
                "{where}: {name} is missing, expected every value of the {game} box",
                where=box.where,
                name=name,
                game=game,
            )
    for name in box:
        if name not in checks:
            raise ComponentError(
                "{where}: {name} is not a value of the {game} box", where=box.where, name=name, game=game
            )
    for name, check in checks.items():
        check(box, name)


def fixed(expected: int | list[int], why: Phrase) -> Check:
    def check(box: Box, name: str) -> None:
        given = box.numbers(name) if isinstance(expected, list) else box.number(name)
        if given != expected:
            wanted = Phrase("{number}, which can't be changed", number=str(expected))
            raise refusal(box.where, name, given, wanted, why)

    return check


def amount(least: int = 0, most: int = 99, why: Phrase = SANE) -> Check:
    def check(box: Box, name: str) -> None:
        if not least <= box.number(name) <= most:
            expected = Phrase("a number from {least} to {most}", least=least, most=most)
            raise refusal(box.where, name, box[name], expected, why)

    return check


def amounts(*entries: tuple[str | Phrase, int]) -> Check:
    """A number up to 99 for each entry. An entry has a name and the least possible number."""

    def check(box: Box, name: str) -> None:
        _refuse_other_kinds(box, name, [what for what, _ in entries])
        for number, (what, least) in zip(box.numbers(name), entries, strict=True):
            if not least <= number <= 99:
                expected = Phrase("{what} from {least} to 99", what=what, least=least)
                raise refusal(box.where, name, box[name], expected, SANE)

    return check


def numbers(count: int, whence: Phrase, least: int = 0, most: int = 99, why: Phrase = SANE) -> Check:
    def check(box: Box, name: str) -> None:
        given = box.numbers(name)
        refuse_other_length(box, name, given, count, whence)
        if not all(least <= number <= most for number in given):
            expected = Phrase("numbers from {least} to {most}", least=least, most=most)
            raise refusal(box.where, name, given, expected, why)

    return check


def copies(total: int, why: Phrase, *kinds: str | Phrase) -> Check:
    def check(box: Box, name: str) -> None:
        _refuse_other_kinds(box, name, kinds)
        numbers = box.numbers(name)
        if min(numbers) < 0:
            expected, reason = Phrase("no negative numbers"), Phrase("a deck can't have fewer than 0 copies of a card")
            raise refusal(box.where, name, numbers, expected, reason)
        if sum(numbers) != total:
            expected = Phrase("{total} in total, not {sum}", total=total, sum=sum(numbers))
            raise refusal(box.where, name, numbers, expected, why)

    return check


def each_once(words: Sequence[str], why: Phrase) -> Check:
    def check(box: Box, name: str) -> None:
        if sorted(box.words(name)) != sorted(words):
            raise refusal(box.where, name, box[name], Phrase("each of {words} once", words=words), why)

    return check


def _refuse_other_kinds(box: Box, name: str, kinds: Sequence[str | Phrase]) -> None:
    refuse_other_length(box, name, box.numbers(name), len(kinds), Phrase("for {kinds}", kinds=kinds))


def refuse_other_length(box: Box, name: str, given: Sequence[object], length: int, why: Phrase) -> None:
    if len(given) != length:
        expected = Phrase("{count} numbers, not {given}", count=length, given=len(given))
        if given and isinstance(given[0], str):
            expected = Phrase("{count} words, not {given}", count=length, given=len(given))
        if given and isinstance(given[0], list):
            expected = Phrase("{count} rows, not {given}", count=length, given=len(given))
        raise refusal(box.where, name, given, expected, why)


def refuse_falling(box: Box, name: str, why: Phrase) -> None:
    if box.numbers(name) != sorted(box.numbers(name)):
        raise refusal(box.where, name, box[name], Phrase("values that never decrease"), why)
