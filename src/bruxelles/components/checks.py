"""What the boxes of both games are checked for, and how one is loaded. Knows no game."""

from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from pathlib import Path

from bruxelles.components.box import Box, ComponentError, corrected, read_box, read_file, refusal

Check = Callable[[Box, str], None]

SANE = "no other amount is sane"


def our_box(game: str) -> Box:
    """The box of a game as we know it."""
    file = f"{game}.toml"
    return read_box(resources.files("bruxelles.components").joinpath(file).read_text("utf-8"), file)


def loaded(ours: Box, path: Path | None, validate: Callable[[Box], None]) -> Box:
    """Our box, or ours as a user's file corrects it; either has passed its validation."""
    box = ours if path is None else corrected(ours, read_file(path))
    validate(box)
    return box


def check_every_value(box: Box, checks: Mapping[str, Check], game: str) -> None:
    for name in checks:
        if name not in box:
            raise ComponentError(f"{box.where}: {name} is missing, expected every value of the box of {game}")
    for name in box:
        if name not in checks:
            raise ComponentError(f"{box.where}: {name} is no value of the box of {game}")
    for name, check in checks.items():
        check(box, name)


def fixed(expected: int | list[int], why: str) -> Check:
    def check(box: Box, name: str) -> None:
        given = box.numbers(name) if isinstance(expected, list) else box.number(name)
        if given != expected:
            raise refusal(box.where, name, given, f"{expected}, which can't be corrected", why)

    return check


def amount(least: int = 0, most: int = 99, why: str = SANE) -> Check:
    def check(box: Box, name: str) -> None:
        if not least <= box.number(name) <= most:
            raise refusal(box.where, name, box[name], f"a number from {least} to {most}", why)

    return check


def amounts(*entries: tuple[str, int]) -> Check:
    """A number from 0 or 1 to 99 for each entry, given as what it is and the least it can be."""

    def check(box: Box, name: str) -> None:
        _refuse_other_kinds(box, name, [what for what, _ in entries])
        for number, (what, least) in zip(box.numbers(name), entries, strict=True):
            if not least <= number <= 99:
                raise refusal(box.where, name, box[name], f"{what} from {least} to 99", SANE)

    return check


def copies(total: int, why: str, *kinds: str) -> Check:
    def check(box: Box, name: str) -> None:
        _refuse_other_kinds(box, name, kinds)
        numbers = box.numbers(name)
        if min(numbers) < 0:
            raise refusal(box.where, name, numbers, "no negative count", "a deck has no fewer than 0 copies of a card")
        if sum(numbers) != total:
            raise refusal(box.where, name, numbers, f"{total} together, not {sum(numbers)}", why)

    return check


def each_once(words: Sequence[str], why: str) -> Check:
    def check(box: Box, name: str) -> None:
        if sorted(box.words(name)) != sorted(words):
            raise refusal(box.where, name, box[name], f"each of {', '.join(words)} once", why)

    return check


def _refuse_other_kinds(box: Box, name: str, kinds: Sequence[str]) -> None:
    refuse_other_length(box, name, box.numbers(name), len(kinds), "for " + ", ".join(kinds))


def refuse_other_length(
    box: Box, name: str, given: Sequence[object], length: int, why: str, what: str = "numbers"
) -> None:
    if len(given) != length:
        raise refusal(box.where, name, given, f"{length} {what}, not {len(given)}", why)


def refuse_falling(box: Box, name: str, why: str) -> None:
    if box.numbers(name) != sorted(box.numbers(name)):
        raise refusal(box.where, name, box[name], "values that never fall", why)
