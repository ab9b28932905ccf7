"""A server under load, killed at random moments: nothing acknowledged is lost, nothing counts twice."""

from __future__ import annotations

import pytest
from benchmarks import load


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_server_is_killed_under_load() -> None:
    asked = ["--tables", "8", "--seconds", "6", "--pace", "0.05", "--kills", "3"]
    assert load.main(asked) == 0
