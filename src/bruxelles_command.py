"""The command `bruxelles`, also as `python -m bruxelles`. It stands beside the package, because importing the package
chooses an engine, and that may be refused: people are told in one line, programs that import it get the error.
"""

from __future__ import annotations

import signal
import sys
from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType
    from typing import NoReturn


def main() -> None:
    signal.signal(signal.SIGINT, interrupt)
    try:
        run = import_module("bruxelles.cli").main
    except ImportError as error:
        if type(error).__name__ != "EngineError":
            raise
        refuse(error)
    except KeyboardInterrupt:
        sys.exit(130)
    run()


def interrupt(number: int, frame: FrameType | None) -> NoReturn:
    """Whoever is impatient and interrupts again must not cut in two what cleans up after the first time."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def refuse(error: ImportError) -> NoReturn:
    sys.stderr.write(f"bruxelles: {said(error)}\n")
    sys.exit(2)


def said(error: ImportError) -> str:
    """The reason in the language of the system. Words read the games as plain Python, so the package is not asked to
    choose an engine, and whatever library lies among its sources is left alone.
    """
    from importlib.util import find_spec, module_from_spec  # not for every start: it is slow

    spec = find_spec("bruxelles")
    assert spec is not None
    sys.modules["bruxelles"] = module_from_spec(spec)
    from bruxelles.switch import EngineError, SourcesOnly

    sys.meta_path.insert(0, SourcesOnly())
    from bruxelles.kernel.complaint import Complaint
    from bruxelles.words import default_language, speak

    assert isinstance(error, EngineError)
    return speak(default_language()).complain(Complaint(error.template, **error.fields))
