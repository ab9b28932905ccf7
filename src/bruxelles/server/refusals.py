"""Refusals: the answer to a request that can't be granted."""

from __future__ import annotations

import orjson

from bruxelles.kernel.complaint import Complaint, Detail, Phrase
from bruxelles.server.messages import Json, message_json
from bruxelles.words import message_of


class Refused(Complaint):
    """A request that can't be granted, with a status and the reason. A late one also gets the current frame."""

    def __init__(
        self,
        status: int,
        problem: str | Complaint,
        /,
        rule: str | None = None,
        frame: bytes | None = None,
        **fields: Detail,
    ) -> None:
        reason = Complaint(problem, **fields) if isinstance(problem, str) else problem
        super().__init__(reason.template, **reason.fields)
        self.status = status
        self.rule = rule
        self.frame = frame

    def json(self) -> bytes:
        error = problem_shown(self, self.rule)
        if self.frame is None:
            return orjson.dumps({"error": error})
        return orjson.dumps({"error": error, "frame": orjson.Fragment(self.frame)})


def problem_shown(problem: Phrase, rule: str | None = None) -> Json:
    return {"message": str(problem), "say": message_json(message_of(problem)), "rule": rule}
