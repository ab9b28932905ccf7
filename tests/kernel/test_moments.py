"""Moments: who listens acts there, in order, and the moment comes again until nobody can."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.kernel.diary import Diary, Write, diary_with

from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.moments import Card, instead, listen, listen_for, moment
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, choose, settle, then, why_not
from bruxelles.kernel.variants import Adjustment, Variants

HERE, ELSEWHERE = 0, 1
QUESTION = 1
USED_UP, NOT_NOW = 8, 9


NUMBERED = ("lamp", "vase", "iris", "rain", "sun")


class Once(Card[Diary]):
    """Usable once a game, by everybody together; what it does is written down."""

    def __init__(self, name: str, asks: bool = True) -> None:
        self.name = name
        self.is_asking = asks

    def option(self) -> i64:
        return NUMBERED.index(self.name) + 1

    def why_not(self, diary: Diary, seat: i64) -> i64:
        return USED_UP if any(self.name in word for word in diary.written) else ALLOWED

    def use(self, diary: Diary, seat: i64) -> None:
        then(diary, Write(f"seat {seat} used {self.name}"))

    def asks(self) -> bool:
        return self.is_asking


class Never(Once):
    def why_not(self, diary: Diary, seat: i64) -> i64:
        return USED_UP


def diary_where(*cards: Card[Diary]) -> Diary:
    """A diary in which these cards listen; one line waits behind whatever they do."""
    variants = Variants(quantities=0, decisions=2, moments=2)
    listen(variants, HERE, QUESTION, list(cards), seats=3)
    return diary_with(Write("after"), variants=variants)


def settled(diary: Diary) -> list[int]:
    """Go on; the options of the question that waits, none at the end."""
    out = Options()
    return out.listed() if settle(diary, Dealer("1", "deal"), out) is not None else []


def pick(diary: Diary, option: int) -> list[int]:
    assert diary.decision is not None
    choose(diary, diary.decision, option)
    return settled(diary)


def test_where_nobody_listens_nothing_happens() -> None:
    diary = diary_where(Once("lamp"))
    moment(diary, ELSEWHERE, 0)
    assert settled(diary) == []
    assert diary.written == ["after"]
    assert diary.answers == 0


def test_a_moment_asks_the_seat_it_belongs_to() -> None:
    diary = diary_where(Once("lamp"))
    moment(diary, HERE, 2)
    assert settled(diary) == [0, 1]
    assert diary.decision is not None
    assert diary.decision.seat == 2
    assert diary.decision.kind() == QUESTION
    assert pick(diary, 1) == []
    assert diary.written == ["seat 2 used lamp", "after"]


def test_no_is_always_an_answer_and_ends_the_moment() -> None:
    diary = diary_where(Once("lamp"), Once("vase"))
    moment(diary, HERE, 0)
    assert settled(diary) == [0, 1, 2]
    assert pick(diary, 0) == []
    assert diary.written == ["after"]


def test_the_moment_comes_again_until_no_card_is_usable() -> None:
    diary = diary_where(Once("lamp"), Once("vase"), Once("iris"))
    moment(diary, HERE, 0)
    settled(diary)
    assert pick(diary, 2) == [0, 1, 3]
    assert pick(diary, 3) == [0, 1]
    assert pick(diary, 1) == []
    assert diary.written == ["seat 0 used vase", "seat 0 used iris", "seat 0 used lamp", "after"]


def test_a_question_that_can_only_be_answered_with_no_is_not_asked() -> None:
    diary = diary_where(Never("lamp"))
    moment(diary, HERE, 0)
    assert settled(diary) == []
    assert diary.answers == 0


def test_a_pure_gain_happens_without_a_question_and_before_any() -> None:
    diary = diary_where(Once("lamp"), Once("rain", asks=False), Never("vase"), Once("sun", asks=False))
    moment(diary, HERE, 1)
    assert settled(diary) == [0, 1]
    assert diary.written == ["seat 1 used rain", "seat 1 used sun"]
    assert diary.answers == 0
    pick(diary, 1)
    assert diary.written[2:] == ["seat 1 used lamp", "after"]


def test_the_card_says_why_it_cannot_be_used() -> None:
    diary = diary_where(Once("lamp"), Never("vase"))
    moment(diary, HERE, 0)
    settled(diary)
    assert diary.decision is not None
    assert [why_not(diary, diary.decision, option) for option in range(3)] == [ALLOWED, ALLOWED, USED_UP]


def test_one_kind_of_question_serves_several_moments_and_a_card_keeps_its_number() -> None:
    variants = Variants(quantities=0, decisions=2, moments=2)
    listen(variants, HERE, QUESTION, [Once("iris"), Once("lamp")], 3, NOT_NOW)
    listen(variants, ELSEWHERE, QUESTION, [Once("vase"), Once("iris")], 3, NOT_NOW)
    diary = diary_with(Write("after"), variants=variants)
    moment(diary, ELSEWHERE, 0)
    moment(diary, HERE, 0)
    assert settled(diary) == [0, 3, 1]
    assert diary.decision is not None
    assert [why_not(diary, diary.decision, option) for option in range(4)] == [ALLOWED, ALLOWED, NOT_NOW, ALLOWED]
    assert pick(diary, 0) == [0, 2, 3]
    assert diary.decision is not None
    assert [why_not(diary, diary.decision, option) for option in range(4)] == [ALLOWED, NOT_NOW, ALLOWED, ALLOWED]
    assert pick(diary, 3) == [0, 2]
    assert diary.written == ["seat 0 used iris"]


def test_a_step_happens_as_it_is_where_nobody_listens() -> None:
    diary = diary_where(Once("lamp"))
    instead(diary, ELSEWHERE, 0, Write("itself"))
    settled(diary)
    assert diary.written == ["itself", "after"]


def test_a_step_happens_as_it_is_if_nobody_can_replace_it() -> None:
    diary = diary_where(Never("lamp"))
    instead(diary, HERE, 0, Write("itself"))
    settled(diary)
    assert diary.written == ["itself", "after"]
    assert diary.answers == 0


@pytest.mark.parametrize(
    ("option", "written"),
    [(0, ["itself", "after"]), (1, ["seat 1 used lamp", "after"]), (3, ["seat 1 used iris", "after"])],
)
def test_a_step_is_replaced_once_or_happens(option: int, written: list[str]) -> None:
    diary = diary_where(Once("lamp"), Never("vase"), Once("iris"))
    instead(diary, HERE, 1, Write("itself"))
    assert settled(diary) == [0, 1, 3]
    assert diary.decision is not None
    assert (diary.decision.seat, diary.decision.kind()) == (1, QUESTION)
    assert pick(diary, option) == []
    assert diary.written == written


def test_a_card_asks_unless_it_says_otherwise_and_must_know_its_rule() -> None:
    card = Card[Diary]()
    assert card.asks()
    assert card.option() == 1
    with pytest.raises(NotImplementedError):
        card.usable(diary_with(), 0)
    with pytest.raises(NotImplementedError):
        card.use(diary_with(), 0)


def test_a_pure_gain_replaces_a_step_without_a_question() -> None:
    diary = diary_where(Once("lamp"), Once("rain", asks=False))
    instead(diary, HERE, 2, Write("itself"))
    assert settled(diary) == []
    assert diary.written == ["seat 2 used rain", "after"]
    assert diary.answers == 0


def test_who_comes_later_listens_behind_those_already_there() -> None:
    variants = Variants(quantities=0, decisions=2, moments=2)
    lamp, iris = Once("lamp"), Once("iris")
    listen(variants, HERE, QUESTION, [lamp], seats=2)
    listen(variants, HERE, QUESTION, [iris], seats=2)
    assert [listener.cards for listener in variants.moments[HERE]] == [[lamp, iris], [lamp, iris]]


class Asking(Once):
    """Puts a question of its own, which may be answered with no: it stays usable."""

    def closes(self) -> bool:
        return True

    def why_not(self, diary: Diary, seat: i64) -> i64:
        return ALLOWED


def test_a_card_with_a_question_of_its_own_ends_the_moment() -> None:
    diary = diary_where(Asking("lamp", asks=False))
    moment(diary, HERE, 1)
    assert settled(diary) == []
    assert diary.written == ["seat 1 used lamp", "after"]


def test_a_card_that_somebody_gets_listens_for_that_seat_and_changes_no_moment_that_others_hold() -> None:
    before = Variants(quantities=1, decisions=2, moments=2)
    lamp, iris = Once("lamp"), Once("iris")
    listen_for(before, HERE, QUESTION, lamp, 1, seats=3)
    after = before.copy()
    listen_for(after, HERE, QUESTION, iris, 1, seats=3)
    listen_for(after, ELSEWHERE, QUESTION, iris, 0, seats=3)
    after.adjustments[0].append(Adjustment())
    assert [listener.cards for listener in before.moments[HERE]] == [[], [lamp], []]
    assert [listener.cards for listener in after.moments[HERE]] == [[], [lamp, iris], []]
    assert [listener.cards for listener in after.moments[ELSEWHERE]] == [[iris], [], []]
    assert (before.moments[ELSEWHERE], before.adjustments[0], after.widenings) == ([], [], [None, None])
