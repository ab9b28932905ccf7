"""The record on disk: written whole after every answer, so that nothing is ever lost."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from bruxelles.kernel.complaint import Complaint, of_system
from bruxelles.kernel.record import content_of


class SaveError(Complaint):
    """A file that can't be written or read, with the reason."""


def default_path(game: str, environ: Mapping[str, str], now: datetime) -> Path:
    """Where a game goes if nobody says where: in the user's data directory, named by game and time."""
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
    """Keeps one record in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: SaveError | None = None  # why the last saving failed

    def claim(self) -> None:
        """Make the file, and nobody else's; nothing is ever overwritten by a new game."""
        try:
            self.path.touch(exist_ok=False)
        except FileExistsError as error:
            raise SaveError("{path} exists already; go on with it by --resume {path}", path=str(self.path)) from error
        except OSError as error:
            raise self.unwritable(error) from error

    def unwritable(self, error: OSError) -> SaveError:
        return SaveError("can't write {path}: {reason}", path=str(self.path), reason=of_system(error))

    def make_folder(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(
                "can't make the folder {path}: {reason}; choose a file with --save",
                path=str(self.path.parent),
                reason=of_system(error),
            ) from error

    def write(self, text: str) -> None:
        """Replace the file by this text: a reader finds the old one or the new one, never half of it."""
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
        """As write; but a full disk in the middle of a game doesn't end it."""
        try:
            self.write(text)
            self.trouble = None
        except SaveError as error:
            self.trouble = error


def read_whole_lines(path: Path) -> tuple[str, bool]:
    """The text of a record, and whether its last line was cut off: a line counts when it is ended."""
    whole, _, rest = content_of(path).rpartition(b"\n")
    try:
        return (whole + b"\n").decode("utf-8"), bool(rest.strip())
    except UnicodeDecodeError as error:
        raise SaveError("{path} is no record: it is not text", path=str(path)) from error
