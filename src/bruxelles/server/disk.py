"""When the disk fails: nothing has changed, and nobody is told what was to be written or read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bruxelles.kernel.complaint import Complaint
from bruxelles.server.sqlite import FAILURES, reason_of


class DiskError(Complaint):
    """The database can't be read or written now. It comes without the error of the database, which may quote answers,
    links or the seed.
    """

    def __init__(self, template: str, error: BaseException, /) -> None:
        super().__init__(template)
        self.reason = reason_of(error)  # for whoever runs the server


def unwritten(error: BaseException) -> DiskError:
    return DiskError("the server can't write to its disk right now; nothing has changed, so try again later", error)


@contextmanager
def reading() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise DiskError("the server can't read from its disk right now; try again later", error) from None
