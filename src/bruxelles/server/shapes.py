"""What all shapes on the wire share: their models, and fields that several of them have."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict
from pydantic import Field as Limits

MOST_ROWS = 1_000_000  # more than any log has
MOST_ENTRIES = 1_000_000  # more than any record has
MOST_SEATS = 8  # more than any game has

Text = Annotated[str, Limits(max_length=200)]
BotName = Annotated[str, Limits(max_length=40, description="A bot's name, from the list in `games`.")]
SeatKind = Literal["me", "here", "link", "bot"]
Colour = Literal["red", "blue", "violet", "green", "amber"]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Shown(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Asked(BaseModel):
    """What the server receives: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)
