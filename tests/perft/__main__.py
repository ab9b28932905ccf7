"""python -m tests.perft counts anew and prints the table that stands in test_perft.py."""

from __future__ import annotations

import sys

from tests.perft.counting import counts
from tests.perft.starts import STARTS


def main() -> None:
    for start in STARTS:
        numbers = ", ".join(f"{number:_}" for number in counts(start.match(), start.depth))
        sys.stdout.write(f'    "{start.name}": ({numbers}),\n')


if __name__ == "__main__":
    main()
