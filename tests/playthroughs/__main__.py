"""python -m tests.playthroughs plays the games again and writes their texts anew, after a meant change of the rules.

Read the difference before it is committed: it says what the change does to a whole game.
"""

from __future__ import annotations

from tests.playthroughs.telling import FOLDER, PLAYTHROUGHS


def main() -> None:
    for old in FOLDER.glob("*/*.txt"):
        old.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.path.parent.mkdir(exist_ok=True)
        playthrough.path.write_text(playthrough.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
