"""A disk between SQLite and the system: it fails when it is told to, and knows what a loss of power would leave."""

from __future__ import annotations

import _sqlite3
import ctypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

SECTOR = 512  # bytes that are written whole or not at all
FULL, READ_FAILED, WRITE_FAILED, SYNC_FAILED = 13, 10 | 1 << 8, 10 | 3 << 8, 10 | 4 << 8  # SQLite's numbers


class Vfs(ctypes.Structure):
    """SQLite's sqlite3_vfs, as far as it must be known."""

    _fields_ = [
        ("version", c_int),
        ("size", c_int),
        ("longest", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", c_void_p),
        ("more", c_void_p * 14),
    ]


class Methods(ctypes.Structure):
    """SQLite's sqlite3_io_methods."""

    _fields_ = [
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", c_void_p),
        ("truncate", c_void_p),
        ("sync", c_void_p),
        ("more", c_void_p * 13),
    ]


class File(ctypes.Structure):
    _fields_ = [("methods", POINTER(Methods))]


OPEN = CFUNCTYPE(c_int, c_void_p, c_void_p, POINTER(File), c_int, c_void_p)
READ = WRITE = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
TRUNCATE = CFUNCTYPE(c_int, c_void_p, c_int64)
SYNC = CFUNCTYPE(c_int, c_void_p, c_int)

Change = tuple[int, bytes | None]  # bytes at a place, or an end there


@dataclass
class Written:
    """A file: what is safe, and what the system may still hold back."""

    safe: bytes = b""
    loose: list[Change] = field(default_factory=list)

    def after(self, changes: list[Change]) -> bytes:
        content = bytearray(self.safe)
        for place, new in changes:
            if new is None:
                del content[place:]
            else:
                content.extend(bytes(max(0, place - len(content))))
                content[place : place + len(new)] = new
        return bytes(content)

    def now(self) -> bytes:
        """What whoever reads it finds, also after this process was killed."""
        return self.after(self.loose)

    def after_power_loss(self, chance: Random) -> bytes:
        """Any sector of what is loose may have reached the disk, in any order."""
        kept: list[Change] = []
        for place, new in self.loose:
            if new is None:
                kept += [(place, None)] * chance.randrange(2)
            else:
                sectors = range(0, len(new), SECTOR)
                kept += [(place + at, new[at : at + SECTOR]) for at in sectors if chance.random() < 0.7]
        return self.after(kept)


class Disk:
    """What SQLite does to its files from now on."""

    def __init__(self) -> None:
        self.files: dict[str, Written] = {}
        self.answer: Callable[[str], int] = lambda what: 0  # to each read, write, sync: 0, or an error of SQLite
        self.kept: list[Any] = []  # what SQLite calls must not be collected
        self.library: Any = ctypes.CDLL(_sqlite3.__file__)
        self.library.sqlite3_vfs_find.restype = POINTER(Vfs)
        self.library.sqlite3_vfs_find.argtypes = [c_char_p]
        self.library.sqlite3_vfs_register.argtypes = self.library.sqlite3_vfs_unregister.argtypes = [c_void_p, c_int]
        usual = self.library.sqlite3_vfs_find(None).contents
        self.vfs = Vfs.from_buffer_copy(usual)
        self.vfs.name = b"failing"
        self.open_as_usual = OPEN(usual.open)
        self.vfs.open = self.hold(OPEN(self.open))

    def hold(self, function: Any) -> Any:
        self.kept.append(function)
        return ctypes.cast(function, c_void_p)

    def open(self, vfs: int, name: int, file: Any, flags: int, out: int) -> int:
        code = self.open_as_usual(vfs, name, file, flags, out)
        if code == 0 and name:
            path = ctypes.string_at(name).decode()
            if path not in self.files:
                self.files[path] = Written(Path(path).read_bytes())
            file.contents.methods = ctypes.pointer(self.methods(path, file.contents.methods.contents))
        return int(code)

    def methods(self, path: str, usual: Methods) -> Methods:
        """Those of the system, with an eye on what is read, written, cut and made safe."""
        found = Methods.from_buffer_copy(usual)
        read, write, truncate, sync = READ(usual.read), WRITE(usual.write), TRUNCATE(usual.truncate), SYNC(usual.sync)

        def reading(file: int, content: int, amount: int, place: int) -> int:
            return self.answer("read") or int(read(file, content, amount, place))

        def writing(file: int, content: int, amount: int, place: int) -> int:
            if code := self.answer("write"):
                return code
            self.files[path].loose.append((place, ctypes.string_at(content, amount)))
            return int(write(file, content, amount, place))

        def truncating(file: int, size: int) -> int:
            if code := self.answer("write"):
                return code
            self.files[path].loose.append((size, None))
            return int(truncate(file, size))

        def syncing(file: int, flags: int) -> int:
            if code := self.answer("sync"):
                return code
            written = self.files[path]
            written.safe, written.loose = written.now(), []
            return int(sync(file, flags))

        found.read, found.write = self.hold(READ(reading)), self.hold(WRITE(writing))
        found.truncate, found.sync = self.hold(TRUNCATE(truncating)), self.hold(SYNC(syncing))
        self.kept.append(found)
        return found


@contextmanager
def disk() -> Iterator[Disk]:
    """All databases that are opened meanwhile are on this disk."""
    found = Disk()
    found.library.sqlite3_vfs_register(ctypes.byref(found.vfs), 1)
    try:
        yield found
    finally:
        found.library.sqlite3_vfs_unregister(ctypes.byref(found.vfs), 0)
