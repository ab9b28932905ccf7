"""One server at a time works in a data folder; the next one says who does, and play shows that one."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from benchmarks.serving import serving
from tests.cli.conftest import Cli

from bruxelles.server import folder, running
from bruxelles.server.folder import HeldError, holding


def test_a_second_server_says_who_holds_the_folder_until_the_first_one_is_dead(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with serving(tmp_path) as server:
        assert server.process is not None
        there, pid = f"{server.address}/", server.process.pid
        second = cli("serve", "--port", str(server.port), "--data", tmp_path)
        assert (second.code, second.out) == (2, "")
        told = f"the tables in {tmp_path} are already being served at {there} by process {pid}; stop that first"
        assert second.err == f"bruxelles: {told}\n"
        shown = cli("play", "--data", tmp_path, "--lang", "fr")
        assert (shown.code, shown.out.splitlines()[0]) == (0, f"Bruxelles tourne déjà à l’adresse {there}")
        assert str(pid) in shown.out.splitlines()[1]
        assert cli("play", "--data", tmp_path, "--no-browser").out.startswith(
            f"Bruxelles is already running at {there}\n"
        )
        assert opened == [there]
        server.kill()
        with holding(tmp_path):
            pass


def test_play_waits_until_the_one_that_starts_says_where_it_is(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with holding(tmp_path) as held:
        monkeypatch.setattr(running, "sleep", lambda seconds: held.tell("http://localhost:1/"))
        shown = cli("play", "--data", tmp_path, "--no-browser")
        assert shown.out.startswith("Bruxelles is already running at http://localhost:1/\n")


def test_a_program_that_serves_nothing_is_named_too(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "STARTING", 0)
    told = f"another program, process {os.getpid()}, is using the tables in {tmp_path}; wait until it has finished"
    with holding(tmp_path):
        assert cli("serve", "--port", "0", "--data", tmp_path).err == f"bruxelles: {told}\n"
        assert cli("play", "--data", tmp_path).err == f"bruxelles: {told}\n"


def test_whoever_failed_to_take_the_folder_takes_it_from_nobody(tmp_path: Path) -> None:
    with holding(tmp_path):
        for _ in range(2):
            with pytest.raises(HeldError), holding(tmp_path):
                pass


def test_a_folder_that_cannot_be_is_refused(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for place, reason in (
        ("file", "file exists"),
        ("file/deeper", "not a directory"),
        ("x" * 300, "file name too long"),
    ):
        ran = cli("serve", "--port", "0", "--data", tmp_path / place)
        assert (ran.code, ran.err) == (2, f"bruxelles: tables can't be kept in {tmp_path / place}: {reason}\n")


def test_a_file_system_without_locks_is_refused(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def take(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(folder, "take", take)
    ran = cli("play", "--data", tmp_path, "--lang", "fr")
    assert (ran.code, "son système de fichiers n’a pas de verrous" in ran.err) == (2, True)
