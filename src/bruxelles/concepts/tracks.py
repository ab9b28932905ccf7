"""Tracks: values printed in a row, and a marker that only moves forward. (97-TRACK-02..05, 93-GEN-10, 93-GEN-11)"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Track:
    """The values printed on its squares."""

    def __init__(self, values: list[int]) -> None:
        self.values = vec[i64](values)
        self.last: i64 = len(values) - 1
