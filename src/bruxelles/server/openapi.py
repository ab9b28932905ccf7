"""`python -m bruxelles.server.openapi` prints the OpenAPI description, in a fixed order."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from bruxelles.server.app import create_app
from bruxelles.server.config import Config


def described() -> str:
    return json.dumps(create_app(Config(Path("unused"))).openapi(), indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    sys.stdout.write(described())
