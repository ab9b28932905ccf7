"""What holds for the box of every game: it states its sources, and takes a correction or refuses it in one line."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.components.complaints import complaint

from bruxelles.components.box import Box, ComponentError, Plain, amended, corrected
from bruxelles.components.box_file import read_box
from bruxelles.components.listing import LOADERS as GAMES
from bruxelles.components.listing import UnknownBoxError, original, rows

LEAVES: st.SearchStrategy[Plain] = st.integers(-3, 30) | st.sampled_from(["money", "houses", "iron", "iris+crown", ""])
PLAIN: st.SearchStrategy[Plain] = LEAVES | st.lists(LEAVES | st.lists(LEAVES, max_size=5), max_size=13)
every_game = pytest.mark.parametrize("year", GAMES)


def our_text(year: str) -> str:
    return "\n".join(original(year)) + "\n"


def ours(year: str) -> Box:
    """All that lies in the box, expansions included."""
    box: Box = GAMES[year].ours(*GAMES[year].EXPANSIONS)
    return box


def answer(year: str, name: str, value: Plain) -> str:
    """What is said to a correction of one value; nothing if it is accepted."""
    box = amended(ours(year), {name: value}, "mine.toml")
    return complaint(lambda: GAMES[year].validate(box))


def is_one_line_of(file: str, line: str) -> bool:
    return line == "" or (line.startswith(f"{file}: ") and line.isprintable())


@every_game
def test_each_of_our_values_states_its_own_source_and_confidence(year: str) -> None:
    text, box = our_text(year), ours(year)
    assert text.count("\nvalue = ") == len(box)
    assert text.count("\nsource = ") == len(box)
    assert text.count("\nconfidence = ") == len(box)
    assert all(value.source for value in box.values())


@every_game
def test_a_whole_copy_of_our_file_is_our_box(year: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(our_text(year), "utf-8")
    assert GAMES[year].load(path, *GAMES[year].EXPANSIONS).values() == ours(year).values()


@every_game
def test_a_file_that_cannot_be_right_is_refused_under_its_own_name(year: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("rounds.value = 6\n", "utf-8")
    with pytest.raises(ComponentError) as refused:
        GAMES[year].load(path)
    assert str(refused.value) == (
        f"{path}: rounds is 6, expected {ours(year)['rounds']}, which can't be changed: "
        "the rulebook states it, and the game depends on it"
    )


@every_game
def test_a_box_with_a_missing_or_foreign_value_is_refused(year: str) -> None:
    game: ModuleType = GAMES[year]
    box = ours(year)
    with pytest.raises(ComponentError, match=rf"^x: rounds is missing, expected every value of the {year} box$"):
        game.validate(Box(box.values()[1:], "x"))
    foreign = read_box("iris.value = 1", "x").values()
    with pytest.raises(ComponentError, match=rf"^x: iris is not a value of the {year} box$"):
        game.validate(Box([*box.values(), *foreign], "x"))


@every_game
@pytest.mark.parametrize("nonsense", [-1, [-1], [], "nonsense", ["nonsense"], [[-1]]], ids=str)
def test_no_value_is_left_unchecked(year: str, nonsense: Plain) -> None:
    lines = {name: answer(year, name, nonsense) for name in ours(year)}
    assert [name for name, line in lines.items() if not line.startswith(f"mine.toml: {name}")] == []


@every_game
@settings(deadline=None)
@given(st.data())
def test_any_value_in_any_place_is_accepted_or_refused(year: str, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(list(ours(year))))
    assert is_one_line_of("mine.toml", answer(year, name, data.draw(PLAIN)))


@every_game
@settings(deadline=None)
@given(st.data())
def test_a_list_with_one_entry_changed_is_accepted_or_refused(year: str, data: st.DataObject) -> None:
    lists = {name: value for name, value in ours(year).plain().items() if isinstance(value, list)}
    name = data.draw(st.sampled_from(list(lists)))
    entries = list(lists[name])
    entries[data.draw(st.integers(0, len(entries) - 1))] = data.draw(PLAIN)
    assert is_one_line_of("mine.toml", answer(year, name, entries))


@every_game
@settings(deadline=None)
@given(st.data())
def test_a_broken_copy_of_our_file_is_a_box_or_one_component_error(year: str, data: st.DataObject) -> None:
    text = our_text(year)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(start + 40, len(text))))
    broken = text[:start] + data.draw(st.text(max_size=8)) + text[end:]
    line = complaint(lambda: GAMES[year].validate(corrected(ours(year), read_box(broken, "mine.toml"))))
    assert is_one_line_of("mine.toml", line)


@every_game
def test_all_that_lies_in_the_box_is_listed(year: str) -> None:
    assert [row.name for row in rows(year)] == list(ours(year))
    assert all(row.ours is None for row in rows(year))


@pytest.mark.parametrize("look", [original, rows])
def test_a_box_that_we_do_not_have_is_not_listed(look: Callable[[str], object]) -> None:
    with pytest.raises(UnknownBoxError, match=r"^there is no box '1888'; choose from 1897, 1893, 1893-1st$"):
        look("1888")
