"""The engine that bots think with: a server may begin with the plain one while a compiled one is being made."""

from __future__ import annotations

import os
import sys
from operator import attrgetter
from pathlib import Path

from fastapi import APIRouter, Request

import bruxelles
from bruxelles import switch
from bruxelles.server import wire

CHECKOUT = Path(switch.PACKAGE).parents[1]

router = APIRouter(prefix="/api", generate_unique_id_function=attrgetter("name"))


class Engine:
    """Knows whether a process that starts now would run compiled, though this one doesn't."""

    def __init__(self, checkout: Path = CHECKOUT) -> None:
        self.checkout = checkout
        self.build = checkout / "build"
        self.compiled = bruxelles.engine == "compiled"
        self.chosen = os.environ.get("BRUXELLES_ENGINE", "auto") not in ("", "auto")
        self.seen = 0  # when the stamp was written that we looked at last

    def is_compiled(self) -> bool:
        """Cheap enough to be asked before every answer: sources are read once for each stamp."""
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
        """Whoever compiles holds a lock as long as it takes."""
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
async def engine(request: Request) -> wire.EngineShown:
    """Which engine bots think with, and whether a faster one is being made."""
    found: Engine = request.app.state.engine
    compiled = found.is_compiled()
    return wire.EngineShown(
        engine="compiled" if compiled else "pure", compiling=not compiled and found.is_being_compiled()
    )
