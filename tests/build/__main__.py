"""`python -m tests.build WHEEL`: look whether a compiled wheel carries what this checkout has, and play from it."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.build.packing import ROOT, elsewhere, install
from tests.build.strangers import assert_carries, assert_plays


def main(wheel: Path) -> None:
    assert_carries(wheel, ROOT)
    with elsewhere() as place:
        installation = install(wheel.resolve(), place)
        assert_plays(installation, "compiled")
    who = "by another user" if installation.identity else "by the same user"
    sys.stdout.write(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, played {who}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
