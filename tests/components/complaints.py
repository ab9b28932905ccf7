"""What a box answers to an attempt that may be refused."""

from collections.abc import Callable

from bruxelles.components.box import ComponentError


def complaint(attempt: Callable[[], object]) -> str:
    """What a ComponentError says, nothing if there is none; any other exception is a failure."""
    try:
        attempt()
    except ComponentError as refused:
        return str(refused)
    return ""
