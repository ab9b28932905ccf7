"""How long tables are kept, as the operator sets it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from bruxelles.kernel.complaint import Complaint

State = Literal["unbegun", "going", "over"]

NEVER = "never"
SECONDS = {"h": 3_600, "d": 86_400}
LONGEST = 36_500  # of either unit


class PeriodError(Complaint):
    """A length of time that can't be read."""


@dataclass(frozen=True)
class Keeping:
    """How many seconds after its last visit a table is deleted; None means never."""

    unbegun: int | None = None  # while nobody has answered
    over: int | None = None
    idle: int | None = None  # in any state

    def limits(self) -> Mapping[State, int]:
        """The states in which tables are deleted, and after how many seconds."""
        states: dict[State, list[int | None]] = {
            "unbegun": [self.unbegun, self.idle],
            "going": [self.idle],
            "over": [self.over, self.idle],
        }
        known = {state: [limit for limit in limits if limit is not None] for state, limits in states.items()}
        return {state: min(limits) for state, limits in known.items() if limits}


KEEP_ALL = Keeping()


def read_period(text: str) -> int | None:
    """The seconds in a text such as `12h` or `90d`; None for `never`."""
    if text == NEVER:
        return None
    found = re.fullmatch(r"([0-9]{1,5})([hd])", text)
    if found is None or not 1 <= int(found[1]) <= LONGEST:
        raise PeriodError(
            "'{given}' is not a length of time; write hours as 12h, days as 90d, or never", given=text[:60]
        )
    return int(found[1]) * SECONDS[found[2]]


def read_keeping(unbegun: str, over: str, idle: str) -> Keeping:
    return Keeping(read_period(unbegun), read_period(over), read_period(idle))
