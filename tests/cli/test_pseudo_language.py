"""Every command in a language made for this test: all that it prints comes from the catalogues."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.cli.conftest import Cli, Ran
from tests.cli.test_commands import COMMANDS, CORRECTED, EXAMPLES, written
from tests.pseudo.making import accented
from tests.pseudo.marks import Seen
from tests.records.games import played

import bruxelles
from bruxelles.games import NAMES
from bruxelles.words.rules import rule

EDITION = r"\b1893-(1st|2nd)(\+\w+)*"
VALUE = r"\b[a-z]\w*(\.\w+)+|\brounds\b"  # by its name in the box
TEXT = r'"[^"⟦⟧]*"'


@pytest.fixture(autouse=True)
def language(cli: Cli, pseudo_language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", pseudo_language)


@pytest.mark.parametrize(
    "words", [(), *((command,) for command in COMMANDS), ("tables", "prune"), ("tables", "backup")]
)
def test_help_is_marked(cli: Cli, words: Sequence[str]) -> None:
    names = r"\n  ( *(/ )?-\S+,?)*( ?[\w.]+)?( [A-Z=]+)?(?= )"
    typed = (r"bruxelles [^\n]*", r"<[\w\[\]]+>", r"(?<=⟧)\s+[\w.-]+(?=\])", names)
    assert unmarked(cli(*words, "--help"), *typed) == {}


def test_the_version_is_marked(cli: Cli) -> None:
    assert unmarked(cli("--version")) == {}


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("answers", [30, None])
def test_a_replay_is_marked(cli: Cli, tmp_path: Path, game: str, answers: int | None) -> None:
    match = bruxelles.new_game(game, seats=2, seed=1)
    while not match.over and (answers is None or len(match.entries) < answers):
        match.play(match.options[0])
    record = written(tmp_path / "game.txt", match.record())
    assert unmarked(cli("replay", record)) == {}


def test_what_verify_finds_is_marked(cli: Cli, tmp_path: Path) -> None:
    finished, unfinished = played(2).record(), played(3, answers=20).record()
    for text in (
        *(finished, unfinished),
        *(finished.replace("commitment 1 ", "commitment 3 "), finished.replace("seed 1\n", "seed ?\n")),
        (EXAMPLES / "97-EX-27.txt").read_text("utf-8"),
    ):
        assert unmarked(cli("verify", written(tmp_path / "game.txt", text))) == {}


def test_rules_are_marked_but_for_rulings_and_sources_which_are_english(cli: Cli) -> None:
    assert unmarked(cli("rules")) == {}
    assert unmarked(cli("rules", accented("house"))) == {}
    found = rule("97-TRACK-03")
    assert found.ruling
    english = [r"\s+".join(map(re.escape, text.split())) for text in (found.ruling, found.source)]
    assert unmarked(cli("rules", found.id), *english) == {}


@pytest.mark.parametrize("game", NAMES)
def test_components_are_marked(cli: Cli, game: str) -> None:
    assert unmarked(cli("components", game), VALUE, TEXT) == {}


def test_corrected_components_are_marked(cli: Cli, tmp_path: Path) -> None:
    mine = written(tmp_path / "mine.toml", CORRECTED)
    assert unmarked(cli("components", "1897", "--components", mine), re.escape(str(mine)), VALUE, TEXT) == {}


@pytest.mark.parametrize("other", ["1893-2nd+belleEpoque+asymmetric", "1893-1st+expert", "1893-1st"])
def test_differences_are_marked(cli: Cli, other: str) -> None:
    assert unmarked(cli("diff", "1893-1st", other), EDITION, VALUE, TEXT) == {}


def test_a_simulation_is_marked(cli: Cli) -> None:
    assert unmarked(cli("simulate", "1897", "--games", "2"), r"\brandom\b") == {}


def unmarked(ran: Ran, *known: str) -> dict[str, str]:
    assert ran.out
    assert ran.err == ""
    seen = Seen(*known)
    seen.look(ran.out)
    return seen.missing
