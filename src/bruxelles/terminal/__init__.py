"""The game in a terminal: a full screen, or plain lines for screen readers and pipes."""

from bruxelles.terminal.running import run

__all__ = ["run"]
