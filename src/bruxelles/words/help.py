"""What things on a table are, for people who point at them: sentences and rules, by token or by kind of token."""

from __future__ import annotations

from typing import NamedTuple

from bruxelles.words.speech import Message


class Help(NamedTuple):
    """What a thing does, and the rules about it."""

    does: Message
    rules: tuple[str, ...]
