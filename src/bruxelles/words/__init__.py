"""English and French: catalogues, and the small machinery that makes sentences of keys and fields. For windows only."""

from bruxelles.words.catalogue import LANGUAGES, UnknownLanguageError
from bruxelles.words.speech import Field, Message, MissingWordError, Token, Words, plain, speak

__all__ = [
    "LANGUAGES",
    "Field",
    "Message",
    "MissingWordError",
    "Token",
    "UnknownLanguageError",
    "Words",
    "plain",
    "speak",
]
