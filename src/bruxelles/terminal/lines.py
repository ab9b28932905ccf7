"""Reading and writing lines until the other side closes the connection."""

from __future__ import annotations

import io
import os
import signal
import sys
from types import FrameType, TracebackType

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Closed(Exception):
    """Input or output is closed, or the process was asked to end."""


class Lines:
    """Standard input and output. A signal to end counts as the end of the input, so it never interrupts an answer."""

    def __init__(self) -> None:
        self.before: dict[signal.Signals, signal._HANDLER] = {}
        self.asking = False
        self.closing = False

    def __enter__(self) -> Lines:
        for number in ENDING:
            self.before[number] = signal.signal(number, self.hang_up)
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def hang_up(self, number: int, frame: FrameType | None) -> None:
        self.closing = True
        if self.asking:
            raise Closed

    def check(self) -> None:
        """Raise `Closed` if a signal has arrived since the last answer."""
        if self.closing:
            raise Closed

    def write(self, text: str) -> None:
        self.put(f"{text}\n")

    def put(self, text: str) -> None:
        try:
            sys.stdout.write(text)
            sys.stdout.flush()
        except OSError:
            # Python flushes the rest of the buffer at exit, which must not fail again.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise Closed from None

    def ask(self, question: str) -> str:
        """Write the question and return the next line of input, without surrounding blanks."""
        self.put(f"{question} ")
        self.asking = True
        try:
            self.check()
            line = sys.stdin.readline()
        except OSError as error:
            raise Closed from error
        finally:
            self.asking = False
        if not line:
            raise Closed
        return line.strip()
