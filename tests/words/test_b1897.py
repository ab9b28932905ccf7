"""Everything that happens, or can be chosen or refused, in 1897 can be said in both languages."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import NamedTuple

import pytest
from tests.games.b1897.builder import RULEBOOK, new_match, play, table_of
from tests.words.saying import ambiguous_names, facts_with_every_number, one_by_one, used_fields

from bruxelles.components.box import CONFIDENCES
from bruxelles.games import find_rulebook
from bruxelles.games.b1897 import contents, notations
from bruxelles.games.b1897 import vocabulary as v
from bruxelles.kernel.explain import trial_of
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.match import Match
from bruxelles.words import Message, Token, languages, speak
from bruxelles.words.b1897 import (
    chance_message,
    decision_message,
    log_lines,
    option_message,
    phase_message,
    why_message,
)
from bruxelles.words.catalogue import catalogue

NAMES = ["Ada", "Bo", "Cy", "Di"]
KEY_LIKE = re.compile(r"[{}]|\b(fact|log|option|decision|why|name|phase|a|the|at)\.\w|\w:\w")


# By number of seats, with the rule options in use.
GAMES = (
    (2, ()),
    (3, ("declineAction", "limitedMoney")),
    (4, ("halfCards", "declineAction")),
    (4, ("halfCards",)),
    (3, ()),
    (2, ("declineAction",)),
)


class Heard(NamedTuple):
    """All messages of some games, and what was told."""

    options: list[Message]
    facts: list[Message]
    lines: list[Message]
    others: list[Message]


@cache
def heard() -> Heard:
    """Random games of all sizes and options, with every option of every decision that came, offered or not."""
    options, facts, lines, others = [], [], [], []
    for seats, on in GAMES:
        match = new_match(seats, f"words {seats}", None, **dict.fromkeys(on, "on"))
        choice = random.Random(seats)
        while not match.over:
            assert match.decision is not None
            assert match.seat is not None
            table = table_of(match)
            kind = contents.CONTENTS.by_name[match.decision]
            options += [
                option_message(table, match.seat, kind.name, option, trial_of(match, option))
                for option in kind.options()
            ]
            others += [decision_message(kind.name), phase_message(table)]
            match.play(eager(match, choice))
        others.append(phase_message(table_of(match)))
        facts += one_by_one(match)
        lines += log_lines(match.facts)
    return Heard(options, facts, lines, others)


def eager(match: Match, choice: random.Random) -> str:
    """Any option, but mostly one that keeps the player busy in the grid."""
    busy = [option for option in match.options if option in ("nouveau", "supply", "construction", "yes", "keep")]
    return choice.choice(busy if busy and choice.random() < 0.7 else match.options)


def messages() -> list[Message]:
    return [message for part in heard() for message in part]


@pytest.mark.parametrize("language", languages())
def test_random_games_can_be_told_and_no_mark_of_the_catalogue_is_left(language: str) -> None:
    words = speak(language, strict=True).with_players(NAMES)
    for message in messages():
        said = words.tell(message)
        assert said
        assert not KEY_LIKE.search(said), (message, said)


@pytest.mark.parametrize("language", languages())
def test_no_field_is_given_that_the_sentence_could_not_use(language: str) -> None:
    """A line of the log may leave out what its facts knew besides; options and facts say all they are given."""
    texts = catalogue(language).messages
    alone = [line for line in heard().facts if line.key.startswith("fact.")]
    for message in [*heard().options, *alone]:
        assert set(message.fields) == used_fields(texts[message.key]), message.key


@pytest.mark.parametrize("language", languages())
def test_every_decision_asks_a_question(language: str) -> None:
    asked = {name: speak(language, strict=True).tell(decision_message(name)) for name in contents.CONTENTS.by_name}
    assert {name: question for name, question in asked.items() if not question.endswith("?")} == {}


@pytest.mark.parametrize("language", languages())
def test_every_chance_event_has_words(language: str) -> None:
    names = [kind.name for kind in contents.CONTENTS.chances.values()]
    assert [name for name in names if not speak(language, strict=True).tell(chance_message(name))] == []


@pytest.mark.parametrize("language", languages())
def test_every_fact_has_words_for_every_number(language: str) -> None:
    words = speak(language, strict=True)
    lines = [line for fact in facts_with_every_number(contents.CONTENTS) for line in log_lines([fact])]
    assert len(lines) > 100
    sentences = [words.tell(line) for line in lines]
    assert [sentence for sentence in sentences if KEY_LIKE.search(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_every_rule_that_forbids_has_one_short_sentence(language: str) -> None:
    words = speak(language, strict=True)
    reasons = {rule: words.tell(why_message(rule)) for rule in contents.CONTENTS.rules.values()}
    assert {rule: reason for rule, reason in reasons.items() if len(reason) >= 80} == {}


@pytest.mark.parametrize("language", languages())
def test_score_sheet_confidence_and_settings_have_words(language: str) -> None:
    words = speak(language)
    keys = [f"source.{source.removeprefix('source:')}" for source in notations.SOURCE.tokens]
    keys += ["source.total", *(f"confidence.{word}" for word in CONFIDENCES)]
    keys += [f"setting.{option.name}" for option in RULEBOOK.options]
    keys += [f"setting.{value}" for option in RULEBOOK.options for value in option.values if not value.isdigit()]
    keys += [f"name.edition.{RULEBOOK.edition_for(seats)}" for seats in RULEBOOK.seat_counts]
    assert [key for key in keys if key not in words] == []


FORMS = [
    (notations.CARD, ("name", "a", "the")),
    (notations.ARCHITECT, ("name", "a", "the")),
    (notations.PLACE, ("name", "the", "at")),
    (notations.UPPER, ("name", "the")),
    (notations.LOWER, ("name", "the")),
    (notations.SORT, ("name",)),
    (notations.TRACK, ("name",)),
    (notations.PARK_ACTION, ("name",)),
    (notations.CELL, ("name",)),
    (notations.COAT, ("name",)),
    (notations.SEAT, ("name",)),
]


@pytest.mark.parametrize("language", languages())
def test_everything_has_its_names(language: str) -> None:
    assert [name for notation, forms in FORMS for name in ambiguous_names(notation, forms, language)] == []


def test_random_games_use_nearly_all_messages() -> None:
    """What no game uses is known by name, so that no message outlives its use."""
    said = {message.key for message in messages()}
    prefixes = ("option.", "log.", "decision.", "phase.")
    unused = {key for key in catalogue("en").messages if key.startswith(prefixes) and ".1893" not in key} - said
    assert unused <= {
        "option.turn.pass",  # only in 1893 there is a turn without it
        "option.cell.money.limited",  # money is rarely so scarce
        "option.perform.yes.house",
        "option.unpaidNoble",
        "decision.unpaidNoble",
        "log.start.seat",  # inside log.start
        "log.unpaid",
        "phase.coats",  # nobody decides anything there
        "phase.preparation",
        "phase.scoring",
    }


def test_amounts_come_from_the_box() -> None:
    match = new_match(4, "1", None)
    table = table_of(match)
    table.edition.exchange = 8
    fields = option_message(table, 0, "turn", v.TO_PLACE, None).fields
    assert fields == {"count": 1, "amount": Token("bef:8")}


def test_a_limited_supply_is_told_before_it_disappoints() -> None:
    match = new_match(4, "1", None, limitedMoney="on")
    table = table_of(match)
    table.seats[1].money = 60
    assert option_message(table, 0, "turn", v.PASS, trial_of(match, v.PASS)).fields == {"amount": Token("bef:0")}


def test_a_sale_for_less_than_the_price_promises_no_amount_before_the_placement_is_paid() -> None:
    match = new_match(4, "1", None, limitedMoney="on")
    table = table_of(match)
    table.cards[0] = v.MONEY_CARD
    table.seats[0].artworks.add(v.FIRST_ARTWORK)
    table.seats[1].money = 60
    message = option_message(table, 0, "cell", 0, None)
    assert (message.key, "amount" in message.fields) == ("option.cell.money.limited", False)
    assert speak("en", strict=True).tell(message).endswith("(Sale of an Artwork for whatever money is left)")
    table.seats[1].money = 0
    assert option_message(table, 0, "cell", 0, None).fields["amount"] == Token("bef:3")


def test_a_card_whose_action_is_void_says_so() -> None:
    match = new_match(4, "1")
    table = table_of(match)
    table.cards[0], table.cards[1] = v.MONEY_CARD, v.FIRST_HOUSE
    words = speak("en", strict=True)
    assert words.tell(option_message(table, 0, "cell", 0, None)).endswith("(no effect: you have no Artwork to sell)")
    assert words.tell(option_message(table, 0, "cell", 1, None)).endswith("(no effect: it costs 1 material)")


def test_an_unpaid_noble_is_announced_with_its_price() -> None:
    match = find_unpaid()
    table = table_of(match)
    assert match.seat is not None
    message = option_message(table, match.seat, "unpaidNoble", v.HORTA, trial_of(match, v.HORTA))
    assert speak("en").tell(message) == "Leave Victor Horta unpaid: lose 3 VP"
    assert phase_message(table).key == "phase.scoring"
    lines = play(match, match.options[0]).facts
    assert "log.unpaid" in {line.key for line in log_lines(lines)}


def find_unpaid() -> Match:
    """The end of a game with Nobles and no money."""
    choice = random.Random(1)
    for number in range(40):
        match = new_match(3, f"unpaid {number}")
        while not match.over:
            if match.decision == "unpaidNoble":
                return match
            wished = [option for option in match.options if option in ("nouveau", "keep", "influence")]
            match.play(choice.choice(wished or match.options))
    raise AssertionError("no game ended with unpaid Nobles")


def told(text: list[tuple[int, int, tuple[int, int, int]]]) -> list[Fact]:
    return [Fact(entry, fact, seat, numbers) for entry, (fact, seat, numbers) in enumerate(text)]


def test_the_log_tells_a_construction_in_one_sentence() -> None:
    facts = told(
        [
            (v.HOUSE_BUILT, 0, (v.FIRST_HOUSE, 0, 0)),
            (v.MATERIAL_PAID, 0, (v.FIRST_MATERIAL, 0, 0)),
            (v.MATERIAL_PAID, 0, (v.FIRST_MATERIAL + 4, 0, 0)),
            (v.POINTS_SCORED, 0, (2, v.FROM_CONSTRUCTION, 0)),
        ]
    )
    words = speak("en", strict=True).with_players(NAMES)
    assert [words.tell(line) for line in log_lines(facts)] == [
        "Ada builds a single-lamp House with a wood + wood Material and a steel + wood Material and scores 2 VP."
    ]


def test_the_log_joins_only_what_one_player_did() -> None:
    facts = told([(v.MONEY_MOVED, seat, (-2, v.FOR_NOBLE, 0)) for seat in (0, 0, 1)])
    words = speak("en", strict=True).with_players(NAMES)
    assert [words.tell(line) for line in log_lines(facts)] == [
        "Ada pays 4 BEF for 2 Nobles.",
        "Bo pays 2 BEF for 1 Noble.",
    ]


def test_the_log_leaves_out_sources_that_gave_nothing() -> None:
    assert log_lines(told([(v.POINTS_SCORED, 0, (0, v.FROM_HOUSES, 0))])) == []


def test_the_log_forgets_no_fact_but_noise() -> None:
    """Every player's points and money stand in the log: sums by sentence equal sums by fact."""
    match = new_match(4, "sum")
    choice = random.Random(5)
    while not match.over:
        match.play(choice.choice(match.numbers))
    points = sum(fact.numbers[0] for fact in match.facts if fact.kind == v.POINTS_SCORED)
    said = 0
    for line in log_lines(match.facts):
        if "points" in line.fields:
            number = int(str(line.fields["points"]).removeprefix("vp:"))
            said += -number if "unpaid" in line.key else number
    assert said == points


def test_the_first_sentences_of_a_game() -> None:
    words = speak("en", strict=True).with_players(NAMES)
    assert [words.tell(line) for line in log_lines(new_match(2, "1").facts)][2:5] == [
        "Round 1 begins.",
        "A new grid is dealt: 10 cards.",
        "Neutral Architects are placed at: row 3, column 1 and row 3, column 4.",
    ]


def test_the_prison_bonus_belongs_to_the_columns_and_vandervelde_to_the_turn() -> None:
    keys = {message.key for message in heard().others}
    assert {"phase.columns", "phase.turn", "phase.brussels", "phase.exhibition", "phase.over"} <= keys


def test_the_game_is_called_by_its_name() -> None:
    for language in languages():
        assert speak(language, strict=True).name(f"game:{find_rulebook('1897').name}") == "Bruxelles 1897"
