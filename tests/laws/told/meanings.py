"""What each game declares about the amounts that it tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from tests.laws.told import (
    goods_1893,
    labels_1893,
    labels_1897,
    lines_1893,
    lines_1897,
    matters_1893,
    matters_1897,
    views_1893,
    views_1897,
)
from tests.laws.told.lines import Line, Summand
from tests.laws.told.previews import SharesOf, shares_of_1893, shares_of_1897
from tests.laws.told.refused import REFUSED_OF_1893
from tests.laws.told.telling import Meaning, NamedFact, Promise
from tests.laws.told.views import Kept


class Meanings(NamedTuple):
    """What a game declares."""

    name: str
    labels: Mapping[tuple[str, str], Meaning]
    lines: Mapping[tuple[str, str], Line]
    matters: Mapping[tuple[str, str], Meaning]
    refused: Mapping[tuple[str, str], Meaning]
    views: Mapping[str, Kept | str]
    shape: type
    is_moment: Callable[[NamedFact], bool]
    kept: Callable[[Sequence[NamedFact]], Iterator[tuple[Promise, int]]]
    shares: SharesOf

    def countable(self) -> list[str]:
        """What a game counts when it compares it."""
        labels = [f"label {key}.{field}" for key, field in self.labels]
        lines = [f"line {key}.{field}" for (key, field), line in self.lines.items() if not isinstance(line, Summand)]
        matters = [f"matter {key}.{field}" for key, field in self.matters]
        refused = [f"refused {key}.{field}" for key, field in self.refused]
        return [*labels, *lines, *matters, *refused, *(path for path, kept in self.views.items() if callable(kept))]


OF_1893 = Meanings(
    "1893",
    labels_1893.LABELS,
    lines_1893.LINES,
    matters_1893.MATTERS,
    REFUSED_OF_1893,
    views_1893.VIEWS,
    views_1893.SHAPE,
    views_1893.is_moment,
    goods_1893.promises_kept,
    shares_of_1893,
)
OF_1897 = Meanings(
    "1897",
    labels_1897.LABELS,
    lines_1897.LINES,
    matters_1897.MATTERS,
    {},
    views_1897.VIEWS,
    views_1897.SHAPE,
    views_1897.is_moment,
    labels_1897.promises_kept,
    shares_of_1897,
)
MEANINGS = {"1893": OF_1893, "1893-1st": OF_1893, "1897": OF_1897}
