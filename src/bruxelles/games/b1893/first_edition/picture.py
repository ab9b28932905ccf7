"""The table of the first edition as plain text."""

from __future__ import annotations

from bruxelles.games.b1893.first_edition.shapes import FirstEditionView
from bruxelles.games.b1893.picture import Picture, bare, counts
from bruxelles.games.b1893.shapes import BoardView, PlayerView


class FirstEditionPicture(Picture):
    """The picture in the terms of this edition, with its compass, the Exhibition tiles and the covered artworks."""

    square = "Bracket"
    irises = "shields"
    prestige = "Bonus"
    noble = "figure"
    meeples = "assistants"
    houses = "buildings"
    market = "shop"

    def __init__(self, view: BoardView, first_edition: FirstEditionView) -> None:
        super().__init__(view)
        self.first_edition = first_edition

    def board_lines(self) -> list[str]:
        first_edition = self.first_edition
        year = "taken" if first_edition.exhibition is None else f"of {first_edition.exhibition} face up"
        drawing: list[str] = []
        if first_edition.drawing is not None:
            drawing = [f"seat {first_edition.drawing} has drawn {first_edition.drawn_count} artworks"]
        return [
            *super().board_lines(),
            f"covered in the shop: {counts(first_edition.covered)}",
            f"compass clockwise: {', '.join(map(bare, self.view.compass.places)) or 'not laid'}",
            f"Exhibition tile {year}",
            *drawing,
        ]

    def first_passes(self, seat: PlayerView) -> str:
        return f"Exhibition tiles {self.first_edition.exhibitions[seat.seat - 1]}"
