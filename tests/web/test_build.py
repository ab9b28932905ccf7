"""The client is built from what the server speaks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


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
    # As the server sends it, with the typefaces and the drawings of all games.
    asked = re.findall(r'"/(assets/[^"]+)"', index)
    sent = [static / (name if name.endswith(".woff2") else f"{name}.br") for name in asked]
    assert {file.name.partition(".")[2] for file in sent} == {"js.br", "css.br", "woff2"}
    assert sum(file.stat().st_size for file in sent) < 215_000


def test_a_typeface_comes_with_its_licence() -> None:
    assets = ROOT / "src" / "bruxelles" / "server" / "static" / "assets"
    families = {file.name.partition("-latin-")[0] for file in assets.glob("*.woff2")}
    assert families == {"amarante", "alegreya-sans"}
    for family in families:
        assert "SIL OPEN FONT LICENSE" in (assets / f"{family}.OFL.txt").read_text("utf-8")
