"""Failures of the disk: nothing has changed, and the error doesn't reveal what was to be written or read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from bruxelles.kernel.complaint import Complaint
from bruxelles.server.sqlite import FAILURES, reason_of


class DiskError(Complaint):
    """The database can't be read or written now. The database's own error is left out, because it may quote answers,
    links or seeds.
    """

    def __init__(self, template: str, error: BaseException, /) -> None:
        super().__init__(template)
        self.reason = reason_of(error)  # for the operator


def unwritten(error: BaseException) -> DiskError:
    return DiskError("the server can't write to its disk right now; nothing has changed, so try again later", error)


@contextmanager
def reading() -> Iterator[None]:
    try:
        yield
    except FAILURES as error:
        raise DiskError("the server can't read from its disk right now; try again later", error) from None
