"""What can't be meant is refused: one line that says why, an exit code that is not 0, and nothing written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
import typer
from tests.cli.conftest import Cli
from tests.records.games import played

from bruxelles.components.listing import original
from bruxelles.usage import misread

NO_BOT = "there is no bot 'clever'; choose from random, greedy, search"
NO_GAME = "there is no game '1888'; choose from 1897, 1893, 1893-1st"
NO_BOX = "there is no box '1888'; choose from 1897, 1893, 1893-1st"


def broken_record(number: int, line: str) -> str:
    """A finished game with another text in one line."""
    lines = played(2).record().split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def first_entry() -> int:
    return played(2).record().split("\n").index("") + 2


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Files as one finds them."""
    texts = {
        "record": played(2).record(),
        "illegal": broken_record(first_entry() + 4, "5 seat:1 turn dance"),
        "cheated": re.sub(r"^seed .*$", "seed another", played(2).record(), flags=re.MULTILINE),
        "note": "Dear diary\n",
        "empty": "",
        "twelve": "cards.artwork.value = [3, 3, 3, 4]\n",
        "unknown": "cards.artworks.value = [3, 3, 3, 3]\n",
        "notoml": "tracks = [1, 2\n",
        "halfedited": "\n".join(original("1897")).replace("value = [4, 2, 1]", "value = [4, 2, 2]"),
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, "utf-8")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x81")
    (tmp_path / "folder").mkdir()
    return {path.name: path for path in tmp_path.iterdir()}


