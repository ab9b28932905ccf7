"""The client is built from what the server speaks."""

from __future__ import annotations

import gzip
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
LEVEL = 2  # of the server's own compression


def test_the_types_are_those_of_the_server() -> None:
    schema = subprocess.run([sys.executable, "-m", "bruxelles.server.openapi"], capture_output=True, check=True).stdout
    check = [str(BIN / "node"), "types.mjs", "--check"]
    compared = subprocess.run(check, cwd=ROOT / "web", input=schema, capture_output=True, check=False)
    assert compared.returncode == 0, compared.stderr.decode()


def test_the_lock_file_names_no_address() -> None:
    lock = (ROOT / "web" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in lock
    assert '"integrity"' in lock


def test_the_built_client_needs_nothing_from_elsewhere() -> None:
    static = ROOT / "src" / "bruxelles" / "server" / "static"
    index = (static / "index.html").read_text("utf-8")
    assert "http" not in index
    assert "<style" not in index
    # As the server sends it, with the drawings of all games.
    sent = sum(len(gzip.compress(file.read_bytes(), LEVEL)) for file in static.rglob("*") if file.is_file())
    assert sent < 200_000
