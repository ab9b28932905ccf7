"""Every record that can't be read or replayed is refused with its line and the reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.records.games import BEFORE_A_TURN, before_a_turn, loaded, new_match, play_on, played, read

from bruxelles.games import UnknownGameError, find_rulebook
from bruxelles.kernel import record_reader
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.record import RecordError
from bruxelles.kernel.record_reader import LONGEST, content_of
from bruxelles.kernel.replay import replay

FINISHED = played(answers=None).record()
NONCE = "0a" * 32
COMPONENTS = next(line for line in FINISHED.splitlines() if line.startswith("components"))

HEADER = [
    ("bruxelles record 1", "bruxelles record 2", "a record starts with 'bruxelles record 1', not with 'bruxelles reco"),
    ("game 1897", "game", "'game' has no value; a header line is a word and its value"),
    ("game 1897", "name 1897", "a record has no 'name'"),
    ("rules 1", "game 1897", "game appears twice"),
    ("rules 1", "rules one", "rules must be a whole number, not 'one'"),
    ("rules 1", "rules ²", "rules must be a whole number, not '²'"),
    ("rules 1", "rules 1234567890", "rules must be a whole number, not '1234567890'"),
    ("rules 1", "rules 2", "made with rules version 2; this program knows versions up to 1"),
    ("seats 2", "seats two", "seats must be a whole number, not 'two'"),
    ("edition two-players", "edition standard", "2 players with these options use edition two-players, not"),
    ("option halfCards off", "option halfCards", "option needs a name and a value, not just 'halfCards'"),
    ("option halfCards off", "option limitedMoney on", "option limitedMoney appears twice"),
    ("seats 2", "seats 2\nplayer 3 Ada", "there is no seat '3' for a player; there are 2 seats", 1),
    ("commitment 1 ", "commitment one ", "commitment must be a whole number, not 'one'"),
    ("\n\n1 ", "\ncommitment 1 b\n1 ", "commitment 1 appears twice", 1),
    ("\n\n1 ", "\ncommitment 0 b\n1 ", "commitment 0 can't come after commitment 1", 1),
    (
        "\n\n1 ",
        f"\nshare 1 seat:3 {NONCE}\n1 ",
        "a share is an entry, a seat and 64 hexadecimal digits, not '1 seat:3",
        1,
    ),
    ("\n\n1 ", "\nshare 1 seat:1 abc\n1 ", "a share is an entry, a seat and 64 hexadecimal digits, not '1 seat:1", 1),
    ("\n\n1 ", f"\nshare 1 seat:1 {NONCE} 2\n1 ", "a share is an entry, a seat and 64 hexadecimal digits, not", 1),
    ("\n\n1 ", f"\nshare 2 seat:1 {NONCE}\n1 ", "there is no commitment at '2' to share in", 1),
    ("\n\n1 ", f"\nshare 1 seat:2 {NONCE}\nshare 1 seat:2 {NONCE}\n1 ", "share 1 seat:2 appears twice", 2),
    ("\n\n1 ", "\ncommitment 01 b\n1 ", "commitment 1 can't come after commitment 1", 1),
]
WHOLE_HEADER = [
    ("game 1897", "game 1899", "there is no game '1899'; choose from 1897, 1893, 1893-1st"),
    ("game 1897\n", "", "the header has no line 'game'"),
    ("seats 2\n", "", "the header has no line 'seats'"),
    ("rules 1\n", "", "the header has no line 'rules'"),
    ("edition two-players\n", "", "the header has no line 'edition'"),
    (f"{COMPONENTS}\n", "", "the header has no line 'components'"),
    ("seats 2", "seats 5", "Bruxelles 1897 is for 2 to 4 players, not 5"),
    ("option halfCards off", "option halfCards maybe", "option halfCards can't be 'maybe'; choose from off, on"),
    ("option firstPlayer random", "option firstPlayer 3", "option firstPlayer can't be '3'; choose from random, 1, 2"),
    (
        "option halfCards off",
        f"option halfCards {'x' * 99}",
        f"option halfCards can't be {'x' * 60!r}; choose from off",
    ),
    ("option halfCards", f"option {'x' * 99}", f"Bruxelles 1897 has no option {'x' * 60!r}; choose from limitedMoney"),
    ("option halfCards off\n", "", "the header doesn't set option halfCards"),
    (
        "option halfCards",
        "option weather",
        "Bruxelles 1897 has no option 'weather'; choose from limitedMoney, declineAc",
    ),
]
SETTINGS = [
    (COMPONENTS, "components 1234", "made with component values '1234', not with these, "),
    ("\n\n1 ", "\ncomponent weather 1\n1 ", "the record's component values: weather is not a value of this box"),
    ("\n\n1 ", "\ncomponent rounds [1\n1 ", "'[1' is not a component value, expected a whole number"),
]
ENTRIES = [
    (r"^2 chance", "3 chance", "expected entry 2 here, not '3'"),
    (r"^3 chance", "next chance", "expected entry 3 here, not 'next'"),
    (r"^5 seat.*", "5 seat:1", "an entry consists of a number, who answers, what is decided, and the answer"),
    (r"^4 chance layBonuses", "4 chance rain", "there is no chance event 'rain'"),
    (r"^4 chance layBonuses", "4 luck layBonuses", "'luck' is neither chance nor one of 2 seats"),
    (r"^5 seat:. ", "5 seat:3 ", "'seat:3' is neither chance nor one of 2 seats"),
    (r"^(5 seat:.) turn", r"\1 sing", "there is no decision 'sing'"),
    (r"^(5 seat:. turn) .*", r"\1 pass pass", "turn takes one answer, not 2"),
    (r"^(5 seat:. turn) .*", r"\1 forced", "turn takes one answer, not 0"),
    (r"^(5 seat:. turn) .*", r"\1 sleep", "'sleep' is not a valid turn; choose from nouveau, stock, hall, park, pass"),
    (
        r"^(1 chance firstPlayer).*",
        r"\1 seat:9",
        "'seat:9' is not a valid seat; choose from seat:1, seat:2, seat:3, seat:4",
    ),
    (r"^(1 chance firstPlayer).*", r"\1 seat:3", "this is not one of the 2 possible outcomes"),
    (r"^(1 chance firstPlayer).*", r"\1", "the record lists too few draws"),
    (r"^(1 chance firstPlayer).*", r"\1 seat:1 seat:2", "the record lists too many draws: 1 left over"),
    (r"^(4 chance layBonuses bonus:\S+) \S+", r"\1 bonus:prison bonus:prison", "there is no such piece left to draw"),
    (r"^(3 chance dealGrid) \S+", r"\1 noble:brugmann", "there is no such piece left to draw"),
    (r"^(2 chance gatherCards) \S+", r"\1 pair:wood+wood", "there is no such piece left to draw"),
    (r"^4 chance layBonuses.*", "4 chance firstPlayer seat:1", "a different chance event comes here"),
    (r"^4 chance.*", "4 seat:1 turn pass", "expected a chance event here, not an answer"),
    (r"^5 seat.*", "5 chance firstPlayer seat:1", "seat:1 decides turn here"),
    (r"^5 seat:1", "5 seat:2", "seat:1 decides turn here"),
    (r"^(5 seat:1) .*", r"\1 cell cell:1,1", "seat:1 decides turn here"),
    (r"^(5 seat:1 .*)", r"\1 forced", "turn is not forced: it has several options here"),
    (r"^(\d+ .*) forced$", r"\1", "here the rules allow only '"),
    (r"^end .*", "end 1", "the end line gives the final scores of 2 seats as whole numbers"),
    (r"^end .*", "end one two", "the end line gives the final scores of 2 seats as whole numbers"),
    (r"^end .*", "end 1234567890 1", "the end line gives the final scores of 2 seats as whole numbers"),
    (r"^end .*", "end -99 99", "the final scores are "),
    (r"^seed 1$", "seed 1\nseed 2\n", "there are more seeds than commitments", 3),
    (r"^seed 1$", "seed 1\n999 seat:1 turn pass", "an answer can't follow a revealed seed", 1),
]


def changed(text: str, pattern: str, replacement: str, later: int = 0) -> tuple[str, int]:
    """The text with one place changed, and the line that place stands on, or one so much later."""
    match = re.search(pattern, text, re.MULTILINE)
    assert match is not None, f"{pattern} stands nowhere"
    line = text.count("\n", 0, match.start()) + 1 + later
    return text[: match.start()] + match.expand(replacement) + text[match.end() :], line


def refusal(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        loaded(text)
    return caught.value


def check(text: str, line: int, reason: str) -> None:
    error = refusal(text)
    assert error.reason.startswith(reason)
    assert error.line == line
    assert str(error) == (f"line {line}: {error.reason}" if line else error.reason)


@pytest.mark.parametrize("case", HEADER, ids=lambda case: case[2])
def test_a_line_of_the_header_is_refused(case: tuple[str, str, str, int] | tuple[str, str, str]) -> None:
    pattern, replacement, reason, *later = case
    check(*changed(FINISHED, re.escape(pattern), replacement.replace("\\", r"\\"), *later), reason)


@pytest.mark.parametrize("case", WHOLE_HEADER, ids=lambda case: case[2])
def test_a_header_is_refused_where_it_ends(case: tuple[str, str, str]) -> None:
    text, _ = changed(FINISHED, re.escape(case[0]), case[1])
    check(text, text[: text.index("\n\n")].count("\n") + 1, case[2])


@pytest.mark.parametrize("case", SETTINGS, ids=lambda case: case[2])
def test_settings_that_nobody_can_play_are_refused(case: tuple[str, str, str]) -> None:
    check(changed(FINISHED, re.escape(case[0]), case[1])[0], 0, case[2])


@pytest.mark.parametrize("case", ENTRIES, ids=lambda case: case[2])
def test_an_entry_is_refused(case: tuple[str, str, str, int] | tuple[str, str, str]) -> None:
    pattern, replacement, reason, *later = case
    check(*changed(FINISHED, pattern, replacement, *later), reason)


def test_nothing_can_stand_behind_the_end() -> None:
    check(f"{FINISHED}\n\nseed 2", FINISHED.count("\n") + 3, "nothing can follow the end")


def test_a_game_that_is_over_does_not_go_on() -> None:
    number = len(read(FINISHED).entries) + 1
    text, line = changed(FINISHED, r"^seed 1$", f"{number} seat:1 turn pass")
    check(text, line, "the game is already over")


def test_a_game_that_is_not_over_has_no_result() -> None:
    text = new_match().record()
    check(f"{text}end 0 0\n", text.count("\n") + 1, "the game is not over here")


def test_what_is_not_on_offer_is_refused_with_what_is() -> None:
    text = new_match().record() + "5 seat:1 turn nouveau\n6 seat:1 cell cell:3,1\n"
    check(text, text.count("\n"), "cell:3,1 is not on offer; choose from cell:1,1, cell:1,2, ")


def test_a_text_without_a_line_is_refused() -> None:
    check("", 1, "a record starts with 'bruxelles record 1', not with ''")
    check("bruxelles record 1", 1, "the header has no line 'game'")


def test_a_text_too_long_for_any_record_is_refused() -> None:
    check("x" * (LONGEST + 1), 0, f"{LONGEST + 1} characters are too many for a record; the limit is {LONGEST}")


def test_half_a_character_is_refused() -> None:
    check(FINISHED.replace("seed 1", "seed \ud800"), FINISHED.count("\n") - 1, "half a character")


def test_a_long_word_is_not_repeated_in_full() -> None:
    for pattern in (r"pass$", r"^game 1897", r"^seats 2", r"^option halfCards", r"^4 chance", r"seat:1 ", r"bonus:\S+"):
        text, _ = changed(FINISHED, pattern, "x" * 5000)
        assert len(str(refusal(text))) < 500


def test_a_position_is_refused_by_its_line() -> None:
    text = before_a_turn().record()
    for pattern, replacement, reason in (
        ("round 4", "round 5", "expected a whole number from 1 to 4, not '5'"),
        ("cell:2,2 money", "cell:1,1 money", "cell:1,1 is not free or not in this grid"),
        ("artwork:red", "artwork:pink", "'artwork:pink' is not a valid card; choose from artwork:yellow"),
    ):
        check(*changed(text, pattern, replacement), reason)


def test_many_lines_are_read_in_one_go() -> None:
    lines = "".join(f"component c{number} 1\n" for number in range(50_000))
    text, _ = changed(FINISHED, r"^commitment", f"{lines}commitment")
    check(text, 0, "the record's component values: c0 is not a value of this box")


def test_a_game_we_do_not_have_is_refused() -> None:
    with pytest.raises(UnknownGameError, match=r"^there is no game 'x{60}'; choose from 1897, 1893, 1893-1st$"):
        find_rulebook("x" * 1000)


def test_blanks_empty_lines_and_line_ends_of_other_systems_are_no_matter() -> None:
    text = "\r\n".join(f" {line}\t\r\n" for line in FINISHED.split("\n")).strip()
    assert loaded(text).record() == FINISHED


def test_names_of_players_may_be_anything() -> None:
    names = ("Ada Élise", "\n%20\u2028?")
    match = new_match()
    match.players = names
    again = loaded(match.record())
    assert again.players == names


def test_a_position_is_recorded_and_set_up_again() -> None:
    match = play_on(before_a_turn(), Dealer("1", "player"), 4)
    record = read(match.record())
    assert [text for _, text in record.position] == [line.strip() for line in BEFORE_A_TURN.strip().split("\n")]
    again = replay(record, match.rulebook, resume=False)
    assert again.record() == match.record()
    assert str(again) == str(match)


def test_a_file_is_read_unless_it_is_missing_or_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    with pytest.raises(RecordError, match=re.escape(f"{path} can't be read: ")):
        content_of(path)
    path.write_bytes(b"twelve bytes")
    assert content_of(path) == b"twelve bytes"
    monkeypatch.setattr(record_reader, "LONGEST", 11)
    with pytest.raises(RecordError, match="it is larger than 11 bytes"):
        content_of(path)
