"""What one seat sees alone: draws, facts and record lines have an audience."""

from dataclasses import replace

import pytest
from tests.kernel import toy
from tests.kernel.toy_rulebook import CONTENTS, OrchardRulebook

from bruxelles.kernel.contents import Contents
from bruxelles.kernel.match import Match
from bruxelles.kernel.record import RecordError
from bruxelles.kernel.replay import load
from bruxelles.kernel.rulebook import Rulebook, Settings
from bruxelles.kernel.steps import NOBODY


class BlindOrchard(OrchardRulebook):
    """Before the first round a fruit falls into each basket, and only its owner sees which."""

    name = "blind-orchard"
    has_secrets = True
    contents = Contents(
        CONTENTS.decisions,
        {number: replace(kind, private=True) for number, kind in CONTENTS.chances.items()},
        {number: replace(kind, private=number == toy.FRUIT_FELL) for number, kind in CONTENTS.facts.items()},
        CONTENTS.rules,
    )

    def new_state(self, settings: Settings) -> toy.Orchard:
        orchard = super().new_state(settings)
        orchard.stack.extend(toy.Fall(seat) for seat in reversed(range(settings.seats)))
        return orchard


BLIND = BlindOrchard()


def new_match() -> Match:
    return Match(BLIND, BLIND.settings(2), "1")


def find(name: str) -> Rulebook:
    assert name == BLIND.name
    return BLIND


def entry_lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


def test_an_entry_names_the_seat_that_drew_in_secret() -> None:
    match = new_match()
    assert [entry.audience for entry in match.entries[:2]] == [0, 1]
    assert match.line(1).startswith("1 chance fall seat:1 fruit:")


def test_what_nobody_draws_for_themselves_is_seen_by_all() -> None:
    match = new_match()
    assert match.entries[2].audience == NOBODY
    assert entry_lines(match.record([]))[2] == match.line(3)


def test_a_private_fact_is_told_to_its_seat_only() -> None:
    match = new_match()
    about = [(told.kind, told.seat) for told in match.facts_for([0])]
    assert (toy.FRUIT_FELL, 0) in about
    assert (toy.FRUIT_FELL, 1) not in about
    assert len(match.facts_for([])) == len(match.facts_for([0, 1])) - 2
    assert match.facts_for([0, 1]) == match.facts


def test_a_record_for_one_seat_tells_how_much_others_drew_but_not_what() -> None:
    match = new_match()
    lines = entry_lines(match.record([1]))
    assert lines[0] == "1 chance fall seat:1 ?"
    assert lines[1] == match.line(2)
    assert entry_lines(match.record())[0] == match.line(1)


def test_a_record_of_a_finished_game_tells_everything() -> None:
    match = new_match()
    while not match.over:
        match.play(match.numbers[0])
    assert match.record([]) == match.record()


def test_a_whole_record_is_replayed_with_its_audiences() -> None:
    match = new_match()
    again = load(match.record(), find, "1")
    assert again.entries[:4] == match.entries[:4]


def test_a_record_that_does_not_tell_what_was_drawn_is_refused() -> None:
    match = new_match()
    with pytest.raises(RecordError, match="draw is hidden"):
        load(match.record([1]), find)


@pytest.mark.parametrize(("given", "line"), [("seat:2", "seat:1 draws here"), ("", "seat:1 draws here")])
def test_a_record_that_names_another_drawer_is_refused(given: str, line: str) -> None:
    text = new_match().record().replace("1 chance fall seat:1", f"1 chance fall {given}", 1)
    with pytest.raises(RecordError, match=line):
        load(text, find)
