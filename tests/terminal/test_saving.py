"""Nothing is lost, nothing is overwritten."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest
from tests.terminal.playing import typed

from bruxelles.facade import read_record
from bruxelles.terminal.saving import Keeper, SaveError, default_path

Streams = pytest.CaptureFixture[str]


def test_the_default_file_lies_in_the_data_directory(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    path = default_path("1897", {"XDG_DATA_HOME": str(tmp_path)}, now)
    assert path == tmp_path / "bruxelles" / "1897-2026-01-02-030405.txt"
    path.parent.mkdir()
    path.touch()
    assert default_path("1897", {"XDG_DATA_HOME": str(tmp_path)}, now).name == "1897-2026-01-02-030405-2.txt"
    assert default_path("1897", {}, now).is_relative_to(Path.home() / ".local" / "share" / "bruxelles")


def test_an_existing_file_is_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("precious")
    played = typed("1\n", monkeypatch, capsys, save=file)
    assert played.code == 2
    assert played.out == ""
    assert "--resume" in played.err
    assert played.err.count("\n") == 1
    assert file.read_text() == "precious"


@pytest.mark.parametrize("name", ["missing/game.txt", "game.txt/game.txt"])
def test_an_unwritable_place_is_refused_in_one_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    if name.startswith("game"):
        (tmp_path / "game.txt").touch()
    played = typed("1\n", monkeypatch, capsys, save=tmp_path / name)
    assert played.code == 2
    assert "can't write" in played.err
    assert played.err.count("\n") == 1


def test_a_record_cut_off_in_its_last_line_goes_on_from_what_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    file = tmp_path / "game.txt"
    typed("1\n1\n\n1\n1\n\n", monkeypatch, capsys, save=file)
    whole = file.read_text()
    last = whole.rstrip("\n").rpartition("\n")[2]
    file.write_text(whole[: -len(last) // 2 - 1])
    played = typed("", monkeypatch, capsys, seats="", resume=file)
    assert played.code == 0
    assert "was cut off" in played.out
    kept = [line for line in whole.splitlines()[:-1] if line[:1].isdigit()]
    after = read_record(file.read_text())
    assert [after.line(number) for number in range(1, len(kept) + 1)] == kept


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"bruxelles record 1\ngame 1897\n", b"\xff\xfe\n"])
def test_what_is_no_record_is_refused_and_left_alone(
    content: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    played = typed("1\n", monkeypatch, capsys, seats="", resume=file)
    assert played.code == 2
    assert played.err.count("\n") == 1
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("path", "reason"), [("none.txt", "no such file"), ("/dev/zero", "it is larger than 4000000 bytes")]
)
def test_a_file_that_cannot_be_read_is_refused(
    path: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    played = typed("", monkeypatch, capsys, seats="", resume=tmp_path / path)
    assert played.code == 2
    assert f"can't be read: {reason}" in played.err


@pytest.mark.parametrize(
    "seats", ["human", "human stockfish", "human human human human human", "human:Maximiliane-Theodora search"]
)
def test_seats_that_cannot_be_filled_are_refused(
    seats: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    played = typed("", monkeypatch, capsys, seats=seats, save=tmp_path / "game.txt")
    assert played.code == 2
    assert played.err.count("\n") == 1
    assert not (tmp_path / "game.txt").exists()


def test_a_full_disk_does_not_end_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = Keeper(tmp_path / "game.txt")
    keeper.write("old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    keeper.save("new")
    assert str(keeper.trouble) == f"can't write {tmp_path / 'game.txt'}: no space left on device"
    assert (tmp_path / "game.txt").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]
    with pytest.raises(SaveError):
        keeper.write("new")


def test_saving_succeeds_again_when_the_trouble_is_over(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "later" / "game.txt")
    keeper.save("new")
    assert keeper.trouble is not None
    keeper.make_folder()
    keeper.save("new")
    assert not keeper.trouble
    assert keeper.path.read_text() == "new"


def test_names_and_rule_options_stand_in_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Streams
) -> None:
    file = tmp_path / "game.txt"
    typed("", monkeypatch, capsys, seats="human:Zoë greedy", save=file, options={"halfCards": "on"})
    match = read_record(file.read_text())
    assert match.players == ("human:Zoë", "greedy")
    assert match.settings.option("halfCards") == "on"
    played = typed("", monkeypatch, capsys, seats="", resume=file)
    assert "Zoë: What do you do on your turn?" in played.out
