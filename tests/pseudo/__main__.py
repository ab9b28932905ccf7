"""python -m tests.pseudo FOLDER: writes the pseudo-language into a folder, for BRUXELLES_LANGUAGES."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.pseudo.making import write_language

if __name__ == "__main__":
    sys.stdout.write(f"{write_language(Path(sys.argv[1]))} written\n")
