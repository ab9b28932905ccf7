"""The buffer that options are written into."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bruxelles.kernel.options import Options


@given(st.lists(st.integers(0, 2**40), max_size=200))
def test_options_keep_their_order_however_many_there_are(numbers: list[int]) -> None:
    out = Options()
    for number in numbers:
        out.add(number)
    assert out.listed() == numbers
    assert out.count == len(numbers)


def test_a_cleared_buffer_is_used_again() -> None:
    out = Options()
    for number in range(100):
        out.add(number)
    out.clear()
    assert out.listed() == []
    out.add(7)
    assert out.listed() == [7]


def test_only_what_was_added_since_clearing_is_there() -> None:
    out = Options()
    out.add(5)
    out.clear()
    assert not out.has(5)
    out.add(6)
    out.add(8)
    assert out.has(6)
    assert out.has(8)
    assert not out.has(7)


@given(st.lists(st.integers(0, 2**40), min_size=1, max_size=50), st.floats(0, 1, exclude_max=True))
def test_a_share_of_the_way_picks_an_option(numbers: list[int], share: float) -> None:
    out = Options()
    for number in numbers:
        out.add(number)
    assert out.pick(share) == numbers[int(share * len(numbers))]


@pytest.mark.parametrize(("count", "share"), [(0, 0.0), (2, 1.0), (2, -0.1), (2, float("nan"))])
def test_nothing_is_picked_from_beside_the_list(count: int, share: float) -> None:
    out = Options()
    for number in range(count):
        out.add(number)
    with pytest.raises(IndexError, match=rf"^{count} options can't be picked from at "):
        out.pick(share)
