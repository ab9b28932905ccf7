"""The command `bruxelles`, also run by `python -m bruxelles`. It is outside the package, because importing the package
chooses an engine and fails if that engine can't run: a program then gets an ImportError, a person one line.
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
    """Ignore further interrupts, so that an impatient user doesn't stop the cleaning up after the first."""
    signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def refuse(error: ImportError) -> NoReturn:
    sys.stderr.write(f"bruxelles: {reason(error)}\n")
    sys.exit(2)


def reason(error: ImportError) -> str:
    """The reason in the language of the system. To find its words, the package is imported as plain Python, without
    choosing an engine and without any library that lies among its sources.
    """
    from importlib.util import find_spec, module_from_spec  # slow, so not imported at every start

    spec = find_spec("bruxelles")
    assert spec is not None
    sys.modules["bruxelles"] = module_from_spec(spec)
    from bruxelles.switch import EngineError, SourcesOnly

    sys.meta_path.insert(0, SourcesOnly())
    from bruxelles.kernel.complaint import Complaint
    from bruxelles.words import default_language, speak

    assert isinstance(error, EngineError)
    return speak(default_language()).complain(Complaint(error.template, **error.fields))
