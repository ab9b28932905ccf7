"""Everything that happens, or can be chosen or refused, in 1893 can be said in both languages."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.b1893.builder import RULEBOOK, new_match
from tests.words.games_1893 import NAMES, busy, heard, labels, messages, said
from tests.words.saying import ambiguous_names, facts_with_every_number, inside, used_fields

from bruxelles.games.b1893 import contents, notations
from bruxelles.games.b1893.game import PHASES
from bruxelles.games.b1893.table import Table
from bruxelles.kernel.contents import DecisionKind, FactKind, numbered
from bruxelles.words import languages, speak
from bruxelles.words.b1893 import (
    chance_message,
    decision_message,
    log_lines,
    phase_message,
    why_message,
)
from bruxelles.words.catalogue import catalogue

KEY_LIKE = re.compile(r"[{}]|\b(fact|log|option|decision|why|name|phase|deed|effect|a|the|at)\.\w|\w:\w")


@pytest.mark.parametrize("language", languages())
def test_random_games_can_be_told_and_no_mark_of_the_catalogue_is_left(language: str) -> None:
    words = speak(language, strict=True).with_players(NAMES)
    for message in messages():
        sentence = words.tell(message)
        assert sentence
        assert not KEY_LIKE.search(sentence), (message, sentence)


@pytest.mark.parametrize("language", languages())
def test_no_field_is_given_that_the_sentence_could_not_use(language: str) -> None:
    """A line of the log may leave out what its facts knew besides; options and facts alone say all they are given."""
    texts = catalogue(language).messages
    alone = [line for line in heard().facts if line.key.startswith("fact.")]
    for message in (part for whole in [*heard().options, *alone] for part in inside(whole)):
        assert set(message.fields) == used_fields(texts[message.key]), message.key


def test_options_that_are_on_offer_together_are_told_apart() -> None:
    for seed, seats in enumerate((2, 4)):
        match, choice = new_match(seats, f"apart {seed}"), random.Random(seed)
        while not match.over:
            if (
                match.decision != "noblePick"
            ):  # two of a kind may be on display, even for the same price at another time
                assert len(set(labels(match))) == len(match.numbers), labels(match)
            match.play(busy(match, choice))


@pytest.mark.parametrize("language", languages())
def test_every_decision_asks_a_question(language: str) -> None:
    asked = {name: said(decision_message(name), language) for name in contents.CONTENTS.by_name}
    assert {name: question for name, question in asked.items() if not question.endswith("?")} == {}


@pytest.mark.parametrize("language", languages())
def test_every_chance_event_has_words(language: str) -> None:
    names = [kind.name for kind in contents.CONTENTS.chances.values()]
    assert [name for name in names if not said(chance_message(name), language)] == []


@pytest.mark.parametrize("language", languages())
def test_every_fact_has_words_for_every_number(language: str) -> None:
    lines = [line for fact in facts_with_every_number(contents.CONTENTS) for line in log_lines([fact])]
    assert len(lines) > 100
    sentences = [said(line, language) for line in lines]
    assert [sentence for sentence in sentences if KEY_LIKE.search(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_every_rule_that_forbids_has_one_short_sentence(language: str) -> None:
    reasons = {rule: said(why_message(rule), language) for rule in contents.CONTENTS.rules.values()}
    assert {rule: reason for rule, reason in reasons.items() if len(reason) >= 80} == {}


@pytest.mark.parametrize("language", languages())
def test_score_sheet_settings_and_phases_have_words(language: str) -> None:
    words = speak(language)
    keys = [f"source.{source.removeprefix('source:')}" for source in notations.SOURCE.tokens]
    keys += [f"setting.{option.name}" for option in RULEBOOK.options]
    keys += [f"setting.{value}" for option in RULEBOOK.options for value in option.values if not value.isdigit()]
    keys += [f"name.edition.{RULEBOOK.edition_for(seats)}" for seats in RULEBOOK.seat_counts]
    keys += [f"phase.1893.{phase}" for phase in PHASES if phase != "scoring"]
    assert [key for key in [*keys, "phase.scoring", "name.game.1893"] if key not in words] == []


FORMS = [
    (notations.ARTWORK, ("name", "a", "the")),
    (notations.NOBLE, ("name", "a", "the")),
    (notations.PLACE, ("name", "the", "at")),
    (notations.NEEDLE, ("name", "the")),
    (notations.IRIS, ("name", "the")),
    (notations.SPACE, ("name",)),
    (notations.COLUMN, ("name",)),
    (notations.ROW, ("name",)),
    (notations.STRIP, ("name",)),
    (notations.CUBE, ("name",)),
    (notations.UNIT, ("name",)),
    (notations.DISPLAY, ("name",)),
    (notations.ACTION, ("name",)),
    (notations.TRACK, ("name",)),
    (notations.BONUS, ("name",)),
    (notations.STRATEGIC, ("name",)),
    (notations.PRESTIGE, ("name",)),
    (notations.STOCK, ("name",)),
    (notations.POSITION, ("name",)),
    (notations.SEAT, ("name",)),
    (notations.BF, ("name",)),
    (notations.BID, ("name",)),
    (notations.BOARD, ("name",)),
    (notations.SIDE, ("name",)),
]


@pytest.mark.parametrize("language", languages())
def test_everything_has_its_names(language: str) -> None:
    assert [name for notation, forms in FORMS for name in ambiguous_names(notation, forms, language)] == []


def test_random_games_use_nearly_all_messages() -> None:
    """What no game uses is known by name, so that no message outlives its use."""
    told = {part.key for message in messages() for part in inside(message)}
    unused = {key for key in catalogue("en").messages if key.split(".")[1] == "1893"} - told
    unused -= {
        key
        for key in unused
        if key.split(".")[0] in ("card", "tile", "board", "matters") or key.split(".")[2] in OF_BELLE_EPOQUE
    }
    assert {key for key in unused if not key.startswith("chance.")} <= RARE


# What expansion and variant say; like what matters now, it is told in tests of its own.
OF_BELLE_EPOQUE = {
    "entry",
    "builds_pavilion",
    "tile",
    "visit",
    "visits",
    *(kind.name for kind in numbered([*contents.BELLE, *contents.ASYMMETRIC], DecisionKind).values()),
    *(kind.name for kind in numbered([*contents.BELLE, *contents.ASYMMETRIC], FactKind).values()),
    *("traveler", "white"),
}
RARE = {
    "deed.1893.takes_revealed",  # of the asymmetric variant
    "deed.1893.takes_revealed.effect",
    "fact.1893.money_moved.board",
    "option.1893.noblePick.none",
    "option.1893.noblePick.revealed",
    "option.1893.noblePick.revealed.twice",
    "deed.1893.card_paid",  # of Belle Époque
    "fact.1893.money_moved.tile",
    "fact.1893.points_scored.tiles",
    "fact.1893.points_scored.visits",
    "option.1893.pay.helped",
    "closing.1893.nobles_revealed",  # after the display ran dry
    "deed.1893.exchanges",  # only what follows here by hand
    "does.1893.construction.done",
    "does.1893.workshop.void",
    "fact.1893.stock_revealed.one",  # on no card of ours
    "log.1893.closing",  # in previews, which end where chance begins
    "option.1893.noblePick.empty",
    "option.1893.pay.top",
    "option.1893.payNoble.beyond",
    "phrase.1893.returned",
    "phase.1893.columns",  # nobody decides anything there
    "phase.1893.first",
    "phase.1893.irises",
    "phase.1893.brussels",
    "phase.1893.end",
}


def test_what_is_said_in_the_words_of_another_game_is_known_by_name() -> None:
    told = {part.key for message in messages() for part in inside(message)}
    assert {key for key in told if key.split(".")[1] != "1893" and not key.startswith("source.")} == SHARED


SHARED = {
    "decision.nobleKeep",
    "decision.parkAction",
    "decision.turn",
    "fact.advance_lost",
    "fact.artwork_sold",
    "fact.first_player_named",
    "fact.game_ended",
    "fact.money_moved.none",
    "fact.money_moved.pass",
    "fact.money_moved.sale",
    "fact.noble_unpaid",
    "fact.passed.later",
    "fact.points_scored.unpaid-nobles",
    "fact.round_began",
    "fact.track_advanced",
    "log.passed.later",
    "log.start",
    "log.start.seat",
    "log.unpaid",
    "log.upkeep",
    "option.nobleKeep.discard",
    "option.nobleKeep.keep",
    "option.turn.pass.later",
    "phase.over",
    "phase.scoring",
}


@pytest.mark.parametrize(
    ("lines", "phase"),
    [("", "setup"), ("phase planning", "planning"), ("phase turn seat:1", "turn")],
)
def test_before_chance_or_a_step_without_choice_there_is_a_phase_too(lines: str, phase: str) -> None:
    settings = RULEBOOK.settings(4, {})
    state = RULEBOOK.new_position(settings, [(1, lines)]) if lines else RULEBOOK.new_state(settings)
    assert isinstance(state, Table)
    assert phase_message(state).key == f"phase.1893.{phase}"


def test_when_all_have_passed_the_round_ends() -> None:
    state = RULEBOOK.new_position(RULEBOOK.settings(4, {}), [(1, "phase end")])
    assert isinstance(state, Table)
    state.passes = 4
    assert phase_message(state).key == "phase.1893.end"


def test_the_game_is_called_by_its_name() -> None:
    for language in languages():
        assert speak(language, strict=True).name(f"game:{RULEBOOK.name}") == "Bruxelles 1893"