REFUSALS: list[tuple[Sequence[str], str]] = [
    (["dance"], "there is no command 'dance'; choose from play, serve, terminal, simulate"),
    (["--colour"], "there is no option --colour; see bruxelles --help"),
    (["simulate", "1897", "--playes", "3"], "there is no option --playes; did you mean --players"),
    (["simulate", "1897", "-x"], "there is no option -x; see bruxelles simulate --help"),
    (["simulate"], "bruxelles simulate needs game; see bruxelles simulate --help"),
    (["simulate", "1897", "--players"], "option --players needs a value"),
    (["play", "--lan=yes"], "option --lan takes no value"),
    (["serve", "--keep-over", "a while"], "'a while' is not a length of time; write hours as 12h, days as 90d"),
    (["simulate", "1888"], NO_GAME),
    (["terminal", "1888"], NO_GAME),
    (["components", "1888"], NO_BOX),
    (["components", "1888", "--export"], NO_BOX),
    (["simulate", "1897", "--players", "5"], "Bruxelles 1897 is for 2 to 4 players, not 5"),
    (["simulate", "1897", "--players", "1"], "for 2 to 4 players, not 1"),
    (["simulate", "1897", "--players", "many"], "--players takes a whole number, not 'many'"),
    (["terminal", "--seats", "human,greedy,greedy,greedy,greedy"], "for 2 to 4 players, not 5"),
    (["terminal", "--seats", "human,clever"], NO_BOT),
    (["terminal", "--seats", "human:Ana,greedy,human:Ana"], "two players are named Ana"),
    (["terminal", "--seats", "human:Ana, human: Ana "], "two players are named Ana"),
    (["terminal", "--save", "one", "--resume", "record"], "use one or the other"),
    (["terminal", "--resume", "missing"], "missing"),
    (["terminal", "--lang", "tlh", "--plain"], "there is no language 'tlh'; choose from en, fr"),
    (["play", "--lang", "tlh"], "there is no language 'tlh'"),
    (["simulate", "1897", "--bots", "clever"], NO_BOT),
    (["simulate", "1897", "--bots", ""], "there is no bot ''"),
    (["simulate", "1897", "--bots", "random," * 5 + "random"], "4 seats can't be filled with 6 bots"),
    (["simulate", "1897", "--games", "0"], "can't play 0 games in 1 jobs"),
    (["simulate", "1897", "--jobs", "-1"], "games in -1 jobs; both numbers"),
    (["simulate", "1897", "--jobs", "5000"], "5000 jobs are too many for this machine; use at most "),
    (["simulate", "1897", "--jobs", str(10**22)], f"{10**22} jobs are too many for this machine"),
    (["simulate", "1897", "--iterations", "0"], "search needs 1 to 10000000 iterations per answer, not 0"),
    (["simulate", "1897", "--iterations", str(10**22)], f"iterations per answer, not {10**22}"),
    (["simulate", "1897", "--iterations", "9" * 5000], "--iterations takes a whole number, not '999"),
    (["simulate", "1897", "--bots", f"search:{10**22}"], f"there is no bot 'search:{10**22}'"),
    (["terminal", "--seats", f"human,search:{10**22}"], f"there is no bot 'search:{10**22}'"),
    (["simulate", "1897", "-o", "halfCards=maybe"], "option halfCards can't be 'maybe'; choose from off, on"),
    (["simulate", "1897", "-o", "halfcards=on"], "has no option 'halfcards'; choose from limitedMoney"),
    (["simulate", "1897", "-o", "halfCards"], "write an option as name=value, not 'halfCards'"),
    (["simulate", "1897", "-o", "halfCards=on", "-o", "halfCards=on"], "option halfCards is given twice"),
    (["simulate", "1897", "--players", "3", "-o", "firstPlayer=4"], "firstPlayer"),
    (["simulate", "1897", "--components", "missing"], "missing: unusable"),
    (["simulate", "1897", "--components", "twelve"], "cards.artwork is [3, 3, 3, 4], expected 12 in total, not 13"),
    (["simulate", "1897", "--components", "halfedited"], "architects.copies is [4, 2, 2], expected 7 in total"),
    (["components", "1897", "--components", "twelve"], "the rulebook lists 12 Artworks"),
    (["components", "1897", "--export", "--components", "twelve"], "use one or the other"),
    (["components", "1897", "--components", "unknown"], "did you mean cards.artwork?"),
    (["components", "1897", "--components", "notoml"], "not valid TOML"),
    (["components", "1897", "--components", "binary"], "is not valid UTF-8"),
    (["components", "1897", "--components", "folder"], "it is a directory"),
    (["components", "1897", "--components", "empty"], "it is empty"),
    (["rules", "97-DANCE-01"], "there is no rule '97-DANCE-01'; did you mean 97-"),
    (["rules", "99-SALE-02"], "there is no rule '99-SALE-02'"),
    (["rules", "xylophone"], "xylophone"),
    (["rules", "expo", "--lang", "tlh"], "there is no language 'tlh'; choose from en, fr"),
    (["rules", "--lang", "tlh"], "there is no language 'tlh'"),
    (["replay", "missing"], "missing can't be read: no such file"),
    (["replay", "folder"], "folder can't be read"),
    (["replay", "binary"], "binary can't be read: it is not a text file"),
    (["replay", "note"], "line 1: a record starts with 'bruxelles record 1', not with 'Dear diary'"),
    (["replay", "empty"], "line 1: a record starts with"),
    (["replay", "illegal"], f"line {first_entry() + 4}: 'dance' is not a valid turn"),
    (["replay", "record", "--lang", "tlh"], "there is no language 'tlh'"),
    (["replay", "record", "--until", "99999"], "there is no entry 99999 to stop after"),
    (["replay", "record", "--until", "-1"], "there is no entry -1 to stop after"),
    (["replay", "/dev/zero"], "/dev/zero can't be read: it is larger than 4000000 bytes"),
    (["verify", "/dev/zero"], "/dev/zero can't be read: it is larger than 4000000 bytes"),
    (["verify", "/dev/null"], "line 1: a record starts with"),
    (["verify", "folder"], "folder can't be read: is a directory"),
    (["verify", "missing"], "missing can't be read"),
    (["verify", "note"], "line 1: "),
    (["verify", "illegal"], f"line {first_entry() + 4}: "),
    (["verify", "cheated"], "seed 1 doesn't match its commitment"),
    (["verify", "record", "record"], "bruxelles verify takes no further arguments: record"),
]


