"""What Bruxelles 1893 says: facts, questions, options and reasons, as keys and fields."""

from bruxelles.words.b1893.help import HELP
from bruxelles.words.b1893.log import log_lines
from bruxelles.words.b1893.matters import matters_message
from bruxelles.words.b1893.options import option_message
from bruxelles.words.b1893.phrases import card_message, printed_message, text_of
from bruxelles.words.b1893.questions import chance_message, decision_message, phase_message, why_message

__all__ = [
    "HELP",
    "card_message",
    "chance_message",
    "decision_message",
    "log_lines",
    "matters_message",
    "option_message",
    "phase_message",
    "printed_message",
    "text_of",
    "why_message",
]
