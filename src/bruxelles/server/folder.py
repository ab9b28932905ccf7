"""The data folder: only its owner may read it, and only one program at a time may use it."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import orjson

from bruxelles.kernel.complaint import Complaint, of_system

LOCK = "tables.lock"
BEYOND = 1 << 20  # the byte locked on Windows, beyond the text: locked bytes can't be read there


class FolderError(Complaint):
    """A folder in which tables can't be kept."""


class HeldError(FolderError):
    """Another program is using the folder: a server, if it has an address."""

    @property
    def address(self) -> str:
        return str(self.fields.get("address", ""))

    @property
    def pid(self) -> int:
        return int(str(self.fields["pid"]))


class Holding:
    """The lock on the folder. The system releases it when this process ends, however it ends."""

    def __init__(self, file: int) -> None:
        self.file = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Write who holds the folder, for others who try to use it."""
        os.ftruncate(self.file, 0)
        os.lseek(self.file, 0, os.SEEK_SET)
        os.write(self.file, orjson.dumps({"pid": os.getpid(), "address": address}))


@contextmanager
def holding(folder: Path) -> Iterator[Holding]:
    """Lock the folder, or say who holds it. The lock file stays: without it, a third process could lock a new one."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise FolderError(
            "tables can't be kept in {folder}: {reason}", folder=str(folder), reason=of_system(error)
        ) from error
    try:
        lock(file, folder)
        yield Holding(file)
    finally:
        os.close(file)


def lock(file: int, folder: Path) -> None:
    try:
        take(file)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise held_by(folder) from error
        # Without locks, two servers could write at once. SQLite needs them too.
        raise FolderError(
            "tables can't be kept in {folder}: its file system has no locks; use a folder on a local disk",
            folder=str(folder),
        ) from error


def held_by(folder: Path) -> HeldError:
    """The error that says who holds the folder. A process that has just started has not written its address yet."""
    try:
        told = orjson.loads((folder / LOCK).read_bytes())
        pid, address = int(told["pid"]), str(told["address"])
    except (OSError, ValueError, LookupError, TypeError):
        pid, address = 0, ""
    if address:
        return HeldError(
            "the tables in {folder} are already being served at {address} by process {pid}; stop that first",
            folder=str(folder),
            address=address,
            pid=pid,
        )
    return HeldError(
        "another program, process {pid}, is using the tables in {folder}; wait until it has finished",
        folder=str(folder),
        pid=pid,
    )


if sys.platform == "win32":
    import msvcrt

    def take(file: int) -> None:
        os.lseek(file, BEYOND, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
