"""Everything that happens, or can be chosen or refused, in the first edition can be said in both languages and in its
own words.
"""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from tests.games.b1893.first_edition.playing import RULEBOOK, new_match, position, scripted, table_of
from tests.words.saying import one_by_one

from bruxelles.kernel.explain import trial_of
from bruxelles.kernel.match import Match
from bruxelles.words import Message, Token, languages, speak
from bruxelles.words.b1893.first_edition import (
    chance_message,
    decision_message,
    log_lines,
    option_message,
    own_name,
    phase_message,
    why_message,
)
from bruxelles.words.game_words import words_for

SECOND = {
    "en": re.compile(
        r"\b([Nn]obles?|[Mm]eeples?|Houses?|[Ii]ris|[Ii]rises|Prestige|Try Square|First Player|indicator)\b"
    ),
    "fr": re.compile(r"\b([Mm]aisons?|[Ii]ris|Prestige|Couronne|1er joueur|indicateur|gratuites?)\b"),
}
KEY_LIKE = re.compile(r"[{}]|\b(fact|log|option|decision|why|name|phase|deed|effect|a|the|at)\.\w|\w:\w")
MANY = 30  # options of a decision that are listened to


def busy(match: Match, choice: random.Random) -> str:
    """Any option, but small bids, and nobody passes as long as something else can be done."""
    options = match.options
    if match.decision == "bid":
        return choice.choice(options[:3])
    return choice.choice([option for option in options if option not in ("pass", "stop", "decline")] or options)


@cache
def heard() -> tuple[Message, ...]:
    """Random games, with every option of every decision that came, offered or not."""
    found: list[Message] = []
    for seed, seats in enumerate((2, 4, 5)):
        match, choice = new_match(seats, f"words {seed}"), random.Random(seed)
        while not match.over:
            assert match.seat is not None
            kind = RULEBOOK.contents.by_name[match.decision or ""]
            every = {*match.numbers, *choice.sample(kind.options(), min(MANY, kind.size))}
            found += [
                option_message(table_of(match), match.seat, kind.name, option, trial_of(match, option))
                for option in sorted(every)
            ]
            found += [decision_message(kind.name), phase_message(table_of(match))]
            match.play(busy(match, choice))
        found += [*one_by_one(match), *log_lines(match.facts), phase_message(table_of(match))]
    found += [why_message(rule) for rule in RULEBOOK.contents.rules.values()]
    found += [chance_message(kind.name) for kind in RULEBOOK.contents.chances.values()]
    return tuple(found)


def said(message: Message, language: str = "en") -> str:
    return speak(language, strict=True).with_players(["Ada", "Bo", "Cy", "Di", "Eve"]).tell(message)


@pytest.mark.parametrize("language", languages())
def test_everything_is_said_and_nothing_looks_like_a_key(language: str) -> None:
    for text in {said(message, language) for message in heard()}:
        assert not KEY_LIKE.search(text), text


UNUSED = ("why.93-SETUP-19", "why.93-WORK-01", "why.93-WORK-02")


@pytest.mark.parametrize("language", languages())
def test_no_word_of_the_second_edition_slips_in(language: str) -> None:
    for message in heard():
        if message.key not in UNUSED:
            text = said(message, language)
            assert not SECOND[language].search(text.replace("matériaux nobles", "").replace("matériau noble", "")), text


def test_the_game_has_its_words() -> None:
    assert words_for("1893-1st").decision_message("perform") == decision_message("perform")


def test_a_name_keeps_the_token_that_a_window_knows() -> None:
    assert own_name(Token("artwork:brown")) == "artwork:pink"
    shield = own_name(Token("iris:2,3"))
    assert isinstance(shield, Message)
    assert shield.fields["token"] == "iris:2,3"
    assert own_name(Token("seat:1")) == "seat:1"


def test_a_name_takes_the_form_that_its_sentence_asks_for() -> None:
    place = own_name(Token("place:grand-place"))
    assert (
        said(Message("deed.1893-1st.sends", {"count": 2, "place": place})) == "places 2 Assistants at the Grand Plaza"
    )


