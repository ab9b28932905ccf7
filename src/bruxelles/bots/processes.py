"""Processes in which bots think: they end with the one that started them, and leave the keyboard's interrupt to it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


def begin() -> None:
    """What such a process does first. Killed or not, whoever started it leaves nobody behind."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


@contextmanager
def undisturbed() -> Iterator[None]:
    """An interrupt waits until this is done, so that processes aren't half started or half ended; and those that are
    started here never hear of one, not even before they can say so themselves.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT]) if sys.platform != "win32" else set()
    try:
        yield
    finally:
        if sys.platform != "win32":
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)
