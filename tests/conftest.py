"""What all tests share."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bruxelles.words.catalogue import FURTHER
from tests.pseudo.making import CODE, write_language

# The machine decides how long an example takes, and a failure must be the same tomorrow.
settings.register_profile(
    "bruxelles", deadline=None, derandomize=True, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("bruxelles")


@pytest.fixture(scope="session")
def pseudo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of languages with the pseudo-language in it."""
    return write_language(tmp_path_factory.mktemp("languages")).parent


@pytest.fixture
def pseudo_language(pseudo_folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The code of the pseudo-language, which is there during the test."""
    monkeypatch.setenv(FURTHER, str(pseudo_folder))
    return CODE
