"""Messages as plain structures that become JSON, and as the models of the wire."""

from __future__ import annotations

from typing import Any

from bruxelles.server import wire
from bruxelles.words import Field, Message, Token

Json = dict[str, Any]


def message_json(message: Message) -> Json:
    return {"key": message.key, "fields": {name: field_json(value) for name, value in message.fields.items()}}


def field_json(value: Field) -> Any:
    if isinstance(value, Token):
        return {"token": value}
    if isinstance(value, Message):
        return message_json(value)
    if isinstance(value, int | str):
        return value
    return [field_json(item) for item in value]


def message_shown(message: Message) -> wire.Message:
    return wire.Message.model_validate(message_json(message))
