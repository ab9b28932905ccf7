"""Responses of the API: JSON that is ready to send, and the refusals that its description lists."""

from __future__ import annotations

from typing import Any

from fastapi.responses import Response

from bruxelles.server import wire

Responses = dict[int | str, dict[str, Any]]

# Any request may be refused with these: not JSON, too slow, too large, of the wrong shape, too many, not now.
ALWAYS = (400, 408, 413, 422, 429, 503)


def refusals(*codes: int) -> Responses:
    return {code: {"model": wire.Refusal, "description": "Refused"} for code in sorted({*codes, *ALWAYS})}


def json_response(json: bytes) -> Response:
    """JSON of our own, which needs no validation."""
    return Response(json, media_type="application/json")
