"""Whole games in a language made for this test: everything on the screen comes from its catalogues."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest
from tests.pseudo.making import CODE
from tests.pseudo.marks import Seen
from tests.terminal.playing import app_with, on_screen, press, seen, table_of, typed
from textual.pilot import Pilot

from bruxelles.terminal.app import TerminalApp
from bruxelles.terminal.running import Plan, open_session
from bruxelles.terminal.session import Waiting

GAMES = pytest.mark.parametrize(
    ("game", "options"),
    [
        ("1897", {}),
        ("1893", {}),
        pytest.param("1893", {"belleEpoque": "on", "asymmetric": "on"}, id="1893 with both expansions"),
        ("1893-1st", {}),
    ],
)
SAVED = Path("1")  # no word
LINES = "board\nseats\npiles\nwhy\nwhat 1\nlog\nscore\n?\nrules 0\nnonsense\n99\nundo\nredo\nredo\n"
TEXTS = "xwsBtvz?r"
ROOMY = (200, 60)
NAMES = r"\b(Ana|Ben|Random|nonsense)\b"
KEY = r"(?<![^\s►])([A-Za-z] +)+(… +)?(?=⟦)"  # letters in front of what they do


@pytest.fixture(autouse=True)
def at_home(pseudo_language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@GAMES
def test_every_line_of_a_game_is_marked(
    game: str, options: Mapping[str, str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (LINES + "1\n\n" * 15) * 40
    played = typed(
        lines, monkeypatch, capsys, seats="human:Ana random", lang=CODE, save=SAVED, options=options, game=game
    )
    marks = Seen(NAMES)
    marks.look(played.out)
    assert not marks.missing
    assert played.code == 0


@GAMES
def test_every_screen_of_a_game_is_marked(game: str, options: Mapping[str, str]) -> None:
    session = open_session(Plan(game, ["human:Ana", "human:Ben"], CODE, "7", SAVED, dict(options)))
    marks = Seen(NAMES, KEY, cut=True)
    chance = Random(7)

    async def read(pilot: Pilot[None], app: TerminalApp) -> None:
        for key in TEXTS:
            await press(pilot, app, key)
            marks.look(seen(app))
            await press(pilot, app, "escape")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        table = table_of(app)
        for turn in range(1000):
            if turn == 40:
                await read(pilot, app)
            if table.pointing.choices:
                table.pointing.index = chance.randrange(len(table.pointing.choices))
            marks.look("\n".join(line.plain for line in table.page().lines(*ROOMY)))
            if session.waiting is Waiting.NOTHING:
                break
            if session.waiting is Waiting.CONFIRMATION:
                table.confirm_or_choose()
            else:
                table.choose(chance.choice([choice for choice in table.pointing.choices if choice.offered]))
        await pilot.pause()
        marks.look(seen(app))

    on_screen(app_with(session), play, ROOMY)
    assert not marks.missing
    assert session.match.over


@GAMES
def test_the_start_is_marked(game: str, options: Mapping[str, str]) -> None:
    app = TerminalApp(Plan(game, [], CODE, "7", SAVED, dict(options)), None, [], 0.0)
    marks = Seen(KEY, cut=True)

    async def start(pilot: Pilot[None], app: TerminalApp) -> None:
        for _ in range(8):
            marks.look(seen(app))
            await press(pilot, app, "down")

    on_screen(app, start, ROOMY)
    assert not marks.missing
