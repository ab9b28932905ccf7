"""English and French: catalogues, and the small machinery that makes sentences of keys and fields. For windows only."""

from bruxelles.words.catalogue import LANGUAGES, UnknownLanguageError, default_language
from bruxelles.words.speech import Field, Message, MissingWordError, Token, Words, bot_label, message_of, plain, speak

__all__ = [
    "LANGUAGES",
    "Field",
    "Message",
    "MissingWordError",
    "Token",
    "UnknownLanguageError",
    "Words",
    "bot_label",
    "default_language",
    "message_of",
    "plain",
    "speak",
]
