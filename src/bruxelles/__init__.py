"""Bruxelles 1893 and Bruxelles 1897: a rules engine, and a home for the games."""

from __future__ import annotations

import sys
from importlib import import_module

from bruxelles.switch import EngineError, choose_engine

# The command line starts faster without importing typing.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.1.0"

try:
    engine = choose_engine()
except EngineError as error:
    # For `python -m bruxelles`, Python imports the package before any code of ours could catch this.
    if sys.argv[:1] != ["-m"]:
        raise
    from bruxelles_command import refuse

    refuse(error)

_FACADE = ("Match", "new_game", "read_record")


def __getattr__(name: str) -> Any:
    """Import the facade on demand, so that importing a kernel module doesn't cost more."""
    if name in _FACADE:
        return getattr(import_module("bruxelles.facade"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_FACADE])
