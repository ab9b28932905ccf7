"""The log of any game, told by a toy: which facts become one sentence, and which are told by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

from tests.words.saying import used_fields

from bruxelles.games import NAMES, find_rulebook
from bruxelles.kernel.contents import FactKind
from bruxelles.kernel.journal import Fact
from bruxelles.kernel.notation import Amount, Names
from bruxelles.kernel.steps import NOBODY
from bruxelles.words import Message
from bruxelles.words.catalogue import catalogue
from bruxelles.words.game_words import words_for
from bruxelles.words.log import Log, LoggedFact, Run, Sentence, any_of, as_one, labelled, parts, tell

FELL, EATEN, EARNED, SLEPT = range(4)
PEARS, WORK = range(2)
MANY = 60  # faces of cards and pairs of irises have more; they are told alike
FRUIT = Names("fruit", ("apple", "pear"))
KINDS = (
    FactKind(FELL, "fell", (("fruit", FRUIT),)),
    FactKind(EATEN, "eaten", (("fruit", FRUIT),)),
    FactKind(EARNED, "earned", (("coins", Amount("coins", 0, 9)), ("reason", Names("for", ("pears", "hard-work"))))),
    FactKind(SLEPT, "slept"),
)


def alone(told: Fact) -> Message:
    return Message(f"fact.{KINDS[told.kind].name}", {**KINDS[told.kind].tokens(told.numbers), "who": told.seat})


def meal(run: Run) -> list[Message]:
    return [Message("meal", {"who": run[0].seat, "count": len(labelled(run, "eaten"))})]


def day(run: Run) -> list[Message]:
    return [Message("day", {"deeds": tell(run, DEEDS)})]


def fallen(run: Run) -> list[Message]:
    return [Message("fallen", {"count": len(run)})]


DEEDS = (Sentence("eaten+", meal), Sentence("earned.hard-work", as_one("worked")))
LOG = Log(
    dict(enumerate(KINDS)),
    alone,
    lambda told: told.kind == SLEPT,
    (
        Sentence("fell+", fallen, of_table=True),
        Sentence("eaten earned.pears", as_one("sold")),
        Sentence(f"{any_of(DEEDS)}+", day),
    ),
)


def told(*facts: tuple[int, int, int, int]) -> list[Fact]:
    return [Fact(0, fact, seat, (a, b, 0)) for fact, seat, a, b in facts]


def said(*facts: tuple[int, int, int, int], log: Log = LOG) -> list[str]:
    return [line.key for line in log.lines(told(*facts))]


def test_a_fact_that_fits_no_sentence_is_told_by_itself() -> None:
    assert LOG.lines(told((EARNED, 1, 3, PEARS))) == [Message("fact.earned", {"coins": "coins:3", "who": 1})]


def test_noise_is_left_out_and_parts_nothing() -> None:
    assert said((SLEPT, 0, 0, 0)) == []
    assert said((EATEN, 0, 1, 0), (SLEPT, 0, 0, 0), (EARNED, 0, 3, PEARS)) == ["sold"]


def test_the_first_sentence_that_fits_is_taken_and_takes_all_it_can() -> None:
    assert said((EATEN, 0, 1, 0), (EARNED, 0, 3, PEARS)) == ["sold"]
    assert said((EATEN, 0, 1, 0), (EATEN, 0, 1, 0), (EARNED, 0, 3, PEARS)) == ["day", "fact.earned"]


def test_facts_of_one_kind_are_told_apart_by_their_reason() -> None:
    assert said((EARNED, 0, 3, WORK), (EARNED, 0, 3, PEARS)) == ["day", "fact.earned"]


def test_a_sentence_is_about_one_player_unless_it_is_about_the_table() -> None:
    assert said((EATEN, 0, 1, 0), (EARNED, 1, 3, PEARS)) == ["day", "fact.earned"]
    assert said((EATEN, 0, 1, 0), (EATEN, 1, 1, 0)) == ["day", "day"]
    assert said((EATEN, NOBODY, 1, 0)) == ["fact.eaten"]
    assert said((FELL, 0, 1, 0), (FELL, NOBODY, 1, 0), (FELL, 1, 1, 0)) == ["fallen"]


def test_a_sentence_may_be_made_of_others() -> None:
    (line,) = LOG.lines(told((EATEN, 1, 0, 0), (EATEN, 1, 1, 0), (EARNED, 1, 2, WORK)))
    worked = Message("worked", {"coins": "coins:2", "who": 1})
    assert line == Message("day", {"deeds": [Message("meal", {"who": 1, "count": 2}), worked]})


def test_another_edition_adds_sentences_before_the_others() -> None:
    longer = replace(LOG, sentences=(Sentence("fell eaten", as_one("windfall"), of_table=True), *LOG.sentences))
    facts = ((FELL, NOBODY, 1, 0), (EATEN, 0, 1, 0))
    assert (said(*facts), said(*facts, log=longer)) == (["fallen", "day"], ["windfall"])


def test_a_label_is_a_whole_one() -> None:
    eaten, eaten_up = (LoggedFact(label, 0, (0, 0, 0), Message(label)) for label in ("eaten", "eaten_up"))
    assert [line.key for line in tell([eaten_up, eaten], [Sentence("eaten", as_one("meal"))])] == ["eaten_up", "meal"]


def test_a_run_falls_into_parts() -> None:
    facts = [LoggedFact(label, 0, (0, 0, 0), Message(label)) for label in "abbabb"]
    assert [[fact.label for fact in part] for part in parts(facts, "a")] == [["a", "b", "b"], ["a", "b", "b"]]
    assert [[fact.label for fact in part] for part in parts(facts[1:], "a")] == [["b", "b"], ["a", "b", "b"]]


def numbers_of(kind: FactKind) -> Iterable[tuple[int, ...]]:
    """Numbers that such a fact may tell: all names, and of amounts what is paid, nothing, one and more."""
    every = [(-1, 0, 1, 2) if isinstance(notation, Amount) else notation.numbers() for _, notation in kind.fields]
    return product(*(numbers[:MANY] for numbers in every))


def told_alone(game: str) -> set[str]:
    """The sentences that the log of a game comes to when it is told one fact, about a player or about nobody."""
    lines: list[Message] = []
    for kind in find_rulebook(game).contents.facts.values():
        own = [
            texts
            for key, texts in catalogue("en").messages.items()
            if key.startswith("fact.") and key.endswith(f".{kind.name}")
        ]
        seats = [0] if all("player" in used_fields(texts) for texts in own) else [0, NOBODY]
        for numbers, seat in product(numbers_of(kind), seats):
            a, b, c = (*numbers, 0, 0, 0)[:3]
            lines += words_for(game).log_lines([Fact(0, kind.number, seat, (a, b, c))])
    return {line.key for line in lines}


def test_every_sentence_of_a_fact_is_told_by_some_log() -> None:
    """Facts that always stand in a longer sentence have none of their own."""
    alone = set().union(*map(told_alone, NAMES))
    assert {key for key in catalogue("en").messages if key.startswith("fact.")} - alone == set()
