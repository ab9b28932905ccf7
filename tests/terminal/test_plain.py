"""The game line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.playing import typed

from bruxelles.facade import read_record

COMMANDS = (
    *("what", "why", "undo", "redo", "options", "board", "seats", "piles"),
    *("log", "score", "rules", "language", "confirm", "quit"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"


def test_a_whole_game_is_played_by_numbers(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("1\n\n" * 500, monkeypatch, capsys, save=file)
    assert played.code == 0
    assert "Total" in played.out
    assert re.search(r"(wins|share the victory) with \d+ VP", played.out)
    assert f"bruxelles verify {file}" in played.out
    assert read_record(file.read_text()).over


def test_it_is_said_what_matters_before_the_question(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "Columns reward the highest total, coats of arms the most cards around them: try to place for both.\n"
    assert said in typed("", monkeypatch, capsys, save=file).out


def test_the_end_of_the_input_loses_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = typed("1\n1\n\n", monkeypatch, capsys, save=file)
    assert first.code == 0
    assert f"bruxelles terminal --resume {file}" in first.out
    before = read_record(file.read_text())
    assert not before.over
    entries = [before.line(number) for number in range(1, len(before.entries) + 1)]
    second = typed("1\n\n" * 500, monkeypatch, capsys, seats="", resume=file)
    assert second.code == 0
    after = read_record(file.read_text())
    assert after.over
    assert [after.line(number) for number in range(1, len(entries) + 1)] == entries
    assert after.players == ("human", "random", "random")


def test_bad_input_is_answered_and_changes_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("99\n0\n-1\nfoo\ncell:9,9\n\n²\nwhat\nwhat x\nwhy foo\n", monkeypatch, capsys, save=file)
    assert played.code == 0
    assert "There is no option 99; choose from 1 to" in played.out
    assert "foo is neither an option nor a command" in played.out
    assert "Answer with the number of an option" in played.out
    assert not re.search(r"^\d+ seat:1 ", file.read_text(), re.MULTILINE)


def test_help_lists_every_command(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("?\n", monkeypatch, capsys, save=file)
    for command in COMMANDS:
        assert command in played.out


def test_everything_can_be_read_out(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("board\nseats\npiles\nlog\nscore\nwhy\n", monkeypatch, capsys, save=file)
    for said in ("Row 1, column 1:", "coat of arms", "In prison:", "unseen cards", "is first player", "Total"):
        assert said in played.out


def test_what_tells_the_effect_and_why_tells_the_rule(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("1\nwhat 1\nwhy side:1\nwhy architect:2/5\n", monkeypatch, capsys, save=file)
    assert "Changes: BEF" in played.out
    assert "97-NOUV-01" in played.out


def test_why_says_what_comes_first(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("1\nwhy pass\nwhy nonsense\n", monkeypatch, capsys, save=file)
    assert "Something else comes first: Which Architect do you place?" in played.out
    assert "nonsense is neither" in played.out


def test_undo_and_redo_in_lines(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("undo\n1\nundo\nredo\nredo\n", monkeypatch, capsys, save=file)
    assert "Nothing can be undone" in played.out
    assert "Undone." in played.out
    assert "Redone." in played.out
    assert "There is nothing to redo." in played.out


def test_rules_in_lines(file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    played = typed("rules 97-SALE-02\nrules neutral corners\nrules 97-NOPE-99\nrules\n", monkeypatch, capsys, save=file)
    assert "97-SALE-02: The seller chooses the Artwork" in played.out
    assert "97-TWO-01" in played.out
    assert "there is no rule" in played.out


def test_french_is_spoken_and_understood(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("plateau\nundo\nannuler\nlangue\nboard\nlanguage fr\n", monkeypatch, capsys, lang="fr", save=file)
    assert "Rangée 1, colonne 1" in played.out
    assert played.out.count("Rien ne peut être annulé") == 2
    assert "Row 1, column 1" in played.out


def test_two_questions_start_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    played = typed("de\nfr\nstockfish\n\nrandom\n", monkeypatch, capsys, seats="")
    assert played.code == 0
    saved = list((tmp_path / "bruxelles").iterdir())
    assert len(saved) == 1
    assert str(saved[0]) in played.out
    assert "le robot «\u00a0stockfish\u00a0» n’existe pas" in played.out
    assert "player 2 random" in saved[0].read_text()


def test_confirmation_can_be_switched_off_in_lines(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("confirm\n" + "1\n" * 500, monkeypatch, capsys, save=file)
    assert "Enter confirms" not in played.out
    assert "bruxelles verify" in played.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sentence_shows_a_key_of_the_catalogue(
    file: Path, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands = "board\nseats\npiles\nwhy\nwhat 1\nscore\n?\n1\n\n"
    played = typed(commands * 150, monkeypatch, capsys, lang=language, save=file)
    assert "bruxelles verify" in played.out
    leaks = re.findall(r"\b(?:terminal|option|fact|log|name|why|decision|source)\.\w+|[{}]", played.out)
    assert not leaks


def test_a_game_of_bots_alone_plays_itself(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = typed("", monkeypatch, capsys, seats="random random", save=file)
    assert "bruxelles verify" in played.out
