"""Whatever the numbers of the box, people are told what happens."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.laws.__main__ import main
from tests.laws.told import pieces_1893
from tests.laws.told.boxes import changed_box, changed_settings
from tests.laws.told.game import ToldGame, combinations, name_of
from tests.laws.told.literals import REFUSED, amounts_in_sentences, literal_numbers
from tests.laws.told.meanings import MEANINGS
from tests.laws.told.scenes import SCENES
from tests.laws.told.telling import own_key
from tests.laws.told.views import numbers_of

from bruxelles.games import find_rulebook
from bruxelles.games.b1893.belle.table import BelleTable
from bruxelles.games.b1893.pieces import pieces
from bruxelles.games.b1897.notations import ARCHITECT
from bruxelles.games.b1897.table import Table
from bruxelles.kernel.match import Match
from bruxelles.kernel.rulebook import Settings
from bruxelles.words.b1893 import text_of
from bruxelles.words.catalogue import catalogue
from bruxelles.words.game_words import spoken_at
from bruxelles.words.speech import speak

SOME = [settings for number, settings in enumerate(combinations(0)) if number in (6, 8, 14)]  # one of each game


def assert_all_true(game: ToldGame) -> None:
    once = {disagreement.where: disagreement for disagreement in game.found}
    assert not once, f"{name_of(game.match.settings)}\n" + "\n".join(map(str, once.values()))


@pytest.mark.parametrize("settings", SOME, ids=name_of)
def test_what_is_told_happens(settings: Settings) -> None:
    game = ToldGame(settings, "told", 3)
    game.play()
    assert_all_true(game)


@pytest.mark.parametrize("name", SCENES)
def test_what_is_told_in_a_scene_happens(name: str) -> None:
    assert_all_true(SCENES[name].played(name))


@pytest.mark.fast
def test_many_games_tell_what_happens_and_compare_every_meaning() -> None:
    compared = Counter[str]()
    games = [ToldGame(settings, "told fast", 6) for number in (1, 2) for settings in combinations(number)]
    for game in games:
        game.play()
        assert_all_true(game)
    for game in (*games, *(scene.played(name) for name, scene in SCENES.items())):
        compared.update({f"{game.meanings.name} {where}": count for where, count in game.compared.items()})
    declared = {f"{meanings.name} {where}" for meanings in MEANINGS.values() for where in meanings.countable()}
    assert declared - compared.keys() == set()


def test_the_command_counts_what_it_has_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--told", "0"]) == 0
    assert "label option.turn.pass.first.amount" in capsys.readouterr().out


@pytest.mark.parametrize("game", MEANINGS)
def test_every_number_of_a_view_is_declared(game: str) -> None:
    assert numbers_of(MEANINGS[game].shape) == set(MEANINGS[game].views)


@pytest.mark.parametrize("game", MEANINGS)
def test_every_meaning_is_that_of_a_sentence(game: str) -> None:
    keys = {own_key(key) for key in catalogue("en").messages}
    meanings = MEANINGS[game]
    declared = (*meanings.labels, *meanings.lines, *meanings.matters, *meanings.refused)
    assert {key for key, _ in declared} - keys == set()


def test_every_amount_of_a_sentence_has_a_meaning() -> None:
    declared = {
        key
        for meanings in MEANINGS.values()
        for key in (*meanings.labels, *meanings.lines, *meanings.matters, *meanings.refused)
    }
    assert amounts_in_sentences() - declared - REFUSED == set()


def test_no_sentence_says_a_number_that_a_box_can_change() -> None:
    assert literal_numbers() == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_architects_are_called_by_the_sides_of_the_box(language: str) -> None:
    match = Match(find_rulebook("1897"), changed_settings("1897", 4, {}, 0), "architects")
    assert isinstance(match.state, Table)
    edition, words = match.state.edition, spoken_at(match, speak(language, strict=True))
    for kind in ARCHITECT.numbers():
        assert f"{edition.low[kind]}/{edition.high[kind]}" in words.name(ARCHITECT.token(kind))


BOTH = {"belleEpoque": "on", "asymmetric": "on"}


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_cards_tiles_and_boards_say_the_numbers_of_the_box(language: str, number: int) -> None:
    match = Match(find_rulebook("1893"), changed_settings("1893", 4, BOTH, number), "entries")
    words, box = spoken_at(match, speak(language, strict=True)), changed_box("1893", number)
    for token in pieces():
        said, printed = pieces_1893.numbers_said(words, token), pieces_1893.numbers_printed(box, token)
        assert {*said} == {*printed}, words.tell(text_of(token))


def test_cards_and_tiles_do_what_they_say() -> None:
    box = changed_box("1893", 0)
    game = ToldGame(changed_settings("1893", 3, BOTH, 0), "entries", 0)
    found = []
    for answer in range(10_000):
        if game.match.over:
            break
        table = game.match.state
        assert isinstance(table, BelleTable)
        if answer % 15 == 0:
            found += pieces_1893.disagreements(table, answer // 15 % 3, box)
        game.match.play(game.pick())
    assert found == []


def test_every_card_and_tile_with_a_number_is_asked() -> None:
    numbered = {
        name for name in changed_box("1893", 0) if name.startswith(("belle_epoque.cards.", "belle_epoque.tiles."))
    }
    counts = {f"belle_epoque.{name}" for name in ("cards.count", "cards.offered", "tiles.count")}
    laid = {f"belle_epoque.tiles.{name}" for name in ("offered", "marked")}
    asked = {f"belle_epoque.cards.{number}" for number in pieces_1893.CARDS}
    asked |= {f"belle_epoque.tiles.{number}" for number in (*pieces_1893.COUNTED, *pieces_1893.CLAIMED)}
    assert numbered - counts - laid - asked == {"belle_epoque.cards.27"}  # the weight of a meeple, asked by the irises
