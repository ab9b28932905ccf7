"""What Bruxelles 1897 says: facts, questions, options and reasons, as keys and fields."""

from bruxelles.words.b1897.help import HELP
from bruxelles.words.b1897.log import log_lines
from bruxelles.words.b1897.matters import matters_message
from bruxelles.words.b1897.options import option_message
from bruxelles.words.b1897.questions import chance_message, decision_message, phase_message, why_message

__all__ = [
    "HELP",
    "chance_message",
    "decision_message",
    "log_lines",
    "matters_message",
    "option_message",
    "phase_message",
    "why_message",
]
