"""The box: the same seed deals the same cards, and different seeds have nothing in common."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.kernel.bag import Bag
from bruxelles.kernel.dealer import Dealer
from bruxelles.kernel.defect import Defect
from bruxelles.kernel.steps import NoDealer

SEVEN = [34, 3, 41, 97, 99, 80, 6, 81]
BRUSSELS = [0, 62, 43, 57, 17, 6, 97, 69]


def numbers(seed: str, purpose: str, n: int, count: int) -> list[int]:
    dealer = Dealer(seed, purpose)
    return [dealer.below(n) for _ in range(count)]


def chi_square(observed: Sequence[int]) -> float:
    expected = sum(observed) / len(observed)
    return sum((count - expected) ** 2 for count in observed) / expected


def test_the_same_seed_and_purpose_deal_the_same() -> None:
    assert numbers("7", "deal", 1000, 50) == numbers("7", "deal", 1000, 50)


def test_these_seeds_deal_these_numbers_on_every_machine_compiled_or_not() -> None:
    assert numbers("7", "deal", 100, 8) == SEVEN
    assert numbers("Brüssel", "bot 2", 100, 8) == BRUSSELS


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("7", "deal"), ("8", "deal")),
        (("7", "deal"), ("7", "bot 2")),
        (("1", "bot 2"), ("12", "bot ")),
        (("", "deal"), ("deal", "")),
    ],
)
def test_another_seed_or_another_purpose_deals_something_else(one: tuple[str, str], other: tuple[str, str]) -> None:
    assert numbers(*one, 1000, 20) != numbers(*other, 1000, 20)


def test_neighbouring_seeds_agree_no_more_often_than_chance() -> None:
    equal = [
        sum(a == b for a, b in zip(numbers(str(s), "deal", 10, 20), numbers(str(s + 1), "deal", 10, 20), strict=True))
        for s in range(1000)
    ]
    # 20,000 comparisons with one chance in ten: 2000 expected, with a standard deviation of 42.
    assert 1830 < sum(equal) < 2170


def test_the_first_numbers_of_neighbouring_seeds_are_spread_evenly_in_pairs() -> None:
    firsts = [numbers(str(seed), "deal", 6, 1)[0] for seed in range(3601)]
    pairs = Counter(pairwise(firsts))
    # 35 degrees of freedom: beyond 74 in one of 10,000 cases.
    assert chi_square([pairs[a, b] for a in range(6) for b in range(6)]) < 74


@pytest.mark.parametrize("seed", ["1", "2", "three"])
@pytest.mark.parametrize(("n", "limit"), [(2, 15.2), (7, 27.9), (16, 44.3)])
def test_below_is_uniform(seed: str, n: int, limit: float) -> None:
    counts = Counter(numbers(seed, "deal", n, 8000))
    assert set(counts) <= set(range(n))
    # The limit is passed in one of 10,000 cases.
    assert chi_square([counts[number] for number in range(n)]) < limit


def test_one_possibility_needs_no_luck() -> None:
    assert set(numbers("1", "deal", 1, 20)) == {0}


def test_each_piece_is_equally_likely_and_leaves_the_bag() -> None:
    dealer, drawn = Dealer("9", "deal"), Counter[int]()
    for _ in range(6000):
        bag = Bag(5, vec[i64]([1, 0, 2, 3]))
        kind = dealer.draw(bag)
        drawn[kind] += 1
        assert bag.total == 5
        assert sorted([*bag.listed(), kind]) == [5, 7, 7, 8, 8, 8]
    # 2 degrees of freedom, by piece: beyond 18.4 in one of 10,000 cases.
    expected = {5: 1000, 7: 2000, 8: 3000}
    assert sum((drawn[kind] - count) ** 2 / count for kind, count in expected.items()) < 18.4
    assert set(drawn) == set(expected)


def test_drawing_all_empties_the_bag() -> None:
    bag = Bag(2, vec[i64]([3, 0, 4]))
    dealer = Dealer("9", "deal")
    assert sorted(dealer.draw(bag) for _ in range(7)) == [2, 2, 2, 4, 4, 4, 4]
    assert bag.total == 0


def test_nothing_can_be_drawn_from_an_empty_bag() -> None:
    with pytest.raises(IndexError):
        Dealer("9", "deal").draw(Bag(2, vec[i64]([0, 0])))


def test_where_nothing_may_be_dealt_a_chance_event_is_a_defect() -> None:
    with pytest.raises(Defect, match="chance event 4 was asked where nothing may be dealt"):
        NoDealer("", "nothing").begin(4)
