"""The languages: their catalogues, and what turns keys and fields into sentences. For user interfaces only."""

from bruxelles.words.catalogue import UnknownLanguageError, default_language, languages, preferred_language
from bruxelles.words.speech import Field, Message, MissingWordError, Token, Words, bot_label, message_of, plain, speak

__all__ = [
    "Field",
    "Message",
    "MissingWordError",
    "Token",
    "UnknownLanguageError",
    "Words",
    "bot_label",
    "default_language",
    "languages",
    "message_of",
    "plain",
    "preferred_language",
    "speak",
]
