"""What a request is told when it can't be granted."""

from __future__ import annotations

from bruxelles.server import wire


class Refused(Exception):
    """A request that can't be granted, with the code and the reason; a late one also gets the table as it is."""

    def __init__(self, status: int, message: str, rule: str | None = None, frame: wire.Frame | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.message = message
        self.rule = rule
        self.frame = frame

    def shown(self) -> wire.Refusal | wire.Stale:
        problem = wire.Problem(message=self.message, rule=self.rule)
        if self.frame is None:
            return wire.Refusal(error=problem)
        return wire.Stale.model_construct(error=problem, frame=self.frame)
