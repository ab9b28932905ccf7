"""python -m tests.kinds: numbers what steps declare anew, in the manifests and in the vocabularies."""

from __future__ import annotations

import sys

from tests.kinds.numbering import FAMILIES, GAMES, stale, wanted


def main() -> None:
    for family in FAMILIES:
        texts = wanted(GAMES / family)
        for path in stale(GAMES / family):
            path.write_text(texts[path], "utf-8")
            sys.stdout.write(f"{path.relative_to(GAMES)} written\n")


if __name__ == "__main__":
    main()
