"""Contents: one action space for all decisions, and every number in it means one thing."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import FALL, FRUIT_FELL, PEAR, SERVE, USE_CARD
from tests.kernel.toy_rulebook import CONTENTS, FRUIT

from bruxelles.games.b1893 import edition
from bruxelles.games.b1893.belle import edition as belle_edition
from bruxelles.kernel.contents import (
    ChanceKind,
    Contents,
    DecisionKind,
    FactKind,
    Kind,
    MoneyKind,
    RuleKind,
    SourceKind,
    WideningKind,
    contents_of,
    declared_in,
    name_in,
    numbered,
)
from bruxelles.kernel.notation import Amount, Declared, Names, NotationError
from bruxelles.kernel.steps import MORE

BID = DecisionKind(0, "bid", Amount("coins", 1, 4), (), more=Amount("gems", 2, 3))
TURN = DecisionKind(1, "turn", Names("turn", ("stay", "go"), bare=True), ())
BIDDING = contents_of([BID, TURN])


def all_actions(contents: Contents) -> list[int | None]:
    return [contents.action(kind.number, option) for kind in contents.decisions.values() for option in kind.options()]


@st.composite
def any_contents(draw: st.DrawFn) -> Contents:
    decisions: list[Kind] = []
    for number in range(draw(st.integers(1, 6))):
        first, size, extra = draw(st.tuples(st.integers(0, 9), st.integers(1, 9), st.integers(0, 3)))
        more = Names("more", map(str, range(extra)), draw(st.integers(0, 9))) if extra else None
        decisions.append(DecisionKind(number, f"d{number}", Amount("n", first, size), (), more))
    return contents_of(decisions)


@given(any_contents())
def test_action_numbers_are_unique_contiguous_and_invertible(contents: Contents) -> None:
    assert all_actions(contents) == list(range(contents.actions))
    for action in range(contents.actions):
        kind, option = contents.meaning(action)
        assert contents.action(kind.number, option) == action
        assert kind.option(kind.token(option)) == option


def test_widenings_stand_behind_the_options_of_their_decision() -> None:
    assert BID.options() == [1, 2, 3, 4, MORE + 2, MORE + 3, MORE + 4]
    assert [BID.token(option) for option in BID.options()[3:5]] == ["coins:4", "gems:2"]
    assert [BIDDING.action(0, option) for option in BID.options()] == list(range(7))
    assert BIDDING.action(1, 0) == 7
    assert CONTENTS.decisions[SERVE].option("nothing") == MORE
    assert CONTENTS.decisions[SERVE].option("fruit:pear") == PEAR


def test_an_answer_is_looked_up_by_the_rules_of_its_decision_or_of_what_widens_it() -> None:
    paying = DecisionKind(0, "pay", Amount("coins", 1, 4), ("R-1", "R-2"), more=Amount("gems", 2, 3), more_rule="R-9")
    assert [paying.rules_of(option) for option in (1, 4, MORE + 2)] == [("R-1", "R-2"), ("R-1", "R-2"), ("R-9",)]


def test_an_amount_too_large_stays_legal_but_has_no_action_number() -> None:
    assert BID.option("coins:5") == 5
    assert BID.token(5) == "coins:5"
    assert BIDDING.action(0, 5) is None
    assert BIDDING.action(0, 0) is None


def test_an_option_that_no_widening_adds_has_no_action_number() -> None:
    assert BIDDING.action(0, MORE + 1) is None
    assert BIDDING.action(0, MORE + 5) is None
    assert BIDDING.action(1, MORE) is None


def test_a_fact_is_told_by_its_reason_and_its_tokens() -> None:
    earned = FactKind(0, "earned", (("coins", Amount("coins", 0, 4)), ("reason", Names("for", ("pears", "plums")))))
    assert (earned.reason((-3, 1, 0)), earned.tokens((-3, 1, 0))) == ("plums", {"coins": "coins:-3"})
    fell = CONTENTS.facts[FRUIT_FELL]
    assert (fell.reason((PEAR, 0, 0)), fell.tokens((PEAR, 0, 0))) == (None, {"fruit": "fruit:pear"})


@pytest.mark.parametrize("action", [-1, 9])
def test_an_action_number_outside_the_space_is_refused(action: int) -> None:
    with pytest.raises(NotationError, match=f"there is no action {action}; they run from 0 to 8"):
        BIDDING.meaning(action)


def test_a_token_of_another_decision_is_refused() -> None:
    with pytest.raises(NotationError, match="'fruit:apple' is not a valid coins"):
        BID.option("fruit:apple")
    with pytest.raises(NotationError, match="turn has no number"):
        TURN.token(MORE)


def test_decisions_and_chance_events_are_found_by_name() -> None:
    assert CONTENTS.by_name["useCard"] is CONTENTS.decisions[USE_CARD]
    assert CONTENTS.chance_by_name["fall"] is CONTENTS.chances[FALL]
    assert CONTENTS.offsets[SERVE] == 0
    assert CONTENTS.offsets[USE_CARD] + 3 == CONTENTS.actions


@pytest.mark.parametrize("other", [DecisionKind(1, "go", FRUIT, ()), replace(TURN, name="walk")])
def test_a_number_stands_for_one_thing(other: DecisionKind) -> None:
    with pytest.raises(AssertionError, match="two have the number 1"):
        contents_of([BID, TURN, other])


def test_numbers_of_other_editions_leave_gaps_between_those_of_a_game() -> None:
    fall = ChanceKind(4, "fall", FRUIT, ())
    contents = contents_of([FactKind(7, "b"), FactKind(3, "a"), replace(TURN, number=5), BID, RuleKind(2, "R-2"), fall])
    assert (list(contents.decisions), list(contents.facts), contents.chances) == ([0, 5], [3, 7], {4: fall})
    assert contents.rules == {2: "R-2"}
    assert (contents.action(5, 1), contents.meaning(8)) == (8, (contents.decisions[5], 1))


def test_a_widening_adds_its_options_to_the_decision_that_it_widens() -> None:
    gems = Amount("gems", 2, 3)
    (kind,) = contents_of([WideningKind(0, gems, "R-9"), replace(BID, more=None)]).decisions.values()
    assert kind == replace(BID, more_rule="R-9", more=gems)


def test_what_an_edition_declares_is_found_in_the_modules_of_its_package() -> None:
    own, belle = declared_in(edition, "belle", "asymmetric", "first_edition"), declared_in(belle_edition)
    assert {"saleTile", "turn"} <= {kind.name for kind in numbered(own, DecisionKind).values()}
    assert {"saleDeclare", "c25"} <= {kind.name for kind in numbered(belle, DecisionKind).values()}
    assert not {kind.number for kind in numbered(own, FactKind).values()} & {*numbered(belle, FactKind)}
    assert len(declared_in(edition)) >= len(own) + len(belle)


def test_a_notation_knows_the_names_that_kinds_declare() -> None:
    source = Declared("source")
    name_in(source, [SourceKind(2, "cards"), MoneyKind(1, "fine"), SourceKind(0, "sales")], SourceKind)
    assert [source.token(number) for number in (0, 2)] == ["source:sales", "source:cards"]
    assert (source.number("source:cards"), source.tokens) == (2, ("source:sales", "source:cards"))
    with pytest.raises(NotationError, match="source has no number 1"):
        source.token(1)
