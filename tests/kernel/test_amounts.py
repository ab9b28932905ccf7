"""Amounts are told by their ends as long as nothing is missing between them."""

from __future__ import annotations

import pytest
from mypy_extensions import i64
from tests.kernel.toy import Edition, Orchard

from bruxelles.kernel.amounts import MOST_NOTABLE, amount_range, notable
from bruxelles.kernel.contents import DecisionKind
from bruxelles.kernel.notation import Amount, Names
from bruxelles.kernel.options import Options
from bruxelles.kernel.steps import ALLOWED, MORE, Decision, State
from bruxelles.kernel.variants import Variants

BID = DecisionKind(0, "bid", Amount("bid", 1, 255), (), more=Names("none", ("none",), bare=True))
CELL = DecisionKind(0, "cell", Names("cell", map(str, range(9))), ())


@pytest.mark.parametrize(
    ("options", "row"),
    [
        ([1, 2, 3], range(1, 4)),
        ([-1, 0, 1], range(-1, 2)),
        ([250, 251, 252, 253, 254, 255, 256], range(250, 257)),
        ([4, 5, MORE], range(4, 6)),
        ([1, 2, 4], None),
        ([3, 2, 1], None),
        ([7], None),
        ([7, MORE], None),
        ([MORE], None),
        ([], None),
    ],
)
def test_a_row_has_no_gap_and_at_least_two_amounts(options: list[int], row: range | None) -> None:
    assert amount_range(BID, options) == row


def test_what_is_no_amount_is_no_row() -> None:
    assert amount_range(CELL, [1, 2, 3]) is None


def test_all_amounts_are_written_by_one_pattern() -> None:
    notation = Amount("bid", 1, 255)
    for number in (-2, 1, 300):
        assert notation.pattern.replace("{amount}", str(number)) == notation.token(number)


class Ranked(Decision[State, i64]):
    """A decision that ranks its amounts as it is told."""

    def __init__(self, ranks: dict[int, int]) -> None:
        super().__init__(0)
        self.ranks = ranks

    def kind(self) -> i64:
        return 0

    def options(self, state: State, out: Options) -> None:
        for amount in self.ranks:
            out.add(amount)

    def why_not(self, state: State, option: i64) -> i64:
        return ALLOWED

    def apply(self, state: State, option: i64) -> None: ...

    def prior(self, state: State, option: i64) -> i64:
        return self.ranks[int(option)]


@pytest.mark.parametrize(
    ("ranks", "found"),
    [
        ({1: 5, 2: 1, 3: 8, 4: 1}, [1, 3]),
        ({1: 1, 2: 1}, []),
        ({amount: amount for amount in range(1, 21)}, list(range(21 - MOST_NOTABLE, 21))),
    ],
)
def test_notable_is_what_is_ranked_above_the_least(ranks: dict[int, int], found: list[int]) -> None:
    state = Orchard(Edition(), 2, Variants(quantities=1, decisions=2, moments=2))
    assert notable(state, Ranked(ranks), range(min(ranks), max(ranks) + 1)) == found
