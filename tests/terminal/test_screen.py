"""The full screen, played by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.playing import (
    a_session,
    app_with,
    at_once,
    next_key,
    on_screen,
    press,
    seen,
    settled,
    table_of,
)
from textual.pilot import Pilot

from bruxelles.facade import read_record
from bruxelles.terminal.app import TerminalApp
from bruxelles.terminal.running import Plan
from bruxelles.terminal.session import Waiting

SIZES = [(80, 24), (120, 40)]


@pytest.mark.parametrize(
    ("seats", "size"),
    [
        ("human random random", (80, 24)),
        pytest.param("human:Ana random random random", (120, 40), marks=pytest.mark.slow),
        pytest.param("human human:Bea", (80, 24), marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_is_played_by_keys(tmp_path: Path, size: tuple[int, int], seats: str) -> None:
    session = a_session(tmp_path, seats)

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        for _ in range(2000):
            if session.waiting is Waiting.NOTHING:
                break
            await press(pilot, app, next_key(app))
        assert "Score sheet" in seen(app)
        assert "Total" in seen(app)
        assert "bruxelles verify" in at_once(seen(app))
        await press(pilot, app, "escape")
        assert "The game is over" in seen(app)

    on_screen(app_with(session), play, size)
    assert read_record((tmp_path / "game.txt").read_text()).over


@pytest.mark.parametrize("size", SIZES)
def test_placing_an_architect_takes_three_keys(tmp_path: Path, size: tuple[int, int]) -> None:
    session = a_session(tmp_path, "human random")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        table = table_of(app)
        cell = next(choice for choice in table.pointing.choices if choice.offered and choice.token.startswith("cell"))
        before = len(session.match.entries)
        await press(pilot, app, cell.key)
        assert "Which Architect do you place?" in seen(app)
        await press(pilot, app, "1")
        answered = [session.match.line(number) for number in range(before + 1, before + 5)]
        assert [line.split()[2] for line in answered] == ["turn", "cell", "architect", "side"]
        if session.waiting is Waiting.CONFIRMATION:
            await press(pilot, app, "enter")
        assert session.waiting is not Waiting.CONFIRMATION

    on_screen(app_with(session), play, size)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", ["human random", "human random random", "human random random random"])
def test_nothing_is_wider_than_eighty_columns_or_higher_than_the_screen(
    tmp_path: Path, language: str, seats: str
) -> None:
    session = a_session(tmp_path, seats, language)

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        for _ in range(12):
            lines = table_of(app).page().lines(80, 24)
            assert len(lines) == 24
            assert max(line.cell_len for line in lines) <= 80
            if session.waiting is Waiting.NOTHING:
                break
            await press(pilot, app, next_key(app))

    on_screen(app_with(session), play)


def test_the_effect_of_the_highlighted_option_is_told(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human greedy")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        cell = next(
            choice.key for choice in table_of(app).pointing.choices if choice.offered and "cell" in choice.token
        )
        await press(pilot, app, cell, "down")
        told = at_once(seen(app))
        assert "BEF" in told
        assert "→" in told
        assert "takes the lead" in told or "share the lead" in told or "Nobody leads" in told
        await press(pilot, app, "x")
        assert "What it will do" in seen(app)
        await press(pilot, app, "escape")
        assert "Which Architect" in seen(app)

    on_screen(app_with(session), play)


def test_undo_takes_back_a_placement_and_redo_gives_it_again(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        start = session.match.record()
        cell = next(
            choice.key for choice in table_of(app).pointing.choices if choice.offered and "artwork" in choice.label.key
        )
        await press(pilot, app, cell, "1")
        done = session.match.record()
        await press(pilot, app, "u", "u")
        assert session.match.record() == start
        assert (tmp_path / "game.txt").read_text() == start
        assert "What do you do on your turn?" in seen(app)
        await press(pilot, app, "y", "y")
        assert session.match.record() == done
        await press(pilot, app, "u", "u", "u")
        assert "Nothing can be undone" in at_once(seen(app))

    on_screen(app_with(session), play)


def test_the_key_of_an_occupied_cell_says_which_rule_forbids_it(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human human:Bea")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        before = len(session.match.entries)
        await press(pilot, app, "i")
        told = at_once(seen(app))
        assert "neutral Architect" in told
        assert "97-NOUV-04" in told
        assert "cannot be chosen" in told
        assert len(session.match.entries) == before
        await press(pilot, app, "w")
        assert "97-NOUV-04" in seen(app)

    on_screen(app_with(session), play)


def test_rules_are_found_by_id_and_by_words(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        await press(pilot, app, "r", *"97-sale-02")
        assert "The seller chooses the Artwork" in at_once(seen(app))
        await press(pilot, app, *["backspace"] * 10, *"neutral")
        assert "97-TWO-01" in seen(app)
        await press(pilot, app, "escape")
        assert "What do you do on your turn?" in seen(app)

    on_screen(app_with(a_session(tmp_path, "human human:Bea")), play)


def test_the_language_changes_at_any_time(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human human:Bea", "fr")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        assert "Que faire à ce tour" in seen(app)
        await press(pilot, app, "L")
        assert "What do you do on your turn?" in seen(app)
        await press(pilot, app, "s")
        assert "In prison" in at_once(seen(app))
        await press(pilot, app, "L")
        assert "En prison" in at_once(seen(app))
        await press(pilot, app, "escape")
        assert "Que faire à ce tour" in seen(app)

    on_screen(app_with(session), play)


def test_a_resized_window_is_drawn_anew(tmp_path: Path) -> None:
    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        assert "Bruxelles 1897" in seen(app)
        await pilot.resize_terminal(140, 45)
        await settled(pilot, app)
        wide = seen(app)
        assert "│" in wide
        assert "unseen cards" in wide
        await pilot.resize_terminal(60, 15)
        await settled(pilot, app)
        assert "This window is too small: 80 × 24 shows everything." in seen(app)
        await pilot.resize_terminal(80, 24)
        await settled(pilot, app)
        assert "Bruxelles 1897" in seen(app)

    on_screen(app_with(a_session(tmp_path)), play)


def test_confirmation_can_be_switched_off(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        await press(pilot, app, "C")
        assert not session.confirming
        await press(pilot, app, "0")
        assert session.waiting is not Waiting.CONFIRMATION

    on_screen(app_with(session), play)


def test_an_answer_that_turns_up_cards_says_so_before(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human human:Bea")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        await press(pilot, app, "3", "1")
        assert "Which action do you perform at the Park?" in seen(app)
        assert "cards are revealed" in at_once(seen(app))
        drawn = session.match.chances
        await press(pilot, app, "enter")
        assert session.match.chances == drawn
        assert "cards will be revealed" in at_once(seen(app))
        await press(pilot, app, "space")
        assert session.match.chances == drawn + 1
        await press(pilot, app, "u")
        assert "Nothing can be undone" in at_once(seen(app))

    on_screen(app_with(session), play)


def test_enter_alone_starts_a_game(tmp_path: Path) -> None:
    app = TerminalApp(Plan("1897", [], "en", "7", tmp_path / "game.txt"), None, [], 0.0)

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        assert "Opponent 1" in seen(app)
        await press(pilot, app, "right", "right", "down", "right", "enter")
        assert app.session is not None
        assert [str(player) for player in app.session.players] == ["human", "random", "random"]

    on_screen(app, play)


def test_the_start_screen_offers_you_against_search_and_greedy(tmp_path: Path) -> None:
    app = TerminalApp(Plan("1897", [], "fr", "7", tmp_path / "game.txt"), None, [], 0.0)

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        assert "‹Réfléchi›" in seen(app)
        assert "‹Rapide›" in seen(app)
        await press(pilot, app, "L")
        assert "‹Thoughtful›" in seen(app)
        assert "Thinks ahead before" in seen(app)
        await press(pilot, app, "right")
        assert "Chooses what looks best" in seen(app)
        await press(pilot, app, "q")

    on_screen(app, play)
    assert not (tmp_path / "game.txt").exists()


def test_the_start_screen_says_what_an_expansion_adds(tmp_path: Path) -> None:
    app = TerminalApp(Plan("1893", [], "en", "7", tmp_path / "game.txt"), None, [], 0.0)

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        assert "Belle Époque" in seen(app)
        assert "glass pavilions" not in at_once(seen(app))
        await press(pilot, app, "up")
        assert "its own numbers and ability" in at_once(seen(app))
        await press(pilot, app, "up")
        assert "glass pavilions" in at_once(seen(app))
        await press(pilot, app, "right", "enter")
        assert app.session is not None
        assert app.session.match.settings.option("belleEpoque") == "on"
        assert app.session.match.settings.option("asymmetric") == "off"

    on_screen(app, play)


def test_quitting_leaves_everything_on_disk(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        await press(pilot, app, next_key(app))
        await pilot.press("ctrl+c")

    on_screen(app_with(session), play)
    assert (tmp_path / "game.txt").read_text() == session.match.record()
