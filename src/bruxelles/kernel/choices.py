"""Answers that a person gave as one choice, to be undone and redone together."""

from __future__ import annotations

from bruxelles.kernel.match import Match


class Choices:
    """The choices of a match that can still be undone or redone, for user interfaces that answer several decisions
    with one key or click.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.marks: list[int] = []  # how many answers could be undone before each choice
        self.undone: list[int] = []  # how many answers each undone choice had given

    def made(self, answers: int) -> None:
        """Count this many of the last answers as one choice."""
        target = max(len(self.match.past) - answers, 0)
        self.marks = [mark for mark in self.marks if mark < target] + [target]
        self.undone.clear()

    def undo(self) -> None:
        """Undo the last choice with all its answers."""
        past = self.match.past
        target = max((mark for mark in self.marks if mark < len(past)), default=len(past) - 1)
        self.marks = [mark for mark in self.marks if mark < target]
        self.undone.append(len(past) - target)
        while len(self.match.past) > target:
            self.match.undo()

    def can_redo(self) -> bool:
        return bool(self.undone) and bool(self.match.undone)

    def redo(self) -> None:
        """Redo the choice that was undone last."""
        self.marks.append(len(self.match.past))
        for _ in range(min(self.undone.pop(), len(self.match.undone))):
            self.match.redo()

    def forget(self) -> None:
        """Forget everything that could be undone or redone."""
        for forgotten in (self.marks, self.undone, self.match.past, self.match.undone):
            forgotten.clear()
