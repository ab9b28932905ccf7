"""What all shapes on the wire have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Said(BaseModel):
    """A model that we write; what we read is checked more closely."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)


class Asked(BaseModel):
    model_config = ConfigDict(extra="forbid", str_strip_whitespace=False)