def test_what_was_drawn_stands_in_one_sentence_and_a_single_one_in_none() -> None:
    lines = "phase turn seat:1\nround 2\nseat:1 money 3\n"
    turn = "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\nchance drawArtworks seat:1 "
    several = scripted(lines + "seat:1 exhibitions 1", turn + "artwork:pink artwork:blue")
    assert [said(line) for line in log_lines(several.facts)] == [
        "Ada bids 1 BF at row 1, column 1.",
        "Ada draws a pink Artwork and a blue Artwork.",
    ]
    others = [said(line, "fr") for line in log_lines(several.facts_for([1]))]
    assert others == ["Ada mise 1\N{NO-BREAK SPACE}FB en rangée 1, colonne 1.", "Ada pioche 2 Œuvres."]
    single = scripted(lines, turn + "artwork:pink")
    assert [said(line) for line in log_lines(single.facts)][1:] == ["Ada takes a pink Artwork."]


@pytest.mark.rule("93E1-WORK-02")
@pytest.mark.parametrize(("tiles", "yellow"), [(1, 1), (2, 2), (3, 2)])
def test_a_refill_in_the_midst_of_a_draw_hides_nothing_from_the_one_who_draws(tiles: int, yellow: int) -> None:
    gone = " artwork:green" * 5 + " artwork:pink" * 5 + " artwork:blue" * 3 + " artwork:yellow" * (6 - yellow)
    drawn = ["artwork:yellow"] * yellow + ["artwork:blue"] * (tiles + 1 - yellow)
    match = scripted(
        f"phase turn seat:1\nround {tiles + 1}\nseat:1 money 3\nseat:1 exhibitions {tiles}\n"
        "market artwork:green artwork:pink\ncovered artwork:blue artwork:blue artwork:blue artwork:black\n"
        f"gone{gone}",
        "seat:1 turn space:1,1\nseat:1 bid bid:1\nseat:1 perform perform\n"
        f"chance drawArtworks seat:1 {' '.join(drawn)}",
    )
    colours = [f"a {artwork.partition(':')[2]} Artwork" for artwork in drawn]
    refill = "A stack is empty: 4 covered Artworks go back."
    own, others = ([said(line) for line in log_lines(match.facts_for([seat]))][1:] for seat in (0, 1))
    assert own == [refill, f"Ada draws {', '.join(colours[:-1])} and {colours[-1]}."]
    assert others == [refill, f"Ada draws {tiles + 1} Artworks."]


@pytest.mark.rule("93E1-FREE-01")
def test_what_the_owner_of_a_building_may_leave_is_no_must() -> None:
    match = position("phase turn seat:1\nseat:1 money 3\nseat:2 houses space:1,4 space:1,3", seats=3)
    turn = RULEBOOK.contents.by_name["turn"]
    visits = [option_message(table_of(match), 0, "turn", turn.option(f"space:1,{column}"), None) for column in (4, 3)]
    assert [said(visit).partition(" (")[2] for visit in visits] == [
        "on the Building of Bo, who may take a cube)",
        "on the Building of Bo, who may activate a Public Figure)",
    ]
    assert [said(visit, "fr").partition(" (")[2] for visit in visits] == [
        "chez Bo, qui peut prendre un matériau noble)",
        "chez Bo, qui peut activer un Notable)",
    ]


def test_the_question_whether_to_act_belongs_to_the_turn() -> None:
    match = position("phase turn seat:1\nseat:1 money 2")
    match.play("space:1,1")
    match.play("bid:1")
    assert said(phase_message(table_of(match))).startswith("Round 1 of 5: bid for spaces")
    assert [said(option_message(table_of(match), 0, "perform", option, None)) for option in match.numbers] == [
        "Skip the action (Workshop at row 1, column 1)",
        "Carry out the action (Workshop at row 1, column 1)",
    ]
