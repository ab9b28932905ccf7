"""The engine that bots use. A server may start with the plain one while the compiled one is being built."""

from __future__ import annotations

import os
import sys
from operator import attrgetter
from pathlib import Path
from typing import Literal

from fastapi import APIRouter, Request

import bruxelles
from bruxelles import switch
from bruxelles.server.shapes import Shown

CHECKOUT = Path(switch.PACKAGE).parents[1]

router = APIRouter(prefix="/api", generate_unique_id_function=attrgetter("name"))


class EngineShown(Shown):
    """The engine that bots use. While the compiled one is being built, they use the plain one and are slower."""

    engine: Literal["compiled", "pure"]
    compiling: bool


class Engine:
    """Finds out whether a process started now would use the compiled engine, even if this one doesn't."""

    def __init__(self, checkout: Path = CHECKOUT) -> None:
        self.checkout = checkout
        self.build = checkout / "build"
        self.compiled = bruxelles.engine == "compiled"
        self.chosen = os.environ.get("BRUXELLES_ENGINE", "auto") not in ("", "auto")
        self.seen = 0  # when the last stamp that we read was written

    def is_compiled(self) -> bool:
        """Cheap enough to call before every answer: the sources are read once per stamp."""
        if self.compiled or self.chosen:
            return self.compiled
        built = self.build / "engine"
        try:
            written = (built / "stamp").stat().st_mtime_ns
            if written != self.seen:
                self.seen = written
                stamped, modules = switch.read_stamp(str(built))
                self.compiled = stamped == switch.fingerprint(str(self.checkout), modules)
        except (OSError, ValueError):
            self.seen = 0  # it is being replaced
        return self.compiled

    def is_being_compiled(self) -> bool:
        """True while the process that compiles the engine holds its lock."""
        if sys.platform == "win32" or self.chosen:
            return False
        import fcntl

        try:
            with (self.build / "compiling").open("rb") as held:
                fcntl.flock(held, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
        except OSError:
            return False
        return False


@router.get("/engine")
async def engine(request: Request) -> EngineShown:
    """Which engine bots use, and whether a faster one is being built."""
    found: Engine = request.app.state.engine
    compiled = found.is_compiled()
    return EngineShown(engine="compiled" if compiled else "pure", compiling=not compiled and found.is_being_compiled())
