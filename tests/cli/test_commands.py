"""What every command is for."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.cli.conftest import Cli
from tests.games.b1897.builder import play, position
from tests.records.games import played

import bruxelles
from bruxelles.server.keeping import Keeping
from bruxelles.terminal.lookup import PARTS, table_lines
from bruxelles.words.score_sheet import sheet_lines
from bruxelles.words.speech import speak

EXAMPLES = Path(__file__).parents[2] / "examples" / "1897"
COMMANDS = ("play", "serve", "terminal", "simulate", "replay", "verify", "rules", "diff", "components", "tables")
CORRECTED = "tracks.prestige.value = [1, 2, 3, 4, 9]\n"


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    return written(tmp_path / "finished.txt", played(2).record())


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    return written(tmp_path / "unfinished.txt", played(3, answers=20).record())


def written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def test_version_says_which_engine_runs(cli: Cli) -> None:
    ran = cli("--version")
    assert (ran.code, ran.out, ran.err) == (0, f"bruxelles {bruxelles.__version__}, {bruxelles.engine} engine\n", "")


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_help_names_every_command_whole(cli: Cli, words: Sequence[str]) -> None:
    ran = cli(*words)
    assert (ran.code, ran.err) == (0, "")
    named = re.findall(r"^  (\w+) {2,}\S.*\S$", ran.out.partition("Commands:")[2], re.MULTILINE)
    assert tuple(named) == COMMANDS
    assert "..." not in ran.out.partition("Commands:")[2]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cli: Cli, command: str) -> None:
    ran = cli(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: bruxelles {command}")


def test_replay_tells_a_finished_game_and_its_score_sheet(cli: Cli, finished: Path) -> None:
    match = bruxelles.read_record(finished.read_text("utf-8"))
    ran = cli("replay", finished)
    sheet = sheet_lines(match.sheet(), speak("en").with_players(match.players))
    lines = ran.out.splitlines()
    assert (ran.code, ran.err) == (0, "")
    assert lines[-len(sheet) :] == sheet
    assert len(lines) > 100
    assert sheet[-2].split()[-2:] == list(map(str, match.score()))


def test_replay_shows_the_table_where_an_unfinished_game_stands(cli: Cli, unfinished: Path) -> None:
    match = bruxelles.read_record(unfinished.read_text("utf-8"))
    words = speak("en").with_players(match.players)
    table = "\n".join(line for part in PARTS for line in table_lines(match, words, part))
    assert cli("replay", unfinished).out.endswith(f"\n\n{table}\n")
    assert f"{words.name('seat:3')}: " in table


def test_replay_stops_where_it_is_told(cli: Cli, finished: Path) -> None:
    whole, part, nothing = (cli("replay", finished, *until).out for until in ((), ("--until", "30"), ("--until", "0")))
    assert len(nothing.splitlines()) < len(part.splitlines()) < len(whole.splitlines())
    story = part.partition("\n\n")[0].splitlines()
    assert whole.splitlines()[: len(story)] == story


def test_replay_speaks_the_language_of_the_system_or_another(
    cli: Cli, finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english, french = cli("replay", finished).out, cli("replay", finished, "--lang", "fr").out
    assert english != french
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert cli("replay", finished).out == french
    monkeypatch.setenv("LC_ALL", "nl_BE.UTF-8")
    assert cli("replay", finished).out == english


def test_verify_finds_a_finished_game_legal_and_dealt_as_committed(cli: Cli, finished: Path) -> None:
    ran = cli("verify", finished)
    entries = finished.read_text("utf-8").count("\n", finished.read_text("utf-8").index("\n1 ")) - 3
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        f"Legal: {entries} entries; the game is finished.\nShuffle from entry 1 on: dealt as committed.\n"
    )


def test_verify_says_that_a_seed_is_still_secret(cli: Cli, unfinished: Path) -> None:
    first, second = cli("verify", unfinished).out.splitlines()
    assert first.endswith("the game is not finished.")
    assert second == "Shuffle from entry 1 on: committed; the seed is only revealed at the end."


def test_verify_speaks_french(cli: Cli, unfinished: Path) -> None:
    assert cli("verify", unfinished, "--lang", "fr").out.startswith("Conforme")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Not proven: no commitment covers 2 draws, entries 1, 2."),
        ("fr", "Non prouvé : aucun engagement ne couvre 2 tirages, entrées 1, 2."),
    ],
)
def test_verify_fails_at_draws_that_no_commitment_covers(cli: Cli, finished: Path, lang: str, said: str) -> None:
    text = finished.read_text("utf-8").replace("commitment 1 ", "commitment 3 ")
    ran = cli("verify", written(finished, text), "--lang", lang)
    assert (ran.code, ran.out.splitlines()[-1]) == (1, said)


def test_verify_says_whose_seed_was_withheld(cli: Cli, finished: Path) -> None:
    text = finished.read_text("utf-8").replace("seed 1\n", "seed ?\n")
    ran = cli("verify", written(finished, text))
    assert ran.code == 1
    assert "\nShuffle from entry 1 on: committed, but the seed was never revealed.\n" in ran.out


def test_verify_says_that_nothing_was_committed(cli: Cli) -> None:
    ran = cli("verify", EXAMPLES / "97-EX-27.txt")
    assert (ran.code, "\nShuffle: no commitment was made.\n" in ran.out) == (1, True)


@pytest.mark.parametrize("asked", ["97-SALE-02", "97-sale-02", " 97-SALE-02 ", "93-2p-03", "93-BE-CARD-22B"])
def test_a_rule_is_found_by_its_id(cli: Cli, asked: str) -> None:
    ran = cli("rules", asked)
    assert (ran.code, ran.err) == (0, "")
    assert re.search(rf"^{asked.strip()}: \w", ran.out, re.MULTILINE | re.IGNORECASE)
    assert "Source: " in ran.out


def test_a_rule_is_read_in_french(cli: Cli) -> None:
    assert cli("rules", "97-SALE-02", "--lang", "fr").out != cli("rules", "97-SALE-02").out


def test_rules_are_found_by_words(cli: Cli) -> None:
    one, both = cli("rules", "expo").out, cli("rules", "expo", "money").out
    found = [set(re.findall(r"^\d\d\S+(?=:)", text, re.MULTILINE)) for text in (one, both)]
    assert found[1] < found[0]
    assert max(map(len, one.splitlines())) <= 80


def test_rules_without_words_are_the_chapters(cli: Cli) -> None:
    lines = cli("rules").out.splitlines()
    chapters = [line.split("  ")[0] for line in lines if re.match(r"\d\d", line)]
    assert chapters[0] == "93-GEN-01 … 93-GEN-15"
    assert "97-COMP-01 … 97-COMP-08" in chapters
    assert len(chapters) > 50
    assert max(map(len, lines)) <= 80


def test_components_show_every_value_with_its_source(cli: Cli) -> None:
    ran = cli("components", "1897")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(r"^  tracks\.prestige +\[.*\]\n    reconstructed: \S", ran.out, re.MULTILINE)
    assert re.search(r"\d+ values, \d+ of them reconstructed, 0 corrected", ran.out.splitlines()[-1])
    assert not re.search(r"^\* ", ran.out, re.MULTILINE)


def test_components_speak_french(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path / "mine.toml", CORRECTED)
    ran = cli("components", "1897", "--components", path, "--lang", "fr")
    shown = ran.out.replace("\u00a0", " ")
    assert (ran.code, ran.err) == (0, "")
    assert re.search(
        r"^\* tracks\.prestige +\[1,2,3,4,9\]  \(notre valeur : \[.*\]\)\n    probable – \S", shown, re.MULTILINE
    )
    assert re.search(r"^  rounds +4\n    certain – livret : compteur de manches", shown, re.MULTILINE)
    assert re.search(r"^reconstitué  choisi par nous", shown, re.MULTILINE)
    assert re.search(r"^\d+ valeurs ; reconstituées : \d+ ; corrigées \(marquées \*\) : 1$", shown.splitlines()[-1])
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert cli("components", "1897", "--components", path).out == ran.out
    assert "rulebook" not in ran.out


def test_components_mark_what_a_file_corrects(cli: Cli, tmp_path: Path) -> None:
    ran = cli("components", "1897", "--components", written(tmp_path / "mine.toml", CORRECTED))
    assert re.search(r"^\* tracks\.prestige +\[1,2,3,4,9\]  \(ours: \[.*\]\)$", ran.out, re.MULTILINE)
    assert "1 corrected" in ran.out.splitlines()[-1]


def test_the_exported_file_is_accepted_back(cli: Cli, tmp_path: Path) -> None:
    exported = written(tmp_path / "copy.toml", cli("components", "1897", "--export").out)
    ran = cli("components", "1897", "--components", exported)
    assert (ran.code, ran.out) == (0, cli("components", "1897").out)
    edited = exported.read_text("utf-8").replace("[amounts.sale]\nvalue = 3", "[amounts.sale]\nvalue = 4")
    ran = cli("components", "1897", "--components", written(tmp_path / "edited.toml", edited))
    assert re.search(r"^\* amounts\.sale +4  \(ours: 3\)$", ran.out, re.MULTILINE)


def test_corrected_values_reach_the_game_and_its_record(cli: Cli, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", "amounts.exchange.value = 8\n" + CORRECTED)
    match = play(position("phase turn seat:1", 3, components=path), "stock architect:1/3")
    assert match.view().seats[0].money == 8
    assert match.view().seats[0].tracks["track:prestige"].values == (1, 2, 3, 4, 9)
    record = match.record()
    assert "\ncomponent tracks.prestige [1,2,3,4,9]\ncomponent amounts.exchange 8\n" in record
    assert cli("verify", written(tmp_path / "game.txt", record)).code == 0
    through_the_door = bruxelles.new_game("1897", seats=3, seed=1, components=path)
    assert through_the_door.settings.corrections == match.settings.corrections


def test_simulate_counts_games(cli: Cli) -> None:
    ran = cli("simulate", "1897", "--players", "3", "--games", "20", "--seed", "x")
    assert (ran.code, ran.err) == (0, "")
    assert "20 games in" in ran.out
    assert "seat 3" in ran.out
    french = cli("simulate", "1897", "--players", "3", "--games", "20", "--seed", "x", "--lang", "fr").out
    assert "jouées : 20 en" in french
    assert "place 3" in french


def test_simulate_follows_its_options(cli: Cli, tmp_path: Path) -> None:
    path = written(tmp_path / "mine.toml", CORRECTED)
    words = ("--players", "2", "--games", "4", "--bots", "search:2, random", "--iterations", "3", "--jobs", "2")
    told = json.loads(
        cli("simulate", "1897", *words, "-o", "halfCards=on", "--components", path, "--seed", "x", "--json").out
    )
    assert (told["players"], told["games"], told["lineup"]) == (2, 4, ["search:2", "random"])
    assert (told["iterations"], told["seed"], told["options"]["halfCards"]) == (3, "x", "on")
    assert told["components"] != bruxelles.new_game("1897", seats=2).settings.components


def test_terminal_hands_over_what_was_asked(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    handed: list[tuple[object, ...]] = []

    def run(*given: object) -> int:
        handed.append(given)
        return 5

    monkeypatch.setattr("bruxelles.terminal.run", run)
    assert cli("terminal").code == 5
    cli("terminal", "--lang", "fr", "--plain")
    save, own = tmp_path / "game.txt", tmp_path / "mine.toml"
    words = ("--seats", "human:Ana, search:50,greedy", "--lang", "fr", "--seed", "7", "--save", save, "--plain")
    cli("terminal", "1897", *words, "-o", "halfCards=on", "--option", "firstPlayer=2", "--components", own)
    cli("terminal", "--resume", save)
    assert handed == [
        ("1897", [], "en", None, None, None, {}, None, False),
        ("1897", [], "fr", None, None, None, {}, None, True),
        (
            "1897",
            ["human:Ana", "search:50", "greedy"],
            "fr",
            "7",
            save,
            None,
            {"halfCards": "on", "firstPlayer": "2"},
            own,
            True,
        ),
        ("1897", [], "en", None, None, save, {}, None, False),
    ]
    assert not save.exists()


def test_play_and_serve_hand_over_what_was_asked(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    handed: list[tuple[object, ...]] = []

    def run(*given: object) -> int:
        handed.append(given)
        return 5

    monkeypatch.setattr("bruxelles.server.running.play", run)
    monkeypatch.setattr("bruxelles.server.running.serve", run)
    assert cli("play").code == 5
    cli("play", "--lan", "--port", "9000", "--data", tmp_path, "--no-browser", "--lang", "fr")
    assert cli("serve", "--host", "0.0.0.0", "--port", "80", "--data", tmp_path).code == 5
    cli("serve", "--keep-unbegun", "12h", "--keep-over", "never", "--keep-idle", "2d")
    day = 24 * 3600
    assert handed == [
        ("en", False, None, None, True, Keeping()),
        ("fr", True, 9000, tmp_path, False, Keeping()),
        ("0.0.0.0", 80, tmp_path, Keeping(7 * day, 90 * day, 365 * day)),
        ("127.0.0.1", 8897, None, Keeping(day // 2, None, 2 * day)),
    ]
