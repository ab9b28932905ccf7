"""Bruxelles 1893 and Bruxelles 1897: a rules engine, and a home for the games."""

from __future__ import annotations

import sys
from importlib import import_module

from bruxelles.switch import EngineError, choose_engine

# The lightest import decides how fast the command line answers: typing stays out of it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

__version__ = "0.1.0"

try:
    engine = choose_engine()
except EngineError as error:
    # Python imports the package of `python -m bruxelles` before anything of ours could catch this.
    if sys.argv[:1] != ["-m"]:
        raise
    from bruxelles_command import refuse

    refuse(error)

_DOOR = ("Match", "new_game", "read_record")


def __getattr__(name: str) -> Any:
    """Open the door on demand: nobody who imports a kernel module pays for it."""
    if name in _DOOR:
        return getattr(import_module("bruxelles.door"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *_DOOR])
