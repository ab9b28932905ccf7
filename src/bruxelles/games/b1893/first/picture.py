"""The table of the first edition as plain text."""

from __future__ import annotations

from bruxelles.games.b1893.first.shapes import FirstView
from bruxelles.games.b1893.picture import Picture, bare, counts
from bruxelles.games.b1893.shapes import BoardView, PlayerView


class FirstPicture(Picture):
    """In the words of this edition, with the compass as it was laid, the Exhibition tiles and what the shop covers."""

    square = "Bracket"
    irises = "shields"
    prestige = "Bonus"
    noble = "figure"
    meeples = "assistants"
    houses = "buildings"
    market = "shop"

    def __init__(self, view: BoardView, first: FirstView) -> None:
        super().__init__(view)
        self.first = first

    def board_lines(self) -> list[str]:
        first = self.first
        year = "taken" if first.exhibition is None else f"of {first.exhibition} face up"
        drawing = [] if first.drawing is None else [f"seat {first.drawing} has drawn {first.drawn_count} artworks"]
        return [
            *super().board_lines(),
            f"covered in the shop: {counts(first.covered)}",
            f"compass clockwise: {', '.join(map(bare, self.view.compass.places)) or 'not laid'}",
            f"Exhibition tile {year}",
            *drawing,
        ]

    def first_passes(self, seat: PlayerView) -> str:
        return f"Exhibition tiles {self.first.exhibitions[seat.seat - 1]}"
