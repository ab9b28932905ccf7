"""Bags: pieces move between them, and none gets lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from bruxelles.kernel.bag import Bag, empty
from bruxelles.kernel.options import Options

COUNTS = st.lists(st.integers(0, 9), min_size=1, max_size=12)


def bag_of(first: int, *counts: int) -> Bag:
    return Bag(first, vec[i64](list(counts)))


@given(st.integers(0, 50), COUNTS)
def test_a_bag_counts_what_is_in_it(first: int, counts: list[int]) -> None:
    bag = bag_of(first, *counts)
    assert bag.total == sum(counts)
    assert bag.kinds() == sum(count > 0 for count in counts)
    for kind, count in enumerate(counts, first):
        assert bag.count(kind) == count
        assert bag.has(kind) == (count > 0)


def test_kinds_are_numbered_from_the_first() -> None:
    bag = bag_of(10, 2, 0, 1)
    assert bag.listed() == [10, 10, 12]
    out = Options()
    bag.offer(out)
    assert out.listed() == [10, 12]


def test_offering_adds_to_what_is_offered_already() -> None:
    out = Options()
    out.add(99)
    bag_of(0, 1, 1).offer(out)
    assert out.listed() == [99, 0, 1]


def test_an_empty_bag_has_room_for_its_kinds() -> None:
    bag = empty(4, 3)
    assert (bag.total, bag.kinds(), bag.listed()) == (0, 0, [])
    bag.add(6)
    assert bag.listed() == [6]
    bag.remove(6)
    assert bag.total == 0


def test_a_kind_that_has_no_room_is_refused() -> None:
    with pytest.raises(IndexError):
        empty(4, 3).add(7)


@given(COUNTS, st.data())
def test_moving_conserves_every_kind(counts: list[int], data: st.DataObject) -> None:
    one, other = bag_of(3, *counts), empty(3, len(counts))
    for _ in range(data.draw(st.integers(0, int(one.total)))):
        one.move(data.draw(st.sampled_from(sorted(set(one.listed())))), to=other)
        assert one.total + other.total == sum(counts)
    assert sorted(one.listed() + other.listed()) == bag_of(3, *counts).listed()


@given(COUNTS, COUNTS)
def test_moving_all_leaves_nothing_and_adds_to_what_is_there(counts: list[int], there: list[int]) -> None:
    wide = bag_of(0, *[1] * 5, *there, *[0] * len(counts))
    before = wide.listed()
    bag = bag_of(5, *counts)
    moved = bag.listed()
    bag.move_all(to=wide)
    assert (bag.total, bag.listed()) == (0, [])
    assert wide.listed() == sorted(before + moved)
    assert wide.total == len(before) + len(moved)


def test_a_piece_keeps_its_number_in_a_bag_of_other_kinds() -> None:
    artworks, everything = bag_of(4, 1, 2), empty(0, 10)
    artworks.move(5, to=everything)
    artworks.move_all(to=everything)
    assert everything.listed() == [4, 5, 5]


def test_a_copy_goes_its_own_way() -> None:
    bag = bag_of(2, 1, 1)
    copy = bag.copy()
    assert (copy.first, copy.total, copy.listed()) == (2, 2, [2, 3])
    bag.remove(2)
    copy.add(3)
    assert bag.listed() == [3]
    assert copy.listed() == [2, 3, 3]
