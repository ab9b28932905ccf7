"""The law bites: it finds every amount that is one too high."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest
from tests.laws.told import game as told
from tests.laws.told.boxes import changed_settings
from tests.laws.told.game import ToldGame
from tests.laws.told.telling import AMOUNTS

from bruxelles.kernel import explain
from bruxelles.kernel.explain import Preview
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.words.speech import Field, Message, Token

pytestmark = pytest.mark.fast

Lie = Callable[[Message, str], bool]  # whether this field of this sentence is told wrongly


def one_more(message: Message, lie: Lie) -> Message:
    fields = {name: more(value, lie, message, name) for name, value in message.fields.items()}
    return Message(message.key, fields)


def more(value: Field, lie: Lie, message: Message, name: str) -> Field:
    if isinstance(value, Message):
        return one_more(value, lie)
    if isinstance(value, Token):
        unit, _, numbers = value.partition(":")
        if unit not in AMOUNTS or not lie(message, name):
            return value
        return Token(f"{unit}:{'/'.join(str(int(number) + 1) for number in numbers.split('/'))}")
    if isinstance(value, int):
        return value + 1 if lie(message, name) else value
    if isinstance(value, str):
        return f"{value}9" if any(map(str.isdigit, value)) and lie(message, name) else value
    return [part for part in (more(part, lie, message, name) for part in value) if isinstance(part, Token | Message)]


class Liar:
    """The words of a game, with some amounts one too high."""

    def __init__(self, words: Any, labels: Lie, lines: Lie, matters: Lie) -> None:
        self.words = words
        self.labels = labels
        self.lines = lines
        self.matters = matters

    def option_message(self, *asked: Any) -> Message:
        return one_more(self.words.option_message(*asked), self.labels)

    def matters_message(self, *asked: Any) -> Message | None:
        message = self.words.matters_message(*asked)
        return message and one_more(message, self.matters)

    def log_lines(self, facts: Sequence[Fact]) -> list[Message]:
        return [one_more(line, self.lines) for line in self.words.log_lines(facts)]


def always(message: Message, name: str) -> bool:
    return True


def never(message: Message, name: str) -> bool:
    return False


def a_game(game: str, labels: Lie = never, lines: Lie = never, matters: Lie = never) -> ToldGame:
    played = ToldGame(changed_settings(game, 3, {}, 0), "bite", 2)
    played.words = Liar(played.words, labels, lines, matters)  # type: ignore[assignment]
    return played


def where(game: ToldGame) -> set[str]:
    return {found.where for found in game.found}


GAMES = pytest.mark.parametrize("game", ["1897", "1893", "1893-1st"])


@GAMES
def test_every_label_that_tells_one_more_is_found(game: str) -> None:
    played = a_game(game, labels=always)
    played.play()
    compared = {label for label in played.compared if label.startswith(("label ", "refused "))}
    assert len(compared) > 15
    assert compared - where(played) == set()


@GAMES
def test_every_line_of_the_log_that_tells_one_more_is_found(game: str) -> None:
    played = a_game(game, lines=always)
    played.play()
    compared = {line for line in played.compared if line.startswith("line ")}
    assert len(compared) > 3
    assert compared - where(played) == set()
    assert {"money in the log", "points in the log"} <= where(played)


@GAMES
def test_every_matter_that_tells_one_more_is_found(game: str) -> None:
    played = a_game(game, matters=always)
    played.play()
    compared = {matter for matter in played.compared if matter.startswith("matter ")}
    assert len(compared) > 3
    assert compared - where(played) == set()


def test_an_amount_without_a_meaning_is_found_by_name() -> None:
    played = a_game("1893")
    played.words.option_message = lambda *asked: Message("option.1893.new", {"count": 3})  # type: ignore[method-assign]
    played.play()
    assert "option.new.count has no declared meaning" in where(played)


def test_a_preview_that_foresees_one_more_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    truly = explain.preview

    def foreseen(match: Match, option: int) -> Preview:
        preview = truly(match, option)
        return replace(preview, changes=tuple(replace(change, after=change.after + 1) for change in preview.changes))

    monkeypatch.setattr(told, "preview", foreseen)
    played = a_game("1893")
    played.play()
    assert where(played) == {"changes of a preview"}


@pytest.mark.parametrize("game", ["1897", "1893"])
def test_a_preview_that_leaves_out_a_lead_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    truly = explain.preview

    def foreseen(match: Match, option: int) -> Preview:
        preview = truly(match, option)
        return replace(preview, leads=preview.leads[1:])

    monkeypatch.setattr(told, "preview", foreseen)
    played = a_game(game)
    played.play()
    assert where(played) == {"leads of a preview"}


def test_a_view_with_another_price_is_found() -> None:
    played = a_game("1893")
    truly = played.view

    def seen(table: Any, seat: int) -> Any:
        view = truly(table, seat)
        return replace(view, display=tuple(replace(place, price=place.price + 1) for place in view.display))

    played.view = seen  # type: ignore[method-assign]
    played.play()
    assert where(played) == {"DisplayView.price"}
