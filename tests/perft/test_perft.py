"""The size of decision trees from fixed positions: a rule that offers or does anything else changes a number.

After a meant change of the rules, `python -m tests.perft` prints the table anew.
"""

from __future__ import annotations

import pytest
from tests.perft.counting import count_by_hand, counts
from tests.perft.positions import Start
from tests.perft.starts import CHOSEN, STARTS

import bruxelles

COUNTS = {
    "opening of two": (5, 21, 62, 166, 504, 1_621, 4_795, 14_350, 42_708),
    "opening of three": (5, 23, 73, 208, 692, 2_354, 7_860, 24_865, 83_926),
    "opening of four": (5, 27, 85, 257, 844, 3_082, 10_416, 35_014, 115_360),
    "opening, first player named by the host": (5, 23, 73, 208, 692, 2_354, 7_860),
    "opening, actions may be declined": (5, 21, 62, 166, 504, 1_621, 4_795, 14_314, 42_490),
    "builders": (3, 8, 20, 35, 80, 183, 440, 913, 1_885, 3_158, 5_128, 8_928, 11_980),
    "builders, half cards": (3, 8, 20, 35, 80, 183, 440, 1_105, 2_389, 5_182, 8_616, 14_160),
    "builders, all options": (3, 8, 20, 35, 64, 141, 300, 657, 1_451, 2_986, 6_134, 9_952, 15_616),
    "exhibition": (2, 3, 6, 13, 26, 53, 112, 249, 472, 659, 705, 958, 1_265, 1_383, 1_284, 1_080, 608, 128),
    "City Hall": (4, 13, 35, 97, 263, 739, 1_918, 4_775, 12_978, 32_679),
    "City Hall of two": (4, 9, 28, 69, 194, 567, 1_520, 3_793, 9_582, 21_544),
    "prison, unpaid Nobles and the end": (2, 4, 8, 24, 48, 96, 288, 576, 0),
    "scarce money": (5, 10, 22, 50, 92, 192, 344, 587, 1_072, 2_046, 3_728, 6_680),
    "scarce money, limited": (5, 10, 22, 50, 92, 194, 358, 565, 1_112, 1_871, 3_318, 5_532),
    "1893, opening of two": (2, 18, 144, 1_728, 11_232),
    "1893, opening of three": (2, 34, 236, 1_738, 14_301),
    "1893, opening of four": (2, 42, 300, 2_250, 20_261),
    "1893, opening of five": (2, 42, 300, 2_255, 20_634),
    "1893, first player named by the host": (2, 28, 188, 1_258),
    "1893, turns with visits": (11, 31, 97, 630, 2_209, 12_623, 47_110),
    "1893, builders": (11, 79, 220, 1_002, 4_137, 18_245),
    "1893, park": (18, 50, 443, 1_972, 6, 15, 18, 0),
    "1893, columns, cards and the end": (3, 15, 45, 225, 630, 1_350, 2_700, 1_080, 0),
    "1893, neutral meeples": (2, 18, 144, 0),
    "Belle Époque, opening of two": (2, 12, 60, 720, 4_680),
    "Belle Époque, builders": (10, 18, 94, 475, 1_775, 7_277, 25_826),
    "Belle Époque, Travelers and places": (5, 17, 61, 269, 1_153, 3_137),
    "Belle Époque, sales and nobles": (10, 29, 101, 102, 138, 1_026),
    "Belle Époque, resolution and the end": (2, 10, 20, 40, 80, 320, 640, 0),
    "first edition, opening of three": (2, 34, 236, 1_566),
    "first edition, sales and visits": (17, 32, 100, 188, 244, 606),
    "first edition, builders, experts": (18, 133, 932, 4_995),
    "a turn, 1893 2": (18, 67, 327, 2_122, 19_779),
    "a turn, 1893 3": (18, 67, 327, 2_122, 19_779),
    "a turn, 1893 4": (19, 86, 372, 2_345, 21_773),
    "a turn, 1893 5": (19, 86, 372, 2_345, 21_773),
    "a turn, 1893 asymmetric 2": (18, 67, 180, 1_839, 16_398),
    "a turn, 1893 asymmetric 3": (18, 67, 180, 1_839, 16_398),
    "a turn, 1893 asymmetric 4": (19, 86, 216, 2_061, 18_131),
    "a turn, 1893 asymmetric 5": (19, 86, 216, 2_061, 18_131),
    "a turn, 1893 belleEpoque 2": (18, 67, 339, 1_530, 10_658),
    "a turn, 1893 belleEpoque 3": (18, 67, 339, 1_542, 11_042),
    "a turn, 1893 belleEpoque 4": (19, 86, 384, 1_773, 12_853),
    "a turn, 1893 belleEpoque 5": (19, 86, 384, 1_785, 13_249),
    "a turn, 1893 belleEpoque asymmetric 2": (18, 67, 189, 1_215, 8_009),
    "a turn, 1893 belleEpoque asymmetric 3": (18, 67, 189, 1_227, 8_285),
    "a turn, 1893 belleEpoque asymmetric 4": (19, 86, 225, 1_455, 9_791),
    "a turn, 1893 belleEpoque asymmetric 5": (19, 86, 225, 1_467, 10_079),
    "a turn, 1893-1st 2": (18, 67, 288, 1_385, 4_573),
    "a turn, 1893-1st 3": (18, 67, 288, 1_385, 4_573),
    "a turn, 1893-1st 4": (19, 86, 333, 1_591, 5_511),
    "a turn, 1893-1st 5": (19, 86, 333, 1_591, 5_511),
    "a turn, 1893-1st expert 2": (18, 67, 288, 1_397, 4_746),
    "a turn, 1893-1st expert 3": (18, 67, 288, 1_397, 4_746),
    "a turn, 1893-1st expert 4": (19, 86, 333, 1_609, 5_706),
    "a turn, 1893-1st expert 5": (19, 86, 333, 1_609, 5_706),
}
SHALLOW = 4
UNCOUNTED = 0 if bruxelles.engine == "compiled" else 1  # plain Python leaves out the last depth, where most leaves are


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.name)
def test_the_decision_tree_has_this_size_at_every_depth(start: Start) -> None:
    depth = start.depth - UNCOUNTED
    assert counts(start.match(), depth) == COUNTS[start.name][:depth]


@pytest.mark.fast
@pytest.mark.parametrize("start", CHOSEN, ids=lambda start: start.name)
def test_playing_every_row_of_tokens_gives_the_same_number(start: Start) -> None:
    match = start.match()
    match.confirming, match.persons = True, [0] * start.seats
    assert count_by_hand(match, (), SHALLOW) == COUNTS[start.name][SHALLOW - 1]


def test_playing_every_row_of_tokens_to_the_end_gives_the_same_number() -> None:
    start = next(start for start in STARTS if start.name == "prison, unpaid Nobles and the end")
    match = start.match()
    match.confirming, match.persons = True, [0] * start.seats
    numbers = tuple(count_by_hand(match, (), depth) for depth in range(1, start.depth + 1))
    assert numbers == COUNTS[start.name]


def test_every_start_is_counted() -> None:
    assert list(COUNTS) == [start.name for start in STARTS]
