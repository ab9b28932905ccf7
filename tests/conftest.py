"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# The machine decides how long an example takes, and a failure must be the same tomorrow.
settings.register_profile(
    "bruxelles", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("bruxelles")

EDGES = ("server", "terminal")
ON_BOTH_ENGINES = ("test_games", "test_plain")  # whole games there


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.relative_to(here).parts[0] in EDGES and item.path.stem not in ON_BOTH_ENGINES:
            item.add_marker(pytest.mark.edge)
