"""How one game differs from the base rules: adjusted quantities, widened decisions, cards that listen at moments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from bruxelles.kernel.defect import Defect
from bruxelles.kernel.options import Options

if TYPE_CHECKING:
    from bruxelles.kernel.moments import Moment
    from bruxelles.kernel.steps import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Adjustment:
    """Changes a named quantity."""

    def of(self, state: Any, seat: i64, value: i64) -> i64:
        return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Widening:
    """Adds options to a kind of decision: new ones, numbered from MORE, or more of the decision's own."""

    def offer(self, state: Any, decision: Decision[Any, Any], out: Options) -> None:
        pass

    def apply(self, state: Any, decision: Decision[Any, Any], option: i64) -> None:
        pass

    def why_not(self, state: Any, decision: Decision[Any, Any], option: i64) -> i64:
        """Like Decision.why_not, for every option of the widened decision."""
        raise NotImplementedError

    def prior(self, state: Any, decision: Decision[Any, Any], option: i64) -> i64:
        """Like Decision.prior, for the options that it adds."""
        return 1


class Variants:
    """How one game differs from the base rules. Copies of a table share it, so it never changes once it is in use: when
    play brings a new difference, the table continues with a changed copy.
    """

    def __init__(self, quantities: i64, decisions: i64, moments: i64) -> None:
        self.adjustments: list[list[Adjustment]] = [[] for _ in range(quantities)]
        self.widenings: list[Widening | None] = [None for _ in range(decisions)]
        self.moments: list[list[Moment[Any]]] = [[] for _ in range(moments)]
        self.widened = False  # whether anything widens a decision
        self.has_listeners = False  # whether anything listens at a moment; without, moments cost nothing

    def widen(self, decision: i64, widening: Widening) -> None:
        """Add options to a decision. A second widening would replace the first, so it is refused."""
        if self.widenings[decision] is not None:
            raise Defect(f"decision {decision} is widened already, by {type(self.widenings[decision]).__name__}")
        self.widenings[decision] = widening
        self.widened = True

    def copy(self) -> Variants:
        new = Variants(0, 0, 0)
        new.adjustments = [adjustments[:] for adjustments in self.adjustments]
        new.widenings = self.widenings[:]
        new.moments = [moments[:] for moments in self.moments]
        new.widened = self.widened
        new.has_listeners = self.has_listeners
        return new
