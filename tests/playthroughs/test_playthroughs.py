"""Whole games go as they went before. After a meant change of the rules, `python -m tests.playthroughs` tells them
anew.
"""

from __future__ import annotations

import pytest
from tests.playthroughs.telling import FOLDER, PLAYTHROUGHS, Playthrough

from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.record_reader import read_record
from bruxelles.kernel.verification import verify


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: f"{each.game} {each.name}")
def test_the_game_goes_as_it_went_before(playthrough: Playthrough) -> None:
    assert playthrough.text() == playthrough.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda each: f"{each.game} {each.name}")
def test_without_its_facts_and_sheet_the_text_is_a_record_dealt_as_committed(playthrough: Playthrough) -> None:
    lines = playthrough.path.read_text(encoding="utf-8").splitlines()
    end = next(number for number, line in enumerate(lines) if line.startswith("end "))
    text = "\n".join(line for line in lines[: end + 1] if not line.startswith(" "))
    assert verify(read_record(text, find_rulebook), playthrough.rulebook) == (["kept"], [])


def test_every_text_belongs_to_a_game() -> None:
    assert sorted(FOLDER.glob("**/*.txt")) == sorted(playthrough.path for playthrough in PLAYTHROUGHS)


@pytest.mark.parametrize("game", NAMES)
def test_together_the_games_show_every_decision_chance_event_and_fact(game: str) -> None:
    text = "\n".join(each.path.read_text(encoding="utf-8") for each in PLAYTHROUGHS if each.game == game)
    words = {word for line in text.splitlines() for word in line.split()[:3]}
    contents = find_rulebook(game).contents
    names = {*contents.by_name, *contents.chance_by_name, *(kind.name for kind in contents.facts.values())}
    assert names <= words, f"never seen: {', '.join(sorted(names - words))}"
