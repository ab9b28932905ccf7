"""Reading and writing lines, until somebody hangs up."""

from __future__ import annotations

import os
import signal
import sys
from types import FrameType, TracebackType


class Closed(Exception):
    """The other side is gone, or wants to be."""


class Lines:
    """Standard input and output; a signal to end counts as the end of the input."""

    def __init__(self) -> None:
        self.before: dict[signal.Signals, signal._HANDLER] = {}

    def __enter__(self) -> Lines:
        for number in (signal.SIGTERM, signal.SIGHUP):
            self.before[number] = signal.signal(number, self.hang_up)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def hang_up(self, number: int, frame: FrameType | None) -> None:
        raise Closed

    def write(self, text: str) -> None:
        """One line; where nobody listens any more, nothing is said."""
        try:
            sys.stdout.write(f"{text}\n")
            sys.stdout.flush()
        except OSError:
            # What is still in the buffer must not fail again at the exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise Closed from None

    def ask(self, prompt: str) -> str:
        """The next line of the input, without the blanks around it."""
        try:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
        except (OSError, UnicodeDecodeError) as error:
            raise Closed from error
        if not line:
            raise Closed
        return line.strip()
