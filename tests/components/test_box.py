"""A box of values: reading, correcting, comparing, and one clear line for whatever can't be used."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.components.complaints import complaint

from bruxelles.components.box import (
    LARGEST_NUMBER,
    Box,
    ComponentError,
    Plain,
    Row,
    Value,
    amended,
    corrected,
    describe,
    differences,
    fingerprint,
    parse_value,
    text_of,
)
from bruxelles.components.box_file import LARGEST_FILE, read_box, read_file

LEAVES: st.SearchStrategy[Plain] = st.integers(-LARGEST_NUMBER, LARGEST_NUMBER) | st.text()
PLAIN: st.SearchStrategy[Plain] = LEAVES | st.lists(LEAVES | st.lists(LEAVES))

OURS = """
[tracks.long]
value = [1, 2, 3]
source = "seen on the board"
confidence = "certain"
note = "square by square"

[tracks.short]
value = [1]
source = "guessed"
confidence = "reconstructed"

[neutral.value]
value = 2
source = "rulebook"
confidence = "certain"
"""


TOO_MUCH = "component values: a number is too long, or lists are nested too deeply"


def ours() -> Box:
    return read_box(OURS, "ours.toml")


def test_values_keep_the_order_of_the_file_and_their_provenance() -> None:
    box = ours()
    assert list(box) == ["tracks.long", "tracks.short", "neutral.value"]
    assert len(box) == 3
    assert "tracks.long" in box
    assert "tracks.wide" not in box
    assert box["tracks.long"] == [1, 2, 3]
    assert box.values()[0] == Value("tracks.long", [1, 2, 3], "seen on the board", "certain", "square by square")


def test_a_value_without_source_counts_as_read_from_its_file_and_likely() -> None:
    assert read_box("a.b.value = 7", "mine.toml").values() == [Value("a.b", 7, "mine.toml", "likely", "")]


def test_each_shape_of_value_has_its_typed_reading() -> None:
    box = read_box('n.value = 1\nl.value = [1, 2]\nw.value = ["a"]\nr.value = [[1], [2, 3]]', "mine.toml")
    assert box.number("n") == 1
    assert box.numbers("l") == [1, 2]
    assert box.words("w") == ["a"]
    assert box.rows("r") == [[1], [2, 3]]


@pytest.mark.parametrize(
    ("line", "reading", "message"),
    [
        ('n.value = "four"', Box.number, "mine.toml: n is 'four', expected a whole number: it counts one thing"),
        ("n.value = 4", Box.numbers, "n is 4, expected a list of whole numbers: each entry counts one thing"),
        ('n.value = [1, "2"]', Box.numbers, "n is [1, '2'], expected a list of whole numbers"),
        ("n.value = [1]", Box.words, "n is [1], expected a list of words: each entry names one thing"),
        ('n.value = "a"', Box.words, "n is 'a', expected a list of words"),
        ("n.value = [1, [2]]", Box.rows, "n is [1, [2]], expected a list of lists of whole numbers"),
        ('n.value = [["a"]]', Box.rows, "n is [['a']], expected a list of lists of whole numbers"),
    ],
)
def test_a_value_of_another_shape_is_refused_by_its_reading(line: str, reading: object, message: str) -> None:
    assert callable(reading)
    with pytest.raises(ComponentError) as refused:
        reading(read_box(line, "mine.toml"), "n")
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "mine.toml: unusable, expected a TOML file of component values: it is empty"),
        ("# only words\n", "component values: it is empty"),
        ("a = [1\nb", "component values: not valid TOML, Unclosed array (at line 2, column 1)"),
        (
            "a.value = 1\na.value = 2\n",
            "component values: not valid TOML, Cannot overwrite a value (at line 2, column 12)",
        ),
        ("a.value = 1\na.value =", "component values: not valid TOML, Invalid value (at line 2, the last)"),
        pytest.param("a.value = " + "9" * 5000, TOO_MUCH, id="long number"),
        pytest.param("a.value = " + "[" * 5000 + "]" * 5000, TOO_MUCH, id="deep list"),
        pytest.param(".".join(["a"] * 2000) + ".value = 1", TOO_MUCH, id="deep table"),
        ('"a b".value = 1', "mine.toml: a name in the file is 'a b', expected lower-case letters, digits and _"),
        ('a."b.c".value = 1', "mine.toml: a name in a is 'b.c', expected lower-case letters, digits and _"),
        (
            "a.b = 3",
            "mine.toml: a.b is 3, expected a table, as in a.b.value = ...: each value is listed with its source",
        ),
        ("[[a.b]]\nvalue = 1", "a.b is [{'value': 1}], expected a table, as in a.b.value = ..."),
        ("[a.b]", "a.b is {}, expected a table, as in a.b.value = ...: the table is empty"),
        ('[a]\nsource = "me"', "a is {'source': 'me'}, expected a line a.value = ...: a source is no use"),
        ("[a]\nvalue = 1\nsuorce = 2", "a: a field is 'suorce', expected value, source, confidence, note"),
        ("[a]\nvalue = 1\nsuorce = 2", "unknown field; did you mean source?"),
        ("[a]\nvalue = 1\nsource = 2", "a.source is 2, expected text in quotes: it is for people to read"),
        ("[a]\nvalue = 1\nnote = []", "a.note is [], expected text in quotes"),
        ('[a]\nvalue = 1\nconfidence = "unknown"', "a.confidence is 'unknown', expected one of certain, likely, "),
        ('[a]\nvalue = 1\nconfidence = "unknown"', "an unknown value can't be played; leave it out"),
        ("a.value = 1.5", "a is 1.5, expected a whole number of at most 64 bits, text in quotes, or a list of these"),
        ("a.value = true", "a is True, expected a whole number"),
        ("a.value = 1897-01-01", "a is datetime.date(1897, 1, 1), expected a whole number"),
        ("a.value = [[1], {b = 1}]", "a is [[1], {'b': 1}], expected a whole number"),
        ("a.value = [[[[[1]]]]]", "a is [[[[[1]]]]], expected a whole number"),
        ("a.value = 9223372036854775808", "a is 9223372036854775808, expected a whole number of at most 64 bits"),
        pytest.param("a.value = 0x" + "f" * 5000, "a is something too large to show, expected", id="long hexadecimal"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises(ComponentError) as refused:
        read_box(text, "mine.toml")
    assert message in str(refused.value)
    assert str(refused.value).startswith("mine.toml: ")
    assert str(refused.value).isprintable()


def test_a_long_value_is_cut_short_in_the_message() -> None:
    with pytest.raises(ComponentError) as refused:
        read_box(f'a = "{"x" * 500}"', "mine.toml")
    assert "xxx..., expected" in str(refused.value)
    assert len(str(refused.value)) < 250


@given(st.text())
def test_any_text_is_a_box_or_one_component_error(text: str) -> None:
    assert complaint(lambda: read_box(text, "mine.toml")).isprintable()


@settings(deadline=None)
@given(st.binary())
def test_any_file_is_a_box_or_one_component_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.toml"
    path.write_bytes(content)
    assert complaint(lambda: read_file(path)).isprintable()


def test_a_file_may_begin_with_a_byte_order_mark_and_have_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xef\xbb\xbf[a]\r\nvalue = 3\r\n")
    assert read_file(path)["a"] == 3


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"nowhere\.toml: unusable, .*: no such file or directory"):
        read_file(tmp_path / "nowhere.toml")


def test_a_directory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="expected a TOML file of component values: it is a directory"):
        read_file(tmp_path)


def test_a_name_no_file_can_have_is_refused() -> None:
    with pytest.raises(ComponentError, match=r"a\\x00b: unusable, .*: embedded null byte"):
        read_file(Path("a\0b"))


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"a.value = 1\n# \xe9\n")
    with pytest.raises(ComponentError, match=r"mine\.toml: unusable, .*: byte 14 is not valid UTF-8"):
        read_file(path)


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(ComponentError, match="it is larger than 1000000 bytes"):
        read_file(path)


@given(PLAIN)
def test_a_value_is_read_back_exactly_from_its_one_line_of_text(value: Plain) -> None:
    text = text_of(value)
    assert text.isascii()
    assert text.isprintable()
    assert parse_value(text) == value


def test_text_is_short_and_has_no_spaces_of_its_own() -> None:
    assert text_of([[1, 3], [2, 4], ["two words"]]) == '[[1,3],[2,4],["two words"]]'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1.5",
        "true",
        "null",
        "{}",
        "NaN",
        "[1, 2]",
        " 1",
        "01",
        "-0",
        "1e2",
        '"é"',
        pytest.param("[" * 9999, id="deep"),
    ],
)
def test_any_other_spelling_of_a_value_is_refused(text: str) -> None:
    with pytest.raises(ComponentError, match=r"is not a component value, expected a whole number .*, without spaces"):
        parse_value(text)


@given(st.text())
def test_any_text_is_a_value_or_one_component_error(text: str) -> None:
    assert complaint(lambda: parse_value(text)).isprintable()


@given(st.text('[]0123456789,-" .e', max_size=12))
def test_no_value_has_two_spellings(text: str) -> None:
    assert complaint(lambda: parse_value(text)) or text_of(parse_value(text)) == text


def test_a_correction_may_hold_only_what_differs() -> None:
    box = corrected(ours(), read_box("tracks.short.value = [1, 2]", "mine.toml"))
    assert [box[name] for name in box] == [[1, 2, 3], [1, 2], 2]
    assert box.where == "mine.toml"
    assert box.values()[1] == Value("tracks.short", [1, 2], "mine.toml", "likely", "")
    assert box.values()[0] == ours().values()[0]


def test_a_number_edited_in_a_whole_copy_loses_our_source_but_keeps_the_note() -> None:
    box = corrected(ours(), read_box(OURS.replace("[1, 2, 3]", "[1, 2, 4]"), "mine.toml"))
    assert box.values()[0] == Value("tracks.long", [1, 2, 4], "mine.toml", "likely", "square by square")
    assert box.values()[1:] == ours().values()[1:]


def test_a_correction_brings_its_own_source_if_it_states_one() -> None:
    theirs = read_box('[tracks.short]\nvalue = [1]\nsource = "my board"\nconfidence = "certain"', "mine.toml")
    assert corrected(ours(), theirs).values()[1] == Value("tracks.short", [1], "my board", "certain", "")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("tracks.lnog.value = 1", "tracks.lnog is not a value of this box; did you mean tracks.long?"),
        ("zzzzzz.value = 1", "zzzzzz is not a value of this box"),
        ("neutral.value = 3", "neutral is not a value of this box; did you mean neutral.value.value = ...?"),
    ],
)
def test_an_unknown_name_is_refused_with_the_closest_known_one(line: str, message: str) -> None:
    with pytest.raises(ComponentError) as refused:
        corrected(ours(), read_box(line, "mine.toml"))
    assert str(refused.value) == f"mine.toml: {message}"


def test_a_record_can_carry_what_differs_and_give_the_same_box_again() -> None:
    box = corrected(ours(), read_box("tracks.short.value = [1, 2]", "mine.toml"))
    assert differences(ours(), box) == [("tracks.short", [1], [1, 2])]
    again = amended(ours(), {"tracks.short": parse_value("[1,2]")}, "game.txt")
    assert differences(box, again) == []
    assert fingerprint(again) == fingerprint(box) != fingerprint(ours())


def test_the_fingerprint_depends_on_names_and_values_alone() -> None:
    shuffled = Box([Value(value.name, value.value, "elsewhere", "likely") for value in reversed(ours().values())], "x")
    assert fingerprint(shuffled) == fingerprint(ours()) == "54f1d54f5847fdfc2ec8449512fc0649"


@given(PLAIN, PLAIN)
def test_boxes_have_equal_fingerprints_exactly_when_their_values_are_equal(one: Plain, other: Plain) -> None:
    boxes = [Box([Value("a", value, "here", "certain")], "x") for value in (one, other)]
    assert (fingerprint(boxes[0]) == fingerprint(boxes[1])) == (one == other)


def test_the_description_marks_what_differs_from_ours() -> None:
    box = corrected(ours(), read_box("tracks.short.value = [1, 2]", "mine.toml"))
    assert describe(box, ours()) == [
        Row("tracks.long", "[1,2,3]", "certain", "seen on the board", "square by square", None),
        Row("tracks.short", "[1,2]", "likely", "mine.toml", "", "[1]"),
        Row("neutral.value", "2", "certain", "rulebook", "", None),
    ]