@pytest.mark.parametrize(("words", "reason"), REFUSALS, ids=[" ".join(words) for words, _ in REFUSALS])
def test_what_cannot_be_meant_is_refused_in_one_line(
    cli: Cli, files: dict[str, Path], tmp_path: Path, words: Sequence[str], reason: str
) -> None:
    before = {path: path.read_bytes() for path in files.values() if path.is_file()}
    ran = cli(*words)
    assert ran.code not in (0, None)
    assert ran.out == ""
    assert re.fullmatch(r"bruxelles: [^\n]+\n", ran.err), ran.err
    assert reason in ran.err
    assert set(tmp_path.rglob("*")) == set(files.values()), "something was written"
    assert {path: path.read_bytes() for path in before} == before


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game 1888"),
        (5, "seats 9"),
        (6, "option limitedMoney perhaps"),
        (first_entry(), "2 chance firstPlayer seat:1"),
        (first_entry() + 3, "4 nonsense"),
        (first_entry() + 40, ""),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_broken_record_is_refused_with_a_line(cli: Cli, tmp_path: Path, command: str, number: int, line: str) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(broken_record(number, line), "utf-8")
    ran = cli(command, path)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(r"bruxelles: line \d+: [^\n]+\n", ran.err), ran.err


# A few of each kind; that every sentence has its French is seen in tests/words.
IN_FRENCH: list[tuple[Sequence[str], str]] = [
    (["dance"], "la commande « dance » n’existe pas ; commandes possibles : play, serve, terminal"),
    (["--colour"], "l’option --colour n’existe pas ; voir bruxelles --help"),
    (["simulate"], "il manque game à bruxelles simulate"),
    (["simulate", "1897", "--players", "many"], "--players demande un nombre entier, pas « many »"),
    (["simulate", "1897", "--players"], "l’option --players demande une valeur"),
    (["verify", "record", "record"], "bruxelles verify ne prend pas d’autre argument : record"),
    (["simulate", "1888"], "le jeu « 1888 » n’existe pas ; jeux possibles : 1897"),
    (["simulate", "1897", "--players", "5"], "Bruxelles 1897 se joue de 2 à 4 joueurs, pas à 5"),
    (["terminal", "--seats", "human,clever"], "le robot « clever » n’existe pas"),
    (["terminal", "--lang", "tlh", "--plain"], "la langue « tlh » n’existe pas ici ; langues possibles : en, fr"),
    (["components", "1897", "--components", "twelve"], "twelve : cards.artwork vaut [3, 3, 3, 4] ; attendu : 12"),
    (["components", "1897", "--components", "missing"], "matériel : aucun fichier ni dossier de ce nom"),
    (["replay", "missing"], "impossible de lire missing : aucun fichier ni dossier de ce nom"),
    (["replay", "note"], "ligne 1 : un enregistrement commence par « bruxelles record 1 », pas par « Dear diary »"),
    (
        ["replay", "illegal"],
        f"ligne {first_entry() + 4} : « dance » n’est pas valable pour turn ; valeurs possibles : nouveau",
    ),
    (["rules", "xylophone"], "aucune règle ne parle de xylophone"),
]


@pytest.mark.parametrize("how", ["system", "option"])
@pytest.mark.parametrize(("words", "reason"), IN_FRENCH, ids=[" ".join(words) for words, _ in IN_FRENCH])
def test_a_refusal_speaks_french_where_french_is_spoken(
    cli: Cli, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch, how: str, words: Sequence[str], reason: str
) -> None:
    if how == "system" or "--lang" in words or words[-1] == "--players":
        monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    else:
        words = [*words, "--lang", "fr"]
    ran = cli(*words)
    assert (ran.code, ran.out) == (2, "")
    assert re.fullmatch(r"bruxelles: [^\n]+\n", ran.err), ran.err
    assert reason in ran.err.replace("\u00a0", " ")


def test_the_language_asked_for_goes_before_that_of_the_system(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "there is no game" in cli("simulate", "1888", "--lang=en").err
    assert "n’existe pas" in cli("simulate", "1888", "--lang", "tlh").err


def test_what_the_system_refuses_is_said_in_one_line(
    cli: Cli, files: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*given: object) -> object:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("bruxelles.terminal.story.tell_story", full)
    ran = cli("replay", files["record"])
    assert (ran.code, ran.err) == (2, "bruxelles: the system reports: no space left on device\n")


def test_what_the_library_may_say_one_day_is_passed_on() -> None:
    assert str(misread(typer.TyperException("odd"))) == "the command line can't be read: odd"
