"""The record on disk, rewritten after every answer so that nothing is lost."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from bruxelles.kernel.complaint import Complaint, of_system
from bruxelles.kernel.record_reader import content_of


class SaveError(Complaint):
    """A file that can't be written or read."""


def default_path(game: str, environ: Mapping[str, str], now: datetime) -> Path:
    """The default file of a game: in the user's data directory, named by game and time."""
    given = environ.get("XDG_DATA_HOME", "")
    home = Path(given) if Path(given).is_absolute() else Path.home() / ".local" / "share"
    folder = home / "bruxelles"
    stem = f"{game}-{now:%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.txt"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.txt"
        number += 1
    return path


class Keeper:
    """Saves one record in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: SaveError | None = None  # why the last attempt to save failed

    def claim(self) -> None:
        """Create the file. A new game never overwrites an existing one."""
        try:
            self.path.touch(exist_ok=False)
        except FileExistsError as error:
            raise SaveError("{path} already exists; continue it with --resume {path}", path=str(self.path)) from error
        except OSError as error:
            raise self.unwritable(error) from error

    def unwritable(self, error: OSError) -> SaveError:
        return SaveError("can't write {path}: {reason}", path=str(self.path), reason=of_system(error))

    def make_folder(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(
                "can't create the folder {path}: {reason}; choose a file with --save",
                path=str(self.path.parent),
                reason=of_system(error),
            ) from error

    def write(self, text: str) -> None:
        """Replace the contents of the file. A reader sees the old text or the new one, never a part of it."""
        target = self.path.resolve()
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(target)
        except OSError as error:
            beside.unlink(missing_ok=True)
            raise self.unwritable(error) from error

    def save(self, text: str) -> None:
        """Like `write`, but an error such as a full disk doesn't end the game."""
        try:
            self.write(text)
            self.trouble = None
        except SaveError as error:
            self.trouble = error


def read_whole_lines(path: Path) -> tuple[str, bool]:
    """The complete lines of a record, and whether an incomplete last line was cut off."""
    whole, _, rest = content_of(path).rpartition(b"\n")
    try:
        return (whole + b"\n").decode("utf-8"), bool(rest.strip())
    except UnicodeDecodeError as error:
        raise SaveError("{path} is not a record: it is not a text file", path=str(path)) from error
