"""An error that only a mistake in the rules can cause."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Defect(AssertionError):
    """The rules contradict themselves. It is never a player's fault."""
