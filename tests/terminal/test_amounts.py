"""Bruxelles 1893 in the terminal: amounts are typed, everything else is as in any game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.playing import a_session, app_with, at_once, next_key, on_screen, press, seen, table_of, typed
from textual.pilot import Pilot

from bruxelles.facade import new_game, read_record
from bruxelles.terminal.app import TerminalApp
from bruxelles.terminal.choices import amounts, others
from bruxelles.terminal.lookup import reasons
from bruxelles.terminal.session import Session, Waiting
from bruxelles.terminal.table_page import Pointing
from bruxelles.words import speak

RULE = "93-PLACE-04"


def at_a_bid(folder: Path, language: str = "en") -> Session:
    session = a_session(folder, "human human", language, game="1893")
    while session.match.decision != "bid":
        session.match.play(session.match.options[0])
        session.match.confirm()
    session.save()
    return session


def answered(
    lines: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str = "en"
) -> str:
    """What is said to these lines by a game that waits for a bid."""
    file = at_a_bid(folder).keeper.path
    return typed(lines, monkeypatch, capsys, seats="", lang=lang, resume=file).out.replace("\N{NO-BREAK SPACE}", " ")


def bids(folder: Path, seat: str = r"\d") -> list[str]:
    """What was bid, by one seat or by anybody."""
    return re.findall(rf"^\d+ seat:{seat} bid (bid:\d+)$", (folder / "game.txt").read_text(), re.MULTILINE)


@pytest.mark.parametrize("seats", ["human human", "human random random random random"])
def test_a_whole_game_is_played_by_numbers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    file = tmp_path / "game.txt"
    played = typed("2\n1\n\n" * 2000, monkeypatch, capsys, seats=seats, save=file, game="1893")
    assert played.code == 0
    assert re.search(r"(wins|share the victory) with \d+ VP", played.out)
    assert read_record(file.read_text()).over
    assert {"bid:1", "bid:2"} >= set(bids(tmp_path, "1")) != set()


@pytest.mark.parametrize(
    ("lang", "asked", "example"),
    [
        ("en", "Answer with a number from 1 BF to ", "2. Bid 2 BF"),
        ("fr", "Répondez par un nombre de 1 FB à ", "2. Miser 2 FB"),
    ],
)
def test_an_amount_is_a_number_and_few_are_listed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    asked: str,
    example: str,
) -> None:
    said = answered("what 3\nwhy 3\n4\n", tmp_path, monkeypatch, capsys, lang)
    assert asked in said
    assert example in said
    assert not re.search(r"^4\. ", said.split(asked)[1].split(">")[0], re.MULTILINE)
    assert bids(tmp_path) == ["bid:4"]


@pytest.mark.parametrize("given", ["0", "-3", "99", "bid:99", "what 99", "why 99", "why bid:0", "why"])
def test_a_number_that_can_not_be_bid_is_answered_with_the_rule(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str
) -> None:
    said = answered(f"{given}\n", tmp_path, monkeypatch, capsys)
    assert RULE in said
    assert bids(tmp_path) == []


@pytest.mark.parametrize("given", ["", "999999999999", "²", "what", "what x"])
def test_what_is_no_number_at_all_is_answered_with_what_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], given: str
) -> None:
    said = answered(f"{given}\n", tmp_path, monkeypatch, capsys)
    assert re.search(r"Answer with a number from 1 BF to \d+ BF, or \? for help\.", said)
    assert bids(tmp_path) == []


def test_of_all_numbers_only_the_nearest_are_told_not_to_be_on_offer() -> None:
    match = new_game("1893", 2, "1")
    while match.decision != "bid":
        match.play(match.options[0])
    most = match.numbers[-1]
    assert [answer.token for answer in others(match)] == [f"bid:{most + 1}"]
    assert sum(RULE in line for line in reasons(match, speak("en"))) == 1
    match.play(most)
    assert amounts(match) is None


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(("language", "asked"), [("en", "A number from 1 BF to"), ("fr", "Un nombre de 1 FB à")])
def test_on_the_full_screen_an_amount_is_one_line(
    tmp_path: Path, size: tuple[int, int], language: str, asked: str
) -> None:
    session = at_a_bid(tmp_path, language)
    match = session.match
    most = match.numbers[-1]
    assert most >= 4

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        pointing = table_of(app).pointing
        assert asked in at_once(seen(app))
        assert seen(app).count("►") == 2  # the line of the amount, and that of the seat that is asked
        await press(pilot, app, "up", "up", "right", "down")
        assert pointing.highlighted is not None
        assert pointing.highlighted.token == "bid:3"
        await press(pilot, app, "down", "left", "left", "left")
        assert pointing.highlighted.token == "bid:1"
        await press(pilot, app, "4")
        assert pointing.highlighted.token == "bid:4"
        await press(pilot, app, "0", "enter")
        assert RULE in at_once(seen(app))
        assert match.decision == "bid"
        await press(pilot, app, "3", "enter")

    on_screen(app_with(session), play, size)
    assert "bid bid:3" in match.record()


def test_digits_make_a_number_and_one_too_many_begins_another() -> None:
    pointing = Pointing([], 0, range(5, 31))
    found = []
    for digit in "1298":
        pointing.type(digit)
        found.append((pointing.typed, pointing.index, pointing.unfinished))
    assert found == [("1", 0, True), ("12", 7, False), ("9", 4, False), ("8", 3, False)]


def test_a_whole_game_is_played_by_keys(tmp_path: Path) -> None:
    session = a_session(tmp_path, "human random", game="1893")

    async def play(pilot: Pilot[None], app: TerminalApp) -> None:
        for _ in range(2000):
            if session.waiting is Waiting.NOTHING:
                break
            await press(pilot, app, next_key(app))
        assert "Score sheet" in seen(app)

    on_screen(app_with(session), play)
    assert session.match.over
