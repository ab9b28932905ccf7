"""Whatever a text says: it is refused with a reason, or it replays to exactly the game it tells."""

from __future__ import annotations

from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.b1893.builder import position
from tests.records.games import before_a_turn, loaded, play_on, played, read

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.record import FIRST_LINE, RecordError
from bruxelles.kernel.verification import verify

POSITION_OF_1893 = """
    phase turn seat:1
    round 4
    display noble:buls noble:albert
    market artwork:green
    seat:1 money 9
    seat:1 artworks artwork:blue
    seat:1 meeple space:1,1 bid:2
    seat:2 houses space:1,2
    seat:2 slid strategic:nobles prestige:1
"""
RECORDS = (
    played(2, "fuzz").record(),
    played(3, "fuzz", answers=25, declineAction="on", limitedMoney="on").record(),
    played(4, "fuzz", halfCards="on", firstPlayer="4").record(),
    play_on(before_a_turn(), Dealer("fuzz", "player"), 6).record(),
    play_on(loaded(played(2, "fuzz", answers=15).record(), "on"), Dealer("on", "player")).record(),
    play_on(position(POSITION_OF_1893, 3), Dealer("fuzz", "player"), 6).record(),
    played(2, "fuzz", answers=60, game="1893").record(),
    played(5, "fuzz", game="1893", firstPlayer="4").record(),
)
WORDS = tuple(sorted({word for text in RECORDS for word in text.split()}))
EXAMPLES = 150


def check(text: str) -> None:
    """Refused, or taken at its word."""
    try:
        match = loaded(text, "fuzz")
    except RecordError:
        return
    told = read(text)
    assert match.entries[: len(told.entries)] == told.entries
    written = read(match.record())
    assert written.entries == match.entries
    assert written.settings == told.settings
    assert written.players == told.players
    again = loaded(match.record(), "fuzz")
    assert again.entries == match.entries
    assert again.facts == match.facts
    assert again.score() == match.score()
    try:
        found = verify(told, match.rulebook)
    except RecordError:
        return
    assert len(found.commitments) == len(told.commitments)


@st.composite
def changed_lines(draw: st.DrawFn) -> str:
    """A record with lines deleted, doubled, swapped, taken from another record or moved."""
    lines = draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        one, other = (draw(st.integers(0, len(lines) - 1)) for _ in range(2))
        change = draw(st.sampled_from(("delete", "double", "swap", "take", "cut")))
        if change == "delete" and len(lines) > 1:
            del lines[one]
        elif change == "double":
            lines.insert(other, lines[one])
        elif change == "swap":
            lines[one], lines[other] = lines[other], lines[one]
        elif change == "take":
            lines[one] = draw(st.sampled_from(draw(st.sampled_from(RECORDS)).split("\n")))
        else:
            del lines[one + 1 :]
    return "\n".join(lines)


@st.composite
def changed_words(draw: st.DrawFn) -> str:
    """A record with words of a line replaced, deleted, doubled or swapped."""
    lines = draw(st.sampled_from(RECORDS)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        one, other = (draw(st.integers(0, len(words) - 1)) for _ in range(2))
        change = draw(st.sampled_from(("replace", "delete", "double", "swap", "invent")))
        if change == "replace":
            words[one] = draw(st.sampled_from(WORDS))
        elif change == "delete":
            del words[one]
        elif change == "double":
            words.insert(other, words[one])
        elif change == "swap":
            words[one], words[other] = words[other], words[one]
        else:
            words[one] = draw(st.text(max_size=12))
        lines[at] = " ".join(words)
    return "\n".join(lines)


@st.composite
def changed_bytes(draw: st.DrawFn) -> str:
    """A record with some bytes changed, inserted or lost; as a file may be read, with halves of characters."""
    raw = bytearray(draw(st.sampled_from(RECORDS)).encode())
    for _ in range(draw(st.integers(1, 4))):
        at, value = draw(st.integers(0, len(raw) - 1)), draw(st.integers(0, 255))
        change = draw(st.sampled_from(("change", "insert", "lose")))
        if change == "change":
            raw[at] = value
        elif change == "insert":
            raw.insert(at, value)
        else:
            del raw[at]
    return raw.decode(errors="surrogateescape")


@settings(max_examples=EXAMPLES)
@given(changed_lines())
def test_lines_out_of_place_never_tell_another_game(text: str) -> None:
    check(text)


@settings(max_examples=EXAMPLES)
@given(changed_words())
def test_changed_words_never_tell_another_game(text: str) -> None:
    check(text)


@settings(max_examples=EXAMPLES)
@given(changed_bytes())
def test_changed_bytes_never_tell_another_game(text: str) -> None:
    check(text)


@settings(max_examples=EXAMPLES)
@given(st.text())
@example("\n")
@example("\ud800")
def test_any_text_is_refused(text: str) -> None:
    check(text)
    check(f"{FIRST_LINE}\n{text}")
    check(RECORDS[0] + text)


@settings(max_examples=EXAMPLES)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join), max_size=8).map("\n".join))
def test_any_words_of_ours_are_refused_or_replayed(text: str) -> None:
    for record in RECORDS:
        check(f"{record[: record.index(chr(10) * 2)]}\n{text}")


def begun_with(text: str, words: list[str]) -> str:
    """The header of a record with one more line of its position."""
    return text[: text.index("commitment")] + f"position {' '.join(words)}\n"


def refused_or_played_to_the_end(header: str) -> None:
    try:
        match = loaded(header, "fuzz")
    except RecordError:
        return
    kept = [] if match.over else ["kept"]  # what ends by itself needs no commitment
    play_on(match, Dealer("fuzz", "player"))
    assert verify(read(match.record()), match.rulebook) == (kept, [])


WORDS_OF_A_POSITION = (*WORDS, "tapped", "nobles", "uses", "gone", "prison", "passed", "0", "3", "9")


@settings(max_examples=EXAMPLES)
@given(st.lists(st.sampled_from(WORDS_OF_A_POSITION), max_size=7))
def test_any_line_of_a_position_is_refused_or_played_to_the_end(words: list[str]) -> None:
    refused_or_played_to_the_end(begun_with(RECORDS[3], words))


BARE_OF_1893 = position("phase turn seat:1\nround 5\nseat:1 money 9", 3).record()
BEGINNINGS_OF_1893 = (
    *("phase turn seat:2", "phase planning", "phase first", "phase prestige", "phase end", "phase scoring", "round"),
    *("next", "strips 5 4 3 2 1", "square", "stock 5", "column 3", "column 2 prestige:30", "display", "market"),
    *("indicator 1,1", "needles any empty", "uses 9 9 9", "neutral", "discards", "gone", "seat:1 money", "seat:1 slid"),
    *("seat:2 passed yes", "seat:2 first-passes", "seat:3 courthouse", "seat:3 park", "seat:2 cubes", "seat:2 nobles"),
    *("seat:1 turned", "seat:3 tracks 6 6", "seat:3 meeple", "seat:1 houses", "seat:2 artworks", "seat:1 points"),
)


@settings(max_examples=EXAMPLES)
@given(st.sampled_from(BEGINNINGS_OF_1893), st.lists(st.sampled_from(WORDS_OF_A_POSITION), max_size=3))
def test_any_line_of_a_position_of_1893_is_refused_or_played_to_the_end(begin: str, words: list[str]) -> None:
    refused_or_played_to_the_end(begun_with(BARE_OF_1893, [begin, *words]))
